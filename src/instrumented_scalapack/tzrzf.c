/*
 * p?tzrzf: a trapezoid of m rows, wider than high, becomes a triangle. From the last row on, each reflector annihilates what its row
 * has behind column m and meets the rows above; blocks of rows go as panels do, then all of their reflectors at once on the rest.
 *
 * A vector is 1 in the column of its row's number and has n - m entries in the columns behind m.
 *
 * Source: SRC/p?tzrzf.f, p?latrz.f, p?larz.f, p?larzt.f, p?larzb.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/block_reflector.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

typedef struct trapezoid {
  hscal_composite composite;
  int m, n;           /* of the matrix                              */
  hscal_dealing rows; /* of the matrix                              */
  hscal_dealing rest; /* the columns behind m: of the vectors       */
  hscal_dealing all;  /* all columns                                */
} trapezoid;

/* The reflector of `row` on the rows from `begin` to it, all in the same process row as it is. Source: p?larz.f, 'Right'. */
static int apply_vector(const trapezoid *t, int row, int begin) {
  const hscal_emitter by_mpi = hscal__emitter_by_mpi(&t->composite);
  int line = hscal__first_holder(hscal__holder(&t->rows, row)), count = row - begin, length = t->rest.n;
  int corner = hscal__first_holder(hscal__holder(&t->all, row));
  int root = hscal__block_end(&t->all, row) >= t->n ? t->rest.src : -1;
  if (count == 0) return 0;
  for (int update = 0; update < 2; update++) {
    for (int q = 0; q < by_mpi.npcol; q++) {
      int held = hscal__held(&t->rest, q), process = hscal__process_at(&by_mpi, HSCAL_ROWS, line, q);
      hscal_kernel product =
          hscal__type_is_complex(t->composite.call->routine->type) ? HSCAL_KERNEL_GERC : HSCAL_KERNEL_GER;
      if (q == corner) HSCAL_TRY(hscal__emit_copy(&by_mpi, process, HSCAL_ROWS, count, 1));
      if (held == 0 || length == 0) continue;
      HSCAL_TRY(hscal__emit_kernel(&by_mpi, process, update ? product : HSCAL_KERNEL_GEMV, update ? "" : "N", count,
                                   held, 0));
    }
    if (!update) HSCAL_TRY(hscal__sum_by_mpi(&t->composite, HSCAL_ROWS, line, root, count, 1));
  }
  return 0;
}

static int make_vector(trapezoid *t, int row) {
  hscal_operand alpha = hscal__part_of(&t->composite, HSCAL_A, row, row);
  hscal_reflector h = {.vector = hscal__part_of(&t->composite, HSCAL_A, row, t->m), .n = t->n - t->m + 1};
  alpha.inc = h.vector.inc = alpha.desc.m;
  h.apart = &alpha;
  if (hscal__type_is_complex(t->composite.call->routine->type)) {
    HSCAL_TRY(hscal__conjugate(&t->composite, &alpha, 1));
    HSCAL_TRY(hscal__conjugate(&t->composite, &h.vector, h.n - 1));
  }
  return hscal__make_reflector(&t->composite, &h);
}

/* Rows of one block, from the last one on. */
static int factorize_rows(trapezoid *t, hscal_span rows) {
  const hscal_emitter *emitter = &t->composite.emitter;
  int count = rows.end - rows.begin, line = hscal__first_holder(hscal__holder(&t->rows, rows.begin));
  hscal_scope scope = hscal__scope_of(HSCAL_ROWS);
  for (int64_t i = hscal__emit_part(emitter, scope, line, 0, count); i < count;
       i = hscal__emit_part(emitter, scope, line, i + 1, count)) {
    int row = rows.end - 1 - (int)i;
    HSCAL_TRY(make_vector(t, row));
    HSCAL_TRY(apply_vector(t, row, rows.begin));
  }
  return 0;
}

/* The rows of a block, and their reflectors on all rows above. */
static int factorize_panel(trapezoid *t, hscal_span rows) {
  const hscal_operand ones = hscal__part_of(&t->composite, HSCAL_A, 0, rows.begin);
  const hscal_operand above = hscal__part_of(&t->composite, HSCAL_A, 0, t->m);
  const hscal_block_reflector h = {.vectors = hscal__part_of(&t->composite, HSCAL_A, rows.begin, t->m),
                                   .along = HSCAL_COLUMNS,
                                   .backward = 1,
                                   .apart = &ones,
                                   .length = t->n - t->m,
                                   .count = rows.end - rows.begin};
  HSCAL_TRY(factorize_rows(t, rows));
  HSCAL_TRY(hscal__make_block_factor(&t->composite, &h));
  return hscal__apply_block_reflector(&t->composite, &h, 'R', 0, &above, rows.begin, h.length);
}

static int factorize(trapezoid *t) {
  const hscal_emitter *emitter = &t->composite.emitter;
  int first = hscal__min(hscal__block_end(&t->rows, 0), t->m), block = t->rows.block;
  int64_t count = hscal__blocks(t->m - first, block), period = hscal__lcm(emitter->nprow, emitter->npcol);
  t->composite.in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(emitter, i + 1, count, period)) {
    int begin = first + (int)(count - 1 - i) * block;
    HSCAL_TRY(factorize_panel(t, (hscal_span){begin, begin + hscal__min(block, t->m - begin)}));
  }
  t->composite.in_steps = 0;
  return factorize_rows(t, (hscal_span){0, first});
}

int hscal__tzrzf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  trapezoid t = {.m = call->m, .n = call->n};
  const hscal_operand *a = &call->operand[HSCAL_A];
  const hscal_desc *d = &a->desc;
  hscal__composite_init(&t.composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&t.composite, 1, 1));
  if (call->m == 0 || call->m >= call->n) return 0;
  t.rows = hscal__deal_index(t.m, a->i, d->imb, d->mb, d->rsrc, layout->nprow);
  t.all = hscal__deal_index(t.n, a->j, d->inb, d->nb, d->csrc, layout->npcol);
  t.rest = hscal__deal_index(t.n - t.m, a->j + t.m, d->inb, d->nb, d->csrc, layout->npcol);
  hscal__composite_broadcasts(&t.composite, ' ', 'd');
  return factorize(&t);
}
