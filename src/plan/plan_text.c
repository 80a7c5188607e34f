#include "plan/plan_text.h"
#include "base/text.h"
#include "plan/baseline_text.h"
#include "plan/node_hours.h"
#include "plan/placement_rule.h"
#include "plan/plan.h"
#include "plan/plan_file.h"
#include "plan/plan_lines.h"
#include "search/objective.h"
#include "search/space.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON --------------------------------------------------------------------------------------------------- */

enum { EXACT_DIGITS = 17 }; /* so that hscal_plan_load reads the very numbers */

/* A number, or null where there is none (JSON has no NaN). */
static json_t *number(double value) { return isfinite(value) ? json_real(value) : json_null(); }

static json_t *candidate_json(const hscal_candidate *candidate) {
  return json_pack("{s:i, s:[i,i], s:i, s:i, s:i, s:o, s:s}", "nprocs", candidate->nprocs, "grid", candidate->nprow,
                   candidate->npcol, "mb", candidate->mb, "nb", candidate->nb, "panel", candidate->panel, "predicted_s",
                   number(candidate->predicted_s), "reason", candidate->reason);
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

/* Null if the matrices lie nowhere yet. */
static json_t *origin_json(const hscal_plan *plan) {
  if (plan->origin.nprocs == 0) return json_null();
  json_t *origin = candidate_json(&plan->origin);
  json_object_set_new(origin, "kept", json_boolean(plan->kept_origin));
  json_object_set_new(origin, "moving_s", number(plan->moving_s));
  json_object_set_new(origin, "gain_s", number(plan->moving_gain_s));
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

/* Only where an objective was named. */
static void set_cost(const hscal_plan *plan, json_t *root) {
  const char *objective = hscal__objective_name(plan->objective);
  int has_deadline = plan->objective == HSCAL_OBJECTIVE_DEADLINE;
  if (!objective) return;
  json_object_set_new(root, "objective", json_string(objective));
  json_object_set_new(root, "deadline_s", has_deadline ? number(plan->deadline_s) : json_null());
  json_object_set_new(root, "nodes_used", json_integer(plan->nodes_used));
  json_object_set_new(root, "node_hours", number(plan->node_hours));
}

char *hscal__plan_json(const hscal_plan *plan) {
  json_t *root = json_pack("{s:s, s:s, s:i, s:[i,i], s:i, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:o, s:I, s:I, "
                           "s:o, s:f, s:o, s:s, s:s}",
                           "schema", HSCAL_PLAN_SCHEMA, "routine", plan->routine, "nprocs", plan->nprocs, "grid",
                           plan->nprow, plan->npcol, "mb", plan->mb, "nb", plan->nb, "panel", plan->panel, "placement",
                           placement_json(plan), "predicted_s", number(plan->predicted_s), "lower_s",
                           number(plan->lower_s), "upper_s", number(plan->upper_s), "memory_bytes_per_node",
                           memory_json(plan), "default", candidate_json(&plan->fallback), "kept_default",
                           plan->kept_default, "origin", origin_json(plan), "candidates", (json_int_t)plan->candidates,
                           "evaluated", (json_int_t)plan->evaluated, "gap", number(plan->gap), "decision_s",
                           plan->decision_s, "rivals", rivals_json(plan), "note", plan->note, "warning", plan->warning);
  if (!root) return NULL;
  json_object_set_new(root, "arguments", arguments_json(plan));
  json_object_set_new(root, "rough", json_boolean(plan->is_rough));
  json_object_set_new(root, "remembered", json_boolean(plan->is_remembered));
  json_object_set_new(root, "most_s", number(plan->most_s));
  json_object_set_new(root, "threads_per_process", threads_json(plan));
  json_object_set_new(root, "idle_nodes", json_integer(count_idle(plan)));
  json_object_set_new(root, "order", order_json(plan));
  json_object_set_new(root, "nodes", nodes_json(plan));
  json_object_set_new(root, "placement_rule", rule_json(plan));
  json_object_set_new(root, "in_program", json_boolean(plan->in_program));
  json_object_set_new(root, "patience", number(plan->patience));
  json_object_set_new(root, "thinking_s", number(plan->thinking_s));
  json_object_set_new(root, "baselines", hscal__baselines_json(plan));
  int has_best = plan->nbaselines > 0 && plan->best_baseline >= 0;
  json_object_set_new(root, "best_baseline", has_best ? json_integer(plan->best_baseline) : json_null());
  set_cost(plan, root);
  char *text = json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(EXACT_DIGITS));
  json_decref(root);
  return text;
}

/* ---- text for people ------------------------------------------------------------------------------------------ */

enum { WIDTH = 78, INDENT = 14, LONGEST_LINE = 100 };

static void print_seconds(FILE *out, double seconds) {
  char text[HSCAL_SECONDS_TEXT_SIZE];
  fputs(hscal__seconds_text(seconds, text), out);
}

/* Is there a panel width to tell? */
static int has_panels(const hscal_plan *plan) {
  const hscal_routine *routine = hscal__routine_find(plan->routine);
  return !routine || hscal__has_panels(routine); /* of a recorded routine it is not known */
}

/* Columns for block sizes: more of them where blocks are not square, with three digits on either side. */
static int blocks_width(const hscal_plan *plan) {
  int oblong = plan->mb != plan->nb;
  for (int i = 0; i < plan->nrivals; i++) oblong |= plan->rivals[i].mb != plan->rivals[i].nb;
  return oblong ? 7 : 4;
}

static void print_layout(FILE *out, const hscal_plan *plan, const char *name, const hscal_candidate *candidate,
                         const char *words) {
  char grid[24], blocks[HSCAL_BLOCKS_TEXT_SIZE], panel[16] = "-", time[24] = "-";
  if (has_panels(plan)) snprintf(panel, sizeof panel, "%d", candidate->panel);
  snprintf(grid, sizeof grid, "%d x %d", candidate->nprow, candidate->npcol);
  if (isfinite(candidate->predicted_s)) snprintf(time, sizeof time, "%.5g", candidate->predicted_s);
  hscal__blocks_text(candidate->mb, candidate->nb, blocks);
  int column = fprintf(out, "  %-8s %10s %*s %6s %11s%s", name, grid, blocks_width(plan), blocks, panel, time,
                       *words ? "  " : "");
  hscal__put_wrapped(out, &(hscal_lines){column, LONGEST_LINE, 0}, words);
}

static void print_candidate(FILE *out, const hscal_plan *plan, const char *name, const hscal_candidate *candidate) {
  print_layout(out, plan, name, candidate, candidate->reason);
}

static void print_table(FILE *out, const hscal_plan *plan) {
  hscal_candidate chosen = hscal__plan_layout(plan);
  hscal_baseline_line usual[HSCAL_BASELINE_LINES];
  int nusual = hscal__baseline_lines(plan, usual);
  fprintf(out, "\n  %-8s %10s %*s %6s %11s\n", "", "grid", blocks_width(plan), "NB", "panel", "seconds");
  print_candidate(out, plan, "chosen", &chosen);
  for (int i = 0; i < plan->nrivals; i++) print_candidate(out, plan, i == 0 ? "rivals" : "", &plan->rivals[i]);
  for (int i = 0; i < nusual; i++) print_layout(out, plan, i == 0 ? "usual" : "", &usual[i].layout, usual[i].words);
  if (plan->origin.nprocs > 0) print_candidate(out, plan, "origin", &plan->origin);
}

/* Whether the matrices stay where they lie, and what moving costs and gains. */
static void print_origin(FILE *out, const hscal_plan *plan) {
  const hscal_candidate *origin = &plan->origin;
  char moving[HSCAL_SECONDS_TEXT_SIZE], gain[HSCAL_SECONDS_TEXT_SIZE], blocks[HSCAL_BLOCKS_TEXT_SIZE];
  if (origin->nprocs == 0) return;
  hscal__seconds_text(plan->moving_s, moving);
  hscal__seconds_text(plan->moving_gain_s, gain);
  fprintf(out, "  data lie    in %d x %d, NB %s: ", origin->nprow, origin->npcol,
          hscal__blocks_text(origin->mb, origin->nb, blocks));
  if (plan->kept_origin && plan->moving_gain_s <= 0)
    fprintf(out, "they stay, no other layout is faster\n");
  else if (plan->kept_origin && isinf(plan->moving_s))
    fprintf(out, "they stay, there is no room to move them, which would gain %s\n", gain);
  else if (plan->kept_origin)
    fprintf(out, "they stay, moving would take %s and gain %s%s\n", moving, gain,
            plan->moving_gain_s > plan->moving_s ? ", about what the model may err" : "");
  else if (isnan(plan->moving_gain_s))
    fprintf(out, "there the call %s; moving takes %s\n", origin->reason, moving);
  else
    fprintf(out, "moving them takes %s and gains %s\n", moving, gain);
}

static void put_labelled(FILE *out, const char *label, const char *text, int also_behind_commas) {
  if (!*text) return;
  fprintf(out, "  %-*s", INDENT - 2, label);
  hscal__put_wrapped(out, &(hscal_lines){INDENT, WIDTH, also_behind_commas}, text);
}

void hscal__put_line(FILE *out, const char *label, const char *text) { put_labelled(out, label, text, 0); }

void hscal__put_list(FILE *out, const char *label, const char *text) { put_labelled(out, label, text, 1); }

static void print_time(FILE *out, const hscal_plan *plan) {
  char words[192];
  fprintf(out, "  predicted   %s", plan->is_rough ? "roughly " : "");
  print_seconds(out, plan->predicted_s);
  fprintf(out, " (");
  print_seconds(out, plan->lower_s);
  fprintf(out, " to ");
  print_seconds(out, plan->upper_s);
  fprintf(out, ")\n");
  if (plan->objective > HSCAL_OBJECTIVE_TIME) return;
  hscal__baseline_gain(plan, words, sizeof words);
  hscal__put_line(out, "gain", words);
}

/* "4 of 16 nodes, 0.034 node-hours", if anybody asked for costs. */
static void print_cost(FILE *out, const hscal_plan *plan) {
  char cost[HSCAL_NODE_HOURS_TEXT_SIZE], deadline[HSCAL_SECONDS_TEXT_SIZE];
  if (!hscal__objective_name(plan->objective)) return;
  fprintf(out, "  cost        %d of %d node%s, %s", plan->nodes_used, plan->nnodes, plan->nnodes == 1 ? "" : "s",
          hscal__node_hours_text(plan->node_hours, cost));
  if (plan->objective == HSCAL_OBJECTIVE_NODE_HOURS) fprintf(out, ", the least that was found");
  if (plan->objective == HSCAL_OBJECTIVE_DEADLINE)
    fprintf(out, ", the least that was found within %s", hscal__seconds_text(plan->deadline_s, deadline));
  fprintf(out, "\n");
}

char *hscal__plan_text(const hscal_plan *plan) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%s: %d x %d grid of %d process%s, ", plan->routine, plan->nprow, plan->npcol, plan->nprocs,
          plan->nprocs == 1 ? "" : "es");
  if (plan->mb != plan->nb) fprintf(out, "MB %d, ", plan->mb);
  fprintf(out, "NB %d", plan->nb);
  if (has_panels(plan)) fprintf(out, ", panel width %d", plan->panel);
  fprintf(out, "\n");
  hscal__put_line(out, "warning", plan->warning);
  hscal__put_line(out, "for", plan->arguments);
  print_time(out, plan);
  print_cost(out, plan);
  print_origin(out, plan);
  hscal__put_line(out, "note", plan->note);
  int status = hscal__put_nodes(out, plan);
  if (!status) status = hscal__put_places(out, plan);
  print_table(out, plan);
  hscal__put_effort(out, plan);
  if (!hscal__stream_text(out, &text) || !status) return text;
  free(text);
  return NULL;
}
