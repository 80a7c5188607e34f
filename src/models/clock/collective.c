#include "models/clock/collective.h"
#include "base/array.h"
#include "base/status.h"
#include "machine/collectives_table.h"
#include "models/clock/collective_exchanges.h"
#include "models/clock/collective_trees.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

int hscal__collective_setting_set(hscal_collective_setting *setting, const hscal_costs *costs) {
  size_t processes = (size_t)costs->nprocs, nodes = (size_t)costs->machine->nnodes;
  int is_crowded = 0;
  memset(setting->first_row, 0, sizeof setting->first_row);
  setting->costs = costs;
  setting->table = hscal__machine_collectives(costs->machine);
  setting->may_share = 0;
  for (int i = 0; i < setting->table->nrows; i++)
    setting->may_share |= hscal__algorithm_is_composed(setting->table->rows[i].algorithm);
  for (size_t x = 0; x < nodes && setting->may_share; x++) is_crowded |= costs->node[x].processes > 1;
  setting->may_share &= is_crowded;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(setting->child, setting->child_capacity, processes));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(setting->message, setting->message_capacity, processes));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(setting->piece, setting->piece_capacity, 2 * processes));
  if (!setting->may_share) return 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(setting->leader, setting->leader_capacity, processes));
  return hscal__node_groups_reserve(&setting->groups, processes, nodes);
}

void hscal__collective_setting_free(hscal_collective_setting *setting) {
  free(setting->child);
  free(setting->message);
  free(setting->piece);
  free(setting->leader);
  hscal__node_groups_free(&setting->groups);
}

/* ---- node by node ------------------------------------------------------------------------------------------- */

/* A collective, and what its rows are chosen by. */
typedef struct doing {
  hscal_collective_setting *setting;
  hscal_collective_line line;
  hscal_collective_call call;
} doing;

static int do_flat(doing *d);

/* The members by nodes, as sharing_of grouped them. */
typedef struct grouping {
  const hscal_node_groups *nodes;
  int own, root_at; /* node of the root, and its place there */
} grouping;

static grouping group(const doing *d) {
  const hscal_node_groups *nodes = &d->setting->groups;
  int root = d->line.member[d->line.root], place = 0;
  grouping made = {.nodes = nodes};
  while (nodes->order[place] != root) place++;
  while (nodes->begin[made.own + 1] <= place) made.own++;
  made.root_at = place - nodes->begin[made.own];
  return made;
}

static const int *on_node(const grouping *g, int node) { return g->nodes->order + g->nodes->begin[node]; }

static hscal_node_sharing sharing_of(const doing *d) {
  hscal_collective_setting *setting = d->setting;
  if (!setting->may_share) return HSCAL_NODES_OF_ONE;
  return hscal__node_groups_set(&setting->groups, d->line.member, d->line.members, setting->costs->node_of);
}

static doing part_of(const doing *d, hscal_collective_kind operation, const int *member, int members, int root) {
  doing part = *d;
  part.line.member = member;
  part.line.members = members;
  part.line.root = root;
  part.call.operation = operation;
  part.call.members = members;
  part.call.nodes = HSCAL_NODES_OF_ONE;
  return part;
}

/* An operation among some of the members. */
static int among(doing *d, hscal_collective_kind operation, const int *member, int members, int root) {
  doing part = part_of(d, operation, member, members, root);
  if (members < 2) return 0;
  int status = do_flat(&part);
  d->line.messages = part.line.messages;
  return status;
}

/* Each node but one (-1: each), with its leader, who is at place `at` of it, as root. */
static int on_nodes(doing *d, const grouping *g, hscal_collective_kind operation, int but, int at) {
  for (int i = 0; i < g->nodes->count; i++) {
    int size = hscal__node_group_size(g->nodes, i);
    if (i != but) HSCAL_TRY(among(d, operation, on_node(g, i), size, at));
  }
  return 0;
}

/* Leaders are who is first on each node. */
static int among_leaders(doing *d, const grouping *g, hscal_collective_kind operation, int root) {
  for (int i = 0; i < g->nodes->count; i++) d->setting->leader[i] = on_node(g, i)[0];
  return among(d, operation, d->setting->leader, g->nodes->count, root);
}

/* MPICH's compositions: src/mpi/ch4/src/ch4_coll_impl.h 4.0.2, MPIDI_{Bcast,Reduce,Allreduce}_intra_composition_*. */
static int by_leaders(doing *d, const grouping *g) {
  int root = d->line.member[d->line.root], leader = on_node(g, g->own)[0];
  switch (d->call.operation) {
  case HSCAL_COLLECTIVE_BROADCAST:
    if (root != leader) HSCAL_TRY(hscal__send_blocking(&d->line, root, leader, d->line.bytes));
    HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_BROADCAST, g->own));
    return on_nodes(d, g, HSCAL_COLLECTIVE_BROADCAST, -1, 0);
  case HSCAL_COLLECTIVE_REDUCE:
    HSCAL_TRY(on_nodes(d, g, HSCAL_COLLECTIVE_REDUCE, -1, 0));
    HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_REDUCE, 0));
    return d->line.root == 0 ? 0 : hscal__send_blocking(&d->line, d->line.member[0], root, d->line.bytes);
  default:
    HSCAL_TRY(on_nodes(d, g, HSCAL_COLLECTIVE_REDUCE, -1, 0));
    HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_ALLREDUCE, 0));
    return on_nodes(d, g, HSCAL_COLLECTIVE_BROADCAST, -1, 0);
  }
}

/* SimGrid's SMP_binomial: src/smpi/colls/bcast/bcast-SMP-binomial.cpp 3.32. */
static int by_first_leader(doing *d, const grouping *g) {
  int root = d->line.member[d->line.root], first = d->line.member[0];
  if (root != first) HSCAL_TRY(hscal__send_blocking(&d->line, root, first, d->line.bytes));
  HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_BROADCAST, 0));
  return on_nodes(d, g, HSCAL_COLLECTIVE_BROADCAST, -1, 0);
}

/* MVAPICH2's two levels: SimGrid src/smpi/colls/reduce/reduce-mvapich-two-level.cpp 3.32. */
static int by_root_leader(doing *d, const grouping *g) {
  int root = d->line.member[d->line.root], leader = on_node(g, g->own)[0];
  HSCAL_TRY(on_nodes(d, g, HSCAL_COLLECTIVE_REDUCE, -1, 0));
  HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_REDUCE, g->own));
  return root == leader ? 0 : hscal__send_blocking(&d->line, leader, root, d->line.bytes);
}

/* A root that leads its node broadcasts to the leaders first, another one to its node. */
static int by_root_node(doing *d, const grouping *g) {
  const int *own = on_node(g, g->own);
  int size = hscal__node_group_size(g->nodes, g->own);
  if (d->call.operation == HSCAL_COLLECTIVE_BROADCAST) {
    if (g->root_at > 0) HSCAL_TRY(among(d, HSCAL_COLLECTIVE_BROADCAST, own, size, g->root_at));
    HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_BROADCAST, g->own));
    return on_nodes(d, g, HSCAL_COLLECTIVE_BROADCAST, g->root_at > 0 ? g->own : -1, 0);
  }
  HSCAL_TRY(on_nodes(d, g, HSCAL_COLLECTIVE_REDUCE, g->own, 0));
  HSCAL_TRY(among_leaders(d, g, HSCAL_COLLECTIVE_REDUCE, g->own));
  return among(d, HSCAL_COLLECTIVE_REDUCE, own, size, g->root_at);
}

/* ---- Open MPI's han: ompi/mca/coll/han/coll_han_{bcast,reduce,allreduce}.c 5.0.9 ------------------------------ */

static int do_row(doing *d, const hscal_collective_row *row);

/* Those at place `at` of their nodes, by their numbers, which ascend with ranks. Returns the place of the root among them. */
static int find_peers(doing *d, const grouping *g, int at) {
  int *leader = d->setting->leader, root = on_node(g, g->own)[at], place = 0;
  for (int i = 0; i < g->nodes->count; i++) {
    int next = on_node(g, i)[at], j = i;
    for (; j > 0 && leader[j - 1] > next; j--) leader[j] = leader[j - 1];
    leader[j] = next;
  }
  while (leader[place] != root) place++;
  return place;
}

/* By the rows of libnbc, in whose trees the root changes places with the first one. */
static int among_peers(doing *d, const grouping *g, hscal_collective_kind operation, int at) {
  int root = find_peers(d, g, at), *leader = d->setting->leader;
  doing part = part_of(d, operation, leader, g->nodes->count, root);
  const hscal_collective_row *row = hscal__collective_row(&hscal__collectives_libnbc, &part.call);
  if (row->algorithm != HSCAL_ALGORITHM_HALVING) {
    int first = leader[0];
    leader[0] = leader[root];
    leader[root] = first;
    part.line.root = 0;
  }
  int status = do_row(&part, row);
  d->line.messages = part.line.messages;
  return status;
}

/* What a sum is cut into: equal segments, of which the last one may be shorter. */
typedef struct segments {
  int count;
  double elements; /* of one */
} segments;

static segments cut(const doing *d, double segment_bytes) {
  double elements = d->call.elements;
  segments made = {1, elements};
  if (segment_bytes <= 0 || d->call.bytes <= segment_bytes) return made;
  double fit = floor(segment_bytes * elements / d->call.bytes);
  if (fit < 1) return made;
  made.elements = fmax(fit, ceil(elements / HSCAL_MOST_SEGMENTS));
  made.count = (int)ceil(elements / made.elements);
  return made;
}

/* One of a single segment is the data as they are, which may be none. */
static doing segment(const doing *d, const segments *all, int number) {
  doing part = *d;
  if (all->count == 1) return part;
  part.call.elements = fmin(all->elements, d->call.elements - number * all->elements);
  part.call.bytes = d->call.bytes / d->call.elements * part.call.elements;
  part.line.elements = part.call.elements;
  part.line.bytes = part.call.bytes;
  return part;
}

/* The stage of a segment, if there is one of that number. */
enum { ON_NODES_UP, AMONG_PEERS_UP, AMONG_PEERS_DOWN, ON_NODES_DOWN, STAGES };
static int do_stage(doing *d, const grouping *g, const segments *all, int number, int stage) {
  if (number < 0 || number >= all->count) return 0;
  doing part = segment(d, all, number);
  hscal_collective_kind operation = stage <= AMONG_PEERS_UP ? HSCAL_COLLECTIVE_REDUCE : HSCAL_COLLECTIVE_BROADCAST;
  int among_them = stage == AMONG_PEERS_UP || stage == AMONG_PEERS_DOWN;
  int status =
      among_them ? among_peers(&part, g, operation, g->root_at) : on_nodes(&part, g, operation, -1, g->root_at);
  d->line.messages = part.line.messages;
  return status;
}

/* Each process is at several segments in turn, here one after the other. */
static int sum_by_peers(doing *d, const grouping *g, double segment_bytes, int stages) {
  static const int order[] = {AMONG_PEERS_DOWN, AMONG_PEERS_UP, ON_NODES_UP, ON_NODES_DOWN};
  const segments all = cut(d, segment_bytes);
  for (int i = 0; i < all.count + stages - 1; i++)
    for (int s = 0; s < STAGES; s++)
      if (order[s] < stages) HSCAL_TRY(do_stage(d, g, &all, i - order[s], order[s]));
  return 0;
}

static int by_peers(doing *d, const grouping *g, double segment_bytes) {
  if (d->call.operation == HSCAL_COLLECTIVE_REDUCE) return sum_by_peers(d, g, segment_bytes, AMONG_PEERS_UP + 1);
  if (d->call.operation == HSCAL_COLLECTIVE_ALLREDUCE) return sum_by_peers(d, g, segment_bytes, STAGES);
  int root = find_peers(d, g, g->root_at);
  HSCAL_TRY(among(d, HSCAL_COLLECTIVE_BROADCAST, d->setting->leader, g->nodes->count, root));
  return on_nodes(d, g, HSCAL_COLLECTIVE_BROADCAST, -1, g->root_at);
}

/* ---- by an algorithm ---------------------------------------------------------------------------------------- */

static int do_both(doing *d) {
  HSCAL_TRY(among(d, HSCAL_COLLECTIVE_REDUCE, d->line.member, d->line.members, 0));
  return among(d, HSCAL_COLLECTIVE_BROADCAST, d->line.member, d->line.members, 0);
}

/* SimGrid's ring: src/smpi/colls/allreduce/allreduce-lr.cpp 3.32. */
static int do_ring_and_rest(doing *d) {
  doing equal = *d, rest = *d;
  double element = d->line.bytes / d->line.elements, left = fmod(floor(d->line.elements), d->line.members);
  equal.line.elements -= left;
  equal.line.bytes -= left * element;
  HSCAL_TRY(hscal__ring(&equal.line));
  d->line.messages = equal.line.messages;
  if (left < 1) return 0;
  rest.line.messages = d->line.messages;
  rest.call.elements = rest.line.elements = left;
  rest.call.bytes = rest.line.bytes = left * element;
  HSCAL_TRY(do_flat(&rest));
  d->line.messages = rest.line.messages;
  return 0;
}

static int do_composed(doing *d, const hscal_collective_row *row) {
  const hscal_collective_algorithm algorithm = row->algorithm;
  const grouping groups = group(d);
  int is_flat = algorithm == HSCAL_ALGORITHM_PEERS || d->call.operation == HSCAL_COLLECTIVE_ALLREDUCE;
  if (groups.nodes->count == 1 && is_flat) /* MPICH only then broadcasts and reduces by a leader of the one node */
    return among(d, d->call.operation, d->line.member, d->line.members, d->line.root);
  switch (algorithm) {
  case HSCAL_ALGORITHM_LEADERS:
    return by_leaders(d, &groups);
  case HSCAL_ALGORITHM_FIRST_LEADERS:
    return by_first_leader(d, &groups);
  case HSCAL_ALGORITHM_ROOT_LEADER:
    return by_root_leader(d, &groups);
  case HSCAL_ALGORITHM_ROOT_NODE:
    return by_root_node(d, &groups);
  default:
    return by_peers(d, &groups, row->segment_bytes);
  }
}

/* A grid has few lines of different lengths: where their rows begin is looked for once. */
static const hscal_collective_row *row_of(const doing *d) {
  const hscal_collectives *table = d->setting->table;
  int members = d->call.members, share_nodes = d->call.nodes != HSCAL_NODES_OF_ONE;
  hscal_first_row *row = &d->setting->first_row[d->call.operation][share_nodes][members % HSCAL_REMEMBERED_LINES];
  if (row->members != members) {
    row->members = members;
    row->first = hscal__collective_first_row(table, d->call.operation, members, share_nodes);
  }
  return hscal__collective_row_from(table, row->first, &d->call);
}

static int do_row(doing *d, const hscal_collective_row *row) {
  int to_all = d->call.operation == HSCAL_COLLECTIVE_ALLREDUCE;
  if (hscal__algorithm_is_composed(row->algorithm)) return do_composed(d, row);
  switch (row->algorithm) {
  case HSCAL_ALGORITHM_DOUBLING:
    return hscal__doubling(&d->line);
  case HSCAL_ALGORITHM_RING:
    return hscal__ring(&d->line);
  case HSCAL_ALGORITHM_RING_REST:
    return do_ring_and_rest(d);
  case HSCAL_ALGORITHM_HALVING:
  case HSCAL_ALGORITHM_HALVING_WHOLE:
  case HSCAL_ALGORITHM_HALVING_REST:
    return hscal__halving(&d->line, to_all, row->algorithm);
  case HSCAL_ALGORITHM_SCATTER_DOUBLING:
  case HSCAL_ALGORITHM_SCATTER_DOUBLING_ANY:
  case HSCAL_ALGORITHM_SCATTER_DOUBLING_EVEN:
    return hscal__scatter_doubling(&d->line);
  case HSCAL_ALGORITHM_SCATTER_RING:
    return hscal__scatter_ring(&d->line);
  case HSCAL_ALGORITHM_REDUCE_BROADCAST:
    return do_both(d);
  default:
    if (d->call.operation != HSCAL_COLLECTIVE_BROADCAST) HSCAL_TRY(hscal__tree_up(&d->line, row));
    return d->call.operation == HSCAL_COLLECTIVE_REDUCE ? 0 : hscal__tree_down(&d->line, row);
  }
}

static int do_flat(doing *d) {
  const hscal_collective_row *row = row_of(d);
  if (row) return do_row(d, row);
  return hscal__fail(HSCAL_ERROR_INTERNAL, "no row of collectives for a %s of %g bytes to %d members",
                     hscal__collective_word(d->call.operation), d->call.bytes, d->call.members);
}

static hscal_collective_call call_of(const hscal_event *event, const hscal_costs *costs, double bytes, int members) {
  int one = hscal__event_is_one_element(event), broadcasts = event->kind == HSCAL_EVENT_BROADCAST;
  return (hscal_collective_call){.operation = broadcasts        ? HSCAL_COLLECTIVE_BROADCAST
                                              : event->root < 0 ? HSCAL_COLLECTIVE_ALLREDUCE
                                                                : HSCAL_COLLECTIVE_REDUCE,
                                 .members = members,
                                 .bytes = bytes,
                                 .elements = one ? 1 : (double)event->m * event->n,
                                 .is_builtin = hscal__event_is_builtin(event, costs->type, costs->element_bytes)};
}

/* The BLACS broadcast parts of matrices that are empty, too. */
static int is_nothing(const hscal_collectives *table, const hscal_collective_call *call) {
  return call->bytes == 0 && call->operation == HSCAL_COLLECTIVE_BROADCAST && !table->sends_empty;
}

int hscal__collective_put(hscal_collective_setting *setting, const hscal_event *event, double bytes,
                          const hscal_steps *steps, void *self, const int *member, int members, int64_t *messages) {
  doing d = {.setting = setting, .call = call_of(event, setting->costs, bytes, members)};
  if (members < 2 || is_nothing(setting->table, &d.call)) return 0;
  d.line = (hscal_collective_line){.steps = steps,
                                   .self = self,
                                   .costs = setting->costs,
                                   .member = member,
                                   .members = members,
                                   .root = event->root < 0 ? 0 : event->root,
                                   .bytes = bytes,
                                   .elements = d.call.elements,
                                   .is_derived = event->kind == HSCAL_EVENT_BROADCAST,
                                   .packs_at_each_hop = setting->table->packs_at_each_hop,
                                   .child = setting->child,
                                   .message = setting->message,
                                   .piece = setting->piece};
  d.call.nodes = sharing_of(&d);
  int status = do_flat(&d);
  *messages += d.line.messages;
  return status;
}

/* ---- how many messages -------------------------------------------------------------------------------------- */

static double messages_of(const hscal_collectives *table, hscal_collective_call call) {
  const hscal_collective_row *row = hscal__collective_row(table, &call);
  double n = call.members, power = hscal__power_below(call.members), beyond = n - power, steps = 0;
  int to_all = call.operation == HSCAL_COLLECTIVE_ALLREDUCE;
  for (double p = power; p > 1; p /= 2) steps++;
  if (is_nothing(table, &call)) return 0;
  if (!row) return n - 1;
  switch (row->algorithm) {
  case HSCAL_ALGORITHM_DOUBLING:
    return power * steps + 2 * beyond;
  case HSCAL_ALGORITHM_HALVING:
    return (to_all ? 2 * power * steps + beyond : power * steps + power - 1) + 3 * beyond;
  case HSCAL_ALGORITHM_HALVING_WHOLE:
  case HSCAL_ALGORITHM_HALVING_REST:
    return (to_all ? 2 * power * steps + beyond : power * steps + power - 1) + beyond;
  case HSCAL_ALGORITHM_RING:
  case HSCAL_ALGORITHM_RING_REST: /* but for the rest, a small call */
    return 2 * (n - 1) * n;
  case HSCAL_ALGORITHM_SCATTER_DOUBLING:
  case HSCAL_ALGORITHM_SCATTER_DOUBLING_ANY:
  case HSCAL_ALGORITHM_SCATTER_DOUBLING_EVEN: /* of no power of two: about */
    return n - 1 + n * steps;
  case HSCAL_ALGORITHM_SCATTER_RING:
    return n - 1 + n * (n - 1);
  case HSCAL_ALGORITHM_REDUCE_BROADCAST:
    call.operation = HSCAL_COLLECTIVE_BROADCAST;
    steps = messages_of(table, call);
    call.operation = HSCAL_COLLECTIVE_REDUCE;
    return steps + messages_of(table, call);
  default:
    n = (n - 1) * hscal__tree_segments(row, call.bytes, call.elements);
    return to_all ? 2 * n : n;
  }
}

double hscal__collective_messages(const hscal_event *event, const hscal_costs *costs, int members) {
  double bytes = hscal__event_bytes(event, costs->element_bytes);
  return members < 2 ? 0
                     : messages_of(hscal__machine_collectives(costs->machine), call_of(event, costs, bytes, members));
}
