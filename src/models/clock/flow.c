/* Messages on their way: after the latency, the bytes of a message move at the smallest of its own rate and the share of each
 * port it passes. The shares of a port are even; what messages that are limited elsewhere leave of theirs goes to the others
 * (max-min fairness, as the simulator has it). They change only when a message begins or ends to move, and only as far as that
 * reaches. Messages on one path always move equally fast, so that one counter of bytes does for all of them. */
#include "base/array.h"
#include "base/status.h"
#include "models/clock/event_clock.h"

#include <math.h>
#include <stdlib.h>

enum { PORT_OUT, PORT_IN, PORT_INSIDE, PORTS }; /* of a node */
enum { PORT_UP, PORT_DOWN, SWITCH_PORTS };      /* of a switch */

/* Looks at a port in one settling, on average; enough for shares to come to rest. */
enum { MOST_LOOKS = 8 };

/* ---- setting up ------------------------------------------------------------------------------------------------- */

static hscal_clock_port new_port(double capacity, int side) {
  return (hscal_clock_port){.capacity = capacity, .share = capacity, .exclusive = -1, .first = -1, .side = side};
}

static void set_ports(hscal_event_clock *clock, int switches) {
  const hscal_costs *costs = clock->costs;
  for (int x = 0; x < clock->nnodes; x++) {
    double s_per_byte = costs->node[x].link_s_per_byte;
    double link = s_per_byte > 0 ? 1 / s_per_byte : costs->layer[HSCAL_LAYER_NETWORK].capacity;
    hscal_clock_port *port = &clock->port[x * PORTS];
    port[PORT_OUT] = new_port(link, HSCAL_SIDE_OUT);
    port[PORT_IN] = new_port(link, HSCAL_SIDE_IN);
    port[PORT_INSIDE] = new_port(costs->layer[HSCAL_LAYER_NODE].capacity, HSCAL_SIDE_OUT);
  }
  clock->port[clock->nports] = new_port(INFINITY, HSCAL_SIDE_OUT); /* where there is none that limits */
  for (int s = 0; s < switches; s++) {
    hscal_clock_port *port = &clock->port[clock->nnodes * PORTS + s * SWITCH_PORTS];
    port[PORT_UP] = new_port(costs->uplink[s].capacity, HSCAL_SIDE_UP);
    port[PORT_DOWN] = new_port(costs->uplink[s].capacity, HSCAL_SIDE_DOWN);
  }
}

static const hscal_clock_queue no_flows = {-1, -1};

int hscal__flow_reset(hscal_event_clock *clock) {
  const hscal_costs *costs = clock->costs;
  int switches = costs->switch_of ? costs->machine->switches.count : 0;
  size_t slots = 64;
  while (slots < 4 * (size_t)clock->nprocs) slots *= 2;
  clock->nports = clock->nnodes * PORTS + switches * SWITCH_PORTS;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->port, clock->port_capacity, (size_t)clock->nports + 1));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->dirty, clock->dirty_capacity, (size_t)clock->nports * MOST_LOOKS));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->exclusive, clock->exclusive_capacity, (size_t)clock->nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->unlimited, clock->unlimited_capacity, (size_t)clock->nprocs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->table, clock->table_capacity, slots));
  set_ports(clock, switches);
  for (int p = 0; p < clock->nprocs; p++) clock->unlimited[p] = no_flows;
  for (size_t i = 0; i < slots; i++) clock->table[i] = -1;
  clock->table_slots = slots;
  clock->ndirty = clock->nflows = clock->npaths = 0;
  clock->free_flow = clock->free_path = -1;
  return 0;
}

/* ---- queues of flows -------------------------------------------------------------------------------------------- */

static int new_flow(hscal_event_clock *clock, int32_t message, double due, int *f) {
  *f = clock->free_flow;
  if (*f >= 0) {
    clock->free_flow = clock->flow[*f].next;
  } else {
    HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->flow, clock->flow_capacity, (size_t)clock->nflows + 1));
    *f = clock->nflows++;
  }
  clock->flow[*f].message = message;
  clock->flow[*f].due = due;
  return 0;
}

/* Puts a flow in its place among those that are due before and after it: mostly it is the last. */
static void enqueue(hscal_event_clock *clock, hscal_clock_queue *queue, int f) {
  hscal_clock_flow *flow = clock->flow;
  int before = queue->last, after = -1;
  for (; before >= 0 && flow[before].due > flow[f].due; before = flow[before].last) after = before;
  flow[f].last = before;
  flow[f].next = after;
  *(before < 0 ? &queue->first : &flow[before].next) = f;
  *(after < 0 ? &queue->last : &flow[after].last) = f;
}

static int dequeue(hscal_event_clock *clock, hscal_clock_queue *queue) {
  int f = queue->first, second = clock->flow[f].next;
  queue->first = second;
  *(second < 0 ? &queue->last : &clock->flow[second].last) = -1;
  return f;
}

static void end_flow(hscal_event_clock *clock, int f) {
  clock->flow[f].next = clock->free_flow;
  clock->free_flow = f;
}

static double first_due(const hscal_event_clock *clock, const hscal_clock_queue *queue) {
  return queue->first < 0 ? INFINITY : clock->flow[queue->first].due;
}

/* ---- paths ------------------------------------------------------------------------------------------------------ */

static size_t path_slot(const hscal_event_clock *clock, int b) { return (size_t)clock->nprocs + (size_t)b; }

/* Shows among the arrivals what happens next on a path. */
static void show(hscal_event_clock *clock, int b) {
  const hscal_clock_path *path = &clock->path[b];
  hscal__event_queue_set(&clock->arrivals, path_slot(clock, b),
                         hscal__fmin(first_due(clock, &path->waiting), path->arrival_s));
}

/* The ports of a path: out of one node and into the other, or inside of one; between switches out of one and into the other, too.
 * Where there is none, or it limits nothing, it is the last one, which nothing can exhaust. Returns how many sides there are to look at. */
static int find_ports(const hscal_event_clock *clock, int a, int b, int port[HSCAL_SIDES]) {
  const hscal_costs *costs = clock->costs;
  const int none = clock->nports, *switch_of = costs->switch_of;
  int crosses_uplinks = switch_of && switch_of[a] != switch_of[b], sides = 0;
  port[HSCAL_SIDE_OUT] = a * PORTS + (a == b ? PORT_INSIDE : PORT_OUT);
  port[HSCAL_SIDE_IN] = a == b ? none : b * PORTS + PORT_IN;
  port[HSCAL_SIDE_UP] = crosses_uplinks ? clock->nnodes * PORTS + switch_of[a] * SWITCH_PORTS + PORT_UP : none;
  port[HSCAL_SIDE_DOWN] = crosses_uplinks ? clock->nnodes * PORTS + switch_of[b] * SWITCH_PORTS + PORT_DOWN : none;
  for (int side = 0; side < HSCAL_SIDES; side++) {
    if (!(clock->port[port[side]].capacity > 0)) port[side] = none;
    if (port[side] != none) sides = side < HSCAL_SIDE_UP ? 2 : HSCAL_SIDES;
  }
  return sides;
}

static int *chain_of(const hscal_event_clock *clock, int from, int to) {
  size_t hash = (size_t)from * 0x9E3779B1u + (size_t)to * 0x85EBCA77u;
  return &clock->table[(hash ^ hash >> 15) & (clock->table_slots - 1)];
}

static int new_path(hscal_event_clock *clock, int *b) {
  *b = clock->free_path;
  if (*b >= 0) {
    clock->free_path = clock->path[*b].chained;
    return 0;
  }
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(clock->path, clock->path_capacity, (size_t)clock->npaths + 1));
  while (path_slot(clock, clock->npaths) >= clock->arrivals.slots) HSCAL_TRY(hscal__event_queue_grow(&clock->arrivals));
  *b = clock->npaths++;
  return 0;
}

/* The path of messages between two nodes that move so fast alone. */
static int find_path(hscal_event_clock *clock, int from, int to, double own_rate, int *found) {
  const double equal = 1e-12; /* but for rounding */
  int *chain = chain_of(clock, from, to), b = *chain;
  for (; b >= 0; b = clock->path[b].chained) {
    const hscal_clock_path *path = &clock->path[b];
    if (path->from == from && path->to == to && fabs(path->own_rate - own_rate) <= equal * own_rate) break;
  }
  *found = b;
  if (b >= 0) return 0;
  HSCAL_TRY(new_path(clock, found));
  hscal_clock_path *path = &clock->path[*found];
  *path = (hscal_clock_path){.from = from, .to = to, .own_rate = own_rate, .arrival_s = INFINITY};
  path->waiting = path->moving = no_flows;
  path->sides = find_ports(clock, from, to, path->port);
  path->chained = *chain;
  *chain = *found;
  return 0;
}

/* Nothing is on the path any more. */
static void end_path(hscal_event_clock *clock, int b) {
  int *chain = chain_of(clock, clock->path[b].from, clock->path[b].to);
  while (*chain != b) chain = &clock->path[*chain].chained;
  *chain = clock->path[b].chained;
  clock->path[b].chained = clock->free_path;
  clock->free_path = b;
}

int32_t hscal__flow_end_unlimited(hscal_event_clock *clock, int receiver) {
  hscal_clock_queue *queue = &clock->unlimited[receiver];
  int f = dequeue(clock, queue);
  end_flow(clock, f);
  hscal__event_queue_set(&clock->arrivals, (size_t)receiver, first_due(clock, queue));
  return clock->flow[f].message;
}

/* ---- they move and arrive --------------------------------------------------------------------------------------- */

static void port_changed(hscal_event_clock *clock, int p) {
  if (!clock->port[p].dirty) clock->dirty[clock->ndirty++] = p;
  clock->port[p].dirty = 1;
}

/* So many flows more on the ports of a path. A flow alone has all of a port, whatever it can use of it; and one among hundreds, as
 * they gather for a sum over a whole grid, is within the tolerance. Returns whether that is so on all ports. */
static int flows_changed(hscal_event_clock *clock, const hscal_clock_path *path, int more) {
  int is_tolerable = 1;
  for (int side = 0; side < path->sides; side++) {
    int p = path->port[side];
    if (p == clock->nports) continue;
    hscal_clock_port *port = &clock->port[p];
    port->flows += more;
    if (port->settled <= 1 && port->flows <= 1) continue; /* its share is its capacity */
    if (abs(port->flows - port->settled) <= clock->tolerance * port->settled) continue;
    port_changed(clock, p);
    is_tolerable = 0;
  }
  return is_tolerable;
}

/* The path is among those of its ports. */
static void enter_ports(hscal_event_clock *clock, int b) {
  hscal_clock_path *path = &clock->path[b];
  for (int side = 0; side < path->sides; side++) {
    if (path->port[side] == clock->nports) continue;
    hscal_clock_port *port = &clock->port[path->port[side]];
    port->moved = 1;
    path->next[side] = port->first;
    path->last[side] = -1;
    if (port->first >= 0)
      clock->path[port->first].last[side] = b; /* all paths through a port pass it on the same side */
    port->first = b;
  }
}

static void leave_ports(hscal_event_clock *clock, const hscal_clock_path *path) {
  for (int side = 0; side < path->sides; side++) {
    if (path->port[side] == clock->nports) continue;
    int next = path->next[side], last = path->last[side];
    *(last >= 0 ? &clock->path[last].next[side] : &clock->port[path->port[side]].first) = next;
    if (next >= 0) clock->path[next].last[side] = last;
  }
}

/* Counts what each message on the path has moved until now. */
static void move(const hscal_event_clock *clock, hscal_clock_path *path) {
  path->moved += (clock->now_s - path->since_s) * path->rate;
  path->since_s = clock->now_s;
}

/* When the first of the messages that move has arrived. */
static void find_arrival(const hscal_event_clock *clock, hscal_clock_path *path) {
  double left = first_due(clock, &path->moving) - path->moved;
  path->arrival_s = path->rate > 0 ? clock->now_s + hscal__fmax(left, 0) / path->rate : INFINITY;
}

static inline double share_on(const hscal_event_clock *clock, const hscal_clock_path *path, int side) {
  return clock->port[path->port[side]].share;
}

static inline double least_share(const hscal_event_clock *clock, const hscal_clock_path *path) {
  double nodes = hscal__fmin(share_on(clock, path, HSCAL_SIDE_OUT), share_on(clock, path, HSCAL_SIDE_IN));
  if (path->sides == 2) return nodes;
  double switches = hscal__fmin(share_on(clock, path, HSCAL_SIDE_UP), share_on(clock, path, HSCAL_SIDE_DOWN));
  return hscal__fmin(nodes, switches);
}

static void change_rate(hscal_event_clock *clock, int b, double rate) {
  hscal_clock_path *path = &clock->path[b];
  move(clock, path);
  path->rate = rate;
  find_arrival(clock, path);
  show(clock, b);
}

static inline void set_rate(hscal_event_clock *clock, int b) {
  const hscal_clock_path *path = &clock->path[b];
  double rate = hscal__fmin(path->own_rate, least_share(clock, path));
  if (rate != path->rate) change_rate(clock, b, rate);
}

/* The latency of the first of those who wait is over. Its ports may stay as they are. */
static void begin_to_move(hscal_event_clock *clock, int b) {
  hscal_clock_path *path = &clock->path[b];
  int f = dequeue(clock, &path->waiting);
  if (path->moving.first < 0) {
    path->moved = path->rate = 0;
    path->since_s = clock->now_s;
    enter_ports(clock, b);
  }
  move(clock, path);
  path->flows++;
  clock->flow[f].due = path->moved + clock->flow[f].bytes;
  enqueue(clock, &path->moving, f);
  if (flows_changed(clock, path, 1) && path->rate == 0) set_rate(clock, b);
  if (path->moving.first == f) find_arrival(clock, path);
}

int32_t hscal__flow_arrived(hscal_event_clock *clock, int b) {
  hscal_clock_path *path = &clock->path[b];
  while (first_due(clock, &path->waiting) <= clock->now_s) begin_to_move(clock, b);
  if (path->moving.first >= 0 && path->arrival_s <= clock->now_s) return clock->flow[path->moving.first].message;
  show(clock, b);
  if (path->moving.first < 0 && path->waiting.first < 0) end_path(clock, b);
  return -1;
}

void hscal__flow_end(hscal_event_clock *clock, int b) {
  hscal_clock_path *path = &clock->path[b];
  int f = dequeue(clock, &path->moving);
  path->moved = clock->flow[f].due;
  path->since_s = clock->now_s;
  path->flows--;
  for (int side = 0; side < path->sides; side++) clock->port[path->port[side]].under_way--;
  find_arrival(clock, path);
  flows_changed(clock, path, -1);
  if (path->moving.first < 0) leave_ports(clock, path);
  end_flow(clock, f);
}

/* ---- messages set out ------------------------------------------------------------------------------------------- */

static int start_unlimited(hscal_event_clock *clock, int32_t number, int receiver, double due_s) {
  hscal_clock_queue *queue = &clock->unlimited[receiver];
  int f;
  HSCAL_TRY(new_flow(clock, number, due_s, &f));
  enqueue(clock, queue, f);
  if (queue->first == f) hscal__event_queue_set(&clock->arrivals, (size_t)receiver, due_s);
  return 0;
}

/* A message that begins to move at begin_s, or has done so alone. */
static int start_on_path(hscal_event_clock *clock, int32_t number, const hscal_clock_exclusive *as) {
  const hscal_message *message = &clock->stream->message[number];
  const int *node_of = clock->costs->node_of;
  int f, b;
  HSCAL_TRY(find_path(clock, node_of[message->from], node_of[message->to], as->own_rate, &b));
  HSCAL_TRY(new_flow(clock, number, as->begin_s, &f));
  hscal_clock_path *path = &clock->path[b];
  clock->flow[f].bytes = as->bytes;
  for (int side = 0; side < path->sides; side++) clock->port[path->port[side]].under_way++;
  enqueue(clock, &path->waiting, f);
  if (as->begin_s < clock->now_s) {
    const double now_s = clock->now_s;
    clock->now_s = as->begin_s;
    begin_to_move(clock, b);
    clock->now_s = now_s;
  }
  if (path->waiting.first == f || path->moving.first == f) show(clock, b);
  return 0;
}

static void leave_exclusive(hscal_event_clock *clock, int receiver) {
  const hscal_clock_exclusive *exclusive = &clock->exclusive[receiver];
  for (int side = 0; side < exclusive->sides; side++) clock->port[exclusive->port[side]].exclusive = -1;
  clock->process[receiver].arriving = -1;
}

/* No longer: another message sets out on one of its ports. */
static int join_others(hscal_event_clock *clock, int receiver) {
  int32_t number = clock->process[receiver].arriving;
  leave_exclusive(clock, receiver);
  hscal__event_queue_set(&clock->queue, (size_t)receiver, INFINITY);
  return start_on_path(clock, number, &clock->exclusive[receiver]);
}

/* Whoever has one of the ports to itself has it no longer. Returns in *others whether any message is on its way there. */
static int meet_others(hscal_event_clock *clock, const hscal_clock_exclusive *message, int *others) {
  *others = 0;
  for (int side = 0; side < message->sides; side++) {
    if (message->port[side] == clock->nports) continue;
    hscal_clock_port *port = &clock->port[message->port[side]];
    if (port->exclusive >= 0) HSCAL_TRY(join_others(clock, port->exclusive));
    *others |= port->under_way > 0;
  }
  return 0;
}

/* As long as nobody else is there it is known when it arrives. */
static void start_exclusive(hscal_event_clock *clock, int32_t number, int receiver, const hscal_clock_exclusive *as,
                            double due_s) {
  clock->exclusive[receiver] = *as;
  clock->process[receiver].arriving = number;
  for (int side = 0; side < as->sides; side++) clock->port[as->port[side]].exclusive = receiver;
  hscal__event_queue_set(&clock->queue, (size_t)receiver, due_s);
}

static double exclusive_due(const hscal_event_clock *clock, const hscal_clock_exclusive *exclusive) {
  double rate = exclusive->own_rate;
  for (int side = 0; side < exclusive->sides; side++)
    rate = hscal__fmin(rate, clock->port[exclusive->port[side]].capacity);
  return exclusive->begin_s + exclusive->bytes / rate;
}

/* A message whose bytes are within the tolerance beside its latency is as well alone: others would not make much of it, nor it of
 * them. */
int hscal__flow_start(hscal_event_clock *clock, int32_t number, int blocks) {
  const hscal_message *message = &clock->stream->message[number];
  hscal_route route = hscal__costs_route(clock->costs, message->from, message->to, message->bytes);
  const int *node_of = clock->costs->node_of;
  hscal_clock_exclusive as = {.begin_s = clock->now_s + route.latency_s, .bytes = route.bytes};
  int others;
  if (route.transfer_s > clock->tolerance * route.latency_s)
    as.sides = find_ports(clock, node_of[message->from], node_of[message->to], as.port);
  if (as.sides == 0) {
    double due_s = clock->now_s + (route.latency_s + route.transfer_s);
    if (!blocks) return start_unlimited(clock, number, message->to, due_s);
    start_exclusive(clock, number, message->to, &as, due_s);
    return 0;
  }
  as.own_rate = route.bytes / route.transfer_s;
  HSCAL_TRY(meet_others(clock, &as, &others));
  if (!blocks || others) return start_on_path(clock, number, &as);
  start_exclusive(clock, number, message->to, &as, exclusive_due(clock, &as));
  return 0;
}

int32_t hscal__flow_end_exclusive(hscal_event_clock *clock, int receiver) {
  int32_t number = clock->process[receiver].arriving;
  leave_exclusive(clock, receiver);
  return number;
}

/* ---- shares and rates ------------------------------------------------------------------------------------------- */

/* The rate that a path could have if the port on this side of it were unlimited. Sides come in pairs, of nodes and of switches. */
static inline double limit_elsewhere(const hscal_event_clock *clock, const hscal_clock_path *path, int side) {
  double limit = hscal__fmin(path->own_rate, share_on(clock, path, side ^ 1));
  if (path->sides == 2) return limit;
  int other = side < HSCAL_SIDE_UP ? HSCAL_SIDE_UP : HSCAL_SIDE_OUT;
  return hscal__fmin(limit, hscal__fmin(share_on(clock, path, other), share_on(clock, path, other + 1)));
}

/* The rate up to which a port can serve each of its flows: an even share of what is left by those that want less. Each
 * round finds more of these, until there are none or all of them do. */
static double fair_share(hscal_event_clock *clock, hscal_clock_port *port) {
  const int side = port->side;
  double share = port->capacity / port->flows;
  for (int modest_before = 0;;) {
    double taken = 0, most = 0;
    int modest = 0;
    clock->looked += port->flows;
    for (int b = port->first; b >= 0; b = clock->path[b].next[side]) {
      const hscal_clock_path *path = &clock->path[b];
      double limit = limit_elsewhere(clock, path, side);
      int is_modest = limit <= share, flows = path->flows * is_modest; /* by a branch it would be guessed, wrongly */
      taken += limit * flows;
      most = hscal__fmax(most, limit * is_modest);
      modest += flows;
    }
    port->greedy = port->flows - modest;
    if (modest == port->flows) return hscal__fmax(share, port->capacity - taken + most);
    if (modest <= modest_before) return share;
    modest_before = modest;
    share = hscal__fmax(share, (port->capacity - taken) / (port->flows - modest));
  }
}

/* The other ports of a path may have to change their shares, now that it may have `after` here, not `before`. Not those that give it less
 * than both, nor those with one flow: all that they have is its, whatever it can use of it. What changes less than the tolerance is
 * remembered: there may be more of it. */
static inline void others_changed(hscal_event_clock *clock, const hscal_clock_path *path, int side, double before,
                                  double after) {
  for (int other = 0; other < path->sides; other++) {
    int p = path->port[other];
    hscal_clock_port *port = &clock->port[p];
    if (other == side || port->flows <= 1) continue;
    double most = hscal__fmin(path->own_rate, port->share);
    port->missed += path->flows * fabs(hscal__fmin(most, after) - hscal__fmin(most, before));
    double share_off = port->missed / (port->greedy > 0 ? port->greedy : 1);
    if (share_off <= clock->tolerance * port->share) continue;
    if (clock->ndirty < MOST_LOOKS * clock->nports) port_changed(clock, p);
  }
}

/* Brings the share of a port up to date. If it changes, so may the other ports of its paths. */
static void look_at_port(hscal_event_clock *clock, int p) {
  hscal_clock_port *port = &clock->port[p];
  double before = port->share;
  port->dirty = 0;
  port->missed = 0;
  port->settled = port->flows;
  port->share = port->flows > 1 ? fair_share(clock, port) : port->capacity;
  port->moved |= port->share != before;
  if (fabs(port->share - before) <= hscal__fmax(1e-9 * port->capacity, clock->tolerance * before)) return;
  for (int b = port->first, side = port->side; b >= 0; b = clock->path[b].next[side])
    others_changed(clock, &clock->path[b], side, before, port->share);
}

void hscal__flow_settle(hscal_event_clock *clock) {
  for (int i = 0; i < clock->ndirty; i++) look_at_port(clock, clock->dirty[i]); /* which may append more */
  for (int i = 0; i < clock->ndirty; i++) {
    hscal_clock_port *port = &clock->port[clock->dirty[i]];
    if (!port->moved) continue;
    port->moved = 0;
    clock->looked += port->flows;
    for (int b = port->first, side = port->side; b >= 0; b = clock->path[b].next[side]) set_rate(clock, b);
  }
  clock->ndirty = 0;
}
