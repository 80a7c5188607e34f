#include "sim_nodes.h"
#include "sim_hosts.h"

#include <stdlib.h>

/* A group within `all`, whose places are ranks. */
static sim_group within(const sim_group *all, const int *rank, int size, int tag) {
  sim_group made = {.comm = all->comm, .tag = tag, .rank = rank, .size = size};
  made.me = sim_place_of(&made, all->me);
  return made;
}

/* Nobody who takes a message from any process of a node takes one from a leader, as if each had a communicator of its own. */
static int leaders_tag(const sim_group *all) { return all->tag + SIM_TAGS; }

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
  nodes.own = within(all, nodes.own_rank, here, all->tag);
  nodes.leaders = within(all, nodes.leader_rank, leaders, leaders_tag(all));
  return nodes;
}

void sim_nodes_free(sim_nodes *nodes) {
  free(nodes->host);
  free(nodes->own_rank);
  free(nodes->leader_rank);
}

int sim_nodes_place(const sim_nodes *nodes, int rank) {
  int place = 0;
  for (int i = 0; i < rank; i++) place += nodes->host[i] == nodes->host[rank];
  return place;
}

int sim_nodes_are_even(const sim_nodes *nodes, int size) {
  if (size % nodes->count != 0) return 0;
  for (int i = 0; i < size; i++)
    if (sim_nodes_place(nodes, i) >= size / nodes->count) return 0;
  return 1;
}

sim_group sim_nodes_peers(const sim_group *all, const sim_nodes *nodes, int place, int *rank) {
  int count = 0;
  for (int i = 0; i < all->size; i++)
    if (sim_nodes_place(nodes, i) == place) rank[count++] = i;
  return within(all, rank, count, leaders_tag(all));
}
