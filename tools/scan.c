#include "scan.h"
#include "given_arguments.h"
#include "gnuplot.h"
#include "output.h"
#include "plan/sub_machine.h"
#include "report.h"
#include "scan_picture.h"
#include "scan_points.h"
#include "scan_rows.h"
#include "scan_table.h"

#include <stdlib.h>

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
  int has_plans, status = cli_plan_rows(scanned, &has_plans);
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
