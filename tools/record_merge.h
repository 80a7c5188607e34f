/* What all processes of a program saw, put together. */
#ifndef HSCAL_TOOLS_RECORD_MERGE_H
#define HSCAL_TOOLS_RECORD_MERGE_H

#include "record_spool.h"
#include "text_index.h"

/* A call of the program: what its processes saw of it. */
typedef struct cli_merged_call {
  long calls;            /* of the process that saw most, summed over runs */
  double nested;         /* calls inside one of them, on the process that saw most of these */
  hscal_samples samples; /* of the slowest process */
  int is_uneven;         /* some of its processes saw it more often than others */
  int seen_by;           /* the first process that did */
  int is_part;           /* of another, or nobody knows all of it: not to be written */
  /* While spools are read: */
  long in_run;                      /* of `calls`, those of the run that is being read */
  long of_process, nested_in_those; /* what the process that is being read saw, */
  size_t process;                   /* whose number, from 1, this is */
} cli_merged_call;

typedef struct cli_merged {
  cli_text_index contexts, matrices,
      texts;             /* as in a spool; texts of calls with the numbers of the other two, from 0: "a=m0" */
  cli_merged_call *call; /* by number of its text */
  size_t capacity;
  size_t processes, ended, with_scalapack; /* how many wrote, wrote to the end, and had a shared ScaLAPACK */
  int size;                                /* of MPI_COMM_WORLD, the largest of several runs */
  size_t missing;                          /* processes that wrote nothing */
  long seen, nested, others, queries, left[HSCAL_LEFT_REASONS]; /* of the process that saw most */
  char off[200], end[64]; /* why some were off; how one that did not finalise ended */
} cli_merged;

/* Reads the spools of a folder and merges them. Returns an exit status, after saying what is wrong. */
int cli_merge_spools(const char *folder, cli_merged *merged);
/* The same of spools that were read, each with its rank; they are sorted. */
int cli_merge(cli_spool *spool, size_t count, cli_merged *merged);
void cli_free_merged(cli_merged *merged);

#endif
