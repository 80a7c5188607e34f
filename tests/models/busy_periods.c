/* When a link is taken: whoever comes in whatever order, it carries no more than it can. */
#include "models/clock/busy_periods.h"
#include "base/random.h"
#include "cmocka_test.h"

#include <math.h>

static void who_is_alone_has_all_it_wants(void **state) {
  (void)state;
  hscal_busy_periods link;
  hscal__busy_periods_reset(&link);
  for (int i = 0; i < 3 * HSCAL_BUSY_PERIODS; i++) assert_true(hscal__busy_periods_take(&link, 3 * i, 2) == 3 * i + 2);
  assert_int_equal(link.count, HSCAL_BUSY_PERIODS);
}

/* One that comes later in the stream but is ready earlier takes what is left, in parts where need be; one that fits exactly goes before. */
static void gaps_are_filled(void **state) {
  (void)state;
  hscal_busy_periods link;
  hscal__busy_periods_reset(&link);
  hscal__busy_periods_take(&link, 1, 1);
  hscal__busy_periods_take(&link, 4, 1);
  hscal__busy_periods_take(&link, 8, 1);
  assert_true(hscal__busy_periods_take(&link, 0, 1) == 1);
  assert_true(hscal__busy_periods_take(&link, 1.5, 3) == 6); /* 2 to 4, 5 to 6 */
  assert_true(hscal__busy_periods_take(&link, 0.5, 2.5) == 9.5);
  assert_int_equal(link.count, 1);
  assert_true(link.period[0].begin_s == 0 && link.period[0].end_s == 9.5);
}

/* As a queue in order of time has it, the link is done at the same time in any order, and is taken for as long as all take together. */
static void order_does_not_matter(void **state) {
  (void)state;
  enum { MESSAGES = 30 };
  uint64_t chance = 1;
  for (int trial = 0; trial < 200; trial++) {
    double begin_s[MESSAGES], takes_s[MESSAGES], all_s = 0, queue_s = 0, last_s = 0, taken_s = 0;
    for (int i = 0; i < MESSAGES; i++) {
      begin_s[i] = (i ? begin_s[i - 1] : 0) + hscal__random_between(&chance, 0, 20);
      takes_s[i] = hscal__random_between(&chance, 1, 24);
      all_s += takes_s[i];
      queue_s = fmax(queue_s, begin_s[i]) + takes_s[i];
    }
    hscal_busy_periods link;
    hscal__busy_periods_reset(&link);
    for (int left = MESSAGES; left > 0; left--) {
      int i = hscal__random_between(&chance, 0, left - 1);
      double end_s = hscal__busy_periods_take(&link, begin_s[i], takes_s[i]);
      assert_true(end_s >= begin_s[i] + takes_s[i]);
      last_s = fmax(last_s, end_s);
      begin_s[i] = begin_s[left - 1], takes_s[i] = takes_s[left - 1];
    }
    for (int i = 0; i < link.count; i++) taken_s += link.period[i].end_s - link.period[i].begin_s;
    assert_true(last_s == queue_s);
    assert_true(taken_s == all_s);
  }
}

/* What was before those remembered is free, and is not remembered. */
static void the_oldest_are_forgotten(void **state) {
  (void)state;
  hscal_busy_periods link;
  hscal__busy_periods_reset(&link);
  for (int i = 0; i <= HSCAL_BUSY_PERIODS; i++) hscal__busy_periods_take(&link, 10 * i, 5);
  assert_true(link.period[0].begin_s == 10);
  assert_true(hscal__busy_periods_take(&link, 0, 1) == 1);
  assert_true(link.period[0].begin_s == 10 && link.count == HSCAL_BUSY_PERIODS);
  assert_true(hscal__busy_periods_take(&link, 12, 1) == 16);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(who_is_alone_has_all_it_wants),
      cmocka_unit_test(gaps_are_filled),
      cmocka_unit_test(order_does_not_matter),
      cmocka_unit_test(the_oldest_are_forgotten),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
