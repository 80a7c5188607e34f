#include "moments.h"
#include "base/cholesky.h"
#include "base/status.h"
#include "scatter.h"

#include <math.h>
#include <stdlib.h>

static void add_around(moments *of, const observation *layout, double weight, const double *mean_x, double mean_y) {
  double x[TERMS], y = layout->off - mean_y;
  for (int i = 0; i < TERMS; i++) x[i] = layout->term[i] - mean_x[i];
  for (int i = 0; i < TERMS; i++) {
    for (int j = 0; j <= i; j++) of->xx[i][j] += weight * x[i] * x[j];
    of->xy[i] += weight * x[i] * y;
  }
}

void moments_add_call(moments *of, const observation *layout, int count) {
  double best = best_log_time(layout, count), all = 0, x[TERMS] = {0}, y = 0;
  if (count < 2) return;
  for (int i = 0; i < count; i++) {
    double weight = weight_of(&layout[i], best);
    all += weight;
    y += weight * layout[i].off;
    for (int k = 0; k < TERMS; k++) x[k] += weight * layout[i].term[k];
  }
  of->weight += all;
  of->y += y;
  for (int k = 0; k < TERMS; k++) of->x[k] += x[k], x[k] /= all;
  for (int i = 0; i < count; i++) add_around(of, &layout[i], weight_of(&layout[i], best), x, y / all);
}

int moments_fit(const moments *of, correction *learned) {
  const double ridge = 1e-3, varies = 1e-6; /* parts of a term's variance, and of its weight */
  double deviation[TERMS], (*a)[TERMS] = calloc(TERMS, sizeof *a);
  if (!a) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to learn from %d terms", TERMS);
  for (int i = 0; i < TERMS; i++) deviation[i] = of->xx[i][i] > varies * of->weight ? sqrt(of->xx[i][i]) : INFINITY;
  for (int i = 0; i < TERMS; i++) {
    for (int j = 0; j <= i; j++) a[i][j] = of->xx[i][j] / deviation[i] / deviation[j] + (i == j) * ridge;
    if (isinf(deviation[i])) a[i][i] = 1;
    learned->weight[i] = of->xy[i] / deviation[i];
  }
  hscal__cholesky(TERMS, *a, TERMS);
  hscal__cholesky_solve(TERMS, *a, TERMS, learned->weight);
  free(a);
  learned->common = of->y / of->weight;
  learned->middle = 0;
  for (int i = 0; i < TERMS; i++) {
    learned->weight[i] /= deviation[i];
    learned->middle += learned->weight[i] * of->x[i] / of->weight;
  }
  return 0;
}
