/* What samples tell, spikes among them; and which time counts. */
#include "machine/samples.h"
#include "cmocka_test.h"
#include "machine/measure_watch.h"

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

static double next_random(unsigned long long *seed) {
  *seed ^= *seed << 13, *seed ^= *seed >> 7, *seed ^= *seed << 17;
  return (double)(*seed >> 11) / 9007199254740992.0;
}

/* Samples of 1 s that other work makes up to half as long again, and every fifth of which it spoils: the true quartile lies
 * where the doubt says in nine cases of ten, at least roughly, and more samples leave less doubt. */
static void doubt_covers_the_quartile(void **state) {
  (void)state;
  enum { MOST = 40, CASES = 2000 };
  const double truth = 1 + 0.5 * 0.25 / 0.8;
  unsigned long long seed = 88172645463325252ull;
  double before = 1;
  for (int count = 8; count <= MOST; count += 16) {
    int covered = 0;
    double doubts = 0;
    for (int i = 0; i < CASES; i++) {
      double samples[MOST];
      for (int s = 0; s < count; s++)
        samples[s] = next_random(&seed) < 0.2 ? 10 + next_random(&seed) : 1 + 0.5 * next_random(&seed);
      double quartile = hscal__quartile(samples, count), doubt = hscal__doubt(samples, count);
      covered += fabs(quartile / truth - 1) <= 2 * doubt; /* its interval is not centred at the quartile */
      doubts += doubt / CASES;
    }
    assert_true(covered > 0.85 * CASES);
    assert_true(doubts < before);
    before = doubts;
  }
  double same[] = {3, 3, 3, 3, 3}, one[] = {3};
  assert_true(hscal__doubt(same, 5) == 0);
  assert_true(hscal__doubt(one, 1) == 1);
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

/* Arguments: by the clock, ready without a processor, on a processor. */
static void which_time_counts(void **state) {
  (void)state;
  assert_true(hscal__elapsed(10, 0, 10) == 10);
  assert_true(hscal__elapsed(10, 4, 6) == 6);   /* other work had the processor for 4 */
  assert_true(hscal__elapsed(10, 0, 2) == 10);  /* slept for 8: paced, or on an accelerator */
  assert_true(hscal__elapsed(10, 3, 2) == 10);  /* of which it would have slept as well, had there been no other work */
  assert_true(hscal__elapsed(10, 3, 10) == 10); /* sleeps that are told as processor time */
  assert_true(hscal__elapsed(10, 4.5, 6) == 6); /* clocks that differ a little */
  assert_true(hscal__elapsed(10, 0, 35) == 10); /* processor time of several threads */
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(statistics), cmocka_unit_test(doubt_covers_the_quartile),
                                     cmocka_unit_test(a_threshold_forgives_single_tries),
                                     cmocka_unit_test(which_time_counts)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
