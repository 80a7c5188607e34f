/* Message times: two layers (within a node, between nodes), each with a latency and a rate or a measured curve, and what switches
 * add between nodes. */
#ifndef HSCAL_MODELS_COST_MESSAGES_H
#define HSCAL_MODELS_COST_MESSAGES_H

#include "base/minmax.h"
#include "models/cost/costs.h"

/* What a message passes and may share: out of a node (or through its inside), into a node, out of a switch, into a switch, and the
 * sender's and the receiver's link where what goes out and what comes in share it. */
enum {
  HSCAL_SIDE_OUT,
  HSCAL_SIDE_IN,
  HSCAL_SIDE_UP,
  HSCAL_SIDE_DOWN,
  HSCAL_SIDE_SENDER,
  HSCAL_SIDE_RECEIVER,
  HSCAL_SIDES
};

/* How a message of so many bytes travels from node a to node b when nothing else does. */
typedef struct hscal_route {
  int layer;         /* HSCAL_LAYER_NODE or HSCAL_LAYER_NETWORK          */
  double latency_s;  /* until data arrive                                */
  double transfer_s; /* from the first byte to the last, link unshared   */
  double bytes;      /* moved: the data and their envelope               */
} hscal_route;

/* Does the sender of a message wait for its receiver? */
static inline int hscal__is_rendezvous(const hscal_message_layer *layer, double bytes) {
  return bytes >= layer->rendezvous_bytes;
}
/* Do its data wait for the receive to be posted? */
static inline int hscal__awaits_receive(const hscal_message_layer *layer, double bytes) {
  return layer->late_receiver || hscal__is_rendezvous(layer, bytes);
}

/* Can the messages of a placement feel that they share the uplink of a switch? */
int hscal__costs_share_uplinks(const hscal_costs *costs);

static inline int hscal__costs_layer(const hscal_costs *costs, int from, int to) {
  return costs->node_of[from] == costs->node_of[to] ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
}

/* Do messages between two processes go from one switch to another? */
static inline int hscal__costs_cross_uplinks(const hscal_costs *costs, int from, int to) {
  return costs->switch_of && costs->switch_of[costs->node_of[from]] != costs->switch_of[costs->node_of[to]];
}

/* The transfer of a lone message by the curve of a layer that is measured. */
double hscal__costs_measured(const hscal_layer_cost *layer, double bytes);

/* The route between the nodes of two processes. */
static inline hscal_route hscal__costs_route(const hscal_costs *costs, int from, int to, double bytes) {
  int a = costs->node_of[from], b = costs->node_of[to], which = a == b ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
  const hscal_layer_cost *layer = &costs->layer[which];
  hscal_route route = {.layer = which, .latency_s = layer->latency_s, .bytes = bytes + layer->layer->envelope_bytes};
  double s_per_byte = layer->s_per_byte;
  if (which == HSCAL_LAYER_NETWORK) {
    route.latency_s += costs->node[a].latency_s;
    route.latency_s += costs->node[b].latency_s;
    s_per_byte = hscal__fmax(s_per_byte, hscal__fmax(costs->node[a].link_s_per_byte, costs->node[b].link_s_per_byte));
    if (costs->switch_of && costs->switch_of[a] != costs->switch_of[b]) {
      s_per_byte = hscal__fmax(s_per_byte, costs->switch_s_per_byte);
      route.latency_s += costs->switch_latency_s;
    }
  }
  route.transfer_s = route.bytes * s_per_byte;
  if (layer->is_measured) route.transfer_s = hscal__fmax(route.transfer_s, hscal__costs_measured(layer, bytes));
  return route;
}

#endif
