/* Weighted moments of terms and of what is to be told from them, within calls: what all layouts of a call have in common does not
 * count. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_MOMENTS_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_MOMENTS_H

#include "estimate/correction.h"

enum { TERMS = HSCAL_CORRECTION_TERMS };

/* One layout: its terms, log(time / estimate), log(time). */
typedef struct observation {
  double term[TERMS], off, log_time;
} observation;

typedef struct moments {
  double weight, x[TERMS], y;         /* sums */
  double xx[TERMS][TERMS], xy[TERMS]; /* around the means of calls; of xx the lower triangle */
} moments;

/* What was learned: as hscal__correction_by has it. */
typedef struct correction {
  double common, middle, weight[TERMS];
} correction;

/* Adds a call, its layouts weighted as in scatter.h. */
void moments_add_call(moments *of, const observation *layout, int count);

/* By ridge regression; what never varies has no weight. 0 or a status. */
int moments_fit(const moments *of, correction *learned);

#endif
