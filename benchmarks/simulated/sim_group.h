/* Processes that perform a collective together, and the messages among them: what the collectives of the simulated MPI libraries are
 * made of. Whoever cannot go on ends the simulation, so nothing returns a status. */
#ifndef HSCAL_SIMULATED_GROUP_H
#define HSCAL_SIMULATED_GROUP_H

#include <smpi/smpi.h>

/* Places in a group are 0 .. size - 1. A group may be some of a communicator's processes: leaders, those on a node. */
typedef struct sim_group {
  MPI_Comm comm;
  int size, me;
  const int *rank; /* [size] ranks in comm; null: place i is rank i */
  int tag;         /* one for each kind of collective, beyond those of programs */
} sim_group;

/* All of a communicator. */
typedef enum sim_tag {
  SIM_TAG_BROADCAST = 2000000000,
  SIM_TAG_REDUCE,
  SIM_TAG_ALLREDUCE,
  SIM_TAG_BARRIER,
  SIM_TAGS = 4
} sim_tag;
sim_group sim_group_of(MPI_Comm comm, sim_tag tag);

/* The place of a rank of comm; -1: it is not in the group. */
int sim_place_of(const sim_group *group, int rank);

/* `count` elements from `data` on. */
typedef struct sim_part {
  void *data;
  int count;
  MPI_Datatype type;
} sim_part;

/* MPI_Send, MPI_Ssend and MPI_Recv. */
void sim_send(const sim_group *group, sim_part part, int to);
void sim_send_synchronously(const sim_group *group, sim_part part, int to);
void sim_receive(const sim_group *group, sim_part part, int from);
/* MPI_Isend and MPI_Irecv; from: a place, or MPI_ANY_SOURCE. */
MPI_Request sim_post_send(const sim_group *group, sim_part part, int to);
MPI_Request sim_post_receive(const sim_group *group, sim_part part, int from);
void sim_wait(MPI_Request *requests, int count);
/* Posts the receive, sends, waits for the receive. */
void sim_exchange(const sim_group *group, sim_part out, int to, sim_part in, int from);

/* Memory that is there, or the simulation ends. */
void *sim_room(MPI_Comm comm, size_t bytes);
/* Ends the simulation if `code` says so. */
void sim_check(MPI_Comm comm, int code);

/* The largest power of two that is not above. */
int sim_power_of_two_below(int count);

#endif
