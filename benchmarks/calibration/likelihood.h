/* The surrogate's Gaussian process with numbers that can be varied: how likely observations are under them. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_LIKELIHOOD_H
#define HSCAL_BENCHMARKS_CALIBRATION_LIKELIHOOD_H

#include "search/surrogate.h"

/* The numbers of src/search/calibrated.h, standard deviations and then lengths. */
typedef enum fitted_number {
  COMMON_SD,
  TREND_SD,
  SHARED_SD,
  OWN_SD,
  LENGTH_OF_GRID,
  LENGTH_OF_BLOCK,
  LENGTH_OF_PANEL,
  LENGTH_OF_NODES,
  LENGTH_OF_HEIGHT,
  LENGTH_OF_MAPPING,
  FITTED_NUMBERS
} fitted_number;
extern const char *const fitted_names[FITTED_NUMBERS];
extern const double fitted_headers[FITTED_NUMBERS];

/* Layouts of a call: their features, those of the origin of trends, and log(time / estimate). */
enum { MOST_OBSERVED = 48 };
typedef struct observed_call {
  double prior_sd;
  int n;
  double origin[HSCAL_FEATURES], feature[MOST_OBSERVED][HSCAL_FEATURES], ratio[MOST_OBSERVED];
} observed_call;

/* The logarithm of the density of what was observed, but for a constant. */
double log_likelihood(const observed_call *calls, int n, const double number[FITTED_NUMBERS]);

/* What each layout differs from what all others of its call lead to expect, in the standard deviations that are
 * expected then. */
void standardized_residuals(const observed_call *call, const double number[FITTED_NUMBERS], double *residual);

/* The numbers that make all of it likeliest, one after another, from those of the headers on; not farther than by this
 * factor. */
enum { FIT_LIMIT = 10 };
void fit_numbers(const observed_call *calls, int n, double number[FITTED_NUMBERS]);

#endif
