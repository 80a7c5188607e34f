#include "estimate/any_placement_product.h"
#include "base/blockcyclic.h"
#include "models/cost/messages.h"

#include <math.h>

/* What the messages of one process cost it at least, when all its neighbours are on other nodes and C stays. */
static double held_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton, int width, int rows,
                         int cols) {
  const hscal_message_layer *network = &peaks->machine->layer[HSCAL_LAYER_NETWORK];
  if (!network->late_receiver || network->seconds.npoints > 0 || skeleton->segments == 1) return 0;
  double foreign = skeleton->loop - skeleton->own_max; /* entries of the loop that others own */
  int stretch = skeleton->loop / skeleton->segments;
  double whole = hscal__max(0, stretch / width - 1) * (double)width * skeleton->segments / skeleton->loop;
  double held = 0;
  int extent[2] = {rows, cols}, members[2] = {skeleton->npcol, skeleton->nprow};
  for (int line = 0; line < 2; line++) {
    if (members[line] == 1) continue;
    double bytes = extent[line] * skeleton->element_bytes;
    double ways = 1 + (hscal__is_rendezvous(network, bytes * width) ? whole : 0);
    held += ways * foreign * (bytes * peaks->byte_s + peaks->message_s / width);
  }
  return held;
}

double hscal__any_placement_product(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton, int panel,
                                    const hscal_process_set *process_set) {
  int rings = skeleton->stays == HSCAL_C && panel >= 0; /* else the kernels do not have the shape of the panel */
  double boost = rings && skeleton->segments > 1 ? peaks->boost[panel] : peaks->boost_any;
  double flops =
      skeleton->flops > 0 ? 2.0 * hscal__type_flop_weight(skeleton->call->routine->type) * skeleton->loop : 0;
  /* Somebody computes the smallest share at the slowest rate, and somebody the largest, at best at the fastest. */
  double slow_s = flops * skeleton->rows_min * skeleton->cols_min / (process_set->slowest * boost);
  double fast_s = flops * skeleton->rows_max * skeleton->cols_max / (process_set->fastest * boost);
  double all_s = skeleton->flops / (process_set->total * boost);
  if (rings && process_set->most == 1 && skeleton->aligned && skeleton->least_dimension > peaks->panel[panel]) {
    int width = peaks->panel[panel];
    slow_s += held_bound(peaks, skeleton, width, skeleton->rows_min, skeleton->cols_min);
    fast_s += held_bound(peaks, skeleton, width, skeleton->rows_max, skeleton->cols_max);
  }
  return fmax(all_s, fmax(slow_s, fast_s));
}
