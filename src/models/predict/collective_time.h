/* What the collectives of the machine's MPI library take by themselves, as the BLACS ask for them: for whoever looks at a machine. */
#ifndef HSCAL_MODELS_PREDICT_COLLECTIVE_TIME_H
#define HSCAL_MODELS_PREDICT_COLLECTIVE_TIME_H

#include "machine/machine.h"
#include "models/predict/workspace.h"

/* xGEBS2D with its receives (MPI_Bcast of one element of a vector type), xGSUM2D into one process and into all. */
typedef enum hscal_timed_collective {
  HSCAL_TIMED_BROADCAST,
  HSCAL_TIMED_REDUCE,
  HSCAL_TIMED_ALLREDUCE,
  HSCAL_TIMED_COLLECTIVES
} hscal_timed_collective;

/* Where `members` processes of a machine stand for that: each on a node of its own, if there are so many, else nodes are filled in order.
 * Returns 1 if they have nodes of their own, 0 if not, -1 if there are not so many processors. node_of[members]. */
int hscal__collective_places(const hscal_machine *machine, int members, int *node_of);

/* Seconds from when all come until the last one goes on, of doubles, `bytes` of them for each, on processes on node_of[members]; `root` is for
 * those that have one. 0 or a status. */
int hscal__collective_seconds(hscal_workspace *workspace, const hscal_machine *machine, hscal_timed_collective which,
                              int members, int root, int *node_of, double bytes, double *seconds);

/* Seconds from when all come to a barrier until the last one leaves it. 0 or a status. */
int hscal__barrier_alone_seconds(hscal_workspace *workspace, const hscal_machine *machine, int members, int *node_of,
                                 double *seconds);

#endif
