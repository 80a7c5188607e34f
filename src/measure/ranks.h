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

/* The processes of a communicator, and the place of this one among them. */
typedef struct hscal_ranks {
  MPI_Comm all, node,
      busy; /* copies: everyone; the processes of this node; those of them that compute, if this one does */
  int rank, size, local_rank, local_size;
  int nnodes;
  int *leader;  /* [nnodes] first process of each node                                                                */
  int *node_of; /* [size] node of each process                                                                        */
  char host[HSCAL_HOST_TEXT];
  hscal_topology topology;
  double start; /* hscal__now when it was gathered                                                                */
  double
      processor_share; /* part of the time for which this process has a processor while all compute: below 1 by a quota */
  double deadline; /* when this process is to go on with the next part, of a probe; else infinity                    */
} hscal_ranks;

/* Is this a probe, which has a deadline? Local: clocks of other processes may differ. */
static inline int hscal__rank_is_probing(const hscal_ranks *ranks) { return ranks->deadline < HUGE_VAL; }
static inline int hscal__rank_is_late(const hscal_ranks *ranks) { return hscal__now() >= ranks->deadline; }

/* Collective over `comm`. Free with hscal__ranks_free, also after a failure. */
int hscal__ranks_gather(MPI_Comm comm, hscal_ranks *ranks);
void hscal__ranks_free(hscal_ranks *ranks);

/* From now on the first `most` processes of each node compute (more than there are: all of them); `most` may differ between nodes.
 * To begin with it is one per core. Collective; the status is this process's own. */
int hscal__ranks_choose(hscal_ranks *ranks, int most);
/* Is this process one of those that compute at once? */
static inline int hscal__rank_is_busy(const hscal_ranks *ranks) { return ranks->busy != MPI_COMM_NULL; }

/* hscal__mpi_status, said of measuring. */
int hscal__mpi_failed(int code, const char *what);

/* The first failure of all processes of ranks->all becomes everyone's, with its words. Collective. */
int hscal__ranks_agree(const hscal_ranks *ranks, int status);
int hscal__ranks_share(const hscal_ranks *ranks, int root, void *data, int bytes);
/* Least value of all processes. */
int hscal__ranks_least(const hscal_ranks *ranks, double *value);
/* Sums over all processes, in place. */
int hscal__ranks_sum(const hscal_ranks *ranks, int *values, int count);
/* own[bytes] of the first process of every node -> all[nnodes * bytes] on process 0. */
int hscal__ranks_collect(const hscal_ranks *ranks, const void *own, int bytes, void *all);

#endif
