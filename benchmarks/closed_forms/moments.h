/* Weighted moments of features and of what is to be told from them, within calls: what all layouts of a call have in common does not
 * count. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_MOMENTS_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_MOMENTS_H

#include "estimate/correction.h"

enum { FEATURES = HSCAL_CORRECTION_FEATURES };

/* One layout: its features, log(time / uncorrected estimate), log(time). */
typedef struct observation {
  double feature[FEATURES], off, log_time;
} observation;

typedef struct moments {
  int calls;
  double weight, x[FEATURES], y;                   /* sums */
  double xx[FEATURES][FEATURES], xy[FEATURES], yy; /* around the means of calls */
} moments;

/* Root mean square of what a correction leaves of the difference between one layout and others. */
typedef struct differences {
  double weight, squares;
} differences;

/* Adds the differences between the first layout and the others: one that takes x times as long as the first counts as the fourth power of 1 / x, as below. */
void differences_add(differences *of, const double coefficient[FEATURES], const observation *layout, int count);
double differences_scatter(const differences *of);

/* Adds a call: a layout that takes x times as long as its best one counts as the fourth power of 1 / x, but no less than exp(-6). */
void moments_add_call(moments *of, const observation *layout, int count);

/* Coefficients by ridge regression; what never varies has none. */
void moments_fit(const moments *of, double coefficient[FEATURES]);

/* Standard deviation within calls of what is to be told. */
double moments_scatter(const moments *of);

#endif
