/*
 * What trials teach of layouts that were not tried. The logarithm of time / estimate is taken for a smooth random function of a
 * layout's traits (kriging; a Gaussian process): after each trial the expectation and the doubt of every layout are known, those of
 * its neighbours best. Internal to src/search.
 *
 * Source: D. G. Krige 1951; J. Mockus 1975 for choosing the next trial by expectation and doubt. The update by one
 * observation at a time is the Cholesky factorization of the covariance matrix, row by row.
 */
#ifndef HSCAL_SEARCH_SURROGATE_H
#define HSCAL_SEARCH_SURROGATE_H

/* Each but the last of the place in doublings. */
typedef enum hscal_feature {
  HSCAL_FEATURE_ROWS,    /* of the grid */
  HSCAL_FEATURE_COLUMNS, /* of the grid */
  HSCAL_FEATURE_NODES,   /* on which processes sit: by their number */
  HSCAL_FEATURE_HEIGHT,  /* of strips */
  HSCAL_FEATURE_MAPPING,
  HSCAL_FEATURE_BLOCK,
  HSCAL_FEATURE_PANEL,
  HSCAL_FEATURES
} hscal_feature;

/* Traits up to the filling are those of a layout's place, the others of its cut. Few places with few cuts each make many layouts, so
 * what depends on one of them alone is found once for all that share it. */
typedef enum hscal_feature_group {
  HSCAL_GROUP_PLACEMENT,
  HSCAL_GROUP_BLOCKS,
  HSCAL_FEATURE_GROUPS
} hscal_feature_group;
enum { HSCAL_GROUP_FEATURES = HSCAL_FEATURE_BLOCK };

enum { HSCAL_SURROGATE_OBSERVATIONS = 192 };

typedef struct hscal_surrogate_observation {
  int layout;
  double residual;  /* in standard deviations */
  double deviation; /* that was expected, the observation's own included */
} hscal_surrogate_observation;

/* What is known of a layout. */
typedef struct hscal_posterior {
  double mean, variance; /* of log(time / estimate) */
  int entry[HSCAL_FEATURE_GROUPS];
} hscal_posterior;

/* The traits of some layouts in one aspect, and how near the layout of the lesson is to them. */
typedef struct hscal_group_entry {
  double feature[HSCAL_GROUP_FEATURES];
  double correlation, trend;
} hscal_group_entry;

typedef struct hscal_group_cache {
  int count, capacity;
  hscal_group_entry *entry;
} hscal_group_cache;

typedef struct hscal_surrogate {
  double prior_sd; /* of estimates; 1 where they are rough */
  int nlayouts, capacity;
  hscal_posterior *posterior;
  hscal_group_cache caches[HSCAL_FEATURE_GROUPS];
  int nobservations;
  hscal_surrogate_observation observation[HSCAL_SURROGATE_OBSERVATIONS];
  double residuals; /* sum of squares, of lessons on layouts of which less was known than what was observed; */
  int nresiduals;   /* so many */
  double *weight;   /* [HSCAL_SURROGATE_OBSERVATIONS][room] of each lesson on each pupil */
} hscal_surrogate;

void hscal__surrogate_free(hscal_surrogate *surrogate);

/* Adds a layout, to which all lessons apply. 0 or HSCAL_ERROR_MEMORY. */
int hscal__surrogate_add(hscal_surrogate *surrogate, const double feature[HSCAL_FEATURES]);

/* log(time / estimate) of a layout was seen to be `ratio`, with a standard deviation of `noise`. Once the lore is full only how
 * surprising the layout was is learned. Returns operations of the clock that it took. */
double hscal__surrogate_observe(hscal_surrogate *surrogate, int layout, double ratio, double noise);

/* The same of what was not seen but is to be believed: no surprise. */
double hscal__surrogate_observe_prior(hscal_surrogate *surrogate, int layout, double ratio, double noise);

/* How large surprises have been so far, in standard deviations that were expected: estimates are better on some calls and machines than on
 * others, and so is the doubt about layouts that were not tried. Near 1 before much is known. */
double hscal__surrogate_calibration(const hscal_surrogate *surrogate);

#endif
