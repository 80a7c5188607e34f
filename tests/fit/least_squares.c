/* Least squares: a curve through points, one of which lies far off, and a prior. */
#include "fit/least_squares.h"
#include "cmocka_test.h"

#include <math.h>

enum { POINTS = 21 };

typedef struct curve {
  double y[POINTS];
  int asked, fails_at;
} curve;

static double at(int i) { return 0.1 * i; }

/* a exp(-b x) with a = exp(u0), b = exp(u1). */
static int residuals(void *self, const double *u, double *residual) {
  curve *c = self;
  if (++c->asked == c->fails_at) return 7;
  for (int i = 0; i < POINTS; i++) residual[i] = exp(u[0] - exp(u[1]) * at(i)) - c->y[i];
  return 0;
}

static curve exact(double a, double b) {
  curve c = {.asked = 0};
  for (int i = 0; i < POINTS; i++) c.y[i] = a * exp(-b * at(i));
  return c;
}

static int solve(curve *c, double prior_sd, double *unknown, double *sd) {
  double counts[POINTS];
  const double prior[] = {prior_sd, prior_sd};
  for (int i = 0; i < POINTS; i++) counts[i] = 1;
  const hscal_least_squares problem = {2, POINTS, residuals, c, 0.01, prior, counts};
  unknown[0] = unknown[1] = 0;
  return hscal__least_squares(&problem, unknown, sd);
}

static void finds_the_curve(void **state) {
  (void)state;
  curve c = exact(3, 0.5);
  double u[2], sd[2];
  assert_int_equal(solve(&c, 10, u, sd), 0);
  assert_true(fabs(u[0] - log(3)) < 0.01 && fabs(u[1] - log(0.5)) < 0.01);
  assert_true(sd[0] > 0 && sd[0] < 0.05 && sd[1] > 0 && sd[1] < 0.05);
}

static void one_point_far_off_moves_little(void **state) {
  (void)state;
  curve c = exact(3, 0.5);
  double u[2], sd[2];
  c.y[10] += 5;
  assert_int_equal(solve(&c, 10, u, sd), 0);
  assert_true(fabs(u[0] - log(3)) < 0.02 && fabs(u[1] - log(0.5)) < 0.03);
}

static void a_narrow_prior_holds(void **state) {
  (void)state;
  curve c = exact(3, 0.5);
  double u[2], sd[2];
  assert_int_equal(solve(&c, 1e-4, u, sd), 0);
  assert_true(fabs(u[0]) < 0.05 && fabs(u[1]) < 0.05);
  assert_true(sd[0] <= 1e-4 * 1.0001);
}

static void failures_are_handed_on(void **state) {
  (void)state;
  curve c = exact(3, 0.5);
  double u[2], sd[2];
  c.fails_at = 4;
  assert_int_equal(solve(&c, 10, u, sd), 7);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(finds_the_curve),
      cmocka_unit_test(one_point_far_off_moves_little),
      cmocka_unit_test(a_narrow_prior_holds),
      cmocka_unit_test(failures_are_handed_on),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
