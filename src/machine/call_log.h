/*
 * Predicted and observed seconds of real calls: a log of JSON lines, to which programs append (HSCAL_LOG) and which `hscal
 * machine check` reads. No MPI.
 */
#ifndef HSCAL_MACHINE_CALL_LOG_H
#define HSCAL_MACHINE_CALL_LOG_H

#include "machine/machine.h"
#include <stdio.h>

/* "schema" of every line. */
#define HSCAL_LOG_SCHEMA "hscal-log/1"

/* What a line says beside the plan. */
typedef struct hscal_observation {
  int m, n, k; /* sizes of the call; 0 if it has none               */
  double observed_s;
  int is_bound;     /* 1: at most so long, the call itself was not timed */
  uint64_t machine; /* hscal__machine_digest                             */
} hscal_observation;

/* Tells machines apart: equal for equal files. */
int hscal__machine_digest(const hscal_machine *machine, uint64_t *digest);

/* Appends a line to the file, in one write, so that lines of several programs do not mix; what a full disk left of another line
 * is ended first. Returns 0, HSCAL_ERROR_MEMORY or
 * HSCAL_ERROR_FILE. */
int hscal__log_append(const char *file, const hscal_plan *plan, const hscal_observation *observation);

/* A call in a log that is read. */
typedef struct hscal_logged {
  char when[24], routine[16];
  double ratio;           /* observed / predicted seconds                          */
  int first_node, nnodes; /* its nodes are node[first_node .. first_node+nnodes-1] */
} hscal_logged;

typedef struct hscal_log {
  int ncalls;
  hscal_logged *call; /* [ncalls] in the order of their time                                  */
  int *node;          /* numbers of names                                                     */
  int nnames;
  char **name;                              /* [nnames] the nodes' names                        */
  int bounds, others, unpredicted, spoiled; /* lines left aside: bounds; of other machines; without a prediction; not
                                               understood */
  int first_spoiled;                        /* number of the first such line, from 1            */
} hscal_log;

/* Reads the calls on machine `digest` (0: on any). Fails, HSCAL_ERROR_FILE, if the file cannot be read or no line of it is
 * understood. Free it by hscal__log_free, also after a failure. */
int hscal__log_read(const char *file, uint64_t digest, hscal_log *log);
/* The same of a stream, as one that reads memory; `source` names it in errors. */
int hscal__log_read_stream(FILE *in, const char *source, uint64_t digest, hscal_log *log);
void hscal__log_free(hscal_log *log);

#endif
