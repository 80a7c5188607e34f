#include "models/bounds/elimination.h"
#include "base/minmax.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"
#include "machine/speed.h"
#include "models/bounds/calibrated.h"
#include "models/bounds/in_place_panels.h"
#include "models/bounds/panel_making.h"
#include "models/bounds/panel_walk_table.h"
#include "models/bounds/speed_limits.h"
#include "models/bounds/trailing_shares.h"
#include "models/bounds/trailing_update.h"
#include "models/cost/kernel.h"

#include <math.h>
#include <stdlib.h>

/* ---- the series of panels ------------------------------------------------------------------------------------- */

static hscal_span block_around(const hscal_dealing *dealing, int i) {
  return (hscal_span){hscal__block_begin(dealing, i), hscal__block_end(dealing, i)};
}

/* The panel that holds vector `at`. */
static hscal_panel panel_around(const hscal_elimination *e, int at) {
  hscal_panel p = {.columns = block_around(&e->columns, at)};
  int missing =
      e->columns.n - p.columns.end; /* against the order of the matrix: behind the panel, along both indices */
  if (!e->backward) p.columns.end = hscal__min(p.columns.end, e->count);
  p.width = p.columns.end - p.columns.begin;
  p.rest = e->backward ? (hscal_span){0, p.columns.begin} : (hscal_span){p.columns.end, e->columns.n};
  p.rows = (hscal_span){e->family == HSCAL_FAMILY_QR ? p.columns.begin : p.columns.end, e->rows.n};
  if (e->backward) p.rows = (hscal_span){0, e->rows.n - missing};
  p.below = p.rows;
  if (e->family == HSCAL_FAMILY_QR && e->backward) p.below.end = hscal__max(p.rows.end - p.width, 0);
  if (e->family == HSCAL_FAMILY_QR && !e->backward)
    p.below.begin = p.rows.begin + hscal__min(p.width, p.rows.end - p.rows.begin);
  p.row = hscal__first_holder(hscal__holder(&e->rows, e->backward ? hscal__max(p.rows.end - 1, 0) : p.columns.begin));
  p.root = hscal__first_holder(hscal__holder(&e->rows, e->backward ? 0 : p.columns.begin));
  p.line = hscal__first_holder(hscal__holder(&e->columns, p.columns.begin));
  return p;
}

static void share_out(hscal_elimination *e, const hscal_panel *p) {
  hscal__shrink_shares(&e->rows, e->height, &e->rows_left, p->rows);
  hscal__shrink_shares(&e->columns, e->width, &e->columns_left, p->rest);
  if (e->family == HSCAL_FAMILY_QR) hscal__shrink_shares(&e->rows, e->below, &e->below_left, p->below);
}

/* All of the matrix is left. */
static void begin_shares(hscal_elimination *e) {
  e->rows_left = e->below_left = (hscal_span){0, e->rows.n};
  e->columns_left = (hscal_span){0, e->columns.n};
  for (int i = 0; i < e->rows.nprocs; i++) e->height[i] = hscal__held(&e->rows, i);
  for (int i = 0; i < e->rows.nprocs; i++) e->below[i] = e->height[i];
  for (int i = 0; i < e->columns.nprocs; i++) e->width[i] = e->all_columns[i] = hscal__held(&e->columns, i);
  if (e->family != HSCAL_FAMILY_QR) e->below = e->height;
}

/* `next`: the line of the panel after it. */
static void write_panel(hscal_elimination *e, const hscal_panel *p, int next) {
  share_out(e, p);
  if (e->owed_panels > 0) hscal__update_owed(e, next); /* before it waits for anything */
  if (e->family == HSCAL_FAMILY_CHOLESKY) {
    for (int i = 0; i < e->rows.nprocs; i++)
      e->left[hscal__process_on_line(e, i, p->line)] -= (double)e->height[i] * p->width;
    hscal__make_beside_block(e, p, next);
  } else {
    hscal__make_columns(e, p);
  }
  hscal__update_trailing(e, p, next);
  double rows = p->rows.end - p->rows.begin, columns = p->rest.end - p->rest.begin;
  e->flops += e->weight * p->width * rows *
              (e->family == HSCAL_FAMILY_CHOLESKY ? hscal__max((int)rows - p->width, 0) : 2 * columns);
}

/* Entries below the blocks of the diagonal. */
static void count_triangle(hscal_elimination *e) {
  begin_shares(e);
  for (int at = 0; at < e->count;) {
    hscal_panel p = panel_around(e, at);
    share_out(e, &p);
    for (int i = 0; i < e->rows.nprocs; i++)
      e->left[hscal__process_on_line(e, i, p.line)] += (double)e->height[i] * p.width;
    at = p.columns.end;
  }
}

static void write_panels(hscal_elimination *e) {
  int first = e->backward ? hscal__block_end(&e->columns, e->columns.n - e->count) : 0, done = 0;
  if (e->family == HSCAL_FAMILY_CHOLESKY) count_triangle(e);
  begin_shares(e);
  for (int at = e->backward ? e->columns.n - 1 : 0; e->backward ? at >= first : at < e->count;) {
    hscal_panel p = panel_around(e, at);
    at = e->backward ? p.columns.begin - 1 : p.columns.end;
    int is_last = at < 0 || at >= e->columns.n;
    write_panel(e, &p, is_last ? p.line : hscal__first_holder(hscal__holder(&e->columns, at)));
    if (e->owed_panels > 0 && ++done % e->owed_panels == 0) hscal__update_owed_by_all(e);
  }
  if (e->owed_panels > 0) hscal__update_owed_by_all(e);
}

/* ---- what is known beforehand --------------------------------------------------------------------------------- */

static double vector_limit(const hscal_elimination *e, const hscal_node_class *class, hscal_type type) {
  double ger = hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GER);
  double gemv = hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GEMV);
  return e->family == HSCAL_FAMILY_LU ? ger : e->family == HSCAL_FAMILY_CHOLESKY ? gemv : hscal__fmax(ger, gemv);
}

static void find_speeds(hscal_elimination *e, hscal_type type) {
  const hscal_costs *costs = e->earliest->costs;
  const hscal_machine *machine = costs->machine;
  int depth = hscal__max(e->columns.block, e->columns.first);
  for (int i = 0; i < machine->nclasses; i++) {
    const hscal_node_class *class = &machine->classes[i];
    /* Triangles are updated by kernels of their own. */
    double thin = e->family == HSCAL_FAMILY_CHOLESKY ? hscal__product_limit(class, type, depth)
                                                     : hscal__kernel_top_speed(class, type, depth);
    e->of_class[i] =
        (hscal_panel_flop_times){1 / thin, 1 / hscal__product_limit(class, type, 0), 1 / vector_limit(e, class, type)};
  }
  for (int p = 0; p < e->earliest->nprocs; p++) e->flop[p] = e->of_class[machine->class_of[costs->node_of[p]]];
}

static hscal_elimination make(const hscal_call *call, hscal_earliest_times *earliest) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  hscal_dealing dealing[2];
  hscal__deal_operand(call, HSCAL_A, earliest->layout, dealing);
  hscal_elimination e = {.earliest = earliest,
                         .family = walk.family,
                         .along = walk.by_rows ? HSCAL_COLUMNS : HSCAL_ROWS,
                         .backward = walk.backward,
                         .is_late = earliest->costs->layer[HSCAL_LAYER_NODE].layer->late_receiver &&
                                    earliest->costs->layer[HSCAL_LAYER_NETWORK].layer->late_receiver,
                         .element_bytes = earliest->costs->element_bytes,
                         .weight = hscal__type_flop_weight(call->routine->type)};
  e.rows = dealing[e.along];
  e.columns = dealing[hscal__other(e.along)];
  e.count = hscal__min(e.rows.n, e.columns.n);
  if (e.family == HSCAL_FAMILY_CHOLESKY && e.count > 0) e.solved = hscal__solved_in_place(call, earliest->layout);
  e.in_place = e.family == HSCAL_FAMILY_QR ? e.columns.n : hscal__updated_in_place(call, earliest->layout);
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
    write_panels(&e);
    hscal__compute_together(earliest, e.begin_s, e.flops);
  }
  free(scratch);
  free(flop_times);
  free(shares);
  return status;
}
