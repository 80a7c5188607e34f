/* Means, deviations, quantiles. */
#ifndef HSCAL_BENCHMARKS_CALIBRATION_STATISTICS_H
#define HSCAL_BENCHMARKS_CALIBRATION_STATISTICS_H

#include <stddef.h>

/* Deviations from the means of groups, such as the layouts of a call. All zero to begin with. */
typedef struct spread {
  int n, groups;  /* values in groups of two and more */
  double squares; /* of what they differ from the mean of their group */
  int open;       /* values of the present group, their sum and squares */
  double sum, sum2;
} spread;
void spread_add(spread *s, double value);
void spread_end_group(spread *s);
/* The standard deviation within groups; NAN if there was no group of two. */
double spread_deviation(const spread *s);

/* Values to be sorted; free them. 0 or HSCAL_ERROR_MEMORY. */
typedef struct values {
  int n;
  size_t capacity;
  double *value;
} values;
int values_add(values *v, double value);
void values_free(values *v);
double values_mean(const values *v);
double values_rms(const values *v);
/* So large a part of them is no larger; sorts them. NAN of none. */
double values_quantile(values *v, double part);
/* Part of them that is no larger. */
double values_share(const values *v, double limit);

#endif
