#include "models/clock/sample.h"
#include "base/blockcyclic.h"
#include "base/minmax.h"
#include "base/status.h"
#include "models/clock/sample_chained.h"

#include <limits.h>
#include <math.h>

/* What comes from now on stands for more than itself. */
static int begin_measuring(hscal_lowering *lowering, hscal_mark kind) {
  lowering->mark_flops[kind] = lowering->flops;
  return lowering->steps->mark(lowering->self, kind);
}

/* What came since then goes on for `factor` times as long. */
static int end_measuring(hscal_lowering *lowering, hscal_mark kind, double factor) {
  lowering->flops += factor * (lowering->flops - lowering->mark_flops[kind]);
  return lowering->steps->skip(lowering->self, kind, factor);
}

/* ---- the limit ---------------------------------------------------------------------------------------------- */

enum { STOPPED = -1 }; /* no status: those of schemes are positive */

/* Between two panels: a product is done, and something else begins. The second two thirds of what is timed stand for
 * what is left out; the first third still feels the start. */
static int between_panels(hscal_lowering *lowering) {
  const hscal_sample *sample = &lowering->sample;
  double left = sample->total_flops - lowering->flops;
  if (left <= 0) return 0;
  if (!lowering->whole_marked && 3 * lowering->operations >= sample->limit) {
    lowering->whole_marked = 1;
    return begin_measuring(lowering, HSCAL_MARK_WHOLE);
  }
  double timed = lowering->flops - lowering->mark_flops[HSCAL_MARK_WHOLE];
  if (lowering->operations < sample->limit || !lowering->whole_marked || timed <= 0) return 0;
  lowering->is_coarse |= sample->low_fidelity;
  HSCAL_TRY(lowering->steps->skip(lowering->self, HSCAL_MARK_WHOLE, left / timed));
  return STOPPED;
}

/* A kernel of level 3; additions and solves of level 2 come between the parts of a panel. */
static int is_product_event(const hscal_event *event) {
  return event->kind == HSCAL_EVENT_COMPUTE && event->kernel < HSCAL_KERNEL_GEMV;
}

int hscal__sample_before(hscal_lowering *lowering, const hscal_event *event) {
  int is_product = is_product_event(event);
  if (lowering->sample.limit && lowering->after_product && !is_product) HSCAL_TRY(between_panels(lowering));
  lowering->after_product = is_product;
  return 0;
}

int hscal__sample_status(const hscal_lowering *lowering, int status) {
  return status == STOPPED ? 0 : status ? status : lowering->status;
}

/* ---- iterations that are alike: a few stand for all --------------------------------------------------------- */

static int64_t repeat(hscal_sink *sink, int64_t times) {
  hscal_lowering *lowering = (hscal_lowering *)sink;
  int64_t kept = lowering->sample.kept;
  lowering->times = times;
  lowering->emit = kept > 0 && times > kept ? kept : times;
  lowering->iterations = 0;
  lowering->is_coarse |=
      lowering->sample.budget && lowering->emit < times; /* a good sample of a composite keeps them all */
  return lowering->emit;
}

/* The first iteration still feels what was before the repeat; the mark is set when the second one begins. */
static void iteration(hscal_sink *sink) {
  hscal_lowering *lowering = (hscal_lowering *)sink;
  if (lowering->emit == lowering->times || lowering->status) return;
  if (lowering->iterations++ == (lowering->emit > 1)) lowering->status = begin_measuring(lowering, HSCAL_MARK_REPEAT);
}

static void repeat_end(hscal_sink *sink) {
  hscal_lowering *lowering = (hscal_lowering *)sink;
  int64_t left = lowering->times - lowering->emit, measured = lowering->emit > 1 ? lowering->emit - 1 : 1;
  if (left == 0 || lowering->status) return;
  lowering->status = end_measuring(lowering, HSCAL_MARK_REPEAT, (double)left / (double)measured);
}

/* ---- steps that shrink or grow: windows stand for what is between them ------------------------------------- */

/* Windows that tell a pace, each in the middle of its part of the series. */
enum { PACED = 4, LEAST_PACED = 2 };

static double middle(int64_t begin, int64_t end) { return 0.5 * (double)(begin + end); }

/* The steps left out before window `i` run at a pace between those of the windows around them; outside the outermost two
 * windows that is extrapolated from both. (Windows 1 .. paced tell a pace; the first and the last, at the ends of the series, do not.) */
static void weigh_gap(hscal_series *series, int i) {
  int64_t begin = series->window[i - 1].end, end = series->window[i].begin;
  int right = i < 2 ? 2 : i > series->paced ? series->paced : i;
  hscal_window *a = &series->window[right - 1], *b = &series->window[right];
  double at_a = middle(a->body, a->end), at_b = middle(b->body, b->end);
  double part = (middle(begin, end) - at_a) / (at_b - at_a), steps = (double)(end - begin);
  a->factor += steps * (1 - part) / (double)(a->end - a->body);
  b->factor += steps * part / (double)(b->end - b->body);
}

/* Windows of whole turns, `paced` of them, each after half a turn to get in step. 0 if they take more than `most` steps. */
static int place_windows(hscal_series *series, int paced, int64_t body, int64_t lead, int64_t count, int64_t period,
                         int64_t most) {
  if (paced * (lead + body) + 2 * lead > most) return 0;
  series->paced = paced;
  series->window[0] = (hscal_window){0, lead, lead, 0};
  for (int i = 1; i <= paced; i++) {
    int64_t begin = (2 * i - 1) * count / (2 * paced) - body / 2 - lead;
    begin = hscal__in_turn(begin, series->window[i - 1].end, period); /* owners must not be skipped in their turn */
    series->window[i] = (hscal_window){begin, begin + lead, begin + lead + body, 0};
  }
  int64_t last = hscal__in_turn(count - lead, series->window[paced].end, period);
  if (last > count || series->window[paced].end > count) return 0;
  series->window[paced + 1] = (hscal_window){last, count, count, 0};
  series->nwindows = paced + 1 + (last < count);
  return 1;
}

/* About `kept` steps in whole turns of `period`. */
static int plan_turns(hscal_series *series, int64_t kept, int64_t count, int64_t period, int64_t most) {
  enum { LEAST_BODY = 4, LEAST_LEAD = 2 };
  int64_t lead = period / 2 < LEAST_LEAD ? LEAST_LEAD : period / 2, each = kept / PACED - lead;
  int64_t body = each < LEAST_BODY ? LEAST_BODY : each;
  body = body < period ? period : body / period * period;
  for (int paced = PACED; paced >= LEAST_PACED; paced--)
    if (place_windows(series, paced, body, lead, count, period, most)) return 1;
  return 0;
}

void hscal__series_plan(hscal_series *series, int64_t kept, int64_t count, hscal_turns turns, hscal_step_budget room) {
  enum { LEAST_TURN = 8 };
  *series = (hscal_series){0};
  if (kept <= 0) return;
  int64_t whole = turns.whole < 1 ? 1 : turns.whole, most = count <= room.affordable ? count / 2 : count * 3 / 4;
  if (most > room.most && count > room.affordable) most = room.most;
  int found = plan_turns(series, kept, count, whole, most);
  if (!found && turns.part > 0 && turns.part < whole) found = plan_turns(series, kept, count, turns.part, most);
  if (!found && count > room.affordable) {
    int64_t turn = most * 2 / (3 * PACED + 2);
    plan_turns(series, kept, count, turn < LEAST_TURN ? LEAST_TURN : turn,
               most > 8 * LEAST_TURN ? most : 8 * LEAST_TURN);
  }
  for (int i = 1; i <= series->paced + 1 && series->nwindows; i++) weigh_gap(series, i);
}

/* Steps in which the longer dimension of the grid has its turn, if those of the whole grid are `period`. */
static int64_t part_of(const hscal_layout *layout, int64_t period) {
  int64_t all = hscal__lcm(layout->nprow, layout->npcol), longer = hscal__max(layout->nprow, layout->npcol);
  return (period * longer + all - 1) / all;
}

/* Five operations of each process are about the least for a step, ten about the most. */
static hscal_step_budget step_budget_of(const hscal_lowering *lowering) {
  enum { OPERATIONS = 2000000 }; /* on windows: 25 to 200 ms */
  int processes = hscal__layout_processes(lowering->layout);
  return (hscal_step_budget){.affordable = lowering->sample.limit / (5 * processes),
                             .most = OPERATIONS / (10 * processes)};
}

/* For the rough clock two, or one of steps that are alike. Where all processes wait for one another in the parts of a step, or it is long,
 * they are in step as they are, and one step tells as much as three. */
static hscal_least_windows least_windows(int low_fidelity, int all_wait, hscal_chaining chained) {
  if (!low_fidelity) return (hscal_least_windows){5, 2, 1};
  if (chained == HSCAL_ALIKE) return (hscal_least_windows){1, 1, 0};
  return all_wait ? (hscal_least_windows){2, 1, 0} : (hscal_least_windows){2, 3, 1};
}

/* Steps that overlap are told less well by windows, so that all of them are timed even if that takes so many times their share; less on many
 * processes, whose operations would fill the memory. */
static double worth_of_overlapping(const hscal_layout *layout) {
  enum { FEW_PROCESSES = 128 };
  return hscal__layout_processes(layout) <= FEW_PROCESSES ? 5 : 3;
}

/* A series of a composite: chained, or so long that overlapping steps have a pace, too. */
static void plan_chained(hscal_lowering *lowering, int64_t count, hscal_chaining chained) {
  enum { LONG_STEP = 64 }; /* operations of a process */
  const hscal_layout *layout = lowering->layout;
  const hscal_budget *budget = lowering->sample.budget;
  int which = hscal__min(lowering->series_begun++, budget->dry_run.count - 1);
  const hscal_volume *volume = &budget->dry_run.series[which];
  hscal_series *series = &lowering->series;
  double worth = chained == HSCAL_OVERLAPPING && !lowering->sample.low_fidelity ? worth_of_overlapping(layout) : 1;
  series->all_parts = volume->whole <= worth * budget->allowed[which];
  if (series->all_parts || count == 0) return;
  double affordable = budget->allowed[which] / volume->sampled * (double)count,
         a_process = volume->sampled / ((double)count * hscal__layout_processes(layout));
  int all_wait = volume->all_wait || a_process > LONG_STEP;
  hscal__sample_chained_plan(series, count, hscal__max(layout->nprow, layout->npcol), chained, affordable,
                             least_windows(lowering->sample.low_fidelity, all_wait, chained));
  if (series->nwindows == 0 && !lowering->sample.low_fidelity) series->density = affordable / (double)count;
  lowering->is_coarse |= lowering->sample.low_fidelity;
}

/* A series of a product for the rough clock: the shortest windows, whose turn it is and how far processes lag there is no matter. */
static void plan_low_fidelity(hscal_lowering *lowering, int64_t count) {
  enum { LEAST_STEPS = 9 };
  const hscal_least_windows windows = {2, 4, 1};
  const hscal_layout *layout = lowering->layout;
  hscal__sample_chained_plan(&lowering->series, count, hscal__max(layout->nprow, layout->npcol), HSCAL_CHAINED,
                             LEAST_STEPS, windows);
  lowering->is_coarse |= lowering->series.nwindows > 0;
}

static void plan_series(hscal_lowering *lowering, int64_t count, int64_t period, hscal_chaining chained) {
  hscal_series *series = &lowering->series;
  *series = (hscal_series){0};
  if (lowering->sample.budget) {
    plan_chained(lowering, count, chained);
  } else if (lowering->sample.low_fidelity) {
    plan_low_fidelity(lowering, count);
  } else {
    hscal_turns turns = {.whole = period, .part = part_of(lowering->layout, period)};
    hscal__series_plan(series, lowering->sample.steps, count, turns, step_budget_of(lowering));
  }
  if (series->nwindows) lowering->sample.limit = 0; /* what is timed is little, and no pace of its own */
}

static int64_t next_step(hscal_lowering *lowering, int64_t next, int64_t count, int64_t period,
                         hscal_chaining chained) {
  hscal_series *series = &lowering->series;
  if (lowering->status) return count;
  if (next == 0 && lowering->sample.steps > 0) plan_series(lowering, count, period, chained);
  if (series->at == series->nwindows) return next;
  const hscal_window *window = &series->window[series->at];
  if (next == 0) next = window->begin;
  if (next == window->end) {
    if (window->factor != 0) lowering->status = end_measuring(lowering, HSCAL_MARK_WHOLE, window->factor);
    if (++series->at == series->nwindows) return count;
    next = (++window)->begin;
  }
  if (next == window->body && window->body < window->end && !lowering->status)
    lowering->status = begin_measuring(lowering, HSCAL_MARK_WHOLE);
  return next;
}

static int64_t step(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  hscal_lowering *lowering = (hscal_lowering *)sink;
  int64_t following = next_step(lowering, next, count, period, chained);
  lowering->in_step = following < count;
  return following;
}

/* ---- parts of a step: some stand for all --------------------------------------------------------------------- */

/* The first ones bring the processes in step. Sizes change evenly, and two of them at most (rows and columns of a panel), so that
 * two windows where Gauss would have them tell the sum; one in the middle does for steps, which are many. On short lines, and where
 * rows are exchanged, which often lie on one process, parts differ more: as many are kept as make up for it, and twice as many where each of
 * several lines has parts of its own in which only two of it meet, and a window may leave out the foremost, or tell others' catching up with
 * it as the pace. For the rough clock one will do where all processes wait for one another. */
typedef struct parts_choice {
  int first, windows, lead, body; /* so many windows, each of so many parts after so many to get in step */
} parts_choice;

static parts_choice choose_parts(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity) {
  const int only_two_meet = loop.line < 0, usual = only_two_meet ? 96 : 48, on_short_lines = low_fidelity ? 4 : usual,
            members = hscal__line_members(layout, loop.scope), body = (on_short_lines + members - 1) / members;
  if (loop.scope == HSCAL_ALONE || hscal__layout_processes(layout) == 1)
    return (parts_choice){1, low_fidelity ? 1 : HSCAL_PART_WINDOWS, 0, 1};
  if (low_fidelity && loop.scope == HSCAL_GRID) return (parts_choice){1, 1, 0, 1};
  int is_one_of_many = loop.in_step && loop.line >= 0;
  return (parts_choice){2, is_one_of_many && body == 1 ? 1 : HSCAL_PART_WINDOWS, 1, body};
}

/* Where more of them can be afforded. */
static parts_choice denser(parts_choice c, double density) {
  if (!(density > 1)) return c;
  double timed = density * (c.first + c.windows * (c.lead + c.body));
  c.windows = HSCAL_PART_WINDOWS;
  c.body = (int)hscal__fmax(c.body, fmin((timed - c.first) / c.windows - c.lead, INT_MAX / 4));
  return c;
}

static int64_t timed_of(parts_choice c, int64_t count) {
  int64_t timed = c.first + c.windows * (c.lead + c.body);
  return count < 2 * timed ? count : timed;
}

int64_t hscal__parts_timed(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity) {
  return timed_of(choose_parts(layout, loop, low_fidelity), loop.count);
}

static hscal_parts plan_parts(const hscal_layout *layout, hscal_loop_of_parts loop, int low_fidelity) {
  parts_choice c = denser(choose_parts(layout, loop, low_fidelity), loop.density);
  int64_t timed = timed_of(c, loop.count);
  if (timed == loop.count) return (hscal_parts){0};
  hscal_parts parts = {.first = c.first, .windows = c.windows};
  for (int i = 0; i < c.windows; i++) {
    int64_t begin = c.first + hscal__gauss_at(c.windows, i, loop.count - c.first) - c.body / 2;
    double factor = (double)(loop.count - timed) / (double)(c.windows * c.body);
    parts.window[i] = (hscal_window){begin - c.lead, begin, begin + c.body, factor};
  }
  return parts;
}

int hscal__line_members(const hscal_layout *layout, hscal_scope scope) {
  return scope == HSCAL_ROW      ? layout->npcol
         : scope == HSCAL_COLUMN ? layout->nprow
         : scope == HSCAL_ALONE  ? 1
                                 : hscal__layout_processes(layout);
}

static hscal_line line_of(const hscal_layout *layout, hscal_scope scope, int line) {
  int members = hscal__line_members(layout, scope);
  if (scope == HSCAL_ROW) return (hscal_line){line * layout->npcol, 1, members};
  if (scope == HSCAL_COLUMN) return (hscal_line){line, layout->npcol, members};
  return (hscal_line){0, 1, members};
}

/* Factor 0: the time is noted. */
static int on_lines(hscal_lowering *lowering, hscal_scope scope, int line, double factor) {
  const hscal_layout *layout = lowering->layout;
  int lines = scope == HSCAL_ROW ? layout->nprow : scope == HSCAL_COLUMN ? layout->npcol : 1;
  for (int i = line < 0 ? 0 : line; i < (line < 0 ? lines : line + 1); i++) {
    hscal_line members = line_of(layout, scope, i);
    lowering->operations += members.count; /* to mark a process takes about as long as to time an operation */
    HSCAL_TRY(factor > 0 ? lowering->steps->jump(lowering->self, members, factor)
                         : lowering->steps->mark_line(lowering->self, members));
  }
  return 0;
}

/* What one process computes, one after the other, is as long as some of it so many times. */
static void begin_window(hscal_lowering *lowering, hscal_scope scope, int line, double factor) {
  if (scope == HSCAL_ALONE)
    lowering->weight = 1 + factor;
  else
    lowering->status = on_lines(lowering, scope, line, 0);
}

static void end_window(hscal_lowering *lowering, hscal_scope scope, int line, double factor) {
  if (scope == HSCAL_ALONE)
    lowering->weight = 1;
  else
    lowering->status = on_lines(lowering, scope, line, factor);
}

static int64_t part(hscal_sink *sink, hscal_scope scope, int line, int64_t next, int64_t count) {
  hscal_lowering *lowering = (hscal_lowering *)sink;
  hscal_parts *parts = &lowering->parts;
  if (lowering->status) return count;
  if (next == 0) {
    int sampled = lowering->sample.budget && !lowering->series.all_parts;
    *parts = (hscal_parts){0};
    hscal_loop_of_parts loop = {scope, line, lowering->in_step, count, lowering->series.density};
    if (sampled) *parts = plan_parts(lowering->layout, loop, lowering->sample.low_fidelity);
    lowering->is_coarse |= lowering->sample.low_fidelity && parts->first > 0;
  }
  if (parts->first == 0) return next;
  const hscal_window *window = &parts->window[parts->at];
  if (next == parts->first) next = window->begin;
  if (next == window->end) {
    end_window(lowering, scope, line, window->factor);
    if (++parts->at == parts->windows) return count;
    next = (++window)->begin;
  }
  if (next == window->body && !lowering->status) begin_window(lowering, scope, line, window->factor);
  return next;
}

void hscal__sample_set(hscal_lowering *lowering) {
  lowering->sink.repeat = repeat;
  lowering->sink.iteration = iteration;
  lowering->sink.repeat_end = repeat_end;
  lowering->sink.step = step;
  lowering->sink.part = part;
}
