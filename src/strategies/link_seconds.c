#include "strategies/link_seconds.h"

#include <math.h>

/* 0 is not limited. */
static double seconds_per_byte(double bytes_per_s) { return bytes_per_s > 0 ? 1 / bytes_per_s : 0; }

double hscal__link_seconds(const hscal_machine *machine, int a, int b, double bytes) {
  const hscal_message_layer *layer = &machine->layer[a == b ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK];
  double latency_s = layer->latency_s, per_byte = seconds_per_byte(layer->bytes_per_s);
  double layer_s = layer->seconds.npoints > 0 ? hscal__curve_at(&layer->seconds, bytes) : 0;
  if (layer->seconds.npoints > 0) latency_s = per_byte = 0;
  if (a != b) {
    const hscal_node_class *from = hscal__node(machine, a), *to = hscal__node(machine, b);
    latency_s += from->link_latency_s + to->link_latency_s;
    per_byte = fmax(per_byte, fmax(seconds_per_byte(from->link_bytes_per_s), seconds_per_byte(to->link_bytes_per_s)));
    if (hscal__switch_of(machine, a) != hscal__switch_of(machine, b)) {
      latency_s += machine->switches.latency_s;
      per_byte = fmax(per_byte, seconds_per_byte(machine->switches.bytes_per_s));
    }
  }
  return latency_s + fmax(layer_s, bytes * per_byte);
}
