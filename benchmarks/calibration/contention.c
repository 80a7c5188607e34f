/* The dataflow clock where things are shared, by habit, against the event-driven clock: every event by both. */
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "instrumented_scalapack/scheme.h"
#include "models/clock/dataflow_steps.h"
#include "models/predict/workspace_state.h"
#include "statistics.h"
#include "table.h"
#include "varied.h"

#include <math.h>

static const char *const routines[] = {"pdgemm", "pdgetrf", "pdtrsm", "pdpotrf",
                                       "pdsyrk", "pdgeqrf", "pdtrmm", "pdsymm"};
static const char *const machines[] = {"8x8@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
                                       "16x4@20, lat 20us, bw 2GB, half 16, mem 64GB, ideal"};
static const int grids[][2] = {{8, 8}, {4, 16}, {5, 9}};
#define COUNT(array) (sizeof(array) / sizeof *(array))
enum { MOST_PROCESSES = 64, ORDER = 1500, BLOCK = 64, MOST_CASES = 48 };

typedef struct shared_call {
  hscal_machine *machine;
  hscal_call call;
  hscal_layout layout;
  int node_of[MOST_PROCESSES];
  double log_event;
} shared_call;

/* Logarithm of the dataflow clock's seconds, over every step. */
static int log_dataflow(calibration *c, shared_call *s, double *logarithm) {
  hscal_workspace *w = c->workspace;
  hscal_placement placement = {s->machine, s->node_of};
  HSCAL_TRY(hscal__costs_set(&w->costs, &placement, hscal__layout_processes(&s->layout), s->call.routine));
  hscal__costs_forget(&w->costs);
  HSCAL_TRY(hscal__dataflow_reset(&w->dataflow, &w->costs, &w->mailbox, 1));
  HSCAL_TRY(hscal__dataflow_share(&w->dataflow));
  HSCAL_TRY(hscal__lowering_set(&w->lowering, &w->costs, &s->layout, &hscal__dataflow_steps, &w->dataflow));
  HSCAL_TRY(hscal__scheme_run(&s->call, &s->layout, &w->lowering.sink));
  *logarithm = log(hscal__dataflow_seconds(&w->dataflow));
  return 0;
}

static int errors(calibration *c, shared_call *cases, int n, values *off) {
  for (int i = 0; i < n; i++) {
    double logarithm = 0;
    HSCAL_TRY(log_dataflow(c, &cases[i], &logarithm));
    HSCAL_TRY(values_add(off, fabs(logarithm - cases[i].log_event)));
  }
  return 0;
}

static int make(calibration *c, int which, shared_call *s) {
  const int *grid = grids[which / (int)COUNT(routines) % (int)COUNT(grids)];
  const char *text = machines[which / (int)(COUNT(routines) * COUNT(grids))];
  HSCAL_TRY(hscal_machine_load(text, &s->machine));
  s->call =
      hscal__call_make(hscal__routine_find(routines[which % (int)COUNT(routines)]), ORDER, ORDER, ORDER, BLOCK, BLOCK);
  s->layout = hscal__layout_make(grid[0], grid[1], 32);
  hscal__place_in_order(s->machine, grid[0] * grid[1], s->node_of);
  hscal_placement placement = {s->machine, s->node_of};
  return log_seconds(c, &s->call, &s->layout, &placement, HSCAL_EFFORT_FULL, &s->log_event);
}

/* The freshness for which the mean error is least. */
static int fit_freshness(calibration *c, shared_call *cases, int n, double *best) {
  const double step = 0.1;
  double least = INFINITY;
  for (int i = 1; i * step <= 1; i++) {
    values off = {0};
    varied.freshness = i * step;
    int status = errors(c, cases, n, &off);
    double mean = values_mean(&off);
    values_free(&off);
    if (status) return status;
    if (mean < least) least = mean, *best = i * step;
  }
  varied = headers;
  return 0;
}

int print_contention(calibration *c) {
  const double claimed = 0.02;
  shared_call cases[MOST_CASES] = {{0}};
  values off = {0};
  double freshness = NAN;
  int n = cases_of(c, MOST_CASES, 8), status = 0;
  if (n > MOST_CASES) n = MOST_CASES;
  for (int i = 0; i < n && !status; i++) status = make(c, i, &cases[i]);
  if (!status) status = errors(c, cases, n, &off);
  if (!status) status = fit_freshness(c, cases, n, &freshness);
  if (!status) {
    table_title(
        "Contention on the dataflow clock", "src/models/clock/calibrated.h",
        "|log(dataflow / event-driven clock)| on nodes of several processes, every event; what it remembers was chosen "
        "by trial for this error");
    table_row("mean error", claimed, values_mean(&off), "%d layouts of 8 routines; worst %.3g", off.n,
              values_quantile(&off, 1));
    table_row("hscal__freshness", headers.freshness, freshness, "the least mean error of 0.1, 0.2, ..., 1");
  }
  values_free(&off);
  for (int i = 0; i < n; i++) hscal_machine_free(cases[i].machine);
  return status;
}
