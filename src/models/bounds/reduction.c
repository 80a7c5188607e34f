#include "models/bounds/reduction.h"
#include "base/minmax.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"
#include "models/bounds/reduction_table.h"
#include "models/bounds/speed_limits.h"
#include "models/bounds/trees.h"

#include <math.h>
#include <stdlib.h>

/* ---- work -------------------------------------------------------------------------------------------------------- */

/* Operations with vectors that each column takes of the process, at the end of the panel. */
static double column_flops(const hscal_reduction *r, int p, int q) {
  return 2 * r->work->vector_operations * r->steps->entries(r, p, q) * r->weight;
}

/* Operations of the updates behind a panel, of all processes: p?syr2k, or two p?gemm, or one and a block of
 * reflectors. */
static double update_flops(const hscal_reduction *r, int width, int end) {
  double rows = r->dealing[HSCAL_ROWS].n - end, columns = r->dealing[HSCAL_COLUMNS].n - end;
  return 2 * r->work->products * r->weight * width * rows * r->work->rest->row_entries(rows, columns, width);
}

/* ---- the series of panels ------------------------------------------------------------------------------------- */

/* Process row where products with the panel are summed. */
static int summed_at(const hscal_reduction *r, hscal_span panel) {
  int at = hscal__min(panel.begin + r->steps->summed_below, r->dealing[HSCAL_ROWS].n - 1);
  return hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], at));
}

/* The panel's columns one after another: whichever process is slowest makes the others wait. */
static double panel_s(hscal_reduction *r, hscal_span panel) {
  int width = panel.end - panel.begin;
  int row = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], panel.begin));
  int column = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], panel.begin));
  double most_s = 0;
  int nprow = r->dealing[HSCAL_ROWS].nprocs, npcol = r->dealing[HSCAL_COLUMNS].nprocs;
  const hscal_process_line down = {column, npcol, nprow}, across = {row * npcol, 1, npcol};
  hscal__tree_seconds(r->earliest, down, 0, r->element_bytes, r->way_s[HSCAL_ROWS]);
  hscal__tree_seconds(r->earliest, down, summed_at(r, panel), r->element_bytes, r->sum_s);
  hscal__tree_seconds(r->earliest, across, 0, r->element_bytes, r->way_s[HSCAL_COLUMNS]);
  for (int p = 0; p < nprow; p++)
    for (int q = 0; q < npcol; q++) {
      double flops = column_flops(r, p, q);
      int process = hscal__process_of_grid(r, p, q);
      if (flops <= 0) continue;
      double work_s = flops * r->flop[process].vector_s;
      hscal__compute_after(r->earliest, process, width * work_s);
      most_s = hscal__fmax(most_s, work_s + r->steps->messages_s(r, p, q, row, column));
    }
  return (width - 1) * (most_s + r->steps->sums_s(r));
}

static double panels_s(hscal_reduction *r, int width, int panels) {
  double seconds = 0;
  r->steps->begin(r, width, panels);
  for (int i = 0; i < panels; i++) {
    hscal_span panel = hscal__reduction_panel(r, i, width, panels);
    r->steps->leave(r, panel);
    seconds += panel_s(r, panel);
    seconds += update_flops(r, width, r->backward ? r->dealing[HSCAL_COLUMNS].n - panel.begin : panel.end) / r->speed;
  }
  return seconds;
}

/* ---- what is known beforehand --------------------------------------------------------------------------------- */

static void find_speeds(hscal_reduction *r, hscal_type type) {
  const hscal_costs *costs = r->earliest->costs;
  const hscal_node_class *known = NULL;
  hscal_reduction_flop_times flop = {0, 0};
  for (int p = 0; p < r->earliest->nprocs; p++) {
    const hscal_node_class *class = costs->node[costs->node_of[p]].class;
    if (class != known) {
      flop.vector_s = 1 / hscal__vector_limit(class, type, r->work->vector_kernels);
      flop.product_s = 1 / hscal__product_limit(class, type, 0);
      known = class;
    }
    r->flop[p] = flop;
    r->speed += 1 / flop.product_s;
  }
}

static hscal_reduction make(const hscal_call *call, hscal_earliest_times *earliest) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  hscal_reduction r = {.earliest = earliest,
                       .work = walk.work,
                       .steps = hscal__reduction_steps(walk.family),
                       .backward = walk.backward,
                       .weight = hscal__type_flop_weight(call->routine->type),
                       .element_bytes = earliest->costs->element_bytes};
  hscal__deal_operand(call, HSCAL_A, earliest->layout, r.dealing);
  return r;
}

/* All of the matrix is reduced, in blocks that begin with the first row and column. */
static int is_plain(const hscal_call *call, const hscal_reduction *r) {
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  for (int d = 0; d < 2; d++)
    if (r->dealing[d].first != hscal__min(r->dealing[d].block, r->dealing[d].n)) return 0;
  return desc->mb == desc->nb && r->steps;
}

int hscal__reduction_bound(const hscal_call *call, hscal_earliest_times *earliest) {
  hscal_reduction r = make(call, earliest);
  size_t processes = (size_t)earliest->nprocs, rows = (size_t)r.dealing[0].nprocs,
         columns = (size_t)r.dealing[1].nprocs;
  int shorter = hscal__min(r.dealing[HSCAL_ROWS].n, r.dealing[HSCAL_COLUMNS].n), width = call->operand[HSCAL_A].desc.nb;
  if (shorter <= width || !is_plain(call, &r)) return 0;
  if (hscal__are_too_many_panels((shorter - 1) / width, earliest->nprocs)) return 0;
  double *scratch = calloc(processes + 2 * rows + columns, sizeof *scratch);
  hscal_reduction_flop_times *flop_times = calloc(processes, sizeof *flop_times);
  int *shares = calloc(rows + columns, sizeof *shares);
  int status = scratch && flop_times && shares ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  if (!status) {
    r.triangle = scratch, r.way_s[0] = scratch + processes, r.way_s[1] = r.way_s[0] + rows,
    r.sum_s = r.way_s[1] + columns;
    r.held[0] = shares, r.held[1] = shares + rows, r.flop = flop_times;
    double begin_s = hscal__earliest_start_s(earliest);
    find_speeds(&r, call->routine->type);
    hscal__wait_until(earliest,
                      begin_s + panels_s(&r, width, (shorter - 1) / width)); /* nobody knows all of it before */
  }
  free(scratch);
  free(flop_times);
  free(shares);
  return status;
}
