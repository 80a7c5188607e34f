/*
 * Open MPI 4.1.4's collectives, component tuned with its fixed rules: ompi/mca/coll/tuned/coll_tuned_decision_fixed.c. Nothing is cut into
 * segments by default. All operations are taken as commutative, which the BLACS say of theirs.
 */
#include "sim_barriers.h"
#include "sim_halving.h"
#include "sim_library.h"
#include "sim_scatter.h"
#include "sim_trees.h"
#include "sim_tuned.h"

#include <string.h>

/* Ranges as in the source: fewer members, fewer bytes. The first that fits counts. */
typedef struct rule {
  int members;
  double bytes;
  int algorithm;
} rule;

enum { ANY_NUMBER = 1 << 30 };
static const double any_bytes = 1e300;
#define ANY any_bytes
#define KIB 1024.0

static int choose(const rule *rules, int members, double bytes) {
  while (members >= rules->members || bytes >= rules->bytes) rules++;
  return rules->algorithm;
}

/* ---- broadcast ---------------------------------------------------------------------------------------------- */

enum { SCATTER = SIM_TREE_KNOMIAL_OF_FOUR + 1 };

void sim_tuned_broadcast(const sim_group *group, sim_part data, MPI_Aint extent, double bytes, int root) {
  const rule rules[] = {{4, 32, SIM_TREE_CHAIN},
                        {4, 256, SIM_TREE_BINARY},
                        {4, 512, SIM_TREE_CHAIN},
                        {4, 1 * KIB, SIM_TREE_KNOMIAL_OF_FOUR},
                        {4, 32 * KIB, SIM_TREE_LINEAR},
                        {4, 128 * KIB, SIM_TREE_BINARY},
                        {4, 256 * KIB, SIM_TREE_CHAIN},
                        {4, 512 * KIB, SIM_TREE_LINEAR},
                        {4, 1024 * KIB, SIM_TREE_BINOMIAL_HIGH},
                        {4, ANY, SIM_TREE_BINARY},
                        {8, 64, SIM_TREE_BINARY},
                        {8, 128, SIM_TREE_BINOMIAL_HIGH},
                        {8, 2 * KIB, SIM_TREE_BINARY},
                        {8, 8 * KIB, SIM_TREE_BINOMIAL_HIGH},
                        {8, 1024 * KIB, SIM_TREE_LINEAR},
                        {8, ANY, SIM_TREE_CHAIN},
                        {16, 8, SIM_TREE_KNOMIAL_OF_FOUR},
                        {16, 64, SIM_TREE_BINARY},
                        {16, 4 * KIB, SIM_TREE_KNOMIAL_OF_FOUR},
                        {16, 16 * KIB, SIM_TREE_BINARY},
                        {16, 32 * KIB, SIM_TREE_BINOMIAL_HIGH},
                        {16, ANY, SIM_TREE_LINEAR},
                        {32, 4 * KIB, SIM_TREE_KNOMIAL_OF_FOUR},
                        {32, 1024 * KIB, SIM_TREE_BINOMIAL_HIGH},
                        {32, ANY, SCATTER},
                        {64, 2 * KIB, SIM_TREE_BINOMIAL_HIGH},
                        {128, ANY, SIM_TREE_KNOMIAL_OF_FOUR},
                        {256, 2, SIM_TREE_BINOMIAL_HIGH},
                        {256, 16 * KIB, SIM_TREE_BINARY},
                        {256, 32 * KIB, SIM_TREE_LINEAR},
                        {256, 64 * KIB, SIM_TREE_BINARY},
                        {ANY_NUMBER, ANY, SIM_TREE_KNOMIAL_OF_FOUR}};
  int algorithm = choose(rules, group->size, bytes);
  if (group->size == 1) return;
  /* Fewer elements than members are not scattered: so it is with all that the BLACS broadcast, which is one. Of other numbers than
   * powers of two the library mends doubling in a way that is not followed here. */
  int is_power = sim_power_of_two_below(group->size) == group->size;
  if (algorithm == SCATTER && data.count >= group->size)
    sim_scatter_broadcast(group, data, extent, root, is_power);
  else
    sim_tree_broadcast(group, data, root, algorithm == SCATTER ? SIM_TREE_LINEAR : (sim_tree)algorithm, 1);
}

static void broadcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm) {
  sim_group group = sim_group_of(comm, SIM_TAG_BROADCAST);
  MPI_Aint below, extent;
  int size;
  if (count == 0) return;
  sim_check(comm, PMPI_Type_size(type, &size));
  sim_check(comm, PMPI_Type_get_extent(type, &below, &extent));
  sim_tuned_broadcast(&group, (sim_part){data, count, type}, extent, (double)size * count, root);
}

/* ---- reduce ------------------------------------------------------------------------------------------------- */

enum { HALVING = SIM_TREE_KNOMIAL_OF_FOUR + 1 };

void sim_tuned_reduce(const sim_group *group, const sim_sum *sum, int root) {
  const rule rules[] = {{4, 8, HALVING},
                        {4, 16, SIM_TREE_BINARY},
                        {4, 32, SIM_TREE_CHAIN},
                        {4, 256 * KIB, SIM_TREE_LINEAR},
                        {4, ANY, SIM_TREE_CHAIN},
                        {8, 4 * KIB, SIM_TREE_BINARY},
                        {8, 64 * KIB, SIM_TREE_CHAIN},
                        {8, 256 * KIB, SIM_TREE_BINOMIAL_LOW},
                        {8, 512 * KIB, SIM_TREE_LINEAR},
                        {8, 1024 * KIB, SIM_TREE_BINOMIAL_LOW},
                        {8, ANY, SIM_TREE_LINEAR},
                        {16, 8 * KIB, SIM_TREE_BINARY},
                        {16, ANY, SIM_TREE_BINOMIAL_LOW},
                        {32, 4 * KIB, SIM_TREE_BINARY},
                        {ANY_NUMBER, ANY, SIM_TREE_BINOMIAL_LOW}};
  int algorithm = choose(rules, group->size, sum->bytes);
  if (group->size == 1) return;
  if (algorithm == HALVING && sum->count >= sim_power_of_two_below(group->size)) {
    sim_halve(group, sum, root, SIM_HALVING_OPENMPI);
    return;
  }
  sim_tree tree = algorithm == HALVING ? SIM_TREE_LINEAR : (sim_tree)algorithm;
  sim_tree_reduce(group, sum, root, tree, tree != SIM_TREE_LINEAR);
}

static void reduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin, int root,
                   MPI_Comm comm) {
  sim_group group = sim_group_of(comm, SIM_TAG_REDUCE);
  if (count == 0) return;
  sim_sum sum = sim_sum_open(comm, in, out, count, type, op, is_builtin);
  sim_tuned_reduce(&group, &sum, root);
  sim_sum_close(&sum, group.me == root ? out : NULL);
}

/* ---- allreduce ---------------------------------------------------------------------------------------------- */

enum { DOUBLING, RING, HALVE_AND_DOUBLE, REDUCE_AND_BROADCAST };

static void linear_to_all(const sim_group *group, const sim_sum *sum) {
  sim_tree_reduce(group, sum, 0, SIM_TREE_LINEAR, 0);
  sim_tree_broadcast(group, sim_sum_all(sum), 0, SIM_TREE_LINEAR, 1);
}

void sim_tuned_allreduce(const sim_group *group, const sim_sum *sum) {
  const rule rules[] = {{4, 8, RING},
                        {4, 4 * KIB, DOUBLING},
                        {4, 8 * KIB, RING},
                        {4, 16 * KIB, DOUBLING},
                        {4, 256 * KIB, RING},
                        {4, ANY, HALVE_AND_DOUBLE},
                        {8, 16, RING},
                        {16, 8 * KIB, DOUBLING},
                        {16, ANY, HALVE_AND_DOUBLE},
                        {32, 64, RING},
                        {32, 4 * KIB, DOUBLING},
                        {32, ANY, HALVE_AND_DOUBLE},
                        {64, 128, RING},
                        {64, ANY, HALVE_AND_DOUBLE},
                        {128, 256 * KIB, DOUBLING},
                        {128, ANY, HALVE_AND_DOUBLE},
                        {256, 128 * KIB, REDUCE_AND_BROADCAST},
                        {256, 256 * KIB, DOUBLING},
                        {ANY_NUMBER, ANY, HALVE_AND_DOUBLE}};
  int algorithm = choose(rules, group->size, sum->bytes);
  if (group->size == 1) return;
  if (algorithm == RING && sum->count < group->size) algorithm = DOUBLING;
  if (algorithm == DOUBLING)
    sim_doubling(group, sum);
  else if (algorithm == RING)
    sim_ring(group, sum);
  else if (algorithm == HALVE_AND_DOUBLE && sum->count >= sim_power_of_two_below(group->size))
    sim_halve(group, sum, -1, SIM_HALVING_OPENMPI);
  else if (algorithm == HALVE_AND_DOUBLE)
    linear_to_all(group, sum);
  else {
    sim_tuned_reduce(group, sum, 0);
    sim_tuned_broadcast(group, sim_sum_all(sum), sum->extent, sum->bytes, 0);
  }
}

static void allreduce(const void *in, void *out, int count, MPI_Datatype type, MPI_Op op, int is_builtin,
                      MPI_Comm comm) {
  sim_group group = sim_group_of(comm, SIM_TAG_ALLREDUCE);
  if (count == 0) return;
  sim_sum sum = sim_sum_open(comm, in, out, count, type, op, is_builtin);
  sim_tuned_allreduce(&group, &sum);
  sim_sum_close(&sum, out);
}

/* ---- barrier ------------------------------------------------------------------------------------------------ */

void sim_tuned_barrier(const sim_group *group) {
  if (group->size == 1) return;
  if (group->size >= 4 && group->size < 8)
    sim_linear_barrier(group);
  else if (group->size < 64)
    sim_doubling_barrier(group);
  else
    sim_dissemination_barrier(group);
}

static void barrier(MPI_Comm comm) {
  sim_group group = sim_group_of(comm, SIM_TAG_BARRIER);
  sim_tuned_barrier(&group);
}

const sim_library sim_openmpi_4_1 = {broadcast, reduce, allreduce, barrier};
