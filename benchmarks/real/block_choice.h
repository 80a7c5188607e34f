/* What a choice of the block size loses, where a task was run with several on one grid. */
#ifndef HSCAL_BENCHMARKS_REAL_BLOCK_CHOICE_H
#define HSCAL_BENCHMARKS_REAL_BLOCK_CHOICE_H

#include "fit/runs.h"

typedef struct block_choice {
  const char *routine;
  int groups;       /* calls on a grid that were run with two block sizes or more */
  double predicted; /* mean of seconds / least seconds - 1, of the block size that is predicted best */
  double constant;  /* likewise of the one that is best for all groups together */
  int constant_nb;  /* that one */
  double lot;       /* and of one drawn by lot */
} block_choice;

/* Of the runs of one routine; log_s[runs]: logarithms of predicted seconds. groups is 0 where there are none. */
block_choice block_choice_of(const hscal_runs *runs, const double *log_s, const char *routine);

#endif
