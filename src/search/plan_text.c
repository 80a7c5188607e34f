#include "search/search.h"

#include <jansson.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- JSON --------------------------------------------------------------------------------------------------- */

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

/* Only nodes that take part. */
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

char *hscal__plan_json(const hscal_plan *plan) {
  json_t *root = json_pack(
      "{s:s, s:i, s:[i,i], s:i, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:o, s:b, s:I, s:I, s:f, s:f, s:o}", "routine",
      plan->routine, "nprocs", plan->nprocs, "grid", plan->nprow, plan->npcol, "mb", plan->mb, "nb", plan->nb, "panel",
      plan->panel, "placement", placement_json(plan), "predicted_s", number(plan->predicted_s), "lower_s",
      number(plan->lower_s), "upper_s", number(plan->upper_s), "memory_bytes_per_node", memory_json(plan), "default",
      candidate_json(&plan->fallback), "kept_default", plan->kept_default, "candidates", (json_int_t)plan->candidates,
      "evaluated", (json_int_t)plan->evaluated, "gap", plan->gap, "decision_s", plan->decision_s, "rivals",
      rivals_json(plan));
  if (!root) return NULL;
  char *text = json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(10));
  json_decref(root);
  return text;
}

/* ---- text for people ------------------------------------------------------------------------------------------ */

/* A string that grows; `failed` once memory ran out. */
typedef struct page {
  char *text;
  size_t length, room;
  int failed;
} page;

static void print(page *page, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void print(page *page, const char *format, ...) {
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int needed = vsnprintf(NULL, 0, format, arguments);
  va_end(arguments);
  size_t end = page->length + (size_t)(needed > 0 ? needed : 0) + 1;
  if (!page->failed && end > page->room) {
    char *text = realloc(page->text, 2 * end);
    if (text) page->text = text, page->room = 2 * end;
    page->failed = !text;
  }
  if (!page->failed) {
    vsnprintf(page->text + page->length, page->room - page->length, format, again);
    page->length = end - 1;
  }
  va_end(again);
}

static const char *scaled(double value, const char *const *units, double step, double *shown) {
  *shown = value;
  while (*shown >= step && units[1]) *shown /= step, units++;
  return *units;
}

static void print_seconds(page *page, double seconds) {
  static const char *const units[] = {"us", "ms", "s", NULL};
  double shown;
  const char *unit = scaled(seconds * 1e6, units, 1000, &shown);
  print(page, "%.4g %s", shown, unit);
}

static void print_bytes(page *page, double bytes) {
  static const char *const units[] = {"bytes", "kB", "MB", "GB", "TB", "PB", NULL};
  double shown;
  const char *unit = scaled(bytes, units, 1000, &shown);
  print(page, "%.3g %s", shown, unit);
}

static void print_memory(page *page, const hscal_plan *plan) {
  double least = INFINITY, most = 0;
  for (int h = 0; h < plan->nnodes; h++)
    if (plan->memory_bytes[h] > 0) least = fmin(least, plan->memory_bytes[h]), most = fmax(most, plan->memory_bytes[h]);
  if (most <= 0) return;
  print(page, "  memory      ");
  if (least < 0.995 * most) print_bytes(page, least), print(page, " to ");
  print_bytes(page, most);
  print(page, " per node\n");
}

/* "n1 x 4, n2 x 2": the nodes that take part with their processes, wrapped. */
static void print_nodes(page *page, const hscal_plan *plan) {
  enum { WIDTH = 78, INDENT = 14 };
  size_t column = INDENT, listed = 0;
  print(page, "  processes   ");
  for (int h = 0; h < plan->nnodes; h++) {
    int here = 0;
    char item[96];
    for (int i = 0; i < plan->nprocs; i++) here += plan->node_of[i] == h;
    if (here == 0) continue;
    snprintf(item, sizeof item, here > 1 ? "%.80s x %d" : "%.80s", plan->node_name[h], here);
    size_t width = strlen(item) + 2;
    if (listed++) print(page, column + width > WIDTH ? ",\n%*s" : ", ", column + width > WIDTH ? INDENT : 0, "");
    column = column + width > WIDTH && listed > 1 ? INDENT + width : column + width;
    print(page, "%s", item);
  }
  print(page, "\n");
}

/* Names at their grid coordinates, if the grid is small enough to be looked at. */
static void print_grid(page *page, const hscal_plan *plan) {
  enum { WIDTH = 78, INDENT = 14, ROWS = 16 };
  int longest = 0;
  for (int i = 0; i < plan->nprocs; i++) {
    int length = (int)strlen(plan->node_name[plan->node_of[i]]);
    longest = length > longest ? length : longest;
  }
  if (plan->nprocs == 1 || plan->nprow > ROWS || INDENT + plan->npcol * (longest + 1) > WIDTH) return;
  for (int p = 0; p < plan->nprow; p++) {
    print(page, p == 0 ? "  placement   " : "%*s", p == 0 ? 0 : INDENT, "");
    for (int q = 0; q < plan->npcol; q++)
      print(page, q + 1 < plan->npcol ? "%-*s " : "%.*s", q + 1 < plan->npcol ? longest : WIDTH,
            plan->node_name[plan->node_of[p * plan->npcol + q]]);
    print(page, "\n");
  }
}

static void print_candidate(page *page, const char *name, const hscal_candidate *candidate) {
  char grid[24], time[24] = "-";
  snprintf(grid, sizeof grid, "%d x %d", candidate->nprow, candidate->npcol);
  if (isfinite(candidate->predicted_s)) snprintf(time, sizeof time, "%.5g", candidate->predicted_s);
  print(page, "  %-8s %10s %4d %6d %11s  %s\n", name, grid, candidate->nb, candidate->panel, time, candidate->reason);
}

static void print_table(page *page, const hscal_plan *plan) {
  hscal_candidate chosen = {.nprow = plan->nprow,
                            .npcol = plan->npcol,
                            .nb = plan->nb,
                            .panel = plan->panel,
                            .predicted_s = plan->predicted_s};
  print(page, "\n  %-8s %10s %4s %6s %11s\n", "", "grid", "NB", "panel", "seconds");
  print_candidate(page, "chosen", &chosen);
  for (int i = 0; i < plan->nrivals; i++) print_candidate(page, i == 0 ? "rivals" : "", &plan->rivals[i]);
  print_candidate(page, "default", &plan->fallback);
}

static void print_effort(page *page, const hscal_plan *plan) {
  print(page, "\n  %ld layouts considered, %ld timed by the clock, decided in ", plan->candidates, plan->evaluated);
  print_seconds(page, plan->decision_s);
  print(page, "\n  no other layout can be faster by more than %.1f %%", 100 * plan->gap);
  print(page, plan->gap > 0.0051 ? " (the budget ran out before more was proved)\n" : "\n");
}

char *hscal__plan_text(const hscal_plan *plan) {
  page page = {0};
  print(&page, "%s: %d x %d grid of %d process%s, NB %d, panel width %d\n", plan->routine, plan->nprow, plan->npcol,
        plan->nprocs, plan->nprocs == 1 ? "" : "es", plan->nb, plan->panel);
  print(&page, "  predicted   ");
  print_seconds(&page, plan->predicted_s);
  print(&page, " (");
  print_seconds(&page, plan->lower_s);
  print(&page, " to ");
  print_seconds(&page, plan->upper_s);
  print(&page, ")");
  if (isfinite(plan->fallback.predicted_s) && plan->predicted_s > 0 && !plan->kept_default)
    print(&page, ", %.2f times as fast as the default layout", plan->fallback.predicted_s / plan->predicted_s);
  print(&page, "\n");
  if (plan->kept_default) print(&page, "  the default layout is kept: no other gains more than the model may err\n");
  print_nodes(&page, plan);
  print_grid(&page, plan);
  print_memory(&page, plan);
  print_table(&page, plan);
  print_effort(&page, plan);
  if (!page.failed) return page.text;
  free(page.text);
  return NULL;
}
