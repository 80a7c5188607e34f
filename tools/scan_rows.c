#include "scan_rows.h"
#include "base/status.h"
#include "busy.h"
#include "plan/calibrated.h"
#include "plan/planner.h"
#include "plan/sub_machine.h"
#include "report.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>

/* A few plans get the usual time each; many share that of a few, but stay above the patience of deadline mode. */
static double patience_of_each(const hscal_options *options, int plans) {
  const double few = 8;
  double usual = options->patience > 0 ? options->patience : 1;
  return plans <= few ? usual : fmax(usual * few / plans, fmin(usual, HSCAL_LEAST_FULL_PATIENCE));
}

static int plan_row(const cli_planned *planned, const hscal_options *options, const int *turn, cli_scan_row *row) {
  int failed =
      hscal__plan_sub_machine(hscal__plan_call, planned->call, planned->machine, options, turn, row->nodes, &row->plan);
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

int cli_plan_rows(cli_scanned *scanned, int *has_plans) {
  cli_busy_searching(
      "still planning on %d numbers of nodes; fewer of them (nodes=1..64:x2) or --patience 0.1 take less",
      scanned->rows);
  int failed = plan_rows(scanned);
  *has_plans = !failed && judge(scanned);
  if (*has_plans) failed = settle(scanned);
  cli_idle();
  return failed ? cli_report(failed) : CLI_OK;
}
