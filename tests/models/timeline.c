/* The tree of times against looking through all of them. */
#include "cmocka_test.h"
#include "models/clock/event_queue.h"

#include <math.h>
#include <stdlib.h>

enum { MOST = 300 };

static int first_of(const double *time, int n) {
  int first = 0;
  for (int i = 1; i < n; i++)
    if (time[i] < time[first]) first = i;
  return first;
}

/* Few different times, so that many are equal; some are infinite. */
static double some_time(unsigned *state) {
  *state = *state * 1103515245u + 12345u;
  unsigned drawn = *state >> 16 & 31;
  return drawn == 0 ? INFINITY : 1e-6 * drawn;
}

static void check(const hscal_timeline *timeline, const double *time, int n) {
  int first = first_of(time, n);
  assert_true(hscal__timeline_least(timeline) == time[first]);
  if (isfinite(time[first])) assert_int_equal(hscal__timeline_first(timeline), first);
}

static void it_tells_the_first_of_the_earliest(void **state) {
  (void)state;
  unsigned seed = 7;
  for (int n = 1; n < MOST; n = n * 3 / 2 + 1) {
    hscal_timeline timeline = {0};
    double time[MOST];
    for (int i = 0; i < n; i++) time[i] = INFINITY;
    assert_int_equal(hscal__timeline_reset(&timeline, (size_t)n), 0);
    check(&timeline, time, n);
    for (int k = 0; k < 2000; k++) {
      int i = (int)(seed >> 8) % n;
      hscal__timeline_set(&timeline, (size_t)i, time[i] = some_time(&seed));
      check(&timeline, time, n);
    }
    free(timeline.time);
  }
}

static void it_keeps_its_times_when_it_grows(void **state) {
  (void)state;
  unsigned seed = 5;
  hscal_timeline timeline = {0};
  double time[4 * MOST];
  for (int i = 0; i < 4 * MOST; i++) time[i] = INFINITY;
  assert_int_equal(hscal__timeline_reset(&timeline, 1), 0);
  for (int i = 0; i < 4 * MOST; i++) {
    while ((size_t)i >= timeline.slots) assert_int_equal(hscal__timeline_grow(&timeline), 0);
    hscal__timeline_set(&timeline, (size_t)i, time[i] = 1 + some_time(&seed));
    check(&timeline, time, 4 * MOST);
  }
  for (int i = 0; i < 4 * MOST; i++) {
    int first = first_of(time, 4 * MOST);
    hscal__timeline_set(&timeline, (size_t)first, time[first] = INFINITY);
    check(&timeline, time, 4 * MOST);
  }
  free(timeline.time);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(it_tells_the_first_of_the_earliest),
      cmocka_unit_test(it_keeps_its_times_when_it_grows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
