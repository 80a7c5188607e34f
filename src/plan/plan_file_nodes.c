#include "plan/plan_file_nodes.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int read_nodes(hscal_plan_reader *reader) {
  enum { LONGEST = 256, MOST = 1000000 };
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  HSCAL_TRY(hscal__json_array(&reader->root, "nodes", HSCAL_REQUIRED, &list, &count));
  if (count > MOST) return hscal__json_fail(&list, "is out of range: more than 1e6 nodes");
  plan->node_name = calloc(count, sizeof *plan->node_name);
  plan->memory_bytes = calloc(count, sizeof *plan->memory_bytes);
  plan->threads_of_node = calloc(count, sizeof *plan->threads_of_node);
  reader->node_at = json_object();
  if (!plan->node_name || !plan->memory_bytes || !plan->threads_of_node || !reader->node_at)
    return hscal__plan_no_memory(reader);
  plan->nnodes = (int)count;
  for (size_t h = 0; h < count; h++) {
    hscal_json name = hscal__json_item(&list, h);
    HSCAL_TRY(hscal__plan_check_text(&name, LONGEST));
    const char *text = json_string_value(name.value);
    if (json_object_get(reader->node_at, text)) return hscal__json_fail(&name, "is the name of two nodes");
    plan->node_name[h] = strdup(text);
    if (!plan->node_name[h] || json_object_set_new(reader->node_at, text, json_integer((json_int_t)h)))
      return hscal__plan_no_memory(reader);
  }
  return 0;
}

/* The node of that name; -1: there is none. */
static int node_of_name(const hscal_plan_reader *reader, const char *name) {
  const json_t *node = name ? json_object_get(reader->node_at, name) : NULL;
  return node ? (int)json_integer_value(node) : -1;
}

static int read_placement(hscal_plan_reader *reader) {
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  HSCAL_TRY(hscal__json_list(&reader->root, "placement", &list, &count));
  if (count != (size_t)plan->nprocs)
    return hscal__json_fail(&list, "has %zu places, of a grid of %d x %d", count, plan->nprow, plan->npcol);
  plan->node_of = malloc(count * sizeof *plan->node_of);
  if (!plan->node_of) return hscal__plan_no_memory(reader);
  for (size_t i = 0; i < count; i++) {
    hscal_json name = hscal__json_item(&list, i);
    plan->node_of[i] = node_of_name(reader, json_string_value(name.value));
    if (plan->node_of[i] < 0) return hscal__json_fail(&name, "must be the name of one of the \"nodes\"");
  }
  return 0;
}

/* An object with a number for some nodes: value[nnodes], 0 for others. */
static int read_of_nodes(const hscal_plan_reader *reader, const char *key, double least, double most, int is_whole,
                         double *value) {
  hscal_json object;
  const char *name;
  json_t *member;
  HSCAL_TRY(hscal__json_member(&reader->root, key, HSCAL_REQUIRED, &object));
  if (!json_is_object(object.value)) return hscal__json_fail(&object, "must be an object {...}");
  json_object_foreach((json_t *)object.value, name, member) {
    int node = node_of_name(reader, name);
    double number = json_is_number(member) ? json_number_value(member) : -1;
    if (node < 0) return hscal__json_fail(&object, "\"%.60s\" is none of the \"nodes\"", name);
    if (number < least || number > most || (is_whole && number != floor(number)))
      return hscal__json_fail(&object, "of \"%.60s\": must be a %snumber from %g to %g", name, is_whole ? "whole " : "",
                              least, most);
    value[node] = number;
  }
  return 0;
}

static int read_idle(const hscal_plan_reader *reader) {
  const hscal_plan *plan = reader->plan;
  long told = 0;
  int idle = 0;
  hscal_json member;
  for (int h = 0; h < plan->nnodes; h++) idle += plan->threads_of_node[h] == 0;
  HSCAL_TRY(hscal__plan_read_long(&reader->root, "idle_nodes", &told));
  HSCAL_TRY(hscal__json_member(&reader->root, "idle_nodes", HSCAL_REQUIRED, &member));
  return told == idle ? 0 : hscal__json_fail(&member, "is %ld, but %d nodes have no threads", told, idle);
}

static int read_threads(const hscal_plan_reader *reader) {
  const double most = 1e5;
  hscal_plan *plan = reader->plan;
  double *threads = calloc((size_t)plan->nnodes, sizeof *threads);
  if (!threads) return hscal__plan_no_memory(reader);
  int status = read_of_nodes(reader, "threads_per_process", 1, most, 1, threads);
  for (int h = 0; h < plan->nnodes && !status; h++) plan->threads_of_node[h] = (int)threads[h];
  free(threads);
  return status ? status : read_idle(reader);
}

/* It follows from the placement. */
static int check_rule(const hscal_json *root) {
  hscal_json rule;
  HSCAL_TRY(hscal__json_member(root, "placement_rule", HSCAL_OPTIONAL, &rule));
  if (!rule.value || json_is_string(rule.value) || json_is_null(rule.value)) return 0;
  return hscal__json_fail(&rule, "must be a text \"...\" or null");
}

int hscal__plan_read_nodes(hscal_plan_reader *reader) {
  const double most_bytes = 1e18;
  HSCAL_TRY(read_nodes(reader));
  HSCAL_TRY(read_placement(reader));
  HSCAL_TRY(check_rule(&reader->root));
  HSCAL_TRY(read_threads(reader));
  return read_of_nodes(reader, "memory_bytes_per_node", 0, most_bytes, 0, reader->plan->memory_bytes);
}
