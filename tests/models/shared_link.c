/* Messages on one link by one clock for all of them, against moving them all from event to event. */
#include "models/clock/shared_link.h"
#include "cmocka_test.h"
#include "models/random_case.h"

#include <math.h>

enum { MOST = 12 };

static double pace_of(const hscal_transfer *message, double wanted) { return message->share > 0 ? fmax(wanted, 1) : 1; }

/* To the next begin or end. */
static double next_event(const hscal_transfer *message, int n, double now_s, double wanted) {
  double next_s = INFINITY;
  for (int i = 0; i < n; i++) {
    if (message[i].begin_s > now_s) next_s = fmin(next_s, message[i].begin_s);
    if (message[i].begin_s <= now_s && message[i].left_s > 0)
      next_s = fmin(next_s, now_s + message[i].left_s * pace_of(&message[i], wanted));
  }
  return next_s;
}

static void move_step_by_step(hscal_transfer *message, int n) {
  for (int i = 0; i < n; i++) message[i].end_s = message[i].begin_s;
  for (double now_s = 0, next_s; isfinite(now_s); now_s = next_s) {
    double wanted = 0;
    for (int i = 0; i < n; i++)
      if (message[i].begin_s <= now_s && message[i].left_s > 0) wanted += message[i].share;
    next_s = next_event(message, n, now_s, wanted);
    for (int i = 0; i < n && isfinite(next_s); i++) {
      if (message[i].begin_s > now_s || message[i].left_s <= 0) continue;
      message[i].left_s -= (next_s - now_s) / pace_of(&message[i], wanted);
      if (message[i].left_s < 1e-12) message[i].left_s = 0, message[i].end_s = next_s;
    }
  }
}

static void all_arrive_as_if_moved_step_by_step(void **state) {
  (void)state;
  hscal_shared_link sharing = {0};
  random_seed(5);
  for (int round = 0; round < 2000; round++) {
    hscal_transfer quick[MOST], slow[MOST];
    int n = random_int(1, MOST), alike = random_int(0, 1);
    for (int i = 0; i < n; i++) {
      double begin_s = random_int(0, 9) / 8.0, left_s = alike ? 1 : random_int(0, 16) / 8.0;
      slow[i] = quick[i] = (hscal_transfer){begin_s, left_s, random_int(0, 4) / 4.0, 0};
    }
    assert_int_equal(hscal__shared_link_transfer(&sharing, quick, n), 0);
    move_step_by_step(slow, n);
    for (int i = 0; i < n; i++) assert_float_equal(quick[i].end_s, slow[i].end_s, 1e-9);
  }
  hscal__shared_link_free(&sharing);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_arrive_as_if_moved_step_by_step),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
