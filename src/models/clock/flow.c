#include "models/clock/flow.h"
#include "base/array.h"
#include "base/status.h"
#include "models/clock/calibrated.h"

#include <math.h>
#include <stdlib.h>

/* ---- setting up ------------------------------------------------------------------------------------------------- */

static const hscal_flow_queue no_flows = {-1, -1};

int hscal__flow_reset(hscal_flows *flows, const hscal_costs *costs, const hscal_stream *stream,
                      hscal_event_queue *queue) {
  flows->costs = costs;
  flows->stream = stream;
  flows->queue = queue;
  flows->nprocs = stream->nprocs;
  flows->now_s = flows->looked = 0;
  size_t slots = 64;
  while (slots < 4 * (size_t)flows->nprocs) slots *= 2;
  flows->nports = hscal__ports_count(costs);
  HSCAL_TRY(hscal__event_queue_reset(&flows->arrivals, 2 * (size_t)flows->nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->port, flows->port_capacity, (size_t)flows->nports + 1));
  HSCAL_TRY(
      HSCAL_ARRAY_RESERVE(flows->dirty, flows->dirty_capacity, (size_t)flows->nports * HSCAL_MOST_LOOKS_AT_A_PORT));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->arriving, flows->arriving_capacity, (size_t)flows->nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->exclusive, flows->exclusive_capacity, (size_t)flows->nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->unlimited, flows->unlimited_capacity, (size_t)flows->nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->table, flows->table_capacity, slots));
  hscal__ports_set(flows->port, costs);
  for (int p = 0; p < flows->nprocs; p++) flows->unlimited[p] = no_flows, flows->arriving[p] = -1;
  for (size_t i = 0; i < slots; i++) flows->table[i] = -1;
  flows->table_slots = slots;
  flows->ndirty = flows->nflows = flows->npaths = 0;
  flows->free_flow = flows->free_path = -1;
  return 0;
}

void hscal__flow_free(hscal_flows *flows) {
  free(flows->arrivals.time);
  free(flows->port);
  free(flows->flow);
  free(flows->path);
  free(flows->arriving);
  free(flows->exclusive);
  free(flows->unlimited);
  free(flows->table);
  free(flows->dirty);
}

/* ---- queues of flows -------------------------------------------------------------------------------------------- */

static int new_flow(hscal_flows *flows, int32_t message, double due, int *f) {
  *f = flows->free_flow;
  if (*f >= 0) {
    flows->free_flow = flows->flow[*f].next;
  } else {
    HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->flow, flows->flow_capacity, (size_t)flows->nflows + 1));
    *f = flows->nflows++;
  }
  flows->flow[*f].message = message;
  flows->flow[*f].due = due;
  return 0;
}

/* Puts a flow in its place among those that are due before and after it: mostly it is the last. */
static void enqueue(hscal_flows *flows, hscal_flow_queue *queue, int f) {
  hscal_flow *flow = flows->flow;
  int before = queue->last, after = -1;
  for (; before >= 0 && flow[before].due > flow[f].due; before = flow[before].last) after = before;
  flow[f].last = before;
  flow[f].next = after;
  *(before < 0 ? &queue->first : &flow[before].next) = f;
  *(after < 0 ? &queue->last : &flow[after].last) = f;
}

static int dequeue(hscal_flows *flows, hscal_flow_queue *queue) {
  int f = queue->first, second = flows->flow[f].next;
  queue->first = second;
  *(second < 0 ? &queue->last : &flows->flow[second].last) = -1;
  return f;
}

static void end_flow(hscal_flows *flows, int f) {
  flows->flow[f].next = flows->free_flow;
  flows->free_flow = f;
}

static double first_due(const hscal_flows *flows, const hscal_flow_queue *queue) {
  return queue->first < 0 ? INFINITY : flows->flow[queue->first].due;
}

/* ---- paths ------------------------------------------------------------------------------------------------------ */

static size_t path_slot(const hscal_flows *flows, int b) { return (size_t)flows->nprocs + (size_t)b; }

/* Shows among the arrivals what happens next on a path. */
static void show(hscal_flows *flows, int b) {
  const hscal_path *path = &flows->path[b];
  hscal__event_queue_set(&flows->arrivals, path_slot(flows, b),
                         hscal__fmin(first_due(flows, &path->waiting), path->arrival_s));
}

static int *chain_of(const hscal_flows *flows, int from, int to) {
  size_t hash = (size_t)from * 0x9E3779B1u + (size_t)to * 0x85EBCA77u;
  return &flows->table[(hash ^ hash >> 15) & (flows->table_slots - 1)];
}

static int new_path(hscal_flows *flows, int *b) {
  *b = flows->free_path;
  if (*b >= 0) {
    flows->free_path = flows->path[*b].chained;
    return 0;
  }
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(flows->path, flows->path_capacity, (size_t)flows->npaths + 1));
  while (path_slot(flows, flows->npaths) >= flows->arrivals.slots) HSCAL_TRY(hscal__event_queue_grow(&flows->arrivals));
  *b = flows->npaths++;
  return 0;
}

/* The path of messages between two nodes that move so fast alone. */
static int find_path(hscal_flows *flows, int from, int to, double own_rate, int *found) {
  const double equal = 1e-12; /* but for rounding */
  int *chain = chain_of(flows, from, to), b = *chain;
  for (; b >= 0; b = flows->path[b].chained) {
    const hscal_path *path = &flows->path[b];
    if (path->from == from && path->to == to && fabs(path->own_rate - own_rate) <= equal * own_rate) break;
  }
  *found = b;
  if (b >= 0) return 0;
  HSCAL_TRY(new_path(flows, found));
  hscal_path *path = &flows->path[*found];
  *path = (hscal_path){.from = from, .to = to, .own_rate = own_rate, .arrival_s = INFINITY};
  path->waiting = path->moving = no_flows;
  path->sides = hscal__ports_between(flows->port, flows->costs, from, to, path->port);
  path->chained = *chain;
  *chain = *found;
  return 0;
}

/* Nothing is on the path any more. */
static void end_path(hscal_flows *flows, int b) {
  int *chain = chain_of(flows, flows->path[b].from, flows->path[b].to);
  while (*chain != b) chain = &flows->path[*chain].chained;
  *chain = flows->path[b].chained;
  flows->path[b].chained = flows->free_path;
  flows->free_path = b;
}

int32_t hscal__flow_end_unlimited(hscal_flows *flows, int receiver) {
  hscal_flow_queue *queue = &flows->unlimited[receiver];
  int f = dequeue(flows, queue);
  end_flow(flows, f);
  hscal__event_queue_set(&flows->arrivals, (size_t)receiver, first_due(flows, queue));
  return flows->flow[f].message;
}

/* ---- they move and arrive --------------------------------------------------------------------------------------- */

/* So many flows more on the ports of a path. A flow alone has all of a port, whatever it can use of it; and one among hundreds, as
 * they gather for a sum over a whole grid, is within the tolerance. Returns whether that is so on all ports. */
static int flows_changed(hscal_flows *flows, const hscal_path *path, int more) {
  int is_tolerable = 1;
  for (int side = 0; side < path->sides; side++) {
    int p = path->port[side];
    if (p == flows->nports) continue;
    hscal_port *port = &flows->port[p];
    port->flows += more;
    if (port->settled <= 1 && port->flows <= 1) continue; /* its share is its capacity */
    if (abs(port->flows - port->settled) <= flows->tolerance * port->settled) continue;
    hscal__flow_port_changed(flows, p);
    is_tolerable = 0;
  }
  return is_tolerable;
}

/* The path is among those of its ports. */
static void enter_ports(hscal_flows *flows, int b) {
  hscal_path *path = &flows->path[b];
  for (int side = 0; side < path->sides; side++) {
    if (path->port[side] == flows->nports) continue;
    hscal_port *port = &flows->port[path->port[side]];
    int first = port->first;
    port->moved = 1;
    path->next[side] = first;
    path->last[side] = -1;
    port->first = hscal__passage(b, side);
    if (first >= 0) flows->path[hscal__passage_path(first)].last[hscal__passage_side(first)] = port->first;
  }
}

static void leave_ports(hscal_flows *flows, const hscal_path *path) {
  for (int side = 0; side < path->sides; side++) {
    if (path->port[side] == flows->nports) continue;
    int next = path->next[side], last = path->last[side];
    *(last >= 0 ? hscal__flow_next_passage(flows, last) : &flows->port[path->port[side]].first) = next;
    if (next >= 0) flows->path[hscal__passage_path(next)].last[hscal__passage_side(next)] = last;
  }
}

/* Counts what each message on the path has moved until now. */
static void move(const hscal_flows *flows, hscal_path *path) {
  path->moved += (flows->now_s - path->since_s) * path->rate;
  path->since_s = flows->now_s;
}

/* When the first of the messages that move has arrived. */
static void find_arrival(const hscal_flows *flows, hscal_path *path) {
  double left = first_due(flows, &path->moving) - path->moved;
  path->arrival_s = path->rate > 0 ? flows->now_s + hscal__fmax(left, 0) / path->rate : INFINITY;
}

void hscal__flow_change_rate(hscal_flows *flows, int b, double rate) {
  hscal_path *path = &flows->path[b];
  move(flows, path);
  path->rate = rate;
  find_arrival(flows, path);
  show(flows, b);
}

/* The latency of the first of those who wait is over. Its ports may stay as they are. */
static void begin_to_move(hscal_flows *flows, int b) {
  hscal_path *path = &flows->path[b];
  int f = dequeue(flows, &path->waiting);
  if (path->moving.first < 0) {
    path->moved = path->rate = 0;
    path->since_s = flows->now_s;
    enter_ports(flows, b);
  }
  move(flows, path);
  path->flows++;
  flows->flow[f].due = path->moved + flows->flow[f].bytes;
  enqueue(flows, &path->moving, f);
  if (flows_changed(flows, path, 1) && path->rate == 0) hscal__flow_set_rate(flows, b);
  if (path->moving.first == f) find_arrival(flows, path);
}

int32_t hscal__flow_arrived(hscal_flows *flows, int b) {
  hscal_path *path = &flows->path[b];
  while (first_due(flows, &path->waiting) <= flows->now_s) begin_to_move(flows, b);
  if (path->moving.first >= 0 && path->arrival_s <= flows->now_s) return flows->flow[path->moving.first].message;
  show(flows, b);
  if (path->moving.first < 0 && path->waiting.first < 0) end_path(flows, b);
  return -1;
}

void hscal__flow_end(hscal_flows *flows, int b) {
  hscal_path *path = &flows->path[b];
  int f = dequeue(flows, &path->moving);
  path->moved = flows->flow[f].due;
  path->since_s = flows->now_s;
  path->flows--;
  for (int side = 0; side < path->sides; side++) flows->port[path->port[side]].under_way--;
  find_arrival(flows, path);
  flows_changed(flows, path, -1);
  if (path->moving.first < 0) leave_ports(flows, path);
  end_flow(flows, f);
}

/* ---- messages set out ------------------------------------------------------------------------------------------- */

static int start_unlimited(hscal_flows *flows, int32_t number, int receiver, double due_s) {
  hscal_flow_queue *queue = &flows->unlimited[receiver];
  int f;
  HSCAL_TRY(new_flow(flows, number, due_s, &f));
  enqueue(flows, queue, f);
  if (queue->first == f) hscal__event_queue_set(&flows->arrivals, (size_t)receiver, due_s);
  return 0;
}

/* A message that begins to move at begin_s, or has done so alone. */
static int start_on_path(hscal_flows *flows, int32_t number, const hscal_exclusive_flow *as) {
  const hscal_message *message = &flows->stream->message[number];
  const int *node_of = flows->costs->node_of;
  int f, b;
  HSCAL_TRY(find_path(flows, node_of[message->from], node_of[message->to], as->own_rate, &b));
  HSCAL_TRY(new_flow(flows, number, as->begin_s, &f));
  hscal_path *path = &flows->path[b];
  flows->flow[f].bytes = as->bytes;
  for (int side = 0; side < path->sides; side++) flows->port[path->port[side]].under_way++;
  enqueue(flows, &path->waiting, f);
  if (as->begin_s < flows->now_s) {
    const double now_s = flows->now_s;
    flows->now_s = as->begin_s;
    begin_to_move(flows, b);
    flows->now_s = now_s;
  }
  if (path->waiting.first == f || path->moving.first == f) show(flows, b);
  return 0;
}

static void leave_exclusive(hscal_flows *flows, int receiver) {
  const hscal_exclusive_flow *exclusive = &flows->exclusive[receiver];
  for (int side = 0; side < exclusive->sides; side++) flows->port[exclusive->port[side]].exclusive = -1;
  flows->arriving[receiver] = -1;
}

/* No longer: another message sets out on one of its ports. */
static int join_others(hscal_flows *flows, int receiver) {
  int32_t number = flows->arriving[receiver];
  leave_exclusive(flows, receiver);
  hscal__event_queue_set(flows->queue, (size_t)receiver, INFINITY);
  return start_on_path(flows, number, &flows->exclusive[receiver]);
}

/* Whoever has one of the ports to itself has it no longer. Returns in *others whether any message is on its way there. */
static int meet_others(hscal_flows *flows, const hscal_exclusive_flow *message, int *others) {
  *others = 0;
  for (int side = 0; side < message->sides; side++) {
    if (message->port[side] == flows->nports) continue;
    hscal_port *port = &flows->port[message->port[side]];
    if (port->exclusive >= 0) HSCAL_TRY(join_others(flows, port->exclusive));
    *others |= port->under_way > 0;
  }
  return 0;
}

/* As long as nobody else is there it is known when it arrives. */
static void start_exclusive(hscal_flows *flows, int32_t number, int receiver, const hscal_exclusive_flow *as,
                            double due_s) {
  flows->exclusive[receiver] = *as;
  flows->arriving[receiver] = number;
  for (int side = 0; side < as->sides; side++) flows->port[as->port[side]].exclusive = receiver;
  hscal__event_queue_set(flows->queue, (size_t)receiver, due_s);
}

static double exclusive_due(const hscal_flows *flows, const hscal_exclusive_flow *exclusive) {
  double rate = exclusive->own_rate;
  for (int side = 0; side < exclusive->sides; side++)
    rate = hscal__fmin(rate, flows->port[exclusive->port[side]].capacity);
  return exclusive->begin_s + exclusive->bytes / rate;
}

/* A message whose bytes are within the tolerance beside its latency is as well alone: others would not make much of it, nor it of
 * them. */
int hscal__flow_start(hscal_flows *flows, int32_t number, int blocks) {
  const hscal_message *message = &flows->stream->message[number];
  hscal_route route = hscal__costs_route(flows->costs, message->from, message->to, message->bytes);
  const int *node_of = flows->costs->node_of;
  hscal_exclusive_flow as = {.begin_s = flows->now_s + route.latency_s, .bytes = route.bytes};
  int others;
  if (route.transfer_s > flows->tolerance * route.latency_s)
    as.sides = hscal__ports_between(flows->port, flows->costs, node_of[message->from], node_of[message->to], as.port);
  if (as.sides == 0) {
    double due_s = flows->now_s + (route.latency_s + route.transfer_s);
    if (!blocks) return start_unlimited(flows, number, message->to, due_s);
    start_exclusive(flows, number, message->to, &as, due_s);
    return 0;
  }
  as.own_rate = route.bytes / route.transfer_s;
  HSCAL_TRY(meet_others(flows, &as, &others));
  if (!blocks || others) return start_on_path(flows, number, &as);
  start_exclusive(flows, number, message->to, &as, exclusive_due(flows, &as));
  return 0;
}

int32_t hscal__flow_end_exclusive(hscal_flows *flows, int receiver) {
  int32_t number = flows->arriving[receiver];
  leave_exclusive(flows, receiver);
  return number;
}
