/* Predicted seconds: the scheme's events, the machine's costs, a clock. */
#include "base/status.h"
#include "instrumented_pblas/gemm.h"
#include "instrumented_scalapack/expectations.h"
#include "instrumented_scalapack/scheme.h"
#include "models/bounds/bound.h"
#include "models/clock/dataflow_steps.h"
#include "models/predict/emitted_flops_table.h"
#include "models/predict/workspace.h"

#include <math.h>
#include <stdlib.h>

/* What HSCAL_EFFORT_MODEL times: docs/notebook/calibration_clock.md has the errors of these and other choices. */
enum {
  REPEAT_OPERATIONS = 6000, /* to spend on runs of alike panels, */
  LEAST_KEPT = 4,           /* keeping so many of each run at least, */
  KEPT_APART = 1000,        /* or so many where steps are messages and processes do not wait for each other; */
  LEAST_STEPS = 48,         /* so many of a series of similar steps at least, */
  LEAST_PANELS = 24,        /* but so many panels in any case, */
  LEAST_OF_ROUGH = 8        /* or so many for the rough clock */
};

/* What a clock may spend, by what it costs, in operations: on the series of a product's steps, and more for each of the first processes; on a
 * composite, for each process, and more for each of the first. A product without windows is cut when it has taken so many times what its
 * series may. */
enum { FIRST_PROCESSES = 1024 };
typedef struct spending {
  double series, series_more, cut;
  double composite, process, process_more;
} spending;
static const spending by_clock_spending = {.series = 180000,
                                           .series_more = 800,
                                           .cut = 2,
                                           .composite = 180000,
                                           .process = 400,
                                           .process_more = 400},
                      by_dataflow_spending = {.series = 600000, .cut = 5.0 / 3, .composite = 180000, .process = 600},
                      low_fidelity_spending = {.series = 6000, .cut = 1, .composite = 1000, .process = 20};

static double on_series(spending may, int processes) {
  return may.series + may.series_more * fmin(processes, FIRST_PROCESSES);
}

static double on_composite(spending may, int processes) {
  return may.composite + may.process * processes + may.process_more * fmin(processes, FIRST_PROCESSES);
}

/* What HSCAL_EFFORT_FULL times, all of it kept in memory: two GiB, a minute. What is sampled is less, but not where a single step goes
 * through all blocks of a triangle, and they are millions: as long, and nothing of it kept. */
enum { MOST_OPERATIONS = 100000000, MOST_SAMPLED = 1000000000 };
static const char in_full[] =
    "HSCAL_EFFORT_FULL (--effort full), which times every event: HSCAL_EFFORT_MODEL (--effort "
    "model) times a sample",
                  in_a_sample[] = "a sample of the call; larger blocks need less, and HSCAL_EFFORT_ESTIMATE (--effort "
                                  "estimate) tells a bound";

/* Messages that share a link for a larger part of the time than this are left to the event-driven clock: where those of MPI_Isend
 * overlap with others, which the cheap one times as if they were alone, its error is that part for each
 * process that a chain goes through. Few operations are cheap for either clock, and of small matrices messages are the most. */
static const double most_shared = 0.01, most_shared_by_few = 0.003, most_overlapped = 0.001;
static const double usual_chain = 14; /* processes of a row or column: of longer ones less may be shared, */
enum { FEW_OPERATIONS = 100000, FEW_PROCESSES = 256 }; /* unless there are many of them: it takes too long */

/* Where messages share links so many times too much when such a part of a composite is done, nothing more is timed in vain. In flops: operations
 * are not in step with time, p?orgqr begins with many that are small. */
static const double far_too_much = 4, to_look = 0.06;

/* On more processes than this the event-driven clock takes seconds: there the cheap one has to do wherever each has its own node. */
enum { MANY_PROCESSES = 2048 };

/* By which part shares of links may be off in sampled clocks on more than a few processes: sums over all of them would take their square. */
static const double share_tolerance = 0.01;

/* How much more than too much messages have to share links in a coarse sample to be sure that they share them too much. */
static const double doubt = 3;

/* What a clock takes, in units of 60 ns (docs/explanation/fidelity.md, The price of an evaluation): for each operation, as much more
 * for those that are events of their own, for each look at others who share something, and for each process. Of a call that has not
 * been timed yet: an operation with all of that. On many processes, which are not in the caches, all of it takes `far` times as long. */
typedef struct price {
  double operation, single, look, process, usual, far;
} price;
static const price alone_price = {0.13, 0.67, 0, 0, 0.35, 1.4}, contended_price = {0.23, 0.67, 0.035, 3, 1, 1},
                   clock_price = {0.67, 0, 0.28, 1.6, 1.2, 2};
/* Behind switches, whose links thousands share, at least so many times. */
static const double far_by_switches = 2;
/* Schemes take as much for each call of PBLAS that they make, in which each process computes about once: on few processes most of all. */
static const double call_price = 1;

hscal_workspace *hscal__workspace_new(void) { return calloc(1, sizeof(hscal_workspace)); }

void hscal__workspace_free(hscal_workspace *workspace) {
  if (!workspace) return;
  hscal__costs_free(&workspace->costs);
  hscal__lowering_free(&workspace->lowering);
  hscal__mailbox_free(&workspace->mailbox);
  hscal__stream_free(&workspace->stream);
  hscal__event_clock_free(&workspace->clock);
  hscal__dataflow_free(&workspace->dataflow);
  free(workspace);
}

double hscal__workspace_operations(const hscal_workspace *workspace) { return (double)workspace->lowering.operations; }

double hscal__workspace_effort(const hscal_workspace *workspace) { return workspace->effort; }

double hscal__workspace_volume(const hscal_workspace *workspace) {
  return hscal__dry_run_volume(&workspace->budget.dry_run);
}

int hscal__workspace_was_low_fidelity(const hscal_workspace *workspace) { return workspace->was_low_fidelity; }

int hscal__workspace_shares(const hscal_workspace *workspace) { return workspace->shares; }

void hscal__workspace_expect_sharing(hscal_workspace *workspace, int expects) { workspace->expects_sharing = expects; }

void hscal__workspace_limit(hscal_workspace *workspace, double effort) {
  workspace->most_effort = isfinite(effort) ? effort : 0;
}

static const price *price_of(const hscal_workspace *workspace, int is_dataflow) {
  return !is_dataflow ? &clock_price : workspace->dataflow.shares ? &contended_price : &alone_price;
}

/* How many times as long as in the caches all of it takes. */
static double distance(const hscal_workspace *workspace, int is_dataflow) {
  double far = price_of(workspace, is_dataflow)->far;
  if (workspace->costs.nprocs <= MANY_PROCESSES) return 1;
  return workspace->costs.switch_of ? fmax(far, far_by_switches) : far;
}

/* Counts what a clock has done that has run. */
static void count_effort(hscal_workspace *workspace, int is_dataflow) {
  const price *price = price_of(workspace, is_dataflow);
  const hscal_lowering *lowering = &workspace->lowering;
  int processes = workspace->costs.nprocs;
  double looked = is_dataflow ? hscal__dataflow_looked(&workspace->dataflow) : workspace->clock.flows.looked;
  double calls = (double)lowering->single / processes;
  double effort = price->operation * (double)lowering->operations + price->single * (double)lowering->single +
                  price->look * looked + price->process * processes + call_price * calls;
  workspace->effort += distance(workspace, is_dataflow) * effort;
}

/* What a timing of a sample may take at most, beside what the other clock has done in vain. */
static void limit(const hscal_workspace *workspace, int is_dataflow, hscal_effort effort, hscal_sample *sample) {
  if (effort == HSCAL_EFFORT_FULL || workspace->most_effort == 0) return;
  double usual = price_of(workspace, is_dataflow)->usual * distance(workspace, is_dataflow),
         left = workspace->most_effort - workspace->effort;
  sample->most = (int64_t)fmin(fmax(left / usual, 1), MOST_OPERATIONS); /* 0 is no limit */
  sample->gives_up = 1;
}

/* A routine of ScaLAPACK: steps are series of their own, mostly chained. */
static int is_composite(const hscal_call *call) { return hscal__routine_level(call->routine) == 4; }

double hscal__timeof_effort(const hscal_call *call, int processes, int shares, double volume) {
  /* of a product; of each process in whole turns, as long series of products have them */
  const double usual = 100000, windows = 900;
  spending may_take = shares ? by_clock_spending : by_dataflow_spending;
  double composite = on_composite(may_take, processes), product = fmax(usual, windows * processes);
  if (volume > 0) composite = fmin(composite, volume);
  return (shares ? clock_price.usual : alone_price.usual) * (is_composite(call) ? composite : product);
}

/* Does each step wait for the one before, so that steps have a pace? */
static int is_chain(const hscal_call *call) { return hscal__families[hscal__call_family(call)].chained; }

static int64_t most_timed(const hscal_workspace *workspace) {
  return workspace->most_timed ? workspace->most_timed : MOST_OPERATIONS;
}

static int64_t most_sampled(const hscal_workspace *workspace) {
  return workspace->most_sampled ? workspace->most_sampled : MOST_SAMPLED;
}

static int dry_run(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                   hscal_effort effort) {
  if (!is_composite(call)) return 0;
  int low_fidelity = effort == HSCAL_EFFORT_LOW_FIDELITY;
  int64_t most = most_sampled(workspace);
  int status = hscal__dry_run(call, layout, low_fidelity, most, &workspace->budget.dry_run);
  if (status != HSCAL_TOO_DEAR || (low_fidelity && workspace->most_effort > 0)) return status;
  return hscal__too_many_operations(most, in_a_sample);
}

/* Shares what a composite may take among its series. Null if it is timed as a whole. */
static const hscal_budget *budget_of(hscal_workspace *workspace, const hscal_layout *layout, spending may_take) {
  double operations = on_composite(may_take, hscal__layout_processes(layout));
  return hscal__budget_share(&workspace->budget, operations) ? NULL : &workspace->budget;
}

/* Products, whose panels are alike: few of them tell the others. */
static const char is_in_panels[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_PRODUCT] = 1,
    [HSCAL_FAMILY_TRIANGULAR_SOLVE] = 1,
};

static hscal_sample sample_of(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                              hscal_effort effort, spending usual) {
  if (effort == HSCAL_EFFORT_FULL) return (hscal_sample){.most = most_timed(workspace), .refusal = in_full};
  const int64_t most = most_sampled(workspace);
  int low_fidelity = effort == HSCAL_EFFORT_LOW_FIDELITY;
  spending may_take = low_fidelity ? low_fidelity_spending : usual;
  if (is_composite(call)) {
    const hscal_budget *budget = budget_of(workspace, layout, may_take);
    int64_t kept = low_fidelity && budget ? LEAST_KEPT : 0;
    return (hscal_sample){.kept = kept,
                          .steps = budget != NULL,
                          .budget = budget,
                          .low_fidelity = low_fidelity,
                          .most = most,
                          .refusal = in_a_sample};
  }
  /* Of each process: a product, and in each direction a receive and a send. Runs: pairs of the LCM grid. */
  double a_panel = (1.0 + 2 * (layout->nprow > 1) + 2 * (layout->npcol > 1)) * hscal__layout_processes(layout);
  double runs = (double)hscal__lcm(layout->nprow, layout->npcol);
  int least = is_in_panels[hscal__call_family(call)] ? LEAST_KEPT : KEPT_APART;
  double series = on_series(may_take, hscal__layout_processes(layout));
  return (hscal_sample){
      .kept = (int64_t)fmax(REPEAT_OPERATIONS / (a_panel * runs), least),
      .steps = is_chain(call) ? (int64_t)fmax(series / a_panel, LEAST_STEPS) : 0,
      .limit = (int64_t)fmax(may_take.cut * series, (low_fidelity ? LEAST_OF_ROUGH : LEAST_PANELS) * a_panel),
      .total_flops = hscal__emitted_flops(call, layout),
      .low_fidelity = low_fidelity,
      .most = most,
      .refusal = in_a_sample};
}

/* Runs the scheme into steps. */
static int run_scheme(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                      const hscal_steps *steps, void *self, hscal_sample sample) {
  hscal_sampler *sampler = &workspace->sampler;
  HSCAL_TRY(hscal__lowering_set(&workspace->lowering, &workspace->costs, layout, steps, self));
  hscal__sampler_set(sampler, &workspace->lowering, sample);
  return hscal__sampler_status(sampler, hscal__scheme_run(call, layout, &sampler->sink));
}

/* Which part of their time messages of the call may share links on the dataflow clock. */
static double most_shared_by(const hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout) {
  if (hscal__layout_processes(layout) > MANY_PROCESSES) return INFINITY;
  int are_few = hscal__layout_processes(layout) <= FEW_PROCESSES;
  double longest = are_few ? fmax(layout->nprow, layout->npcol) : usual_chain;
  if (is_composite(call) || workspace->dataflow.met) return most_overlapped * fmin(1, usual_chain / longest);
  return workspace->lowering.operations <= FEW_OPERATIONS ? most_shared_by_few : most_shared;
}

/* Lets the dataflow clock give up early where the other one will be needed. */
static void look_early(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout) {
  double most = most_shared_by(workspace, call, layout), enough = to_look * hscal__call_flops(call);
  if (isfinite(most) && enough > 0)
    hscal__dataflow_look_at(&workspace->dataflow, &workspace->lowering.flops, enough, far_too_much * most);
}

static int by_dataflow(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                       hscal_effort effort, double *seconds) {
  hscal_dataflow *dataflow = &workspace->dataflow;
  int shares = !hscal__dataflow_suffices(&workspace->costs);
  hscal_sample sample = sample_of(workspace, call, layout, effort, by_dataflow_spending);
  HSCAL_TRY(hscal__dataflow_reset(dataflow, &workspace->costs, &workspace->mailbox, 1));
  if (shares) HSCAL_TRY(hscal__dataflow_share(dataflow));
  limit(workspace, 1, effort, &sample);
  if (effort == HSCAL_EFFORT_MODEL && is_composite(call)) look_early(workspace, call, layout);
  int status = run_scheme(workspace, call, layout, &hscal__dataflow_steps, dataflow, sample);
  count_effort(workspace, 1);
  HSCAL_TRY(status);
  *seconds = hscal__dataflow_seconds(dataflow);
  double most = most_shared_by(workspace, call, layout);
  int is_coarse = workspace->sampler.is_coarse; /* then it need not share as much as it seems */
  workspace->shares = shares || hscal__dataflow_shared(dataflow) > (is_coarse ? doubt : 1) * most;
  workspace->was_low_fidelity = workspace->shares || is_coarse;
  return workspace->was_low_fidelity && effort != HSCAL_EFFORT_LOW_FIDELITY ? HSCAL_NEEDS_EVENT_CLOCK : 0;
}

static int by_clock(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout, hscal_effort effort,
                    double *seconds) {
  hscal_stream *stream = &workspace->stream;
  workspace->shares = 1;
  hscal_sample sample = sample_of(workspace, call, layout, effort, by_clock_spending);
  limit(workspace, 0, effort, &sample);
  HSCAL_TRY(hscal__stream_reset(stream, &workspace->costs, &workspace->mailbox, hscal__layout_processes(layout)));
  if (!workspace->clock.observer)
    hscal__event_clock_follow(&workspace->clock, stream); /* observers may look back at messages */
  int is_exact = effort == HSCAL_EFFORT_FULL || hscal__layout_processes(layout) <= FEW_PROCESSES;
  workspace->clock.flows.looked = 0; /* the scheme may give up before the clock begins */
  workspace->clock.flows.tolerance = is_exact ? 0 : share_tolerance;
  int status = run_scheme(workspace, call, layout, &hscal__stream_steps, stream, sample);
  workspace->was_low_fidelity = workspace->sampler.is_coarse;
  if (!status) status = hscal__event_clock_run(&workspace->clock, stream, seconds);
  count_effort(workspace, 0);
  return status;
}

int hscal__timeof_observed(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                           const hscal_clock_observer *observer, double *predicted_s) {
  HSCAL_TRY(dry_run(workspace, call, layout, HSCAL_EFFORT_MODEL));
  workspace->clock.observer = observer;
  int status = by_clock(workspace, call, layout, HSCAL_EFFORT_MODEL, predicted_s);
  workspace->clock.observer = NULL;
  return status;
}

/* Calls of far too many events are known before the clock has run for a minute; the clock itself counts those that are near the limit. */
static int check_events(const hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout) {
  const double surely = 1.5; /* a dry run tells about how many */
  const int64_t most = most_timed(workspace);
  hscal_dry_run all;
  int status = hscal__dry_run(call, layout, 0, most, &all);
  int is_too_much = status == HSCAL_TOO_DEAR || (!status && hscal__dry_run_volume(&all) > surely * (double)most);
  return is_too_much ? hscal__too_many_operations(most, in_full) : status;
}

/* The clock over every event is right without a bound, which may take longer where its limit refuses the call. */
static int fully(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                 const hscal_placement *placement, double *predicted_s) {
  HSCAL_TRY(check_events(workspace, call, layout));
  HSCAL_TRY(hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine));
  hscal__costs_forget(&workspace->costs);
  return by_clock(workspace, call, layout, HSCAL_EFFORT_FULL, predicted_s);
}

int hscal__timeof_above(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                        const hscal_placement *placement, hscal_effort effort, double bound_s, double *predicted_s) {
  double seconds = 0;
  int status = HSCAL_NEEDS_EVENT_CLOCK;
  workspace->effort = 0;
  HSCAL_TRY(hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine));
  hscal__costs_forget(&workspace->costs);
  HSCAL_TRY(dry_run(workspace, call, layout, effort));
  /* Vectors take few steps, whose small messages are the whole: not worth an approximation. */
  int is_rough = effort == HSCAL_EFFORT_LOW_FIDELITY, are_few = hscal__layout_processes(layout) <= FEW_PROCESSES,
      is_enough =
          hscal__dataflow_suffices(&workspace->costs) ? is_rough || !workspace->expects_sharing : is_rough && !are_few;
  if (is_enough && is_chain(call)) status = by_dataflow(workspace, call, layout, effort, &seconds);
  if (status == HSCAL_NEEDS_EVENT_CLOCK) status = by_clock(workspace, call, layout, effort, &seconds);
  HSCAL_TRY(status);
  *predicted_s = fmax(seconds, bound_s);
  return 0;
}

int hscal__lower_bound_within(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                              const hscal_placement *placement, double limit_s, double *bound_s) {
  HSCAL_TRY(hscal__costs_set(&workspace->costs, placement, hscal__layout_processes(layout), call->routine));
  return hscal__lower_bound(call, layout, &workspace->costs, limit_s, bound_s);
}

int hscal__lower_bound_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                          const hscal_placement *placement, double *bound_s) {
  return hscal__lower_bound_within(workspace, call, layout, placement, INFINITY, bound_s);
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

/* The range in *range_s, by a workspace for all timings. What depends on the data is done while nothing else is, and the rough clock tells it well enough:
 * by how much it differs is told of that alone, at a part of the price of the call. */
static int range_in(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                    const hscal_placement *placement, double predicted_s, double range_s[2]) {
  static const hscal_data data[] = {HSCAL_DATA_EXPECTED, HSCAL_DATA_LOWER, HSCAL_DATA_UPPER};
  hscal_layout only = *layout;
  double part_s[3];
  only.only_data = 1;
  for (int i = 0; i < 3; i++) {
    only.data = data[i];
    HSCAL_TRY(hscal__timeof_above(workspace, call, &only, placement, HSCAL_EFFORT_LOW_FIDELITY, 0, &part_s[i]));
  }
  range_s[0] = fmax(predicted_s + fmin(part_s[1] - part_s[0], 0), 0);
  range_s[1] = predicted_s + fmax(part_s[2] - part_s[0], 0);
  return 0;
}

int hscal__timeof_range(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                        double predicted_s, double range_s[2]) {
  range_s[0] = range_s[1] = predicted_s;
  if (!hscal__depends_on_data(call)) return 0;
  hscal_workspace *workspace = hscal__workspace_new();
  if (!workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  int status = range_in(workspace, call, layout, placement, predicted_s, range_s);
  hscal__workspace_free(workspace);
  return status;
}
