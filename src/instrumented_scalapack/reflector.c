#include "instrumented_scalapack/reflector.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_pblas/level1.h"
#include "instrumented_scalapack/transpose_vector.h"

#include <limits.h>

/* ---- the vector ----------------------------------------------------------------------------------------------- */

/* n entries of a row or column of a matrix from (i, j) on, dealt over the processes of one line. */
static hscal_vector deal(const hscal_composite *composite, const hscal_operand *x, int n) {
  const hscal_desc *d = &x->desc;
  const hscal_layout *layout = &composite->layout;
  const hscal_dealing rows = hscal__deal_index(n, x->i, d->imb, d->mb, d->rsrc, layout->nprow);
  const hscal_dealing columns = hscal__deal_index(n, x->j, d->inb, d->nb, d->csrc, layout->npcol);
  if (hscal__operand_is_row(x)) return (hscal_vector){HSCAL_COLUMNS, columns, rows.src};
  return (hscal_vector){HSCAL_ROWS, rows, columns.src};
}

/* The vector without alpha. */
static hscal_operand without_alpha(const hscal_reflector *reflector) {
  hscal_operand x = reflector->vector;
  if (reflector->backward || reflector->apart) return x;
  if (hscal__operand_is_row(&x))
    x.j++;
  else
    x.i++;
  return x;
}

/* Local work on each share. */
static int work_on_shares(const hscal_composite *composite, const hscal_operand *x, int n) {
  const hscal_emitter *emitter = &composite->emitter;
  const hscal_vector v = deal(composite, x, n);
  for (int at = 0; at < v.dealing.nprocs; at++) {
    int held = hscal__held(&v.dealing, at), process = hscal__process_at(emitter, v.along, at, v.line);
    if (held > 0) HSCAL_TRY(hscal__emit_copy(emitter, process, v.along, held, 1));
  }
  return 0;
}

int hscal__make_reflector(hscal_composite *composite, const hscal_reflector *reflector) {
  const hscal_emitter by_mpi = hscal__emitter_by_mpi(composite);
  const hscal_vector v = deal(composite, &reflector->vector, hscal__max(reflector->n, 1));
  int others = reflector->n - 1, alpha = reflector->backward ? hscal__max(others, 0) : 0;
  int root = reflector->apart ? deal(composite, reflector->apart, 1).dealing.src
                              : hscal__owner(alpha, v.dealing.first, v.dealing.block, v.dealing.src, v.dealing.nprocs);
  HSCAL_TRY(hscal__broadcast_on_line(&by_mpi, v.along, v.line, root, 1));
  if (others <= 0) return 0;
  hscal_call norm = {.n = others, .operand = {[HSCAL_X] = without_alpha(reflector)}};
  HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_NORM, HSCAL_SCHEME_tree, 0, &norm));
  return work_on_shares(composite, &norm.operand[HSCAL_X], others);
}

int hscal__conjugate(const hscal_composite *composite, const hscal_operand *vector, int n) {
  return work_on_shares(composite, vector, n);
}

/* ---- applying it ---------------------------------------------------------------------------------------------- */

/* A matrix that is multiplied by a reflector, seen along the index that v multiplies: its rows from the left, its columns
 * from the right. */
typedef struct reflector_application {
  const hscal_composite *composite;
  hscal_emitter by_mpi;     /* whatever topologies are set */
  hscal_dimension along;    /* of the index that v multiplies */
  hscal_dealing reflected;  /* that index                     */
  hscal_dealing width;      /* the other one of the matrix    */
  int first_line, end_line; /* lines that take part           */
  int in_one_line;          /* the matrix lies in one block of its other index */
  int offset;               /* entries before it in its first block */
  hscal_vector v;
  /* The library leaves out process columns that have no column of what these are part of. */
  const hscal_desc *skips_without[2];
} reflector_application;

static int process_of(const reflector_application *a, int at, int line) {
  return hscal__process_at(&a->by_mpi, a->along, at, line);
}

/* v lies along the index that it multiplies. */
static int lies_along(const reflector_application *a) { return a->v.along == a->along; }

static reflector_application begin_application(const hscal_composite *composite, const hscal_reflector *reflector,
                                               char side, const hscal_operand *matrix, int m, int n) {
  const hscal_desc *d = &matrix->desc;
  const hscal_layout *layout = &composite->layout;
  const hscal_dealing rows = hscal__deal_index(m, matrix->i, d->imb, d->mb, d->rsrc, layout->nprow);
  const hscal_dealing columns = hscal__deal_index(n, matrix->j, d->inb, d->nb, d->csrc, layout->npcol);
  reflector_application a = {.composite = composite,
                             .by_mpi = hscal__emitter_by_mpi(composite),
                             .along = side == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS,
                             .reflected = side == 'L' ? rows : columns,
                             .width = side == 'L' ? columns : rows,
                             .offset = side == 'L' ? matrix->i % d->mb : matrix->j % d->nb,
                             .v = deal(composite, &reflector->vector, reflector->n)};
  a.in_one_line = a.width.n <= a.width.first;
  a.first_line = a.in_one_line ? a.width.src : 0;
  a.end_line = a.in_one_line ? a.width.src + 1 : a.width.nprocs;
  return a;
}

/* v crosses the grid to one line of the matrix, or to all of them; tau goes after it. */
static int turn_vector(const reflector_application *a) {
  const hscal_crossing crossing = {.along = a->v.along,
                                   .source = a->v.dealing.src,
                                   .line = a->v.line,
                                   .target = a->reflected.src,
                                   .block = a->v.dealing.block,
                                   .end = a->offset + a->reflected.n,
                                   .skipped = a->offset};
  HSCAL_TRY(hscal__cross(&a->by_mpi, &crossing, a->in_one_line ? a->first_line : -1, 1));
  for (int line = a->first_line; line < a->end_line; line++)
    HSCAL_TRY(hscal__broadcast_on_line(&a->by_mpi, a->along, line, a->v.line, 1));
  return 0;
}

/* v, and tau behind it, to the line or the lines of the matrix. */
static int bring_vector(const reflector_application *a) {
  const hscal_emitter *emitter = a->in_one_line ? &a->by_mpi : &a->composite->emitter;
  if (!lies_along(a)) return turn_vector(a);
  if (a->in_one_line && a->v.line == a->first_line) return 0;
  for (int at = 0; at < a->reflected.nprocs; at++) {
    int held = hscal__held(&a->reflected, at), source = process_of(a, at, a->v.line);
    int with_tau = held < INT_MAX ? held + 1 : held;
    HSCAL_TRY(hscal__emit_copy(emitter, source, a->along, held, 1));
    if (a->in_one_line)
      HSCAL_TRY(hscal__pass(emitter, source, process_of(a, at, a->first_line), with_tau));
    else
      HSCAL_TRY(hscal__emit_broadcast(emitter, a->along, at, a->v.line, with_tau, 1));
  }
  return 0;
}

static int is_skipped(const reflector_application *a, int at, int line) {
  int column = a->along == HSCAL_ROWS ? line : at;
  for (int i = 0; i < 2; i++) {
    const hscal_desc *d = a->skips_without[i];
    if (d && !hscal__local_extent(d->n, d->inb, d->nb, column, d->csrc, a->by_mpi.npcol)) return 1;
  }
  return 0;
}

/* A kernel on each share of the matrix. */
static int work_on_matrix(const reflector_application *a, hscal_kernel kernel, const char *letters) {
  int is_update = kernel != HSCAL_KERNEL_GEMV, from_left = a->along == HSCAL_ROWS;
  for (int at = 0; at < a->reflected.nprocs; at++) {
    int held = hscal__held(&a->reflected, at);
    if (held == 0 && !is_update) continue;
    for (int line = a->first_line; line < a->end_line; line++) {
      int wide = hscal__held(&a->width, line);
      if (is_skipped(a, at, line)) continue;
      HSCAL_TRY(hscal__emit_kernel(&a->by_mpi, process_of(a, at, line), kernel, letters, from_left ? held : wide,
                                   from_left ? wide : held, 0));
    }
  }
  return 0;
}

/* Source: the conditions on IOFFC and IOFFV in p?larf.f; p?larfc.f has none. */
static void look_for_skips(reflector_application *a, char side, const hscal_desc *matrix, const hscal_desc *vector) {
  int is_at_hand = lies_along(a) && a->in_one_line && a->v.line == a->first_line;
  int is_spread = !a->in_one_line && (side == 'L' || lies_along(a));
  if (is_spread || (is_at_hand && side == 'R')) a->skips_without[0] = matrix;
  if (is_at_hand && side == 'R') a->skips_without[1] = vector;
}

int hscal__apply_reflector(const hscal_composite *composite, const hscal_reflector *reflector, char side, int adjoint,
                           const hscal_operand *matrix, int m, int n) {
  if (m <= 0 || n <= 0) return 0;
  reflector_application a = begin_application(composite, reflector, side, matrix, m, n);
  int complex = hscal__type_is_complex(composite->call->routine->type);
  if (!complex || !adjoint) look_for_skips(&a, side, &matrix->desc, &reflector->vector.desc);
  const char letters[] = {side == 'R' ? 'N' : hscal__adjoint(composite), 0};
  int root = a.reflected.n <= a.reflected.first ? a.reflected.src : -1;
  HSCAL_TRY(bring_vector(&a));
  if (hscal__is_identity(composite, reflector->n)) return 0;
  HSCAL_TRY(work_on_matrix(&a, HSCAL_KERNEL_GEMV, letters));
  for (int line = a.first_line; line < a.end_line; line++)
    HSCAL_TRY(hscal__sum_by_mpi(composite, hscal__other(a.along), line, root, hscal__held(&a.width, line), 1));
  return work_on_matrix(&a, complex ? HSCAL_KERNEL_GERC : HSCAL_KERNEL_GER, "");
}
