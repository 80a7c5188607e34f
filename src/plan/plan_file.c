/* Plans in files: the JSON that plan_json.c writes, read strictly. */
#include "plan/plan_file.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "hscal.h"
#include "machine/json_strict.h"
#include "plan/node_hours.h"
#include "plan/plan_json.h"
#include "plan/plan_values.h"
#include "search/objective.h"
#include "search/space.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT_OF(array) ((int)(sizeof(array) / sizeof *(array)))

/* A plan that is being read: where names lead to nodes. */
typedef struct reader {
  hscal_json root;
  hscal_plan *plan;
  json_t *node_at; /* name: its node */
} reader;

static int no_memory(const reader *reader) {
  return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for the plan", reader->root.source);
}

/* ---- nodes -------------------------------------------------------------------------------------------------------- */

static int read_nodes(reader *reader) {
  enum { LONGEST = 256, MOST = 1000000 };
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  HSCAL_TRY(hscal__json_array(&reader->root, "nodes", HSCAL_REQUIRED, &list, &count));
  if (count > MOST) return hscal__json_fail(&list, "is absurd: more than 1e6 nodes");
  plan->node_name = calloc(count, sizeof *plan->node_name);
  plan->memory_bytes = calloc(count, sizeof *plan->memory_bytes);
  plan->threads_of_node = calloc(count, sizeof *plan->threads_of_node);
  reader->node_at = json_object();
  if (!plan->node_name || !plan->memory_bytes || !plan->threads_of_node || !reader->node_at) return no_memory(reader);
  plan->nnodes = (int)count;
  for (size_t h = 0; h < count; h++) {
    hscal_json name = hscal__json_item(&list, h);
    HSCAL_TRY(hscal__plan_check_text(&name, LONGEST));
    const char *text = json_string_value(name.value);
    if (json_object_get(reader->node_at, text)) return hscal__json_fail(&name, "is the name of two nodes");
    plan->node_name[h] = strdup(text);
    if (!plan->node_name[h] || json_object_set_new(reader->node_at, text, json_integer((json_int_t)h)))
      return no_memory(reader);
  }
  return 0;
}

/* The node of that name; -1: there is none. */
static int node_of_name(const reader *reader, const char *name) {
  const json_t *node = name ? json_object_get(reader->node_at, name) : NULL;
  return node ? (int)json_integer_value(node) : -1;
}

static int read_placement(reader *reader) {
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  HSCAL_TRY(hscal__json_list(&reader->root, "placement", &list, &count));
  if (count != (size_t)plan->nprocs)
    return hscal__json_fail(&list, "has %zu places, of a grid of %d x %d", count, plan->nprow, plan->npcol);
  plan->node_of = malloc(count * sizeof *plan->node_of);
  if (!plan->node_of) return no_memory(reader);
  for (size_t i = 0; i < count; i++) {
    hscal_json name = hscal__json_item(&list, i);
    plan->node_of[i] = node_of_name(reader, json_string_value(name.value));
    if (plan->node_of[i] < 0) return hscal__json_fail(&name, "must be the name of one of the \"nodes\"");
  }
  return 0;
}

/* An object with a number for some nodes: value[nnodes], 0 for others. */
static int read_of_nodes(const reader *reader, const char *key, double least, double most, int is_whole,
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

static int read_idle(const reader *reader) {
  const hscal_plan *plan = reader->plan;
  long told = 0;
  int idle = 0;
  hscal_json member;
  for (int h = 0; h < plan->nnodes; h++) idle += plan->threads_of_node[h] == 0;
  HSCAL_TRY(hscal__plan_read_long(&reader->root, "idle_nodes", &told));
  HSCAL_TRY(hscal__json_member(&reader->root, "idle_nodes", HSCAL_REQUIRED, &member));
  return told == idle ? 0 : hscal__json_fail(&member, "is %ld, but %d nodes have no threads", told, idle);
}

static int read_threads(const reader *reader) {
  const double most = 1e5;
  hscal_plan *plan = reader->plan;
  double *threads = calloc((size_t)plan->nnodes, sizeof *threads);
  if (!threads) return no_memory(reader);
  int status = read_of_nodes(reader, "threads_per_process", 1, most, 1, threads);
  for (int h = 0; h < plan->nnodes && !status; h++) plan->threads_of_node[h] = (int)threads[h];
  free(threads);
  return status ? status : read_idle(reader);
}

/* ---- the plan ----------------------------------------------------------------------------------------------------- */

static int read_order(const hscal_json *root, char *order) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(root, "order", HSCAL_REQUIRED, &member));
  const char *text = json_string_value(member.value);
  int is_row = text && strcmp(text, "row") == 0, is_column = text && strcmp(text, "column") == 0;
  *order = is_row ? 'R' : is_column ? 'C' : 0;
  return *order || json_is_null(member.value) ? 0 : hscal__json_fail(&member, "must be \"row\", \"column\" or null");
}

static int read_default(const hscal_json *root, hscal_plan *plan) {
  static const char *const keys[] = {"nprocs", "grid", "mb", "nb", "panel", "predicted_s", "reason"};
  hscal_json member;
  HSCAL_TRY(hscal__json_member(root, "default", HSCAL_REQUIRED, &member));
  HSCAL_TRY(hscal__json_object(&member, keys, COUNT_OF(keys)));
  HSCAL_TRY(hscal__plan_read_candidate(&member, &plan->fallback));
  return hscal__json_boolean(root, "kept_default", HSCAL_REQUIRED, &plan->kept_default);
}

static int read_baseline(const hscal_json *at, hscal_baseline *baseline) {
  static const char *const keys[] = {"name", "order", "fastest_kind", "nprocs", "grid",
                                     "mb",   "nb",    "panel",        "reason", "predicted_s"};
  hscal_json order;
  HSCAL_TRY(hscal__json_object(at, keys, COUNT_OF(keys)));
  HSCAL_TRY(hscal__plan_read_text(at, "name", baseline->name, sizeof baseline->name));
  HSCAL_TRY(read_order(at, &baseline->order));
  HSCAL_TRY(hscal__json_member(at, "order", HSCAL_REQUIRED, &order));
  if (!baseline->order) return hscal__json_fail(&order, "must be \"row\" or \"column\"");
  HSCAL_TRY(hscal__json_boolean(at, "fastest_kind", HSCAL_REQUIRED, &baseline->fastest_kind));
  return hscal__plan_read_candidate(at, &baseline->layout);
}

/* -1: none was timed. */
static int read_best(const hscal_json *root, hscal_plan *plan) {
  long best = 0;
  hscal_json member;
  HSCAL_TRY(hscal__json_member(root, "best_baseline", HSCAL_REQUIRED, &member));
  if (json_is_null(member.value)) return 0;
  HSCAL_TRY(hscal__plan_read_long(root, "best_baseline", &best));
  if (best >= plan->nbaselines || !isfinite(plan->baselines[best].layout.predicted_s))
    return hscal__json_fail(&member,
                            "must be the number of one of the \"baselines\" (from 0) that has a time, or null");
  plan->best_baseline = (int)best;
  return 0;
}

/* Files of earlier versions have none. */
static int read_baselines(const reader *reader) {
  enum { MOST = 100000 };
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  plan->best_baseline = -1;
  HSCAL_TRY(hscal__json_member(&reader->root, "baselines", HSCAL_OPTIONAL, &list));
  if (!list.value) return 0;
  HSCAL_TRY(hscal__json_list(&reader->root, "baselines", &list, &count));
  if (count > MOST) return hscal__json_fail(&list, "is absurd: more than 1e5 layouts");
  plan->baselines = calloc(count ? count : 1, sizeof *plan->baselines);
  if (!plan->baselines) return no_memory(reader);
  plan->nbaselines = (int)count;
  for (size_t i = 0; i < count; i++) {
    hscal_json baseline = hscal__json_item(&list, i);
    HSCAL_TRY(read_baseline(&baseline, &plan->baselines[i]));
  }
  return read_best(&reader->root, plan);
}

static int read_rivals(const reader *reader) {
  static const char *const keys[] = {"nprocs", "grid", "mb", "nb", "panel", "predicted_s", "reason"};
  enum { MOST = 100000 };
  hscal_plan *plan = reader->plan;
  hscal_json list;
  size_t count = 0;
  HSCAL_TRY(hscal__json_list(&reader->root, "rivals", &list, &count));
  if (count > MOST) return hscal__json_fail(&list, "is absurd: more than 1e5 rivals");
  plan->rivals = calloc(count ? count : 1, sizeof *plan->rivals);
  if (!plan->rivals) return no_memory(reader);
  plan->nrivals = (int)count;
  for (size_t i = 0; i < count; i++) {
    hscal_json rival = hscal__json_item(&list, i);
    HSCAL_TRY(hscal__json_object(&rival, keys, COUNT_OF(keys)));
    HSCAL_TRY(hscal__plan_read_candidate(&rival, &plan->rivals[i]));
  }
  return 0;
}

static int read_origin(const hscal_json *root, hscal_plan *plan) {
  static const char *const keys[] = {"nprocs",      "grid",   "mb",   "nb",       "panel",
                                     "predicted_s", "reason", "kept", "moving_s", "gain_s"};
  const double no_room = INFINITY, unknown = NAN;
  hscal_json origin;
  HSCAL_TRY(hscal__json_member(root, "origin", HSCAL_REQUIRED, &origin));
  if (json_is_null(origin.value)) return 0;
  HSCAL_TRY(hscal__json_object(&origin, keys, COUNT_OF(keys)));
  HSCAL_TRY(hscal__plan_read_candidate(&origin, &plan->origin));
  HSCAL_TRY(hscal__json_boolean(&origin, "kept", HSCAL_REQUIRED, &plan->kept_origin));
  HSCAL_TRY(hscal__plan_read_number(&origin, "moving_s", 0, &no_room, &plan->moving_s));
  return hscal__plan_read_number(&origin, "gain_s", -HUGE_VAL, &unknown, &plan->moving_gain_s);
}

/* "n=8000", as plan_json.c took it apart. */
static int append_argument(const hscal_json *at, const char *name, const json_t *value, hscal_plan *plan) {
  size_t used = strlen(plan->arguments), room = sizeof plan->arguments - used;
  const char *space = used ? " " : "";
  int length = -1;
  if (json_is_integer(value))
    length = snprintf(plan->arguments + used, room, "%s%s=%lld", space, name, (long long)json_integer_value(value));
  else if (json_is_real(value))
    length = snprintf(plan->arguments + used, room, "%s%s=%g", space, name, json_real_value(value));
  else if (json_is_string(value))
    length = snprintf(plan->arguments + used, room, "%s%s=%s", space, name, json_string_value(value));
  if (length < 0) return hscal__json_fail(at, "of \"%.40s\": must be a number or a text", name);
  return (size_t)length < room ? 0 : hscal__json_fail(at, "are longer than %zu characters", sizeof plan->arguments - 1);
}

static int read_arguments(const hscal_json *root, hscal_plan *plan) {
  hscal_json object;
  const char *name;
  json_t *value;
  HSCAL_TRY(hscal__json_member(root, "arguments", HSCAL_REQUIRED, &object));
  if (!json_is_object(object.value)) return hscal__json_fail(&object, "must be an object {...}");
  json_object_foreach((json_t *)object.value, name, value) { HSCAL_TRY(append_argument(&object, name, value, plan)); }
  for (const char *c = plan->arguments; *c; c++)
    if ((unsigned char)*c < ' ' || *c == 127) return hscal__json_fail(&object, "hold a control character");
  return 0;
}

static int read_words(const hscal_json *root, hscal_plan *plan) {
  HSCAL_TRY(hscal__plan_read_text(root, "routine", plan->routine, sizeof plan->routine));
  HSCAL_TRY(read_arguments(root, plan));
  HSCAL_TRY(hscal__plan_read_text(root, "note", plan->note, sizeof plan->note));
  HSCAL_TRY(hscal__plan_read_text(root, "warning", plan->warning, sizeof plan->warning));
  return read_order(root, &plan->order);
}

/* What older files do not have is 0. */
static int read_thinking(const hscal_json *root, hscal_plan *plan) {
  hscal_json patience, thinking;
  HSCAL_TRY(hscal__json_boolean(root, "in_program", HSCAL_OPTIONAL, &plan->in_program));
  HSCAL_TRY(hscal__json_member(root, "patience", HSCAL_OPTIONAL, &patience));
  HSCAL_TRY(hscal__json_member(root, "thinking_s", HSCAL_OPTIONAL, &thinking));
  if (patience.value) HSCAL_TRY(hscal__plan_read_number(root, "patience", 0, NULL, &plan->patience));
  return thinking.value ? hscal__plan_read_number(root, "thinking_s", 0, NULL, &plan->thinking_s) : 0;
}

/* It follows from the placement. */
static int check_rule(const hscal_json *root) {
  hscal_json rule;
  HSCAL_TRY(hscal__json_member(root, "placement_rule", HSCAL_OPTIONAL, &rule));
  if (!rule.value || json_is_string(rule.value) || json_is_null(rule.value)) return 0;
  return hscal__json_fail(&rule, "must be a text \"...\" or null");
}

static int read_numbers(const hscal_json *root, hscal_plan *plan) {
  const double nothing_known = NAN;
  HSCAL_TRY(hscal__plan_read_seconds(root, "predicted_s", &plan->predicted_s));
  HSCAL_TRY(hscal__plan_read_seconds(root, "lower_s", &plan->lower_s));
  HSCAL_TRY(hscal__plan_read_seconds(root, "upper_s", &plan->upper_s));
  HSCAL_TRY(hscal__plan_read_long(root, "candidates", &plan->candidates));
  HSCAL_TRY(hscal__plan_read_long(root, "evaluated", &plan->evaluated));
  HSCAL_TRY(hscal__plan_read_number(root, "gap", -HUGE_VAL, &nothing_known, &plan->gap));
  HSCAL_TRY(hscal__plan_read_number(root, "decision_s", 0, NULL, &plan->decision_s));
  HSCAL_TRY(hscal__plan_read_number(root, "most_s", 0, NULL, &plan->most_s));
  HSCAL_TRY(read_thinking(root, plan));
  HSCAL_TRY(hscal__json_boolean(root, "rough", HSCAL_REQUIRED, &plan->is_rough));
  return hscal__json_boolean(root, "remembered", HSCAL_REQUIRED, &plan->is_remembered);
}

/* Plans of which nobody asked the cost do not tell it. */
static int read_cost(const hscal_json *root, hscal_plan *plan) {
  const double none = 0;
  hscal_json member;
  double nodes = 0, node_hours = 0;
  hscal__plan_cost(plan);
  HSCAL_TRY(hscal__json_member(root, "objective", HSCAL_OPTIONAL, &member));
  if (!member.value) return 0;
  const char *text = json_string_value(member.value);
  for (int o = HSCAL_OBJECTIVE_TIME; text && o <= HSCAL_OBJECTIVE_DEADLINE; o++)
    if (strcmp(text, hscal__objective_name(o)) == 0) plan->objective = o;
  if (!plan->objective) return hscal__json_fail(&member, "must be \"time\", \"node-hours\" or \"deadline\"");
  HSCAL_TRY(hscal__plan_read_number(root, "deadline_s", 0, &none, &plan->deadline_s));
  HSCAL_TRY(hscal__plan_read_number(root, "nodes_used", 0, NULL, &nodes));
  HSCAL_TRY(hscal__plan_read_number(root, "node_hours", 0, &none, &node_hours));
  HSCAL_TRY(hscal__json_member(root, "nodes_used", HSCAL_REQUIRED, &member));
  if (nodes == plan->nodes_used) return 0;
  return hscal__json_fail(&member, "is %g, but %d nodes have threads", nodes, plan->nodes_used);
}

/* All that may be there. */
static const char *const keys[] = {"schema",
                                   "routine",
                                   "arguments",
                                   "nprocs",
                                   "grid",
                                   "mb",
                                   "nb",
                                   "panel",
                                   "placement",
                                   "predicted_s",
                                   "lower_s",
                                   "upper_s",
                                   "nodes",
                                   "order",
                                   "default",
                                   "candidates",
                                   "evaluated",
                                   "gap",
                                   "origin",
                                   "rivals",
                                   "note",
                                   "warning",
                                   "decision_s",
                                   "most_s",
                                   "rough",
                                   "remembered",
                                   "idle_nodes",
                                   "kept_default",
                                   "memory_bytes_per_node",
                                   "threads_per_process",
                                   "explanation",
                                   "in_program",
                                   "patience",
                                   "thinking_s",
                                   "placement_rule",
                                   "baselines",
                                   "best_baseline",
                                   "objective",
                                   "deadline_s",
                                   "nodes_used",
                                   "node_hours"};

static int read_plan(reader *reader) {
  const double most_bytes = 1e18;
  const hscal_json *root = &reader->root;
  hscal_plan *plan = reader->plan;
  HSCAL_TRY(hscal__json_object(root, keys, COUNT_OF(keys)));
  HSCAL_TRY(read_words(root, plan));
  HSCAL_TRY(hscal__plan_read_grid(root, &plan->nprow, &plan->npcol, &plan->nprocs));
  HSCAL_TRY(hscal__plan_read_blocks(root, &plan->mb, &plan->nb, &plan->panel));
  HSCAL_TRY(read_nodes(reader));
  HSCAL_TRY(read_placement(reader));
  HSCAL_TRY(check_rule(root));
  HSCAL_TRY(read_threads(reader));
  HSCAL_TRY(read_of_nodes(reader, "memory_bytes_per_node", 0, most_bytes, 0, plan->memory_bytes));
  HSCAL_TRY(read_numbers(root, plan));
  HSCAL_TRY(read_default(root, plan));
  HSCAL_TRY(read_baselines(reader));
  HSCAL_TRY(read_origin(root, plan));
  HSCAL_TRY(read_cost(root, plan));
  return read_rivals(reader);
}

static int check_schema(const hscal_json *root) {
  hscal_json schema;
  if (!json_is_object(root->value)) return hscal__json_fail(root, "must be an object {...}");
  HSCAL_TRY(hscal__json_member(root, "schema", HSCAL_REQUIRED, &schema));
  const char *version = json_string_value(schema.value);
  if (version && strcmp(version, HSCAL_PLAN_SCHEMA) == 0) return 0;
  return hscal__json_fail(&schema, "is %s%.40s%s; this version of hscal reads \"" HSCAL_PLAN_SCHEMA "\"",
                          version ? "\"" : "", version ? version : "no text", version ? "\"" : "");
}

static int read_root(const hscal_json *root, hscal_plan **plan) {
  HSCAL_TRY(check_schema(root));
  reader reader = {.root = *root, .plan = calloc(1, sizeof(hscal_plan))};
  int status = reader.plan ? read_plan(&reader) : no_memory(&reader);
  json_decref(reader.node_at);
  if (status)
    hscal_plan_free(reader.plan);
  else
    *plan = reader.plan;
  return status;
}

int hscal__plan_read(const char *json, const char *source, hscal_plan **plan) {
  json_t *value = NULL;
  *plan = NULL;
  int status = hscal__json_parse(json, source, &value);
  if (!status) status = read_root(&(hscal_json){value, source, ""}, plan);
  json_decref(value);
  return hscal__json_no_machine(status);
}

/* ---- files -------------------------------------------------------------------------------------------------------- */

static int plan_load(const char *file, hscal_plan **plan) {
  char *text = NULL;
  if (!file) return hscal__fail(-1, "the name of the file is a null pointer");
  if (!plan) return hscal__fail(-2, "plan is a null pointer");
  *plan = NULL;
  HSCAL_TRY(hscal__file_read(file, HSCAL_ERROR_FILE, &text));
  int status = hscal__plan_read(text, file, plan);
  free(text);
  return status;
}

int hscal_plan_load(const char *file, hscal_plan **plan) {
  hscal__enter("hscal_plan_load");
  return hscal__leave(plan_load(file, plan));
}

static int plan_save(const hscal_plan *plan, const char *file) {
  if (!plan) return hscal__fail(-1, "the plan is a null pointer");
  if (!file) return hscal__fail(-2, "the name of the file is a null pointer");
  char *text = hscal__plan_json(plan);
  if (!text) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the text of a plan");
  int status = hscal__file_replace(file, text);
  free(text);
  return status;
}

int hscal_plan_save(const hscal_plan *plan, const char *file) {
  hscal__enter("hscal_plan_save");
  return hscal__leave(plan_save(plan, file));
}
