#include "models/clock/busy_periods.h"
#include "base/minmax.h"

#include <string.h>

void hscal__busy_periods_reset(hscal_busy_periods *periods) { periods->count = periods->looked = 0; }

/* The first period that ends at `at_s` or later: most messages come after most periods. */
static int first_until(const hscal_busy_periods *periods, double at_s) {
  int i = periods->count;
  while (i > 0 && periods->period[i - 1].end_s >= at_s) i--;
  return i;
}

static void move(hscal_busy_period *to, const hscal_busy_period *from, int n) {
  memmove(to, from, (size_t)n * sizeof *to);
}

/* One more before period `at`; the oldest is forgotten where there is no room. */
static void insert(hscal_busy_periods *periods, int at, hscal_busy_period new) {
  hscal_busy_period *period = periods->period;
  if (periods->count < HSCAL_BUSY_PERIODS) {
    move(&period[at + 1], &period[at], periods->count++ - at);
    period[at] = new;
  } else if (at > 0) {
    move(&period[0], &period[1], at - 1);
    period[at - 1] = new;
  }
}

/* One in the place of periods first .. last - 1. */
static void merge(hscal_busy_periods *periods, int first, int last, hscal_busy_period whole) {
  hscal_busy_period *period = periods->period;
  move(&period[first + 1], &period[last], periods->count - last);
  period[first] = whole;
  periods->count -= last - first - 1;
}

double hscal__busy_periods_take(hscal_busy_periods *periods, double begin_s, double takes_s) {
  const hscal_busy_period *period = periods->period;
  int first = first_until(periods, begin_s), last = first;
  double at_s = begin_s, left_s = takes_s;
  periods->looked += periods->count - first + 1;
  for (; last < periods->count; last++) {
    double gap_s = hscal__fmax(period[last].begin_s - at_s, 0);
    if (gap_s >= left_s) break;
    left_s -= gap_s;
    at_s = hscal__fmax(at_s, period[last].end_s);
  }
  double end_s = at_s + left_s;
  if (first == last)
    insert(periods, first, (hscal_busy_period){begin_s, end_s});
  else
    merge(periods, first, last, (hscal_busy_period){hscal__fmin(begin_s, period[first].begin_s), end_s});
  return end_s;
}
