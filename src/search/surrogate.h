/*
 * The surrogate of the clock: what evaluations show of layouts that were not evaluated. The logarithm of time / estimate is taken
 * for a Gaussian process over the features of a layout (kriging): after each observation the mean and the variance of every layout
 * are known, those of its neighbours best. Internal to src/search.
 *
 * Source: D. G. Krige 1951; J. Mockus 1975 for choosing the next evaluation by mean and variance. The update by one
 * observation at a time is the Cholesky factorization of the covariance matrix, row by row.
 */
#ifndef HSCAL_SEARCH_SURROGATE_H
#define HSCAL_SEARCH_SURROGATE_H

#include <stddef.h>

/* Each but the last in doublings. */
typedef enum hscal_feature {
  HSCAL_FEATURE_ROWS,    /* of the grid */
  HSCAL_FEATURE_COLUMNS, /* of the grid */
  HSCAL_FEATURE_NODES,   /* on which processes sit: one or several */
  HSCAL_FEATURE_HEIGHT,  /* of strips */
  HSCAL_FEATURE_MAPPING,
  HSCAL_FEATURE_BLOCK,
  HSCAL_FEATURE_PANEL,
  HSCAL_FEATURES
} hscal_feature;

/* Features up to the mapping are those of a layout's placement, the others of its blocks. Few placements with few blocks each make many
 * layouts, so the part of the covariance that depends on one group alone is found once for all that share it. */
typedef enum hscal_feature_group {
  HSCAL_GROUP_PLACEMENT,
  HSCAL_GROUP_BLOCKS,
  HSCAL_FEATURE_GROUPS
} hscal_feature_group;
enum { HSCAL_GROUP_FEATURES = HSCAL_FEATURE_BLOCK };

enum { HSCAL_SURROGATE_OBSERVATIONS = 192 };

typedef struct hscal_surrogate_observation {
  int layout;
  double residual;  /* standardized: in standard deviations */
  double deviation; /* that was expected, the noise of the observation included */
} hscal_surrogate_observation;

/* What is known of a layout. */
typedef struct hscal_posterior {
  double mean, variance; /* of log(time / estimate) */
  int entry[HSCAL_FEATURE_GROUPS];
} hscal_posterior;

/* The features of some layouts in one group, and their correlation with the layout of the observation. */
typedef struct hscal_group_entry {
  double feature[HSCAL_GROUP_FEATURES];
  double correlation, off_product; /* off_product: how far both are from the origin of trends, in the same direction */
} hscal_group_entry;

typedef struct hscal_group_cache {
  int count;
  size_t capacity;
  hscal_group_entry *entry;
} hscal_group_cache;

/* Standard deviations of log(time / estimate) before anything was evaluated: of what all layouts have in common, of what grows evenly with each
 * doubling of a feature, of what neighbours share, and of each layout on its own. */
typedef struct hscal_prior {
  double common_sd, trend_sd, shared_sd, own_sd;
} hscal_prior;

typedef struct hscal_surrogate {
  hscal_prior prior;
  int nlayouts, capacity;
  hscal_posterior *posterior;
  hscal_group_cache caches[HSCAL_FEATURE_GROUPS];
  int nobservations;
  hscal_surrogate_observation observation[HSCAL_SURROGATE_OBSERVATIONS];
  double residuals; /* sum of their squares, of observations with less noise than the posterior's variance, */
  int nresiduals;   /* and how many these are */
  double *weight;   /* [HSCAL_SURROGATE_OBSERVATIONS][capacity] of each observation on each layout */
} hscal_surrogate;

void hscal__surrogate_free(hscal_surrogate *surrogate);

/* Adds a layout, updated by all observations. 0 or HSCAL_ERROR_MEMORY. */
int hscal__surrogate_add(hscal_surrogate *surrogate, const double feature[HSCAL_FEATURES]);

/* log(time / estimate) of a layout was observed to be `ratio`, with a standard deviation of `noise`. Once the surrogate is full only the residual is
 * noted. Returns operations of the clock that it took. */
double hscal__surrogate_observe(hscal_surrogate *surrogate, int layout, double ratio, double noise);

/* The same of what was not evaluated but is to be believed: without a residual. */
double hscal__surrogate_observe_prior(hscal_surrogate *surrogate, int layout, double ratio, double noise);

/* Root of the mean square of standardized residuals so far: estimates are better on some calls and machines than on others, and so is the
 * prior of layouts that were not evaluated. Near 1 before much is known. */
double hscal__surrogate_calibration(const hscal_surrogate *surrogate);

#endif
