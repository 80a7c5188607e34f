/* What trials teach of layouts that were not tried. */
#include "search/surrogate.h"
#include "search/calibrated.h"
#include "search/fixture.h"
#include "search/memo.h"

#include <math.h>

enum { TAUGHT, TWIN, NEAR, FAR };

/* Grids of 4 x 4, 4 x 4, 4 x 5 and 1 x 64. */
static void add_grids(hscal_surrogate *surrogate) {
  static const double grids[][2] = {{4, 4}, {4, 4}, {4, 5}, {1, 64}};
  surrogate->prior = (hscal_prior){HSCAL_COMMON_SD, HSCAL_TREND_SD, HSCAL_SHARED_SD, HSCAL_OWN_SD};
  for (int i = 0; i < 4; i++) {
    const double feature[HSCAL_FEATURES] = {
        [HSCAL_FEATURE_ROWS] = log2(grids[i][0]), [HSCAL_FEATURE_COLUMNS] = log2(grids[i][1])};
    assert_success(hscal__surrogate_add(surrogate, feature));
  }
}

static void neighbours_learn_most(void **state) {
  (void)state;
  hscal_surrogate surrogate = {0};
  add_grids(&surrogate);
  double before = surrogate.posterior[FAR].variance;
  hscal__surrogate_observe(&surrogate, TAUGHT, 1, 0.001);
  const hscal_posterior *p = surrogate.posterior;
  assert_true(fabs(p[TAUGHT].mean - 1) < 1e-3);
  assert_true(p[TAUGHT].mean > p[TWIN].mean && p[TWIN].mean > p[NEAR].mean && p[NEAR].mean > p[FAR].mean);
  assert_true(p[FAR].mean > 0.5); /* estimates are off alike, mostly */
  assert_true(p[TAUGHT].variance < p[TWIN].variance && p[TWIN].variance < p[NEAR].variance);
  assert_true(p[NEAR].variance < p[FAR].variance && p[FAR].variance < before);
  hscal__surrogate_free(&surrogate);
}

/* A rough time teaches less than a good one; the good one comes later and counts. */
static void noise_is_believed_less(void **state) {
  (void)state;
  hscal_surrogate surrogate = {0};
  add_grids(&surrogate);
  hscal__surrogate_observe(&surrogate, TAUGHT, 1, 0.5);
  assert_true(surrogate.posterior[TAUGHT].mean > 0.2 && surrogate.posterior[TAUGHT].mean < 0.8);
  hscal__surrogate_observe(&surrogate, TAUGHT, 0.1, 0.001);
  assert_true(fabs(surrogate.posterior[TAUGHT].mean - 0.1) < 0.01);
  hscal__surrogate_free(&surrogate);
}

/* Who comes later has heard every lesson. */
static void newcomers_know_as_much(void **state) {
  (void)state;
  hscal_surrogate early = {0}, late = {0};
  const double feature[HSCAL_FEATURES] = {[HSCAL_FEATURE_ROWS] = 1, [HSCAL_FEATURE_BLOCK] = 5};
  add_grids(&early);
  add_grids(&late);
  assert_success(hscal__surrogate_add(&early, feature));
  hscal_surrogate *both[] = {&early, &late};
  for (int i = 0; i < 2; i++) {
    hscal__surrogate_observe(both[i], NEAR, 0.7, 0.01);
    hscal__surrogate_observe(both[i], FAR, -0.3, 0.1);
  }
  assert_success(hscal__surrogate_add(&late, feature));
  assert_true(fabs(early.posterior[4].mean - late.posterior[4].mean) < 1e-12);
  assert_true(fabs(early.posterior[4].variance - late.posterior[4].variance) < 1e-12);
  hscal__surrogate_free(&early);
  hscal__surrogate_free(&late);
}

/* Estimates that prove better, or worse, than was thought lessen the doubt about all, or add to it; hints prove nothing. */
static void surprises_calibrate_doubt(void **state) {
  (void)state;
  static const double ratio[] = {0, 0.01, 5};
  double calibration[3];
  for (int i = 0; i < 3; i++) {
    hscal_surrogate surrogate = {0};
    add_grids(&surrogate);
    assert_true(hscal__surrogate_calibration(&surrogate) == 1);
    hscal__surrogate_observe_prior(&surrogate, FAR, 7, 0.01);
    assert_true(hscal__surrogate_calibration(&surrogate) == 1);
    hscal__surrogate_free(&surrogate);
    surrogate = (hscal_surrogate){0};
    add_grids(&surrogate);
    hscal__surrogate_observe(&surrogate, TAUGHT, ratio[i], 0.01);
    hscal__surrogate_observe(&surrogate, FAR, -ratio[i], 0.01);
    calibration[i] = hscal__surrogate_calibration(&surrogate);
    hscal__surrogate_observe(&surrogate, TAUGHT, ratio[i] + 1, 0.01); /* less was doubted than is observed */
    assert_true(hscal__surrogate_calibration(&surrogate) == calibration[i]);
    hscal__surrogate_free(&surrogate);
  }
  assert_true(calibration[0] < calibration[1] && calibration[1] < 1 && calibration[2] > 1);
}

static void layouts_are_seen_once(void **state) {
  (void)state;
  enum { MANY = 1000 };
  hscal_evaluation_memo seen = {0};
  hscal_memo_entry *sight;
  int is_new;
  for (uint64_t i = 0; i < MANY; i++) {
    assert_success(hscal__evaluation_memo_find(&seen, i * i, &is_new, &sight));
    assert_int_equal(is_new, i != 1); /* 0 stands for 1, which is as good as any */
    sight->seconds = (double)i;
  }
  for (uint64_t i = 1; i < MANY; i++) {
    assert_success(hscal__evaluation_memo_find(&seen, i * i, &is_new, &sight));
    assert_int_equal(is_new, 0);
    assert_true(sight->seconds == (double)i);
  }
  hscal__evaluation_memo_free(&seen);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(neighbours_learn_most), cmocka_unit_test(noise_is_believed_less),
                                     cmocka_unit_test(newcomers_know_as_much),
                                     cmocka_unit_test(surprises_calibrate_doubt),
                                     cmocka_unit_test(layouts_are_seen_once)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
