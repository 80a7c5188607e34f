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
typedef enum hscal_trait {
  HSCAL_TRAIT_ROWS,    /* of the grid */
  HSCAL_TRAIT_COLUMNS, /* of the grid */
  HSCAL_TRAIT_NODES,   /* on which processes sit: by their number */
  HSCAL_TRAIT_HEIGHT,  /* of strips */
  HSCAL_TRAIT_FILLING,
  HSCAL_TRAIT_BLOCK,
  HSCAL_TRAIT_PANEL,
  HSCAL_TRAITS
} hscal_trait;

/* Traits up to the filling are those of a layout's place, the others of its cut. Few places with few cuts each make many layouts, so
 * what depends on one of them alone is found once for all that share it. */
typedef enum hscal_aspect { HSCAL_ASPECT_PLACE, HSCAL_ASPECT_CUT, HSCAL_ASPECTS } hscal_aspect;
enum { HSCAL_ASPECT_TRAITS = HSCAL_TRAIT_BLOCK };

enum { HSCAL_LESSONS = 192 };

typedef struct hscal_lesson {
  int layout;
  double surprise;  /* in standard deviations */
  double deviation; /* that was expected, the observation's own included */
} hscal_lesson;

/* What is known of a layout. */
typedef struct hscal_pupil {
  double mean, variance; /* of log(time / estimate) */
  int view[HSCAL_ASPECTS];
} hscal_pupil;

/* The traits of some layouts in one aspect, and how near the layout of the lesson is to them. */
typedef struct hscal_view {
  double trait[HSCAL_ASPECT_TRAITS];
  double nearness, trend;
} hscal_view;

typedef struct hscal_views {
  int count, room;
  hscal_view *view;
} hscal_views;

typedef struct hscal_lore {
  double doubt; /* of estimates; 1 where they are rough */
  int npupils, room;
  hscal_pupil *pupil;
  hscal_views views[HSCAL_ASPECTS];
  int nlessons;
  hscal_lesson lesson[HSCAL_LESSONS];
  double surprises; /* sum of squares, of lessons on layouts of which less was known than what was observed; */
  int nsurprises;   /* so many */
  double *weight;   /* [HSCAL_LESSONS][room] of each lesson on each pupil */
} hscal_lore;

void hscal__lore_free(hscal_lore *lore);

/* Adds a layout, to which all lessons apply. 0 or HSCAL_ERROR_MEMORY. */
int hscal__lore_add(hscal_lore *lore, const double trait[HSCAL_TRAITS]);

/* log(time / estimate) of a layout was seen to be `ratio`, with a standard deviation of `noise`. Once the lore is full only how
 * surprising the layout was is learned. Returns operations of the clock that it took. */
double hscal__lore_teach(hscal_lore *lore, int layout, double ratio, double noise);

/* The same of what was not seen but is to be believed: no surprise. */
double hscal__lore_hint(hscal_lore *lore, int layout, double ratio, double noise);

/* How large surprises have been so far, in standard deviations that were expected: estimates are better on some calls and machines than on
 * others, and so is the doubt about layouts that were not tried. Near 1 before much is known. */
double hscal__lore_calibration(const hscal_lore *lore);

#endif
