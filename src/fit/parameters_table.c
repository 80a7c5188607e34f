#include "fit/parameters_table.h"
#include "base/minmax.h"
#include "base/status.h"
#include "fit/calibrated.h"
#include "machine/machine_builder.h"
#include "machine/speed.h"

#include <math.h>

/* ---- kernels ----------------------------------------------------------------------------------------------------- */

static int is_product(const hscal_kernel_speed *speed) { return hscal__kernel_level(speed->kernel) == 3; }

/* The speed of gemm of one thread of the first class. */
static const hscal_kernel_speed *gemm_of(const hscal_machine *machine) {
  double scale;
  return hscal__node_speed(&machine->classes[0], HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, &scale);
}

static void scale_speed(hscal_kernel_speed *speed, double factor) {
  speed->flops_per_s *= factor;
  for (int p = 0; p < speed->npoints; p++) speed->points[p].flops_per_s *= factor;
}

static double products(const hscal_machine *machine) {
  const hscal_kernel_speed *gemm = gemm_of(machine);
  return gemm ? gemm->flops_per_s : 0;
}

static void scale_products(hscal_machine *machine, double factor) {
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < machine->classes[c].nspeeds; i++)
      if (is_product(&machine->classes[c].speeds[i])) scale_speed(&machine->classes[c].speeds[i], factor);
}

/* Points say it themselves. */
static double half_k(const hscal_machine *machine) {
  const hscal_kernel_speed *gemm = gemm_of(machine);
  return gemm && gemm->npoints == 0 ? gemm->half_k : 0;
}

static void scale_half_k(hscal_machine *machine, double factor) {
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < machine->classes[c].nspeeds; i++) machine->classes[c].speeds[i].half_k *= factor;
}

/* By the largest number of threads that has a speed. */
static double threads_exponent(const hscal_machine *machine) {
  const hscal_node_class *class = &machine->classes[0];
  double one = products(machine), exponent = 0;
  int most = 1;
  for (int i = 0; i < class->nspeeds; i++) {
    const hscal_kernel_speed *speed = &class->speeds[i];
    if (speed->kernel != HSCAL_KERNEL_GEMM || speed->threads <= most || one <= 0) continue;
    most = speed->threads;
    exponent = log(speed->flops_per_s / one) / log(most);
  }
  return hscal__fmax(exponent, 0);
}

static void scale_threads(hscal_machine *machine, double factor) {
  double added = threads_exponent(machine) * (factor - 1);
  for (int c = 0; c < machine->nclasses; c++)
    for (int i = 0; i < machine->classes[c].nspeeds; i++) {
      hscal_kernel_speed *speed = &machine->classes[c].speeds[i];
      if (is_product(speed) && speed->threads > 1) scale_speed(speed, pow(speed->threads, added));
    }
}

static double memory(const hscal_machine *machine) { return machine->classes[0].copy_bytes_per_s; }

static void scale_memory(hscal_machine *machine, double factor) {
  for (int c = 0; c < machine->nclasses; c++) {
    machine->classes[c].copy_bytes_per_s *= factor;
    for (int i = 0; i < machine->classes[c].nspeeds; i++)
      if (!is_product(&machine->classes[c].speeds[i])) scale_speed(&machine->classes[c].speeds[i], factor);
  }
}

static double reduce(const hscal_machine *machine) { return machine->classes[0].reduce_bytes_per_s; }

static void scale_reduce(hscal_machine *machine, double factor) {
  for (int c = 0; c < machine->nclasses; c++) machine->classes[c].reduce_bytes_per_s *= factor;
}

static double pack(const hscal_machine *machine) { return machine->classes[0].pack_bytes_per_s; }

static void scale_pack(hscal_machine *machine, double factor) {
  for (int c = 0; c < machine->nclasses; c++) machine->classes[c].pack_bytes_per_s *= factor;
}

/* ---- messages ---------------------------------------------------------------------------------------------------- */

/* A measured curve begins with its latency; the rest of it is transfer. */
static void add_latency(hscal_message_layer *layer, double factor) {
  hscal_curve *curve = &layer->seconds;
  double added = curve->npoints > 0 ? hscal__curve_at(curve, 0) * (factor - 1) : 0;
  layer->latency_s *= factor;
  for (int i = 0; i < curve->npoints; i++) curve->y[i] += added;
}

static void widen(hscal_message_layer *layer, double factor) {
  hscal_curve *curve = &layer->seconds;
  double start_s = curve->npoints > 0 ? hscal__curve_at(curve, 0) : 0;
  layer->bytes_per_s *= factor;
  for (int i = 0; i < curve->npoints; i++) curve->y[i] = start_s + (curve->y[i] - start_s) / factor;
}

static double latency_of(const hscal_message_layer *layer) {
  return layer->seconds.npoints > 0 ? hscal__curve_at(&layer->seconds, 0) : layer->latency_s;
}

/* Bytes per second of a long message. */
static double rate_of(const hscal_message_layer *layer) {
  const hscal_curve *curve = &layer->seconds;
  int n = curve->npoints;
  if (n < 2) return layer->bytes_per_s;
  double seconds = curve->y[n - 1] - hscal__curve_at(curve, 0);
  return seconds > 0 ? curve->x[n - 1] / seconds : 0;
}

/* One node has no network. */
static const hscal_message_layer *network_of(const hscal_machine *machine) {
  return machine->nnodes > 1 ? &machine->layer[HSCAL_LAYER_NETWORK] : NULL;
}

static double latency(const hscal_machine *machine) {
  const hscal_message_layer *network = network_of(machine);
  return network ? latency_of(network) + 2 * machine->classes[0].link_latency_s : 0;
}

static void scale_latency(hscal_machine *machine, double factor) {
  add_latency(&machine->layer[HSCAL_LAYER_NETWORK], factor);
  machine->switches.latency_s *= factor;
  for (int c = 0; c < machine->nclasses; c++) machine->classes[c].link_latency_s *= factor;
}

static double bandwidth(const hscal_machine *machine) {
  const hscal_message_layer *network = network_of(machine);
  if (!network) return 0;
  double link = machine->classes[0].link_bytes_per_s, message = rate_of(network);
  return link > 0 && message > 0 ? hscal__fmin(link, message) : hscal__fmax(link, message);
}

static void scale_bandwidth(hscal_machine *machine, double factor) {
  widen(&machine->layer[HSCAL_LAYER_NETWORK], factor);
  machine->switches.bytes_per_s *= factor;
  machine->switches.uplink_bytes_per_s *= factor;
  for (int c = 0; c < machine->nclasses; c++) {
    machine->classes[c].link_bytes_per_s *= factor;
    machine->classes[c].link_both_bytes_per_s *= factor;
  }
}

static double overhead(const hscal_machine *machine) {
  return machine->layer[machine->nnodes > 1 ? HSCAL_LAYER_NETWORK : HSCAL_LAYER_NODE].send_overhead_s;
}

static void scale_overhead(hscal_machine *machine, double factor) {
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    machine->layer[i].send_overhead_s *= factor;
    machine->layer[i].receive_overhead_s *= factor;
  }
}

/* Where nodes have one processor each nothing is sent inside. */
static const hscal_message_layer *inside_of(const hscal_machine *machine) {
  return machine->classes[0].processors > 1 ? &machine->layer[HSCAL_LAYER_NODE] : NULL;
}

static double node_latency(const hscal_machine *machine) {
  const hscal_message_layer *inside = inside_of(machine);
  return inside ? latency_of(inside) : 0;
}

static void scale_node_latency(hscal_machine *machine, double factor) {
  add_latency(&machine->layer[HSCAL_LAYER_NODE], factor);
}

static double node_bandwidth(const hscal_machine *machine) {
  const hscal_message_layer *inside = inside_of(machine);
  return inside ? rate_of(inside) : 0;
}

static void scale_node_bandwidth(hscal_machine *machine, double factor) {
  widen(&machine->layer[HSCAL_LAYER_NODE], factor);
}

/* ---- the table ---------------------------------------------------------------------------------------------------- */

const hscal_parameter_row hscal__parameters[HSCAL_FIT_PARAMETERS] = {
    [HSCAL_FIT_PRODUCTS] = {"speed of products", "Gflop/s", 1e-9, HSCAL_FIT_SD_PEAK, products, scale_products},
    [HSCAL_FIT_HALF_K] = {"inner dimension of half speed", "", 1, HSCAL_FIT_SD_PEAK, half_k, scale_half_k},
    [HSCAL_FIT_THREADS] = {"exponent of threads", "", 1, HSCAL_FIT_SD_PEAK, threads_exponent, scale_threads},
    [HSCAL_FIT_MEMORY] = {"copies in memory", "GB/s", 1e-9, HSCAL_FIT_SD_RATE, memory, scale_memory},
    [HSCAL_FIT_LATENCY] = {"latency of the network", "us", 1e6, HSCAL_FIT_SD_LATENCY, latency, scale_latency},
    [HSCAL_FIT_BANDWIDTH] = {"bandwidth of the network", "GB/s", 1e-9, HSCAL_FIT_SD_RATE, bandwidth, scale_bandwidth},
    [HSCAL_FIT_OVERHEAD] = {"processor time per message", "us", 1e6, HSCAL_FIT_SD_LATENCY, overhead, scale_overhead},
    [HSCAL_FIT_NODE_LATENCY] = {"latency within nodes", "us", 1e6, HSCAL_FIT_SD_LATENCY, node_latency,
                                scale_node_latency},
    [HSCAL_FIT_NODE_BANDWIDTH] = {"bandwidth within nodes", "GB/s", 1e-9, HSCAL_FIT_SD_RATE, node_bandwidth,
                                  scale_node_bandwidth},
    [HSCAL_FIT_REDUCE] = {"sums of received data", "GB/s", 1e-9, HSCAL_FIT_SD_LATENCY, reduce, scale_reduce},
    [HSCAL_FIT_PACK] = {"packing of derived types", "GB/s", 1e-9, HSCAL_FIT_SD_LATENCY, pack, scale_pack},
};

/* ---- what is missing ---------------------------------------------------------------------------------------------- */

static int add_threads(hscal_node_class *class, int threads) {
  double scale;
  if (threads < 2 || hscal__node_speed_of(class, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, threads, &scale)) return 0;
  int known = class->nspeeds;
  for (int i = 0; i < known; i++) {
    const hscal_kernel_speed one = class->speeds[i];
    hscal_kernel_speed *added;
    if (one.threads != 1 || !is_product(&one)) continue;
    HSCAL_TRY(hscal__class_add_speed(class, one.kernel, one.type, one.flops_per_s, one.half_k, one.npoints, &added));
    for (int p = 0; p < one.npoints; p++) added->points[p] = one.points[p];
    added->threads = threads;
    scale_speed(added, pow(threads, HSCAL_FIT_THREADS_EXPONENT));
  }
  return 0;
}

/* As fast as copies. */
static void add_rates(hscal_node_class *class) {
  if (class->reduce_bytes_per_s == 0) class->reduce_bytes_per_s = class->copy_bytes_per_s;
  if (class->pack_bytes_per_s == 0) class->pack_bytes_per_s = class->copy_bytes_per_s;
}

int hscal__parameters_prepare(hscal_machine *machine, const int *threads, int count) {
  int is_simulated = hscal__machine_collectives(machine)->is_smpi;
  for (int c = 0; c < machine->nclasses; c++) {
    for (int t = 0; t < count; t++) HSCAL_TRY(add_threads(&machine->classes[c], threads[t]));
    if (!is_simulated) add_rates(&machine->classes[c]);
  }
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    hscal_message_layer *layer = &machine->layer[i];
    if (layer->send_overhead_s > 0 || layer->receive_overhead_s > 0) continue;
    double links_s = i == HSCAL_LAYER_NETWORK ? 2 * machine->classes[0].link_latency_s : 0;
    layer->send_overhead_s = layer->receive_overhead_s = 0.5 * HSCAL_FIT_OVERHEAD_PART * (latency_of(layer) + links_s);
  }
  return 0;
}
