#include "models/cost/messages.h"

int hscal__costs_share_uplinks(const hscal_costs *costs) {
  for (int s = 0; costs->switch_of && s < costs->machine->switches.count; s++)
    if (costs->uplink[s].capacity > 0) return 1;
  return 0;
}

double hscal__costs_measured(const hscal_layer_cost *layer, double bytes) {
  return hscal__curve_at(&layer->layer->seconds, bytes) - layer->curve_start_s;
}

double hscal__costs_signal(const hscal_costs *costs, int from, int to) {
  if (from == to) return 0;
  hscal_route route = hscal__costs_route(costs, from, to, 0);
  return route.latency_s + route.transfer_s;
}

double hscal__costs_end(const hscal_costs *costs, int p, double end_s, double end_of_0_s) {
  if (p == 0) return end_s;
  int late = costs->layer[hscal__costs_layer(costs, p, 0)].layer->late_receiver;
  double sent_s = late && end_of_0_s > end_s ? end_of_0_s : end_s;
  return sent_s + hscal__costs_signal(costs, p, 0);
}
