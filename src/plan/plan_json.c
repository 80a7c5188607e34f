#include "plan/plan_json.h"
#include "base/number_json.h"
#include "plan/guard.h"
#include "plan/placement_rule.h"
#include "plan/placement_words.h"
#include "search/objective.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { EXACT_DIGITS = 17 }; /* so that hscal_plan_load reads the very numbers */

static json_t *candidate_json(const hscal_candidate *candidate) {
  return json_pack("{s:i, s:[i,i], s:i, s:i, s:i, s:o, s:s}", "nprocs", candidate->nprocs, "grid", candidate->nprow,
                   candidate->npcol, "mb", candidate->mb, "nb", candidate->nb, "panel", candidate->panel, "predicted_s",
                   hscal__number_json(candidate->predicted_s), "reason", candidate->reason);
}

static json_t *placement_json(const hscal_plan *plan) {
  json_t *names = json_array();
  for (int i = 0; i < plan->nprow * plan->npcol; i++)
    json_array_append_new(names, json_string(plan->node_name[plan->node_of[i]]));
  return names;
}

/* All of them: places and what is said of nodes go by these names. */
static json_t *nodes_json(const hscal_plan *plan) {
  json_t *names = json_array();
  for (int h = 0; h < plan->nnodes; h++) json_array_append_new(names, json_string(plan->node_name[h]));
  return names;
}

/* Null: none was asked for. */
static json_t *order_json(const hscal_plan *plan) {
  return plan->order ? json_string(plan->order == 'R' ? "row" : "column") : json_null();
}

/* Only nodes that take part, as below. */
static json_t *threads_json(const hscal_plan *plan) {
  json_t *threads = json_object();
  for (int h = 0; h < plan->nnodes; h++)
    if (plan->threads_of_node[h] > 0)
      json_object_set_new(threads, plan->node_name[h], json_integer(plan->threads_of_node[h]));
  return threads;
}

static json_t *memory_json(const hscal_plan *plan) {
  json_t *bytes = json_object();
  for (int h = 0; h < plan->nnodes; h++)
    if (plan->memory_bytes[h] > 0) json_object_set_new(bytes, plan->node_name[h], json_real(plan->memory_bytes[h]));
  return bytes;
}

static json_t *rivals_json(const hscal_plan *plan) {
  json_t *rivals = json_array();
  for (int i = 0; i < plan->nrivals; i++) json_array_append_new(rivals, candidate_json(&plan->rivals[i]));
  return rivals;
}

static json_t *baseline_json(const hscal_baseline *baseline) {
  const hscal_candidate *layout = &baseline->layout;
  return json_pack("{s:s, s:s, s:b, s:b, s:i, s:[i,i], s:i, s:i, s:i, s:o, s:s}", "name", baseline->name, "order",
                   baseline->order == 'C' ? "column" : "row", "fastest_kind", baseline->fastest_kind, "untimed",
                   baseline->untimed, "nprocs", layout->nprocs, "grid", layout->nprow, layout->npcol, "mb", layout->mb,
                   "nb", layout->nb, "panel", layout->panel, "predicted_s", hscal__number_json(layout->predicted_s),
                   "reason", layout->reason);
}

static json_t *baselines_json(const hscal_plan *plan) {
  json_t *baselines = json_array();
  for (int i = 0; i < plan->nbaselines; i++) json_array_append_new(baselines, baseline_json(&plan->baselines[i]));
  return baselines;
}

/* Null if the matrices lie nowhere yet. */
static json_t *origin_json(const hscal_plan *plan) {
  if (plan->origin.nprocs == 0) return json_null();
  json_t *origin = candidate_json(&plan->origin);
  json_object_set_new(origin, "kept", json_boolean(plan->kept_origin));
  json_object_set_new(origin, "moving_s", hscal__number_json(plan->moving_s));
  json_object_set_new(origin, "gain_s", hscal__number_json(plan->moving_gain_s));
  return origin;
}

/* In words. */
static json_t *rule_json(const hscal_plan *plan) {
  hscal_placement_rule rule;
  char *words = hscal__placement_rule_find(plan, &rule) ? NULL : hscal__placement_words(plan, &rule, 0);
  json_t *text = words ? json_string(words) : json_null();
  free(words);
  hscal__placement_rule_free(&rule);
  return text;
}

/* Nodes without a process: those have no threads. */
static int count_idle(const hscal_plan *plan) {
  int idle = 0;
  for (int h = 0; h < plan->nnodes; h++) idle += plan->threads_of_node[h] == 0;
  return idle;
}

static json_t *word_json(const char *word) {
  char *end;
  long long number = strtoll(word, &end, 10);
  if (!*end) return json_integer(number);
  double real = strtod(word, &end);
  return *end ? json_string(word) : json_real(real);
}

/* "uplo=l n=8000": a member for each word. */
static json_t *arguments_json(const hscal_plan *plan) {
  char text[sizeof plan->arguments], *rest = NULL;
  json_t *arguments = json_object();
  strcpy(text, plan->arguments);
  for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
    char *equals = strchr(word, '=');
    if (!equals) continue;
    *equals = 0;
    json_object_set_new(arguments, word, word_json(equals + 1));
  }
  return arguments;
}

/* Null where no gain is known. */
static json_t *guard_json(const hscal_plan *plan) {
  if (!hscal__plan_has_gain(plan)) return json_null();
  return json_pack("{s:o, s:o, s:o, s:f, s:i}", "gain", hscal__number_json(plan->gain), "lower",
                   hscal__number_json(plan->gain_lower), "upper", hscal__number_json(plan->gain_upper), "noise",
                   plan->noise, "alike", plan->alike);
}

/* Only where an objective was named. */
static void set_cost(const hscal_plan *plan, json_t *root) {
  const char *objective = hscal__objective_name(plan->objective);
  int has_deadline = plan->objective == HSCAL_OBJECTIVE_DEADLINE;
  if (!objective) return;
  json_object_set_new(root, "objective", json_string(objective));
  json_object_set_new(root, "deadline_s", has_deadline ? hscal__number_json(plan->deadline_s) : json_null());
  json_object_set_new(root, "nodes_used", json_integer(plan->nodes_used));
  json_object_set_new(root, "node_hours", hscal__number_json(plan->node_hours));
}

char *hscal__plan_json(const hscal_plan *plan) {
  json_t *root = json_pack(
      "{s:s, s:s, s:i, s:[i,i], s:i, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:o, s:I, s:I, "
      "s:o, s:f, s:o, s:s, s:s}",
      "schema", HSCAL_PLAN_SCHEMA, "routine", plan->routine, "nprocs", plan->nprocs, "grid", plan->nprow, plan->npcol,
      "mb", plan->mb, "nb", plan->nb, "panel", plan->panel, "placement", placement_json(plan), "predicted_s",
      hscal__number_json(plan->predicted_s), "lower_s", hscal__number_json(plan->lower_s), "upper_s",
      hscal__number_json(plan->upper_s), "memory_bytes_per_node", memory_json(plan), "default",
      candidate_json(&plan->fallback), "kept_default", plan->kept_default, "origin", origin_json(plan), "candidates",
      (json_int_t)plan->candidates, "evaluated", (json_int_t)plan->evaluated, "gap", hscal__number_json(plan->gap),
      "decision_s", plan->decision_s, "rivals", rivals_json(plan), "note", plan->note, "warning", plan->warning);
  if (!root) return NULL;
  json_object_set_new(root, "arguments", arguments_json(plan));
  json_object_set_new(root, "rough", json_boolean(plan->is_rough));
  json_object_set_new(root, "remembered", json_boolean(plan->is_remembered));
  json_object_set_new(root, "most_s", hscal__number_json(plan->most_s));
  json_object_set_new(root, "threads_per_process", threads_json(plan));
  json_object_set_new(root, "idle_nodes", json_integer(count_idle(plan)));
  json_object_set_new(root, "order", order_json(plan));
  json_object_set_new(root, "nodes", nodes_json(plan));
  json_object_set_new(root, "placement_rule", rule_json(plan));
  json_object_set_new(root, "in_program", json_boolean(plan->in_program));
  json_object_set_new(root, "patience", hscal__number_json(plan->patience));
  json_object_set_new(root, "thinking_s", hscal__number_json(plan->thinking_s));
  json_object_set_new(root, "baselines", baselines_json(plan));
  int has_best = plan->nbaselines > 0 && plan->best_baseline >= 0;
  json_object_set_new(root, "best_baseline", has_best ? json_integer(plan->best_baseline) : json_null());
  json_object_set_new(root, "guard", guard_json(plan));
  set_cost(plan, root);
  if (plan->planners > 1) json_object_set_new(root, "planners", json_integer(plan->planners));
  if (*plan->strategy) json_object_set_new(root, "strategy", json_string(plan->strategy));
  char *text = json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(EXACT_DIGITS));
  json_decref(root);
  return text;
}
