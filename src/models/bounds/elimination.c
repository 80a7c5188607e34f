#include "models/bounds/elimination.h"
#include "base/minmax.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_scalapack/pivots.h"
#include "models/bounds/in_place_panels.h"
#include "models/bounds/panel_walk_table.h"
#include "models/bounds/speed_limits.h"
#include "models/bounds/trailing_shares.h"
#include "models/bounds/trees.h"

#include <math.h>
#include <stdlib.h>

/* Seconds per operation: products as deep as a panel, any products, and those of vectors. */
typedef struct panel_flop_times {
  double thin_s, deep_s, vector_s;
} panel_flop_times;

/* Seen along the vectors that panels are made of: columns (LU, QR, QL, Cholesky of the lower triangle) or rows, of which each
 * panel lies on one line of processes across. */
typedef struct elimination_state {
  hscal_earliest_times *earliest;
  hscal_family family; /* LU, QR, CHOLESKY */
  hscal_dimension along;
  int backward;                /* QL, RQ */
  hscal_dealing rows, columns; /* the index along the vectors, and the one that counts them */
  int count;                   /* of vectors */
  int in_place;                /* panels that begin before this are known to update the matrix where it lies */
  int solved;                  /* Cholesky: those for which the panel is solved for where it lies */
  int is_late;                 /* a message moves only when its receiver waits for it */
  double element_bytes, weight;
  panel_flop_times *of_class, *flop; /* [classes], [nprocs] */
  double *left;                      /* [nprocs] Cholesky: entries of the triangle behind the panel, by process */
  /* Scratch, [rows.nprocs]: when the panel is made; a message's way from the line's first process, and from where the panel begins;
   * interchanges of the panel's first process row with others. */
  double *made_s, *root_s, *head_s;
  int *swaps;
  double begin_s;
  double flops; /* of the updates so far, wherever they are made */
  /* Scratch, [rows.nprocs] and [columns.nprocs]: shares of the panel's rows, of those beyond its own triangle, of what is left. */
  int *height, *below, *width;
  hscal_span rows_left, below_left, columns_left; /* what these are shares of */
  int *all_columns;                               /* [columns.nprocs] of the matrix */
  /* 0: all lines take part in each panel. Else only the one that has the next panel does; what the others owe of updates, per
   * entry that their processes have of a vector (Cholesky: of the triangle), they compute when their turn comes, or after so many panels. */
  int patience;
  double *owed; /* [columns.nprocs] */
} elimination_state;

/* A panel. */
typedef struct panel {
  hscal_span columns;
  hscal_span rows;  /* along the vectors that it is updated with: for QR those of the panel itself, too */
  hscal_span below; /* without these */
  hscal_span rest;  /* the columns that are left */
  int row, line;    /* where its corner on the diagonal lies */
  int root;         /* process row where its vectors begin */
  int width;
} panel;

static int process_at(const elimination_state *e, int row, int line) {
  int npcol = e->earliest->layout->npcol;
  return e->along == HSCAL_ROWS ? row * npcol + line : line * npcol + row;
}

static double way(const elimination_state *e, int from, int to, double elements) {
  return hscal__way_seconds(e->earliest, from, to, elements * e->element_bytes);
}

/* ---- the panel ----------------------------------------------------------------------------------------------- */

/* Do its vectors begin in one block of rows and reach beyond it, so that all processes of the line take part in each column? */
static int is_shared(const elimination_state *e, const panel *p) {
  if (e->backward) return p->rows.end > e->rows.first && hscal__block_begin(&e->rows, p->rows.end - 1) <= p->below.end;
  int end = hscal__block_end(&e->rows, hscal__min(p->columns.begin, e->rows.n - 1));
  return end >= p->columns.end && end < e->rows.n;
}

static hscal_process_line line_of(const elimination_state *e, int line) {
  int npcol = e->earliest->layout->npcol, along_rows = e->along == HSCAL_ROWS;
  return (hscal_process_line){along_rows ? line : line * npcol, along_rows ? npcol : 1, e->rows.nprocs};
}

/* LU: with whom the first process row of the panel exchanges rows, and in how many columns but the last one. Of matrices so large
 * that this took seconds no exchange is claimed: there they are next to nothing of the whole. */
static int count_swaps(elimination_state *e, const panel *p) {
  enum { MOST_COUNTED = 1 << 22 };
  int counted = 0;
  for (int i = 0; i < e->rows.nprocs; i++) e->swaps[i] = 0;
  if (e->count > MOST_COUNTED) return 0;
  for (int at = p->columns.begin; at < p->columns.end; at++) {
    int pivot = hscal__pivot(e->earliest->layout->data, at, e->rows.n, e->rows.block);
    int row = hscal__first_holder(hscal__holder(&e->rows, pivot));
    e->swaps[row] += row != p->row;
    counted += row != p->row && at + 1 < p->columns.end;
  }
  return counted;
}

/* Seconds of all columns of the panel but the last one, for the member of the line for which it takes longest. In each the largest
 * entry is found on a tree with root 0 and told, a row comes from elsewhere, and then goes to all from where the panel begins.
 * Source: getrf.c of instrumented_scalapack. */
static double eliminated_columns_s(elimination_state *e, const panel *p, double operations) {
  int swapped = count_swaps(e, p), columns = p->width - 1, head = process_at(e, p->row, p->line);
  double most_s = 0, swap_s = INFINITY, plain = columns - swapped;
  for (int i = 0; i < e->rows.nprocs; i++)
    if (e->swaps[i] > 0)
      swap_s = hscal__fmin(swap_s, hscal__hop_seconds(e->earliest, process_at(e, i, p->line), head, e->element_bytes));
  if (swapped == 0) swap_s = 0;
  double with_swap_s = e->is_late ? e->root_s[p->row] + swap_s : hscal__fmax(e->root_s[p->row], swap_s);
  for (int i = 0; i < e->rows.nprocs; i++) {
    double told_s = e->root_s[i], ways_s = e->head_s[i];
    double seconds =
        plain * hscal__fmax(told_s, e->root_s[p->row] + ways_s) + swapped * hscal__fmax(told_s, with_swap_s + ways_s);
    seconds += columns * told_s + operations * e->below[i] * e->flop[process_at(e, i, p->line)].vector_s;
    most_s = hscal__fmax(most_s, seconds);
  }
  return most_s;
}

/* In each column the norm is found on a tree with root 0 and told; products are summed in process 0 by the MPI library and told;
 * then the next column's first entry is told from where the panel begins. Source: geqrf.c, reflector.c. */
static double reflected_columns_s(const elimination_state *e, const panel *p, double operations) {
  int columns = p->width - 1;
  double multiplied_s = 0, updated_s = 0;
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, p->line);
    double half_s = 0.5 * operations * e->below[i] * e->flop[process].vector_s;
    double summed_s = hscal__hop_seconds(e->earliest, process, process_at(e, 0, p->line), e->element_bytes);
    double told_s = hscal__fmax(e->root_s[i], e->root_s[p->row] + e->head_s[i]);
    multiplied_s = hscal__fmax(multiplied_s, columns * (e->root_s[i] + summed_s) + half_s);
    updated_s = hscal__fmax(updated_s, columns * (told_s + e->root_s[i]) + half_s);
  }
  return multiplied_s + updated_s;
}

/* All processes of the line wait for the last one in each column. */
static void make_columns(elimination_state *e, const panel *p) {
  int members = e->rows.nprocs, is_chain = members > 1 && p->width > 1 && is_shared(e, p);
  double begin_s = 0, pairs = 0.5 * p->width * (p->width - 1.0),
         operations = (e->family == HSCAL_FAMILY_QR ? 4 : 2) * pairs * e->weight;
  double factor = e->family == HSCAL_FAMILY_QR && p->rest.end > p->rest.begin ? 2 * pairs * e->weight : 0;
  for (int i = 0; i < members; i++) {
    int process = process_at(e, i, p->line);
    begin_s = hscal__fmax(begin_s, e->earliest->ready_s[process]);
    hscal__compute_after(e->earliest, process, operations * e->below[i] * e->flop[process].vector_s);
  }
  if (is_chain) {
    hscal__tree_seconds(e->earliest, line_of(e, p->line), 0, e->element_bytes, e->root_s);
    hscal__tree_seconds(e->earliest, line_of(e, p->line), p->row, e->element_bytes, e->head_s);
    begin_s +=
        e->family == HSCAL_FAMILY_QR ? reflected_columns_s(e, p, operations) : eliminated_columns_s(e, p, operations);
  }
  for (int i = 0; i < members; i++) {
    int process = process_at(e, i, p->line);
    if (is_chain) e->earliest->ready_s[process] = hscal__fmax(begin_s, e->earliest->ready_s[process]);
    hscal__compute_after(e->earliest, process, factor * e->below[i] * e->flop[process].vector_s);
    e->made_s[i] = e->earliest->ready_s[process];
  }
}

/* Cholesky: the block of the diagonal on its process, then the panel beside it, which needs that. */
static void make_beside_block(elimination_state *e, const panel *p, int next) {
  int corner = process_at(e, p->row, p->line);
  double cube = pow(p->width, 3) - p->width;
  hscal__compute_after(e->earliest, corner, cube / 3 * e->weight * e->flop[corner].vector_s);
  double block_s = e->earliest->ready_s[corner];
  for (int line = 0; line < e->columns.nprocs; line++) /* all are told whether it was positive definite */
    for (int i = 0; i < e->rows.nprocs && (e->patience == 0 || line == p->line || line == next); i++) {
      int process = process_at(e, i, line);
      e->earliest->ready_s[process] = hscal__fmax(e->earliest->ready_s[process], block_s + way(e, corner, process, 0));
    }
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, p->line);
    if (p->columns.begin < e->solved)
      hscal__compute_after(e->earliest, process,
                           e->weight * p->width * p->width * e->height[i] * e->flop[process].thin_s);
    e->made_s[i] = e->earliest->ready_s[process];
  }
}

/* ---- what is left ---------------------------------------------------------------------------------------------- */

/* When the process has its part of the panel. */
static double has_panel(const elimination_state *e, const panel *p, int row, int line) {
  int process = process_at(e, row, line), maker = process_at(e, row, p->line);
  double made_s = e->made_s[row] + way(e, maker, process, (double)e->height[row] * p->width);
  return hscal__fmax(e->earliest->ready_s[process], made_s);
}

/* LU: the rows beside the panel come from its first process row. */
static void eliminate(elimination_state *e, const panel *p, int line) {
  hscal_earliest_times *earliest = e->earliest;
  int first = process_at(e, p->row, line), corner = process_at(e, p->row, p->line), columns = e->width[line];
  double beside_s = hscal__fmax(earliest->ready_s[first], e->made_s[p->row] + way(e, corner, first, 0));
  earliest->ready_s[first] = beside_s;
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, line);
    if (e->height[i] == 0) continue;
    double begin_s =
        hscal__fmax(has_panel(e, p, i, line), beside_s + way(e, first, process, (double)p->width * columns));
    earliest->ready_s[process] = begin_s;
    hscal__compute_after(earliest, process,
                         2.0 * e->weight * p->width * e->height[i] * columns * e->flop[process].thin_s);
  }
}

/* LU: the panel's interchanges in the columns of a line before it and behind it. A late receiver is held up by each. */
static void interchange(elimination_state *e, const panel *p, int line) {
  hscal_earliest_times *earliest = e->earliest;
  int head = process_at(e, p->row, line);
  int shares[2] = {e->all_columns[line] - e->width[line] - (line == p->line ? p->width : 0), e->width[line]};
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, line);
    earliest->ready_s[process] =
        hscal__fmax(earliest->ready_s[process], e->made_s[i] + way(e, process_at(e, i, p->line), process, 0));
  }
  for (int i = 0; i < e->rows.nprocs && e->is_late; i++)
    for (int side = 0; side < 2 && e->swaps[i] > 0; side++) {
      int process = process_at(e, i, line);
      double bytes = e->element_bytes * shares[side];
      if (shares[side] == 0) continue;
      earliest->ready_s[head] += e->swaps[i] * hscal__hop_seconds(earliest, process, head, bytes);
      earliest->ready_s[process] += e->swaps[i] * hscal__hop_seconds(earliest, head, process, bytes);
    }
}

/* QR: products with the panel are summed, multiplied by its factor, and told to all. */
static void reflect(elimination_state *e, const panel *p, int line) {
  hscal_earliest_times *earliest = e->earliest;
  int root = process_at(e, p->root, line), columns = e->width[line];
  double summed_s = 0, elements = (double)p->width * columns;
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, line);
    if (e->height[i] > 0) {
      earliest->ready_s[process] = has_panel(e, p, i, line);
      hscal__compute_after(earliest, process, 2.0 * e->weight * e->height[i] * elements * e->flop[process].deep_s);
    }
    summed_s = hscal__fmax(summed_s, earliest->ready_s[process] + way(e, process, root, elements));
  }
  earliest->ready_s[root] = summed_s;
  hscal__compute_after(earliest, root, e->weight * p->width * elements * e->flop[root].deep_s);
  double told_s = earliest->ready_s[root];
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, line);
    earliest->ready_s[process] = hscal__fmax(earliest->ready_s[process], told_s + way(e, root, process, elements));
    hscal__compute_after(earliest, process, 2.0 * e->weight * e->height[i] * elements * e->flop[process].thin_s);
  }
}

/* Cholesky: whoever has entries of the triangle. */
static void subtract(elimination_state *e, const panel *p, int line) {
  for (int i = 0; i < e->rows.nprocs; i++) {
    int process = process_at(e, i, line);
    if (e->left[process] <= 0) continue;
    e->earliest->ready_s[process] = has_panel(e, p, i, line);
    hscal__compute_after(e->earliest, process, 2.0 * e->weight * p->width * e->left[process] * e->flop[process].thin_s);
  }
}

static void update_line(elimination_state *e, const panel *p, int line) {
  if (e->width[line] == 0) return;
  if (e->family == HSCAL_FAMILY_LU)
    eliminate(e, p, line);
  else if (e->family == HSCAL_FAMILY_QR)
    reflect(e, p, line);
  else
    subtract(e, p, line);
}

/* A line computes what it owes. Its shares have shrunk since, and nobody has waited for a panel: so it is not above what each update would
 * have taken at its time. */
static void settle(elimination_state *e, int line) {
  double owed = e->owed[line] * 2 * e->weight;
  e->owed[line] = 0;
  for (int i = 0; i < e->rows.nprocs && owed > 0; i++) {
    int process = process_at(e, i, line);
    const panel_flop_times *flop = &e->flop[process];
    double entries = e->family == HSCAL_FAMILY_CHOLESKY ? e->left[process] : e->height[i];
    double entry_s = e->family == HSCAL_FAMILY_QR ? flop->deep_s + flop->thin_s : flop->thin_s;
    if (entries > 0) hscal__compute_after(e->earliest, process, owed * entries * entry_s);
  }
}

static void settle_all(elimination_state *e) {
  for (int line = 0; line < e->columns.nprocs; line++) settle(e, line);
}

/* What the panel means for all lines, or for the next one alone. */
static void update_rest(elimination_state *e, const panel *p, int next) {
  int only = e->patience > 0, updates = p->columns.begin < e->in_place;
  for (int line = 0; line < e->columns.nprocs && e->family == HSCAL_FAMILY_LU; line++)
    if (!only || line == next) interchange(e, p, line);
  for (int line = 0; line < e->columns.nprocs && updates; line++)
    if (!only || line == next)
      update_line(e, p, line);
    else
      e->owed[line] += (double)p->width * (e->family == HSCAL_FAMILY_CHOLESKY ? 1 : e->width[line]);
}

/* ---- the series of panels ------------------------------------------------------------------------------------- */

static hscal_span block_around(const hscal_dealing *dealing, int i) {
  return (hscal_span){hscal__block_begin(dealing, i), hscal__block_end(dealing, i)};
}

/* The panel that holds vector `at`. */
static panel panel_around(const elimination_state *e, int at) {
  panel p = {.columns = block_around(&e->columns, at)};
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

static void share_out(elimination_state *e, const panel *p) {
  hscal__shrink_shares(&e->rows, e->height, &e->rows_left, p->rows);
  hscal__shrink_shares(&e->columns, e->width, &e->columns_left, p->rest);
  if (e->family == HSCAL_FAMILY_QR) hscal__shrink_shares(&e->rows, e->below, &e->below_left, p->below);
}

/* All of the matrix is left. */
static void begin_shares(elimination_state *e) {
  e->rows_left = e->below_left = (hscal_span){0, e->rows.n};
  e->columns_left = (hscal_span){0, e->columns.n};
  for (int i = 0; i < e->rows.nprocs; i++) e->height[i] = hscal__held(&e->rows, i);
  for (int i = 0; i < e->rows.nprocs; i++) e->below[i] = e->height[i];
  for (int i = 0; i < e->columns.nprocs; i++) e->width[i] = e->all_columns[i] = hscal__held(&e->columns, i);
  if (e->family != HSCAL_FAMILY_QR) e->below = e->height;
}

/* `next`: the line of the panel after it. */
static void write_panel(elimination_state *e, const panel *p, int next) {
  share_out(e, p);
  if (e->patience > 0) settle(e, next); /* before it waits for anything */
  if (e->family == HSCAL_FAMILY_CHOLESKY) {
    for (int i = 0; i < e->rows.nprocs; i++) e->left[process_at(e, i, p->line)] -= (double)e->height[i] * p->width;
    make_beside_block(e, p, next);
  } else {
    make_columns(e, p);
  }
  update_rest(e, p, next);
  double rows = p->rows.end - p->rows.begin, columns = p->rest.end - p->rest.begin;
  e->flops += e->weight * p->width * rows *
              (e->family == HSCAL_FAMILY_CHOLESKY ? hscal__max((int)rows - p->width, 0) : 2 * columns);
}

/* Entries below the blocks of the diagonal. */
static void count_triangle(elimination_state *e) {
  begin_shares(e);
  for (int at = 0; at < e->count;) {
    panel p = panel_around(e, at);
    share_out(e, &p);
    for (int i = 0; i < e->rows.nprocs; i++) e->left[process_at(e, i, p.line)] += (double)e->height[i] * p.width;
    at = p.columns.end;
  }
}

static void write_panels(elimination_state *e) {
  int first = e->backward ? hscal__block_end(&e->columns, e->columns.n - e->count) : 0, done = 0;
  if (e->family == HSCAL_FAMILY_CHOLESKY) count_triangle(e);
  begin_shares(e);
  for (int at = e->backward ? e->columns.n - 1 : 0; e->backward ? at >= first : at < e->count;) {
    panel p = panel_around(e, at);
    at = e->backward ? p.columns.begin - 1 : p.columns.end;
    int is_last = at < 0 || at >= e->columns.n;
    write_panel(e, &p, is_last ? p.line : hscal__first_holder(hscal__holder(&e->columns, at)));
    if (e->patience > 0 && ++done % e->patience == 0) settle_all(e);
  }
  if (e->patience > 0) settle_all(e);
}

/* ---- what is known beforehand --------------------------------------------------------------------------------- */

static double vector_limit(const elimination_state *e, const hscal_node_class *class, hscal_type type) {
  double ger = hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GER);
  double gemv = hscal__kernel_limit_speed(class, type, HSCAL_KERNEL_GEMV);
  return e->family == HSCAL_FAMILY_LU ? ger : e->family == HSCAL_FAMILY_CHOLESKY ? gemv : hscal__fmax(ger, gemv);
}

static void find_speeds(elimination_state *e, hscal_type type) {
  const hscal_costs *costs = e->earliest->costs;
  const hscal_machine *machine = costs->machine;
  int depth = hscal__max(e->columns.block, e->columns.first);
  for (int i = 0; i < machine->nclasses; i++) {
    const hscal_node_class *class = &machine->classes[i];
    /* Triangles are updated by kernels of their own. */
    double thin = e->family == HSCAL_FAMILY_CHOLESKY ? hscal__product_limit(class, type, depth)
                                                     : hscal__kernel_top_speed(class, type, depth);
    e->of_class[i] =
        (panel_flop_times){1 / thin, 1 / hscal__product_limit(class, type, 0), 1 / vector_limit(e, class, type)};
  }
  for (int p = 0; p < e->earliest->nprocs; p++) e->flop[p] = e->of_class[machine->class_of[costs->node_of[p]]];
}

static elimination_state make(const hscal_call *call, hscal_earliest_times *earliest) {
  const hscal_panel_walk walk = hscal__panel_walk(call);
  hscal_dealing dealing[2];
  hscal__deal_operand(call, HSCAL_A, earliest->layout, dealing);
  elimination_state e = {.earliest = earliest,
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

/* Where all processes in all panels would be too many, lines owe what a sixty-fourth of the panels ask for, and less. */
static int patience_of(const elimination_state *e) {
  enum { MOST = 1 << 15, TURNS = 64 };
  double panels = ceil((double)e->count / e->columns.block);
  return panels * e->earliest->nprocs <= MOST ? 0 : hscal__max(1, (int)(panels / TURNS));
}

int hscal__elimination_bound(const hscal_call *call, hscal_earliest_times *earliest) {
  elimination_state e = make(call, earliest);
  double panels = ceil((double)e.count / e.columns.block);
  if (e.count == 0 || hscal__are_too_many_panels(panels, e.rows.nprocs + e.columns.nprocs)) return 0;
  size_t processes = (size_t)earliest->nprocs, rows = (size_t)e.rows.nprocs, lines = (size_t)e.columns.nprocs;
  size_t classes = (size_t)earliest->costs->machine->nclasses;
  double *room = calloc(processes + 3 * rows + lines, sizeof *room);
  panel_flop_times *flop_times = calloc(processes + classes, sizeof *flop_times);
  int *shares = calloc(3 * rows + 2 * lines, sizeof *shares);
  int status = room && flop_times && shares ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  if (!status) {
    e.left = room, e.made_s = room + processes, e.root_s = e.made_s + rows, e.head_s = e.root_s + rows;
    e.owed = e.head_s + rows;
    e.patience = patience_of(&e);
    e.flop = flop_times, e.of_class = flop_times + processes;
    e.height = shares, e.below = shares + rows, e.swaps = shares + 2 * rows, e.width = shares + 3 * rows,
    e.all_columns = e.width + lines;
    find_speeds(&e, call->routine->type);
    e.begin_s = hscal__earliest_start_s(earliest);
    write_panels(&e);
    hscal__compute_together(earliest, e.begin_s, e.flops);
  }
  free(room);
  free(flop_times);
  free(shares);
  return status;
}
