#include "machine/plausible.h"
#include "machine/calibrated.h"
#include "machine/fingerprint.h"
#include "machine/speed.h"

#include <math.h>
#include <stdio.h>

typedef enum quantity {
  NODE_LATENCY,
  NETWORK_LATENCY,
  SWITCH_LATENCY,
  NODE_RATE,
  NETWORK_RATE,
  LINK_RATE,
  COPY_RATE,
  CORE_SPEED,
  MEMORY,
  QUANTITIES
} quantity;

/* What is believed, inside units; texts in the unit of people. */
static const struct {
  const char *what;
  double low, high;
  double unit; /* one of them is so much inside */
  const char *unit_name;
  const char *below, *above; /* why not less, why not more */
} limits[QUANTITIES] = {
    [NODE_LATENCY] = {"a small message within a node takes", 0, 50e-6, 1e-6, "us", "",
                      "processes of a node share its memory, so these waited for a processor that others had"},
    [NETWORK_LATENCY] = {"a small message between nodes takes", 0, 10e-3, 1e-6, "us", "",
                         "no network of one room is so slow, so it was busy, or its processes were"},
    [SWITCH_LATENCY] = {"a message from one switch to another takes longer by", 0, 10e-3, 1e-6, "us", "",
                        "no network of one room is so slow, so it was busy"},
    [NODE_RATE] = {"messages within a node move at", 100e6, 1e12, 1e9, "GB/s",
                   "the memory of any computer is faster, so processes waited for a processor that others had",
                   "no processor's memory is so fast"},
    [NETWORK_RATE] = {"messages between nodes move at", 1e6, 1e12, 1e9, "GB/s",
                      "a network of 10 Mbit/s is as slow, and none is in use", "no network is so fast"},
    [LINK_RATE] = {"the link carries", 1e6, 1e12, 1e9, "GB/s", "a network of 10 Mbit/s is as slow, and none is in use",
                   "no network is so fast"},
    [COPY_RATE] = {"a process copies at", 10e6, 1e12, 1e9, "GB/s",
                   "the memory of any computer is faster, so its processor had other work",
                   "no processor's memory is so fast"},
    [CORE_SPEED] = {"gemm of a core reaches", 0.1e9, 1e12, 1e9, "Gflop/s",
                    "any core of the last twenty years is faster, so its processor had other work",
                    "no core is so fast: was it a whole processor, or an accelerator?"},
    [MEMORY] = {"the memory of a node is", 64e6, 1e14, 1e9, "GB", "no computer of today has so little",
                "no computer has so much"},
};

double hscal__plausible_latency_s(int layer) {
  return limits[layer == HSCAL_LAYER_NODE ? NODE_LATENCY : NETWORK_LATENCY].high;
}

/* `where` ends with ": " or is empty. */
static int judge(hscal_machine *machine, const char *where, quantity which, double value) {
  int above = value > limits[which].high;
  if (!above && !(value < limits[which].low)) return 0;
  double unit = limits[which].unit, limit = above ? limits[which].high : limits[which].low;
  return hscal__machine_warn(machine, "implausible: %s%s %.4g %s, %s %g %s: %s", where, limits[which].what,
                             value / unit, limits[which].unit_name, above ? "more than" : "less than", limit / unit,
                             limits[which].unit_name, above ? limits[which].above : limits[which].below);
}

/* ---- messages --------------------------------------------------------------------------------------------- */

/* Bytes per second of the largest message of a curve, beyond what a small one takes; 0 where none is large enough to tell. */
static double curve_rate(const hscal_curve *curve) {
  int last = curve->npoints - 1;
  if (last < 1 || curve->x[last] < HSCAL_TELLS_RATE_BYTES || !(curve->y[last] > curve->y[0])) return 0;
  return (curve->x[last] - curve->x[0]) / (curve->y[last] - curve->y[0]);
}

static int judge_layer(hscal_machine *machine, int which) {
  const hscal_message_layer *layer = &machine->layer[which];
  int inside = which == HSCAL_LAYER_NODE, measured = layer->seconds.npoints > 0;
  double small_s = measured ? layer->seconds.y[0] : layer->latency_s;
  double rate = measured ? curve_rate(&layer->seconds) : layer->bytes_per_s;
  int status = judge(machine, "", inside ? NODE_LATENCY : NETWORK_LATENCY, small_s);
  if (!status && rate > 0) status = judge(machine, "", inside ? NODE_RATE : NETWORK_RATE, rate);
  return status;
}

static int judge_messages(hscal_machine *machine) {
  const hscal_switches *switches = &machine->switches;
  int status = judge_layer(machine, HSCAL_LAYER_NODE);
  if (!status && machine->nnodes > 1) status = judge_layer(machine, HSCAL_LAYER_NETWORK);
  if (!status && switches->count > 0) status = judge(machine, "", SWITCH_LATENCY, switches->latency_s);
  return status;
}

/* ---- nodes ------------------------------------------------------------------------------------------------ */

static double of_one_thread(const hscal_kernel_speed *speed) {
  return speed->flops_per_s / (speed->threads > 1 ? speed->threads : 1);
}

/* The fastest of the kernels with such a level, of type d and one thread; 0: there is none. */
static double fastest(const hscal_node_class *node, int is_gemm) {
  double best = 0;
  for (int i = 0; i < node->nspeeds; i++) {
    const hscal_kernel_speed *speed = &node->speeds[i];
    int wanted = is_gemm ? speed->kernel == HSCAL_KERNEL_GEMM : hscal__kernel_level(speed->kernel) < 3;
    if (wanted && speed->type == HSCAL_TYPE_D && speed->threads <= 1) best = fmax(best, speed->flops_per_s);
  }
  return best;
}

static int judge_speeds(hscal_machine *machine, const char *where, const hscal_node_class *node) {
  double low = INFINITY, high = 0, gemm = fastest(node, 1), others = fastest(node, 0);
  for (int i = 0; i < node->nspeeds; i++)
    if (node->speeds[i].kernel == HSCAL_KERNEL_GEMM) {
      double speed = of_one_thread(&node->speeds[i]);
      low = fmin(low, speed);
      high = fmax(high, hscal__type_is_single(node->speeds[i].type) ? speed / 2 : speed);
    }
  int status = judge(machine, where, CORE_SPEED, low);
  if (!status && high != low) status = high > limits[CORE_SPEED].high ? judge(machine, where, CORE_SPEED, high) : 0;
  if (status || !(gemm > 0 && gemm < HSCAL_LEAST_OF_GEMM * others)) return status;
  return hscal__machine_warn(machine,
                             "implausible: %sgemm reaches %.4g Gflop/s, less than kernels of levels 1 and 2, %.4g: it "
                             "uses again what they fetch each time, so its processor had other work",
                             where, gemm * 1e-9, others * 1e-9);
}

static int judge_class(hscal_machine *machine, int index) {
  const hscal_node_class *node = &machine->classes[index];
  char where[100];
  snprintf(where, sizeof where, "nodes[%d] %.60s: ", index, node->name);
  int status = judge_speeds(machine, where, node);
  if (!status) status = judge(machine, where, MEMORY, node->memory_bytes);
  if (!status && node->copy_bytes_per_s > 0) status = judge(machine, where, COPY_RATE, node->copy_bytes_per_s);
  if (!status && node->link_bytes_per_s > 0) status = judge(machine, where, LINK_RATE, node->link_bytes_per_s);
  return status;
}

/* Do two have the same processors and libraries, as far as is known? */
static int is_same_kind(const hscal_node_class *a, const hscal_node_class *b) {
  char changes[200];
  if (!a->fingerprint || !b->fingerprint || !*a->fingerprint->part[HSCAL_FINGERPRINT_CPU]) return 0;
  return hscal__fingerprint_changes(a->fingerprint, b->fingerprint, changes, sizeof changes) == 0;
}

/* Kinds that should be as fast as each other and are not, each with the first that it is compared to. */
static int judge_equal_fingerprints(hscal_machine *machine, int index) {
  const hscal_node_class *node = &machine->classes[index];
  for (int c = 0; c < index; c++) {
    const hscal_node_class *other = &machine->classes[c];
    double ratio = fastest(node, 1) / fastest(other, 1);
    if (!is_same_kind(node, other) || !(ratio > 0 && isfinite(ratio))) continue;
    if (!(ratio > HSCAL_MOST_APART || ratio < 1.0 / HSCAL_MOST_APART)) return 0;
    return hscal__machine_warn(machine,
                               "implausible: nodes[%d] %.60s: gemm is %.3g times as fast as on nodes[%d] %.60s, which "
                               "has the same processors and libraries: one of them had other work, or is ill",
                               index, node->name, ratio, c, other->name);
  }
  return 0;
}

int hscal__machine_plausible(hscal_machine *machine) {
  int status = judge_messages(machine);
  for (int i = 0; i < machine->nclasses && !status; i++) {
    status = judge_class(machine, i);
    if (!status) status = judge_equal_fingerprints(machine, i);
  }
  return status;
}
