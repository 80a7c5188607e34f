/* The tree of times against looking through all of them. */
#include "models/clock/event_queue.h"
#include "cmocka_test.h"

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

static void check(const hscal_event_queue *queue, const double *time, int n) {
  int first = first_of(time, n);
  assert_true(hscal__event_queue_earliest(queue) == time[first]);
  if (isfinite(time[first])) assert_int_equal(hscal__event_queue_earliest_slot(queue), first);
}

static void it_tells_the_first_of_the_earliest(void **state) {
  (void)state;
  unsigned seed = 7;
  for (int n = 1; n < MOST; n = n * 3 / 2 + 1) {
    hscal_event_queue queue = {0};
    double time[MOST];
    for (int i = 0; i < n; i++) time[i] = INFINITY;
    assert_int_equal(hscal__event_queue_reset(&queue, (size_t)n), 0);
    check(&queue, time, n);
    for (int k = 0; k < 2000; k++) {
      int i = (int)(seed >> 8) % n;
      hscal__event_queue_set(&queue, (size_t)i, time[i] = some_time(&seed));
      check(&queue, time, n);
    }
    free(queue.time);
  }
}

static void it_keeps_its_times_when_it_grows(void **state) {
  (void)state;
  unsigned seed = 5;
  hscal_event_queue queue = {0};
  double time[4 * MOST];
  for (int i = 0; i < 4 * MOST; i++) time[i] = INFINITY;
  assert_int_equal(hscal__event_queue_reset(&queue, 1), 0);
  for (int i = 0; i < 4 * MOST; i++) {
    while ((size_t)i >= queue.slots) assert_int_equal(hscal__event_queue_grow(&queue), 0);
    hscal__event_queue_set(&queue, (size_t)i, time[i] = 1 + some_time(&seed));
    check(&queue, time, 4 * MOST);
  }
  for (int i = 0; i < 4 * MOST; i++) {
    int first = first_of(time, 4 * MOST);
    hscal__event_queue_set(&queue, (size_t)first, time[first] = INFINITY);
    check(&queue, time, 4 * MOST);
  }
  free(queue.time);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(it_tells_the_first_of_the_earliest),
      cmocka_unit_test(it_keeps_its_times_when_it_grows),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
