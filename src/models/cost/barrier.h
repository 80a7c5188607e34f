/*
 * The messages of MPI_Barrier, as the machine's MPI library does it: its table says by which algorithm (machine/collectives.h).
 * Round by round: in a round nobody sends what depends on a message of the same round.
 *
 * Source: ompi/mca/coll/base/coll_base_barrier.c 4.1.4, ompi/mca/coll/han/coll_han_barrier.c 5.0.9, MPICH
 * src/mpi/coll/barrier/barrier_intra_dissemination.c and src/mpid/ch4/src/ch4_coll_impl.h 4.0.2.
 */
#ifndef HSCAL_MODELS_COST_BARRIER_H
#define HSCAL_MODELS_COST_BARRIER_H

#include "machine/collectives.h"
#include "models/cost/node_groups.h"

typedef struct hscal_barrier_message {
  int from, to;
  double seconds; /* alone; for whoever times it */
} hscal_barrier_message;

typedef struct hscal_barrier_round {
  int end;            /* its messages end before message[end] */
  int bytes;          /* of each message: mostly 0 */
  int is_synchronous; /* MPI_Ssend: senders go on when the message is there */
} hscal_barrier_round;

typedef struct hscal_barrier {
  hscal_barrier_message *message;
  hscal_barrier_round *round;
  int messages, rounds;
  struct {
    int members; /* 0: nothing that may be used again */
    hscal_collective_algorithm algorithm;
  } made;      /* what they are of, but for barriers by nodes: a search looks at many placements of as many processes */
  int release; /* round from which on rank 0 lets all go, who only wait for it since; 0: there is none */
  int *all, *leader; /* [members] */
  hscal_node_groups groups;
  size_t message_capacity, round_capacity, all_capacity, leader_capacity;
} hscal_barrier;

/* Of processes 0 .. members - 1, which are ranks too, on some of so many nodes. What was allocated before is used again. 0 or
 * HSCAL_ERROR_MEMORY. */
int hscal__barrier_expand(hscal_barrier *barrier, const hscal_collectives *table, int members, const int *node_of,
                          int nodes);
void hscal__barrier_free(hscal_barrier *barrier);

#endif
