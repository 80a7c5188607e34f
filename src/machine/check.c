/* Is a machine, however it was made, one that the models can trust? */
#include "machine/check.h"
#include "base/status.h"
#include "machine/node_rates.h"
#include "machine/quantity.h"
#include "machine/speed.h"
#include "machine/switches.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_NAME = 255 };

/* The file's key of what is being checked, e.g. "nodes[2].kernels[0]". */
typedef struct checked_place {
  char key[96];
} checked_place;

static checked_place place_of(const char *format, ...) __attribute__((format(printf, 1, 2)));
static checked_place place_of(const char *format, ...) {
  checked_place made;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(made.key, sizeof made.key, format, arguments);
  va_end(arguments);
  return made;
}

static int check_value(hscal_quantity quantity, double value, const checked_place *at, const char *key) {
  char fault[80];
  if (!hscal__quantity_fault(quantity, value, fault, sizeof fault)) return 0;
  return hscal__fail(HSCAL_ERROR_MACHINE, "%s%s: %s", at->key, key, fault);
}

/* Zero stands for "not limited" in some rates. */
static int check_optional(hscal_quantity quantity, double value, const checked_place *at, const char *key) {
  return value == 0 ? 0 : check_value(quantity, value, at, key);
}

static int check_name(const char *name, const checked_place *at, const char *key) {
  if (!name || !*name) return hscal__fail(HSCAL_ERROR_MACHINE, "%s%s: must not be empty", at->key, key);
  if (strlen(name) > LONGEST_NAME)
    return hscal__fail(HSCAL_ERROR_MACHINE, "%s%s: is longer than %d letters", at->key, key, LONGEST_NAME);
  for (const char *c = name; *c; c++)
    if ((unsigned char)*c < ' ')
      return hscal__fail(HSCAL_ERROR_MACHINE, "%s%s: holds a control character", at->key, key);
  return 0;
}

static int check_dimensions(const hscal_kernel_point *point, const char *dims, const checked_place *at) {
  for (const char *d = dims; *d; d++) {
    const char key[] = {'.', *d, 0};
    int value = *d == 'm' ? point->m : *d == 'n' ? point->n : point->k;
    HSCAL_TRY(check_value(HSCAL_Q_DIMENSION, value, at, key));
  }
  return 0;
}

static int check_points(const hscal_kernel_speed *speed, const checked_place *at) {
  for (int i = 0; i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    checked_place here = place_of("%s.points[%d]", at->key, i);
    HSCAL_TRY(check_dimensions(point, hscal__kernel_facts[speed->kernel].dims, &here));
    HSCAL_TRY(check_value(HSCAL_Q_SPEED, point->flops_per_s, &here, ".gflops"));
    for (int j = 0; j < i; j++)
      if (speed->points[j].m == point->m && speed->points[j].n == point->n && speed->points[j].k == point->k)
        return hscal__fail(HSCAL_ERROR_MACHINE, "%s: the same shape as points[%d]", here.key, j);
  }
  return 0;
}

static int check_threads(const hscal_node_class *node_class, const hscal_kernel_speed *speed, const checked_place *at) {
  HSCAL_TRY(check_value(HSCAL_Q_PROCESSORS, speed->threads, at, ".threads"));
  if (speed->threads > node_class->processors)
    return hscal__fail(HSCAL_ERROR_MACHINE, "%s.threads: more than the processors of the node (%d)", at->key,
                       node_class->processors);
  return 0;
}

static int same_curve(const hscal_kernel_speed *a, const hscal_kernel_speed *b) {
  return a->kernel == b->kernel && a->type == b->type && a->threads == b->threads;
}

static int check_speeds(const hscal_node_class *node_class, const checked_place *at) {
  int has_gemm = 0;
  if (node_class->nspeeds < 1) return hscal__fail(HSCAL_ERROR_MACHINE, "%s.kernels: must not be empty", at->key);
  for (int i = 0; i < node_class->nspeeds; i++) {
    const hscal_kernel_speed *speed = &node_class->speeds[i];
    checked_place here = hscal__class_is_short(node_class) ? *at : place_of("%s.kernels[%d]", at->key, i);
    if (!hscal__kernel_name(speed->kernel))
      return hscal__fail(HSCAL_ERROR_MACHINE, "%s.kernel: has no speed", here.key);
    HSCAL_TRY(check_value(HSCAL_Q_SPEED, speed->flops_per_s, &here, ".gflops"));
    HSCAL_TRY(check_value(HSCAL_Q_HALF_K, speed->half_k, &here, ".half_k"));
    if (speed->half_k > 0 && hscal__kernel_level(speed->kernel) < 3)
      return hscal__fail(HSCAL_ERROR_MACHINE, "%s.half_k: %s has no inner dimension", here.key,
                         hscal__kernel_name(speed->kernel));
    has_gemm |= speed->kernel == HSCAL_KERNEL_GEMM && speed->threads == 1;
    HSCAL_TRY(check_threads(node_class, speed, &here));
    HSCAL_TRY(check_points(speed, &here));
    for (int j = 0; j < i; j++)
      if (same_curve(&node_class->speeds[j], speed))
        return hscal__fail(HSCAL_ERROR_MACHINE, "%s: the same kernel, type and threads as kernels[%d]", here.key, j);
  }
  if (!has_gemm) return hscal__fail(HSCAL_ERROR_MACHINE, "%s.kernels: \"gemm\" of one thread is missing", at->key);
  return 0;
}

static int check_link(const hscal_node_class *node_class, const checked_place *at) {
  double link = node_class->link_bytes_per_s, both = node_class->link_both_bytes_per_s;
  HSCAL_TRY(check_optional(HSCAL_Q_RATE, link, at, ".link_bytes_per_s"));
  HSCAL_TRY(check_optional(HSCAL_Q_RATE, both, at, ".link_both_bytes_per_s"));
  if (both == 0 || (link > 0 && hscal__are_both_directions(link, both))) return 0;
  return hscal__fail(HSCAL_ERROR_MACHINE, "%s.link_both_bytes_per_s: %s", at->key,
                     link > 0 ? "must be at least link_bytes_per_s and at most twice that"
                              : "means nothing without link_bytes_per_s");
}

static int check_rates(const hscal_node_class *node_class, const checked_place *at) {
  for (int i = 0; i < HSCAL_NODE_RATES; i++) {
    char key[64];
    snprintf(key, sizeof key, ".%s", hscal__node_rates[i].key);
    HSCAL_TRY(check_optional(HSCAL_Q_RATE, hscal__rate_in_class(node_class, i), at, key));
  }
  return 0;
}

static int check_class(const hscal_node_class *node_class, const checked_place *at) {
  HSCAL_TRY(check_name(node_class->name, at, ".name"));
  HSCAL_TRY(check_value(HSCAL_Q_PROCESSORS, node_class->processors, at, ".processors"));
  HSCAL_TRY(check_value(HSCAL_Q_MEMORY, node_class->memory_bytes, at, ".memory_bytes"));
  HSCAL_TRY(check_rates(node_class, at));
  HSCAL_TRY(check_link(node_class, at));
  HSCAL_TRY(check_value(HSCAL_Q_LATENCY, node_class->link_latency_s, at, ".link_latency_us"));
  HSCAL_TRY(check_optional(HSCAL_Q_PROCESSORS, node_class->measured_processes, at, ".measured_processes"));
  HSCAL_TRY(check_optional(HSCAL_Q_RATIO, node_class->alone_speedup, at, ".alone_speedup"));
  return check_speeds(node_class, at);
}

static int check_curve(const hscal_curve *curve, const checked_place *at) {
  for (int i = 0; i < curve->npoints; i++) {
    checked_place here = place_of("%s.points[%d]", at->key, i);
    HSCAL_TRY(check_value(HSCAL_Q_MESSAGE_BYTES, curve->x[i], &here, ".bytes"));
    HSCAL_TRY(check_value(HSCAL_Q_MESSAGE_TIME, curve->y[i], &here, ".us"));
    if (i > 0 && !(curve->x[i] > curve->x[i - 1]))
      return hscal__fail(HSCAL_ERROR_MACHINE, "%s.bytes: must be more than the point before", here.key);
    if (i > 0 && !(curve->y[i] >= curve->y[i - 1]))
      return hscal__fail(HSCAL_ERROR_MACHINE, "%s.us: must not be less than the point before (a larger message)",
                         here.key);
  }
  return 0;
}

static int check_layer(const hscal_message_layer *layer, const checked_place *at) {
  HSCAL_TRY(check_value(HSCAL_Q_LATENCY, layer->latency_s, at, ".latency_us"));
  HSCAL_TRY(check_optional(HSCAL_Q_RATE, layer->bytes_per_s, at, ".bytes_per_s"));
  HSCAL_TRY(check_value(HSCAL_Q_MESSAGE_BYTES, layer->envelope_bytes, at, ".envelope_bytes"));
  HSCAL_TRY(check_value(HSCAL_Q_LATENCY, layer->send_overhead_s, at, ".send_overhead_us"));
  HSCAL_TRY(check_value(HSCAL_Q_LATENCY, layer->receive_overhead_s, at, ".receive_overhead_us"));
  if (!(isinf(layer->rendezvous_bytes) && layer->rendezvous_bytes > 0))
    HSCAL_TRY(check_value(HSCAL_Q_MESSAGE_BYTES, layer->rendezvous_bytes, at, ".rendezvous_bytes"));
  if (layer->shared && layer->bytes_per_s == 0)
    return hscal__fail(HSCAL_ERROR_MACHINE, "%s.bytes_per_s: is missing: a shared layer needs its capacity", at->key);
  return check_curve(&layer->seconds, at);
}

/* Between nodes something must limit the rate, or messages of any size would be free. */
static int check_network(const hscal_machine *machine) {
  const hscal_message_layer *network = &machine->layer[HSCAL_LAYER_NETWORK];
  if (machine->nnodes == 1 || network->bytes_per_s > 0 || network->seconds.npoints > 0) return 0;
  for (int i = 0; i < machine->nclasses; i++)
    if (machine->classes[i].link_bytes_per_s == 0)
      return hscal__fail(HSCAL_ERROR_MACHINE,
                         "nodes[%d].link_bytes_per_s: is missing: neither it nor layers.network limits the rate", i);
  return 0;
}

static int check_grouping(const hscal_machine *machine) {
  int expected = 0; /* class that the next node may still belong to */
  for (int i = 0; i < machine->nnodes; i++) {
    int next = machine->class_of[i];
    if (next < 0 || next >= machine->nclasses || next < expected || next > expected + (i > 0))
      return hscal__fail(HSCAL_ERROR_MACHINE, "nodes: node %d is not grouped by class", i);
    expected = next;
  }
  if (machine->nnodes < 1 || expected != machine->nclasses - 1)
    return hscal__fail(HSCAL_ERROR_MACHINE, "nodes: a class has no nodes");
  return 0;
}

/* Nodes of a class stand together that are behind one switch: files tell how many there are of each. */
static int check_groups(const hscal_machine *machine) {
  const hscal_switches *switches = &machine->switches;
  int *seen_in = calloc((size_t)switches->count + 1, sizeof *seen_in), status = 0; /* class + 1 */
  if (!seen_in) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for %d switches", switches->count);
  for (int i = 0; i < machine->nnodes && !status; i++) {
    int s = switches->of[i], class = machine->class_of[i];
    if (s < 0 || s >= switches->count) {
      status = hscal__fail(HSCAL_ERROR_MACHINE, "nodes[%d].switch: node %d has no switch", class, i);
    } else if (i == 0 || machine->class_of[i - 1] != class || switches->of[i - 1] != s) {
      if (seen_in[s] == class + 1)
        status = hscal__fail(HSCAL_ERROR_MACHINE, "nodes[%d].switch: node %d is not grouped by switch", class, i);
      seen_in[s] = class + 1;
    }
  }
  free(seen_in);
  return status;
}

static int check_switches(const hscal_machine *machine) {
  const hscal_switches *switches = &machine->switches;
  checked_place here = place_of("layers.switches");
  if (switches->count == 0) return 0;
  if (switches->count > HSCAL_MOST_SWITCHES)
    return hscal__fail(HSCAL_ERROR_MACHINE, "layers.switches: is out of range: more than %d switches",
                       HSCAL_MOST_SWITCHES);
  for (int s = 0; s < switches->count; s++) HSCAL_TRY(check_name(switches->name[s], &here, ": a switch's name"));
  HSCAL_TRY(check_value(HSCAL_Q_LATENCY, switches->latency_s, &here, ".latency_us"));
  HSCAL_TRY(check_optional(HSCAL_Q_RATE, switches->bytes_per_s, &here, ".bytes_per_s"));
  HSCAL_TRY(check_optional(HSCAL_Q_RATE, switches->uplink_bytes_per_s, &here, ".uplink_bytes_per_s"));
  return check_groups(machine);
}

/* Those of hscal are checked by its tests. */
static int check_collectives(const hscal_machine *machine) {
  const hscal_collectives *own = machine->own_collectives;
  char fault[240];
  if (!own || !hscal__collectives_fault(own->rows, own->nrows, fault, sizeof fault)) return 0;
  return hscal__fail(HSCAL_ERROR_MACHINE, "collectives%s", fault);
}

/* Below 0: nobody says. */
static int check_ratio_errors(const hscal_ratio_errors *errors) {
  checked_place here = place_of("ratio_errors."), top = place_of("%s", "");
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++)
    if (!(errors->half_width[k] < 0))
      HSCAL_TRY(check_value(HSCAL_Q_LOG, errors->half_width[k], &here, hscal__pair_word((hscal_pair_kind)k)));
  return errors->noise < 0 ? 0 : check_value(HSCAL_Q_RELATIVE, errors->noise, &top, "noise");
}

static int check_noise_parts(const hscal_noise_parts *parts) {
  checked_place here = place_of("provenance.noise.");
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++)
    HSCAL_TRY(check_value(HSCAL_Q_RELATIVE, parts->of[s], &here, hscal__noise_word((hscal_noise_source)s)));
  return 0;
}

static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }

static int check_distinct(const hscal_machine *machine) {
  size_t count = (size_t)machine->nnodes;
  char **sorted = malloc(count * sizeof *sorted);
  if (!sorted) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for %d node names", machine->nnodes);
  memcpy(sorted, machine->node_name, count * sizeof *sorted);
  qsort(sorted, count, sizeof *sorted, by_text);
  int status = 0;
  for (size_t i = 1; i < count && !status; i++)
    if (strcmp(sorted[i - 1], sorted[i]) == 0)
      status = hscal__fail(HSCAL_ERROR_MACHINE, "nodes: two nodes have the name \"%.60s\"", sorted[i]);
  free(sorted);
  return status;
}

int hscal__machine_check(const hscal_machine *machine) {
  checked_place top = place_of("%s", "");
  HSCAL_TRY(check_value(HSCAL_Q_NODES, machine->nnodes, &top, "nodes"));
  HSCAL_TRY(check_grouping(machine));
  if (machine->name) HSCAL_TRY(check_name(machine->name, &top, "name"));
  for (int i = 0; i < machine->nclasses; i++) {
    checked_place here = place_of("nodes[%d]", i);
    HSCAL_TRY(check_class(&machine->classes[i], &here));
  }
  for (int i = 0; i < machine->nnodes; i++) {
    checked_place here = place_of("nodes[%d]", machine->class_of[i]);
    HSCAL_TRY(check_name(machine->node_name[i], &here, ".names"));
  }
  HSCAL_TRY(check_distinct(machine));
  static const char *const layer_key[HSCAL_LAYERS] = {"layers.node", "layers.network"};
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    checked_place here = place_of("%s", layer_key[i]);
    HSCAL_TRY(check_layer(&machine->layer[i], &here));
  }
  HSCAL_TRY(check_network(machine));
  HSCAL_TRY(check_switches(machine));
  HSCAL_TRY(check_collectives(machine));
  HSCAL_TRY(check_value(HSCAL_Q_OVERSUBSCRIPTION, machine->processes_per_processor, &top, "processes_per_processor"));
  HSCAL_TRY(check_value(HSCAL_Q_RELATIVE, machine->model_error, &top, "model_error"));
  HSCAL_TRY(check_value(HSCAL_Q_RELATIVE, hscal__machine_interval(machine), &top, "interval_error"));
  HSCAL_TRY(check_ratio_errors(&machine->ratio_errors));
  HSCAL_TRY(check_value(HSCAL_Q_SAMPLES, machine->samples, &top, "provenance.samples"));
  HSCAL_TRY(check_noise_parts(&machine->noise_parts));
  return check_value(HSCAL_Q_RELATIVE, machine->spread, &top, "provenance.spread");
}
