#include "models/clock/dry_run.h"
#include "instrumented_scalapack/scheme.h"
#include "models/clock/calibrated.h"
#include "models/clock/collective.h"
#include "models/clock/sample_parts.h"
#include "models/clock/timing.h"

#include <math.h>

/* ---- counting ------------------------------------------------------------------------------------------------ */

/* Of a loop over steps or parts two are emitted, where Gauss would have them, and stand for all. */
typedef struct pair {
  int64_t first, second;
} pair;
static pair of_all(int64_t count) {
  enum { TWO = 2 };
  return (pair){hscal__gauss_at(TWO, 0, count), hscal__gauss_at(TWO, 1, count)};
}
enum { FEW = 4 }; /* so many are all emitted */

/* How often what is emitted now is to be counted. */
typedef struct counter {
  hscal_sink sink;
  const hscal_costs *costs;
  const hscal_layout *layout;
  hscal_dry_run *dry_run;
  hscal_volume *volume; /* of the present series, or the rest */
  int low_fidelity;
  double steps, iterations;
  hscal_volume parts;
  hscal_part_runs runs;
  int64_t left; /* events that may still come */
} counter;

static double messages(const counter *c, const hscal_event *event) {
  const hscal_costs *costs = c->costs;
  int members = hscal__event_members(event, c->layout),
      both_ways = event->kind == HSCAL_EVENT_COMBINE && event->root < 0;
  if (!hscal__event_is_mpi_collective(event)) return (both_ways ? 2 : 1) * (members - 1);
  return hscal__collective_messages(event, costs, members);
}

static int put(hscal_sink *sink, const hscal_event *event) {
  counter *c = (counter *)sink;
  double operations = 1, times = c->steps * c->iterations;
  if (--c->left < 0) return HSCAL_TOO_DEAR;
  if (event->kind == HSCAL_EVENT_BROADCAST || event->kind == HSCAL_EVENT_COMBINE) operations = 2 * messages(c, event);
  c->volume->whole += operations * times * c->parts.whole;
  c->volume->sampled += operations * times * c->parts.sampled;
  return 0;
}

/* lower.c takes them for one. */
static int put_times(hscal_sink *sink, const hscal_event *event, double times) {
  (void)times;
  return put(sink, event);
}

static int64_t repeat(hscal_sink *sink, int64_t times) {
  ((counter *)sink)->iterations = (double)times;
  return times > 0;
}

static void repeat_end(hscal_sink *sink) { ((counter *)sink)->iterations = 1; }

static int64_t step(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  counter *c = (counter *)sink;
  pair some = of_all(count);
  (void)period, (void)chained;
  if (next == 0) {
    if (c->dry_run->count < HSCAL_DRY_RUN_SERIES) c->dry_run->count++;
    c->volume = &c->dry_run->series[c->dry_run->count - 1];
    c->steps = count > FEW ? 0.5 * (double)count : 1;
  } else if (count > FEW) {
    next = next <= some.second ? some.second : count;
  }
  if (next >= count) c->volume = &c->dry_run->rest, c->steps = 1;
  return next == 0 && count > FEW ? some.first : next;
}

static int64_t part(hscal_sink *sink, hscal_scope scope, int line, int64_t next, int64_t count) {
  counter *c = (counter *)sink;
  pair some = of_all(count);
  if (count <= FEW) return next;
  if (next == 0) {
    int in_step = c->volume != &c->dry_run->rest;
    c->volume->all_wait |= scope == HSCAL_GRID;
    hscal_loop_of_parts loop = {scope, line, in_step, count, NULL, 0};
    loop.runs = hscal__line_runs(&c->runs, c->costs, c->layout, &loop);
    double timed = (double)hscal__sample_parts_timed(c->layout, loop, c->low_fidelity);
    c->parts = (hscal_volume){.whole = 0.5 * (double)count, .sampled = 0.5 * timed};
    return some.first;
  }
  if (next <= some.second) return some.second;
  c->parts = (hscal_volume){1, 1, 0};
  return count;
}

int hscal__dry_run(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, int low_fidelity,
                   int64_t most, hscal_dry_run *dry_run) {
  *dry_run = (hscal_dry_run){0};
  counter c = {
      .sink =
          {.put = put, .put_times = put_times, .repeat = repeat, .repeat_end = repeat_end, .step = step, .part = part},
      .costs = costs,
      .layout = layout,
      .dry_run = dry_run,
      .volume = &dry_run->rest,
      .low_fidelity = low_fidelity,
      .steps = 1,
      .iterations = 1,
      .parts = {1, 1, 0},
      .left = most};
  return hscal__scheme_run(call, layout, &c.sink);
}

/* ---- sharing ------------------------------------------------------------------------------------------------- */

double hscal__dry_run_volume(const hscal_dry_run *dry_run) {
  double volume = dry_run->rest.whole;
  for (int i = 0; i < dry_run->count; i++) volume += dry_run->series[i].whole;
  return volume;
}

int hscal__budget_share(hscal_budget *budget, double operations) {
  const hscal_dry_run *dry_run = &budget->dry_run;
  double *allowed = budget->allowed;
  double left = fmax(operations - dry_run->rest.whole, hscal__least_for_series * operations), weights = 0;
  for (int i = 0; i < dry_run->count; i++) {
    weights += sqrt(dry_run->series[i].sampled);
    allowed[i] = -1;
  }
  for (int i = 0; i < dry_run->count;) {
    const hscal_volume *series = &dry_run->series[i];
    double share = weights > 0 ? left * sqrt(series->sampled) / weights : 0;
    int small = allowed[i] < 0 && series->whole <= share;
    if (small) {
      allowed[i] = series->whole;
      left -= series->whole;
      weights -= sqrt(series->sampled);
    }
    i = small ? 0 : i + 1; /* what it leaves may suffice for one before */
  }
  for (int i = 0; i < dry_run->count; i++)
    if (allowed[i] < 0) allowed[i] = left * sqrt(dry_run->series[i].sampled) / weights;
  return hscal__dry_run_volume(dry_run) <= operations;
}
