/* Machines as processes with several threads see them. */
#include "machine/with_threads.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/fingerprint.h"
#include "machine/machine_builder.h"
#include "machine/node_rates.h"
#include "machine/quantity.h"
#include "machine/speed.h"
#include "machine/switches.h"

#include <stdlib.h>
#include <string.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for a machine with threads"); }

int hscal__class_threads(const hscal_node_class *node, int *counts, int capacity) {
  int found = 0;
  for (int last = 0, next;; last = next) {
    next = 0; /* the least beyond the last */
    for (int i = 0; i < node->nspeeds; i++) {
      const hscal_kernel_speed *speed = &node->speeds[i];
      if (speed->kernel == HSCAL_KERNEL_GEMM && speed->threads > last && (!next || speed->threads < next))
        next = speed->threads;
    }
    if (!next) return found;
    if (found < capacity) counts[found] = next;
    found++;
  }
}

int hscal__class_has_threads(const hscal_node_class *node, int threads) {
  for (int i = 0; i < node->nspeeds && threads <= node->processors; i++)
    if (node->speeds[i].kernel == HSCAL_KERNEL_GEMM && node->speeds[i].threads == threads) return 1;
  return 0;
}

/* By how much a speed of the machine is multiplied where processes have so many threads; 0: it is not used. */
static double times_of(const hscal_node_class *node, const hscal_kernel_speed *speed, int threads) {
  if (speed->threads == threads) return 1;
  if (speed->threads != 1 || hscal__kernel_level(speed->kernel) == 3) return 0;
  if (hscal__own_speed(node, speed->kernel, speed->type, threads)) return 0;
  return hscal__kernel_has_threads(speed->kernel) ? threads : 1;
}

static double product(double times, double flops_per_s) {
  return times == 1 ? flops_per_s : hscal__quantity_exact(HSCAL_Q_SPEED, times * flops_per_s);
}

static int derive_speeds(const hscal_node_class *from, int threads, hscal_node_class *to) {
  for (int i = 0; i < from->nspeeds; i++) {
    const hscal_kernel_speed *speed = &from->speeds[i];
    hscal_kernel_speed *added;
    double times = times_of(from, speed, threads);
    if (times == 0) continue;
    HSCAL_TRY(hscal__class_add_speed(to, speed->kernel, speed->type, product(times, speed->flops_per_s), speed->half_k,
                                     speed->npoints, &added));
    for (int p = 0; p < speed->npoints; p++) {
      added->points[p] = speed->points[p];
      added->points[p].flops_per_s = product(times, speed->points[p].flops_per_s);
    }
  }
  return 0;
}

static int copy_fingerprint(const hscal_fingerprint *from, hscal_fingerprint **to) {
  if (!from) return 0;
  *to = malloc(sizeof **to);
  if (!*to) return no_memory();
  **to = *from;
  return 0;
}

static int derive_class(const hscal_node_class *from, int threads, hscal_node_class *to) {
  char *name = hscal__copy_text(from->name);
  if (!name) return no_memory();
  *to = *from;
  to->name = name;
  to->nspeeds = 0, to->speeds = NULL;
  to->fingerprint = NULL;
  to->processors = from->processors / threads;
  for (int i = 0; i < HSCAL_NODE_RATES; i++) /* fewer processes share the node's memory */
    if (hscal__node_rates[i].grows_by_cores) *hscal__rate_of_class(to, i) *= threads;
  to->processor_cores = threads * hscal__class_processor_cores(from);
  HSCAL_TRY(copy_fingerprint(from->fingerprint, &to->fingerprint));
  return derive_speeds(from, threads, to);
}

static int copy_optional(const char *from, char **to) {
  *to = from ? hscal__copy_text(from) : NULL;
  return from && !*to ? no_memory() : 0;
}

static int copy_layer(const hscal_message_layer *from, hscal_message_layer *to) {
  hscal_curve curve = {0};
  int n = from->seconds.npoints;
  int status = n > 0 ? hscal__curve_new(n, &curve) : 0;
  *to = *from;
  to->seconds = curve;
  if (status || n == 0) return status;
  memcpy(curve.x, from->seconds.x, (size_t)n * sizeof *curve.x);
  memcpy(curve.y, from->seconds.y, (size_t)n * sizeof *curve.y);
  return 0;
}

/* Everything but classes and nodes. */
static int copy_rest(const hscal_machine *from, hscal_machine *to) {
  to->processes_per_processor = from->processes_per_processor;
  to->model_error = from->model_error;
  to->interval_error = from->interval_error;
  to->ratio_errors = from->ratio_errors;
  to->samples = from->samples;
  to->spread = from->spread;
  to->noise_parts = from->noise_parts;
  to->is_probe = from->is_probe;
  to->collectives = from->collectives;
  if (from->own_collectives)
    HSCAL_TRY(hscal__machine_own_collectives(to, from->collectives->rows, from->collectives->nrows));
  HSCAL_TRY(copy_optional(from->name, &to->name));
  HSCAL_TRY(copy_optional(from->notes, &to->notes));
  HSCAL_TRY(copy_optional(from->measured_when, &to->measured_when));
  HSCAL_TRY(copy_optional(from->measured_how, &to->measured_how));
  HSCAL_TRY(copy_optional(from->fingerprint, &to->fingerprint));
  HSCAL_TRY(copy_optional(from->doubts, &to->doubts));
  HSCAL_TRY(copy_optional(from->warnings, &to->warnings));
  for (int i = 0; i < HSCAL_LAYERS; i++) HSCAL_TRY(copy_layer(&from->layer[i], &to->layer[i]));
  return 0;
}

static int check_threads(const hscal_machine *machine, const int *threads_of_class) {
  for (int c = 0; c < machine->nclasses; c++) {
    int threads = threads_of_class[c];
    const hscal_node_class *node = &machine->classes[c];
    double scale;
    if (threads < 1) return hscal__fail(HSCAL_ERROR_ARGUMENT, "nodes %s: %d threads per process", node->name, threads);
    if (!hscal__node_speed_of(node, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, threads, &scale))
      return hscal__fail(HSCAL_ERROR_MACHINE,
                         "nodes[%d]: the machine has no speed of gemm for %d threads per process on %s", c, threads,
                         node->name);
  }
  return 0;
}

static int fill(const hscal_machine *machine, const int *threads_of_class, hscal_machine *made) {
  HSCAL_TRY(copy_rest(machine, made));
  for (int c = 0; c < machine->nclasses; c++)
    HSCAL_TRY(derive_class(&machine->classes[c], threads_of_class[c], &made->classes[c]));
  for (int i = 0, count; i < machine->nnodes; i += count) {
    count = 1;
    while (i + count < machine->nnodes && machine->class_of[i + count] == machine->class_of[i]) count++;
    HSCAL_TRY(hscal__machine_add_nodes(made, machine->class_of[i], count, (const char *const *)&machine->node_name[i]));
  }
  return hscal__switches_copy(machine, made);
}

int hscal__machine_with_threads(const hscal_machine *machine, const int *threads_of_class, hscal_machine **derived) {
  hscal_machine *made;
  HSCAL_TRY(check_threads(machine, threads_of_class));
  HSCAL_TRY(hscal__machine_new(machine->nclasses, &made));
  int status = fill(machine, threads_of_class, made);
  if (status)
    hscal_machine_free(made);
  else
    *derived = made;
  return status;
}
