#include "estimate/message_estimate.h"
#include "machine/speed.h"

#include <math.h>

double hscal__message_estimate(const hscal_machine *machine, int layer, int a, int b, double bytes) {
  const hscal_message_layer *at = &machine->layer[layer];
  if (at->seconds.npoints > 0) return hscal__curve_at(&at->seconds, bytes);
  double rate = at->bytes_per_s > 0 ? at->bytes_per_s : INFINITY, latency = at->latency_s;
  if (layer == HSCAL_LAYER_NETWORK) {
    const hscal_node_class *from = &machine->classes[a], *to = &machine->classes[b];
    if (from->link_bytes_per_s > 0 && from->link_bytes_per_s < rate) rate = from->link_bytes_per_s;
    if (to->link_bytes_per_s > 0 && to->link_bytes_per_s < rate) rate = to->link_bytes_per_s;
    latency += from->link_latency_s + to->link_latency_s;
  }
  return latency + bytes / rate;
}
