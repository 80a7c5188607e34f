/* From what every node measured to a machine with classes of equal nodes. */
#include "base/status.h"
#include "machine/build.h"
#include "machine/quantity.h"
#include "machine/shapes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What is assumed of messages that could not be measured: processes of one computer, then computers on a network. */
static const hscal_message_record assumed[HSCAL_LAYERS] = {
    [HSCAL_LAYER_NODE] = {2, {0, 1e6}, {1e-6, 201e-6}, 4096},
    [HSCAL_LAYER_NETWORK] = {2, {0, 1e6}, {20e-6, 1020e-6}, 65536}};

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the measured machine"); }

/* ---- which nodes are alike -------------------------------------------------------------------------------- */

/* The speed that nodes are compared by: all shapes of gemm together, as the time of one round. */
static double overall_speed(const hscal_shapes *shapes, const hscal_node_record *record) {
  double flops = 0, seconds = 0;
  for (int i = 0; i < shapes->count; i++) {
    if (shapes->shape[i].kernel != HSCAL_KERNEL_GEMM) continue;
    flops += hscal__shape_flops(&shapes->shape[i]);
    seconds += hscal__shape_flops(&shapes->shape[i]) / record->flops_per_s[i];
  }
  return flops / seconds;
}

static int alike(const hscal_shapes *shapes, const hscal_node_record *a, const hscal_node_record *b) {
  const double tolerance = 0.1;
  double speed_a = overall_speed(shapes, a), speed_b = overall_speed(shapes, b);
  return a->processors == b->processors && strcmp(a->fingerprint, b->fingerprint) == 0 &&
         fabs(speed_a - speed_b) <= tolerance * fmin(speed_a, speed_b);
}

/* Sorts the records so that nodes of a class stand together, classes and nodes in the order of their first coming;
 * class_of[nnodes] goes along. Returns the number of classes. */
static int group(const hscal_shapes *shapes, hscal_node_record *records, int nnodes, int *class_of) {
  int nclasses = 0;
  for (int first = 0; first < nnodes; nclasses++) {
    int end = first + 1;
    for (int i = first + 1; i < nnodes; i++) {
      if (!alike(shapes, &records[first], &records[i])) continue;
      hscal_node_record joining = records[i];
      memmove(&records[end + 1], &records[end], (size_t)(i - end) * sizeof *records);
      records[end++] = joining;
    }
    while (first < end) class_of[first++] = nclasses;
  }
  return nclasses;
}

/* ---- classes ---------------------------------------------------------------------------------------------- */

/* Median of shape s over the records of a class; values[count] is room. */
static double class_speed(const hscal_node_record *records, int count, int s, double *values) {
  for (int i = 0; i < count; i++) values[i] = records[i].flops_per_s[s];
  return hscal__quantity_rounded(HSCAL_Q_SPEED, hscal__median(values, count));
}

static int fill_speeds(hscal_node_class *node_class, const hscal_shapes *shapes, const hscal_node_record *records,
                       int count, double *values) {
  for (int first = 0, end; first < shapes->count; first = end) {
    hscal_kernel kernel = shapes->shape[first].kernel;
    hscal_type type = shapes->shape[first].type;
    for (end = first; end < shapes->count && shapes->shape[end].kernel == kernel && shapes->shape[end].type == type;)
      end++;
    hscal_kernel_speed *speed;
    HSCAL_TRY(hscal__class_add_speed(node_class, kernel, type, 0, 0, end - first, &speed));
    for (int s = first; s < end; s++) {
      const hscal_shape *shape = &shapes->shape[s];
      double flops_per_s = class_speed(records, count, s, values);
      speed->points[s - first] = (hscal_kernel_point){shape->m, shape->n, shape->k, flops_per_s};
    }
    hscal__speed_set_peak(speed);
  }
  return 0;
}

static int fill_class(hscal_machine *machine, int index, const hscal_shapes *shapes, const hscal_node_record *records,
                      int count, double link_bytes_per_s) {
  hscal_node_class *node_class = &machine->classes[index];
  double *values = malloc((size_t)count * sizeof *values);
  node_class->name = hscal__copy_text(records[0].host);
  node_class->fingerprint = malloc(sizeof *node_class->fingerprint);
  if (!values || !node_class->name || !node_class->fingerprint) {
    free(values);
    return no_memory();
  }
  *node_class->fingerprint = records[0].parts;
  node_class->processors = records[0].processors;
  node_class->link_bytes_per_s = link_bytes_per_s;
  node_class->memory_bytes = records[0].memory_bytes;
  for (int i = 0; i < count; i++) {
    node_class->memory_bytes = fmin(node_class->memory_bytes, records[i].memory_bytes);
    values[i] = records[i].copy_bytes_per_s;
  }
  node_class->copy_bytes_per_s = hscal__quantity_rounded(HSCAL_Q_RATE, hscal__median(values, count));
  int status = fill_speeds(node_class, shapes, records, count, values);
  free(values);
  for (int i = 0; i < count && !status; i++) {
    const char *host = records[i].host;
    status = hscal__machine_add_nodes(machine, index, 1, &host);
  }
  return status;
}

/* ---- messages --------------------------------------------------------------------------------------------- */

static int fill_layer(hscal_message_layer *layer, const hscal_message_record *record) {
  HSCAL_TRY(hscal__curve_new(record->count, &layer->seconds));
  for (int i = 0; i < record->count; i++) {
    layer->seconds.x[i] = record->bytes[i];
    layer->seconds.y[i] = hscal__quantity_rounded(HSCAL_Q_MESSAGE_TIME, record->seconds[i]);
  }
  layer->rendezvous_bytes = record->rendezvous_bytes;
  return 0;
}

/* Bytes per second of large messages: what a node's link can carry. */
static double large_message_rate(const hscal_message_record *record) {
  int last = record->count - 1;
  double seconds = record->seconds[last] - record->seconds[last - 1];
  if (!(seconds > 0)) return hscal__quantity_rounded(HSCAL_Q_RATE, record->bytes[last] / record->seconds[last]);
  return hscal__quantity_rounded(HSCAL_Q_RATE, (record->bytes[last] - record->bytes[last - 1]) / seconds);
}

static int add_note(hscal_machine *machine, const char *note) {
  size_t before = machine->notes ? strlen(machine->notes) : 0;
  char *longer = realloc(machine->notes, before + strlen(note) + 2);
  if (!longer) return no_memory();
  machine->notes = longer;
  sprintf(longer + before, "%s%s", before ? "\n" : "", note);
  return 0;
}

static int note_processes(hscal_machine *machine, const hscal_node_record *records) {
  for (int i = 0; i < machine->nnodes; i++) {
    char note[400];
    if (records[i].processes >= records[i].processors) continue;
    snprintf(note, sizeof note, "%s has %d cores but %d processes measured it: with all busy it may be slower.",
             records[i].host, records[i].processors, records[i].processes);
    HSCAL_TRY(add_note(machine, note));
  }
  return 0;
}

static int fill_layers(hscal_machine *machine, const hscal_message_record *layers) {
  static const char *const notes[HSCAL_LAYERS] = {
      [HSCAL_LAYER_NODE] = "Messages within a node are assumed: no node had two processes to measure them.",
      [HSCAL_LAYER_NETWORK] = "Messages between nodes are assumed: there was one node only."};
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    HSCAL_TRY(fill_layer(&machine->layer[i], layers[i].count > 0 ? &layers[i] : &assumed[i]));
    if (layers[i].count == 0) HSCAL_TRY(add_note(machine, notes[i]));
  }
  return 0;
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

static int fill_machine(hscal_machine *machine, const hscal_shapes *shapes, const hscal_node_record *records,
                        const int *class_of, int nnodes, const hscal_message_record *layers) {
  double link_bytes_per_s =
      nnodes > 1 && layers[HSCAL_LAYER_NETWORK].count > 1 ? large_message_rate(&layers[HSCAL_LAYER_NETWORK]) : 0;
  for (int first = 0; first < nnodes;) {
    int count = 1;
    while (first + count < nnodes && class_of[first + count] == class_of[first]) count++;
    HSCAL_TRY(fill_class(machine, class_of[first], shapes, &records[first], count, link_bytes_per_s));
    first += count;
  }
  HSCAL_TRY(fill_layers(machine, layers));
  return note_processes(machine, records);
}

int hscal__machine_from_records(const hscal_shapes *shapes, hscal_node_record *records, int nnodes,
                                const hscal_message_record *layers, hscal_machine **machine) {
  hscal_machine *made = NULL;
  int *class_of = malloc((size_t)nnodes * sizeof *class_of);
  if (!class_of) return no_memory();
  int status = hscal__machine_new(group(shapes, records, nnodes, class_of), &made);
  if (!status) status = fill_machine(made, shapes, records, class_of, nnodes, layers);
  free(class_of);
  if (status)
    hscal_machine_free(made);
  else
    *machine = made;
  return status;
}
