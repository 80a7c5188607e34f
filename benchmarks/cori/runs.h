/* Timed runs of pdgeqrf from a file: "m,n,nb,nproc,p,q,seconds" below lines that begin with #. */
#ifndef HSCAL_CORI_RUNS_H
#define HSCAL_CORI_RUNS_H

#include "measured/agreement.h"

/* A layout of a shape with the median of its runs. */
typedef struct run {
  int m, n, nb, runs;
  timed_layout layout; /* of order m */
} run;

/* Runs of the same layout in one entry, those of a shape adjacent. Returns how many there are (*list malloc'ed), or -1 after
 * saying what is wrong. */
int read_runs(const char *file, run **list);

/* How many from list[0] on are of its shape. */
int runs_of_shape(const run *list, int count);

#endif
