/* Plans in files: the JSON that plan_json.c writes, read strictly. */
#include "plan/plan_file.h"
#include "base/failure.h"
#include "base/file.h"
#include "base/status.h"
#include "hscal.h"
#include "machine/json_strict.h"
#include "plan/node_hours.h"
#include "plan/plan_file_layouts.h"
#include "plan/plan_file_nodes.h"
#include "plan/plan_json.h"
#include "plan/plan_reader.h"
#include "search/objective.h"
#include "search/space.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the plan ---------------------------------------------------------------------------------------------------- */

/* "n=8000", as plan_json.c took it apart. */
static int append_argument(const hscal_json *at, const char *name, const json_t *value, hscal_plan *plan) {
  size_t used = strlen(plan->arguments), left = sizeof plan->arguments - used;
  const char *space = used ? " " : "";
  int length = -1;
  if (json_is_integer(value))
    length = snprintf(plan->arguments + used, left, "%s%s=%lld", space, name, (long long)json_integer_value(value));
  else if (json_is_real(value))
    length = snprintf(plan->arguments + used, left, "%s%s=%g", space, name, json_real_value(value));
  else if (json_is_string(value))
    length = snprintf(plan->arguments + used, left, "%s%s=%s", space, name, json_string_value(value));
  if (length < 0) return hscal__json_fail(at, "of \"%.40s\": must be a number or a text", name);
  return (size_t)length < left ? 0 : hscal__json_fail(at, "are longer than %zu characters", sizeof plan->arguments - 1);
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
  return hscal__plan_read_order(root, &plan->order);
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

/* Files of earlier versions have none. Null for numbers that are infinite. */
static int read_guard(const hscal_json *root, hscal_plan *plan) {
  static const char *const members[] = {"gain", "lower", "upper", "noise", "alike"};
  const double infinite = INFINITY;
  hscal_json guard;
  long alike = 0;
  HSCAL_TRY(hscal__json_member(root, "guard", HSCAL_OPTIONAL, &guard));
  if (!guard.value || json_is_null(guard.value)) return 0;
  HSCAL_TRY(hscal__json_object(&guard, members, sizeof members / sizeof *members));
  HSCAL_TRY(hscal__plan_read_number(&guard, "gain", 0, &infinite, &plan->gain));
  HSCAL_TRY(hscal__plan_read_number(&guard, "lower", 0, &infinite, &plan->gain_lower));
  HSCAL_TRY(hscal__plan_read_number(&guard, "upper", 0, &infinite, &plan->gain_upper));
  HSCAL_TRY(hscal__plan_read_number(&guard, "noise", 0, NULL, &plan->noise));
  HSCAL_TRY(hscal__plan_read_long(&guard, "alike", &alike));
  plan->alike = alike < INT_MAX ? (int)alike : INT_MAX;
  return 0;
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
                                   "node_hours",
                                   "guard",
                                   "strategy",
                                   "planners"};

/* Only plans of a strategy have one. */
static int read_strategy(const hscal_json *root, hscal_plan *plan) {
  hscal_json member;
  HSCAL_TRY(hscal__json_member(root, "strategy", HSCAL_OPTIONAL, &member));
  return member.value ? hscal__plan_read_text(root, "strategy", plan->strategy, sizeof plan->strategy) : 0;
}

/* Only plans of several planners tell how many. */
static int read_planners(const hscal_json *root, hscal_plan *plan) {
  hscal_json member;
  long planners = 0;
  HSCAL_TRY(hscal__json_member(root, "planners", HSCAL_OPTIONAL, &member));
  if (member.value) HSCAL_TRY(hscal__plan_read_long(root, "planners", &planners));
  plan->planners = planners < INT_MAX ? (int)planners : INT_MAX;
  return 0;
}

static int read_plan(hscal_plan_reader *reader) {
  const hscal_json *root = &reader->root;
  hscal_plan *plan = reader->plan;
  HSCAL_TRY(hscal__json_object(root, keys, sizeof keys / sizeof *keys));
  HSCAL_TRY(read_words(root, plan));
  HSCAL_TRY(hscal__plan_read_grid(root, &plan->nprow, &plan->npcol, &plan->nprocs));
  HSCAL_TRY(hscal__plan_read_blocks(root, &plan->mb, &plan->nb, &plan->panel));
  HSCAL_TRY(hscal__plan_read_nodes(reader));
  HSCAL_TRY(read_numbers(root, plan));
  HSCAL_TRY(hscal__plan_read_layouts(reader));
  HSCAL_TRY(read_cost(root, plan));
  HSCAL_TRY(read_guard(root, plan));
  HSCAL_TRY(read_strategy(root, plan));
  HSCAL_TRY(read_planners(root, plan));
  return hscal__plan_read_rivals(reader);
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
  hscal_plan_reader reader = {.root = *root, .plan = calloc(1, sizeof(hscal_plan))};
  int status = reader.plan ? read_plan(&reader) : hscal__plan_no_memory(&reader);
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

/* ---- files ------------------------------------------------------------------------------------------------------- */

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
