/*
 * MPICH 4.0.2's collectives. On a flat communicator by maint/tuning/coll/mpir/generic.json; where nodes hold several members composed of
 * such on nodes and among their leaders, by maint/tuning/coll/ch4/generic.json and src/mpid/ch4/src/ch4_coll_impl.h, as ch4:ucx does it,
 * which has no shared memory of its own. All operations are taken as commutative, which the BLACS say of theirs.
 */
#include "sim_barriers.h"
#include "sim_halving.h"
#include "sim_library.h"
#include "sim_nodes.h"
#include "sim_scatter.h"
#include "sim_trees.h"

#include <stdlib.h>

enum { SMALL_BROADCAST = 12288, LARGE_BROADCAST = 524288, FEW_MEMBERS = 8, SMALL_REDUCE = 2048, SMALL_ALLREDUCE = 8 };

static int is_power_of_two(int count) { return sim_power_of_two_below(count) == count; }

/* ---- flat --------------------------------------------------------------------------------------------------- */

/* Long ones travel as bytes, packed at the root. */
static void broadcast_packed(const sim_group *group, sim_part data, int bytes, int root, int doubling) {
  char *packed = sim_room(group->comm, (size_t)bytes);
  int at = 0;
  if (group->me == root)
    sim_check(group->comm, PMPI_Pack(data.data, data.count, data.type, packed, bytes, &at, group->comm));
  sim_scatter_broadcast(group, (sim_part){packed, bytes, MPI_BYTE}, 1, root, doubling);
  at = 0;
  if (group->me != root)
    sim_check(group->comm, PMPI_Unpack(packed, bytes, &at, data.data, data.count, data.type, group->comm));
  free(packed);
}

static void flat_broadcast(const sim_group *group, sim_part data, int bytes, int root) {
  if (bytes == 0 || group->size == 1) return;
  if (group->size < FEW_MEMBERS || bytes <= SMALL_BROADCAST)
    sim_tree_broadcast(group, data, root, SIM_TREE_BINOMIAL_FAR, 0);
  else
    broadcast_packed(group, data, bytes, root, is_power_of_two(group->size) && bytes <= LARGE_BROADCAST);
}

static int can_halve(const sim_group *group, const sim_sum *sum) {
  return sum->is_builtin && sum->count >= sim_power_of_two_below(group->size);
}

static void flat_reduce(const sim_group *group, const sim_sum *sum, int root) {
  if (group->size == 1) return;
  if (sum->bytes > SMALL_REDUCE && can_halve(group, sum))
    sim_halve(group, sum, root, SIM_HALVING_MPICH);
  else
    sim_tree_reduce(group, sum, root, SIM_TREE_BINOMIAL_LOW, 0);
}

static void flat_allreduce(const sim_group *group, const sim_sum *sum) {
  if (group->size == 1) return;
  if (sum->bytes > SMALL_ALLREDUCE && can_halve(group, sum))
    sim_halve(group, sum, -1, SIM_HALVING_MPICH);
  else
    sim_doubling(group, sum);
}

/* ---- composed ----------------------------------------------------------------------------------------------- */

/* Composition alpha: the root gives the data to its leader. */
static void broadcast_by_leaders(const sim_group *all, const sim_nodes *nodes, sim_part data, int bytes, int root) {
  int at = sim_place_of(&nodes->own, root);
  if (all->me == root && nodes->leaders.me < 0) sim_send(&nodes->own, data, 0);
  if (all->me != root && nodes->leaders.me >= 0 && at >= 0) sim_receive(&nodes->own, data, at);
  if (nodes->leaders.me >= 0) flat_broadcast(&nodes->leaders, data, bytes, nodes->host[root]);
  flat_broadcast(&nodes->own, data, bytes, 0);
}

/* Composition beta: the root's node first, unless the root leads it. */
static void broadcast_by_root_node(const sim_nodes *nodes, sim_part data, int bytes, int root) {
  int at = sim_place_of(&nodes->own, root);
  if (at > 0) flat_broadcast(&nodes->own, data, bytes, at);
  if (nodes->leaders.me >= 0) flat_broadcast(&nodes->leaders, data, bytes, nodes->host[root]);
  if (at <= 0) flat_broadcast(&nodes->own, data, bytes, 0);
}

static void broadcast_by_nodes(const sim_group *all, const sim_nodes *nodes, sim_part data, int bytes, int root) {
  if (all->size < FEW_MEMBERS || bytes < SMALL_BROADCAST)
    broadcast_by_leaders(all, nodes, data, bytes, root);
  else if (is_power_of_two(all->size) && bytes < LARGE_BROADCAST)
    broadcast_by_root_node(nodes, data, bytes, root);
  else
    flat_broadcast(all, data, bytes, root);
}

/* Composition alpha: to rank 0 of all, which sends the root the sum. */
static void reduce_to_first(const sim_group *all, const sim_nodes *nodes, const sim_sum *sum, int root) {
  flat_reduce(&nodes->own, sum, 0);
  if (nodes->leaders.me >= 0) flat_reduce(&nodes->leaders, sum, 0);
  if (root == 0) return;
  if (all->me == 0) sim_send(all, sim_sum_all(sum), root);
  if (all->me == root) sim_receive(all, sim_sum_all(sum), 0);
}

/* Composition beta: the root's node last. */
static void reduce_to_root_node(const sim_nodes *nodes, const sim_sum *sum, int root) {
  int at = sim_place_of(&nodes->own, root);
  if (at < 0) flat_reduce(&nodes->own, sum, 0);
  if (nodes->leaders.me >= 0) flat_reduce(&nodes->leaders, sum, nodes->host[root]);
  if (at >= 0) flat_reduce(&nodes->own, sum, at);
}

static void allreduce_by_nodes(const sim_group *all, const sim_nodes *nodes, const sim_sum *sum) {
  if (nodes->count == 1) {
    flat_allreduce(all, sum);
    return;
  }
  flat_reduce(&nodes->own, sum, 0);
  if (nodes->leaders.me >= 0) flat_allreduce(&nodes->leaders, sum);
  flat_broadcast(&nodes->own, sim_sum_all(sum), (int)sum->bytes, 0);
}

static void barrier_by_nodes(const sim_nodes *nodes) {
  char byte = 0;
  sim_dissemination_barrier(&nodes->own);
  if (nodes->leaders.me >= 0) sim_dissemination_barrier(&nodes->leaders);
  flat_broadcast(&nodes->own, (sim_part){&byte, 1, MPI_BYTE}, 1, 0);
}

/* ---- MPI's calls -------------------------------------------------------------------------------------------- */

static void broadcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm, int knows_nodes) {
  sim_group all = sim_group_of(comm, SIM_TAG_BROADCAST);
  int size;
  if (count == 0 || all.size == 1) return;
  sim_check(comm, PMPI_Type_size(type, &size));
  sim_nodes nodes = sim_nodes_of(&all);
  if (knows_nodes && nodes.is_hierarchy)
    broadcast_by_nodes(&all, &nodes, (sim_part){data, count, type}, size * count, root);
  else
    flat_broadcast(&all, (sim_part){data, count, type}, size * count, root);
  sim_nodes_free(&nodes);
}

static void reduce(sim_sum *sum, void *out, int root, MPI_Comm comm, int knows_nodes) {
  sim_group all = sim_group_of(comm, SIM_TAG_REDUCE);
  sim_nodes nodes = sim_nodes_of(&all);
  if (!knows_nodes || !nodes.is_hierarchy)
    flat_reduce(&all, sum, root);
  else if (sum->bytes <= SMALL_REDUCE)
    reduce_to_root_node(&nodes, sum, root);
  else
    reduce_to_first(&all, &nodes, sum, root);
  sim_nodes_free(&nodes);
  sim_sum_close(sum, all.me == root ? out : NULL);
}

static void allreduce(sim_sum *sum, void *out, MPI_Comm comm, int knows_nodes) {
  sim_group all = sim_group_of(comm, SIM_TAG_ALLREDUCE);
  sim_nodes nodes = sim_nodes_of(&all);
  if (knows_nodes && nodes.is_hierarchy)
    allreduce_by_nodes(&all, &nodes, sum);
  else
    flat_allreduce(&all, sum);
  sim_nodes_free(&nodes);
  sim_sum_close(sum, out);
}

static void barrier(MPI_Comm comm, int knows_nodes) {
  sim_group all = sim_group_of(comm, SIM_TAG_BARRIER);
  sim_nodes nodes = sim_nodes_of(&all);
  if (knows_nodes && nodes.is_hierarchy)
    barrier_by_nodes(&nodes);
  else
    sim_dissemination_barrier(&all);
  sim_nodes_free(&nodes);
}

/* ---- the two libraries -------------------------------------------------------------------------------------- */

#define LIBRARY(name, knows_nodes)                                                                                     \
  static void name##_broadcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm) {                    \
    broadcast(data, count, type, root, comm, knows_nodes);                                                             \
  }                                                                                                                    \
  static void name##_reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin,        \
                            int root, MPI_Comm comm) {                                                                 \
    if (count == 0) return;                                                                                            \
    sim_sum sum = sim_sum_open(comm, in, out, count, type, op, is_builtin);                                            \
    reduce(&sum, out, root, comm, knows_nodes);                                                                        \
  }                                                                                                                    \
  static void name##_allreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin,     \
                               MPI_Comm comm) {                                                                        \
    if (count == 0) return;                                                                                            \
    sim_sum sum = sim_sum_open(comm, in, out, count, type, op, is_builtin);                                            \
    allreduce(&sum, out, comm, knows_nodes);                                                                           \
  }                                                                                                                    \
  static void name##_barrier(MPI_Comm comm) { barrier(comm, knows_nodes); }                                            \
  const sim_library sim_##name = {name##_broadcast, name##_reduce, name##_allreduce, name##_barrier};

LIBRARY(mpich_4, 1)
LIBRARY(mpich_4_flat, 0)
