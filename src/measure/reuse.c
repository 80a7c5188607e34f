#include "measure/reuse.h"
#include "base/digest.h"
#include "base/status.h"
#include "machine/file.h"
#include "machine/outliers.h"
#include "machine/write.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- keys ------------------------------------------------------------------------------------------------- */

/* Changes when more is measured, so that what was kept before is not found. */
static const char measured_what[] = "kernels of all levels and types, links";

static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

int hscal__kinds_key(const hscal_node_record *records, int nnodes, int several, char *text) {
  const char **kinds = malloc((size_t)nnodes * sizeof *kinds);
  if (!kinds) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for %d kinds of nodes", nnodes);
  for (int i = 0; i < nnodes; i++) kinds[i] = records[i].fingerprint;
  qsort(kinds, (size_t)nnodes, sizeof *kinds, by_text);
  uint64_t digest = hscal__digest_text(hscal__digest_text(HSCAL_DIGEST_START, measured_what), several ? "n" : "1");
  int nkinds = 0;
  for (int i = 0; i < nnodes; i++) {
    if (i > 0 && strcmp(kinds[i], kinds[i - 1]) == 0) continue;
    digest = hscal__digest_text(digest, kinds[i]);
    nkinds++;
  }
  snprintf(text, HSCAL_KEY_TEXT, "%016" PRIx64 ": %s of %d kind%s: %.1300s", digest,
           several ? "several nodes" : "one node", nkinds, nkinds > 1 ? "s" : "", kinds[0]);
  free(kinds);
  return 0;
}

/* ---- which class a node is of ----------------------------------------------------------------------------- */

static int is_of_kind(const hscal_node_class *class, const hscal_node_record *record) {
  char changes[200];
  if (!class->fingerprint || !*class->fingerprint->part[HSCAL_FINGERPRINT_CPU]) return 0;
  return class->processors == record->processors && class->measured_processes >= record->processes &&
         hscal__fingerprint_changes(class->fingerprint, &record->parts, changes, sizeof changes) == 0;
}

static int count_of(const hscal_machine *machine, int class) {
  int count = 0;
  for (int i = 0; i < machine->nnodes; i++) count += machine->class_of[i] == class;
  return count;
}

/* The class of a node, -1 if there is none; *is_named: the machine names it. */
static int class_for(const hscal_machine *machine, const hscal_node_record *record, int *is_named) {
  int node = hscal__machine_node_named(machine, record->host), best = -1, most = 0;
  *is_named = node >= 0 && is_of_kind(hscal__node(machine, node), record);
  if (*is_named) return machine->class_of[node];
  for (int c = 0; c < machine->nclasses; c++) {
    if (!is_of_kind(&machine->classes[c], record) || count_of(machine, c) <= most) continue;
    best = c, most = count_of(machine, c);
  }
  return best;
}

/* class_of[nnodes]; returns 0 if some node cannot be served. *as_it_is: these are the nodes of the machine. */
static int choose(const hscal_machine *machine, const hscal_node_record *records, int nnodes, int *class_of,
                  int *as_it_is) {
  int named = 0;
  if (nnodes > 1 && (machine->nnodes == 1 || machine->layer[HSCAL_LAYER_NETWORK].is_assumed)) return 0;
  for (int i = 0; i < nnodes; i++) {
    int is_named;
    class_of[i] = class_for(machine, &records[i], &is_named);
    if (class_of[i] < 0) return 0;
    named += is_named;
  }
  *as_it_is = named == nnodes && nnodes == machine->nnodes;
  return *as_it_is || machine->switches.count == 0;
}

/* ---- the machine of these nodes --------------------------------------------------------------------------- */

/* The class of the file, with these nodes; null if it has none of them. */
static json_t *class_value(const json_t *of, int class, const hscal_node_record *records, int nnodes,
                           const int *class_of) {
  json_t *names = json_array();
  for (int i = 0; i < nnodes; i++)
    if (class_of[i] == class) json_array_append_new(names, json_string(records[i].host));
  if (json_array_size(names) == 0) {
    json_decref(names);
    return NULL;
  }
  json_t *value = json_deep_copy(of);
  json_object_del(value, "count");
  json_object_set_new(value, "names", names);
  return value;
}

static void add_remark(json_t *root, const hscal_machine *machine) {
  char remark[400];
  snprintf(remark, sizeof remark, "Measured on %.200s%s; these are nodes of the same kinds.", machine->node_name[0],
           machine->nnodes > 1 ? " and others" : "");
  if (!json_object_get(root, "notes")) json_object_set_new(root, "notes", json_array());
  json_array_append_new(json_object_get(root, "notes"), json_string(remark));
}

static int rebuild(const hscal_machine *machine, const hscal_node_record *records, int nnodes, const int *class_of,
                   hscal_machine **made) {
  char *text = hscal__machine_text(machine), *changed = NULL;
  json_t *root = text ? json_loads(text, 0, NULL) : NULL, *nodes = json_array();
  int status = HSCAL_ERROR_MEMORY;
  for (int c = 0; root && c < machine->nclasses; c++) {
    json_t *class =
        class_value(json_array_get(json_object_get(root, "nodes"), (size_t)c), c, records, nnodes, class_of);
    if (class) json_array_append_new(nodes, class);
  }
  if (root) {
    json_object_set(root, "nodes", nodes);
    add_remark(root, machine);
    changed = json_dumps(root, JSON_COMPACT | JSON_REAL_PRECISION(17));
  }
  if (changed) status = hscal__machine_parse(changed, "kept machine", made);
  if (!changed) hscal__fail(status, "out of memory for a kept machine");
  if (!status) status = hscal__machine_update_warnings(*made);
  free(changed);
  free(text);
  json_decref(nodes);
  json_decref(root);
  return status;
}

int hscal__machine_serve(hscal_machine **machine, const hscal_node_record *records, int nnodes) {
  hscal_machine *made = NULL;
  int *class_of = malloc((size_t)nnodes * sizeof *class_of), as_it_is = 0, status = 0;
  if (!class_of) return hscal__fail(HSCAL_ERROR_MEMORY, "out of memory for %d nodes", nnodes);
  int serves = choose(*machine, records, nnodes, class_of, &as_it_is);
  if (serves && !as_it_is) status = rebuild(*machine, records, nnodes, class_of, &made);
  free(class_of);
  if (serves && as_it_is) return 0;
  if (status) hscal_machine_free(made), made = NULL;
  hscal_machine_free(*machine);
  *machine = made;
  return status;
}
