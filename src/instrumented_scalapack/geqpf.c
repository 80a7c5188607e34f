/*
 * p?geqpf: QR with column pivoting. Norms of all columns are made first; then, column by column, the one of the largest norm is
 * exchanged with the first that is left, its reflector is applied to all behind it at once, and their norms are updated by the row
 * that is finished now, or made anew where too little is left of them.
 *
 * Source: SRC/p?geqpf.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/pivots.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

#include <math.h>

typedef struct pivoting {
  hscal_composite composite;
  hscal_composite reals; /* what is done with the norms */
  hscal_dealing dealing[2];
  int steps;
} pivoting;

/* ---- norms of columns ----------------------------------------------------------------------------------------- */

/* The norms of `count` columns of process column `q`, of the entries from row `row` on; `column` is one of them. */
static int make_norms(pivoting *p, int q, int row, int column, int count, int are_parts) {
  const hscal_emitter *emitter = &p->composite.emitter;
  hscal_call norm = {.n = p->composite.call->m - row,
                     .operand = {[HSCAL_X] = hscal__part_of(&p->composite, HSCAL_A, row, column)}};
  norm.operand[HSCAL_X].inc = 1;
  if (norm.n == 0) return 0;
  for (int64_t i = hscal__emit_part_if(are_parts, emitter, HSCAL_COLUMN, q, 0, count); i < count;
       i = hscal__emit_part_if(are_parts, emitter, HSCAL_COLUMN, q, i + 1, count))
    HSCAL_TRY(hscal__perform(&p->composite, HSCAL_PACK_NORM, HSCAL_SCHEME_tree, 0, &norm));
  return 0;
}

static int make_all_norms(pivoting *p) {
  const hscal_emitter *emitter = &p->composite.emitter;
  const hscal_dealing *columns = &p->dealing[HSCAL_COLUMNS];
  int64_t count = 1 + hscal__blocks(columns->n - columns->first, columns->block);
  for (int64_t i = hscal__emit_step(emitter, 0, count, emitter->npcol); i < count;
       i = hscal__emit_step(emitter, i + 1, count, emitter->npcol)) {
    int begin = i ? columns->first + (int)(i - 1) * columns->block : 0;
    int q = hscal__first_holder(hscal__holder(columns, begin));
    HSCAL_TRY(make_norms(p, q, 0, begin, hscal__block_end(columns, begin) - begin, 1));
  }
  return 0;
}

/*
 * Norms of columns are made anew if little more than rounding would be left of them. Expected, and never fewer: none, as in random
 * matrices, covariances, graded columns. Bounds: none; each one in every eighth part of the steps, which is four times for a square
 * matrix: smooth kernels, Hilbert and Vandermonde matrices, low ranks with graded spectra took 2.6 to 3.2; only Kahan's matrix (4.5)
 * and rows graded over 30 decades (7) took more, in single precision (docs/notebook/data_dependent.md). Source of the rule: TOL3Z.
 */
int hscal__geqpf_repeats(hscal_data data, int steps, int step, int held) {
  int64_t period = hscal__max(steps / 8, 1), done = (int64_t)held * step;
  return data == HSCAL_DATA_UPPER ? (int)((done + held) / period - done / period) : 0;
}

/* Those of which too little is left behind step `at`: in each process column, of its first one as many times. */
static int renew_norms(pivoting *p, int at) {
  const hscal_dealing *columns = &p->dealing[HSCAL_COLUMNS];
  int column = at + 1;
  for (int i = 0; i < columns->nprocs && column < columns->n; i++) {
    int q = hscal__first_holder(hscal__holder(columns, column));
    int held = hscal__held_in(columns, q, (hscal_span){at + 1, columns->n});
    int count = hscal__geqpf_repeats(p->composite.layout.data, p->steps, at, held);
    HSCAL_TRY(make_norms(p, q, at + 1, column, count, 0));
    column = hscal__block_end(columns, column);
  }
  return 0;
}

/* ---- the exchange --------------------------------------------------------------------------------------------- */

/* The largest norm of the columns from `at` on, found in each process row for itself. */
static int find_pivot(pivoting *p, int at) {
  const hscal_desc *d = &p->composite.call->operand[HSCAL_A].desc;
  hscal_call find = {.n = p->dealing[HSCAL_COLUMNS].n - at};
  hscal_operand *norms = &find.operand[HSCAL_X];
  if (find.n == 1) return 0;
  *norms = hscal__part_of(&p->composite, HSCAL_A, 0, at);
  norms->desc = (hscal_desc){.m = 1, .n = d->n, .imb = 1, .inb = d->nb, .mb = 1, .nb = d->nb, .csrc = d->csrc};
  norms->i = 0, norms->inc = 1;
  for (norms->desc.rsrc = 0; norms->desc.rsrc < p->composite.emitter.nprow; norms->desc.rsrc++)
    HSCAL_TRY(hscal__perform(&p->reals, HSCAL_PACK_AMAX, HSCAL_SCHEME_tree, 0, &find));
  return 0;
}

/* Between two processes: each sends its part of the column and its number; the column that is put off has its norms with it. */
static int exchange_parts(const pivoting *p, int first, int pivot, int held) {
  enum { NUMBER_AND_NORMS = 3 };
  const hscal_emitter *emitter = &p->composite.emitter;
  HSCAL_TRY(hscal__emit_send(emitter, first, pivot, HSCAL_ROWS, held, 1));
  HSCAL_TRY(hscal__emit_send(emitter, first, pivot, HSCAL_ROWS, NUMBER_AND_NORMS, 1));
  HSCAL_TRY(hscal__emit_send(emitter, pivot, first, HSCAL_ROWS, held, 1));
  HSCAL_TRY(hscal__send_integers(&p->composite, pivot, first, 1));
  HSCAL_TRY(hscal__emit_receive(emitter, first, pivot, HSCAL_ROWS, held, 1));
  HSCAL_TRY(hscal__receive_integers(&p->composite, first, pivot, 1));
  HSCAL_TRY(hscal__emit_receive(emitter, pivot, first, HSCAL_ROWS, held, 1));
  return hscal__emit_receive(emitter, pivot, first, HSCAL_ROWS, NUMBER_AND_NORMS, 1);
}

/* Column `at` and its pivot, from the first row of the matrix on. */
static int exchange_columns(const pivoting *p, int at) {
  const hscal_emitter *emitter = &p->composite.emitter;
  const hscal_dealing *rows = &p->dealing[HSCAL_ROWS], *columns = &p->dealing[HSCAL_COLUMNS];
  int pivot = hscal__matrix_pivot(p->composite.layout.data, p->composite.call, HSCAL_COLUMNS, at);
  int here = hscal__first_holder(hscal__holder(columns, at));
  int there = hscal__first_holder(hscal__holder(columns, pivot));
  if (pivot == at) return 0;
  for (int i = 0; i < rows->nprocs; i++) {
    int held = hscal__held(rows, i), process = hscal__process_at(emitter, HSCAL_ROWS, i, here);
    if (here != there)
      HSCAL_TRY(exchange_parts(p, process, hscal__process_at(emitter, HSCAL_ROWS, i, there), held));
    else if (held > 0)
      HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, held, 2));
  }
  return 0;
}

/* ---- the reflector -------------------------------------------------------------------------------------------- */

/* In a matrix of one row the columns behind the first are scaled by a factor, which is told them; its tau goes to other rows. */
static int scale_row(const pivoting *p) {
  const hscal_emitter by_mpi = hscal__emitter_by_mpi(&p->composite);
  int row = p->dealing[HSCAL_ROWS].src, column = p->dealing[HSCAL_COLUMNS].src;
  if (p->dealing[HSCAL_COLUMNS].n > 1) HSCAL_TRY(hscal__emit_broadcast(&by_mpi, HSCAL_ROWS, row, column, 1, 1));
  return hscal__emit_broadcast(&by_mpi, HSCAL_COLUMNS, column, row, 1, 1);
}

static int reflect(pivoting *p, int at) {
  int m = p->dealing[HSCAL_ROWS].n - at, n = p->dealing[HSCAL_COLUMNS].n - at - 1;
  hscal_reflector h = {.vector = hscal__part_of(&p->composite, HSCAL_A, at, at), .n = m};
  const hscal_operand rest = hscal__part_of(&p->composite, HSCAL_A, at, at + 1);
  h.vector.inc = 1;
  if (rest.desc.m == 1) return scale_row(p);
  HSCAL_TRY(hscal__make_reflector(&p->composite, &h));
  return hscal__apply_reflector(&p->composite, &h, 'L', 1, &rest, m, n);
}

/* The row that is finished, behind its diagonal entry, to all process rows. */
static int tell_row(const pivoting *p, int at) {
  const hscal_emitter by_mpi = hscal__emitter_by_mpi(&p->composite);
  const hscal_dealing *columns = &p->dealing[HSCAL_COLUMNS];
  int row = hscal__first_holder(hscal__holder(&p->dealing[HSCAL_ROWS], at));
  for (int q = 0; q < columns->nprocs; q++) {
    int held = hscal__held_in(columns, q, (hscal_span){at + 1, columns->n});
    if (held == 0) continue;
    HSCAL_TRY(hscal__emit_broadcast(&by_mpi, HSCAL_COLUMNS, q, row, held, 1));
    HSCAL_TRY(hscal__emit_copy(&by_mpi, hscal__process_at(&by_mpi, HSCAL_ROWS, row, q), HSCAL_COLUMNS, held, 1));
  }
  return 0;
}

static int eliminate_column(pivoting *p, int at) {
  int all = !p->composite.layout.only_data;
  if (all) HSCAL_TRY(find_pivot(p, at));
  HSCAL_TRY(exchange_columns(p, at));
  if (all) HSCAL_TRY(reflect(p, at));
  if (all) HSCAL_TRY(tell_row(p, at));
  return renew_norms(p, at);
}

/* Steps are as wide as blocks of columns, in which nothing changes its place but what shrinks. */
static int eliminate_columns(pivoting *p) {
  const hscal_emitter *emitter = &p->composite.emitter;
  const hscal_dealing *columns = &p->dealing[HSCAL_COLUMNS];
  int64_t count = 1 + hscal__blocks(p->steps - columns->first, columns->block);
  int64_t period = hscal__lcm(emitter->nprow, emitter->npcol);
  for (int64_t i = hscal__emit_chained_step(emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(emitter, i + 1, count, period)) {
    int begin = i ? columns->first + (int)(i - 1) * columns->block : 0;
    int width = hscal__min(hscal__block_end(columns, begin), p->steps) - begin;
    for (int64_t j = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, width); j < width;
         j = hscal__emit_part(emitter, HSCAL_GRID, 0, j + 1, width))
      HSCAL_TRY(eliminate_column(p, begin + (int)j));
  }
  return 0;
}

int hscal__geqpf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  pivoting p = {.steps = hscal__min(call->m, call->n)};
  hscal__composite_init(&p.composite, call, layout, sink);
  hscal__composite_init(&p.reals, call, layout, sink);
  hscal__composite_in_reals(&p.reals);
  if (!layout->only_data)
    HSCAL_TRY(hscal__compare_arguments(&p.composite, 1, hscal__type_is_complex(call->routine->type) ? 2 : 1));
  if (p.steps == 0) return 0;
  hscal__deal_operand(call, HSCAL_A, layout, p.dealing);
  p.composite.in_steps = p.reals.in_steps = 1;
  if (!layout->only_data) HSCAL_TRY(make_all_norms(&p));
  return eliminate_columns(&p);
}

/* Each reflector on what is left of the matrix; the last one may be the identity. */
double hscal__geqpf_joint_flops(const hscal_call *call, double width) {
  double m = call->m, n = call->n - 1, count = fmax(fmin(call->m, call->n) - 1, 0);
  (void)width;
  return 4 * count * (m * n - (m + n) * count / 2 + count * count / 3);
}
