/*
 * Ports: what a message passes and others may, too. Of each node the link out, in and in both directions, and the inside, of each switch
 * the uplink up and down; after them all one that nothing can exhaust, where there is none or it limits nothing.
 */
#ifndef HSCAL_MODELS_CLOCK_PORT_H
#define HSCAL_MODELS_CLOCK_PORT_H

#include "models/cost/messages.h"

/* A link in one direction or in both, or the inside of a node where messages share it. */
typedef struct hscal_port {
  double capacity; /* bytes per second */
  double share;    /* the rate up to which it serves each of its flows */
  int flows;
  int under_way;    /* flows, and messages on its paths whose latency is not over */
  int exclusive;    /* the receiver of the one message that has it to itself; -1: none */
  int first;        /* passage of a path through it (flow.h); -1: none */
  int settled;      /* flows that it had when its share was found, */
  int bottlenecked; /* of which so many had that share, and not less elsewhere */
  double missed;    /* by so much the rates of its flows may have changed elsewhere since then, added up */
  int dirty;        /* its share has to be found anew */
  int moved;        /* it has changed, or a path is new: its paths need new rates */
} hscal_port;

/* How many there are, without the last one, which is that number itself. */
int hscal__ports_count(const hscal_costs *costs);
/* Sets port[hscal__ports_count + 1], without flows. */
void hscal__ports_set(hscal_port *port, const hscal_costs *costs);

/* Those on the way from node a to node b, by sides: out of one node and into the other, or inside of one; between switches out of one and
 * into the other, too; and both links, where their directions share. Returns how many sides there are to look at: 0, 2, 4 or HSCAL_SIDES. */
int hscal__ports_between(const hscal_port *port, const hscal_costs *costs, int a, int b, int passed[HSCAL_SIDES]);

#endif
