#include "likelihood.h"
#include "base/cholesky.h"
#include "search/calibrated.h"

#include <math.h>
#include <string.h>

const char *const fitted_names[FITTED_NUMBERS] = {
    "HSCAL_COMMON_SD",        "HSCAL_TREND_SD",         "HSCAL_SHARED_SD",       "HSCAL_OWN_SD",
    "HSCAL_LENGTH_OF_GRID",   "HSCAL_LENGTH_OF_BLOCK",  "HSCAL_LENGTH_OF_PANEL", "HSCAL_LENGTH_OF_NODES",
    "HSCAL_LENGTH_OF_HEIGHT", "HSCAL_LENGTH_OF_MAPPING"};
const double fitted_headers[FITTED_NUMBERS] = {HSCAL_COMMON_SD,        HSCAL_TREND_SD,        HSCAL_SHARED_SD,
                                               HSCAL_OWN_SD,           HSCAL_LENGTH_OF_GRID,  HSCAL_LENGTH_OF_BLOCK,
                                               HSCAL_LENGTH_OF_PANEL,  HSCAL_LENGTH_OF_NODES, HSCAL_LENGTH_OF_HEIGHT,
                                               HSCAL_LENGTH_OF_MAPPING};

static const fitted_number length_of[HSCAL_FEATURES] = {
    [HSCAL_FEATURE_ROWS] = LENGTH_OF_GRID,       [HSCAL_FEATURE_COLUMNS] = LENGTH_OF_GRID,
    [HSCAL_FEATURE_NODES] = LENGTH_OF_NODES,     [HSCAL_FEATURE_HEIGHT] = LENGTH_OF_HEIGHT,
    [HSCAL_FEATURE_MAPPING] = LENGTH_OF_MAPPING, [HSCAL_FEATURE_BLOCK] = LENGTH_OF_BLOCK,
    [HSCAL_FEATURE_PANEL] = LENGTH_OF_PANEL};

typedef double matrix[MOST_OBSERVED][MOST_OBSERVED];

/* As src/search/surrogate.c has it, and the noise of the good clock. */
static double covariance(const observed_call *call, int x, int y, const double number[FITTED_NUMBERS]) {
  double distance = 0, off = 0;
  for (int f = 0; f < HSCAL_FEATURES; f++) {
    double a = call->feature[x][f], b = call->feature[y][f], apart = (a - b) / number[length_of[f]];
    distance += apart * apart;
    off += (a - call->origin[f]) * (b - call->origin[f]);
  }
  double all = number[COMMON_SD] * number[COMMON_SD] + number[TREND_SD] * number[TREND_SD] * off +
               number[SHARED_SD] * number[SHARED_SD] * exp(-0.5 * distance);
  if (x == y) all += number[OWN_SD] * number[OWN_SD];
  return call->prior_sd * call->prior_sd * all + (x == y) * HSCAL_SAMPLING_NOISE * HSCAL_SAMPLING_NOISE;
}

/* The Cholesky factor of the covariance matrix. */
static void factor(const observed_call *call, const double number[FITTED_NUMBERS], matrix l) {
  for (int i = 0; i < call->n; i++)
    for (int j = 0; j <= i; j++) l[i][j] = covariance(call, i, j, number);
  hscal__cholesky(call->n, *l, MOST_OBSERVED);
}

double log_likelihood(const observed_call *calls, int n, const double number[FITTED_NUMBERS]) {
  double sum = 0;
  for (int c = 0; c < n; c++) {
    matrix l;
    double x[MOST_OBSERVED];
    memcpy(x, calls[c].ratio, sizeof x);
    factor(&calls[c], number, l);
    hscal__cholesky_forward(calls[c].n, *l, MOST_OBSERVED, x);
    for (int i = 0; i < calls[c].n; i++) sum -= 0.5 * x[i] * x[i] + log(l[i][i]);
  }
  return sum;
}

/* By the inverse of the covariance matrix K: (K^-1 y)_i / sqrt((K^-1)_ii). */
void standardized_residuals(const observed_call *call, const double number[FITTED_NUMBERS], double *residual) {
  matrix l;
  double weighted[MOST_OBSERVED];
  memcpy(weighted, call->ratio, sizeof weighted);
  factor(call, number, l);
  hscal__cholesky_solve(call->n, *l, MOST_OBSERVED, weighted);
  for (int i = 0; i < call->n; i++) {
    double unit[MOST_OBSERVED] = {0}, inverse = 0;
    unit[i] = 1;
    hscal__cholesky_forward(call->n, *l, MOST_OBSERVED, unit);
    for (int k = i; k < call->n; k++) inverse += unit[k] * unit[k];
    residual[i] = weighted[i] / sqrt(inverse);
  }
}

void fit_numbers(const observed_call *calls, int n, double number[FITTED_NUMBERS]) {
  const double first = 0.4, last = 0.02;
  memcpy(number, fitted_headers, sizeof fitted_headers);
  double best = log_likelihood(calls, n, number);
  for (double step = first; step > last;) {
    double before = best;
    for (int i = 0; i < 2 * FITTED_NUMBERS; i++) {
      double *at = &number[i / 2], old = *at, other = old * exp(i % 2 ? -step : step);
      *at = fmin(fmax(other, fitted_headers[i / 2] / FIT_LIMIT), fitted_headers[i / 2] * FIT_LIMIT);
      double now = log_likelihood(calls, n, number);
      if (now > best)
        best = now;
      else
        *at = old;
    }
    if (best < before + 0.1) step /= 2;
  }
}
