#include "estimate/machine_peaks.h"
#include "estimate/message_estimate.h"
#include "estimate/speed_type.h"
#include "machine/speed.h"
#include "models/bounds/panel_walk_table.h"
#include "models/bounds/speed_limits.h"
#include "models/bounds/trees.h"
#include "models/cost/barrier_times.h"
#include "models/cost/kernel.h"

#include <math.h>

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

static double peak_boost(const hscal_problem *problem, int k) {
  const hscal_machine *machine = problem->machine;
  double boost = 0;
  int seen = -1; /* nodes of a class stand together */
  for (int h = 0; h < machine->nnodes; h++) {
    if (machine->class_of[h] == seen) continue;
    seen = machine->class_of[h];
    boost = fmax(boost, peak_rate(hscal__node(machine, h), hscal__speed_type(problem->call), k) / problem->speed[h]);
  }
  return boost;
}

static void note_class(const hscal_problem *problem, int node, hscal_machine_peaks *peaks) {
  static const hscal_kernel of_any[] = {HSCAL_KERNEL_GER, HSCAL_KERNEL_GEMV, HSCAL_KERNEL_GEMM};
  const hscal_node_class *class = hscal__node(problem->machine, node);
  hscal_type type = hscal__speed_type(problem->call);
  const hscal_panel_work *work = hscal__panel_walk(problem->call).work;
  for (int i = 0; i < problem->nblocks; i++) {
    double limit = work->rest->speed_limit(class, type, problem->block[i]);
    peaks->thin_boost[i] = fmax(peaks->thin_boost[i], limit / problem->speed[node]);
  }
  peaks->deep_boost = fmax(peaks->deep_boost, hscal__product_limit(class, type, 0) / problem->speed[node]);
  double vector_limit =
      fmax(hscal__vector_limit(class, type, of_any), hscal__vector_limit(class, type, work->vector_kernels));
  peaks->vector_flop_s = fmin(peaks->vector_flop_s, 1 / vector_limit);
}

static void note_panels(const hscal_problem *problem, hscal_machine_peaks *peaks) {
  const hscal_machine *machine = problem->machine;
  const hscal_message_layer *near = &machine->layer[HSCAL_LAYER_NODE], *far = &machine->layer[HSCAL_LAYER_NETWORK];
  int seen = -1;
  peaks->vector_flop_s = INFINITY;
  for (int x = 0; x < machine->nnodes; x++) {
    if (machine->class_of[x] != seen) note_class(problem, x, peaks);
    seen = machine->class_of[x];
  }
  peaks->far_hop_s = peaks->message_s + far->send_overhead_s + far->receive_overhead_s;
  peaks->near_hop_s =
      hscal__message_estimate(machine, HSCAL_LAYER_NODE, 0, 0, 0) + near->send_overhead_s + near->receive_overhead_s;
  peaks->near_byte_s = near->seconds.npoints > 0 || near->bytes_per_s <= 0 ? 0 : 1 / near->bytes_per_s;
  if (far->seconds.npoints > 0) peaks->near_byte_s = 0; /* a curve need not rise */
  peaks->boost_any = fmax(peaks->boost_any, peaks->deep_boost);
  int is_binomial = hscal__machine_has_binomial_trees(machine); /* else two hops: up, and down to whoever is told */
  for (int members = 1; members <= HSCAL_COUNTED_LINES; members++)
    for (int head = 0; head < members; head++)
      peaks->hops[members] += is_binomial ? hscal__tree_hops_by_head(members, head) : 2 * (members > 1);
}

void hscal__machine_peaks_init(const hscal_problem *problem, hscal_machine_peaks *peaks) {
  enum { DEEP = 1 << 14 };
  const hscal_machine *machine = problem->machine;
  *peaks = (hscal_machine_peaks){.machine = machine,
                                 .oversubscription = problem->oversubscription,
                                 .nblocks = problem->nblocks,
                                 .npanels = problem->npanels,
                                 .head_start_each_s = hscal__head_start_each_s(machine),
                                 .message_s = INFINITY,
                                 .byte_s = INFINITY};
  for (int i = 0; i < problem->nblocks; i++) peaks->block[i] = problem->block[i];
  for (int i = 0; i < problem->npanels; i++) peaks->panel[i] = problem->panel[i];
  peaks->boost_any = peak_boost(problem, DEEP);
  for (int i = 0; i < problem->npanels; i++) {
    peaks->boost[i] = peak_boost(problem, problem->panel[i]);
    peaks->boost_any = fmax(peaks->boost_any, peaks->boost[i]);
  }
  enum { LONG = 1 << 24 };
  for (int a = 0; a < machine->nclasses; a++) {
    double latency = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, a, a, 0);
    double seconds = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, a, a, LONG);
    peaks->message_s = fmin(peaks->message_s, latency);
    peaks->byte_s = fmin(peaks->byte_s, (seconds - latency) / LONG);
  }
  if (hscal__is_scalapack(problem->call->routine)) note_panels(problem, peaks);
}

/* Whatever hops a message takes on its way from one process to another. */
double hscal__hop_bound(const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  return process_set->most == 1 ? peaks->far_hop_s : fmin(peaks->far_hop_s, peaks->near_hop_s);
}

double hscal__byte_bound(const hscal_machine_peaks *peaks, const hscal_process_set *process_set) {
  return process_set->most == 1 ? peaks->byte_s : fmin(peaks->byte_s, peaks->near_byte_s);
}
