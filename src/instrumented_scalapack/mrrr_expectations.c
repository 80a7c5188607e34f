#include "instrumented_scalapack/mrrr_expectations.h"
#include "base/blockcyclic.h"
#include "instrumented_scalapack/expectations.h"

enum { SINGLE_DIGITS = 24, DOUBLE_DIGITS = 53, COUNTS_A_DOUBLING = 16 };

static int clipped(int i, hscal_range all) { return hscal__min(hscal__max(i, all.begin), all.end); }

hscal_range hscal__expected_neighbours(hscal_data data, int above, hscal_range own, hscal_range all) {
  int middle = clipped(above, all);
  if (data == HSCAL_DATA_LOWER) return own;
  if (data == HSCAL_DATA_UPPER) return all;
  return (hscal_range){own.begin < middle ? all.begin : middle, own.end <= middle ? middle : all.end};
}

/* The narrowest gap that parts clusters, times n, relative to the mean one: MINRGP of ?stegr2a. */
static double closeness(int is_single, int n) { return (is_single ? 3e-3 : 1e-3) * n; }

int hscal__expected_clusters_cross(hscal_data data, int is_single, int n) {
  return data == HSCAL_DATA_UPPER || (data == HSCAL_DATA_EXPECTED && closeness(is_single, n) > 2);
}

hscal_range hscal__next_to(hscal_range own, hscal_range all) {
  return (hscal_range){clipped(own.begin - 1, all), clipped(own.end + 1, all)};
}

static int of(hscal_data data, int expected, int lower, int upper) {
  return data == HSCAL_DATA_LOWER ? lower : data == HSCAL_DATA_UPPER ? upper : expected;
}

static int log2_of(int n) {
  int log2 = 0;
  while (n > 1) n /= 2, log2++;
  return log2;
}

int64_t hscal__expected_root_work(const hscal_spectrum *s, int found) {
  int digits = s->is_single ? SINGLE_DIGITS : DOUBLE_DIGITS, half = digits / 2;
  if (!s->is_shared && found > s->n / 2)
    return of(s->data, HSCAL_QUOTIENT_STEP, HSCAL_QUOTIENT_STEP * 2 / 3, HSCAL_QUOTIENT_STEP * 4 / 3) * (int64_t)s->n;
  int each = s->is_wanted_exactly ? of(s->data, digits, digits * 3 / 4, digits * 5 / 4)
                                  : of(s->data, half + 5, half - 1, half + 12);
  return HSCAL_COUNT_STEP * (2 * (half + 1) + COUNTS_A_DOUBLING * log2_of(s->n) + (int64_t)found * each);
}

int64_t hscal__expected_tree_work(const hscal_spectrum *s, int found) {
  double close = closeness(s->is_single, s->n);
  int factorizations = of(s->data, close <= 1 ? 2 : close <= 2 ? 3 : 4, 2, 5);
  int counts = of(s->data, close <= 1 ? 2 : close <= 2 ? 8 : 14, 0, 24);
  return found * ((int64_t)factorizations * HSCAL_TWISTED_STEP + (int64_t)counts * HSCAL_COUNT_STEP);
}
