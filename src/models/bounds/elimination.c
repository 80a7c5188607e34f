#include "models/bounds/elimination.h"
#include "base/minmax.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"
#include "models/bounds/calibrated.h"
#include "models/bounds/elimination_table.h"
#include "models/bounds/panel_series.h"
#include "models/bounds/speed_limits.h"

#include <math.h>
#include <stdlib.h>

/* ---- updates ----------------------------------------------------------------------------------------------------- */

/* A line computes what it owes. Its shares have shrunk since, and nobody has waited for a panel: so it is not above
 * what each update would have taken at its time. */
static void update_owed(hscal_elimination *e, int line) {
  double owed = e->owed[line] * 2 * e->weight;
  e->owed[line] = 0;
  for (int i = 0; i < e->rows.nprocs && owed > 0; i++) {
    int process = hscal__process_on_line(e, i, line);
    const hscal_panel_flop_times *flop = &e->flop[process];
    double entries = e->steps->entries(e, i, line);
    double entry_s = flop->thin_s + (e->work->products - 1) * flop->deep_s;
    if (entries > 0) hscal__compute_after(e->earliest, process, owed * entries * entry_s);
  }
}

static void update_owed_by_all(hscal_elimination *e) {
  for (int line = 0; line < e->columns.nprocs; line++) update_owed(e, line);
}

/* What the panel means for all lines, or for the next one alone; then the others owe it. */
static void update_trailing(hscal_elimination *e, const hscal_panel *p, int next) {
  int only = e->owed_panels > 0;
  if (p->columns.begin >= e->in_place) return;
  for (int line = 0; line < e->columns.nprocs; line++)
    if (only && line != next)
      e->owed[line] += p->width * e->steps->vectors(e, line);
    else if (e->width[line] > 0)
      e->steps->update(e, p, line);
}

/* ---- the series of panels ------------------------------------------------------------------------------------- */

/* `next`: the line of the panel after it. */
static void write_panel(hscal_elimination *e, const hscal_panel *p, int next) {
  hscal__share_out(e, p);
  if (e->owed_panels > 0) update_owed(e, next); /* before it waits for anything */
  e->steps->make(e, p, next);
  update_trailing(e, p, next);
  double rows = p->rows.end - p->rows.begin, columns = p->rest.end - p->rest.begin;
  double entries = e->work->rest->row_entries(rows, columns, p->width); /* one product of each is certain */
  e->flops += e->weight * p->width * rows * (2 * hscal__fmax(entries, 0));
}

static void write_panels(hscal_elimination *e) {
  int first = e->backward ? hscal__block_end(&e->columns, e->columns.n - e->count) : 0, done = 0;
  hscal__begin_shares(e);
  for (int at = e->backward ? e->columns.n - 1 : 0; e->backward ? at >= first : at < e->count;) {
    hscal_panel p = hscal__panel_around(e, at);
    at = e->backward ? p.columns.begin - 1 : p.columns.end;
    int is_last = at < 0 || at >= e->columns.n;
    write_panel(e, &p, is_last ? p.line : hscal__first_holder(hscal__holder(&e->columns, at)));
    if (e->owed_panels > 0 && ++done % e->owed_panels == 0) update_owed_by_all(e);
  }
  if (e->owed_panels > 0) update_owed_by_all(e);
}

/* ---- what is known beforehand --------------------------------------------------------------------------------- */

static void find_speeds(hscal_elimination *e, hscal_type type) {
  const hscal_costs *costs = e->earliest->costs;
  const hscal_machine *machine = costs->machine;
  int depth = hscal__max(e->columns.block, e->columns.first);
  for (int i = 0; i < machine->nclasses; i++) {
    const hscal_node_class *class = &machine->classes[i];
    e->of_class[i] = (hscal_panel_flop_times){1 / e->work->rest->speed_limit(class, type, depth),
                                              1 / hscal__product_limit(class, type, 0),
                                              1 / hscal__vector_limit(class, type, e->work->vector_kernels)};
  }
  for (int p = 0; p < e->earliest->nprocs; p++) e->flop[p] = e->of_class[machine->class_of[costs->node_of[p]]];
}

static hscal_elimination make(const hscal_call *call, hscal_earliest_times *earliest) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  hscal_dealing dealing[2];
  hscal__deal_operand(call, HSCAL_A, earliest->layout, dealing);
  hscal_elimination e = {.earliest = earliest,
                         .work = walk.work,
                         .steps = hscal__elimination_steps(walk.family),
                         .along = walk.by_rows ? HSCAL_COLUMNS : HSCAL_ROWS,
                         .backward = walk.backward,
                         .is_late = earliest->costs->layer[HSCAL_LAYER_NODE].layer->late_receiver &&
                                    earliest->costs->layer[HSCAL_LAYER_NETWORK].layer->late_receiver,
                         .element_bytes = earliest->costs->element_bytes,
                         .weight = hscal__type_flop_weight(call->routine->type)};
  e.rows = dealing[e.along];
  e.columns = dealing[hscal__other(e.along)];
  e.count = hscal__min(e.rows.n, e.columns.n);
  return e;
}

/* Where all processes in all panels would be too many, lines owe what a sixty-fourth of the panels ask for, and
 * less. */
static int owed_panels_of(const hscal_elimination *e) {
  double panels = ceil((double)e->count / e->columns.block);
  return panels * e->earliest->nprocs <= HSCAL_MOST_PANEL_PROCESSES ? 0
                                                                    : hscal__max(1, (int)(panels / HSCAL_OWED_TURNS));
}

int hscal__elimination_bound(const hscal_call *call, hscal_earliest_times *earliest) {
  hscal_elimination e = make(call, earliest);
  double panels = ceil((double)e.count / e.columns.block);
  if (e.count == 0 || hscal__are_too_many_panels(panels, e.rows.nprocs + e.columns.nprocs)) return 0;
  size_t processes = (size_t)earliest->nprocs, rows = (size_t)e.rows.nprocs, lines = (size_t)e.columns.nprocs;
  size_t classes = (size_t)earliest->costs->machine->nclasses;
  double *scratch = calloc(processes + 3 * rows + lines, sizeof *scratch);
  hscal_panel_flop_times *flop_times = calloc(processes + classes, sizeof *flop_times);
  int *shares = calloc(3 * rows + 2 * lines, sizeof *shares);
  int status = scratch && flop_times && shares ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  if (!status) {
    e.left = scratch, e.made_s = scratch + processes, e.root_s = e.made_s + rows, e.head_s = e.root_s + rows;
    e.owed = e.head_s + rows;
    e.owed_panels = owed_panels_of(&e);
    e.flop = flop_times, e.of_class = flop_times + processes;
    e.height = shares, e.below = shares + rows, e.swaps = shares + 2 * rows, e.width = shares + 3 * rows,
    e.all_columns = e.width + lines;
    find_speeds(&e, call->routine->type);
    e.begin_s = hscal__earliest_start_s(earliest);
    e.steps->begin(&e, call);
    write_panels(&e);
    hscal__compute_together(earliest, e.begin_s, e.flops);
  }
  free(scratch);
  free(flop_times);
  free(shares);
  return status;
}
