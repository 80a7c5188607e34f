#include "models/predict/fidelity.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "models/clock/timing.h"
#include "models/predict/emitted_flops_table.h"
#include "models/predict/workspace_state.h"

#include <math.h>

static const char in_full[] =
    "HSCAL_EFFORT_FULL (--effort full), which times every event: HSCAL_EFFORT_MODEL (--effort "
    "model) times a sample",
                  in_a_sample[] = "a sample of the call; larger blocks need less, and HSCAL_EFFORT_ESTIMATE (--effort "
                                  "estimate) gives a bound";

static double on_series(hscal_spending may, int processes) {
  return may.series + may.series_more * fmin(processes, HSCAL_FIRST_PROCESSES);
}

double hscal__composite_operations(hscal_spending may, int processes) {
  return may.composite + may.process * processes + may.process_more * fmin(processes, HSCAL_FIRST_PROCESSES);
}

int hscal__is_composite(const hscal_call *call) { return hscal__is_scalapack(call->routine); }

int hscal__is_chain(const hscal_call *call) { return hscal__families[hscal__call_family(call)].chained; }

static int64_t most_timed(const hscal_workspace *workspace) {
  return workspace->most_timed ? workspace->most_timed : HSCAL_MOST_OPERATIONS;
}

static int64_t most_sampled(const hscal_workspace *workspace) {
  return workspace->most_sampled ? workspace->most_sampled : HSCAL_MOST_SAMPLED;
}

int hscal__fidelity_dry_run(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                            hscal_effort effort) {
  if (!hscal__is_composite(call)) return 0;
  int low_fidelity = effort == HSCAL_EFFORT_LOW_FIDELITY;
  int64_t most = most_sampled(workspace);
  int status = hscal__dry_run(call, layout, &workspace->costs, low_fidelity, most, &workspace->budget.dry_run);
  if (status != HSCAL_TOO_DEAR || (low_fidelity && workspace->most_effort > 0)) return status;
  return hscal__too_many_operations(most, in_a_sample);
}

/* Shares what a composite may take among its series. Null if it is timed as a whole. */
static const hscal_budget *budget_of(hscal_workspace *workspace, const hscal_layout *layout, hscal_spending may_take) {
  double operations = hscal__composite_operations(may_take, hscal__layout_processes(layout));
  return hscal__budget_share(&workspace->budget, operations) ? NULL : &workspace->budget;
}

/* Products, whose panels are alike: few of them tell the others. */
static int is_in_panels(const hscal_call *call) {
  return hscal__families[hscal__call_family(call)].work == HSCAL_WORK_PRODUCTS;
}

static double times_finer(const hscal_workspace *workspace) {
  return workspace->times_finer > 0 ? workspace->times_finer : 1;
}

/* What a larger sample may spend. */
static hscal_spending refined(hscal_spending usual, double times) {
  return (hscal_spending){.series = times * usual.series,
                          .series_more = times * usual.series_more,
                          .cut = usual.cut,
                          .composite = times * usual.composite,
                          .process = times * usual.process,
                          .process_more = times * usual.process_more};
}

hscal_sample hscal__fidelity_sample(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                                    hscal_effort effort, hscal_spending usual) {
  if (effort == HSCAL_EFFORT_FULL) return (hscal_sample){.most_operations = most_timed(workspace), .refusal = in_full};
  const int64_t most = most_sampled(workspace);
  int low_fidelity = effort == HSCAL_EFFORT_LOW_FIDELITY;
  const double times = low_fidelity ? 1 : times_finer(workspace);
  hscal_spending may_take = low_fidelity ? hscal__low_fidelity_spending : refined(usual, times);
  if (hscal__is_composite(call)) {
    const hscal_budget *budget = budget_of(workspace, layout, may_take);
    int64_t kept = low_fidelity && budget ? HSCAL_LEAST_KEPT : 0;
    return (hscal_sample){.kept = kept,
                          .steps = budget != NULL,
                          .budget = budget,
                          .low_fidelity = low_fidelity,
                          .stretch = workspace->stretch,
                          .most_operations = most,
                          .refusal = in_a_sample};
  }
  /* Of each process: a product, and in each direction a receive and a send. Runs: pairs of the LCM grid. */
  double a_panel = (1.0 + 2 * (layout->nprow > 1) + 2 * (layout->npcol > 1)) * hscal__layout_processes(layout);
  double runs = (double)hscal__lcm(layout->nprow, layout->npcol);
  int least = is_in_panels(call) ? HSCAL_LEAST_KEPT : HSCAL_KEPT_APART;
  double series = on_series(may_take, hscal__layout_processes(layout));
  double kept = fmax(HSCAL_REPEAT_OPERATIONS / (a_panel * runs), least);
  return (hscal_sample){.kept = (int64_t)(kept * times),
                        .steps = hscal__is_chain(call) ? (int64_t)fmax(series / a_panel, HSCAL_LEAST_STEPS) : 0,
                        .times_finer = times,
                        .limit = (int64_t)fmax(may_take.cut * series,
                                               (low_fidelity ? HSCAL_LEAST_PANELS_LOW : HSCAL_LEAST_PANELS) * a_panel),
                        .total_flops = hscal__emitted_flops(call, layout),
                        .low_fidelity = low_fidelity,
                        .stretch = workspace->stretch,
                        .most_operations = most,
                        .refusal = in_a_sample};
}

double hscal__fidelity_most_shared(const hscal_workspace *workspace, const hscal_call *call,
                                   const hscal_layout *layout) {
  int are_few = hscal__layout_processes(layout) <= HSCAL_FEW_PROCESSES;
  double longest = are_few ? fmax(layout->nprow, layout->npcol) : hscal__usual_chain;
  if (hscal__is_composite(call) || workspace->dataflow.met)
    return hscal__most_overlapped * fmin(1, hscal__usual_chain / longest);
  return workspace->lowering.operations <= HSCAL_FEW_OPERATIONS ? hscal__most_shared_by_few : hscal__most_shared;
}

void hscal__fidelity_look_early(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout) {
  double most = hscal__fidelity_most_shared(workspace, call, layout),
         enough = hscal__part_before_look * hscal__call_flops(call);
  if (enough > 0)
    hscal__dataflow_look_at(&workspace->dataflow, &workspace->lowering.flops, enough, hscal__far_too_much * most);
}

int hscal__fidelity_check_events(const hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout) {
  const int64_t most = most_timed(workspace);
  hscal_dry_run all;
  int status = hscal__dry_run(call, layout, &workspace->costs, 0, most, &all);
  int is_too_much =
      status == HSCAL_TOO_DEAR || (!status && hscal__dry_run_volume(&all) > hscal__surely_too_many * (double)most);
  return is_too_much ? hscal__too_many_operations(most, in_full) : status;
}
