#include "models/chain.h"

/* So many windows, each of so many steps that tell a pace after so many to get there. */
typedef struct choice {
  int64_t windows, body, lead;
} choice;
enum { CHOICES = 4 };

static int64_t steps_of(choice c) { return c.windows * (c.body + c.lead); }

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
  powers weight = solve(normal, left);
  for (int i = 0; i < series->nwindows; i++)
    for (int j = 0; j < 3; j++) series->window[i].factor += weight.of[j] * mean[i].of[j];
}

/* ---- windows ------------------------------------------------------------------------------------------------ */

/* The nearest to `begin` that lies `ahead` steps beyond a whole turn; not more than `room` away. */
static int64_t staggered(int64_t begin, int64_t ahead, int64_t turn, int64_t room) {
  int64_t away = ((ahead - begin) % turn + turn) % turn;
  if (away > turn / 2) away -= turn;
  return begin + (away > room ? room : away < -room ? -room : away);
}

/* Windows from the first step to the last, all as far from the next, but that their owners take turns. */
static void place(hscal_series *series, choice c, int64_t turn, int64_t count) {
  int64_t length = c.lead + c.body, last = count - length, room = (last / (c.windows - 1) - length) / 2;
  for (int i = 0; i < c.windows; i++) {
    int64_t begin = i * last / (c.windows - 1);
    if (i > 0 && i + 1 < c.windows) begin = staggered(begin, i * turn / c.windows, turn, room);
    series->window[i] = (hscal_window){begin, begin + c.lead, begin + length, 0};
  }
  series->nwindows = (int)c.windows;
}

/* Does it leave out a quarter of the steps, and take no more than can be afforded? */
static int pays(choice c, int64_t count, int64_t affordable) {
  return 4 * steps_of(c) <= 3 * count && steps_of(c) <= affordable;
}

/* The first of the choices that pays. */
static int choose(hscal_series *series, const choice *choices, int n, int64_t turn, int64_t count, int64_t affordable) {
  for (int i = 0; i < n; i++) {
    if (!pays(choices[i], count, affordable)) continue;
    place(series, choices[i], turn, count);
    weigh(series, count);
    return 1;
  }
  return 0;
}

void hscal__chain_plan(hscal_series *series, int64_t count, int64_t turn, int alike, int64_t affordable, int roughly) {
  enum { FEW_TURNS = 4, SHORT_TURN = 4, MUCH_MORE = 8, DEAR = 4 };
  /* Best first. */
  static const choice windows[CHOICES] = {{7, 8, 4}, {7, 4, 4}, {7, 4, 2}, {5, 4, 2}};
  const choice turns[CHOICES] = {{7, turn, 4}, {5, turn, 4}, {4, turn, 2}, {3, turn, 2}};
  const int64_t lead = turn / 4 < 2 ? 2 : turn / 4; /* in long turns process columns run ahead */
  const choice rough[] = {{5, 4, lead}, {3, 4, lead}, {3, 2, lead}, {3, 2, 2}};
  int differ = !alike && turn > SHORT_TURN;
  *series = (hscal_series){0};
  if (roughly) {
    if (count > affordable && !choose(series, rough, 2, turn, count, affordable) &&
        !choose(series, &rough[2], 1, turn, count, DEAR * affordable))
      choose(series, &rough[3], 1, turn, count, count);
    return;
  }
  if (differ) affordable *= 2;
  if (count <= affordable || (count < FEW_TURNS * turn && count <= MUCH_MORE * affordable)) return;
  if (differ && choose(series, turns, CHOICES, 1, count, affordable)) return;
  if (!choose(series, windows, CHOICES, turn, count, affordable))
    choose(series, &windows[CHOICES - 1], 1, turn, count, count);
}
