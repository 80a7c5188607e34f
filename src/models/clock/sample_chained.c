#include "models/clock/sample_chained.h"
#include "models/clock/calibrated.h"

enum { GAUSS = 2 }; /* windows where they tell most of a parabola */

/* So many windows, each of so many steps that tell a pace after so many to get there. */
typedef struct window_choice {
  int64_t windows, body, lead;
} window_choice;

static int64_t at_least(int64_t a, int64_t b) { return a > b ? a : b; }

static int64_t steps_of(window_choice c) { return c.windows * (c.body + c.lead); }

/* ---- weights ------------------------------------------------------------------------------------------------ */

/* 1, x and x^2, summed over steps begin .. end - 1; x from -1 to 1 over the series. */
typedef struct powers {
  double of[3];
} powers;

static void add_powers(powers *sum, int64_t begin, int64_t end, int64_t count) {
  for (int64_t i = begin; i < end; i++) {
    double x = (double)(2 * i + 1 - count) / (double)count;
    sum->of[0] += 1;
    sum->of[1] += x;
    sum->of[2] += x * x;
  }
}

/* Solves a x = b for a symmetric, definite a. */
static powers solve(double a[3][3], powers b) {
  for (int i = 0; i < 3; i++)
    for (int j = i + 1; j < 3; j++) {
      double factor = a[j][i] / a[i][i];
      for (int k = i; k < 3; k++) a[j][k] -= factor * a[i][k];
      b.of[j] -= factor * b.of[i];
    }
  for (int i = 2; i >= 0; i--) {
    for (int k = i + 1; k < 3; k++) b.of[i] -= a[i][k] * b.of[k];
    b.of[i] /= a[i][i];
  }
  return b;
}

/* Each window's pace counts as often as the parabola through the paces (least squares, by steps) makes it for the steps left
 * out: the parabola is linear in the paces, so that weights need no times. */
static void weigh(hscal_series *series, int64_t count) {
  powers left = {{0}}, mean[HSCAL_MOST_WINDOWS];
  double normal[3][3] = {{0}};
  for (int i = 0; i < series->nwindows; i++) {
    const hscal_window *window = &series->window[i];
    double steps = (double)(window->end - window->body);
    add_powers(&left, i == 0 ? 0 : series->window[i - 1].end, window->begin, count);
    mean[i] = (powers){{0}};
    add_powers(&mean[i], window->body, window->end, count);
    for (int j = 0; j < 3; j++) mean[i].of[j] /= steps;
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 3; k++) normal[j][k] += steps * mean[i].of[j] * mean[i].of[k];
  }
  add_powers(&left, series->window[series->nwindows - 1].end, count, count);
  powers weight = solve(normal, left);
  for (int i = 0; i < series->nwindows; i++)
    for (int j = 0; j < 3; j++) series->window[i].factor += weight.of[j] * mean[i].of[j];
}

/* ---- windows ------------------------------------------------------------------------------------------------ */

/* The nearest to `begin` that lies `ahead` steps beyond a whole turn; not more than `most_away` away. */
static int64_t staggered(int64_t begin, int64_t ahead, int64_t turn, int64_t most_away) {
  int64_t away = ((ahead - begin) % turn + turn) % turn;
  if (away > turn / 2) away -= turn;
  return begin + (away > most_away ? most_away : away < -most_away ? -most_away : away);
}

/* Windows from the first step to the last, all as far from the next but for the turns of the owners. Short windows begin elsewhere in
 * the turn each. Whole turns go on with the owner with whom the one before has ended, so that a delay of this owner is met in both. */
static void place(hscal_series *series, window_choice c, int64_t turn, int64_t count) {
  int64_t length = c.lead + c.body, last = count - length, most_away = (last / (c.windows - 1) - length) / 2, end = 0;
  for (int i = 0; i < c.windows; i++) {
    int64_t begin = i * last / (c.windows - 1);
    if (c.body == turn && turn > 1) {
      begin = hscal__in_turn(begin, end, turn);
      if (begin > last) begin -= turn;
    } else if (i > 0 && i + 1 < c.windows) {
      begin = staggered(begin, i * turn / c.windows, turn, most_away);
    }
    end = begin + length;
    series->window[i] = (hscal_window){begin, begin + c.lead, end, 0};
  }
  series->nwindows = (int)c.windows;
}

/* Steps that may be timed where at least a quarter is left out. */
static double most_steps(int64_t count, double affordable) {
  double worth = 0.75 * (double)count;
  return affordable < worth ? affordable : worth;
}

static int pays(window_choice c, int64_t count, double affordable) {
  return (double)steps_of(c) <= most_steps(count, affordable);
}

/* One window or two, where hscal__gauss_at has them. */
static int choose_gauss(hscal_series *series, window_choice c, int64_t count) {
  if (!pays(c, count, (double)count)) return 0;
  for (int i = 0; i < c.windows; i++) {
    int64_t begin = hscal__gauss_at(c.windows, i, count) - (c.lead + c.body) / 2;
    double factor = (double)(count - steps_of(c)) / (double)(c.windows * c.body);
    series->window[i] = (hscal_window){begin, begin + c.lead, begin + c.lead + c.body, factor};
  }
  series->nwindows = (int)c.windows;
  return 1;
}

/* One window of as many steps as `c` has, the longer to get in step, in the middle of its stretch. */
static int choose_stretch(hscal_series *series, window_choice c, hscal_stretch stretch, int64_t count) {
  const int64_t steps = steps_of(c), lead = HSCAL_STRETCH_LEAD_EIGHTHS * steps / 8;
  if (!pays(c, count, (double)count)) return 0;
  int64_t begin = (2 * stretch.number + 1) * count / (2 * stretch.count) - steps / 2;
  begin = begin < 0 ? 0 : begin > count - steps ? count - steps : begin;
  series->window[0] =
      (hscal_window){begin, begin + lead, begin + steps, (double)(count - steps) / (double)(steps - lead)};
  series->nwindows = 1;
  return 1;
}

/* The first of the choices that pays. */
static int choose(hscal_series *series, const window_choice *choices, size_t n, int64_t turn, int64_t count,
                  double affordable) {
  for (size_t i = 0; i < n; i++) {
    if (!pays(choices[i], count, affordable)) continue;
    place(series, choices[i], turn, count);
    weigh(series, count);
    return 1;
  }
  return 0;
}

/* Best first: whole turns of the owners. */
static int choose_turns(hscal_series *series, int64_t turn, int64_t count, double affordable) {
  const window_choice choices[] = {{7, turn, 4}, {5, turn, 4}, {4, turn, 2}, {3, turn, 2}, {3, turn, 1}};
  return choose(series, choices, sizeof choices / sizeof *choices, turn, count, affordable);
}

/* Steps that do not wait for one another need a turn to get in step: processes fall behind when it is theirs, and others wait for that in
 * the next one. */
static int choose_overlapping(hscal_series *series, int64_t turn, int64_t count, double affordable) {
  const int64_t half = at_least(turn / 2, 2), quarter = at_least(turn / 4, 2);
  const window_choice choices[] = {
      {5, turn, turn}, {4, turn, turn}, {3, turn, turn}, {3, turn, half}, {3, turn, quarter}};
  return choose(series, choices, sizeof choices / sizeof *choices, turn, count, affordable);
}

/* So many steps or somewhat more: whole turns where these are short. */
static int64_t in_whole_turns(int64_t steps, int64_t turn) {
  return turn > HSCAL_SHORT_TURN ? steps : (steps + turn - 1) / turn * turn;
}

/* As many windows of that length as may be timed, if these are not too few. */
static int choose_many(hscal_series *series, int64_t body, int64_t lead, int64_t turn, int64_t count,
                       double affordable) {
  int64_t windows = (int64_t)(most_steps(count, affordable) / (double)(body + lead));
  if (windows > HSCAL_MOST_WINDOWS) windows = HSCAL_MOST_WINDOWS;
  return windows >= HSCAL_USUAL_WINDOWS &&
         choose(series, &(window_choice){windows, body, lead}, 1, turn, count, affordable);
}

/* Short windows: rather many than long ones, each half as long as before if there are not enough of them. Steps that are not chained need longer to get in step. */
static int choose_windows(hscal_series *series, int64_t turn, int64_t count, hscal_chaining chained, double affordable,
                          hscal_least_windows least) {
  for (int half = chained ? HSCAL_USUAL_BODY : 2 * HSCAL_USUAL_BODY; half > 1; half /= 2)
    if (choose_many(series, in_whole_turns(half, turn), half, turn, count, affordable)) return 1;
  least.body = (int)in_whole_turns(least.body, turn);
  if (least.windows <= GAUSS) {
    const window_choice few = {least.windows, least.body, least.lead};
    return least.stretch.count ? choose_stretch(series, few, least.stretch, count) : choose_gauss(series, few, count);
  }
  if (count < HSCAL_FEW_TURNS * turn) least.lead = (int)at_least(least.lead, 2);
  for (int windows = least.windows; windows >= HSCAL_LEAST_WINDOWS; windows--)
    if (choose(series, &(window_choice){windows, least.body, least.lead}, 1, turn, count, (double)count)) return 1;
  return 0;
}

void hscal__sample_chained_plan(hscal_series *series, int64_t count, int64_t turn, hscal_chaining chained,
                                double affordable, hscal_least_windows least) {
  if (!chained) affordable *= HSCAL_WORTH_OF_OVERLAPPING;
  int is_good = least.windows > GAUSS, is_worth_more = is_good && count < HSCAL_FEW_TURNS * turn &&
                                                       (double)count <= HSCAL_WORTH_OF_FEW_TURNS * affordable;
  if ((double)count <= affordable || is_worth_more) return;
  if (!chained && turn > 1 && choose_overlapping(series, turn, count, affordable)) return;
  if (is_good) affordable *= hscal__somewhat_more;
  if (turn > HSCAL_SHORT_TURN && choose_turns(series, turn, count, affordable)) return;
  choose_windows(series, turn, count, chained, affordable, least);
}
