/* What clocks take by the wall clock of this computer: processor seconds per operation, and prices as multiples of it.
 */
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "models/predict/calibrated.h"
#include "models/predict/workspace_state.h"
#include "nonnegative_prices.h"
#include "search/calibrated.h"
#include "statistics.h"
#include "stopwatch.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *const routines[] = {"pdgemm", "pdgetrf", "pdtrsm",  "pdpotrf", "pdsyrk",  "pdgeqrf",
                                       "pdsymm", "pdgesv",  "pdsytrd", "pdtrtri", "pdormqr", "pdgels"};
#define COUNT(array) (sizeof(array) / sizeof *(array))
enum { ROUTINES = COUNT(routines), MOST_PROCESSES = 4096 };

/* Which clock, where it is asked alone: at which effort on which machine and grid. */
typedef struct setting {
  const char *machine;
  int nprow, npcol, n;
  hscal_effort effort;
} setting;
enum { NEAR_SETTINGS = 3 };
typedef struct clock_group {
  const char *name;
  const hscal_clock_price *price;
  int is_dataflow, expects_sharing;
  setting near[NEAR_SETTINGS], far; /* far: on processes that are not in the caches; "contended" serves no others */
} clock_group;
static const clock_group groups[] = {
    {"dataflow",
     &hscal__dataflow_price,
     1,
     0,
     {{"16x1@20, lat 10us, bw 1GB, half 16, ideal", 4, 4, 4000, HSCAL_EFFORT_LOW_FIDELITY},
      {"64x1@20, lat 10us, bw 1GB, half 16, ideal", 8, 8, 8000, HSCAL_EFFORT_LOW_FIDELITY},
      {"1024x1@20, lat 5us, bw 5GB, half 16, ideal", 32, 32, 16000, HSCAL_EFFORT_LOW_FIDELITY}},
     {"4096x1@20, lat 5us, bw 5GB, half 16, ideal", 64, 64, 30000, HSCAL_EFFORT_LOW_FIDELITY}},
    {"contended",
     &hscal__contended_price,
     1,
     0,
     {{"288x8@10, lat 5us, bw 5GB, half 16, ideal", 48, 48, 24000, HSCAL_EFFORT_LOW_FIDELITY},
      {"320x8@10, lat 5us, bw 5GB, half 16, ideal", 40, 64, 24000, HSCAL_EFFORT_LOW_FIDELITY},
      {"192x16@10, lat 5us, bw 5GB, half 16, ideal", 48, 64, 24000, HSCAL_EFFORT_LOW_FIDELITY}},
     {"512x8@10, lat 5us, bw 5GB, half 16, ideal", 64, 64, 30000, HSCAL_EFFORT_LOW_FIDELITY}},
    {"event_clock",
     &hscal__event_clock_price,
     0,
     1,
     {{"16x1@20, lat 10us, bw 1GB, half 16, ideal", 4, 4, 4000, HSCAL_EFFORT_MODEL},
      {"64x1@20, lat 10us, bw 1GB, half 16, ideal", 8, 8, 8000, HSCAL_EFFORT_MODEL},
      {"8x8@10, lat 5us, bw 5GB, half 16, ideal", 8, 8, 8000, HSCAL_EFFORT_MODEL}},
     {"2560x1@20, lat 5us, bw 5GB, half 16, ideal", 40, 64, 30000, HSCAL_EFFORT_MODEL}}};
enum { GROUPS = COUNT(groups), MOST_TIMINGS = ROUTINES * NEAR_SETTINGS };

/* Processor seconds of one timing, the least of some, and what is paid for in it. */
typedef struct timing {
  double taken_s, counted; /* counted: operations of 60 ns, as effort.c counts them */
  double paid[PRICES];     /* operations, single ones, looks, processes */
} timing;
enum { OPERATION, SINGLE, LOOK, PROCESS };

static void note(const hscal_workspace *w, int is_dataflow, timing *t) {
  t->counted = w->effort;
  t->paid[OPERATION] = (double)w->lowering.operations;
  t->paid[SINGLE] = (double)w->lowering.single;
  t->paid[LOOK] = is_dataflow ? hscal__dataflow_looked(&w->dataflow) : w->clock.flows.looked;
  t->paid[PROCESS] = w->costs.nprocs;
}

/* On these settings no other clock is asked in vain before. */
static int time_one(calibration *c, const clock_group *group, const setting *at, const char *routine, timing *t) {
  enum { AGAIN = 3 };
  static int node_of[MOST_PROCESSES];
  hscal_machine *machine = NULL;
  HSCAL_TRY(hscal_machine_load(at->machine, &machine));
  hscal_call call = hscal__call_make(hscal__routine_find(routine), at->n, at->n, at->n, 64, 64);
  hscal_layout layout = hscal__layout_make(at->nprow, at->npcol, 32);
  hscal_placement placement = {machine, node_of};
  hscal__place_in_order(machine, at->nprow * at->npcol, node_of);
  hscal__workspace_expect_sharing(c->workspace, group->expects_sharing);
  t->taken_s = INFINITY;
  int status = 0;
  for (int i = 0; i < AGAIN && !status; i++) {
    double seconds, begin_s = processor_s();
    status = hscal__timeof_above(c->workspace, &call, &layout, &placement, at->effort, 0, &seconds);
    t->taken_s = fmin(t->taken_s, processor_s() - begin_s);
  }
  note(c->workspace, group->is_dataflow, t);
  hscal__workspace_expect_sharing(c->workspace, 0);
  hscal_machine_free(machine);
  return status;
}

static int time_near(calibration *c, const clock_group *group, timing *timings, int *n) {
  *n = 0;
  for (int s = 0; s < NEAR_SETTINGS; s++)
    for (int r = 0; r < cases_of(c, ROUTINES, 4) && r < ROUTINES; r++) {
      HSCAL_TRY(time_one(c, group, &group->near[s], routines[r], &timings[*n]));
      ++*n;
    }
  return 0;
}

/* Seconds of an operation that is counted, in the mean of logarithms. */
static double operation_s(const timing *timings, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += log(timings[i].taken_s / timings[i].counted);
  return n ? exp(sum / n) : NAN;
}

static void print_prices_of(const clock_group *group, const timing *timings, int n, double unit_s) {
  static const char *const parts[PRICES] = {"operation", "single", "look", "process"};
  const double header[PRICES] = {group->price->operation, group->price->single, group->price->look,
                                 group->price->process};
  double row[MOST_TIMINGS][PRICES], price[PRICES];
  for (int i = 0; i < n; i++)
    for (int p = 0; p < PRICES; p++) row[i][p] = header[p] > 0 ? timings[i].paid[p] * unit_s / timings[i].taken_s : 0;
  nonnegative_prices(n, row, header, price);
  for (int p = 0; p < PRICES; p++) {
    char name[64];
    snprintf(name, sizeof name, "hscal__%s_price.%s", group->name, parts[p]);
    if (header[p] > 0)
      table_row(name, header[p], price[p], "%d timings; least squares, held to the header where they cannot tell", n);
  }
  double usual = 0;
  for (int i = 0; i < n; i++) usual += timings[i].taken_s / unit_s / timings[i].paid[OPERATION] / n;
  char name[64];
  snprintf(name, sizeof name, "hscal__%s_price.usual", group->name);
  table_row(name, group->price->usual, usual, "an operation with all of that, mean of %d", n);
}

/* How many times as long as in the caches what is far takes. */
static int print_far(calibration *c, const clock_group *group, double near_s) {
  values times = {0};
  int status = 0;
  for (int r = 0; r < 4 && !status; r++) {
    timing t;
    status = time_one(c, group, &group->far, routines[r], &t);
    if (!status) status = values_add(&times, t.taken_s / (t.counted / group->price->far) / near_s);
  }
  char name[64];
  snprintf(name, sizeof name, "hscal__%s_price.far", group->name);
  if (!status)
    table_row(name, group->price->far, values_mean(&times), "%d timings on %d processes", times.n,
              group->far.nprow * group->far.npcol);
  values_free(&times);
  return status;
}

int print_prices(calibration *c) {
  timing timings[GROUPS][MOST_TIMINGS], all[GROUPS * MOST_TIMINGS];
  int n[GROUPS], total = 0;
  for (int g = 0; g < (int)GROUPS; g++) {
    HSCAL_TRY(time_near(c, &groups[g], timings[g], &n[g]));
    memcpy(&all[total], timings[g], (size_t)n[g] * sizeof **timings);
    total += n[g];
  }
  double unit_s = operation_s(all, total);
  table_title(
      "By this computer's clock: the clocks", "src/search/calibrated.h; src/models/predict/calibrated.h",
      "processor seconds, which depend on the computer and on who else is on it; prices as multiples of today's "
      "operation, so that they do not");
  table_row("HSCAL_OPERATION_S", HSCAL_OPERATION_S, unit_s, "%d timings of three clocks, mean of logarithms", total);
  for (int g = 0; g < (int)GROUPS; g++) {
    double own_s = operation_s(timings[g], n[g]);
    char name[64];
    snprintf(name, sizeof name, "counted operation, %s", groups[g].name);
    table_row(name, HSCAL_OPERATION_S, own_s, "%d timings", n[g]);
    print_prices_of(&groups[g], timings[g], n[g], unit_s);
    if (c->share >= 1) HSCAL_TRY(print_far(c, &groups[g], own_s));
  }
  return 0;
}
