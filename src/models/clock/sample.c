#include "models/clock/sample.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "base/stop.h"
#include "models/clock/calibrated.h"
#include "models/clock/sample_chained.h"
#include "models/clock/sample_series.h"
#include "models/clock/timing.h"

/* What comes from now on stands for more than itself. */
static int begin_measuring(hscal_sampler *sampler, hscal_mark kind) {
  sampler->mark_flops[kind] = sampler->lowering->flops;
  return sampler->lowering->steps->mark(sampler->lowering->self, kind);
}

/* What came since then goes on for `factor` times as long. */
static int end_measuring(hscal_sampler *sampler, hscal_mark kind, double factor) {
  sampler->lowering->flops += factor * (sampler->lowering->flops - sampler->mark_flops[kind]);
  return sampler->lowering->steps->skip(sampler->lowering->self, kind, factor);
}

/* ---- the limit ---------------------------------------------------------------------------------------------- */

/* Between two panels: a product is done, and something else begins. The second two thirds of what is timed stand for
 * what is left out; the first third still feels the start. */
static int between_panels(hscal_sampler *sampler) {
  const hscal_sample *sample = &sampler->sample;
  double left = sample->total_flops - sampler->lowering->flops;
  if (left <= 0) return 0;
  if (!sampler->whole_marked && 3 * sampler->lowering->operations >= sample->limit) {
    sampler->whole_marked = 1;
    return begin_measuring(sampler, HSCAL_MARK_WHOLE);
  }
  double timed = sampler->lowering->flops - sampler->mark_flops[HSCAL_MARK_WHOLE];
  if (sampler->lowering->operations < sample->limit || !sampler->whole_marked || timed <= 0) return 0;
  sampler->is_coarse |= sample->low_fidelity;
  HSCAL_TRY(sampler->lowering->steps->skip(sampler->lowering->self, HSCAL_MARK_WHOLE, left / timed));
  return HSCAL_IS_SAMPLED;
}

/* A kernel of level 3; additions and solves of level 2 come between the parts of a panel. */
static int is_product_event(const hscal_event *event) {
  return event->kind == HSCAL_EVENT_COMPUTE && event->kernel < HSCAL_KERNEL_GEMV;
}

static int before_event(hscal_sampler *sampler, const hscal_event *event) {
  int is_product = is_product_event(event);
  if (sampler->sample.limit && sampler->after_product && !is_product) HSCAL_TRY(between_panels(sampler));
  sampler->after_product = is_product;
  return 0;
}

int hscal__too_many_operations(int64_t most, const char *refusal) {
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                     "computing, sending and receiving more than %lld times is too much for %s", (long long)most,
                     refusal);
}

static int refuse(const hscal_sampler *sampler) {
  if (sampler->sample.gives_up) return HSCAL_TOO_DEAR;
  return hscal__too_many_operations(sampler->sample.most_operations, sampler->sample.refusal);
}

/* May another event come? */
static int begin_event(hscal_sampler *sampler, const hscal_event *event) {
  if (sampler->status) return sampler->status;
  if (sampler->sample.may_stop && hscal__is_stopped()) return HSCAL_TOO_DEAR;
  if (sampler->sample.most_operations && sampler->lowering->operations > sampler->sample.most_operations)
    return refuse(sampler);
  return before_event(sampler, event);
}

int hscal__sampler_status(const hscal_sampler *sampler, int status) {
  return status == HSCAL_IS_SAMPLED ? 0 : status ? status : sampler->status;
}

/* ---- iterations that are alike: a few stand for all --------------------------------------------------------- */

static int64_t repeat(hscal_sink *sink, int64_t times) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  int64_t kept = sampler->sample.kept;
  sampler->times = times;
  sampler->emit = kept > 0 && times > kept ? kept : times;
  sampler->iterations = 0;
  sampler->is_coarse |=
      sampler->sample.budget && sampler->emit < times; /* a good sample of a composite keeps them all */
  return sampler->emit;
}

/* The first iteration still feels what was before the repeat; the mark is set when the second one begins. */
static void iteration(hscal_sink *sink) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  if (sampler->emit == sampler->times || sampler->status) return;
  if (sampler->iterations++ == (sampler->emit > 1)) sampler->status = begin_measuring(sampler, HSCAL_MARK_REPEAT);
}

static void repeat_end(hscal_sink *sink) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  int64_t left = sampler->times - sampler->emit, measured = sampler->emit > 1 ? sampler->emit - 1 : 1;
  if (left == 0 || sampler->status) return;
  sampler->status = end_measuring(sampler, HSCAL_MARK_REPEAT, (double)left / (double)measured);
}

/* ---- steps that shrink or grow: windows stand for what is between them ------------------------------------- */

/* Steps in which the longer dimension of the grid has its turn, if those of the whole grid are `period`. */
static int64_t part_of(const hscal_layout *layout, int64_t period) {
  int64_t all = hscal__lcm(layout->nprow, layout->npcol), longer = hscal__max(layout->nprow, layout->npcol);
  return (period * longer + all - 1) / all;
}

/* Five operations of each process are about the least for a step, ten about the most. */
static hscal_step_budget step_budget_of(const hscal_sampler *sampler) {
  int processes = hscal__layout_processes(sampler->lowering->layout);
  return (hscal_step_budget){.affordable = sampler->sample.limit / (5 * processes),
                             .most =
                                 (int64_t)(sampler->sample.times_finer * HSCAL_WINDOWS_OPERATIONS) / (10 * processes)};
}

/* At low fidelity two, or one of steps that are alike. Where all processes wait for one another in the parts of a step, or it is long,
 * they are in step as they are, and one step tells as much as three. */
static hscal_least_windows least_windows(const hscal_sample *sample, int all_wait, hscal_chaining chained) {
  if (!sample->low_fidelity) return (hscal_least_windows){5, 2, 1, {0}};
  if (chained == HSCAL_ALIKE) return (hscal_least_windows){1, 1, 0, sample->stretch};
  return all_wait ? (hscal_least_windows){2, 1, 0, sample->stretch} : (hscal_least_windows){2, 3, 1, sample->stretch};
}

/* Steps that overlap are told less well by windows, so that all of them are timed even if that takes so many times their share; less on many
 * processes, whose operations would fill the memory. */
static double worth_of_overlapping(const hscal_layout *layout) {
  return hscal__layout_processes(layout) <= HSCAL_OVERLAPPING_FEW_PROCESSES ? HSCAL_WORTH_ON_FEW : HSCAL_WORTH_ON_MANY;
}

/* A series of a composite: chained, or so long that overlapping steps have a pace, too. */
static void plan_chained(hscal_sampler *sampler, int64_t count, hscal_chaining chained) {
  const hscal_layout *layout = sampler->lowering->layout;
  const hscal_budget *budget = sampler->sample.budget;
  int which = hscal__min(sampler->series_begun++, budget->dry_run.count - 1);
  const hscal_volume *volume = &budget->dry_run.series[which];
  hscal_series *series = &sampler->series;
  double worth = chained == HSCAL_OVERLAPPING && !sampler->sample.low_fidelity ? worth_of_overlapping(layout) : 1;
  series->all_parts = volume->whole <= worth * budget->allowed[which];
  if (series->all_parts || count == 0) return;
  double affordable = budget->allowed[which] / volume->sampled * (double)count,
         a_process = volume->sampled / ((double)count * hscal__layout_processes(layout));
  int all_wait = volume->all_wait || a_process > HSCAL_LONG_STEP;
  hscal__sample_chained_plan(series, count, hscal__max(layout->nprow, layout->npcol), chained, affordable,
                             least_windows(&sampler->sample, all_wait, chained));
  if (series->nwindows == 0 && !sampler->sample.low_fidelity) series->density = affordable / (double)count;
  sampler->is_coarse |= sampler->sample.low_fidelity;
}

/* A series of a product at low fidelity: the shortest windows, whose turn it is and how far processes lag there is no matter. */
static void plan_low_fidelity(hscal_sampler *sampler, int64_t count) {
  const hscal_least_windows windows = {2, 4, 1, sampler->sample.stretch};
  const hscal_layout *layout = sampler->lowering->layout;
  hscal__sample_chained_plan(&sampler->series, count, hscal__max(layout->nprow, layout->npcol), HSCAL_CHAINED,
                             HSCAL_LEAST_STEPS_LOW, windows);
  sampler->is_coarse |= sampler->series.nwindows > 0;
}

static void plan_series(hscal_sampler *sampler, int64_t count, int64_t period, hscal_chaining chained) {
  hscal_series *series = &sampler->series;
  *series = (hscal_series){0};
  if (sampler->sample.budget) {
    plan_chained(sampler, count, chained);
  } else if (sampler->sample.low_fidelity) {
    plan_low_fidelity(sampler, count);
  } else {
    hscal_turns turns = {.whole = period, .part = part_of(sampler->lowering->layout, period)};
    hscal__sample_series_plan(series, sampler->sample.steps, count, turns, step_budget_of(sampler));
  }
  if (series->nwindows) sampler->sample.limit = 0; /* what is timed is little, and no pace of its own */
}

static int64_t next_step(hscal_sampler *sampler, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  hscal_series *series = &sampler->series;
  if (sampler->status) return count;
  if (next == 0 && sampler->sample.steps > 0) plan_series(sampler, count, period, chained);
  if (series->at == series->nwindows) return next;
  const hscal_window *window = &series->window[series->at];
  if (next == 0) next = window->begin;
  if (next == window->end) {
    if (window->factor != 0) sampler->status = end_measuring(sampler, HSCAL_MARK_WHOLE, window->factor);
    if (++series->at == series->nwindows) return count;
    next = (++window)->begin;
  }
  if (next == window->body && window->body < window->end && !sampler->status)
    sampler->status = begin_measuring(sampler, HSCAL_MARK_WHOLE);
  return next;
}

static int64_t step(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  int64_t following = next_step(sampler, next, count, period, chained);
  sampler->in_step = following < count;
  return following;
}

/* ---- parts of a step: some stand for all --------------------------------------------------------------------- */

static hscal_line line_of(const hscal_layout *layout, hscal_scope scope, int line) {
  int members = hscal__line_members(layout, scope);
  if (scope == HSCAL_ROW) return (hscal_line){line * layout->npcol, 1, members};
  if (scope == HSCAL_COLUMN) return (hscal_line){line, layout->npcol, members};
  return (hscal_line){0, 1, members};
}

/* Factor 0: the time is noted. */
static int on_lines(hscal_sampler *sampler, hscal_scope scope, int line, double factor) {
  const hscal_layout *layout = sampler->lowering->layout;
  int lines = scope == HSCAL_ROW ? layout->nprow : scope == HSCAL_COLUMN ? layout->npcol : 1;
  for (int i = line < 0 ? 0 : line; i < (line < 0 ? lines : line + 1); i++) {
    hscal_line members = line_of(layout, scope, i);
    sampler->lowering->operations += members.count; /* to mark a process takes about as long as to time an operation */
    HSCAL_TRY(factor > 0 ? sampler->lowering->steps->jump(sampler->lowering->self, members, factor)
                         : sampler->lowering->steps->mark_line(sampler->lowering->self, members));
  }
  return 0;
}

/* What one process computes, one after the other, is as long as some of it so many times. */
static void begin_window(hscal_sampler *sampler, hscal_scope scope, int line, double factor) {
  if (scope == HSCAL_ALONE)
    sampler->lowering->weight = 1 + factor;
  else
    sampler->status = on_lines(sampler, scope, line, 0);
}

static void end_window(hscal_sampler *sampler, hscal_scope scope, int line, double factor) {
  if (scope == HSCAL_ALONE)
    sampler->lowering->weight = 1;
  else
    sampler->status = on_lines(sampler, scope, line, factor);
}

static int64_t part(hscal_sink *sink, hscal_scope scope, int line, int64_t next, int64_t count) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  hscal_parts *parts = &sampler->parts;
  if (sampler->status) return count;
  if (next == 0) {
    int sampled = sampler->sample.budget && !sampler->series.all_parts;
    *parts = (hscal_parts){0};
    hscal_loop_of_parts loop = {scope, line, sampler->in_step, count, NULL, sampler->series.density};
    if (sampled) {
      loop.runs = hscal__line_runs(&sampler->runs, sampler->lowering->costs, sampler->lowering->layout, &loop);
      *parts = hscal__sample_parts_plan(sampler->lowering->layout, loop, sampler->sample.low_fidelity);
    }
    sampler->is_coarse |= sampler->sample.low_fidelity && parts->first > 0;
  }
  if (parts->first == 0) return next;
  const hscal_window *window = &parts->window[parts->at];
  if (next == parts->first) next = window->begin;
  if (next == window->end) {
    end_window(sampler, scope, line, window->factor);
    if (++parts->at == parts->windows) return count;
    next = (++window)->begin;
  }
  if (next == window->body && !sampler->status) begin_window(sampler, scope, line, window->factor);
  return next;
}

/* ---- the sink ------------------------------------------------------------------------------------------------ */

static int put(hscal_sink *sink, const hscal_event *event) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  HSCAL_TRY(begin_event(sampler, event));
  return hscal__lower(sampler->lowering, event);
}

static int put_times(hscal_sink *sink, const hscal_event *event, double times) {
  hscal_sampler *sampler = (hscal_sampler *)sink;
  HSCAL_TRY(begin_event(sampler, event));
  return hscal__lower_times(sampler->lowering, event, times);
}

void hscal__sampler_set(hscal_sampler *sampler, hscal_lowering *lowering, hscal_sample sample) {
  *sampler = (hscal_sampler){.sink = {.put = put,
                                      .put_times = put_times,
                                      .repeat = repeat,
                                      .iteration = iteration,
                                      .repeat_end = repeat_end,
                                      .step = step,
                                      .part = part},
                             .lowering = lowering,
                             .sample = sample};
}
