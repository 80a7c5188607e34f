#include "sim_group.h"

#include <stdlib.h>

void sim_check(MPI_Comm comm, int code) {
  if (code != MPI_SUCCESS) PMPI_Abort(comm, code);
}

void *sim_room(MPI_Comm comm, size_t bytes) {
  void *room = malloc(bytes + 1);
  if (!room) PMPI_Abort(comm, MPI_ERR_NO_MEM);
  return room;
}

sim_group sim_group_of(MPI_Comm comm, sim_tag tag) {
  sim_group group = {.comm = comm, .tag = (int)tag};
  sim_check(comm, PMPI_Comm_size(comm, &group.size));
  sim_check(comm, PMPI_Comm_rank(comm, &group.me));
  return group;
}

static int rank_of(const sim_group *group, int place) {
  return place == MPI_ANY_SOURCE || !group->rank ? place : group->rank[place];
}

int sim_place_of(const sim_group *group, int rank) {
  int place = group->size - 1;
  while (place >= 0 && rank_of(group, place) != rank) place--;
  return place;
}

void sim_send(const sim_group *group, sim_part part, int to) {
  sim_check(group->comm, PMPI_Send(part.data, part.count, part.type, rank_of(group, to), group->tag, group->comm));
}

void sim_send_synchronously(const sim_group *group, sim_part part, int to) {
  sim_check(group->comm, PMPI_Ssend(part.data, part.count, part.type, rank_of(group, to), group->tag, group->comm));
}

void sim_receive(const sim_group *group, sim_part part, int from) {
  sim_check(group->comm, PMPI_Recv(part.data, part.count, part.type, rank_of(group, from), group->tag, group->comm,
                                   MPI_STATUS_IGNORE));
}

MPI_Request sim_post_send(const sim_group *group, sim_part part, int to) {
  MPI_Request request;
  sim_check(group->comm,
            PMPI_Isend(part.data, part.count, part.type, rank_of(group, to), group->tag, group->comm, &request));
  return request;
}

MPI_Request sim_post_receive(const sim_group *group, sim_part part, int from) {
  MPI_Request request;
  sim_check(group->comm,
            PMPI_Irecv(part.data, part.count, part.type, rank_of(group, from), group->tag, group->comm, &request));
  return request;
}

void sim_wait(MPI_Request *requests, int count) {
  sim_check(MPI_COMM_WORLD, PMPI_Waitall(count, requests, MPI_STATUSES_IGNORE));
}

void sim_exchange(const sim_group *group, sim_part out, int to, sim_part in, int from) {
  MPI_Request request = sim_post_receive(group, in, from);
  sim_send(group, out, to);
  sim_wait(&request, 1);
}

int sim_power_of_two_below(int count) {
  int power = 1;
  while (2 * power <= count) power *= 2;
  return power;
}
