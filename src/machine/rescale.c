/* The file is taken apart and put together anew: so whatever a class has goes along. */
#include "machine/rescale.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/file.h"
#include "machine/node_rates.h"
#include "machine/samples.h"
#include "machine/speed.h"
#include "machine/write.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char remark[] = "The speeds were refreshed at run time by hscal_recon.";

typedef struct member {
  int node;
  double factor, runs_per_s;
} member;

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for the refreshed machine"); }

static int by_factor(const void *a, const void *b) {
  const member *x = a, *y = b;
  if (x->factor != y->factor) return x->factor < y->factor ? -1 : 1;
  return x->node - y->node;
}

static int by_node(const void *a, const void *b) { return ((const member *)a)->node - ((const member *)b)->node; }

static int is_speed(const char *key) {
  for (int i = 0; i < HSCAL_NODE_RATES; i++)
    if (strcmp(key, hscal__node_rates[i].key) == 0) return 1;
  return strcmp(key, "gflops") == 0;
}

/* Multiplies every speed in an entry of the file, however deep. */
static void scale(json_t *value, double factor) {
  const char *key;
  json_t *inner;
  size_t i;
  if (json_is_array(value)) {
    json_array_foreach(value, i, inner) scale(inner, factor);
    return;
  }
  json_object_foreach(value, key, inner) {
    if (is_speed(key))
      json_object_set_new(value, key, json_real(factor * json_number_value(inner)));
    else
      scale(inner, factor);
  }
}

/* The list "kernels" of an entry, which the short form has not. */
static json_t *kernels_of(json_t *entry) {
  static const char *const formula[] = {"gflops", "half_k"};
  json_t *kernels = json_object_get(entry, "kernels"), *gemm;
  if (kernels) return kernels;
  kernels = json_array();
  gemm = json_pack("{s:s, s:s}", "kernel", hscal__kernel_name(HSCAL_KERNEL_GEMM), "type", "d");
  for (int i = 0; i < 2; i++) {
    json_object_set(gemm, formula[i], json_object_get(entry, formula[i]));
    json_object_del(entry, formula[i]);
  }
  json_array_append_new(kernels, gemm);
  json_object_set_new(entry, "kernels", kernels);
  return kernels;
}

/* The speed of the program's benchmark in place of an earlier one; 0: none. */
static void put_program(json_t *entry, double runs_per_s) {
  const char *program = hscal__kernel_name(HSCAL_KERNEL_PROGRAM);
  if (!(runs_per_s > 0)) return;
  const hscal_event run = {.kind = HSCAL_EVENT_COMPUTE, .kernel = HSCAL_KERNEL_PROGRAM, .n = 1};
  const double run_gflop = hscal__event_flops(&run, HSCAL_TYPE_D) * 1e-9;
  json_t *kernels = kernels_of(entry), *other;
  for (size_t i = json_array_size(kernels); i-- > 0;) {
    other = json_array_get(kernels, i);
    if (strcmp(json_string_value(json_object_get(other, "kernel")), program) == 0) json_array_remove(kernels, i);
  }
  json_array_append_new(kernels,
                        json_pack("{s:s, s:s, s:f}", "kernel", program, "type", "d", "gflops", run_gflop * runs_per_s));
}

/* Of members[count], those that are known; 0: none is. */
static double median_runs(const member *members, int count, double *scratch) {
  int known = 0;
  for (int i = 0; i < count; i++)
    if (members[i].runs_per_s > 0) scratch[known++] = members[i].runs_per_s;
  return known > 0 ? hscal__median(scratch, known) : 0;
}

/* "switch" of an entry: how many of its nodes each has. Nodes of a class stand together that are behind one switch. */
static json_t *switches_of(const hscal_machine *machine, const member *members, int count) {
  json_t *switches = json_object();
  for (int i = 0; i < count; i++) {
    const char *name = machine->switches.name[machine->switches.of[members[i].node]];
    json_int_t before = json_integer_value(json_object_get(switches, name));
    json_object_set_new(switches, name, json_integer(before + 1));
  }
  return switches;
}

/* An entry of the file for some nodes of a class: members[count], in the order of the nodes. */
static json_t *entry_of(const hscal_machine *machine, const json_t *whole, const member *members, int count,
                        double factor, double runs_per_s, int is_split) {
  char name[400];
  json_t *entry = json_deep_copy(whole), *names = json_array();
  const char *class_name = hscal__node(machine, members[0].node)->name;
  snprintf(name, sizeof name, is_split ? "%.*s x %.2g" : "%.*s", HSCAL_BEGINNING(class_name, 200), factor);
  for (int i = 0; i < count; i++) json_array_append_new(names, json_string(machine->node_name[members[i].node]));
  json_object_del(entry, "count");
  json_object_set_new(entry, "name", json_string(name));
  json_object_set_new(entry, "names", names);
  if (machine->switches.count > 0) json_object_set_new(entry, "switch", switches_of(machine, members, count));
  scale(entry, factor);
  put_program(entry, runs_per_s);
  return entry;
}

/* The nodes of a class, count of them from `first` on; who has no factor, or has not run the benchmark, gets the middle. */
static void list_members(const double *factor, const double *runs_per_s, int first, int count, member *members,
                         double *scratch) {
  int known = 0;
  for (int i = 0; i < count; i++)
    if (factor[first + i] > 0) scratch[known++] = factor[first + i];
  double middle = known > 0 ? hscal__median(scratch, known) : 1;
  for (int i = 0; i < count; i++)
    members[i] =
        (member){first + i, factor[first + i] > 0 ? factor[first + i] : middle, runs_per_s ? runs_per_s[first + i] : 0};
  double middle_runs_per_s = median_runs(members, count, scratch);
  for (int i = 0; i < count; i++)
    if (!(members[i].runs_per_s > 0)) members[i].runs_per_s = middle_runs_per_s;
}

/* Appends the entries of a class to `nodes`, and its nodes to origin, in their new order. */
static void divide(const hscal_machine *machine, const json_t *whole, member *members, int count, double tolerance,
                   double *scratch, json_t *nodes, int *origin) {
  qsort(members, (size_t)count, sizeof *members, by_factor);
  for (int from = 0, to; from < count; from = to) {
    for (to = from + 1; to < count && members[to].factor <= members[from].factor * (1 + tolerance);) to++;
    double factor = 0.5 * (members[from + (to - from - 1) / 2].factor + members[from + (to - from) / 2].factor);
    qsort(members + from, (size_t)(to - from), sizeof *members, by_node);
    double runs_per_s = median_runs(members + from, to - from, scratch);
    json_array_append_new(
        nodes, entry_of(machine, whole, members + from, to - from, factor, runs_per_s, from > 0 || to < count));
    for (int i = from; i < to; i++) *origin++ = members[i].node;
  }
}

/* The entries of all classes in place of those of the file. */
static void divide_all(const hscal_machine *machine, const double *factor, const double *runs_per_s, double tolerance,
                       json_t *root, member *members, double *scratch, int *origin) {
  json_t *nodes = json_array();
  const json_t *before = json_object_get(root, "nodes");
  for (int first = 0, count; first < machine->nnodes; first += count) {
    int class = machine->class_of[first];
    for (count = 1; first + count < machine->nnodes && machine->class_of[first + count] == class;) count++;
    list_members(factor, runs_per_s, first, count, members, scratch);
    divide(machine, json_array_get(before, (size_t) class), members, count, tolerance, scratch, nodes, origin + first);
  }
  json_object_set_new(root, "nodes", nodes);
  json_object_del(root, "fingerprint"); /* what was measured then is known by it, and this is not that */
  if (!json_object_get(root, "notes")) json_object_set_new(root, "notes", json_array());
  json_array_append_new(json_object_get(root, "notes"), json_string(remark));
}

static int parse(json_t *root, const char *warnings, hscal_machine **copy) {
  char *text = json_dumps(root, JSON_COMPACT);
  int status = text ? hscal__machine_parse(text, "refreshed machine", copy) : no_memory();
  free(text);
  if (status || !warnings) return status;
  (*copy)->warnings = hscal__copy_text(warnings);
  if ((*copy)->warnings) return 0;
  hscal_machine_free(*copy);
  *copy = NULL;
  return no_memory();
}

int hscal__machine_rescaled(const hscal_machine *machine, const double *factor, const double *runs_per_s,
                            double tolerance, hscal_machine **copy, int *origin) {
  char *text = hscal__machine_text(machine);
  json_t *root = text ? json_loads(text, 0, NULL) : NULL;
  member *members = calloc((size_t)machine->nnodes, sizeof *members);
  double *scratch = calloc((size_t)machine->nnodes, sizeof *scratch);
  int status = no_memory();
  *copy = NULL;
  if (root && members && scratch) {
    hscal__clear_error();
    divide_all(machine, factor, runs_per_s, tolerance, root, members, scratch, origin);
    status = parse(root, machine->warnings, copy);
  }
  json_decref(root);
  free(text);
  free(members);
  free(scratch);
  return status;
}
