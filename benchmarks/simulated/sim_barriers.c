#include "sim_barriers.h"

#include <stdlib.h>

static sim_part nothing(void) { return (sim_part){NULL, 0, MPI_BYTE}; }

void sim_linear_barrier(const sim_group *group) {
  if (group->me > 0) {
    sim_send(group, nothing(), 0);
    sim_receive(group, nothing(), 0);
    return;
  }
  MPI_Request *receives = sim_room(group->comm, (size_t)group->size * sizeof *receives);
  for (int i = 1; i < group->size; i++) receives[i] = sim_post_receive(group, nothing(), MPI_ANY_SOURCE);
  sim_wait(receives + 1, group->size - 1);
  free(receives);
  for (int i = 1; i < group->size; i++) sim_send(group, nothing(), i);
}

void sim_doubling_barrier(const sim_group *group) {
  int power = sim_power_of_two_below(group->size), me = group->me;
  if (me >= power) {
    sim_exchange(group, nothing(), me - power, nothing(), me - power);
    return;
  }
  if (me + power < group->size) sim_receive(group, nothing(), me + power);
  for (int distance = 1; distance < power; distance *= 2)
    sim_exchange(group, nothing(), me ^ distance, nothing(), me ^ distance);
  if (me + power < group->size) sim_send_synchronously(group, nothing(), me + power);
}

void sim_dissemination_barrier(const sim_group *group) {
  int size = group->size;
  for (int distance = 1; distance < size; distance *= 2)
    sim_exchange(group, nothing(), (group->me + distance) % size, nothing(), (group->me + size - distance) % size);
}
