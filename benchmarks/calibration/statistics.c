#include "statistics.h"
#include "base/array.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

void spread_add(spread *s, double value) {
  s->open++;
  s->sum += value;
  s->sum2 += value * value;
}

void spread_end_group(spread *s) {
  if (s->open > 1) {
    s->n += s->open;
    s->groups++;
    s->squares += fmax(s->sum2 - s->sum * s->sum / s->open, 0);
  }
  s->open = 0;
  s->sum = s->sum2 = 0;
}

double spread_deviation(const spread *s) { return s->groups ? sqrt(s->squares / (s->n - s->groups)) : NAN; }

int values_add(values *v, double value) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(v->value, v->capacity, (size_t)v->n + 1));
  v->value[v->n++] = value;
  return 0;
}

void values_free(values *v) {
  free(v->value);
  *v = (values){0};
}

double values_mean(const values *v) {
  double sum = 0;
  for (int i = 0; i < v->n; i++) sum += v->value[i];
  return v->n ? sum / v->n : NAN;
}

double values_rms(const values *v) {
  double sum = 0;
  for (int i = 0; i < v->n; i++) sum += v->value[i] * v->value[i];
  return v->n ? sqrt(sum / v->n) : NAN;
}

static int compare(const void *x, const void *y) {
  double a = *(const double *)x, b = *(const double *)y;
  return (a > b) - (a < b);
}

double values_quantile(values *v, double part) {
  if (v->n == 0) return NAN;
  qsort(v->value, (size_t)v->n, sizeof *v->value, compare);
  int at = (int)ceil(part * v->n) - 1;
  return v->value[at < 0 ? 0 : at];
}

double values_share(const values *v, double limit) {
  int within = 0;
  for (int i = 0; i < v->n; i++) within += v->value[i] <= limit;
  return v->n ? (double)within / v->n : NAN;
}
