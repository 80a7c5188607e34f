#include "models/clock/sample_series.h"
#include "models/clock/calibrated.h"

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

/* About `kept` steps in whole turns of `period`, each after `lead` steps. */
static int plan_turns(hscal_series *series, int64_t kept, int64_t count, int64_t period, int64_t lead, int64_t most) {
  enum { LEAST_BODY = 4 };
  int64_t each = kept / HSCAL_PACED_WINDOWS - lead;
  int64_t body = each < LEAST_BODY ? LEAST_BODY : each;
  body = body < period ? period : body / period * period;
  for (int paced = HSCAL_PACED_WINDOWS; paced >= HSCAL_LEAST_PACED_WINDOWS; paced--)
    if (place_windows(series, paced, body, lead, count, period, most)) return 1;
  return 0;
}

/* Half a turn brings its owners in step. */
static int plan_whole_turns(hscal_series *series, int64_t kept, int64_t count, int64_t period, int64_t most) {
  enum { LEAST_LEAD = 2 };
  return plan_turns(series, kept, count, period, period / 2 < LEAST_LEAD ? LEAST_LEAD : period / 2, most);
}

/* Where no turn fits in: as many steps as do, and as many before them, since who lags there is caught up with later than by the next owner. */
static void plan_parts_of_turns(hscal_series *series, int64_t kept, int64_t count, int64_t most) {
  const int64_t windows = 2 * (HSCAL_PACED_WINDOWS + 1), affordable = most / windows,
                body = affordable < HSCAL_LEAST_PART_OF_TURN ? HSCAL_LEAST_PART_OF_TURN : affordable;
  plan_turns(series, most < kept ? most : kept, count, body, body, body * windows);
}

void hscal__sample_series_plan(hscal_series *series, int64_t kept, int64_t count, hscal_turns turns,
                               hscal_step_budget budget) {
  *series = (hscal_series){0};
  if (kept <= 0) return;
  int64_t whole = turns.whole < 1 ? 1 : turns.whole, most = count <= budget.affordable ? count / 2 : count * 3 / 4;
  if (most > budget.most && count > budget.affordable) most = budget.most;
  int found = plan_whole_turns(series, kept, count, whole, most);
  if (!found && turns.part > 0 && turns.part < whole) found = plan_whole_turns(series, kept, count, turns.part, most);
  if (!found && count > budget.affordable) plan_parts_of_turns(series, kept, count, most);
  for (int i = 1; i <= series->paced + 1 && series->nwindows; i++) weigh_gap(series, i);
}
