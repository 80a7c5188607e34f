/* Messages on their way: after the latency, the bytes of a flow move at the smallest of its own rate and the share of each
 * port it passes. The shares of a port are even; what flows that are limited elsewhere leave of theirs goes to the others
 * (max-min fairness, as the simulator has it). They change only when a flow begins or ends, and only as far as that reaches. */
#include "base/status.h"
#include "models/clock.h"
#include "models/reserve.h"

#include <math.h>
#include <stdlib.h>

enum { PORT_OUT, PORT_IN, PORT_INSIDE, PORTS }; /* of a node */
enum { PORT_UP, PORT_DOWN, SWITCH_PORTS };      /* of a switch */

/* Looks at a port in one settling, on average; enough for shares to come to rest. */
enum { MOST_LOOKS = 8 };

static hscal_clock_port new_port(double capacity, int side) {
  return (hscal_clock_port){.capacity = capacity, .share = capacity, .first = -1, .side = side};
}

int hscal__flow_reset(hscal_clock *clock) {
  const hscal_costs *costs = clock->costs;
  int switches = costs->switch_of ? costs->machine->switches.count : 0;
  clock->nports = clock->nnodes * PORTS + switches * SWITCH_PORTS;
  HSCAL_TRY(HSCAL_RESERVE(clock->port, clock->port_capacity, (size_t)clock->nports));
  HSCAL_TRY(HSCAL_RESERVE(clock->dirty, clock->dirty_capacity, (size_t)clock->nports * MOST_LOOKS));
  for (int x = 0; x < clock->nnodes; x++) {
    double s_per_byte = costs->node[x].link_s_per_byte;
    double link = s_per_byte > 0 ? 1 / s_per_byte : costs->layer[HSCAL_LAYER_NETWORK].capacity;
    hscal_clock_port *port = &clock->port[x * PORTS];
    port[PORT_OUT] = new_port(link, HSCAL_SIDE_OUT);
    port[PORT_IN] = new_port(link, HSCAL_SIDE_IN);
    port[PORT_INSIDE] = new_port(costs->layer[HSCAL_LAYER_NODE].capacity, HSCAL_SIDE_OUT);
  }
  for (int s = 0; s < switches; s++) {
    hscal_clock_port *port = &clock->port[clock->nnodes * PORTS + s * SWITCH_PORTS];
    port[PORT_UP] = new_port(costs->uplink[s].capacity, HSCAL_SIDE_UP);
    port[PORT_DOWN] = new_port(costs->uplink[s].capacity, HSCAL_SIDE_DOWN);
  }
  clock->ndirty = clock->nflows = 0;
  clock->free_flow = -1;
  return 0;
}

static int new_flow(hscal_clock *clock, int *f) {
  *f = clock->free_flow;
  if (*f >= 0) {
    clock->free_flow = clock->flow[*f].next[0];
    return 0;
  }
  HSCAL_TRY(HSCAL_RESERVE(clock->flow, clock->flow_capacity, (size_t)clock->nflows + 1));
  while ((size_t)clock->nprocs + (size_t)clock->nflows >= clock->timeline.slots)
    HSCAL_TRY(hscal__timeline_grow(&clock->timeline));
  *f = clock->nflows++;
  return 0;
}

/* The ports of a message, of which unlimited ones are -1: out of one node and into the other, or inside of one; between switches out of
 * one and into the other, too. Returns how many sides there may be ports on; 0: nothing limits it. */
static int find_ports(const hscal_clock *clock, const hscal_message *message, int layer, int port[HSCAL_SIDES]) {
  const hscal_costs *costs = clock->costs;
  int a = costs->node_of[message->from], b = costs->node_of[message->to], sides = 2, limited = 0;
  port[HSCAL_SIDE_OUT] = a * PORTS + (layer == HSCAL_LAYER_NODE ? PORT_INSIDE : PORT_OUT);
  port[HSCAL_SIDE_IN] = layer == HSCAL_LAYER_NODE ? -1 : b * PORTS + PORT_IN;
  if (hscal__costs_climb(costs, message->from, message->to)) {
    port[HSCAL_SIDE_UP] = clock->nnodes * PORTS + costs->switch_of[a] * SWITCH_PORTS + PORT_UP;
    port[HSCAL_SIDE_DOWN] = clock->nnodes * PORTS + costs->switch_of[b] * SWITCH_PORTS + PORT_DOWN;
    sides = HSCAL_SIDES;
  }
  for (int side = 0; side < sides; side++) {
    if (port[side] >= 0 && !(clock->port[port[side]].capacity > 0)) port[side] = -1;
    limited |= port[side] >= 0;
  }
  return limited ? sides : 0;
}

int hscal__flow_start(hscal_clock *clock, int32_t number, int blocks_receiver, int *flow) {
  const hscal_message *message = &clock->stream->message[number];
  hscal_route route = hscal__costs_route(clock->costs, message->from, message->to, message->bytes);
  int f;
  HSCAL_TRY(new_flow(clock, &f));
  size_t slot = blocks_receiver ? (size_t)message->to : (size_t)clock->nprocs + (size_t)f;
  hscal_clock_flow *started = &clock->flow[f];
  started->message = number;
  started->slot = slot;
  started->left = route.bytes;
  started->sides = route.transfer_s > 0 ? find_ports(clock, message, route.layer, started->port) : 0;
  int shared = started->sides > 0;
  started->own_rate = shared ? route.bytes / route.transfer_s : 0;
  started->moving = !shared;
  double due_s = clock->now_s + route.latency_s + (shared ? 0 : route.transfer_s);
  hscal__timeline_set(&clock->timeline, slot, due_s);
  *flow = f;
  return 0;
}

static void port_changed(hscal_clock *clock, int p) {
  if (!clock->port[p].dirty) clock->dirty[clock->ndirty++] = p;
  clock->port[p].dirty = 1;
}

/* A flow more or less. Among hundreds, as they gather for a sum over a whole grid, that is within the tolerance. */
static void flows_changed(hscal_clock *clock, int p) {
  const hscal_clock_port *port = &clock->port[p];
  if (abs(port->flows - port->settled) > clock->tolerance * port->settled) port_changed(clock, p);
}

static void enter_port(hscal_clock *clock, int f, int side) {
  int p = clock->flow[f].port[side];
  if (p < 0) return;
  hscal_clock_port *port = &clock->port[p];
  clock->flow[f].next[side] = port->first;
  clock->flow[f].last[side] = -1;
  if (port->first >= 0) clock->flow[port->first].last[side] = f; /* all flows of a port pass it on the same side */
  port->first = f;
  port->flows++;
  flows_changed(clock, p);
}

static void leave_port(hscal_clock *clock, int f, int side) {
  const hscal_clock_flow *flow = &clock->flow[f];
  int p = flow->port[side];
  if (p < 0) return;
  if (flow->last[side] >= 0)
    clock->flow[flow->last[side]].next[side] = flow->next[side];
  else
    clock->port[p].first = flow->next[side];
  if (flow->next[side] >= 0) clock->flow[flow->next[side]].last[side] = flow->last[side];
  clock->port[p].flows--;
  flows_changed(clock, p);
}

/* Sides come in pairs, of nodes and of switches. */
static inline int partner_of(int side) { return side ^ 1; }
static inline int other_pair_of(int side) { return side < HSCAL_SIDE_UP ? HSCAL_SIDE_UP : HSCAL_SIDE_OUT; }

/* The least of `limit` and the shares of the flow's ports on `count` sides. */
static inline double least_of_ports(const hscal_clock *clock, const hscal_clock_flow *flow, int side, int count,
                                    double limit) {
  for (int end = side + count; side < end; side++)
    if (flow->port[side] >= 0) limit = hscal__least(limit, clock->port[flow->port[side]].share);
  return limit;
}

static void set_rate(hscal_clock *clock, int f) {
  hscal_clock_flow *flow = &clock->flow[f];
  double rate = least_of_ports(clock, flow, HSCAL_SIDE_OUT, 2, flow->own_rate);
  if (flow->sides > 2) rate = least_of_ports(clock, flow, HSCAL_SIDE_UP, 2, rate);
  if (rate == flow->rate) return;
  flow->left -= (clock->now_s - flow->since_s) * flow->rate;
  flow->since_s = clock->now_s;
  flow->rate = rate;
  hscal__timeline_set(&clock->timeline, flow->slot, clock->now_s + hscal__most(flow->left, 0) / rate);
}

int hscal__flow_due(hscal_clock *clock, int f) {
  hscal_clock_flow *flow = &clock->flow[f];
  if (!flow->moving) {
    flow->moving = 1;
    flow->since_s = clock->now_s;
    flow->rate = 0;
    hscal__timeline_set(&clock->timeline, flow->slot, INFINITY);
    for (int side = 0; side < flow->sides; side++) enter_port(clock, f, side);
    if (clock->tolerance > 0) set_rate(clock, f); /* its ports may stay as they are */
    return 0;
  }
  for (int side = 0; side < flow->sides; side++) leave_port(clock, f, side);
  flow->next[0] = clock->free_flow;
  clock->free_flow = f;
  return 1;
}

/* ---- shares and rates ------------------------------------------------------------------------------------------- */

/* The rate that a flow could have if the port on this side of it were unlimited. */
static double limit_elsewhere(const hscal_clock *clock, const hscal_clock_flow *flow, int side) {
  double limit = least_of_ports(clock, flow, partner_of(side), 1, flow->own_rate);
  return flow->sides == 2 ? limit : least_of_ports(clock, flow, other_pair_of(side), 2, limit);
}

/* The rate up to which a port can serve each of its flows: an even share of what is left by those that want less. Each
 * round finds more of these, until there are none or all of them do. */
static double fair_share(const hscal_clock *clock, const hscal_clock_port *port, int side) {
  double share = port->capacity / port->flows;
  for (int modest_before = 0;;) {
    double taken = 0, most = 0;
    int modest = 0;
    for (int f = port->first; f >= 0; f = clock->flow[f].next[side]) {
      double limit = limit_elsewhere(clock, &clock->flow[f], side);
      if (limit > share) continue;
      taken += limit;
      most = hscal__most(most, limit);
      modest++;
    }
    if (modest == port->flows) return hscal__most(share, port->capacity - taken + most);
    if (modest <= modest_before) return share;
    modest_before = modest;
    share = hscal__most(share, (port->capacity - taken) / (port->flows - modest));
  }
}

/* The ports of a flow on `count` sides may have to change their shares, unless they have no other flow: then all that they have is its,
 * whatever it can use of it. */
static inline void ports_changed(hscal_clock *clock, const hscal_clock_flow *flow, int side, int count) {
  for (int end = side + count; side < end; side++) {
    int p = flow->port[side];
    if (p >= 0 && clock->port[p].flows > 1 && clock->ndirty < MOST_LOOKS * clock->nports) port_changed(clock, p);
  }
}

/* Brings the share of a port up to date. If it changes, so may the other ports of its flows. */
static void look_at_port(hscal_clock *clock, int p) {
  hscal_clock_port *port = &clock->port[p];
  int side = port->side;
  double before = port->share;
  port->dirty = 0;
  port->settled = port->flows;
  port->share = port->flows > 1 ? fair_share(clock, port, side) : port->capacity;
  if (fabs(port->share - before) <= fmax(1e-9 * port->capacity, clock->tolerance * before)) return;
  for (int f = port->first; f >= 0; f = clock->flow[f].next[side]) {
    const hscal_clock_flow *flow = &clock->flow[f];
    ports_changed(clock, flow, partner_of(side), 1);
    if (flow->sides > 2) ports_changed(clock, flow, other_pair_of(side), 2);
  }
}

void hscal__flow_settle(hscal_clock *clock) {
  for (int i = 0; i < clock->ndirty; i++) look_at_port(clock, clock->dirty[i]); /* which may append more */
  for (int i = 0; i < clock->ndirty; i++) {
    int p = clock->dirty[i], side = clock->port[p].side;
    for (int f = clock->port[p].first; f >= 0; f = clock->flow[f].next[side]) set_rate(clock, f);
  }
  clock->ndirty = 0;
}
