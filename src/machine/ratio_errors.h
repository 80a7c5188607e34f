/*
 * What predicted ratios of the times of two layouts are off by on a machine. Errors of both largely cancel, the more of them the more
 * alike the layouts are: so by kind of pair.
 */
#ifndef HSCAL_MACHINE_RATIO_ERRORS_H
#define HSCAL_MACHINE_RATIO_ERRORS_H

#include <stddef.h>

typedef enum hscal_pair_kind {
  HSCAL_PAIR_SAME_GRID,    /* blocks and panels differ, the processes and their grid are the same */
  HSCAL_PAIR_SIMILAR_GRID, /* about as many processes on a grid of about the same shape, or the same grid of other nodes */
  HSCAL_PAIR_OTHER_GRID,    /* another number of processes, or another shape */
  HSCAL_PAIR_OTHER_THREADS, /* other numbers of threads of a process */
  HSCAL_PAIR_KINDS
} hscal_pair_kind;

/* Numbers are natural logarithms; below 0: nobody says. */
typedef struct hscal_ratio_errors {
  double half_width[HSCAL_PAIR_KINDS]; /* of 90 % intervals of log(predicted ratio / measured ratio) */
  double noise;                        /* what a run that is repeated scatters by (machine/noise.h) */
} hscal_ratio_errors;

/* Nothing is known. */
hscal_ratio_errors hscal__no_ratio_errors(void);
int hscal__has_ratio_errors(const hscal_ratio_errors *errors);

/* The key of a kind in machine files: "same_grid". */
const char *hscal__pair_word(hscal_pair_kind kind);

#endif
