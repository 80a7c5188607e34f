/* Between which times a call will take: what predictions were off by where the truth was simulated, and what the machine adds. */
#ifndef HSCAL_MODELS_PREDICT_INTERVAL_H
#define HSCAL_MODELS_PREDICT_INTERVAL_H

#include "models/predict/predict.h"

/* Sorts of calls and placements whose predictions are about as good. */
enum { HSCAL_INTERVAL_SORTS = 6 };
int hscal__interval_sort(const hscal_call *call, const hscal_placement *placement, int processes);
/* "products of matrices, several processes on a node" */
const char *hscal__interval_sort_name(int sort);

/* The first of the parts below. */
double hscal__interval_of_clock(int sort);

/*
 * Half of the 90 % interval, relative to the predicted seconds (HSCAL_EFFORT_MODEL): 9 in 10 calls take between
 * predicted (1 - width) and predicted (1 + width). Root of the sum of the squares of its parts: the sampled clock
 * against the real library simulated on the same machine (what 9 in 10 of the layouts of
 * docs/results/simulated_report.md and docs/results/simulated_scalapack.md are off by at most, by sort), the machine's
 * own part (its interval_error, or its model_error with its noise: models/predict/ratio_interval.h), and, where its
 * collectives are those of a table that nobody compared with the library, what a wrong table costs.
 */
double hscal__interval_width(const hscal_call *call, const hscal_placement *placement, int processes);

/* The same for the seconds of HSCAL_EFFORT_LOW_FIDELITY, by what these are off by (docs/explanation/clock.md, Intervals). */
double hscal__interval_width_low_fidelity(const hscal_call *call, const hscal_placement *placement, int processes);

#endif
