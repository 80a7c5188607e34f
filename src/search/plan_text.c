#include "base/text.h"
#include "search/search.h"
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
  char *text = json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(EXACT_DIGITS));
  json_decref(root);
  return text;
}

/* ---- text for people ------------------------------------------------------------------------------------------ */

static void print_seconds(FILE *out, double seconds) {
  char text[HSCAL_SECONDS_ROOM];
  fputs(hscal__seconds_text(seconds, text), out);
}

static void print_bytes(FILE *out, double bytes) {
  static const char *const units[] = {"bytes", "kB", "MB", "GB", "TB", "PB"};
  size_t unit = 0;
  for (; bytes >= 1000 && unit + 1 < sizeof units / sizeof *units; unit++) bytes /= 1000;
  fprintf(out, "%.3g %s", bytes, units[unit]);
}

static void print_memory(FILE *out, const hscal_plan *plan) {
  double least = INFINITY, most = 0;
  for (int h = 0; h < plan->nnodes; h++)
    if (plan->memory_bytes[h] > 0) least = fmin(least, plan->memory_bytes[h]), most = fmax(most, plan->memory_bytes[h]);
  if (most <= 0) return;
  fprintf(out, "  memory      ");
  if (least < 0.995 * most) print_bytes(out, least), fprintf(out, " to ");
  print_bytes(out, most);
  fprintf(out, " per node\n");
}

/* "n1 x 4 of 8 threads" */
static void describe_node(const hscal_plan *plan, int node, int here, char *item, size_t size) {
  int length = snprintf(item, size, here > 1 ? "%.*s x %d" : "%.*s", HSCAL_BEGINNING(plan->node_name[node], 80), here);
  if (plan->threads_of_node[node] > 1)
    snprintf(item + length, size - (size_t)length, " of %d threads", plan->threads_of_node[node]);
}

/* [nnodes], to be freed; null: no memory. */
static int *count_processes(const hscal_plan *plan) {
  int *here = calloc((size_t)plan->nnodes, sizeof *here);
  for (int i = 0; here && i < plan->nprocs; i++) here[plan->node_of[i]]++;
  return here;
}

/* "n1 x 4, n2 x 2": the nodes that take part with their processes, wrapped. */
static void print_nodes(FILE *out, const hscal_plan *plan, const int *here) {
  enum { WIDTH = 78, INDENT = 14 };
  size_t column = INDENT, listed = 0;
  fprintf(out, "  processes   ");
  for (int h = 0; h < plan->nnodes; h++) {
    char item[128];
    if (here[h] == 0) continue;
    describe_node(plan, h, here[h], item, sizeof item);
    size_t width = strlen(item) + 2;
    if (listed++) fprintf(out, column + width > WIDTH ? ",\n%*s" : ", ", column + width > WIDTH ? INDENT : 0, "");
    column = column + width > WIDTH && listed > 1 ? INDENT + width : column + width;
    fprintf(out, "%s", item);
  }
  fprintf(out, "\n");
}

/* "1 of 13 nodes", if there are any, and which, if these are few. */
static void print_idle(FILE *out, const hscal_plan *plan, const int *here) {
  enum { FEW = 4 };
  int idle = count_idle(plan), named = 0;
  if (idle == 0) return;
  fprintf(out, "  idle        %d of %d nodes", idle, plan->nnodes);
  for (int h = 0; h < plan->nnodes && idle <= FEW; h++)
    if (here[h] == 0) fprintf(out, "%s%.*s", named++ ? ", " : ": ", HSCAL_BEGINNING(plan->node_name[h], 80));
  fprintf(out, "\n");
}

/* Names at their grid coordinates, if the grid is small enough to be looked at. */
static void print_grid(FILE *out, const hscal_plan *plan) {
  enum { WIDTH = 78, INDENT = 14, ROWS = 16 };
  int longest = 0;
  for (int i = 0; i < plan->nprocs; i++) {
    int length = (int)strlen(plan->node_name[plan->node_of[i]]);
    longest = length > longest ? length : longest;
  }
  if (plan->nprocs == 1 || plan->nprow > ROWS || INDENT + plan->npcol * (longest + 1) > WIDTH) return;
  for (int p = 0; p < plan->nprow; p++) {
    fprintf(out, p == 0 ? "  placement   " : "%*s", p == 0 ? 0 : INDENT, "");
    for (int q = 0; q < plan->npcol; q++)
      fprintf(out, q + 1 < plan->npcol ? "%-*s " : "%.*s", q + 1 < plan->npcol ? longest : WIDTH,
              plan->node_name[plan->node_of[p * plan->npcol + q]]);
    fprintf(out, "\n");
  }
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

static void print_candidate(FILE *out, const hscal_plan *plan, const char *name, const hscal_candidate *candidate) {
  char grid[24], blocks[HSCAL_BLOCKS_ROOM], panel[16] = "-", time[24] = "-";
  if (has_panels(plan)) snprintf(panel, sizeof panel, "%d", candidate->panel);
  snprintf(grid, sizeof grid, "%d x %d", candidate->nprow, candidate->npcol);
  if (isfinite(candidate->predicted_s)) snprintf(time, sizeof time, "%.5g", candidate->predicted_s);
  hscal__blocks_text(candidate->mb, candidate->nb, blocks);
  fprintf(out, "  %-8s %10s %*s %6s %11s%s%s\n", name, grid, blocks_width(plan), blocks, panel, time,
          *candidate->reason ? "  " : "", candidate->reason);
}

static void print_table(FILE *out, const hscal_plan *plan) {
  hscal_candidate chosen = hscal__plan_layout(plan);
  fprintf(out, "\n  %-8s %10s %*s %6s %11s\n", "", "grid", blocks_width(plan), "NB", "panel", "seconds");
  print_candidate(out, plan, "chosen", &chosen);
  for (int i = 0; i < plan->nrivals; i++) print_candidate(out, plan, i == 0 ? "rivals" : "", &plan->rivals[i]);
  print_candidate(out, plan, "default", &plan->fallback);
  if (plan->origin.nprocs > 0) print_candidate(out, plan, "origin", &plan->origin);
}

#define MORE_PATIENCE(times) "--patience " times " or HSCAL_PATIENCE=" times

/* How sure is it that nothing is faster, and what to do for more? */
static void print_proof(FILE *out, const hscal_plan *plan) {
  const double proved = 0.0051, telling = 0.1,
               nothing = 0.99; /* gaps: a large one says more of the bounds than of the plan */
  int is_kept = plan->kept_default || plan->kept_origin;
  if (plan->is_remembered)
    fprintf(out, "  as wisdom remembers it: no other layout was looked at; without wisdom it is planned anew\n");
  else if (plan->gap <= (is_kept ? nothing : proved))
    fprintf(out, "  no other of these can be faster by more than %.1f %%\n", 100 * plan->gap);
  else if (plan->gap <= telling)
    fprintf(out, "  no other of these can be faster by more than %.1f %%; " MORE_PATIENCE("10") " looks further\n",
            100 * plan->gap);
  else
    fprintf(out, "  the others were only estimated; " MORE_PATIENCE("10") " looks further\n");
  if (plan->is_rough) fprintf(out, "  predicted roughly, in a hurry; " MORE_PATIENCE("1") " predicts it well\n");
}

static void print_effort(FILE *out, const hscal_plan *plan) {
  fprintf(out, "\n  %ld layout%s considered, %ld timed by the clock, decided in ", plan->candidates,
          plan->candidates == 1 ? "" : "s", plan->evaluated);
  print_seconds(out, plan->decision_s);
  fprintf(out, "\n");
  print_proof(out, plan);
}

/* Whether the matrices stay where they lie, and what moving costs and gains. */
static void print_origin(FILE *out, const hscal_plan *plan) {
  const hscal_candidate *origin = &plan->origin;
  char moving[HSCAL_SECONDS_ROOM], gain[HSCAL_SECONDS_ROOM], blocks[HSCAL_BLOCKS_ROOM];
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

/* Broken into lines at blanks. */
static void print_words(FILE *out, const char *label, const char *text) {
  enum { WIDTH = 78, INDENT = 14 };
  size_t column = INDENT;
  if (!*text) return;
  fprintf(out, "  %-*s", INDENT - 2, label);
  for (const char *word = text; *word;) {
    size_t length = strcspn(word, " ");
    if (column > INDENT && column + 1 + length > WIDTH) fprintf(out, "\n%*s", INDENT, ""), column = INDENT;
    if (column > INDENT) fputc(' ', out), column++;
    fprintf(out, "%.*s", (int)length, word);
    column += length;
    word += length + (word[length] == ' ');
  }
  fprintf(out, "\n");
}

static void print_time(FILE *out, const hscal_plan *plan) {
  double default_s = plan->fallback.predicted_s;
  fprintf(out, "  predicted   %s", plan->is_rough ? "roughly " : "");
  print_seconds(out, plan->predicted_s);
  fprintf(out, " (");
  print_seconds(out, plan->lower_s);
  fprintf(out, " to ");
  print_seconds(out, plan->upper_s);
  fprintf(out, ")");
  if (isfinite(default_s) && plan->predicted_s > 0 && !plan->kept_default && !plan->kept_origin)
    fprintf(out, ", %.*f times as fast as the default layout", default_s < 100 * plan->predicted_s ? 2 : 0,
            default_s / plan->predicted_s);
  fprintf(out, "\n");
  if (plan->kept_default)
    fprintf(out, "  the default layout is kept, nothing needs to change: no other gains more than the model may err\n");
}

char *hscal__plan_text(const hscal_plan *plan) {
  char *text = NULL;
  size_t length = 0;
  int *here = count_processes(plan);
  FILE *out = here ? open_memstream(&text, &length) : NULL;
  if (!out) {
    free(here);
    return NULL;
  }
  fprintf(out, "%s: %d x %d grid of %d process%s, ", plan->routine, plan->nprow, plan->npcol, plan->nprocs,
          plan->nprocs == 1 ? "" : "es");
  if (plan->mb != plan->nb) fprintf(out, "MB %d, ", plan->mb);
  fprintf(out, "NB %d", plan->nb);
  if (has_panels(plan)) fprintf(out, ", panel width %d", plan->panel);
  fprintf(out, "\n");
  print_words(out, "warning", plan->warning);
  print_words(out, "for", plan->arguments);
  print_time(out, plan);
  print_origin(out, plan);
  print_words(out, "note", plan->note);
  print_nodes(out, plan, here);
  print_idle(out, plan, here);
  free(here);
  print_grid(out, plan);
  print_memory(out, plan);
  print_table(out, plan);
  print_effort(out, plan);
  return hscal__stream_text(out, &text);
}
