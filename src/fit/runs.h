/* Runs that were made: calls on layouts, and what they took. */
#ifndef HSCAL_FIT_RUNS_H
#define HSCAL_FIT_RUNS_H

#include "call/call.h"

typedef struct hscal_run {
  hscal_call call;
  hscal_layout layout;
  int threads;            /* of each process                                                                         */
  int processes_per_node; /* process k ran on node k / processes_per_node; 0: nodes were filled, a core for a thread */
  double seconds;         /* median of the repeats, of the slowest process                                           */
  int repeats;
  double scatter; /* of the repeats: mean of |log(seconds / median)|; 0 where there is one */
  int task;       /* runs of one task are of one call, blocks and panels apart; from 0 on  */
  int line;       /* of the first repeat in the file                                       */
} hscal_run;

typedef struct hscal_runs {
  hscal_run *run; /* [count], malloc'ed */
  int count, tasks;
  size_t capacity;
} hscal_runs;

/* Adds a run, or a repeat of one that is there; of the arguments `run` repeats, scatter and task are not read. 0 or
 * HSCAL_ERROR_MEMORY. Between this and hscal__runs_close the medians are not known. */
int hscal__runs_add(hscal_runs *runs, const hscal_run *run);
/* All have been added: folds repeats into medians and numbers tasks. 0 or HSCAL_ERROR_MEMORY. */
int hscal__runs_close(hscal_runs *runs);
void hscal__runs_free(hscal_runs *runs);

/* Median scatter of the runs that were repeated; 0 where none was. */
double hscal__runs_scatter(const hscal_runs *runs);

#endif
