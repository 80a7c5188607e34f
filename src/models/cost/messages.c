#include "models/cost/messages.h"

int hscal__costs_share_uplinks(const hscal_costs *costs) {
  for (int s = 0; costs->switch_of && s < costs->machine->switches.count; s++)
    if (costs->uplink[s].capacity > 0) return 1;
  return 0;
}

double hscal__costs_measured(const hscal_layer_cost *layer, double bytes) {
  return hscal__curve_at(&layer->layer->seconds, bytes) - layer->curve_start_s;
}
