/* The groups of fitted numbers. Each prints its table and returns 0 or a status. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_GROUPS_H
#define HSCAL_BENCHMARKS_CALIBRATION_GROUPS_H

#include "calibration.h"

int print_fidelities(calibration *c); /* the rough clock against the good one */
int print_samples(calibration *c);    /* the good clock against every event */
int print_intervals(calibration *c); /* the good clock against simulated runs of the library, which docs/results keep */
int print_deadlines(calibration *c); /* plans made in deadline mode against the good clock */
int print_surrogate(calibration *c); /* closed forms against the good clock, as the surrogate sees it */
int print_searches(calibration *c);  /* residuals of the surrogate in whole searches */
int print_estimates(calibration *c); /* how much processes of a node get in each other's way */
int print_contention(calibration *c); /* the dataflow clock where things are shared, against the event-driven one */
int print_bounds(calibration *c);     /* lower bounds against the good clock */
int print_prices(calibration *c);     /* by the wall clock: operations of the clocks */
int print_efforts(calibration *c);    /* by the wall clock: closed forms and placements */
int print_chosen(calibration *c);     /* what was not fitted */

#endif
