#include "models/cost/barrier.h"
#include "base/array.h"
#include "base/status.h"

#include <stdlib.h>

void hscal__barrier_free(hscal_barrier *barrier) {
  free(barrier->message);
  free(barrier->round);
  free(barrier->all);
  free(barrier->leader);
  hscal__node_groups_free(&barrier->groups);
}

/* ---- rounds ------------------------------------------------------------------------------------------------- */

static int add(hscal_barrier *b, int from, int to) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(b->message, b->message_capacity, (size_t)b->messages + 1));
  b->message[b->messages++] = (hscal_barrier_message){.from = from, .to = to};
  return 0;
}

static int end_round_of(hscal_barrier *b, int bytes, int is_synchronous) {
  if (b->messages == (b->rounds > 0 ? b->round[b->rounds - 1].end : 0)) return 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(b->round, b->round_capacity, (size_t)b->rounds + 1));
  b->round[b->rounds++] = (hscal_barrier_round){b->messages, bytes, is_synchronous};
  return 0;
}

static int end_round(hscal_barrier *b) { return end_round_of(b, 0, 0); }

/* ---- algorithms, among member[n] ---------------------------------------------------------------------------- */

static int linear(hscal_barrier *b, const int *member, int n) {
  for (int i = 1; i < n; i++) HSCAL_TRY(add(b, member[i], member[0]));
  HSCAL_TRY(end_round(b));
  b->release = b->rounds;
  for (int i = 1; i < n; i++) HSCAL_TRY(add(b, member[0], member[i]));
  return end_round(b);
}

/* By the lowest bit, the largest distance first. */
static int down_tree(hscal_barrier *b, const int *member, int n, int bytes) {
  int distance = 1;
  while (distance < n) distance *= 2;
  for (distance /= 2; distance > 0; distance /= 2) {
    for (int i = 0; i + distance < n; i += 2 * distance) HSCAL_TRY(add(b, member[i], member[i + distance]));
    HSCAL_TRY(end_round_of(b, bytes, 0));
  }
  return 0;
}

static int tree(hscal_barrier *b, const int *member, int n) {
  for (int distance = 1; distance < n; distance *= 2) {
    for (int i = 0; i + distance < n; i += 2 * distance) HSCAL_TRY(add(b, member[i + distance], member[i]));
    HSCAL_TRY(end_round(b));
  }
  b->release = b->rounds;
  return down_tree(b, member, n, 0);
}

static int dissemination(hscal_barrier *b, const int *member, int n) {
  for (int distance = 1; distance < n; distance *= 2) {
    for (int i = 0; i < n; i++) HSCAL_TRY(add(b, member[i], member[(i + distance) % n]));
    HSCAL_TRY(end_round(b));
  }
  return 0;
}

static int doubling(hscal_barrier *b, const int *member, int n) {
  int power = 1;
  while (power <= n / 2) power *= 2;
  for (int i = power; i < n; i++) HSCAL_TRY(add(b, member[i], member[i - power]));
  HSCAL_TRY(end_round(b));
  for (int distance = 1; distance < power; distance *= 2) {
    for (int i = 0; i < power; i++) HSCAL_TRY(add(b, member[i], member[i ^ distance]));
    HSCAL_TRY(end_round(b));
  }
  for (int i = power; i < n; i++) HSCAL_TRY(add(b, member[i - power], member[i]));
  return end_round_of(b, 0, 1);
}

static int do_flat(hscal_barrier *b, hscal_collective_algorithm algorithm, const int *member, int n) {
  switch (algorithm) {
  case HSCAL_ALGORITHM_DOUBLING:
    return doubling(b, member, n);
  case HSCAL_ALGORITHM_DISSEMINATION:
    return dissemination(b, member, n);
  case HSCAL_ALGORITHM_BINOMIAL_IN_TURN:
    return tree(b, member, n);
  default:
    return linear(b, member, n);
  }
}

/* ---- node by node ------------------------------------------------------------------------------------------- */

/* By the row for so many, where nodes no longer count. */
static int among(hscal_barrier *b, const hscal_collectives *table, const int *member, int n) {
  return n < 2 ? 0 : do_flat(b, hscal__barrier_algorithm(table, n, HSCAL_NODES_OF_ONE), member, n);
}

static int on_nodes(hscal_barrier *b, const hscal_collectives *table) {
  for (int g = 0; g < b->groups.count; g++)
    HSCAL_TRY(among(b, table, b->groups.order + b->groups.begin[g], hscal__node_group_size(&b->groups, g)));
  return 0;
}

/* On nodes, among their lowest ranks, and on nodes again: MPICH's leaders broadcast a byte there, Open MPI's han has a second barrier. */
static int do_by_nodes(hscal_barrier *b, const hscal_collectives *table, int broadcasts) {
  const hscal_node_groups *groups = &b->groups;
  for (int g = 0; g < groups->count; g++) b->leader[g] = groups->order[groups->begin[g]];
  HSCAL_TRY(on_nodes(b, table));
  HSCAL_TRY(among(b, table, b->leader, groups->count));
  b->release = 0; /* of a part: not of all */
  if (!broadcasts) HSCAL_TRY(on_nodes(b, table));
  for (int g = 0; g < groups->count && broadcasts; g++)
    HSCAL_TRY(down_tree(b, groups->order + groups->begin[g], hscal__node_group_size(groups, g), 1));
  b->release = 0;
  return 0;
}

/* han leaves a communicator on a single node to others. */
static int do_composed(hscal_barrier *b, const hscal_collectives *table, hscal_collective_algorithm algorithm, int n) {
  if (algorithm == HSCAL_ALGORITHM_PEERS && b->groups.count == 1) return among(b, table, b->all, n);
  return do_by_nodes(b, table, algorithm == HSCAL_ALGORITHM_LEADERS);
}

static int has_composed_barriers(const hscal_collectives *table) {
  int i = 0;
  while (i < table->nrows && (table->rows[i].operation != HSCAL_COLLECTIVE_BARRIER ||
                              !hscal__algorithm_is_composed(table->rows[i].algorithm)))
    i++;
  return i < table->nrows;
}

int hscal__barrier_expand(hscal_barrier *barrier, const hscal_collectives *table, int members, const int *node_of,
                          int nodes) {
  size_t n = (size_t)members;
  hscal_node_sharing sharing = HSCAL_NODES_OF_ONE;
  int may_share = has_composed_barriers(table);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(barrier->all, barrier->all_capacity, n));
  for (int i = 0; i < members; i++) barrier->all[i] = i;
  if (may_share) {
    HSCAL_TRY(HSCAL_ARRAY_RESERVE(barrier->leader, barrier->leader_capacity, n));
    HSCAL_TRY(hscal__node_groups_reserve(&barrier->groups, n, (size_t)nodes));
    sharing = hscal__node_groups_set(&barrier->groups, barrier->all, members, node_of);
  }
  hscal_collective_algorithm algorithm = hscal__barrier_algorithm(table, members, sharing);
  int is_composed = hscal__algorithm_is_composed(algorithm);
  if (barrier->made.members == members && barrier->made.algorithm == algorithm) return 0;
  barrier->messages = barrier->rounds = barrier->release = barrier->made.members = 0;
  if (members < 2) return 0;
  if (is_composed) return do_composed(barrier, table, algorithm, members);
  HSCAL_TRY(do_flat(barrier, algorithm, barrier->all, members));
  barrier->made.members = members;
  barrier->made.algorithm = algorithm;
  return 0;
}
