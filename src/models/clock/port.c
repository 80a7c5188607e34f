#include "models/clock/port.h"

#include <math.h>

enum { PORT_OUT, PORT_IN, PORT_BOTH, PORT_INSIDE, PORTS }; /* of a node */
enum { PORT_UP, PORT_DOWN, SWITCH_PORTS };                 /* of a switch */

static hscal_port new_port(double capacity) {
  return (hscal_port){.capacity = capacity, .share = capacity, .exclusive = -1, .first = -1};
}

static double capacity(double s_per_byte) { return s_per_byte > 0 ? 1 / s_per_byte : 0; }

static int switches_of(const hscal_costs *costs) { return costs->switch_of ? costs->machine->switches.count : 0; }

int hscal__ports_count(const hscal_costs *costs) {
  return costs->machine->nnodes * PORTS + switches_of(costs) * SWITCH_PORTS;
}

void hscal__ports_set(hscal_port *all, const hscal_costs *costs) {
  int nnodes = costs->machine->nnodes, switches = switches_of(costs);
  for (int x = 0; x < nnodes; x++) {
    const hscal_node_cost *node = &costs->node[x];
    double link = capacity(node->link_s_per_byte);
    hscal_port *port = &all[x * PORTS];
    port[PORT_OUT] = port[PORT_IN] = new_port(link > 0 ? link : costs->layer[HSCAL_LAYER_NETWORK].capacity);
    port[PORT_BOTH] = new_port(capacity(node->both_s_per_byte));
    port[PORT_INSIDE] = new_port(costs->layer[HSCAL_LAYER_NODE].capacity);
  }
  all[hscal__ports_count(costs)] = new_port(INFINITY); /* where there is none that limits */
  for (int s = 0; s < switches; s++) {
    hscal_port *port = &all[nnodes * PORTS + s * SWITCH_PORTS];
    port[PORT_UP] = port[PORT_DOWN] = new_port(costs->uplink[s].capacity);
  }
}

int hscal__ports_between(const hscal_port *port, const hscal_costs *costs, int a, int b, int passed[HSCAL_SIDES]) {
  const int none = hscal__ports_count(costs), nnodes = costs->machine->nnodes, *switch_of = costs->switch_of;
  int crosses_uplinks = switch_of && switch_of[a] != switch_of[b], sides = 0;
  passed[HSCAL_SIDE_OUT] = a * PORTS + (a == b ? PORT_INSIDE : PORT_OUT);
  passed[HSCAL_SIDE_IN] = a == b ? none : b * PORTS + PORT_IN;
  passed[HSCAL_SIDE_UP] = crosses_uplinks ? nnodes * PORTS + switch_of[a] * SWITCH_PORTS + PORT_UP : none;
  passed[HSCAL_SIDE_DOWN] = crosses_uplinks ? nnodes * PORTS + switch_of[b] * SWITCH_PORTS + PORT_DOWN : none;
  passed[HSCAL_SIDE_SENDER] = a == b ? none : a * PORTS + PORT_BOTH;
  passed[HSCAL_SIDE_RECEIVER] = a == b ? none : b * PORTS + PORT_BOTH;
  for (int side = 0; side < HSCAL_SIDES; side++) {
    if (!(port[passed[side]].capacity > 0)) passed[side] = none;
    if (passed[side] != none) sides = (side | 1) + 1; /* pairs of them */
  }
  return sides;
}
