#include "scan_table.h"
#include "base/number_json.h"
#include "base/text.h"
#include "json_text.h"
#include "plan/plan.h"

#include <jansson.h>
#include <stdio.h>

/* ---- text --------------------------------------------------------------------------------------------------- */

static const hscal_node_class *kind_of(const cli_scanned *scanned, int place) {
  return hscal__node(scanned->planned->machine, scanned->turn[place]);
}

/* "nodes are taken as the machine has them", or which kind first. */
static void print_turn(FILE *out, const cli_scanned *scanned) {
  enum { MOST_NAMED = 4 };
  const hscal_node_class *last = NULL;
  int kinds = 0;
  for (int i = 0; i < scanned->in_turn; i++)
    if (kind_of(scanned, i) != last) last = kind_of(scanned, i), kinds++;
  fputs("  nodes are taken in the machine's order", out);
  last = NULL;
  for (int i = 0, named = 0; i < scanned->in_turn && kinds > 1 && named <= MOST_NAMED; i++) {
    const hscal_node_class *kind = kind_of(scanned, i);
    if (kind == last) continue;
    last = kind;
    if (named == 0) fputs(", the fastest kind first: ", out);
    if (named == MOST_NAMED)
      fputs(", ...", out);
    else
      fprintf(out, "%s%.*s", named ? ", " : "", HSCAL_BEGINNING(kind->name, 40));
    named++;
  }
  fputs("\n\n", out);
}

static void print_interval(FILE *out, const hscal_plan *plan) {
  char lower[HSCAL_SECONDS_TEXT_SIZE], upper[HSCAL_SECONDS_TEXT_SIZE], text[2 * HSCAL_SECONDS_TEXT_SIZE + 8];
  snprintf(text, sizeof text, "%s to %s", hscal__seconds_text(plan->lower_s, lower),
           hscal__seconds_text(plan->upper_s, upper));
  fprintf(out, "  %-22s", text);
}

static void print_row(FILE *out, const cli_scanned *scanned, int at, double unit) {
  const cli_scan_row *row = &scanned->row[at];
  const hscal_plan *plan = cli_row_plan(scanned, at);
  char grid[32], blocks[HSCAL_BLOCKS_TEXT_SIZE], seconds[HSCAL_SECONDS_TEXT_SIZE];
  fprintf(out, "  %5d", row->nodes);
  if (!plan) {
    fprintf(out, "  %s\n", row->failure == HSCAL_ERROR_NO_FIT ? "does not fit" : "no such grid");
    return;
  }
  snprintf(grid, sizeof grid, "%d x %d", plan->nprow, plan->npcol);
  fprintf(out, "  %9d  %11s  %5s  %9s", plan->nprocs, grid,
          hscal__plan_has_blocks(plan) ? hscal__blocks_text(plan->mb, plan->nb, blocks) : "-",
          hscal__seconds_text(plan->predicted_s, seconds));
  print_interval(out, plan);
  fprintf(out, "  %8.2f  %8.0f %%  %12.4g", row->speed_up, 100 * row->efficiency, plan->node_hours * unit);
  int idle = row->nodes - plan->nodes_used;
  if (idle > 0) fprintf(out, "  %d idle", idle);
  fputs("\n", out);
}

/* Node-hours, or node-seconds where these are small numbers. */
static double unit_of(const cli_scanned *scanned, const char **name) {
  const double few = 0.01, seconds = 3600;
  int is_small = cli_row_plan(scanned, scanned->cheapest)->node_hours < few;
  *name = is_small ? "node-seconds" : "node-hours";
  return is_small ? seconds : 1;
}

static const char *plural(int count) { return count == 1 ? "" : "s"; }

/* Up to where more nodes pay, and what is beyond. */
static void print_pays(FILE *out, const cli_scanned *scanned) {
  const cli_scan_row *first = &scanned->row[scanned->first], *pays = &scanned->row[scanned->pays];
  const hscal_plan *best = cli_row_plan(scanned, scanned->fastest), *there = cli_row_plan(scanned, scanned->pays);
  if (scanned->pays == scanned->last)
    fprintf(out, "  more nodes pay as far as was looked, up to %d: the efficiency is at least %.0f %%\n", pays->nodes,
            100 * CLI_SCAN_PAYS);
  else if (scanned->row[scanned->fastest].shown == scanned->row[scanned->pays].shown)
    fprintf(out, "  more nodes than %d bring nothing: the others idle\n", pays->nodes);
  else if (scanned->pays == scanned->first)
    fprintf(out, "  more nodes than %d do not pay: the efficiency is below %.0f %% on all of them\n", first->nodes,
            100 * CLI_SCAN_PAYS);
  else
    fprintf(out, "  more nodes pay up to %d: beyond, the efficiency is below %.0f %%\n", pays->nodes,
            100 * CLI_SCAN_PAYS);
  if (best->predicted_s < there->predicted_s)
    fprintf(out, "  from %d to %d nodes the time falls by %.0f %%, and node-hours rise by %.0f %%\n", there->nodes_used,
            best->nodes_used, 100 * (1 - best->predicted_s / there->predicted_s),
            100 * (best->node_hours / there->node_hours - 1));
}

static void print_best(FILE *out, const char *what, const hscal_plan *plan, double unit, const char *unit_name) {
  char seconds[HSCAL_SECONDS_TEXT_SIZE];
  fprintf(out, "  least %s: %d node%s, %.4g %s, %s\n", what, plan->nodes_used, plural(plan->nodes_used),
          plan->node_hours * unit, unit_name, hscal__seconds_text(plan->predicted_s, seconds));
}

/* Why there is no plan on the most nodes that have none. */
static void print_reason(FILE *out, const cli_scanned *scanned) {
  int last = -1;
  for (int i = 0; i < scanned->rows; i++)
    if (!cli_row_plan(scanned, i)) last = i;
  if (last >= 0)
    fprintf(out, "  on %d node%s: %s\n", scanned->row[last].nodes, plural(scanned->row[last].nodes),
            scanned->row[last].why);
}

char *cli_scan_text(const cli_scanned *scanned) {
  char *text = NULL;
  size_t length = 0;
  const char *unit_name;
  const hscal_plan *plan = cli_row_plan(scanned, scanned->first);
  double unit = unit_of(scanned, &unit_name);
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%s %s: plans on %d to %d nodes\n", plan->routine, plan->arguments, scanned->row[0].nodes,
          scanned->row[scanned->rows - 1].nodes);
  if (*plan->warning) fprintf(out, "  warning: %s\n", plan->warning);
  print_turn(out, scanned);
  fprintf(out, "  %5s  %9s  %11s  %5s  %9s  %-22s  %8s  %10s  %12s\n", "nodes", "processes", "grid", "NB", "predicted",
          "in 9 of 10 cases", "speed-up", "efficiency", unit_name);
  for (int i = 0; i < scanned->rows; i++) print_row(out, scanned, i, unit);
  fprintf(out, "\n  speed-up and efficiency (node-hours / node-hours) are against %d node%s\n",
          scanned->row[scanned->first].nodes, plural(scanned->row[scanned->first].nodes));
  print_pays(out, scanned);
  print_best(out, "cost", cli_row_plan(scanned, scanned->cheapest), unit, unit_name);
  print_best(out, "time", cli_row_plan(scanned, scanned->fastest), unit, unit_name);
  print_reason(out, scanned);
  return hscal__stream_text(out, &text);
}

/* ---- JSON --------------------------------------------------------------------------------------------------- */

static json_t *row_json(const cli_scanned *scanned, int at) {
  const cli_scan_row *row = &scanned->row[at];
  const hscal_plan *plan = cli_row_plan(scanned, at);
  if (!plan)
    return json_pack("{s:i, s:b, s:s}", "nodes", row->nodes, "fits", row->failure != HSCAL_ERROR_NO_FIT, "reason",
                     row->why);
  return json_pack("{s:i, s:b, s:s, s:i, s:[i,i], s:i, s:i, s:i, s:o, s:o, s:o, s:o, s:o, s:i, s:o, s:b}", "nodes",
                   row->nodes, "fits", 1, "reason", "", "nprocs", plan->nprocs, "grid", plan->nprow, plan->npcol, "mb",
                   plan->mb, "nb", plan->nb, "panel", plan->panel, "predicted_s", hscal__number_json(plan->predicted_s),
                   "lower_s", hscal__number_json(plan->lower_s), "upper_s", hscal__number_json(plan->upper_s),
                   "speed_up", hscal__number_json(row->speed_up), "efficiency", hscal__number_json(row->efficiency),
                   "nodes_used", plan->nodes_used, "node_hours", hscal__number_json(plan->node_hours), "rough",
                   plan->is_rough);
}

char *cli_scan_json(const cli_scanned *scanned) {
  const hscal_plan *plan = cli_row_plan(scanned, scanned->first);
  json_t *rows = json_array(), *order = json_array();
  for (int i = 0; i < scanned->rows; i++) json_array_append_new(rows, row_json(scanned, i));
  for (int i = 0; i < scanned->row[scanned->rows - 1].nodes; i++)
    json_array_append_new(order, json_string(scanned->planned->machine->node_name[scanned->turn[i]]));
  json_t *root = json_pack("{s:s, s:s, s:o, s:o, s:i, s:i, s:i, s:s}", "routine", plan->routine, "arguments",
                           plan->arguments, "order", order, "rows", rows, "pays_up_to",
                           scanned->row[scanned->pays].nodes, "least_node_hours", scanned->row[scanned->cheapest].nodes,
                           "least_time", scanned->row[scanned->fastest].nodes, "warning", plan->warning);
  return cli_json_text(root, HSCAL_JSON_DIGITS);
}
