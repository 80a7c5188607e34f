#include "timeline_files.h"
#include "bands_picture.h"
#include "base/file.h"
#include "base/status.h"
#include "busy.h"
#include "drawing.h"
#include "output.h"
#include "picture_rows.h"
#include "report.h"
#include "shown_run.h"
#include "timeline_picture.h"
#include "trace_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int check_file(const char *option, const char *file, const char *ending) {
  if (!file) return CLI_OK;
  size_t length = strlen(file), end = strlen(ending);
  if (length <= end || strcmp(file + length - end, ending) != 0)
    return cli_usage("%s %s: the name must end in %s, which is what is written", option, file, ending);
  return cli_check_file(file);
}

int cli_check_timeline(const cli_arguments *arguments) {
  int status = check_file("--timeline", arguments->timeline, ".svg");
  return status == CLI_OK ? check_file("--trace", arguments->trace, ".json") : status;
}

/* Of many processes the nodes; of few that take many steps each process. */
static int group(const cli_shown *run, cli_rows *rows, int *row_of) {
  const hscal_placement *placement = run->placement;
  int nprocs = hscal__layout_processes(run->layout);
  if (nprocs <= CLI_MOST_ROWS) {
    cli_rows_of_processes(placement->machine, placement->node_of, nprocs, rows, row_of);
    return 0;
  }
  int *used = calloc((size_t)placement->machine->nnodes, sizeof *used);
  if (!used) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", placement->machine->nnodes);
  for (int p = 0; p < nprocs; p++) used[placement->node_of[p]] = 1;
  int status = cli_rows_of_nodes(placement->machine, used, rows);
  free(used);
  for (int p = 0; p < nprocs && !status; p++) row_of[p] = rows->row_of_node[placement->node_of[p]];
  return status;
}

static char *bands_text(const cli_shown *run, const cli_folded *folded) {
  char remark[CLI_STRETCHED_SIZE + 160], stretched[CLI_STRETCHED_SIZE];
  snprintf(remark, sizeof remark, "Height: share of the row's processes. %s%s",
           folded->bands.is_cut ? "Only the beginning of the call is shown. " : "",
           cli_stretched_text(folded->bands.stretched, stretched));
  const hscal_activity_trace ran = {.predicted_s = folded->bands.predicted_s};
  const cli_shown shown = {run->call, run->layout, run->placement, &ran, run->predicted_s};
  char *title = cli_timeline_title(&shown, folded->bands.is_cut ? folded->bands.end_s : 0);
  cli_drawing *drawing = title ? cli_draw_bands(folded, title, remark) : NULL;
  char *text = drawing ? cli_drawing_svg(drawing) : NULL;
  cli_free_drawing(drawing);
  free(title);
  return text;
}

/* As bands; *is_cut: only the beginning. */
static int fold(const cli_shown *run, char **text, int *is_cut) {
  cli_rows rows = {0};
  const hscal_explained shown = {run->call, run->layout, run->placement};
  int *row_of = malloc((size_t)hscal__layout_processes(run->layout) * sizeof *row_of);
  cli_folded folded = {.shown = &shown, .rows = &rows, .row_of = row_of, .predicted_s = run->predicted_s};
  int status = row_of ? group(run, &rows, row_of) : HSCAL_ERROR_MEMORY;
  if (!status) status = cli_fold(&folded);
  *is_cut = folded.bands.is_cut;
  *text = status ? NULL : bands_text(run, &folded);
  hscal__activity_bands_free(&folded.bands);
  cli_free_rows(&rows);
  free(row_of);
  return status;
}

static int is_fine(const hscal_activity_trace *activities) {
  size_t most = (size_t)activities->nprocs * CLI_MOST_TIMELINE_SPANS;
  return activities->nprocs <= CLI_MOST_TIMELINE_ROWS && !activities->is_cut && activities->spans <= most;
}

static int write_one(const cli_arguments *arguments, const char *what, const char *file, char *text) {
  int failed = text ? hscal__file_replace(file, text) : HSCAL_ERROR_MEMORY;
  free(text);
  if (failed) return cli_report(failed);
  if (!arguments->json) printf("%s written to %s\n", what, file);
  return CLI_OK;
}

static void tell_cut(const cli_arguments *arguments, const char *what, int most) {
  if (!arguments->json)
    printf("only the beginning of the call is in the %s: it has more than %d operations\n", what, most);
}

static int write_timeline(const cli_arguments *arguments, const cli_shown *run) {
  char *text = NULL;
  int is_cut = 0;
  if (is_fine(run->activities)) return write_one(arguments, "timeline", arguments->timeline, cli_timeline_svg(run));
  cli_busy("still running the call for its timeline");
  int failed = fold(run, &text, &is_cut);
  cli_idle();
  if (failed) return cli_report(failed);
  int status = write_one(arguments, "timeline", arguments->timeline, text);
  if (status == CLI_OK && is_cut) tell_cut(arguments, "timeline", HSCAL_MOST_FOLDED);
  return status;
}

int cli_write_timeline(const cli_arguments *arguments, const hscal_explained *shown, double predicted_s) {
  hscal_activity_trace activities;
  if (!arguments->timeline && !arguments->trace) return CLI_OK;
  cli_busy("still running the call for its timeline");
  int failed =
      hscal__activity_trace_record(shown->call, shown->layout, shown->placement, HSCAL_MOST_RECORDED, &activities);
  cli_idle();
  int status = failed ? cli_report(failed) : CLI_OK;
  if (!failed) hscal__activity_trace_stretch(&activities, predicted_s);
  const cli_shown run = {shown->call, shown->layout, shown->placement, &activities, predicted_s};
  if (status == CLI_OK && arguments->timeline) status = write_timeline(arguments, &run);
  if (status == CLI_OK && arguments->trace)
    status = write_one(arguments, "trace", arguments->trace, cli_trace_json(&run));
  if (status == CLI_OK && arguments->trace && activities.is_cut) tell_cut(arguments, "trace", HSCAL_MOST_RECORDED);
  hscal__activity_trace_free(&activities);
  return status;
}
