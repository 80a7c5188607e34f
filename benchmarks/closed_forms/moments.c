#include "moments.h"
#include "base/cholesky.h"

#include <math.h>

static double best_log_time(const observation *layout, int count) {
  double best = INFINITY;
  for (int i = 0; i < count; i++) best = fmin(best, layout[i].log_time);
  return best;
}

/* Slow layouts matter less, but those that seem fast have to be told from those that are. */
static double weight_of(const observation *layout, double best) { return exp(-4 * fmin(layout->log_time - best, 1.5)); }

static void add_around(moments *of, const observation *layout, double weight, const double *mean_x, double mean_y) {
  double x[FEATURES], y = layout->off - mean_y;
  for (int i = 0; i < FEATURES; i++) x[i] = layout->feature[i] - mean_x[i];
  for (int i = 0; i < FEATURES; i++) {
    for (int j = 0; j < FEATURES; j++) of->xx[i][j] += weight * x[i] * x[j];
    of->xy[i] += weight * x[i] * y;
  }
  of->yy += weight * y * y;
}

void moments_add_call(moments *of, const observation *layout, int count) {
  double best = best_log_time(layout, count), all = 0, x[FEATURES] = {0}, y = 0;
  if (count < 2) return;
  for (int i = 0; i < count; i++) {
    double weight = weight_of(&layout[i], best);
    all += weight;
    y += weight * layout[i].off;
    for (int k = 0; k < FEATURES; k++) x[k] += weight * layout[i].feature[k];
  }
  of->calls++;
  of->weight += all;
  of->y += y;
  for (int k = 0; k < FEATURES; k++) of->x[k] += x[k], x[k] /= all;
  for (int i = 0; i < count; i++) add_around(of, &layout[i], weight_of(&layout[i], best), x, y / all);
}

void moments_fit(const moments *of, double coefficient[FEATURES]) {
  const double ridge = 0.01, varies = 1e-6; /* parts of a feature's variance, and of its weight */
  double a[FEATURES][FEATURES], deviation[FEATURES];
  for (int i = 0; i < FEATURES; i++) deviation[i] = of->xx[i][i] > varies * of->weight ? sqrt(of->xx[i][i]) : INFINITY;
  for (int i = 0; i < FEATURES; i++) {
    for (int j = 0; j < FEATURES; j++) a[i][j] = of->xx[i][j] / deviation[i] / deviation[j] + (i == j) * ridge;
    if (isinf(deviation[i])) a[i][i] = 1;
    coefficient[i] = of->xy[i] / deviation[i];
  }
  hscal__cholesky(FEATURES, *a, FEATURES);
  hscal__cholesky_solve(FEATURES, *a, FEATURES, coefficient);
  double constant = of->y;
  for (int i = 0; i < FEATURES; i++) coefficient[i] /= deviation[i], constant -= coefficient[i] * of->x[i];
  coefficient[0] = constant / of->weight;
}

double moments_scatter(const moments *of) { return sqrt(of->yy / of->weight); }

static double left_over(const double coefficient[FEATURES], const observation *layout) {
  double off = layout->off;
  for (int i = 1; i < FEATURES; i++) off -= coefficient[i] * layout->feature[i];
  return off;
}

void differences_add(differences *of, const double coefficient[FEATURES], const observation *layout, int count) {
  for (int i = 1; i < count; i++) {
    double difference = left_over(coefficient, &layout[i]) - left_over(coefficient, &layout[0]),
           weight = weight_of(&layout[i], fmin(layout[0].log_time, layout[i].log_time));
    of->weight += weight;
    of->squares += weight * difference * difference;
  }
}

double differences_scatter(const differences *of) { return of->weight > 0 ? sqrt(of->squares / of->weight) : 0; }
