/* Messages on their way: after the latency, the bytes of a flow move at the smallest of its own rate and the share of each
 * port it passes. The shares of a port are even; what flows that are limited elsewhere leave of theirs goes to the others
 * (max-min fairness, as the simulator has it). They change only when a flow begins or ends, and only as far as that reaches. */
#include "base/status.h"
#include "models/clock.h"
#include "models/reserve.h"

#include <math.h>

enum { PORT_OUT, PORT_IN, PORT_INSIDE, PORTS };

/* Looks at a port in one settling, on average; enough for shares to come to rest. */
enum { MOST_LOOKS = 8 };

int hscal__flow_reset(hscal_clock *clock) {
  const hscal_costs *costs = clock->costs;
  size_t ports = (size_t)clock->nnodes * PORTS;
  HSCAL_TRY(HSCAL_RESERVE(clock->port, clock->port_capacity, ports));
  HSCAL_TRY(HSCAL_RESERVE(clock->dirty, clock->dirty_capacity, ports * MOST_LOOKS));
  for (int x = 0; x < clock->nnodes; x++) {
    double s_per_byte = costs->node[x].link_s_per_byte;
    double link = s_per_byte > 0 ? 1 / s_per_byte : costs->layer[HSCAL_LAYER_NETWORK].capacity;
    double inside = costs->layer[HSCAL_LAYER_NODE].capacity;
    hscal_clock_port *port = &clock->port[x * PORTS];
    port[PORT_OUT] = port[PORT_IN] = (hscal_clock_port){.capacity = link, .share = link, .first = -1};
    port[PORT_INSIDE] = (hscal_clock_port){.capacity = inside, .share = inside, .first = -1};
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

/* The two ports of a message: out of one node and into the other, or inside of one (and -1); unlimited ones are -1. */
static void find_ports(const hscal_clock *clock, const hscal_message *message, int layer, int port[2]) {
  int a = clock->costs->node_of[message->from], b = clock->costs->node_of[message->to];
  port[0] = a * PORTS + (layer == HSCAL_LAYER_NODE ? PORT_INSIDE : PORT_OUT);
  port[1] = layer == HSCAL_LAYER_NODE ? -1 : b * PORTS + PORT_IN;
  for (int i = 0; i < 2; i++)
    if (port[i] >= 0 && !(clock->port[port[i]].capacity > 0)) port[i] = -1;
}

int hscal__flow_start(hscal_clock *clock, int32_t number, int blocks_receiver, int *flow) {
  const hscal_message *message = &clock->stream->message[number];
  hscal_route route = hscal__costs_route(clock->costs, message->from, message->to, message->bytes);
  int f, port[2];
  HSCAL_TRY(new_flow(clock, &f));
  find_ports(clock, message, route.layer, port);
  int shared = (port[0] >= 0 || port[1] >= 0) && route.transfer_s > 0;
  size_t slot = blocks_receiver ? (size_t)message->to : (size_t)clock->nprocs + (size_t)f;
  clock->flow[f] = (hscal_clock_flow){.message = number,
                                      .moving = !shared,
                                      .slot = slot,
                                      .port = {shared ? port[0] : -1, shared ? port[1] : -1},
                                      .left = route.bytes,
                                      .own_rate = shared ? route.bytes / route.transfer_s : 0};
  double due_s = clock->now_s + route.latency_s + (shared ? 0 : route.transfer_s);
  hscal__timeline_set(&clock->timeline, slot, due_s);
  *flow = f;
  return 0;
}

static void port_changed(hscal_clock *clock, int p) {
  if (!clock->port[p].dirty) clock->dirty[clock->ndirty++] = p;
  clock->port[p].dirty = 1;
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
  port_changed(clock, p);
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
  port_changed(clock, p);
}

int hscal__flow_due(hscal_clock *clock, int f) {
  hscal_clock_flow *flow = &clock->flow[f];
  if (!flow->moving) {
    flow->moving = 1;
    flow->since_s = clock->now_s;
    flow->rate = 0;
    hscal__timeline_set(&clock->timeline, flow->slot, INFINITY);
    enter_port(clock, f, 0);
    enter_port(clock, f, 1);
    return 0;
  }
  leave_port(clock, f, 0);
  leave_port(clock, f, 1);
  flow->next[0] = clock->free_flow;
  clock->free_flow = f;
  return 1;
}

/* ---- shares and rates ------------------------------------------------------------------------------------------- */

/* The rate that a flow could have if the port on this side of it were unlimited. */
static double limit_elsewhere(const hscal_clock *clock, const hscal_clock_flow *flow, int side) {
  int other = flow->port[1 - side];
  return other < 0 ? flow->own_rate : hscal__least(flow->own_rate, clock->port[other].share);
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

/* Brings the share of a port up to date. If it changes, the far ports of its flows may have to change theirs. */
static void look_at_port(hscal_clock *clock, int p) {
  hscal_clock_port *port = &clock->port[p];
  int side = p % PORTS == PORT_IN;
  double before = port->share;
  port->dirty = 0;
  port->share = port->flows ? fair_share(clock, port, side) : port->capacity;
  if (fabs(port->share - before) <= 1e-9 * port->capacity) return;
  for (int f = port->first; f >= 0; f = clock->flow[f].next[side]) {
    int other = clock->flow[f].port[1 - side];
    if (other >= 0 && clock->ndirty < MOST_LOOKS * PORTS * clock->nnodes) port_changed(clock, other);
  }
}

static void set_rate(hscal_clock *clock, int f) {
  hscal_clock_flow *flow = &clock->flow[f];
  double rate = flow->own_rate;
  for (int side = 0; side < 2; side++)
    if (flow->port[side] >= 0) rate = hscal__least(rate, clock->port[flow->port[side]].share);
  if (rate == flow->rate) return;
  flow->left -= (clock->now_s - flow->since_s) * flow->rate;
  flow->since_s = clock->now_s;
  flow->rate = rate;
  hscal__timeline_set(&clock->timeline, flow->slot, clock->now_s + hscal__most(flow->left, 0) / rate);
}

void hscal__flow_settle(hscal_clock *clock) {
  for (int i = 0; i < clock->ndirty; i++) look_at_port(clock, clock->dirty[i]); /* which may append more */
  for (int i = 0; i < clock->ndirty; i++) {
    int p = clock->dirty[i], side = p % PORTS == PORT_IN;
    for (int f = clock->port[p].first; f >= 0; f = clock->flow[f].next[side]) set_rate(clock, f);
  }
  clock->ndirty = 0;
}
