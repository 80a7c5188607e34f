#include "search/timed_panels_table.h"

/* Source: models/predict/predict.c, models/clock/sample.c */

static double of_each_segment(int segments) {
  enum { SAMPLED = 4 };
  return SAMPLED * segments;
}

static double of_the_loop(int segments) {
  enum { STEPS = 9 };
  (void)segments;
  return STEPS;
}

/* Those whose loop is a series of equal panels within each segment; the others go in steps. */
static double (*const of_series[HSCAL_SCHEME_COUNT])(int) = {[HSCAL_SCHEME_gemm] = of_each_segment};

double hscal__timed_panels(hscal_scheme scheme, int segments) {
  return (of_series[scheme] ? of_series[scheme] : of_the_loop)(segments);
}
