/*
 * Bounds for the search: what no placement of a process set on a grid can beat, and what of a call's work they may count on. They exclude
 * candidates (docs/explanation/bounds.md), so they must not exceed the clock.
 */
#include "estimate/skeleton.h"
#include "events/event.h"
#include "models/cost/kernel.h"

#include <math.h>

/* Of PBLAS: whose operations are all done in products of matrices. */
static const char is_counted[HSCAL_FAMILY_COUNT] = {
    [HSCAL_FAMILY_PRODUCT] = 1,
    [HSCAL_FAMILY_TRIANGULAR_SOLVE] = 1,
};

double hscal__bound_flops(const hscal_call *call) {
  if (hscal__routine_level(call->routine) == 4) return hscal__panels_flops(call);
  return is_counted[hscal__call_family(call)] ? hscal__call_flops(call) : 0;
}

/* Highest speed of a class at inner dimension k. Curves are interpolated, so they peak at a measured shape. */
static double peak_rate(const hscal_node_class *node, hscal_type type, int k) {
  enum { LARGE = 1 << 14 };
  double weight = hscal__type_flop_weight(type);
  double peak =
      2.0 * weight * LARGE * LARGE * k / hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMM, LARGE, LARGE, k);
  for (int s = 0; s < node->nspeeds; s++) {
    const hscal_kernel_speed *speed = &node->speeds[s];
    if (speed->kernel != HSCAL_KERNEL_GEMM || speed->type != type) continue;
    for (int i = 0; i < speed->npoints; i++) {
      int m = speed->points[i].m, n = speed->points[i].n;
      double seconds = hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMM, m, n, k);
      peak = fmax(peak, 2.0 * weight * m * n * k / seconds);
    }
  }
  return peak;
}

static double peak_boost(const hscal_space *space, int k) {
  const hscal_machine *machine = space->machine;
  double boost = 0;
  int seen = -1; /* nodes of a class stand together */
  for (int h = 0; h < machine->nnodes; h++) {
    if (machine->class_of[h] == seen) continue;
    seen = machine->class_of[h];
    boost = fmax(boost, peak_rate(hscal__node(machine, h), hscal__speed_type(&space->call), k) / space->speed[h]);
  }
  return boost;
}

void hscal__machine_peaks_init(const hscal_space *space, hscal_machine_peaks *peaks) {
  enum { DEEP = 1 << 14 };
  const hscal_machine *machine = space->machine;
  *peaks = (hscal_machine_peaks){.message_s = INFINITY, .byte_s = INFINITY};
  peaks->boost_any = peak_boost(space, DEEP);
  for (int i = 0; i < space->npanels; i++) {
    peaks->boost[i] = peak_boost(space, space->panel[i]);
    peaks->boost_any = fmax(peaks->boost_any, peaks->boost[i]);
  }
  enum { LONG = 1 << 24 };
  for (int a = 0; a < machine->nclasses; a++) {
    double latency = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, a, a, 0);
    double seconds = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, a, a, LONG);
    peaks->message_s = fmin(peaks->message_s, latency);
    peaks->byte_s = fmin(peaks->byte_s, (seconds - latency) / LONG);
  }
  if (hscal__routine_level(space->call.routine) == 4) hscal__machine_peaks_of_panels(space, peaks);
}

/* What the messages of one process cost it at least, when all its neighbours are on other nodes and C stays. */
static double held_bound(const hscal_space *space, const hscal_machine_peaks *peaks,
                         const hscal_cost_skeleton *skeleton, int width, int rows, int cols) {
  const hscal_message_layer *network = &space->machine->layer[HSCAL_LAYER_NETWORK];
  if (!network->late_receiver || network->seconds.npoints > 0 || skeleton->segments == 1) return 0;
  double foreign = skeleton->loop - skeleton->own_max; /* entries of the loop that others own */
  int stretch = skeleton->loop / skeleton->segments;
  double whole = hscal__max(0, stretch / width - 1) * (double)width * skeleton->segments / skeleton->loop;
  double held = 0;
  int extent[2] = {rows, cols}, members[2] = {skeleton->npcol, skeleton->nprow};
  for (int line = 0; line < 2; line++) {
    if (members[line] == 1) continue;
    double bytes = extent[line] * skeleton->element_bytes;
    double ways = 1 + (bytes * width >= network->rendezvous_bytes ? whole : 0);
    held += ways * foreign * (bytes * peaks->byte_s + peaks->message_s / width);
  }
  return held;
}

double hscal__any_placement_bound(const hscal_space *space, const hscal_machine_peaks *peaks,
                                  const hscal_cost_skeleton *skeleton, int panel,
                                  const hscal_process_set *process_set) {
  if (hscal__routine_level(skeleton->call->routine) == 4)
    return hscal__any_placement_panels_bound(space, peaks, skeleton, process_set);
  if (skeleton->call->routine->scheme != HSCAL_SCHEME_gemm)
    return skeleton->flops / (process_set->total * peaks->boost_any);
  int rings = skeleton->stays == HSCAL_C && panel >= 0; /* else the kernels do not have the shape of the panel */
  double boost = rings && skeleton->segments > 1 ? peaks->boost[panel] : peaks->boost_any;
  double flops =
      skeleton->flops > 0 ? 2.0 * hscal__type_flop_weight(skeleton->call->routine->type) * skeleton->loop : 0;
  /* Somebody computes the smallest share at the slowest rate, and somebody the largest, at best at the fastest. */
  double slow_s = flops * skeleton->rows_min * skeleton->cols_min / (process_set->slowest * boost);
  double fast_s = flops * skeleton->rows_max * skeleton->cols_max / (process_set->fastest * boost);
  double all_s = skeleton->flops / (process_set->total * boost);
  if (rings && process_set->most == 1 && skeleton->aligned && skeleton->least_dimension > space->panel[panel]) {
    int width = space->panel[panel];
    slow_s += held_bound(space, peaks, skeleton, width, skeleton->rows_min, skeleton->cols_min);
    fast_s += held_bound(space, peaks, skeleton, width, skeleton->rows_max, skeleton->cols_max);
  }
  return fmax(all_s, fmax(slow_s, fast_s));
}
