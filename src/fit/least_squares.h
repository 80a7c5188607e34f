/* Robust, regularised nonlinear least squares for some ten unknowns (Levenberg and Marquardt; weights after Huber). */
#ifndef HSCAL_FIT_LEAST_SQUARES_H
#define HSCAL_FIT_LEAST_SQUARES_H

enum { HSCAL_MOST_UNKNOWNS = 16 };

typedef struct hscal_least_squares {
  int unknowns, count; /* of residuals */
  /* residual[count] for these unknowns, which are 0 where nothing is known better. Not 0: a failure, which is handed on. */
  int (*residuals)(void *self, const double *unknown, double *residual);
  void *self;
  double residual_sd;     /* of a residual that is none of the outliers */
  const double *prior_sd; /* [unknowns] of their distance from 0 */
  const double *counts;   /* [count] 0: the residual is left out, 1: it counts */
} hscal_least_squares;

/* What is made least: of residual[count] at these unknowns. */
double hscal__least_squares_sum(const hscal_least_squares *problem, const double *residual, const double *unknown);

/* Walks from unknown[] (in and out) to the least sum; sd[unknowns]: standard deviations after it. 0, a failure of `residuals`, or
 * HSCAL_ERROR_MEMORY. */
int hscal__least_squares(const hscal_least_squares *problem, double *unknown, double *sd);

#endif
