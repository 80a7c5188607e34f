/* Machines from JSON (docs/reference/machine_file.md describes every key), and the public entry points for files. */
#include "machine/file.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/catalogue.h"
#include "machine/check.h"
#include "machine/collectives_reader.h"
#include "machine/fingerprint.h"
#include "machine/json_strict.h"
#include "machine/machine_builder.h"
#include "machine/node_rates.h"
#include "machine/outliers.h"
#include "machine/ratio_errors_reader.h"
#include "machine/speed.h"
#include "machine/switches.h"
#include "machine/synthetic.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof(array)[0]))

enum { MOST_POINTS = 4096 };

/* All versions are read for ever: a later one adds keys, each with a default. */
static const char *const schemas[] = {"hscal-machine/1", "hscal-machine/2", "hscal-machine/3", "hscal-machine/4"};

/* ---- speeds ----------------------------------------------------------------------------------------------- */

/* One of the words words[count] as its number. */
static int read_word(const hscal_json *object, const char *key, const char *const *words, int count, int *chosen) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(object, key, HSCAL_REQUIRED, &member));
  const char *text = json_string_value(member.value);
  for (int i = 0; text && i < count; i++)
    if (strcmp(text, words[i]) == 0) {
      *chosen = i;
      return 0;
    }
  char all[240] = "";
  for (int i = 0; i < count; i++)
    snprintf(all + strlen(all), sizeof all - strlen(all), "%s\"%s\"", i > 0 ? ", " : "", words[i]);
  return hscal__json_fail(&member, count > 1 ? "must be one of %s" : "must be %s", all);
}

/* A point has the dimensions of its kernel, and only those. */
static int read_point(const hscal_json *at, hscal_kernel kernel, hscal_kernel_point *point) {
  const char *keys[4];
  char names[3][2];
  int count = 0;
  for (const char *d = hscal__kernel_facts[kernel].dims; *d; d++, count++) {
    names[count][0] = *d, names[count][1] = 0;
    keys[count] = names[count];
  }
  keys[count] = "gflops";
  HSCAL_TRY(hscal__json_object(at, keys, count + 1));
  for (int i = 0; i < count; i++) {
    int *dimension = *keys[i] == 'm' ? &point->m : *keys[i] == 'n' ? &point->n : &point->k;
    HSCAL_TRY(hscal__json_integer(at, keys[i], HSCAL_REQUIRED, HSCAL_Q_DIMENSION, dimension));
  }
  return hscal__json_number(at, "gflops", HSCAL_REQUIRED, HSCAL_Q_SPEED, &point->flops_per_s);
}

static int count_points(const hscal_json *object, hscal_json *points, int *count) {
  size_t size;
  HSCAL_TRY(hscal__json_array(object, "points", HSCAL_OPTIONAL, points, &size));
  if (size > MOST_POINTS) return hscal__json_fail(points, "has more than %d points", MOST_POINTS);
  *count = (int)size;
  return 0;
}

/* "gflops" and "half_k" of a kernel, or of a node in the short form. */
static int read_formula(const hscal_json *object, double *flops_per_s, double *half_k) {
  HSCAL_TRY(hscal__json_number(object, "gflops", HSCAL_REQUIRED, HSCAL_Q_SPEED, flops_per_s));
  return hscal__json_number(object, "half_k", HSCAL_OPTIONAL, HSCAL_Q_HALF_K, half_k);
}

/* The words for kernels that have a speed of their own. */
static int list_kernels(const char **names, hscal_kernel *kernels) {
  int count = 0;
  for (int i = 0; i < HSCAL_KERNEL_COUNT; i++) {
    if (!hscal__kernel_name((hscal_kernel)i)) continue;
    names[count] = hscal__kernel_name((hscal_kernel)i);
    kernels[count++] = (hscal_kernel)i;
  }
  return count;
}

static int read_speed(const hscal_json *at, hscal_node_class *node_class) {
  static const char *const keys[] = {"kernel", "type", "threads", "gflops", "half_k", "points"};
  static const char *const types[] = {"s", "d", "c", "z"};
  const char *kernels[HSCAL_KERNEL_COUNT];
  hscal_kernel kernel_of[HSCAL_KERNEL_COUNT];
  int nkernels = list_kernels(kernels, kernel_of);
  static const hscal_type type_of[] = {HSCAL_TYPE_S, HSCAL_TYPE_D, HSCAL_TYPE_C, HSCAL_TYPE_Z};
  HSCAL_TRY(hscal__json_object(at, keys, COUNT_OF(keys)));
  int kernel = 0, type = 0, npoints = 0, threads = 1;
  HSCAL_TRY(read_word(at, "kernel", kernels, nkernels, &kernel));
  HSCAL_TRY(read_word(at, "type", types, COUNT_OF(types), &type));
  HSCAL_TRY(hscal__json_integer(at, "threads", HSCAL_OPTIONAL, HSCAL_Q_PROCESSORS, &threads));
  hscal_json points;
  HSCAL_TRY(count_points(at, &points, &npoints));
  double flops_per_s = 0, half_k = 0;
  if (npoints == 0)
    HSCAL_TRY(read_formula(at, &flops_per_s, &half_k));
  else if (json_object_get(at->value, "gflops") || json_object_get(at->value, "half_k"))
    return hscal__json_fail(&points, "stand in place of gflops and half_k: give one or the other");
  hscal_kernel_speed *speed;
  HSCAL_TRY(hscal__class_add_speed(node_class, kernel_of[kernel], type_of[type], flops_per_s, half_k, npoints, &speed));
  speed->threads = threads;
  for (int i = 0; i < npoints; i++) {
    hscal_json point = hscal__json_item(&points, (size_t)i);
    HSCAL_TRY(read_point(&point, kernel_of[kernel], &speed->points[i]));
  }
  hscal__speed_set_peak(speed);
  return 0;
}

static int read_speeds(const hscal_json *node, hscal_node_class *node_class) {
  hscal_json kernels;
  size_t count;
  HSCAL_TRY(hscal__json_array(node, "kernels", HSCAL_OPTIONAL, &kernels, &count));
  if (count == 0) {
    double flops_per_s = 0, half_k = 0;
    HSCAL_TRY(read_formula(node, &flops_per_s, &half_k));
    return hscal__class_add_speed(node_class, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, flops_per_s, half_k, 0, NULL);
  }
  if (json_object_get(node->value, "gflops") || json_object_get(node->value, "half_k"))
    return hscal__json_fail(&kernels, "stand in place of gflops and half_k: give one or the other");
  for (size_t i = 0; i < count; i++) {
    hscal_json item = hscal__json_item(&kernels, i);
    HSCAL_TRY(read_speed(&item, node_class));
  }
  return 0;
}

/* ---- nodes ------------------------------------------------------------------------------------------------ */

/* Adds `count` nodes named by the list `names`, or numbered where there is none. */
static int add_nodes(const hscal_json *names, hscal_machine *machine, int node_class, int count) {
  if (!names->value) return hscal__machine_add_nodes(machine, node_class, count, NULL);
  for (int i = 0; i < count; i++) {
    hscal_json item = hscal__json_item(names, (size_t)i);
    const char *name = json_string_value(item.value);
    if (!name) return hscal__json_fail(&item, "must be a text \"...\"");
    HSCAL_TRY(hscal__machine_add_nodes(machine, node_class, 1, &name));
  }
  return 0;
}

/* Names and number of the nodes of a class: "name" and "count", or the list "names". */
static int read_names(const hscal_json *at, hscal_machine *machine, int index) {
  hscal_node_class *node_class = &machine->classes[index];
  hscal_json names;
  size_t nnames;
  HSCAL_TRY(hscal__json_array(at, "names", HSCAL_OPTIONAL, &names, &nnames));
  HSCAL_TRY(hscal__json_text(at, "name", nnames > 0 ? HSCAL_OPTIONAL : HSCAL_REQUIRED, &node_class->name));
  if (!node_class->name) {
    const char *first = json_string_value(json_array_get(names.value, 0));
    node_class->name = hscal__copy_text(first ? first : "");
    if (!node_class->name) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory", at->source);
  }
  int count = nnames > 0 && nnames < 1000000 ? (int)nnames : 1;
  HSCAL_TRY(hscal__json_integer(at, "count", HSCAL_OPTIONAL, HSCAL_Q_NODES, &count));
  if (nnames > 0 && nnames != (size_t)count)
    return hscal__json_fail(&names, "has %zu names for a count of %d nodes", nnames, count);
  char fault[80];
  if (hscal__quantity_fault(HSCAL_Q_NODES, (double)machine->nnodes + count, fault, sizeof fault))
    return hscal__json_fail(at, "the number of nodes so far %s", fault);
  return add_nodes(&names, machine, index, count);
}

/* What a class was measured on. */
static int read_fingerprint(const hscal_json *node, hscal_node_class *node_class) {
  hscal_json at, part;
  HSCAL_TRY(hscal__json_member(node, "fingerprint", HSCAL_OPTIONAL, &at));
  if (!at.value) return 0;
  HSCAL_TRY(hscal__json_object(&at, hscal__fingerprint_keys, HSCAL_FINGERPRINT_COUNT));
  node_class->fingerprint = calloc(1, sizeof *node_class->fingerprint);
  if (!node_class->fingerprint) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory", at.source);
  for (int i = 0; i < HSCAL_FINGERPRINT_COUNT; i++) {
    HSCAL_TRY(hscal__json_member(&at, hscal__fingerprint_keys[i], HSCAL_OPTIONAL, &part));
    if (!part.value) continue;
    const char *text = json_string_value(part.value);
    if (!text || !*text || strlen(text) >= HSCAL_PART_TEXT)
      return hscal__json_fail(&part, "must be a text \"...\" of 1 to %d letters", HSCAL_PART_TEXT - 1);
    strcpy(node_class->fingerprint->part[i], text);
  }
  return 0;
}

/* An object that has no keys but those of a class. */
static int expect_class(const hscal_json *at) {
  static const char *const own[] = {"name",
                                    "names",
                                    "count",
                                    "processors",
                                    "gflops",
                                    "half_k",
                                    "kernels",
                                    "memory_bytes",
                                    "link_bytes_per_s",
                                    "link_latency_us",
                                    "fingerprint",
                                    "alone_speedup",
                                    "measured_processes",
                                    "switch",
                                    "link_both_bytes_per_s"};
  const char *keys[COUNT_OF(own) + HSCAL_NODE_RATES];
  memcpy(keys, own, sizeof own);
  for (int i = 0; i < HSCAL_NODE_RATES; i++) keys[COUNT_OF(own) + i] = hscal__node_rates[i].key;
  return hscal__json_object(at, keys, COUNT_OF(keys));
}

static int read_class(const hscal_json *at, hscal_machine *machine, int index) {
  hscal_node_class *node_class = &machine->classes[index];
  HSCAL_TRY(expect_class(at));
  HSCAL_TRY(read_names(at, machine, index));
  HSCAL_TRY(hscal__json_integer(at, "processors", HSCAL_REQUIRED, HSCAL_Q_PROCESSORS, &node_class->processors));
  HSCAL_TRY(hscal__json_number(at, "memory_bytes", HSCAL_REQUIRED, HSCAL_Q_MEMORY, &node_class->memory_bytes));
  HSCAL_TRY(hscal__json_number(at, "link_bytes_per_s", HSCAL_OPTIONAL, HSCAL_Q_RATE, &node_class->link_bytes_per_s));
  HSCAL_TRY(hscal__json_number(at, "link_both_bytes_per_s", HSCAL_OPTIONAL, HSCAL_Q_RATE,
                               &node_class->link_both_bytes_per_s));
  HSCAL_TRY(hscal__json_number(at, "link_latency_us", HSCAL_OPTIONAL, HSCAL_Q_LATENCY, &node_class->link_latency_s));
  HSCAL_TRY(read_fingerprint(at, node_class));
  HSCAL_TRY(hscal__json_integer(at, "measured_processes", HSCAL_OPTIONAL, HSCAL_Q_PROCESSORS,
                                &node_class->measured_processes));
  HSCAL_TRY(hscal__json_number(at, "alone_speedup", HSCAL_OPTIONAL, HSCAL_Q_RATIO, &node_class->alone_speedup));
  for (int i = 0; i < HSCAL_NODE_RATES; i++)
    HSCAL_TRY(hscal__json_number(at, hscal__node_rates[i].key, HSCAL_OPTIONAL, HSCAL_Q_RATE,
                                 hscal__rate_of_class(node_class, i)));
  return read_speeds(at, node_class);
}

/* ---- switches --------------------------------------------------------------------------------------------- */

/* Puts the next `count` nodes from *node on behind the switch of that name. */
static int join_switch(const hscal_json *at, const char *name, int count, hscal_machine *machine, int *node) {
  int number;
  HSCAL_TRY(hscal__switches_named(machine, name, &number));
  if (machine->switches.count > HSCAL_MOST_SWITCHES)
    return hscal__json_fail(at, "is out of range: more than %d switches", HSCAL_MOST_SWITCHES);
  for (int i = 0; i < count; i++) machine->switches.of[(*node)++] = number;
  return 0;
}

/* "switch" of a class of `count` nodes, from *node on: the name of one, or of several how many nodes each has, in order. */
static int read_switch(const hscal_json *class_at, int count, hscal_machine *machine, int *node) {
  hscal_json at;
  HSCAL_TRY(hscal__json_member(class_at, "switch", HSCAL_REQUIRED, &at));
  if (json_is_string(at.value)) return join_switch(&at, json_string_value(at.value), count, machine, node);
  if (!json_is_object(at.value)) return hscal__json_fail(&at, "must be a name \"...\" or {\"name\": nodes, ...}");
  const char *name;
  json_t *value;
  int first = *node, end = *node + count;
  json_object_foreach((json_t *)at.value, name, value) {
    int nodes = 0;
    HSCAL_TRY(hscal__json_integer(&at, name, HSCAL_REQUIRED, HSCAL_Q_NODES, &nodes));
    if (nodes > end - *node) return hscal__json_fail(&at, "has more nodes than the %d of the class", count);
    HSCAL_TRY(join_switch(&at, name, nodes, machine, node));
  }
  return *node == end ? 0 : hscal__json_fail(&at, "has %d of the %d nodes of the class", *node - first, count);
}

/* Either every class says where its nodes are and the layer is there, or neither. */
static int refuse_switches(const hscal_json *nodes, const hscal_machine *machine) {
  for (int i = 0; i < machine->nclasses; i++) {
    hscal_json item = hscal__json_item(nodes, (size_t)i), at;
    HSCAL_TRY(hscal__json_member(&item, "switch", HSCAL_OPTIONAL, &at));
    if (at.value) return hscal__json_fail(&at, "is there, but layers.switches is missing");
  }
  return 0;
}

static int read_switches(const hscal_json *nodes, const hscal_json *layers, hscal_machine *machine) {
  static const char *const keys[] = {"latency_us", "bytes_per_s", "uplink_bytes_per_s"};
  hscal_switches *switches = &machine->switches;
  hscal_json at;
  HSCAL_TRY(hscal__json_member(layers, "switches", HSCAL_OPTIONAL, &at));
  if (!at.value) return refuse_switches(nodes, machine);
  HSCAL_TRY(hscal__json_object(&at, keys, COUNT_OF(keys)));
  HSCAL_TRY(hscal__json_number(&at, "latency_us", HSCAL_REQUIRED, HSCAL_Q_LATENCY, &switches->latency_s));
  HSCAL_TRY(hscal__json_number(&at, "bytes_per_s", HSCAL_OPTIONAL, HSCAL_Q_RATE, &switches->bytes_per_s));
  HSCAL_TRY(hscal__json_number(&at, "uplink_bytes_per_s", HSCAL_OPTIONAL, HSCAL_Q_RATE, &switches->uplink_bytes_per_s));
  HSCAL_TRY(hscal__switches_new(machine, HSCAL_MOST_SWITCHES + 1));
  for (int i = 0, node = 0, end = 0; i < machine->nclasses; i++) {
    while (end < machine->nnodes && machine->class_of[end] == i) end++;
    hscal_json item = hscal__json_item(nodes, (size_t)i);
    HSCAL_TRY(read_switch(&item, end - node, machine, &node));
  }
  return 0;
}

/* ---- messages --------------------------------------------------------------------------------------------- */

static int read_curve(const hscal_json *points, int count, hscal_curve *curve) {
  static const char *const keys[] = {"bytes", "us"};
  HSCAL_TRY(hscal__curve_new(count, curve));
  for (int i = 0; i < count; i++) {
    hscal_json point = hscal__json_item(points, (size_t)i);
    HSCAL_TRY(hscal__json_object(&point, keys, COUNT_OF(keys)));
    HSCAL_TRY(hscal__json_number(&point, "bytes", HSCAL_REQUIRED, HSCAL_Q_MESSAGE_BYTES, &curve->x[i]));
    HSCAL_TRY(hscal__json_number(&point, "us", HSCAL_REQUIRED, HSCAL_Q_MESSAGE_TIME, &curve->y[i]));
  }
  return 0;
}

/* A number of bytes, or the word "never" (also the default). */
static int read_rendezvous(const hscal_json *at, double *bytes) {
  const char *key = "rendezvous_bytes";
  hscal_json member;
  HSCAL_TRY(hscal__json_member(at, key, HSCAL_OPTIONAL, &member));
  *bytes = INFINITY;
  const char *word = json_string_value(member.value);
  if (!word) return hscal__json_number(at, key, HSCAL_OPTIONAL, HSCAL_Q_MESSAGE_BYTES, bytes);
  return strcmp(word, "never") == 0 ? 0 : hscal__json_fail(&member, "must be a number or \"never\"");
}

static int read_layer(const hscal_json *layers, const char *key, hscal_message_layer *layer) {
  static const char *const keys[] = {"latency_us",          "bytes_per_s",      "points",        "send_overhead_us",
                                     "receive_overhead_us", "rendezvous_bytes", "late_receiver", "shared",
                                     "envelope_bytes",      "assumed"};
  hscal_json at, points;
  int npoints = 0;
  HSCAL_TRY(hscal__json_member(layers, key, HSCAL_REQUIRED, &at));
  HSCAL_TRY(hscal__json_object(&at, keys, COUNT_OF(keys)));
  HSCAL_TRY(count_points(&at, &points, &npoints));
  if (npoints > 0) {
    if (json_object_get(at.value, "latency_us"))
      return hscal__json_fail(&points, "stand in place of latency_us: give one or the other");
    HSCAL_TRY(read_curve(&points, npoints, &layer->seconds));
  } else {
    HSCAL_TRY(hscal__json_number(&at, "latency_us", HSCAL_REQUIRED, HSCAL_Q_LATENCY, &layer->latency_s));
  }
  HSCAL_TRY(hscal__json_number(&at, "bytes_per_s", HSCAL_OPTIONAL, HSCAL_Q_RATE, &layer->bytes_per_s));
  HSCAL_TRY(hscal__json_number(&at, "send_overhead_us", HSCAL_OPTIONAL, HSCAL_Q_LATENCY, &layer->send_overhead_s));
  HSCAL_TRY(
      hscal__json_number(&at, "receive_overhead_us", HSCAL_OPTIONAL, HSCAL_Q_LATENCY, &layer->receive_overhead_s));
  HSCAL_TRY(hscal__json_number(&at, "envelope_bytes", HSCAL_OPTIONAL, HSCAL_Q_MESSAGE_BYTES, &layer->envelope_bytes));
  HSCAL_TRY(read_rendezvous(&at, &layer->rendezvous_bytes));
  HSCAL_TRY(hscal__json_boolean(&at, "late_receiver", HSCAL_OPTIONAL, &layer->late_receiver));
  HSCAL_TRY(hscal__json_boolean(&at, "assumed", HSCAL_OPTIONAL, &layer->is_assumed));
  return hscal__json_boolean(&at, "shared", HSCAL_OPTIONAL, &layer->shared);
}

/* ---- the whole -------------------------------------------------------------------------------------------- */

/* A list of lines, kept as one text. */
static int read_lines(const hscal_json *root, const char *key, char **lines) {
  hscal_json list;
  size_t count, bytes = 1;
  HSCAL_TRY(hscal__json_array(root, key, HSCAL_OPTIONAL, &list, &count));
  for (size_t i = 0; i < count; i++) {
    hscal_json line = hscal__json_item(&list, i);
    const char *text = json_string_value(line.value);
    if (!text || strchr(text, '\n')) return hscal__json_fail(&line, "must be a text \"...\" of one line");
    bytes += strlen(text) + 1;
  }
  if (count == 0) return 0;
  *lines = calloc(1, bytes);
  if (!*lines) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: out of memory", root->source);
  char *end = *lines;
  for (size_t i = 0; i < count; i++)
    end += sprintf(end, "%s%s", i > 0 ? "\n" : "", json_string_value(json_array_get(list.value, i)));
  return 0;
}

static int read_provenance(const hscal_json *root, hscal_machine *machine) {
  static const char *const keys[] = {"when", "how", "samples", "spread", "probe", "noise"};
  hscal_json at;
  HSCAL_TRY(hscal__json_member(root, "provenance", HSCAL_OPTIONAL, &at));
  if (!at.value) return 0;
  HSCAL_TRY(hscal__json_object(&at, keys, COUNT_OF(keys)));
  HSCAL_TRY(hscal__json_text(&at, "when", HSCAL_OPTIONAL, &machine->measured_when));
  HSCAL_TRY(hscal__json_text(&at, "how", HSCAL_OPTIONAL, &machine->measured_how));
  HSCAL_TRY(hscal__json_integer(&at, "samples", HSCAL_OPTIONAL, HSCAL_Q_SAMPLES, &machine->samples));
  HSCAL_TRY(hscal__json_boolean(&at, "probe", HSCAL_OPTIONAL, &machine->is_probe));
  HSCAL_TRY(hscal__noise_parts_read(&at, &machine->noise_parts));
  return hscal__json_number(&at, "spread", HSCAL_OPTIONAL, HSCAL_Q_RELATIVE, &machine->spread);
}

static int read_machine(const hscal_json *root, const hscal_json *nodes, hscal_machine *machine) {
  static const char *const layer_keys[] = {"node", "network", "switches"};
  for (int i = 0; i < machine->nclasses; i++) {
    hscal_json item = hscal__json_item(nodes, (size_t)i);
    HSCAL_TRY(read_class(&item, machine, i));
  }
  hscal_json layers;
  HSCAL_TRY(hscal__json_member(root, "layers", HSCAL_REQUIRED, &layers));
  HSCAL_TRY(hscal__json_object(&layers, layer_keys, COUNT_OF(layer_keys)));
  HSCAL_TRY(read_layer(&layers, "node", &machine->layer[HSCAL_LAYER_NODE]));
  HSCAL_TRY(read_layer(&layers, "network", &machine->layer[HSCAL_LAYER_NETWORK]));
  HSCAL_TRY(read_switches(nodes, &layers, machine));
  HSCAL_TRY(hscal__collectives_read(root, machine));
  HSCAL_TRY(hscal__json_integer(root, "processes_per_processor", HSCAL_OPTIONAL, HSCAL_Q_OVERSUBSCRIPTION,
                                &machine->processes_per_processor));
  HSCAL_TRY(hscal__json_number(root, "model_error", HSCAL_OPTIONAL, HSCAL_Q_RELATIVE, &machine->model_error));
  HSCAL_TRY(hscal__json_number(root, "interval_error", HSCAL_OPTIONAL, HSCAL_Q_RELATIVE, &machine->interval_error));
  HSCAL_TRY(hscal__ratio_errors_read(root, &machine->ratio_errors));
  HSCAL_TRY(hscal__json_text(root, "name", HSCAL_OPTIONAL, &machine->name));
  HSCAL_TRY(hscal__json_text(root, "fingerprint", HSCAL_OPTIONAL, &machine->fingerprint));
  HSCAL_TRY(read_lines(root, "notes", &machine->notes));
  HSCAL_TRY(read_lines(root, "doubts", &machine->doubts));
  HSCAL_TRY(read_provenance(root, machine));
  int status = hscal__machine_check(machine);
  return status ? hscal__fail(status, "%s: %s", root->source, hscal__last_error()) : 0;
}

static int read_root(const hscal_json *root, hscal_machine **machine) {
  static const char *const keys[] = {"schema",         "name",        "notes",
                                     "nodes",          "layers",      "model_error",
                                     "provenance",     "fingerprint", "processes_per_processor",
                                     "interval_error", "doubts",      "collectives",
                                     "ratio_errors",   "noise"};
  if (!json_is_object(root->value)) return hscal__json_fail(root, "must be an object {...}");
  hscal_json schema, nodes;
  HSCAL_TRY(hscal__json_member(root, "schema", HSCAL_REQUIRED, &schema));
  const char *version = json_string_value(schema.value);
  int known = 0;
  for (int i = 0; version && i < COUNT_OF(schemas); i++) known |= strcmp(version, schemas[i]) == 0;
  if (!known)
    return hscal__json_fail(&schema, "is %s%.40s%s; this version of hscal reads \"%s\" to \"%s\"", version ? "\"" : "",
                            version ? version : "no text", version ? "\"" : "", schemas[0],
                            schemas[COUNT_OF(schemas) - 1]);
  HSCAL_TRY(hscal__json_object(root, keys, COUNT_OF(keys)));
  size_t count;
  HSCAL_TRY(hscal__json_array(root, "nodes", HSCAL_REQUIRED, &nodes, &count));
  if (count > 1000000) return hscal__json_fail(&nodes, "is out of range: more than 1e6 entries");
  hscal_machine *made;
  HSCAL_TRY(hscal__machine_new((int)count, &made));
  int status = read_machine(root, &nodes, made);
  if (status)
    hscal_machine_free(made);
  else
    *machine = made;
  return status;
}

int hscal__machine_parse(const char *json, const char *source, hscal_machine **machine) {
  json_t *value = NULL;
  HSCAL_TRY(hscal__json_parse(json, source, &value));
  hscal_json root = {value, source, ""};
  int status = read_root(&root, machine);
  json_decref(value);
  return status;
}

/* ---- files ------------------------------------------------------------------------------------------------ */

static int load_file(const char *name, hscal_machine **machine) {
  char *text = NULL;
  HSCAL_TRY(hscal__file_read(name, HSCAL_ERROR_MACHINE, &text));
  int status = hscal__machine_parse(text, name, machine);
  free(text);
  if (status) return status;
  status = hscal__machine_update_warnings(*machine);
  if (status) {
    hscal_machine_free(*machine);
    *machine = NULL;
  }
  return status;
}

static int machine_load(const char *file_or_string, hscal_machine **machine) {
  if (!file_or_string) return hscal__fail(-1, "the name of the machine is a null pointer");
  if (!machine) return hscal__fail(-2, "machine is a null pointer");
  *machine = NULL;
  if (!*file_or_string) return hscal__fail(HSCAL_ERROR_FILE, "the name of the machine is empty");
  int is_file = access(file_or_string, F_OK) == 0;
  char installed[PATH_MAX];
  int is_known = !is_file && hscal__catalogue_find(file_or_string, installed);
  if (is_known) return load_file(installed, machine);
  if (!is_file && hscal__machine_is_string(file_or_string)) return hscal__machine_synthetic(file_or_string, machine);
  int status = load_file(file_or_string, machine);
  return status && !is_file ? hscal__catalogue_advise(file_or_string, status) : status;
}

int hscal_machine_load(const char *file_or_string, hscal_machine **machine) {
  hscal__enter("hscal_machine_load");
  return hscal__leave(machine_load(file_or_string, machine));
}
