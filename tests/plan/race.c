/* Races by hand: who wins, who leaves, and that they end. */
#include "plan/race.h"
#include "cmocka_test.h"
#include "plan/calibrated.h"

#include <math.h>
#include <stdint.h>

static int is_near(double x, double y) { return fabs(x - y) < 1e-12; }

static void chances_are_those_of_coins(void **state) {
  (void)state;
  assert_true(is_near(hscal__sign_test(4, 4), 1.0 / 16) && is_near(hscal__sign_test(3, 4), 5.0 / 16));
  assert_true(is_near(hscal__sign_test(0, 7), 1) && is_near(hscal__sign_test(6, 7), 8.0 / 128));
  assert_true(is_near(hscal__sign_test(0, 0), 1));
}

static void faster_every_time_wins(void **state) {
  (void)state;
  hscal_race race = hscal__race_begin(3);
  const double seconds[] = {2, 1.9, 1.8};
  int rounds = 0;
  for (; !hscal__race_is_over(&race); rounds++) {
    assert_true(hscal__race_runs(&race, 0) && hscal__race_runs(&race, 1) && hscal__race_runs(&race, 2));
    hscal__race_round(&race, seconds);
  }
  assert_int_equal(rounds, HSCAL_RACE_ROUNDS);
  assert_int_equal(hscal__race_winner(&race), 2);
  assert_true(is_near(race.least_s[1], 1.9));
}

/* One round lost, and it cannot win any more: the race is over if no other is in. */
static void who_loses_leaves(void **state) {
  (void)state;
  hscal_race race = hscal__race_begin(2);
  hscal__race_round(&race, (double[]){2, 1});
  assert_true(hscal__race_runs(&race, 1));
  hscal__race_round(&race, (double[]){2, 2}); /* as fast is not faster */
  assert_true(hscal__race_is_over(&race) && !hscal__race_runs(&race, 0));
  assert_int_equal(hscal__race_winner(&race), 0);
  race = hscal__race_begin(3);
  hscal__race_round(&race, (double[]){2, 3, 1});
  assert_true(hscal__race_runs(&race, 0) && !hscal__race_runs(&race, 1) && hscal__race_runs(&race, 2));
  while (!hscal__race_is_over(&race)) hscal__race_round(&race, (double[]){2, 0.1, 1}); /* 1 does not run */
  assert_int_equal(hscal__race_winner(&race), 2);
}

static void what_fails_does_not_win(void **state) {
  (void)state;
  hscal_race race = hscal__race_begin(2);
  while (!hscal__race_is_over(&race)) hscal__race_round(&race, (double[]){1, INFINITY});
  assert_int_equal(hscal__race_winner(&race), 0);
  race = hscal__race_begin(2);
  while (!hscal__race_is_over(&race)) hscal__race_round(&race, (double[]){INFINITY, 1});
  assert_int_equal(hscal__race_winner(&race), 1);
  race = hscal__race_begin(2);
  while (!hscal__race_is_over(&race)) hscal__race_round(&race, (double[]){INFINITY, INFINITY});
  assert_int_equal(hscal__race_winner(&race), 0);
  race = hscal__race_begin(1);
  assert_true(hscal__race_is_over(&race) && hscal__race_winner(&race) == 0);
}

/* Layouts that are as fast: the first is left about as seldom as the test says, and few runs are made. */
static void chance_decides_seldom(void **state) {
  (void)state;
  enum { RACES = 4000 };
  uint64_t seed = 88172645463325252u;
  int left = 0, runs = 0;
  for (int r = 0; r < RACES; r++) {
    hscal_race race = hscal__race_begin(2);
    while (!hscal__race_is_over(&race)) {
      double seconds[2];
      for (int i = 0; i < 2; i++, runs++) {
        seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
        seconds[i] = 1 + 1e-3 * (double)(seed >> 40);
      }
      hscal__race_round(&race, seconds);
    }
    left += hscal__race_winner(&race) != 0;
  }
  assert_true(left < RACES * HSCAL_RACE_LEVEL);
  assert_true(runs < 5 * RACES); /* three and three quarters */
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(chances_are_those_of_coins), cmocka_unit_test(faster_every_time_wins),
      cmocka_unit_test(who_loses_leaves),           cmocka_unit_test(what_fails_does_not_win),
      cmocka_unit_test(chance_decides_seldom),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
