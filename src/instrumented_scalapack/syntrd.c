/*
 * p?syntrd, p?hentrd: p?sytrd, or, with workspace for it, a copy of the matrix on a square grid in blocks of one entry, where p?syttrd
 * reduces it, or on one process, where LAPACK does.
 * Source: SRC/p?syntrd.f, p?hentrd.f, p?lamr1d.f; LAPACK's ?sytrd, ?latrd, ilaenv.
 */
#include "instrumented_scalapack/syntrd.h"
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/move.h"
#include "instrumented_scalapack/subgrid.h"
#include "instrumented_scalapack/sytrd.h"
#include "instrumented_scalapack/syttrd.h"

/* What PJLAENV answers, and ILAENV. */
enum { LEAST_PARALLEL = 100, PUT_OFF = 16, LAPACK_BLOCK = 32, LEAST_LAPACK_BLOCK = 2 };

/* ---- where it is done ------------------------------------------------------------------------------------------- */

/* The side of the largest square grid of so many processes. */
static int square_of(const hscal_layout *layout) {
  int side = 1, processes = hscal__layout_processes(layout);
  while ((int64_t)(side + 1) * (side + 1) <= processes) side++;
  return side;
}

/* Entries that a process has of a row, at least as many as the library reserves. */
static int64_t share_of(const hscal_call *call, int side) {
  return hscal__max(hscal__local_extent(call->n, 1, 1, 0, 0, side), 2 * PUT_OFF);
}

/* Vectors beside the copy of the matrix: complex routines keep real ones apart. */
static int vectors_of(const hscal_call *call) { return hscal__type_is_complex(call->routine->type) ? 1 : 3; }

static hscal_syntrd_workspace workspace_alone(const hscal_call *call) {
  int64_t n = call->n;
  return (hscal_syntrd_workspace){.own = n * n + 3 * n + 1, .real = 2 * n};
}

static hscal_syntrd_workspace workspace_on_square(const hscal_call *call, int side) {
  int64_t share = share_of(call, side), copy = (share + vectors_of(call) + 1) * share;
  return (hscal_syntrd_workspace){.own = 2 * (PUT_OFF + 1) * (4 * share + 2) + copy, .real = 2 * share};
}

static int suffices(const hscal_call *call, hscal_syntrd_workspace workspace, hscal_syntrd_workspace needed) {
  return workspace.own >= needed.own && (workspace.real >= needed.real || !hscal__type_is_complex(call->routine->type));
}

int hscal__square_side(const hscal_call *call, const hscal_layout *layout) {
  return call->n < LEAST_PARALLEL ? 1 : square_of(layout);
}

hscal_syntrd_workspace hscal__syntrd_workspace(const hscal_call *call, const hscal_layout *layout) {
  int side = hscal__square_side(call, layout);
  return side == 1 ? workspace_alone(call) : workspace_on_square(call, side);
}

int hscal__syntrd_side(const hscal_call *call, const hscal_layout *layout, hscal_syntrd_workspace workspace) {
  int side = square_of(layout);
  if (call->uplo != 'L') return 0;
  if (hscal__square_side(call, layout) == 1 && suffices(call, workspace, workspace_alone(call))) return 1;
  return suffices(call, workspace, workspace_on_square(call, side)) ? side : 0;
}

/* ---- by LAPACK -------------------------------------------------------------------------------------------------- */

typedef struct serial {
  hscal_emitter emitter;
  int complex;
} serial;

static int multiply(const serial *s, char trans, int rows, int columns) {
  char letter = trans == 'N' ? 'N' : s->complex ? 'C' : 'T';
  return hscal__emit_kernel(&s->emitter, 0, HSCAL_KERNEL_GEMV, (const char[]){letter, 0}, rows, columns, 0);
}

/* Columns of a panel, the first of which has `rows` entries. */
static int reduce_panel(const serial *s, int rows, int width) {
  for (int done = 0; done < width; done++) {
    int from_diagonal = rows - done, left = from_diagonal - 1;
    for (int i = 0; i < 2; i++) HSCAL_TRY(multiply(s, 'N', from_diagonal, done));
    HSCAL_TRY(hscal__emit_kernel(&s->emitter, 0, HSCAL_KERNEL_NRM2, "", 0, left - 1, 0));
    HSCAL_TRY(hscal__emit_copy(&s->emitter, 0, HSCAL_ROWS, left - 1, 1));
    HSCAL_TRY(hscal__emit_kernel(&s->emitter, 0, s->complex ? HSCAL_KERNEL_HEMV : HSCAL_KERNEL_SYMV, "L", 0, left, 0));
    for (int i = 0; i < 2; i++) {
      HSCAL_TRY(multiply(s, 'T', left, done));
      HSCAL_TRY(multiply(s, 'N', left, done));
    }
    HSCAL_TRY(hscal__emit_copy(&s->emitter, 0, HSCAL_ROWS, left, 1));
    HSCAL_TRY(hscal__emit_kernel(&s->emitter, 0, s->complex ? HSCAL_KERNEL_DOTC : HSCAL_KERNEL_DOT, "", 0, left, 0));
    HSCAL_TRY(hscal__emit_copy(&s->emitter, 0, HSCAL_ROWS, left, 1));
  }
  return 0;
}

/* ?sytrd on process 0. The last block and more is reduced column by column. */
static int reduce_alone(const hscal_composite *composite, int64_t workspace) {
  int n = composite->call->n, block = LAPACK_BLOCK, done = 0, last = LAPACK_BLOCK;
  serial s = {.emitter = composite->emitter, .complex = hscal__type_is_complex(composite->call->routine->type)};
  if (workspace < (int64_t)n * block) block = (int)(workspace / n);
  if (n <= last || block < LEAST_LAPACK_BLOCK) last = n;
  for (; done < n - last; done += block) {
    HSCAL_TRY(reduce_panel(&s, n - done, block));
    HSCAL_TRY(hscal__emit_kernel(&s.emitter, 0, s.complex ? HSCAL_KERNEL_HER2K : HSCAL_KERNEL_SYR2K, "LN", 0,
                                 n - done - block, block));
  }
  return hscal__sytd2(&s.emitter, 0, composite->call, n - done);
}

/* ---- there and back --------------------------------------------------------------------------------------------- */

/* n entries of an index in blocks of one. */
static hscal_dealing one_by_one(int n, int side) { return hscal__deal_index(n, 0, 1, 1, 0, side); }

/* `count` results go back to the columns of A that they belong to: as a row, which then is told to all process rows. */
static int return_row(const hscal_composite *composite, int side, int count) {
  const hscal_operand *a = &composite->call->operand[HSCAL_A];
  const hscal_desc *desc = &a->desc;
  const hscal_layout *layout = &composite->layout;
  hscal_emitter by_mpi = hscal__emitter_by_mpi(composite);
  hscal_lying from = {.dealing = {one_by_one(1, side), one_by_one(count, side)}};
  hscal_lying to = {.dealing = {hscal__deal_index(1, 0, desc->mb, desc->mb, desc->rsrc, layout->nprow),
                                hscal__deal_index(count, a->j, desc->nb, desc->nb, desc->csrc, layout->npcol)}};
  if (count <= 0) return 0;
  HSCAL_TRY(hscal__move_in_parts(&composite->emitter, &from, &to, &(hscal_part){.uplo = 'A', .m = 1, .n = count}));
  for (int q = 0; q < layout->npcol; q++)
    HSCAL_TRY(hscal__emit_broadcast(&by_mpi, HSCAL_COLUMNS, q, 0,
                                    hscal__local_extent(count, desc->nb, desc->nb, q, 0, layout->npcol), 1));
  return 0;
}

/* Off the diagonal, the diagonal, and what reflectors are multiplied by: the first two are real. */
static int return_results(const hscal_composite *composite, int side) {
  int n = composite->call->n;
  hscal_composite reals;
  hscal__composite_init(&reals, composite->call, &composite->layout, composite->sink);
  hscal__composite_in_reals(&reals);
  HSCAL_TRY(return_row(&reals, side, n - 1));
  HSCAL_TRY(return_row(&reals, side, n));
  return return_row(composite, side, n);
}

/* p?syttrd on the square grid, or LAPACK if that is a single process. */
static int reduce_copy(const hscal_composite *composite, int side, int64_t workspace) {
  const hscal_layout *layout = &composite->layout;
  if (side == 1) return reduce_alone(composite, workspace);
  hscal_subgrid subgrid;
  hscal_layout square = *layout;
  hscal_call reduce = *composite->call;
  int n = reduce.n;
  square.nprow = square.npcol = side;
  reduce.operand[HSCAL_A] = (hscal_operand){.desc = {.m = n, .n = n, .imb = 1, .inb = 1, .mb = 1, .nb = 1}};
  hscal__subgrid_init(&subgrid, side, side, layout, composite->sink);
  return hscal__syttrd(&reduce, &square, &subgrid.sink);
}

static int reduce_elsewhere(const hscal_composite *composite, int side, int64_t workspace) {
  int n = composite->call->n;
  int64_t share = side == 1 ? n : share_of(composite->call, side);
  hscal_part triangle = {.uplo = 'L', .diag = 'N', .m = n, .n = n};
  hscal_lying own, copy = {.dealing = {one_by_one(n, side), one_by_one(n, side)}};
  own.process = NULL;
  hscal__deal_operand(composite->call, HSCAL_A, &composite->layout, own.dealing);
  HSCAL_TRY(hscal__move_in_parts(&composite->emitter, &own, &copy, &triangle));
  HSCAL_TRY(reduce_copy(composite, side, workspace - (share + vectors_of(composite->call)) * share));
  HSCAL_TRY(return_results(composite, side));
  return hscal__move_in_parts(&composite->emitter, &copy, &own, &triangle);
}

int hscal__syntrd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                  hscal_syntrd_workspace workspace) {
  enum { CHOICES = 2 };
  int workspaces = hscal__type_is_complex(call->routine->type) ? 2 : 1;
  hscal_composite composite;
  hscal__composite_init(&composite, call, layout, sink);
  for (int i = 0; i < CHOICES; i++) HSCAL_TRY(hscal__agree_on_integer(&composite));
  HSCAL_TRY(hscal__compare_arguments(&composite, 1, 1 + workspaces));
  if (call->n == 0) return 0;
  for (int i = 0; i < workspaces; i++)
    HSCAL_TRY(hscal__agree_on_integer(&composite)); /* is the workspace enough everywhere? */
  int side = hscal__syntrd_side(call, layout, workspace);
  return side == 0 ? hscal__sytrd_checked(call, layout, sink) : reduce_elsewhere(&composite, side, workspace.own);
}
