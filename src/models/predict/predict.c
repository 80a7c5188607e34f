#include "models/predict/predict.h"
#include "base/status.h"
#include "call/sequence.h"
#include "instrumented_scalapack/expectations.h"
#include "instrumented_scalapack/scheme.h"
#include "models/bounds/bound.h"
#include "models/clock/dataflow_steps.h"
#include "models/clock/timing.h"
#include "models/predict/calibrated.h"
#include "models/predict/emitted_flops_table.h"
#include "models/predict/fidelity.h"
#include "models/predict/workspace_state.h"

#include <math.h>

int hscal__timeof_check_size(const hscal_layout *layout) {
  int processes = hscal__layout_processes(layout);
  if (processes <= HSCAL_MOST_PROCESSES) return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "a grid of %d x %d has %d processes; timeof predicts for at most %d",
                     layout->nprow, layout->npcol, processes, HSCAL_MOST_PROCESSES);
}

/* Runs the scheme into steps. */
static int run_scheme(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                      const hscal_steps *steps, void *self, hscal_sample sample) {
  hscal_sampler *sampler = &workspace->sampler;
  HSCAL_TRY(hscal__lowering_set(&workspace->lowering, &workspace->costs, layout, steps, self));
  hscal__sampler_set(sampler, &workspace->lowering, sample);
  return hscal__sampler_status(sampler, hscal__scheme_run(call, layout, &sampler->sink));
}

/* A panel of many blocks is broadcast by as many owners at once. Where these broadcasts share links, each panel waits longer for the one
 * before, and no short sample tells how long. */
static int delays_add_up(const hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout) {
  return workspace->nearly_shares && layout->backend.panel >= HSCAL_BLOCKS_THAT_ADD_UP * call->operand[HSCAL_A].desc.nb;
}

static int by_dataflow(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                       hscal_effort effort, double *seconds) {
  hscal_dataflow *dataflow = &workspace->dataflow;
  int shares = !hscal__dataflow_suffices(&workspace->costs);
  hscal_sample sample = hscal__fidelity_sample(workspace, call, layout, effort, hscal__dataflow_spending);
  HSCAL_TRY(hscal__dataflow_reset(dataflow, &workspace->costs, &workspace->mailbox, 1));
  if (shares) HSCAL_TRY(hscal__dataflow_share(dataflow));
  hscal__effort_limit(workspace, 1, effort, &sample);
  if (effort == HSCAL_EFFORT_MODEL && hscal__is_composite(call)) hscal__fidelity_look_early(workspace, call, layout);
  int status = run_scheme(workspace, call, layout, &hscal__dataflow_steps, dataflow, sample);
  hscal__effort_count(workspace, 1);
  HSCAL_TRY(status);
  *seconds = hscal__dataflow_seconds(dataflow);
  const double shared = hscal__dataflow_shared(dataflow), most = hscal__fidelity_most_shared(workspace, call, layout);
  int is_coarse = workspace->sampler.is_coarse; /* then it need not share as much as it seems */
  workspace->shares = shares || shared > (is_coarse ? hscal__low_fidelity_tolerance : 1) * most;
  workspace->nearly_shares = !shares && !hscal__is_composite(call) && shared > hscal__nearly_shared * most;
  workspace->was_low_fidelity = workspace->shares || is_coarse;
  if (effort == HSCAL_EFFORT_LOW_FIDELITY) return delays_add_up(workspace, call, layout) ? HSCAL_NEEDS_EVENT_CLOCK : 0;
  return workspace->was_low_fidelity ? HSCAL_NEEDS_EVENT_CLOCK : 0;
}

/* Part by which shares of links may be off. */
static double tolerance_of(const hscal_layout *layout, hscal_effort effort) {
  if (effort == HSCAL_EFFORT_FULL || hscal__layout_processes(layout) <= HSCAL_FEW_PROCESSES) return 0;
  return effort == HSCAL_EFFORT_LOW_FIDELITY ? hscal__low_fidelity_share_tolerance : hscal__share_tolerance;
}

static int by_clock(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout, hscal_effort effort,
                    double *seconds) {
  hscal_stream *stream = &workspace->stream;
  workspace->shares = 1, workspace->nearly_shares = 0;
  hscal_sample sample = hscal__fidelity_sample(workspace, call, layout, effort, hscal__event_clock_spending);
  hscal__effort_limit(workspace, 0, effort, &sample);
  HSCAL_TRY(hscal__stream_reset(stream, &workspace->costs, &workspace->mailbox, hscal__layout_processes(layout)));
  if (!workspace->clock.observer)
    hscal__event_clock_follow(&workspace->clock, stream); /* observers may look back at messages */
  const double tolerance = workspace->clock.flows.tolerance = tolerance_of(layout, effort);
  workspace->clock.flows.looked = 0; /* the scheme may give up before the clock begins */
  int status = run_scheme(workspace, call, layout, &hscal__stream_steps, stream, sample);
  workspace->was_low_fidelity = workspace->sampler.is_coarse || tolerance > hscal__share_tolerance;
  if (!status) status = hscal__event_clock_run(&workspace->clock, stream, seconds);
  hscal__effort_count(workspace, 0);
  return status;
}

int hscal__timeof_observed(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                           const hscal_clock_observer *observer, double *predicted_s) {
  HSCAL_TRY(hscal__fidelity_dry_run(workspace, call, layout, HSCAL_EFFORT_MODEL));
  workspace->clock.observer = observer;
  int status = by_clock(workspace, call, layout, HSCAL_EFFORT_MODEL, predicted_s);
  workspace->clock.observer = NULL;
  return status;
}

/* The clock over every event is right without a bound, which may take longer where its limit refuses the call. */
static int one_fully(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                     const hscal_placement *placement, double *predicted_s) {
  HSCAL_TRY(hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine));
  hscal__costs_forget(&workspace->costs);
  HSCAL_TRY(hscal__fidelity_check_events(workspace, call, layout));
  return by_clock(workspace, call, layout, HSCAL_EFFORT_FULL, predicted_s);
}

/* The calls of a sequence begin together, as in a program whose processes wait for each other. The workspace tells of all of them. */
static int parts_above(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                       const hscal_placement *placement, hscal_effort effort, double *seconds) {
  const double most = workspace->most_effort;
  const int expects_sharing = workspace->expects_sharing;
  double spent = 0;
  int status = 0, low_fidelity = 0, shares = 0;
  *seconds = 0;
  workspace->expects_sharing = 0; /* some of them may share links, and others not */
  for (int i = 0; i < hscal__parts(call) && !status; i++) {
    const hscal_call part = hscal__part(call, i);
    double part_s = 0;
    if (most > 0) workspace->most_effort = fmax(most - spent, 1); /* 0 is no limit */
    status = hscal__timeof_above(workspace, &part, layout, placement, effort, 0, &part_s);
    *seconds += hscal__part_count(call, i) * part_s;
    spent += workspace->effort;
    low_fidelity |= workspace->was_low_fidelity, shares |= workspace->shares;
  }
  workspace->most_effort = most, workspace->effort = spent, workspace->expects_sharing = expects_sharing;
  workspace->was_low_fidelity = low_fidelity, workspace->shares = shares;
  return status;
}

int hscal__timeof_above(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                        const hscal_placement *placement, hscal_effort effort, double bound_s, double *predicted_s) {
  double seconds = 0;
  if (call->sequence) {
    HSCAL_TRY(parts_above(workspace, call, layout, placement, effort, &seconds));
    *predicted_s = fmax(seconds, bound_s);
    return 0;
  }
  int status = HSCAL_NEEDS_EVENT_CLOCK;
  workspace->effort = 0;
  HSCAL_TRY(hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine));
  hscal__costs_forget(&workspace->costs);
  HSCAL_TRY(hscal__fidelity_dry_run(workspace, call, layout, effort));
  /* Vectors take few steps, whose small messages are the whole: not worth an approximation. */
  int is_low_fidelity = effort == HSCAL_EFFORT_LOW_FIDELITY,
      are_many = hscal__layout_processes(layout) > HSCAL_MANY_PROCESSES,
      is_enough = hscal__dataflow_suffices(&workspace->costs) ? is_low_fidelity || !workspace->expects_sharing
                                                              : is_low_fidelity && are_many;
  if (is_enough && hscal__is_chain(call)) {
    status = by_dataflow(workspace, call, layout, effort, &seconds);
    if (status == HSCAL_NEEDS_EVENT_CLOCK) effort = HSCAL_EFFORT_MODEL;
  }
  if (status == HSCAL_NEEDS_EVENT_CLOCK) status = by_clock(workspace, call, layout, effort, &seconds);
  HSCAL_TRY(status);
  *predicted_s = fmax(seconds, bound_s);
  return 0;
}

/* The sum of their bounds, as far as the limit wants it. */
static int bound_parts(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                       const hscal_placement *placement, double limit_s, double *bound_s) {
  *bound_s = 0;
  for (int i = 0; i < hscal__parts(call) && *bound_s < limit_s; i++) {
    const hscal_call part = hscal__part(call, i);
    double count = hscal__part_count(call, i), part_s = 0;
    HSCAL_TRY(hscal__lower_bound_within(workspace, &part, layout, placement, (limit_s - *bound_s) / count, &part_s));
    *bound_s += count * part_s;
  }
  return 0;
}

int hscal__lower_bound_within(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                              const hscal_placement *placement, double limit_s, double *bound_s) {
  if (call->sequence) return bound_parts(workspace, call, layout, placement, limit_s, bound_s);
  HSCAL_TRY(hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine));
  return hscal__lower_bound(call, layout, &workspace->costs, limit_s, bound_s);
}

int hscal__lower_bound_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                          const hscal_placement *placement, double *bound_s) {
  return hscal__lower_bound_within(workspace, call, layout, placement, INFINITY, bound_s);
}

static int fully(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                 const hscal_placement *placement, double *predicted_s) {
  *predicted_s = 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    double part_s;
    HSCAL_TRY(one_fully(workspace, &part, layout, placement, &part_s));
    *predicted_s += hscal__part_count(call, i) * part_s;
  }
  return 0;
}

int hscal__timeof_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                     const hscal_placement *placement, hscal_effort effort, double *predicted_s) {
  double bound_s = 0;
  workspace->effort = 0;
  if (effort == HSCAL_EFFORT_FULL) return fully(workspace, call, layout, placement, predicted_s);
  HSCAL_TRY(hscal__lower_bound_in(workspace, call, layout, placement, &bound_s));
  *predicted_s = bound_s;
  if (effort == HSCAL_EFFORT_ESTIMATE) return 0;
  return hscal__timeof_above(workspace, call, layout, placement, effort, bound_s, predicted_s);
}

int hscal__timeof(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                  hscal_effort effort, double *predicted_s) {
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  int status = hscal__timeof_in(workspace, call, layout, placement, effort, predicted_s);
  hscal__workspace_free(workspace);
  return status;
}

/* By how much the call takes less and more, in *less_s (not above 0) and *more_s. What depends on the data is done while nothing else
 * is, and low fidelity is enough for it: by how much it differs is told of that alone, at a part of the price of the call. */
static int range_of(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                    const hscal_placement *placement, double *less_s, double *more_s) {
  static const hscal_data data[] = {HSCAL_DATA_EXPECTED, HSCAL_DATA_LOWER, HSCAL_DATA_UPPER};
  hscal_layout only = *layout;
  double part_s[3];
  only.only_data = 1;
  for (int i = 0; i < 3; i++) {
    only.data = data[i];
    HSCAL_TRY(hscal__timeof_above(workspace, call, &only, placement, HSCAL_EFFORT_LOW_FIDELITY, 0, &part_s[i]));
  }
  *less_s = fmin(part_s[1] - part_s[0], 0);
  *more_s = fmax(part_s[2] - part_s[0], 0);
  return 0;
}

/* The range in *range_s, by a workspace for all timings. */
static int range_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                    const hscal_placement *placement, double predicted_s, double range_s[2]) {
  double below_s = 0, above_s = 0;
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    double less_s, more_s, count = hscal__part_count(call, i);
    if (!hscal__depends_on_data(&part)) continue;
    HSCAL_TRY(range_of(workspace, &part, layout, placement, &less_s, &more_s));
    below_s += count * less_s, above_s += count * more_s;
  }
  range_s[0] = fmax(predicted_s + below_s, 0);
  range_s[1] = predicted_s + above_s;
  return 0;
}

static int any_depends_on_data(const hscal_call *call) {
  int any = 0;
  for (int i = 0; i < hscal__parts(call) && !any; i++) {
    const hscal_call part = hscal__part(call, i);
    any = hscal__depends_on_data(&part);
  }
  return any;
}

int hscal__timeof_range(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                        double predicted_s, double range_s[2]) {
  range_s[0] = range_s[1] = predicted_s;
  if (!any_depends_on_data(call)) return 0;
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  int status = range_in(workspace, call, layout, placement, predicted_s, range_s);
  hscal__workspace_free(workspace);
  return status;
}
