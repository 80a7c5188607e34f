#include "scan.h"
#include "base/status.h"
#include "busy.h"
#include "cli.h"
#include "gnuplot.h"
#include "plan/sub_machine.h"
#include "scan_points.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int cli_check_scan(const cli_arguments *arguments) {
  cli_points points;
  const struct {
    const char *name;
    int is_given;
  } others[] = {{"--explain", arguments->explain},           {"--map", arguments->map != NULL},
                {"--timeline", arguments->timeline != NULL}, {"--trace", arguments->trace != NULL},
                {"--wisdom", arguments->wisdom != NULL},     {"--objective", arguments->objective != NULL},
                {"--top", arguments->top != CLI_NOT_GIVEN},  {"from=", arguments->origin.nprow > 0}};
  if (arguments->plot && !arguments->scan) return cli_usage("--plot draws what --scan nodes=1..64 finds: give both");
  if (!arguments->scan) return CLI_OK;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++)
    if (others[i].is_given)
      return cli_usage("--scan compares plans on more and more nodes, %s is about one plan: leave one out",
                       others[i].name);
  int status = cli_read_points(arguments->scan, &points);
  if (status == CLI_OK && arguments->plot) status = cli_check_picture("--plot", arguments->plot);
  return status;
}

/* ---- planning ----------------------------------------------------------------------------------------------- */

/* A few plans get the usual time each; many share that of a few. 0.1 or less would be a hurry, in which times are rough. */
static double patience_of_each(const hscal_options *options, int plans) {
  const double few = 8, no_hurry = 0.11;
  double usual = options->patience > 0 ? options->patience : 1;
  return plans <= few ? usual : fmax(usual * few / plans, fmin(usual, no_hurry));
}

static int plan_row(const cli_planned *planned, const hscal_options *options, const int *turn, cli_scan_row *row) {
  int failed = hscal__plan_sub_machine(planned->call, planned->machine, options, turn, row->nodes, &row->plan);
  if (failed && !hscal__is_no_choice(failed)) return failed;
  row->failure = failed;
  if (failed) snprintf(row->why, sizeof row->why, "%s", hscal__last_error());
  hscal__clear_error();
  return 0;
}

/* The nodes of a row are those of the one before and some more: what was planned there can be done here, the others idle. Unless all
 * processes have to take part. */
static void show_row(cli_scanned *scanned, int at) {
  cli_scan_row *row = &scanned->row[at];
  const hscal_plan *before = at > 0 ? cli_row_plan(scanned, at - 1) : NULL;
  row->shown = row->plan ? at : -1;
  if (before && !scanned->planned->options->all_processes &&
      (!row->plan || row->plan->predicted_s >= before->predicted_s))
    row->shown = scanned->row[at - 1].shown;
}

static int plan_rows(cli_scanned *scanned) {
  const cli_planned *planned = scanned->planned;
  hscal_options own = *planned->options;
  int failed = 0;
  own.patience = patience_of_each(planned->options, scanned->rows);
  for (int i = 0; i < scanned->rows && !failed; i++) {
    failed = plan_row(planned, &own, scanned->turn, &scanned->row[i]);
    if (!failed) show_row(scanned, i);
  }
  return failed;
}

/* A row that matters gets the usual time. */
static int plan_well(cli_scanned *scanned, int at) {
  cli_scan_row *row = &scanned->row[at], well = {.nodes = row->nodes};
  HSCAL_TRY(plan_row(scanned->planned, scanned->planned->options, scanned->turn, &well));
  if (well.plan && (!row->plan || well.plan->predicted_s < row->plan->predicted_s)) {
    hscal_plan_free(row->plan);
    row->plan = well.plan;
  } else
    hscal_plan_free(well.plan);
  return 0;
}

/* ---- judging ------------------------------------------------------------------------------------------------ */

static void judge_row(cli_scanned *scanned, int at) {
  const hscal_plan *plan = cli_row_plan(scanned, at), *first = cli_row_plan(scanned, scanned->first);
  cli_scan_row *row = &scanned->row[at];
  row->speed_up = first->predicted_s > 0 ? first->predicted_s / plan->predicted_s : 1;
  row->efficiency = first->node_hours > 0 ? first->node_hours / plan->node_hours : 1;
  if (plan->node_hours < cli_row_plan(scanned, scanned->cheapest)->node_hours) scanned->cheapest = at;
  if (plan->predicted_s < cli_row_plan(scanned, scanned->fastest)->predicted_s) scanned->fastest = at;
  if (row->shown == at && row->efficiency >= CLI_SCAN_PAYS) scanned->pays = at;
  scanned->last = at;
}

/* 0: no row has a plan. */
static int judge(cli_scanned *scanned) {
  int first = 0;
  while (first < scanned->rows && !cli_row_plan(scanned, first)) first++;
  if (first == scanned->rows) return 0;
  scanned->first = scanned->cheapest = scanned->fastest = scanned->pays = scanned->last = first;
  for (int i = first; i < scanned->rows; i++)
    if (cli_row_plan(scanned, i)) judge_row(scanned, i);
  return 1;
}

/* Of many rows those that the answer is about are planned again: the first, the last, and those that are best. */
static int settle(cli_scanned *scanned) {
  int matter[] = {scanned->first, scanned->cheapest, scanned->pays, scanned->fastest, scanned->last}, failed = 0;
  double usual = scanned->planned->options->patience;
  if (patience_of_each(scanned->planned->options, scanned->rows) >= (usual > 0 ? usual : 1)) return 0;
  for (int i = 0; i < 5 && !failed; i++) {
    int is_done = 0;
    for (int j = 0; j < i; j++) is_done |= matter[j] == matter[i];
    if (!is_done) failed = plan_well(scanned, matter[i]);
  }
  for (int i = 0; i < scanned->rows; i++) show_row(scanned, i);
  judge(scanned);
  return failed;
}

/* *has_plans: on any number of nodes. */
static int plan_and_judge(cli_scanned *scanned, int *has_plans) {
  cli_busy("still planning on %d numbers of nodes; fewer of them (nodes=1..64:x2) or --patience 0.1 take less",
           scanned->rows);
  int failed = plan_rows(scanned);
  *has_plans = !failed && judge(scanned);
  if (*has_plans) failed = settle(scanned);
  cli_idle();
  return failed ? cli_report(failed) : CLI_OK;
}

/* ---- the scan ----------------------------------------------------------------------------------------------- */

static int print(const cli_scanned *scanned) {
  int is_json = scanned->planned->arguments->json;
  int status = cli_print_and_free(is_json ? cli_scan_json(scanned) : cli_scan_text(scanned));
  return status == CLI_OK ? cli_scan_picture(scanned) : status;
}

/* Every number of nodes fails, the last one, too: it says why. */
static int fail(const cli_scanned *scanned) {
  const cli_scan_row *last = &scanned->row[scanned->rows - 1];
  return cli_failure("not on any of these numbers of nodes: on %d of them: %s: %s", last->nodes,
                     hscal_strerror(last->failure), last->why);
}

static int scan(cli_scanned *scanned, const cli_points *points) {
  if (points->of[points->count - 1] > scanned->in_turn)
    return cli_failure("--scan %s: the machine has %d node%s", scanned->planned->arguments->scan, scanned->in_turn,
                       scanned->in_turn == 1 ? "" : "s");
  scanned->rows = points->count;
  scanned->row = calloc((size_t)points->count, sizeof *scanned->row);
  if (!scanned->row) return cli_report(HSCAL_ERROR_MEMORY);
  for (int i = 0; i < points->count; i++) scanned->row[i].nodes = points->of[i];
  int has_plans, status = plan_and_judge(scanned, &has_plans);
  if (status != CLI_OK) return status;
  return has_plans ? print(scanned) : fail(scanned);
}

int cli_scan(const cli_planned *planned) {
  cli_points points;
  cli_scanned scanned = {.planned = planned};
  int status = cli_read_points(planned->arguments->scan, &points);
  int *turn = malloc((size_t)planned->machine->nnodes * sizeof *turn);
  if (!turn) return cli_report(HSCAL_ERROR_MEMORY);
  scanned.turn = turn;
  int failed = hscal__nodes_by_speed(planned->call, planned->machine, planned->options, turn, &scanned.in_turn);
  if (failed) status = cli_report(failed);
  if (status == CLI_OK) status = scan(&scanned, &points);
  for (int i = 0; i < scanned.rows; i++) hscal_plan_free(scanned.row[i].plan);
  free(scanned.row);
  free(turn);
  return status;
}
