/*
 * Open MPI 5.0.9's collectives: component han where a communicator has several nodes and some node holds several members, else tuned.
 * ompi/mca/coll/han/coll_han_{subcomms,topo,bcast,reduce,allreduce,barrier}.c; 4.1.4 has the same where coll_han_priority puts it above
 * tuned. Reductions among leaders are libnbc's: ompi/mca/coll/libnbc/nbc_{ireduce,ibcast}.c. Of data in several segments han overlaps
 * what leaders do among each other and on their nodes; here one comes after the other, in the order in which han begins them. All operations
 * are taken as commutative, which the BLACS say of theirs.
 */
#include "sim_halving.h"
#include "sim_library.h"
#include "sim_nodes.h"
#include "sim_trees.h"
#include "sim_tuned.h"

#include <stdlib.h>

enum { SEGMENT_BYTES = 65536, FRAGMENT_BYTES = 8192, FEW_LEADERS = 4 };

/* ---- segments ----------------------------------------------------------------------------------------------- */

/* Data cut into equal pieces, of which the last one may be shorter. */
typedef struct segments {
  int count, elements, all; /* pieces; elements of one, of all */
} segments;

static segments cut(int elements, double bytes) {
  double element = bytes / elements;
  segments made = {.count = 1, .elements = elements, .all = elements};
  if (element > SEGMENT_BYTES || bytes <= SEGMENT_BYTES) return made;
  made.elements = (int)(SEGMENT_BYTES / element);
  made.elements += SEGMENT_BYTES - made.elements * element > element / 2;
  made.count = (elements + made.elements - 1) / made.elements;
  return made;
}

static int has(const segments *all, int number) { return number >= 0 && number < all->count; }

static int elements_of(const segments *all, int number) {
  return number + 1 < all->count ? all->elements : all->all - number * all->elements;
}

static sim_sum piece(const sim_sum *sum, int first, int count) {
  sim_sum part = *sum;
  part.data += sum->extent * first;
  part.other += sum->extent * first;
  part.count = count;
  part.bytes = sum->bytes / sum->count * count;
  return part;
}

static sim_sum segment(const sim_sum *sum, const segments *all, int number) {
  return piece(sum, number * all->elements, elements_of(all, number));
}

/* ---- leaders: libnbc ---------------------------------------------------------------------------------------- */

/* Its trees do not turn the processes round: the root and place 0 change places. */
static sim_group with_root_first(const sim_group *group, int root, int *rank) {
  sim_group made = *group;
  for (int i = 0; i < group->size; i++) rank[i] = group->rank[i];
  rank[0] = group->rank[root];
  rank[root] = group->rank[0];
  made.rank = rank;
  made.me = group->me == root ? 0 : group->me == 0 ? root : group->me;
  return made;
}

/* Fragment by fragment: of fewer elements than fragments all but the last are empty, and sent all the same. */
static void reduce_on_chain(const sim_group *group, const sim_sum *sum) {
  int fragments = (int)((sum->bytes + FRAGMENT_BYTES - 1) / FRAGMENT_BYTES), elements = sum->count / fragments;
  for (int i = 0; i < fragments; i++) {
    int first = i * elements;
    sim_sum fragment = piece(sum, first, i + 1 < fragments ? elements : sum->count - first);
    sim_tree_reduce(group, &fragment, 0, SIM_TREE_CHAIN, 0);
  }
}

static void leaders_reduce(const sim_group *leaders, const sim_sum *sum, int root) {
  if (leaders->me < 0) return;
  if (leaders->size > 2 && sum->count >= sim_power_of_two_below(leaders->size)) {
    sim_halve(leaders, sum, root, SIM_HALVING_OPENMPI);
    return;
  }
  int *rank = sim_room(leaders->comm, (size_t)leaders->size * sizeof *rank);
  sim_group group = with_root_first(leaders, root, rank);
  if (leaders->size > FEW_LEADERS || sum->bytes < SEGMENT_BYTES)
    sim_tree_reduce(&group, sum, 0, SIM_TREE_BINOMIAL_LOW, 0);
  else
    reduce_on_chain(&group, sum);
  free(rank);
}

static void leaders_broadcast(const sim_group *leaders, sim_part data, int root) {
  if (leaders->me < 0) return;
  int *rank = sim_room(leaders->comm, (size_t)leaders->size * sizeof *rank);
  sim_group group = with_root_first(leaders, root, rank);
  if (leaders->size <= FEW_LEADERS)
    sim_tree_broadcast(leaders, data, root, SIM_TREE_LINEAR, 1);
  else
    sim_tree_broadcast(&group, data, 0, SIM_TREE_BINOMIAL_HIGH, 1);
  free(rank);
}

/* ---- han ---------------------------------------------------------------------------------------------------- */

/* Who is at the root's place on the nodes, which hold equally many: the leaders of broadcasts and reductions. */
typedef struct peers {
  sim_group group;
  int root;  /* its place among them */
  int place; /* theirs on their nodes */
  int *rank;
} peers;

static peers peers_of(const sim_group *all, const sim_nodes *nodes, int root) {
  peers made = {.place = sim_nodes_place(nodes, root)};
  made.rank = sim_room(all->comm, (size_t)all->size * sizeof *made.rank);
  made.group = sim_nodes_peers(all, nodes, made.place, made.rank);
  made.root = sim_place_of(&made.group, root);
  return made;
}

/* What the BLACS broadcast is one element, and so one segment. Of more the leaders' first one is tuned's. */
static void broadcast_by_nodes(const sim_group *all, const sim_nodes *nodes, sim_part data, MPI_Aint extent,
                               double bytes, int root) {
  peers leaders = peers_of(all, nodes, root);
  segments cuts = cut(data.count, bytes);
  for (int i = 0; i < cuts.count; i++) {
    sim_part part = {(char *)data.data + extent * i * cuts.elements, elements_of(&cuts, i), data.type};
    double part_bytes = bytes / data.count * part.count;
    if (i > 0)
      leaders_broadcast(&leaders.group, part, leaders.root);
    else if (leaders.group.me >= 0)
      sim_tuned_broadcast(&leaders.group, part, extent, part_bytes, leaders.root);
    sim_tuned_broadcast(&nodes->own, part, extent, part_bytes, leaders.place);
  }
  free(leaders.rank);
}

static void reduce_by_nodes(const sim_group *all, const sim_nodes *nodes, const sim_sum *sum, int root) {
  peers leaders = peers_of(all, nodes, root);
  segments cuts = cut(sum->count, sum->bytes);
  for (int i = 0; i < cuts.count; i++) {
    sim_sum part = segment(sum, &cuts, i);
    sim_tuned_reduce(&nodes->own, &part, leaders.place);
    leaders_reduce(&leaders.group, &part, leaders.root);
  }
  free(leaders.rank);
}

/* Each segment goes through four stages, and up to four segments are under way. */
static void allreduce_by_nodes(const sim_nodes *nodes, const sim_sum *sum) {
  segments cuts = cut(sum->count, sum->bytes);
  for (int i = 0; i < cuts.count + 3; i++) {
    sim_sum part;
    if (has(&cuts, i - 2)) {
      part = segment(sum, &cuts, i - 2);
      leaders_broadcast(&nodes->leaders, sim_sum_all(&part), 0);
    }
    if (has(&cuts, i - 1)) {
      part = segment(sum, &cuts, i - 1);
      leaders_reduce(&nodes->leaders, &part, 0);
    }
    if (has(&cuts, i)) {
      part = segment(sum, &cuts, i);
      sim_tuned_reduce(&nodes->own, &part, 0);
    }
    if (has(&cuts, i - 3)) {
      part = segment(sum, &cuts, i - 3);
      sim_tuned_broadcast(&nodes->own, sim_sum_all(&part), part.extent, part.bytes, 0);
    }
  }
}

/* ---- MPI's calls -------------------------------------------------------------------------------------------- */

/* It leaves communicators on one node to tuned, and those with one member on each. */
static int goes_by_nodes(const sim_nodes *nodes) { return nodes->is_hierarchy && nodes->count > 1; }

/* Broadcasts and reductions to a root of nodes that hold different numbers, too. */
static int goes_by_peers(const sim_nodes *nodes, int size) {
  return goes_by_nodes(nodes) && sim_nodes_are_even(nodes, size);
}

static void broadcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  sim_group all = sim_group_of(comm, SIM_TAG_BROADCAST);
  MPI_Aint below, extent;
  int size;
  if (count == 0) return;
  sim_check(comm, PMPI_Type_size(type, &size));
  sim_check(comm, PMPI_Type_get_extent(type, &below, &extent));
  sim_nodes nodes = sim_nodes_of(&all);
  sim_part part = {data, count, type};
  if (goes_by_peers(&nodes, all.size))
    broadcast_by_nodes(&all, &nodes, part, extent, (double)size * count, root);
  else
    sim_tuned_broadcast(&all, part, extent, (double)size * count, root);
  sim_nodes_free(&nodes);
}

static void reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin, int root,
                   MPI_Comm comm) {
  sim_group all = sim_group_of(comm, SIM_TAG_REDUCE);
  if (count == 0) return;
  sim_sum sum = sim_sum_open(comm, in, out, count, type, op, is_builtin);
  sim_nodes nodes = sim_nodes_of(&all);
  if (goes_by_peers(&nodes, all.size))
    reduce_by_nodes(&all, &nodes, &sum, root);
  else
    sim_tuned_reduce(&all, &sum, root);
  sim_nodes_free(&nodes);
  sim_sum_close(&sum, all.me == root ? out : NULL);
}

static void allreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin,
                      MPI_Comm comm) {
  sim_group all = sim_group_of(comm, SIM_TAG_ALLREDUCE);
  if (count == 0) return;
  sim_sum sum = sim_sum_open(comm, in, out, count, type, op, is_builtin);
  sim_nodes nodes = sim_nodes_of(&all);
  if (goes_by_nodes(&nodes))
    allreduce_by_nodes(&nodes, &sum);
  else
    sim_tuned_allreduce(&all, &sum);
  sim_nodes_free(&nodes);
  sim_sum_close(&sum, out);
}

static void barrier(MPI_Comm comm) {
  sim_group all = sim_group_of(comm, SIM_TAG_BARRIER);
  sim_nodes nodes = sim_nodes_of(&all);
  if (goes_by_nodes(&nodes)) {
    sim_tuned_barrier(&nodes.own);
    if (nodes.leaders.me >= 0) sim_tuned_barrier(&nodes.leaders);
    sim_tuned_barrier(&nodes.own);
  } else
    sim_tuned_barrier(&all);
  sim_nodes_free(&nodes);
}

const sim_library sim_openmpi_5_0 = {broadcast, reduce, allreduce, barrier};
