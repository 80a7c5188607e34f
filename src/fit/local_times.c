#include "fit/local_times.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { N = HSCAL_FIT_PARAMETERS };

int hscal__local_times_new(hscal_local_times *local, int runs) {
  size_t count = (size_t)runs + 1;
  *local = (hscal_local_times){.runs = runs};
  local->log_s = calloc(count, sizeof *local->log_s);
  local->elasticity = calloc(count, sizeof *local->elasticity);
  if (local->log_s && local->elasticity) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the slopes of %d runs", runs);
}

void hscal__local_times_free(hscal_local_times *local) {
  free(local->log_s);
  free(local->elasticity);
  *local = (hscal_local_times){0};
}

void hscal__local_times_set(hscal_local_times *local, const double *at, const double *log_s) {
  memcpy(local->at, at, sizeof local->at);
  memcpy(local->log_s, log_s, (size_t)local->runs * sizeof *local->log_s);
  memset(local->elasticity, 0, (size_t)local->runs * sizeof *local->elasticity);
}

/* The part of a parameter is its elasticity; a rate's is negative, and its part grows as the rate falls. Where the parts are more
 * than the whole (an exponent's are), there is no sum, and log(seconds) is taken for linear. */
double hscal__local_log_s(const hscal_local_times *local, const double *log_factor, int run) {
  const double *e = local->elasticity[run];
  double parts = 0, whole = 0, linear = 0;
  for (int p = 0; p < N; p++) {
    double moved = log_factor[p] - local->at[p], part = fabs(e[p]);
    parts += part;
    whole += part * exp(e[p] < 0 ? -moved : moved);
    linear += e[p] * moved;
  }
  return local->log_s[run] + (parts > 1 ? linear : log(1 - parts + whole));
}
