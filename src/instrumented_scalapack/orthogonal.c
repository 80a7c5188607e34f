#include "instrumented_scalapack/orthogonal.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_pblas/level1.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

#include <math.h>

/* A matrix is multiplied by Q, reflector after reflector: those of the first block of columns (or rows) that hold them one by
 * one, the others block by block. */
typedef struct multiplication {
  hscal_composite *composite;
  const hscal_block_reflector *q;
  char side;
  int adjoint; /* as seen from the reflectors: rows hold those of the adjoint of Q */
  const hscal_operand *matrix;
  int m, n;
} multiplication;

static hscal_dimension multiplied(const multiplication *x) { return x->side == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS; }

/* The vectors lie along the index that they multiply. */
static int lies_along(const multiplication *x) { return x->q->along == multiplied(x); }

/* Does the first reflector come first? The last one does for Q from the left, if Q begins with the first. */
static int goes_forward(const multiplication *x) { return (x->side == 'L') == (x->adjoint != x->q->backward); }

static hscal_operand shifted(hscal_operand x, hscal_dimension along, int by) {
  *(along == HSCAL_ROWS ? &x.i : &x.j) += by;
  return x;
}

/* Reflectors begin .. begin+count-1. Forward they leave out what is before their triangle, backward what is behind it. */
static hscal_block_reflector part_of(const multiplication *x, int begin, int count) {
  const hscal_block_reflector *q = x->q;
  hscal_block_reflector part = *q;
  part.vectors = shifted(part.vectors, hscal__other(q->along), begin);
  part.count = count;
  part.length = q->backward ? q->length - q->count + begin + count : q->length - begin;
  if (!q->backward) part.vectors = shifted(part.vectors, q->along, begin);
  return part;
}

/* The part of the matrix that they multiply. */
static hscal_operand part_of_matrix(const multiplication *x, const hscal_block_reflector *part, int *m, int *n) {
  *m = x->side == 'L' ? part->length : x->m;
  *n = x->side == 'L' ? x->n : part->length;
  return x->q->backward ? *x->matrix : shifted(*x->matrix, multiplied(x), x->q->length - part->length);
}

static int apply_block(const multiplication *x, int begin, int count) {
  const hscal_block_reflector part = part_of(x, begin, count);
  int m, n;
  const hscal_operand matrix = part_of_matrix(x, &part, &m, &n);
  HSCAL_TRY(hscal__make_block_factor(x->composite, &part));
  return hscal__apply_block_reflector(x->composite, &part, x->side, x->adjoint, &matrix, m, n);
}

/* Rows of a complex matrix hold the conjugated vectors. */
static int conjugate(const multiplication *x, const hscal_reflector *h) {
  hscal_operand rest = h->vector;
  if (x->q->along == HSCAL_ROWS || !hscal__type_is_complex(x->composite->call->routine->type) || h->n <= 1) return 0;
  if (!h->backward) rest.j++;
  return hscal__conjugate(x->composite, &rest, h->n - 1);
}

static int apply_one(const multiplication *x, int at) {
  const hscal_block_reflector part = part_of(x, at, 1);
  hscal_reflector h = {.vector = part.vectors, .n = part.length, .backward = part.backward};
  int m, n;
  const hscal_operand matrix = part_of_matrix(x, &part, &m, &n);
  h.vector.inc = x->q->along == HSCAL_ROWS ? 1 : h.vector.desc.m;
  HSCAL_TRY(conjugate(x, &h));
  HSCAL_TRY(hscal__apply_reflector(x->composite, &h, x->side, x->adjoint, &matrix, m, n));
  return conjugate(x, &h);
}

/* The vectors stand in a matrix of one row: there is one, of one entry, and the matrix is scaled by 1 - tau. */
static int scale(const multiplication *x) {
  const hscal_emitter by_mpi = hscal__emitter_by_mpi(x->composite);
  const hscal_desc *d = &x->matrix->desc, *v = &x->q->vectors.desc;
  const hscal_dealing rows = hscal__deal_index(x->m, x->matrix->i, d->imb, d->mb, d->rsrc, by_mpi.nprow);
  const hscal_dealing columns = hscal__deal_index(x->n, x->matrix->j, d->inb, d->nb, d->csrc, by_mpi.npcol);
  int source = hscal__owner(x->q->vectors.j, v->inb, v->nb, v->csrc, by_mpi.npcol);
  if (x->side == 'L') HSCAL_TRY(hscal__emit_broadcast(&by_mpi, HSCAL_ROWS, rows.src, source, 1, 1));
  for (int p = 0; p < by_mpi.nprow && x->side == 'R' && source != columns.src; p++)
    HSCAL_TRY(hscal__pass(&by_mpi, hscal__process_at(&by_mpi, HSCAL_ROWS, p, source),
                          hscal__process_at(&by_mpi, HSCAL_ROWS, p, columns.src), 1));
  for (int p = 0; p < by_mpi.nprow; p++)
    for (int q = 0; q < by_mpi.npcol; q++) {
      int held = hscal__held(&rows, p), wide = hscal__held(&columns, q);
      if (held > 0 && wide > 0)
        HSCAL_TRY(hscal__emit_copy(&by_mpi, hscal__process_at(&by_mpi, HSCAL_ROWS, p, q), HSCAL_ROWS, held, wide));
    }
  return 0;
}

static int apply_first_block(const multiplication *x, int count) {
  if (x->q->along == HSCAL_ROWS && x->q->vectors.desc.m == 1) return scale(x);
  const hscal_emitter *emitter = &x->composite->emitter;
  for (int64_t i = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, count); i < count;
       i = hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, count))
    HSCAL_TRY(apply_one(x, goes_forward(x) ? (int)i : count - 1 - (int)i));
  return 0;
}

/* Reflectors from `first` on, in blocks of `width`. */
static int apply_blocks(const multiplication *x, int first, int width) {
  const hscal_emitter *emitter = &x->composite->emitter;
  int64_t count = (x->q->count - first + width - 1) / width, i = 0;
  int64_t period = hscal__lcm(emitter->nprow, emitter->npcol);
  int steps = !x->composite->in_steps; /* else they are part of one */
  for (i = steps ? hscal__emit_step(emitter, 0, count, period) : 0; i < count;
       i = steps ? hscal__emit_step(emitter, i + 1, count, period) : i + 1) {
    int begin = first + (int)(goes_forward(x) ? i : count - 1 - i) * width;
    HSCAL_TRY(apply_block(x, begin, hscal__min(width, x->q->count - begin)));
  }
  return 0;
}

static int apply_all(const multiplication *x) {
  const hscal_operand *v = &x->q->vectors;
  int in_columns = x->q->along == HSCAL_ROWS, width = in_columns ? v->desc.nb : v->desc.mb;
  int first = hscal__min(width - (in_columns ? v->j : v->i) % width, x->q->count);
  if (goes_forward(x)) HSCAL_TRY(apply_first_block(x, first));
  HSCAL_TRY(apply_blocks(x, first, width));
  return goes_forward(x) ? 0 : apply_first_block(x, first);
}

int hscal__multiply_by_q(hscal_composite *composite, const hscal_block_reflector *q, char side, int adjoint,
                         const hscal_operand *matrix, int m, int n) {
  const multiplication x = {.composite = composite,
                            .q = q,
                            .side = side,
                            .adjoint = adjoint != (q->along == HSCAL_COLUMNS),
                            .matrix = matrix,
                            .m = m,
                            .n = n};
  const hscal_backend before = composite->layout.backend;
  char ring = goes_forward(&x) ? 'i' : 'd';
  HSCAL_TRY(hscal__compare_arguments(composite, 2, 4));
  if (m == 0 || n == 0 || q->count == 0) return 0;
  if (lies_along(&x)) hscal__composite_broadcasts(composite, side == 'L' ? ring : ' ', side == 'L' ? ' ' : ring);
  int status = apply_all(&x);
  hscal__composite_broadcasts(composite, before.row_broadcast, before.column_broadcast);
  return status;
}

/* ---- Q of a reduced matrix ------------------------------------------------------------------------------------- */

int hscal__multiply_by_q_of_tridiagonal(hscal_composite *composite, char uplo, const hscal_operand *a, char side,
                                        int adjoint, const hscal_operand *matrix, int m, int n) {
  const hscal_dimension along = side == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS;
  int order = side == 'L' ? m : n, upper = uplo == 'U';
  const hscal_block_reflector q = {.vectors = shifted(*a, upper ? HSCAL_COLUMNS : HSCAL_ROWS, 1),
                                   .along = HSCAL_ROWS,
                                   .backward = upper,
                                   .length = order - 1,
                                   .count = order - 1};
  const hscal_operand part = upper ? *matrix : shifted(*matrix, along, 1);
  HSCAL_TRY(hscal__compare_arguments(composite, 2, 4));
  if (m == 0 || n == 0 || order == 1) return 0;
  return hscal__multiply_by_q(composite, &q, side, adjoint, &part, m - (side == 'L'), n - (side != 'L'));
}

int hscal__multiply_by_q_of_bidiagonal(hscal_composite *composite, char which, const hscal_operand *a, int k, char side,
                                       int adjoint, const hscal_operand *matrix, int m, int n) {
  const hscal_dimension along = side == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS;
  int is_q = which == 'Q', order = side == 'L' ? m : n, skips = is_q ? order < k : order <= k;
  hscal_block_reflector q = {.vectors = *a,
                             .along = is_q ? HSCAL_ROWS : HSCAL_COLUMNS,
                             .length = order - skips,
                             .count = skips ? order - 1 : k};
  hscal_operand part = *matrix;
  HSCAL_TRY(hscal__compare_arguments(composite, 2, 5));
  if (m == 0 || n == 0 || order - skips <= 0) return 0;
  if (skips) {
    q.vectors = shifted(q.vectors, q.along, 1);
    part = shifted(part, along, 1);
    m -= side == 'L', n -= side != 'L';
  }
  return hscal__multiply_by_q(composite, &q, side, is_q ? adjoint : !adjoint, &part, m, n);
}

/* ---- operations --------------------------------------------------------------------------------------------------- */

double hscal__reflection_flops(double length, double width, double count) {
  count = fmax(count - 1, 0); /* the last one may be the identity */
  return 4 * width * fmax(length * count - count * count / 2, 0);
}

double hscal__ormqr_joint_flops(const hscal_call *call, double width) {
  double m = call->m, n = call->n;
  (void)width;
  return call->side == 'L' ? hscal__reflection_flops(m, n, call->k) : hscal__reflection_flops(n, m, call->k);
}

/* ---- the routines ---------------------------------------------------------------------------------------------- */

static int run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_dimension along,
               int backward) {
  hscal_composite composite;
  const hscal_block_reflector q = {.vectors = call->operand[HSCAL_A],
                                   .along = along,
                                   .backward = backward,
                                   .length = call->side == 'L' ? call->m : call->n,
                                   .count = call->k};
  hscal__composite_init(&composite, call, layout, sink);
  return hscal__multiply_by_q(&composite, &q, call->side, call->trans != 'N', &call->operand[HSCAL_C], call->m,
                              call->n);
}

int hscal__ormqr_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run(call, layout, sink, HSCAL_ROWS, 0);
}

int hscal__ormlq_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run(call, layout, sink, HSCAL_COLUMNS, 0);
}

int hscal__ormql_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run(call, layout, sink, HSCAL_ROWS, 1);
}

int hscal__ormrq_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run(call, layout, sink, HSCAL_COLUMNS, 1);
}
