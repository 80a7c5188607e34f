/*
 * The processes that measure: who sits on which node, how they wait for each other without taking the cores from those
 * that are being measured, and how they come to the same status.
 */
#ifndef HSCAL_MEASURE_RANKS_H
#define HSCAL_MEASURE_RANKS_H

#include "machine/topology.h"
#include "measure/measure.h"
#include "measure/stopwatch.h"
#include <math.h>
#include <mpi.h>

typedef struct hscal_crew {
  MPI_Comm all, node,
      busy; /* copies: everyone; the processes of this node; those of them that compute, if this one does */
  int rank, size, local_rank, local_size;
  int nnodes;
  int *leader;  /* [nnodes] first process of each node                                                                */
  int *node_of; /* [size] node of each process                                                                        */
  char host[HSCAL_HOST_TEXT];
  hscal_topology topology;
  double start;    /* hscal__now when it was gathered                                                                */
  double deadline; /* when this process is to go on with the next part, of a probe; else infinity                    */
} hscal_crew;

/* Is this a probe, which has a deadline? Local: clocks of other processes may differ. */
static inline int hscal__crew_is_hurried(const hscal_crew *crew) { return crew->deadline < HUGE_VAL; }
static inline int hscal__crew_is_late(const hscal_crew *crew) { return hscal__now() >= crew->deadline; }

/* Collective over `comm`. Free with hscal__crew_free, also after a failure. */
int hscal__crew_gather(MPI_Comm comm, hscal_crew *crew);
void hscal__crew_free(hscal_crew *crew);

/* From now on the first `most` processes of each node compute (more than there are: all of them); `most` may differ between nodes.
 * To begin with it is one per core. Collective; the status is this process's own. */
int hscal__crew_choose(hscal_crew *crew, int most);
/* Is this process one of those that compute at once? */
static inline int hscal__crew_is_busy(const hscal_crew *crew) { return crew->busy != MPI_COMM_NULL; }

/* hscal__mpi_status, said of measuring. */
int hscal__mpi_failed(int code, const char *what);

/* The first failure of all processes of crew->all becomes everyone's, with its words. Collective. */
int hscal__crew_agree(const hscal_crew *crew, int status);
int hscal__crew_share(const hscal_crew *crew, int root, void *data, int bytes);
/* Least value of all processes. */
int hscal__crew_least(const hscal_crew *crew, double *value);
/* Sums over all processes, in place. */
int hscal__crew_sum(const hscal_crew *crew, int *values, int count);
/* own[bytes] of the first process of every node -> all[nnodes * bytes] on process 0. */
int hscal__crew_collect(const hscal_crew *crew, const void *own, int bytes, void *all);

#endif
