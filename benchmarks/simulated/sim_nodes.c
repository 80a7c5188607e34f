#include "sim_nodes.h"
#include "sim_hosts.h"

#include <stdlib.h>

/* A group within `all`, whose places are ranks. */
static sim_group within(const sim_group *all, const int *rank, int size) {
  sim_group made = {.comm = all->comm, .tag = all->tag, .rank = rank, .size = size, .me = -1};
  for (int i = 0; i < size; i++)
    if (rank[i] == all->me) made.me = i;
  return made;
}

sim_nodes sim_nodes_of(const sim_group *all) {
  size_t bytes = (size_t)all->size * sizeof(int);
  sim_nodes nodes = {.host = sim_room(all->comm, bytes),
                     .own_rank = sim_room(all->comm, bytes),
                     .leader_rank = sim_room(all->comm, bytes)};
  int here = 0, leaders = 0;
  nodes.count = sim_hosts_of(all->comm, all->size, nodes.host);
  nodes.is_hierarchy = nodes.count < all->size;
  for (int i = 0; i < all->size; i++) {
    if (nodes.host[i] == nodes.host[all->me]) nodes.own_rank[here++] = i;
    if (nodes.host[i] == leaders) nodes.leader_rank[leaders++] = i;
  }
  nodes.own = within(all, nodes.own_rank, here);
  nodes.leaders = within(all, nodes.leader_rank, leaders);
  return nodes;
}

void sim_nodes_free(sim_nodes *nodes) {
  free(nodes->host);
  free(nodes->own_rank);
  free(nodes->leader_rank);
}

int sim_place_on_node(const sim_nodes *nodes, int rank) {
  for (int i = 0; i < nodes->own.size; i++)
    if (nodes->own_rank[i] == rank) return i;
  return -1;
}
