/* Plans made in deadline mode: how far the rough clock, whose seconds they tell, is off where it has chosen the layout. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "models/predict/calibrated.h"
#include "models/predict/interval.h"
#include "plan/planner.h"
#include "statistics.h"
#include "table.h"

#include <math.h>
#include <stdio.h>

static const char *const routines[] = {"pdgemm",  "pdtrsm",  "pdgetrf", "pdsymm",  "pdgeqrf", "pdsyrk",
                                       "pdpotrf", "pdtrmm",  "pdgesv",  "pdsyr2k", "pdsytrd", "pdtrtri",
                                       "pdgels",  "pdormqr", "pdgetri", "pdsygst", "pdsyevd", "pdgebrd",
                                       "pdposv",  "pdorgqr", "pdgehrd", "pdpotri", "pdgetrs", "pdtran"};
static const char *const machines[] = {"8x1@20, lat 10us, bw 1GB, half 16, mem 64GB, ideal",
                                       "6x1@25 + 6x1@10, lat 50us, bw 250MB, half 16, mem 64GB, ideal",
                                       "64x1@20, lat 10us, bw 1GB, half 16, mem 64GB, ideal",
                                       "8x8@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
                                       "4x4@10 + 4x4@25, lat 20us, bw 2GB, half 16, mem 64GB, ideal",
                                       "128x1@20, lat 5us, bw 5GB, half 16, mem 64GB, ideal"};
static const char *const large_machines[] = {"4096x1@20, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
                                             "512x8@10, lat 5us, bw 5GB, half 16, mem 64GB, ideal"};
#define COUNT(array) (sizeof(array) / sizeof *(array))

static int judge(calibration *c, const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan,
                 values off[HSCAL_INTERVAL_SORTS]) {
  hscal_call call = *open;
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {machine, plan->node_of};
  double good_s;
  hscal__call_fill_blocks(&call, plan->mb, plan->nb);
  HSCAL_TRY(hscal__timeof_in(c->workspace, &call, &layout, &placement, HSCAL_EFFORT_MODEL, &good_s));
  return values_add(&off[hscal__interval_sort(&call, &placement, plan->nprocs)], fabs(good_s / plan->predicted_s - 1));
}

static int plan_on(calibration *c, const char *text, int n, int nroutines, values off[HSCAL_INTERVAL_SORTS]) {
  const hscal_options deadline = {.patience = 0.1};
  hscal_machine *machine = NULL;
  int status = hscal_machine_load(text, &machine);
  for (int r = 0; r < nroutines && !status; r++) {
    hscal_call call = hscal__call_make(hscal__routine_find(routines[r]), n, n, n, 0, 0);
    hscal_plan *plan = NULL;
    status = hscal__plan_call(&call, machine, &deadline, &plan);
    if (!status && plan->is_rough) status = judge(c, &call, machine, plan, off);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
  return status;
}

static int plan_all(calibration *c, values off[HSCAL_INTERVAL_SORTS], values on_many[HSCAL_INTERVAL_SORTS]) {
  static const int sizes[] = {1500, 4000, 9000};
  enum { LARGE = 30000, OF_LARGE = 11, SIZES = COUNT(sizes), ROUTINES = COUNT(routines) };
  int nsizes = hscal__min(cases_of(c, SIZES, 1), SIZES), nroutines = hscal__min(cases_of(c, ROUTINES, 6), ROUTINES);
  for (size_t m = 0; m < COUNT(machines); m++)
    for (int s = 0; s < nsizes; s++) HSCAL_TRY(plan_on(c, machines[m], sizes[s], nroutines, off));
  for (size_t m = 0; m < COUNT(large_machines) && c->share >= 1; m++)
    HSCAL_TRY(plan_on(c, large_machines[m], LARGE, OF_LARGE, on_many));
  return 0;
}

int print_deadlines(calibration *c) {
  values off[HSCAL_INTERVAL_SORTS] = {{0}}, on_many[HSCAL_INTERVAL_SORTS] = {{0}}, many = {0};
  int status = plan_all(c, off, on_many);
  if (!status)
    table_title("Intervals of the rough clock", "src/models/predict/calibrated.h",
                "what 9 in 10 plans with --patience 0.1 that tell the rough clock's seconds are off by, against the "
                "good one's");
  for (int sort = 0; sort < HSCAL_INTERVAL_SORTS; sort++) {
    char name[64];
    double header = hscal__off_by_low[sort], today = values_quantile(&off[sort], 0.9);
    snprintf(name, sizeof name, "hscal__off_by_low[%d]", sort);
    if (!status && off[sort].n == 0)
      table_row(name, header, NAN, "no such plan tells the rough clock's seconds; %s", hscal__interval_sort_name(sort));
    else if (!status)
      table_row(name, header, today, "%d plans, %.0f %% of them inside; %s", off[sort].n,
                100 * values_share(&off[sort], header), hscal__interval_sort_name(sort));
    int is_composite = sort / 2 == 1;
    for (int i = 0; is_composite && i < on_many[sort].n && !status; i++)
      status = values_add(&many, on_many[sort].value[i]);
    values_free(&off[sort]);
    values_free(&on_many[sort]);
  }
  double today = values_quantile(&many, 0.9);
  if (!status)
    table_row("hscal__off_by_low_where_many", hscal__off_by_low_where_many, today,
              "%d plans of ScaLAPACK's routines on 4,096 processors", many.n);
  values_free(&many);
  return status;
}
