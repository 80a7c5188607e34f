/* What the groups of the calibration share: how much to run, random numbers, and a workspace for the clocks. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_CALIBRATION_H
#define HSCAL_BENCHMARKS_CALIBRATION_CALIBRATION_H

#include "models/predict/predict.h"

#include <stdint.h>

typedef struct calibration {
  double share;    /* of the usual number of cases */
  uint64_t chance; /* each group begins with the seed, so that it prints the same alone */
  hscal_workspace *workspace;
} calibration;

/* So many of `usual` cases, at least `least`. */
static inline int cases_of(const calibration *c, int usual, int least) {
  int cases = (int)(c->share * usual + 0.5);
  return cases > least ? cases : least;
}

/* Logarithm of what the placement takes at an effort; 0 or a status. */
int log_seconds(calibration *c, const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                hscal_effort effort, double *logarithm);

#endif
