#include "instrumented_scalapack/block_reflector.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/transpose_vector.h"

/* One index of a submatrix: n entries, from the operand's first one on. */
static hscal_dealing deal(const hscal_composite *composite, const hscal_operand *x, hscal_dimension along, int n) {
  const hscal_desc *d = &x->desc;
  const hscal_layout *layout = &composite->layout;
  return along == HSCAL_ROWS ? hscal__deal_index(n, x->i, d->imb, d->mb, d->rsrc, layout->nprow)
                             : hscal__deal_index(n, x->j, d->inb, d->nb, d->csrc, layout->npcol);
}

/* Coordinate of the operand's first row or column. */
static int corner(const hscal_composite *composite, const hscal_operand *x, hscal_dimension along) {
  return deal(composite, x, along, 1).src;
}

/* ---- the factor ------------------------------------------------------------------------------------------------ */

/* Each vector times those before it in the order of the triangle, as far as all have entries. */
static int multiply_vectors(const hscal_composite *composite, const hscal_block_reflector *r, int line) {
  const hscal_dealing vectors = deal(composite, &r->vectors, r->along, r->length);
  const hscal_emitter *emitter = &composite->emitter;
  int as_columns = r->along == HSCAL_ROWS;
  const char letters[] = {as_columns ? hscal__adjoint(composite) : 'N', 0};
  for (int64_t i = hscal__emit_part(emitter, HSCAL_ALONE, 0, 0, r->count - 1); i < r->count - 1;
       i = hscal__emit_part(emitter, HSCAL_ALONE, 0, i + 1, r->count - 1)) {
    int c = (int)i + 1;
    const hscal_span intersection = {r->backward || r->apart ? 0 : c,
                                     r->backward && !r->apart ? r->length - c : r->length};
    for (int at = 0; at < vectors.nprocs; at++) {
      int held = hscal__held_in(&vectors, at, intersection), process = hscal__process_at(emitter, r->along, at, line);
      if (held > 0)
        HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMV, letters, as_columns ? held : c,
                                     as_columns ? c : held, 0));
    }
  }
  return 0;
}

int hscal__make_block_factor(const hscal_composite *composite, const hscal_block_reflector *reflector) {
  const hscal_block_reflector *r = reflector;
  const hscal_emitter *emitter = &composite->emitter;
  const hscal_dimension across = hscal__other(r->along);
  if (r->length <= 0 || r->count <= 0) return 0;
  int line = corner(composite, &r->vectors, across), root = corner(composite, &r->vectors, r->along);
  int process = hscal__process_at(emitter, r->along, root, line);
  HSCAL_TRY(multiply_vectors(composite, r, line));
  HSCAL_TRY(hscal__sum_by_mpi(composite, across, line, root, hscal__as_int((int64_t)r->count * (r->count - 1) / 2), 1));
  for (int64_t c = hscal__emit_part(emitter, HSCAL_ALONE, 0, 0, r->count - 1); c < r->count - 1;
       c = hscal__emit_part(emitter, HSCAL_ALONE, 0, c + 1, r->count - 1))
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRMV, r->backward ? "LNN" : "UNN", 0, (int)c + 1, 0));
  return 0;
}

/* ---- its application ------------------------------------------------------------------------------------------- */

/* A matrix that is multiplied, seen along the index that H multiplies: its rows from the left, its columns from the right. */
typedef struct block_application {
  const hscal_composite *composite;
  const hscal_block_reflector *reflector;
  hscal_emitter by_mpi; /* whatever topologies are set */
  hscal_dimension along, across;
  hscal_dealing multiplied, other; /* the indices of the matrix, along and across                */
  int root, line;                  /* V's first process: its coordinates along and across        */
  int offset, block;               /* of `multiplied`: entries before it in its first block      */
  int adjoint;
  const hscal_desc *skips_without; /* the library leaves out the update of process columns that have no column of it */
} block_application;

static block_application begin(const hscal_composite *composite, const hscal_block_reflector *reflector, char side,
                               const hscal_operand *matrix, int m, int n) {
  const hscal_desc *d = &matrix->desc;
  int from_left = side == 'L';
  block_application a = {.composite = composite,
                         .reflector = reflector,
                         .by_mpi = hscal__emitter_by_mpi(composite),
                         .along = from_left ? HSCAL_ROWS : HSCAL_COLUMNS,
                         .across = from_left ? HSCAL_COLUMNS : HSCAL_ROWS,
                         .block = from_left ? d->mb : d->nb};
  a.multiplied = deal(composite, matrix, a.along, from_left ? m : n);
  a.other = deal(composite, matrix, a.across, from_left ? n : m);
  a.root = corner(composite, &reflector->vectors, a.along);
  a.line = corner(composite, &reflector->vectors, a.across);
  a.offset = (from_left ? matrix->i : matrix->j) % a.block;
  return a;
}

static int process_of(const block_application *a, int at, int line) {
  return hscal__process_at(&a->by_mpi, a->along, at, line);
}

/* V lies along the index that it multiplies. */
static int lies_along(const block_application *a) { return a->reflector->along == a->along; }

/* T, which its process shares with those that multiply by it: as a triangle. */
static int broadcast_factor(const block_application *a, const hscal_emitter *emitter) {
  int64_t count = a->reflector->count;
  return hscal__emit_broadcast(emitter, a->along, a->root, a->line, hscal__as_int(count * (count + 1) / 2), 1);
}

/* V to all lines, and T with it if it is to go the same way. */
static int spread_vectors(const block_application *a) {
  const hscal_emitter *emitter = &a->composite->emitter;
  if (!lies_along(a)) {
    const hscal_crossing crossing = {.along = a->across,
                                     .source = a->line,
                                     .line = a->root,
                                     .target = a->multiplied.src,
                                     .block = a->block,
                                     .end = a->offset + a->multiplied.n};
    return hscal__cross(&a->by_mpi, &crossing, -1, a->reflector->count);
  }
  for (int at = 0; at < a->multiplied.nprocs; at++) {
    int held = hscal__held(&a->multiplied, at);
    HSCAL_TRY(hscal__emit_broadcast(emitter, a->along, at, a->line, held, a->reflector->count));
    if (at == a->root) HSCAL_TRY(broadcast_factor(a, emitter));
  }
  return 0;
}

static int has_no_column(const block_application *a, int column) {
  const hscal_desc *d = a->skips_without;
  return d && !hscal__local_extent(d->n, d->inb, d->nb, column, d->csrc, a->by_mpi.npcol);
}

/* What stands beside an identity: added to W, and W subtracted from it. */
static int add_apart(const block_application *a) {
  if (!a->reflector->apart) return 0;
  const hscal_dealing beside = deal(a->composite, a->reflector->apart, a->along, a->reflector->count);
  for (int at = 0; at < beside.nprocs; at++)
    for (int line = 0; line < a->other.nprocs; line++) {
      int held = hscal__held(&beside, at), wide = hscal__held(&a->other, line);
      if (held > 0 && wide > 0) HSCAL_TRY(hscal__emit_copy(&a->by_mpi, process_of(a, at, line), a->along, held, wide));
    }
  return 0;
}

/* W, the product of each share of the matrix with V; in the end the product of W and V is subtracted from the share. */
static int multiply_shares(const block_application *a, int subtracts) {
  int count = a->reflector->count, from_left = a->along == HSCAL_ROWS;
  char adjoint = a->reflector->apart ? 'T' : hscal__adjoint(a->composite);
  const char make[] = {from_left ? adjoint : 'N', from_left ? 'N' : adjoint, 0};
  const char subtract[] = {'N', from_left ? adjoint : 'N', 0};
  for (int at = 0; at < a->multiplied.nprocs; at++) {
    int held = hscal__held(&a->multiplied, at);
    if (held == 0 && !subtracts) continue;
    for (int line = 0; line < a->other.nprocs; line++) {
      int wide = hscal__held(&a->other, line), process = process_of(a, at, line);
      if (subtracts && has_no_column(a, from_left ? line : at)) continue;
      if (!subtracts)
        HSCAL_TRY(hscal__emit_kernel(&a->by_mpi, process, HSCAL_KERNEL_GEMM, make, wide, count, held));
      else
        HSCAL_TRY(hscal__emit_kernel(&a->by_mpi, process, HSCAL_KERNEL_GEMM, subtract, from_left ? held : wide,
                                     from_left ? wide : held, count));
    }
  }
  return 0;
}

/* Sums W where V begins along the index that it multiplies, multiplies it by T, and gives it back to all. */
static int multiply_by_factor(const block_application *a) {
  int count = a->reflector->count, from_left = a->along == HSCAL_ROWS;
  int by_adjoint = from_left ? !a->adjoint : a->adjoint;
  const char letters[] = {'R', a->reflector->backward ? 'L' : 'U', by_adjoint ? hscal__adjoint(a->composite) : 'N', 'N',
                          0};
  for (int line = 0; line < a->other.nprocs; line++)
    HSCAL_TRY(hscal__sum_by_mpi(a->composite, a->across, line, a->root, hscal__held(&a->other, line), count));
  if (!lies_along(a)) HSCAL_TRY(broadcast_factor(a, &a->by_mpi));
  for (int line = 0; line < a->other.nprocs; line++) {
    int held = hscal__held(&a->other, line);
    HSCAL_TRY(hscal__emit_kernel(&a->by_mpi, process_of(a, a->root, line), HSCAL_KERNEL_TRMM, letters, held, count, 0));
    HSCAL_TRY(hscal__emit_broadcast(&a->by_mpi, a->across, line, a->root, held, count));
  }
  return 0;
}

int hscal__apply_block_reflector(const hscal_composite *composite, const hscal_block_reflector *reflector, char side,
                                 int adjoint, const hscal_operand *matrix, int m, int n) {
  if (m <= 0 || n <= 0 || reflector->count <= 0) return 0;
  block_application a = begin(composite, reflector, side, matrix, m, n);
  a.adjoint = adjoint;
  if (reflector->apart && side == 'R') a.skips_without = &matrix->desc;
  HSCAL_TRY(spread_vectors(&a));
  HSCAL_TRY(multiply_shares(&a, 0));
  HSCAL_TRY(add_apart(&a));
  HSCAL_TRY(multiply_by_factor(&a));
  HSCAL_TRY(add_apart(&a));
  return multiply_shares(&a, 1);
}
