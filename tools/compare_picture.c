#include "compare_picture.h"
#include "bands_picture.h"
#include "base/status.h"
#include "base/text.h"
#include "busy.h"
#include "drawing.h"
#include "given_arguments.h"
#include "gnuplot.h"
#include "picture_rows.h"
#include "plan/plan.h"
#include "planned.h"
#include "report.h"
#include "search/space_init.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the plan is compared with: a usual layout, where its processes sit, and what it is called. */
typedef struct baseline {
  hscal_candidate layout;
  int *node_of; /* [layout.nprocs] */
  const hscal_machine *machine;
  const char *name;
} baseline;

/* Both runs, and what they share. */
typedef struct comparison {
  const cli_planned *planned;
  const hscal_explained *chosen;
  baseline usual;
  hscal_call usual_call;
  hscal_layout usual_layout;
  hscal_placement usual_placement;
  hscal_explained usual_shown;
  cli_rows rows;
  int *row_of[2]; /* [processes] of the usual layout, of the plan */
  cli_folded run[2];
} comparison;

/* Where the processes of the usual layout of that name sit. */
static int find_places(const hscal_space *space, const char *name, baseline *usual) {
  hscal_usual_layout layout[HSCAL_USUALS];
  int count, status = hscal__usual_layouts(space, layout, &count);
  for (int i = 0; i < count; i++) {
    int is_it = !usual->node_of && strcmp(layout[i].name, name) == 0 && layout[i].nprow == usual->layout.nprow &&
                layout[i].npcol == usual->layout.npcol;
    if (is_it)
      usual->node_of = layout[i].node_of;
    else
      free(layout[i].node_of);
  }
  HSCAL_TRY(status);
  return usual->node_of
             ? 0
             : hscal__fail(HSCAL_ERROR_UNSUPPORTED, "nothing to compare with: the usual layout is not placed");
}

/* The layout that the plan is measured by. The one place that knows which: the best usual one. */
static int find_baseline(const cli_planned *planned, const hscal_machine *seen, baseline *usual) {
  hscal_space space;
  const hscal_plan *plan = planned->plan;
  int has_own_threads = planned->options->threads > 0;
  usual->machine =
      has_own_threads ? seen : planned->machine; /* one thread per process, unless the options say otherwise */
  if (plan->nbaselines == 0 || plan->best_baseline < 0)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "nothing to compare with: the default layout %s",
                       *plan->fallback.reason ? plan->fallback.reason : "was not timed");
  const hscal_baseline *best = &plan->baselines[plan->best_baseline];
  usual->layout = best->layout, usual->name = best->name;
  int by_kind = planned->options->one_kind && usual->machine->nclasses > 1;
  int kind = by_kind ? usual->machine->class_of[plan->node_of[0]] : -1;
  int status = hscal__space_init(&space, planned->call, usual->machine, planned->options, kind);
  if (!status) status = find_places(&space, best->name, usual);
  hscal__space_free(&space);
  return status;
}

/* Both on the same rows: those of all nodes that either uses. */
static int share_rows(comparison *c) {
  const hscal_machine *machine = c->chosen->placement->machine;
  const hscal_explained *shown[] = {&c->usual_shown, c->chosen};
  int *used = calloc((size_t)machine->nnodes, sizeof *used);
  if (!used) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  for (int i = 0; i < 2; i++)
    for (int p = 0; p < hscal__layout_processes(shown[i]->layout); p++) used[shown[i]->placement->node_of[p]] = 1;
  int status = cli_rows_of_nodes(machine, used, &c->rows);
  free(used);
  for (int i = 0; i < 2 && !status; i++) {
    int processes = hscal__layout_processes(shown[i]->layout);
    c->row_of[i] = malloc((size_t)processes * sizeof *c->row_of[i]);
    if (!c->row_of[i]) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", processes);
    for (int p = 0; p < processes; p++) c->row_of[i][p] = c->rows.row_of_node[shown[i]->placement->node_of[p]];
    c->run[i] = (cli_folded){.shown = shown[i], .rows = &c->rows, .row_of = c->row_of[i]};
  }
  return status;
}

static int prepare(comparison *c) {
  const hscal_candidate *layout = &c->usual.layout;
  c->usual_call = *c->planned->call;
  hscal__call_fill_blocks(&c->usual_call, layout->mb, layout->nb);
  c->usual_layout = hscal__layout_make(layout->nprow, layout->npcol, layout->panel);
  c->usual_placement = (hscal_placement){c->usual.machine, c->usual.node_of};
  c->usual_shown = (hscal_explained){&c->usual_call, &c->usual_layout, &c->usual_placement};
  HSCAL_TRY(share_rows(c));
  c->run[0].predicted_s = layout->predicted_s;
  c->run[1].predicted_s = c->planned->plan->predicted_s;
  HSCAL_TRY(cli_fold(&c->run[0]));
  return cli_fold(&c->run[1]);
}

/* "usual layout (6 x 8, column order), NB 64: 2.35 s" */
static void head_run(const comparison *c, int which, char *text, size_t size) {
  const hscal_candidate layout = which ? hscal__plan_layout(c->planned->plan) : c->usual.layout;
  char seconds[HSCAL_SECONDS_TEXT_SIZE], blocks[HSCAL_PLAN_BLOCKS_TEXT_SIZE], grid[128];
  if (which || strchr(c->usual.name, 'x') == NULL)
    snprintf(grid, sizeof grid, "%s, %d \xC3\x97 %d grid", which ? "hscal's plan" : "ScaLAPACK's guide", layout.nprow,
             layout.npcol);
  else
    snprintf(grid, sizeof grid, "usual layout (%s)", c->usual.name);
  snprintf(text, size, "%s%s: %s%s", grid, hscal__plan_blocks_text(c->planned->plan, layout.mb, layout.nb, blocks),
           hscal__seconds_text(layout.predicted_s, seconds), c->run[which].bands.is_cut ? ", its beginning" : "");
}

static void put_title(const comparison *c, cli_drawing *drawing) {
  const hscal_plan *plan = c->planned->plan;
  const char *machine = c->planned->machine->name ? c->planned->machine->name : "this machine";
  char text[320], usual[HSCAL_SECONDS_TEXT_SIZE], chosen[HSCAL_SECONDS_TEXT_SIZE];
  double times = plan->predicted_s > 0 ? c->usual.layout.predicted_s / plan->predicted_s : 1;
  snprintf(text, sizeof text, "%s %s: %s becomes %s, %.3g times as fast", plan->routine, plan->arguments,
           hscal__seconds_text(c->usual.layout.predicted_s, usual), hscal__seconds_text(plan->predicted_s, chosen),
           times);
  cli_add_text(drawing, 16, 30, (cli_words){18, CLI_BEGINS, 1, "#222222"}, text);
  snprintf(text, sizeof text, "predicted for %.*s", HSCAL_BEGINNING(machine, 90));
  cli_add_text(drawing, 16, 54, (cli_words){15, CLI_BEGINS, 0, "#666666"}, text);
}

static cli_drawing *draw(const comparison *c) {
  enum { LEGEND = 86, BANDS = 96, BETWEEN = 8, BELOW = 54 };
  static const char remark[] = "Of the processes on a node, how many compute, communicate or wait.";
  int height = cli_bands_height(&c->rows), bottom = BANDS + 2 * height + BETWEEN;
  double most_s = fmax(cli_folded_s(&c->run[0]), cli_folded_s(&c->run[1]));
  cli_drawing *drawing = cli_new_drawing(CLI_BANDS_WIDTH, bottom + BELOW);
  if (!drawing) return NULL;
  if (!(most_s > 0)) most_s = 1;
  put_title(c, drawing);
  cli_add_bands_legend(drawing, LEGEND);
  for (int i = 0; i < 2; i++) {
    char heading[200];
    head_run(c, i, heading, sizeof heading);
    cli_add_bands(drawing, &c->run[i], heading, BANDS + i * (height + BETWEEN), most_s);
  }
  cli_add_bands_axis(drawing, bottom, bottom + 5, most_s);
  cli_add_text(drawing, 16, bottom + BELOW - 10, (cli_words){12, CLI_BEGINS, 0, "#666666"}, remark);
  return drawing;
}

int cli_check_compare(const cli_arguments *arguments) {
  return arguments->compare ? cli_check_picture("--compare", arguments->compare) : CLI_OK;
}

static void free_comparison(comparison *c) {
  for (int i = 0; i < 2; i++) {
    hscal__activity_bands_free(&c->run[i].bands);
    free(c->row_of[i]);
  }
  cli_free_rows(&c->rows);
  free(c->usual.node_of);
}

int cli_write_compare(const cli_planned *planned, const hscal_explained *chosen) {
  comparison c = {.planned = planned, .chosen = chosen};
  if (!planned->arguments->compare) return CLI_OK;
  cli_busy("still running the call under both layouts");
  int failed = find_baseline(planned, chosen->placement->machine, &c.usual);
  if (!failed) failed = prepare(&c);
  cli_idle();
  cli_drawing *drawing = failed ? NULL : draw(&c);
  if (!failed && !drawing) failed = HSCAL_ERROR_MEMORY;
  int status =
      failed ? cli_report(failed) : cli_write_drawing(drawing, planned->arguments->compare, planned->arguments->json);
  cli_free_drawing(drawing);
  free_comparison(&c);
  return status;
}
