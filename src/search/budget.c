#include "search/budget.h"

#include <math.h>

double hscal__decision_limit_s(double run_s, double patience) {
  const double share_of_run = 0.01, at_least_s = 10e-3;
  return fmax(share_of_run * run_s, at_least_s) * (patience > 0 ? patience : 1);
}
