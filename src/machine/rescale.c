/* The file is taken apart and put together anew: so whatever a class has goes along. */
#include "machine/rescale.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/file.h"
#include "machine/node_rates.h"
#include "machine/samples.h"
#include "machine/write.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char remark[] = "The speeds were refreshed at run time by hscal_recon.";

typedef struct member {
  int node;
  double factor;
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
                        double factor, int is_split) {
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
  return entry;
}

/* The nodes of a class, count of them from `first` on; who has no factor gets the middle one. */
static void list_members(const double *factor, int first, int count, member *members, double *scratch) {
  int known = 0;
  for (int i = 0; i < count; i++)
    if (factor[first + i] > 0) scratch[known++] = factor[first + i];
  double middle = known > 0 ? hscal__median(scratch, known) : 1;
  for (int i = 0; i < count; i++) members[i] = (member){first + i, factor[first + i] > 0 ? factor[first + i] : middle};
}

/* Appends the entries of a class to `nodes`, and its nodes to origin, in their new order. */
static void divide(const hscal_machine *machine, const json_t *whole, member *members, int count, double tolerance,
                   json_t *nodes, int *origin) {
  qsort(members, (size_t)count, sizeof *members, by_factor);
  for (int from = 0, to; from < count; from = to) {
    for (to = from + 1; to < count && members[to].factor <= members[from].factor * (1 + tolerance);) to++;
    double factor = 0.5 * (members[from + (to - from - 1) / 2].factor + members[from + (to - from) / 2].factor);
    qsort(members + from, (size_t)(to - from), sizeof *members, by_node);
    json_array_append_new(nodes, entry_of(machine, whole, members + from, to - from, factor, from > 0 || to < count));
    for (int i = from; i < to; i++) *origin++ = members[i].node;
  }
}

/* The entries of all classes in place of those of the file. */
static void divide_all(const hscal_machine *machine, const double *factor, double tolerance, json_t *root,
                       member *members, double *scratch, int *origin) {
  json_t *nodes = json_array();
  const json_t *before = json_object_get(root, "nodes");
  for (int first = 0, count; first < machine->nnodes; first += count) {
    int class = machine->class_of[first];
    for (count = 1; first + count < machine->nnodes && machine->class_of[first + count] == class;) count++;
    list_members(factor, first, count, members, scratch);
    divide(machine, json_array_get(before, (size_t) class), members, count, tolerance, nodes, origin + first);
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

int hscal__machine_rescaled(const hscal_machine *machine, const double *factor, double tolerance, hscal_machine **copy,
                            int *origin) {
  char *text = hscal__machine_text(machine);
  json_t *root = text ? json_loads(text, 0, NULL) : NULL;
  member *members = calloc((size_t)machine->nnodes, sizeof *members);
  double *scratch = calloc((size_t)machine->nnodes, sizeof *scratch);
  int status = no_memory();
  *copy = NULL;
  if (root && members && scratch) {
    hscal__clear_error();
    divide_all(machine, factor, tolerance, root, members, scratch, origin);
    status = parse(root, machine->warnings, copy);
  }
  json_decref(root);
  free(text);
  free(members);
  free(scratch);
  return status;
}
