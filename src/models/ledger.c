#include "models/ledger.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

int hscal__ledger_init(hscal_ledger *ledger, const hscal_layout *layout, const hscal_costs *costs) {
  int nprocs = hscal__layout_processes(layout);
  double *room = calloc(2 * (size_t)nprocs, sizeof *room);
  if (!room) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  *ledger = (hscal_ledger){costs, layout, nprocs, room, room + nprocs};
  for (int p = 0; p < nprocs; p++) ledger->ready_s[p] = hscal__costs_signal(costs, 0, p); /* as the clock begins */
  return 0;
}

void hscal__ledger_free(hscal_ledger *ledger) { free(ledger->ready_s); }

int hscal__ledger_seconds(const hscal_ledger *ledger, double *seconds) {
  const hscal_costs *costs = ledger->costs;
  int nnodes = costs->machine->nnodes;
  double *load_s = calloc((size_t)nnodes, sizeof *load_s);
  if (!load_s) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  *seconds = 0;
  for (int p = 0; p < ledger->nprocs; p++) {
    *seconds = fmax(*seconds, ledger->ready_s[p] + hscal__costs_signal(costs, p, 0)); /* as it ends */
    load_s[costs->node_of[p]] += ledger->work_s[p];
  }
  for (int x = 0; x < nnodes; x++) *seconds = fmax(*seconds, load_s[x] / costs->node[x].processors);
  free(load_s);
  return 0;
}

/* ---- messages ------------------------------------------------------------------------------------------------ */

hscal_ways hscal__ways(const hscal_costs *costs) {
  hscal_ways ways = {.least_link_s = INFINITY};
  for (int which = 0; which < HSCAL_LAYERS; which++) {
    const hscal_layer_cost *cost = &costs->layer[which];
    int measured = cost->layer->seconds.npoints > 0; /* a curve need not rise: its start alone counts */
    ways.start_s[which] = (measured ? cost->curve_start_s : cost->layer->latency_s) + cost->layer->send_overhead_s +
                          cost->layer->receive_overhead_s;
    ways.byte_s[which] = measured ? 0 : cost->s_per_byte;
  }
  for (int x = 0; x < costs->machine->nnodes; x++)
    if (costs->node[x].processes > 0) ways.least_link_s = fmin(ways.least_link_s, costs->node[x].latency_s);
  return ways;
}

static double over_network(const hscal_ways *ways, const hscal_costs *costs, int to, double bytes) {
  const hscal_node_cost *node = &costs->node[costs->node_of[to]];
  double byte_s = fmax(ways->byte_s[HSCAL_LAYER_NETWORK], node->link_s_per_byte);
  return ways->start_s[HSCAL_LAYER_NETWORK] + ways->least_link_s + node->latency_s + bytes * byte_s;
}

double hscal__way_seconds(const hscal_ways *ways, const hscal_costs *costs, int from, int to, double bytes) {
  if (from == to) return 0;
  double network_s = over_network(ways, costs, to, bytes);
  if (costs->node_of[from] != costs->node_of[to]) return network_s;
  return fmin(network_s, ways->start_s[HSCAL_LAYER_NODE] + bytes * ways->byte_s[HSCAL_LAYER_NODE]);
}

double hscal__hop_seconds(const hscal_costs *costs, int from, int to, double bytes) {
  if (from == to) return 0;
  hscal_route route = hscal__costs_route(costs, from, to, bytes);
  const hscal_message_layer *layer = costs->layer[route.layer].layer;
  return layer->send_overhead_s + route.latency_s + route.transfer_s + layer->receive_overhead_s;
}
