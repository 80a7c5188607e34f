#include "fit/least_squares.h"
#include "base/cholesky.h"
#include "base/minmax.h"
#include "base/status.h"
#include "fit/calibrated.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = HSCAL_MOST_UNKNOWNS, MOST_STEPS = 12, MOST_DAMPINGS = 6 };

typedef struct descent {
  const hscal_least_squares *problem;
  double *residual, *tried, *slope; /* slope[count][MOST] */
  double matrix[MOST][MOST], right[MOST];
} descent;

/* ---- the sum and its slopes --------------------------------------------------------------------------------------- */

/* Squares near 0, straight lines far from it. */
double hscal__least_squares_sum(const hscal_least_squares *p, const double *residual, const double *unknown) {
  double sum = 0;
  for (int i = 0; i < p->count; i++) {
    double r = residual[i] / p->residual_sd;
    sum += p->counts[i] * 2 * (sqrt(1 + r * r) - 1);
  }
  for (int j = 0; j < p->unknowns; j++) sum += unknown[j] * unknown[j] / (p->prior_sd[j] * p->prior_sd[j]);
  return sum;
}

static int find_slopes(descent *w, const double *unknown) {
  const hscal_least_squares *p = w->problem;
  for (int j = 0; j < p->unknowns; j++) {
    double moved[MOST];
    memcpy(moved, unknown, sizeof moved);
    moved[j] += HSCAL_FIT_SLOPE_STEP;
    HSCAL_TRY(p->residuals(p->self, moved, w->tried));
    for (int i = 0; i < p->count; i++)
      w->slope[(size_t)i * MOST + (size_t)j] = (w->tried[i] - w->residual[i]) / HSCAL_FIT_SLOPE_STEP;
  }
  return 0;
}

/* The matrix and the right-hand side of the step. */
static void set_normal_equations(descent *w, const double *unknown) {
  const hscal_least_squares *p = w->problem;
  memset(w->matrix, 0, sizeof w->matrix);
  memset(w->right, 0, sizeof w->right);
  for (int i = 0; i < p->count; i++) {
    double r = w->residual[i] / p->residual_sd, weight = p->counts[i] / sqrt(1 + r * r);
    const double *slope = &w->slope[(size_t)i * MOST];
    for (int j = 0; j < p->unknowns; j++) {
      double at_j = slope[j] / p->residual_sd;
      w->right[j] -= weight * at_j * r;
      for (int k = 0; k <= j; k++) w->matrix[j][k] += weight * at_j * slope[k] / p->residual_sd;
    }
  }
  for (int j = 0; j < p->unknowns; j++) {
    double precision = 1 / (p->prior_sd[j] * p->prior_sd[j]);
    w->matrix[j][j] += precision;
    w->right[j] -= unknown[j] * precision;
  }
}

/* A step from unknown[], damped more and more until it gains. Returns 0 or a failure; *gain is 0 where none does. */
static int step(descent *w, double *unknown, double *sum, double *damping, double *gain) {
  const hscal_least_squares *p = w->problem;
  *gain = 0;
  for (int attempt = 0; attempt < MOST_DAMPINGS; attempt++, *damping *= 5) {
    double matrix[MOST][MOST], by[MOST], next[MOST];
    memcpy(matrix, w->matrix, sizeof matrix);
    memcpy(by, w->right, sizeof by);
    memcpy(next, unknown, sizeof next);
    for (int j = 0; j < p->unknowns; j++) matrix[j][j] *= 1 + *damping;
    hscal__cholesky(p->unknowns, *matrix, MOST);
    hscal__cholesky_solve(p->unknowns, *matrix, MOST, by);
    for (int j = 0; j < p->unknowns; j++)
      next[j] += hscal__fmax(-HSCAL_FIT_LONGEST_STEP, hscal__fmin(by[j], HSCAL_FIT_LONGEST_STEP));
    HSCAL_TRY(p->residuals(p->self, next, w->tried));
    double reached = hscal__least_squares_sum(p, w->tried, next);
    if (!(reached < *sum)) continue;
    *gain = (*sum - reached) / *sum;
    *sum = reached;
    *damping = hscal__fmax(*damping / 5, 1e-4);
    memcpy(unknown, next, sizeof next);
    memcpy(w->residual, w->tried, (size_t)p->count * sizeof *w->residual);
    return 0;
  }
  return 0;
}

static void find_deviations(descent *w, double *sd) {
  int n = w->problem->unknowns;
  hscal__cholesky(n, *w->matrix, MOST);
  for (int j = 0; j < n; j++) {
    double column[MOST] = {0};
    column[j] = 1;
    hscal__cholesky_solve(n, *w->matrix, MOST, column);
    sd[j] = sqrt(column[j]);
  }
}

static int descend(descent *w, double *unknown, double *sd) {
  const hscal_least_squares *p = w->problem;
  double damping = 1e-2, gain = 1;
  HSCAL_TRY(p->residuals(p->self, unknown, w->residual));
  double sum = hscal__least_squares_sum(p, w->residual, unknown);
  for (int i = 0; i < MOST_STEPS && gain > HSCAL_FIT_LEAST_GAIN; i++) {
    HSCAL_TRY(find_slopes(w, unknown));
    set_normal_equations(w, unknown);
    HSCAL_TRY(step(w, unknown, &sum, &damping, &gain));
  }
  find_deviations(w, sd);
  return 0;
}

int hscal__least_squares(const hscal_least_squares *problem, double *unknown, double *sd) {
  size_t count = (size_t)problem->count;
  descent w = {.problem = problem};
  double at[MOST] = {0};
  memcpy(at, unknown, (size_t)problem->unknowns * sizeof *at);
  w.residual = malloc((count + 1) * sizeof *w.residual);
  w.tried = malloc((count + 1) * sizeof *w.tried);
  w.slope = calloc(count + 1, MOST * sizeof *w.slope);
  int status = w.residual && w.tried && w.slope
                   ? descend(&w, at, sd)
                   : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d residuals", problem->count);
  memcpy(unknown, at, (size_t)problem->unknowns * sizeof *at);
  free(w.residual);
  free(w.tried);
  free(w.slope);
  return status;
}
