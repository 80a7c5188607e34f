/* What samples tell, spikes among them; and which time counts. */
#include "machine/samples.h"
#include "cmocka_test.h"
#include "measure/stopwatch.h"

#include <math.h>

static void statistics(void **state) {
  (void)state;
  double odd[] = {5, 1, 3}, even[] = {4, 1, 3, 2}, spiky[] = {10, 11, 900, 10, 12, 700, 11, 10};
  assert_true(hscal__median(odd, 3) == 3);
  assert_true(hscal__median(even, 4) == 2.5);
  assert_true(hscal__median(NULL, 0) == 0);
  assert_true(hscal__quartile(spiky, 8) == 10); /* two spikes in eight do not show */
  assert_true(hscal__spread(odd, 3) >= 0 && hscal__spread(odd, 1) == 0);
  double sorted[] = {8, 9, 10, 11, 12};
  assert_true(hscal__spread(sorted, 5) == 0.2);
}

/* Three things in five rounds: a spike of one of them counts a third, what slows a whole round counts in full. */
static void a_round_is_taken_for_a_run(void **state) {
  (void)state;
  static const double quiet[] = {2, 2, 2, 2, 2}, spike[] = {7, 7, 7, 14, 7}, slow[] = {1, 1, 1, 1.3, 1};
  double of_round[5] = {0};
  for (int i = 0; i < 2; i++) hscal__rounds_add(of_round, quiet, 5);
  assert_true(hscal__rounds_scatter(of_round, 5, 2) == 0);
  hscal__rounds_add(of_round, spike, 5);
  assert_true(fabs(hscal__rounds_scatter(of_round, 5, 3) - log(2) / 3 / 5) < 1e-12);
  double slowed[5] = {0};
  for (int i = 0; i < 3; i++) hscal__rounds_add(slowed, slow, 5);
  assert_true(fabs(hscal__rounds_scatter(slowed, 5, 3) - log(1.3) / 5) < 1e-12);
  assert_true(hscal__rounds_scatter(slowed, 1, 3) == 0); /* of one round nobody knows */
}

static double next_random(unsigned long long *seed) {
  *seed ^= *seed << 13, *seed ^= *seed >> 7, *seed ^= *seed << 17;
  return (double)(*seed >> 11) / 9007199254740992.0;
}

/* Samples of 1 s that other work makes up to half as long again, and every fifth of which it spoils: the true quartile lies
 * where the uncertainty says in nine cases of ten, at least roughly, and more samples leave less uncertainty. */
static void uncertainty_covers_the_quartile(void **state) {
  (void)state;
  enum { MOST = 40, CASES = 2000 };
  const double truth = 1 + 0.5 * 0.25 / 0.8;
  unsigned long long seed = 88172645463325252ull;
  double before = 1;
  for (int count = 8; count <= MOST; count += 16) {
    int covered = 0;
    double uncertainties = 0;
    for (int i = 0; i < CASES; i++) {
      double samples[MOST];
      for (int s = 0; s < count; s++)
        samples[s] = next_random(&seed) < 0.2 ? 10 + next_random(&seed) : 1 + 0.5 * next_random(&seed);
      double quartile = hscal__quartile(samples, count), uncertainty = hscal__quartile_uncertainty(samples, count);
      covered += fabs(quartile / truth - 1) <= 2 * uncertainty; /* its interval is not centred at the quartile */
      uncertainties += uncertainty / CASES;
    }
    assert_true(covered > 0.85 * CASES);
    assert_true(uncertainties < before);
    before = uncertainties;
  }
  double same[] = {3, 3, 3, 3, 3}, one[] = {3};
  assert_true(hscal__quartile_uncertainty(same, 5) == 0);
  assert_true(hscal__quartile_uncertainty(one, 1) == 1);
}

static void a_threshold_forgives_single_tries(void **state) {
  (void)state;
  static const int clear[] = {0, 0, 3, 3}, disturbed[] = {0, 2, 0, 3, 3, 1, 3}, never[] = {0, 1, 0},
                   always[] = {3, 2, 3};
  assert_int_equal(hscal__threshold(clear, 4, 3), 2);
  assert_int_equal(hscal__threshold(disturbed, 7, 3), 3);
  assert_int_equal(hscal__threshold(never, 3, 3), 3);
  assert_int_equal(hscal__threshold(always, 3, 3), 0);
}

/* Seconds that count, of laps (by the clock, ready without a processor, on a processor). */
static double seconds_of(const double laps[][3], int count, int which) {
  double least = 1;
  for (int i = 0; i < count; i++) least = fmin(least, hscal__lap_of(laps[i][0], laps[i][1], laps[i][2]).asleep);
  hscal_lap lap = hscal__lap_of(laps[which][0], laps[which][1], laps[which][2]);
  return hscal__lap_seconds(&lap, least);
}

static void which_time_counts(void **state) {
  (void)state;
  static const double disturbed[][3] = {
      {10, 0, 10}, {14, 4, 10}, {13, 0, 10}}; /* the last was woken late: no sleep of its own */
  for (int i = 0; i < 3; i++) assert_true(seconds_of(disturbed, 3, i) == 10);
  static const double sleeping[][3] = {{10, 0, 2}, {10, 3, 2}, {11, 1, 2}}; /* paced, or on an accelerator */
  assert_true(seconds_of(sleeping, 3, 0) == 10 && seconds_of(sleeping, 3, 1) == 10 && seconds_of(sleeping, 3, 2) == 11);
  static const double told[][3] = {{10, 3, 10}, {12, 3, 10}}; /* sleeps that are told as processor time */
  assert_true(seconds_of(told, 2, 0) == 10 && seconds_of(told, 2, 1) == 10);
  static const double threads[][3] = {{10, 0, 35}};
  assert_true(seconds_of(threads, 1, 0) == 10);
}

/* Other work only makes slower, so the fast quartile counts; under a quota fast samples are those that found full caches. */
static void quotas_make_medians_count(void **state) {
  (void)state;
  double seconds[] = {4, 1, 3, 2, 5};
  assert_true(hscal__typical_seconds(seconds, 5, 1) == 2);
  assert_true(hscal__typical_seconds(seconds, 5, 0.99) == 2); /* clocks err */
  assert_true(hscal__typical_seconds(seconds, 5, 0.5) == 3);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(statistics),
                                     cmocka_unit_test(a_round_is_taken_for_a_run),
                                     cmocka_unit_test(uncertainty_covers_the_quartile),
                                     cmocka_unit_test(a_threshold_forgives_single_tries),
                                     cmocka_unit_test(which_time_counts),
                                     cmocka_unit_test(quotas_make_medians_count)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
