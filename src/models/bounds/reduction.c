#include "models/bounds/reduction.h"
#include "base/minmax.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"
#include "models/bounds/panel_walk_table.h"
#include "models/bounds/speed_limits.h"
#include "models/bounds/trailing_shares.h"
#include "models/bounds/trees.h"

#include <math.h>
#include <stdlib.h>

/* Seconds per operation: of products with vectors, of others. */
typedef struct reduction_flop_times {
  double vector_s, product_s;
} reduction_flop_times;

typedef struct reduction_state {
  hscal_earliest_times *earliest;
  hscal_family family; /* TRIDIAGONAL, BIDIAGONAL, HESSENBERG */
  int backward;
  hscal_dealing dealing[2];
  hscal_span left[2];         /* what held are shares of */
  int *held[2];               /* [nprow], [npcol] */
  double *triangle;           /* [nprocs] entries below the blocks of the diagonal, of the triangle in use */
  double *way_s[2];           /* [nprow], [npcol] from process 0 of the panel's lines down a tree */
  double *sum_s;              /* [nprow] from where products with the panel are summed */
  reduction_flop_times *flop; /* [nprocs] */
  double speed;               /* of products, of all together */
  double weight, element_bytes;
} reduction_state;

static int process_at(const reduction_state *r, int p, int q) { return p * r->earliest->layout->npcol + q; }

/* ---- messages --------------------------------------------------------------------------------------------------- */

static double way(const reduction_state *r, int from, int to) {
  return hscal__way_seconds(r->earliest, from, to, r->element_bytes);
}

/* From the norm, which is found and told on a tree with root 0, to the next one, or to where products of the vector
 * with the panel are summed: the reflector is told on its line, goes to process (p,q), and what that makes of it goes
 * back, or (bidiagonal form) to the line of the other norm, from which it is the same way back. */
static double messages_s(const reduction_state *r, int p, int q, int row, int column) {
  int process = process_at(r, p, q), own = process_at(r, p, column), other = process_at(r, row, q);
  const double *rows_s = r->way_s[HSCAL_ROWS], *columns_s = r->way_s[HSCAL_COLUMNS];
  if (r->family == HSCAL_FAMILY_HESSENBERG) return way(r, process, own) + r->sum_s[p];
  if (r->family == HSCAL_FAMILY_TRIDIAGONAL)
    return rows_s[p] + way(r, own, process) + way(r, process, own) + r->sum_s[p];
  double there_s = rows_s[p] + way(r, own, process) + way(r, process, other) + columns_s[q];
  return there_s + columns_s[q] + way(r, other, process) + way(r, process, own) + rows_s[p];
}

/* What follows in all columns of a panel but the first one: products with the panel and what was made of it are summed
 * and told twice, and the next norm is found; before that (tridiagonal form) a product of vectors. Source:
 * SRC/p?latrd.f, p?lahrd.f. */
static double sums_s(const reduction_state *r) {
  double twice_s = 0, next_s = 0, dot_s = 0;
  for (int p = 0; p < r->dealing[HSCAL_ROWS].nprocs; p++) {
    twice_s = hscal__fmax(twice_s, 2 * r->sum_s[p]);
    next_s = hscal__fmax(next_s, r->sum_s[p] + r->way_s[HSCAL_ROWS][p]);
    dot_s = hscal__fmax(dot_s, 2 * r->way_s[HSCAL_ROWS][p]);
  }
  if (r->family == HSCAL_FAMILY_BIDIAGONAL) return 0;
  return twice_s + next_s + (r->family == HSCAL_FAMILY_TRIDIAGONAL ? dot_s : 0);
}

/* ---- work -------------------------------------------------------------------------------------------------------- */

/* Operations with vectors that each column takes of the process, at the end of the panel. */
static double column_flops(const reduction_state *r, int p, int q) {
  double entries = (double)r->held[HSCAL_ROWS][p] * r->held[HSCAL_COLUMNS][q];
  if (r->family == HSCAL_FAMILY_TRIDIAGONAL) entries = r->triangle[process_at(r, p, q)];
  return (r->family == HSCAL_FAMILY_HESSENBERG ? 2 : 4) * entries * r->weight;
}

/* Operations of the updates behind a panel, of all processes: p?syr2k, or two p?gemm, or one and a block of
 * reflectors. */
static double update_flops(const reduction_state *r, int width, int end) {
  double rows = r->dealing[HSCAL_ROWS].n - end, columns = r->dealing[HSCAL_COLUMNS].n - end;
  if (r->family == HSCAL_FAMILY_TRIDIAGONAL) return 2 * r->weight * width * rows * (rows - width);
  return 4 * r->weight * width * rows * columns;
}

/* ---- the series of panels ------------------------------------------------------------------------------------- */

static hscal_span panel_of(const reduction_state *r, int number, int width, int panels) {
  int begin = (r->backward ? panels - number : number) * width;
  return (hscal_span){begin, begin + hscal__min(width, r->dealing[HSCAL_COLUMNS].n - begin)};
}

static void leave(reduction_state *r, hscal_span panel) {
  for (int d = 0; d < 2; d++) {
    hscal_span rest = r->backward ? (hscal_span){0, panel.begin} : (hscal_span){panel.end, r->dealing[d].n};
    if (r->family != HSCAL_FAMILY_HESSENBERG || d == HSCAL_COLUMNS)
      hscal__shrink_shares(&r->dealing[d], r->held[d], &r->left[d], rest);
  }
}

/* The panel's part of the triangle beside its own block. */
static void add_triangle(reduction_state *r, hscal_span panel, double times) {
  int q = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], panel.begin)), width = panel.end - panel.begin;
  for (int p = 0; p < r->dealing[HSCAL_ROWS].nprocs; p++)
    r->triangle[process_at(r, p, q)] += times * width * r->held[HSCAL_ROWS][p];
}

/* All is left. */
static void begin_shares(reduction_state *r) {
  for (int d = 0; d < 2; d++) {
    r->left[d] = (hscal_span){0, r->dealing[d].n};
    for (int i = 0; i < r->dealing[d].nprocs; i++) r->held[d][i] = hscal__held(&r->dealing[d], i);
  }
}

static void count_triangle(reduction_state *r, int width, int panels) {
  begin_shares(r);
  for (int i = 0; i <= panels; i++) {
    hscal_span panel = panel_of(r, i, width, panels);
    leave(r, panel);
    add_triangle(r, panel, 1);
  }
}

/* Process row where products with the panel are summed. */
static int summed_at(const reduction_state *r, hscal_span panel) {
  int at = hscal__min(panel.begin + (r->family == HSCAL_FAMILY_HESSENBERG), r->dealing[HSCAL_ROWS].n - 1);
  return hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], at));
}

/* The panel's columns one after another: whichever process is slowest makes the others wait. */
static double panel_s(reduction_state *r, hscal_span panel) {
  int width = panel.end - panel.begin;
  int row = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], panel.begin));
  int column = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], panel.begin));
  double most_s = 0;
  int nprow = r->dealing[HSCAL_ROWS].nprocs, npcol = r->dealing[HSCAL_COLUMNS].nprocs;
  const hscal_process_line down = {column, npcol, nprow}, across = {row * npcol, 1, npcol};
  hscal__tree_seconds(r->earliest, down, 0, r->element_bytes, r->way_s[HSCAL_ROWS]);
  hscal__tree_seconds(r->earliest, down, summed_at(r, panel), r->element_bytes, r->sum_s);
  if (r->family == HSCAL_FAMILY_BIDIAGONAL)
    hscal__tree_seconds(r->earliest, across, 0, r->element_bytes, r->way_s[HSCAL_COLUMNS]);
  for (int p = 0; p < nprow; p++)
    for (int q = 0; q < npcol; q++) {
      double flops = column_flops(r, p, q);
      int process = process_at(r, p, q);
      if (flops <= 0) continue;
      double work_s = flops * r->flop[process].vector_s;
      hscal__compute_after(r->earliest, process, width * work_s);
      most_s = hscal__fmax(most_s, work_s + messages_s(r, p, q, row, column));
    }
  return (width - 1) * (most_s + sums_s(r));
}

static double panels_s(reduction_state *r, int width, int panels) {
  double seconds = 0;
  if (r->family == HSCAL_FAMILY_TRIDIAGONAL) count_triangle(r, width, panels);
  begin_shares(r);
  for (int i = 0; i < panels; i++) {
    hscal_span panel = panel_of(r, i, width, panels);
    leave(r, panel);
    if (r->family == HSCAL_FAMILY_TRIDIAGONAL) add_triangle(r, panel, -1);
    seconds += panel_s(r, panel);
    seconds += update_flops(r, width, r->backward ? r->dealing[HSCAL_COLUMNS].n - panel.begin : panel.end) / r->speed;
  }
  return seconds;
}

/* ---- what is known beforehand --------------------------------------------------------------------------------- */

static void find_speeds(reduction_state *r, hscal_type type) {
  const hscal_costs *costs = r->earliest->costs;
  const hscal_node_class *known = NULL;
  reduction_flop_times flop = {0, 0};
  for (int p = 0; p < r->earliest->nprocs; p++) {
    const hscal_node_class *class = costs->node[costs->node_of[p]].class;
    if (class != known) {
      double gemv = hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GEMV);
      double symv = hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_SYMV);
      flop.vector_s = 1 / (r->family == HSCAL_FAMILY_TRIDIAGONAL ? hscal__fmax(gemv, symv) : gemv);
      flop.product_s = 1 / hscal__product_limit(class, type, 0);
      known = class;
    }
    r->flop[p] = flop;
    r->speed += 1 / flop.product_s;
  }
}

static reduction_state make(const hscal_call *call, hscal_earliest_times *earliest) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  reduction_state r = {.earliest = earliest,
                       .family = walk.family,
                       .backward = walk.backward,
                       .weight = hscal__type_flop_weight(call->routine->type),
                       .element_bytes = earliest->costs->element_bytes};
  hscal__deal_operand(call, HSCAL_A, earliest->layout, r.dealing);
  return r;
}

/* All of the matrix is reduced, in blocks that begin with the first row and column. */
static int is_plain(const hscal_call *call, const reduction_state *r) {
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  for (int d = 0; d < 2; d++)
    if (r->dealing[d].first != hscal__min(r->dealing[d].block, r->dealing[d].n)) return 0;
  return desc->mb == desc->nb && r->family != HSCAL_FAMILY_COUNT;
}

int hscal__reduction_bound(const hscal_call *call, hscal_earliest_times *earliest) {
  reduction_state r = make(call, earliest);
  size_t processes = (size_t)earliest->nprocs, rows = (size_t)r.dealing[0].nprocs,
         columns = (size_t)r.dealing[1].nprocs;
  int shorter = hscal__min(r.dealing[HSCAL_ROWS].n, r.dealing[HSCAL_COLUMNS].n), width = call->operand[HSCAL_A].desc.nb;
  if (shorter <= width || !is_plain(call, &r)) return 0;
  if (hscal__are_too_many_panels((shorter - 1) / width, earliest->nprocs)) return 0;
  double *scratch = calloc(processes + 2 * rows + columns, sizeof *scratch);
  reduction_flop_times *flop_times = calloc(processes, sizeof *flop_times);
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
