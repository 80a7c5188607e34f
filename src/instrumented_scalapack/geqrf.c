/*
 * p?geqrf: a panel of columns by reflectors, one after another, then all of them at once on the columns to its right.
 * Source: SRC/p?geqrf.f, p?geqr2.f, p?larfg.f, pdlarf.f, pzlarfc.f, p?larft.f, p?larfb.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

typedef struct reflection {
  hscal_composite composite;
  hscal_emitter by_mpi; /* whatever topologies are set */
  hscal_dealing dealing[2];
  int column; /* process column of the panel */
  int complex;
} reflection;

static const char *adjoint_letter(const reflection *r) { return r->complex ? "C" : "T"; }

/* Rows begin.. of the matrix that process row p holds. */
static int rows_from(const reflection *r, int begin, int p) {
  return hscal__held_in(&r->dealing[HSCAL_ROWS], p, (hscal_span){begin, r->composite.call->m});
}

static int process_in_panel(const reflection *r, int p) {
  return hscal__process_at(&r->by_mpi, HSCAL_ROWS, p, r->column);
}

static int row_of(const reflection *r, int i) { return hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], i)); }

/* ---- the panel ------------------------------------------------------------------------------------------------ */

static int factorize_panel(reflection *r, int begin, int width) {
  hscal_composite *composite = &r->composite;
  r->column = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], begin));
  if (composite->call->operand[HSCAL_A].desc.m == 1) /* nothing to annihilate, tau is told */
    return hscal__emit_broadcast(&r->by_mpi, HSCAL_COLUMNS, r->column, row_of(r, begin), 1, 1);
  for (int at = begin; at < begin + width; at++) {
    const hscal_operand right = hscal__part_of(composite, HSCAL_A, at, at + 1);
    hscal_reflector h = {.vector = hscal__part_of(composite, HSCAL_A, at, at), .n = composite->call->m - at};
    h.vector.inc = 1;
    HSCAL_TRY(hscal__make_reflector(composite, &h));
    HSCAL_TRY(hscal__apply_reflector(composite, &h, 'L', 1, &right, h.n, begin + width - at - 1));
  }
  return 0;
}

/* ---- the block reflector -------------------------------------------------------------------------------------- */

/* Its triangular factor: products of the reflectors, summed where the panel begins, and multiplied there. */
static int make_factor(const reflection *r, int begin, int width) {
  int top = row_of(r, begin);
  for (int c = 1; c < width; c++)
    for (int p = 0; p < r->by_mpi.nprow; p++) {
      int held = rows_from(r, begin + c, p);
      if (held > 0)
        HSCAL_TRY(
            hscal__emit_kernel(&r->by_mpi, process_in_panel(r, p), HSCAL_KERNEL_GEMV, adjoint_letter(r), held, c, 0));
    }
  HSCAL_TRY(hscal__sum_by_mpi(&r->composite, HSCAL_COLUMNS, r->column, top, width * (width - 1) / 2, 1));
  for (int c = 1; c < width; c++)
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process_in_panel(r, top), HSCAL_KERNEL_TRMV, "UNN", 0, c, 0));
  return 0;
}

/* Reflectors go along the process rows, their factor along the first one. */
static int spread_reflectors(const reflection *r, int begin, int width) {
  const hscal_emitter *emitter = &r->composite.emitter;
  for (int p = 0; p < emitter->nprow; p++) {
    HSCAL_TRY(hscal__emit_broadcast(emitter, HSCAL_ROWS, p, r->column, rows_from(r, begin, p), width));
    if (p == row_of(r, begin))
      HSCAL_TRY(hscal__emit_broadcast(emitter, HSCAL_ROWS, p, r->column, width * (width + 1) / 2, 1));
  }
  return 0;
}

/* A product with each share of the columns from begin+width on: theirs with the reflectors, or of both. */
static int multiply_shares(const reflection *r, int begin, int width, int back) {
  const hscal_dealing *columns = &r->dealing[HSCAL_COLUMNS];
  const hscal_span right = {begin + width, r->composite.call->n};
  const char letters[] = {back ? 'N' : *adjoint_letter(r), back ? *adjoint_letter(r) : 'N', 0};
  for (int p = 0; p < r->by_mpi.nprow; p++)
    for (int q = 0; q < r->by_mpi.npcol; q++) {
      int m = rows_from(r, begin, p), n = hscal__held_in(columns, q, right);
      int process = hscal__process_at(&r->by_mpi, HSCAL_ROWS, p, q);
      if (m > 0 || back)
        HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_GEMM, letters, back ? m : n, back ? n : width,
                                     back ? width : m));
    }
  return 0;
}

static int apply_block_reflector(const reflection *r, int begin, int width) {
  const hscal_dealing *columns = &r->dealing[HSCAL_COLUMNS];
  const hscal_span right = {begin + width, r->composite.call->n};
  int top = row_of(r, begin);
  HSCAL_TRY(spread_reflectors(r, begin, width));
  HSCAL_TRY(multiply_shares(r, begin, width, 0));
  for (int q = 0; q < r->by_mpi.npcol; q++) {
    int held = hscal__held_in(columns, q, right), process = hscal__process_at(&r->by_mpi, HSCAL_ROWS, top, q);
    HSCAL_TRY(hscal__sum_by_mpi(&r->composite, HSCAL_COLUMNS, q, top, held, width));
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_TRMM, "RUNN", held, width, 0));
    HSCAL_TRY(hscal__emit_broadcast(&r->by_mpi, HSCAL_COLUMNS, q, top, held, width));
  }
  return multiply_shares(r, begin, width, 1);
}

/* ---- the routine ---------------------------------------------------------------------------------------------- */

static int reflect_panel(reflection *r, int begin, int width) {
  HSCAL_TRY(factorize_panel(r, begin, width));
  if (begin + width == r->composite.call->n) return 0;
  HSCAL_TRY(make_factor(r, begin, width));
  return apply_block_reflector(r, begin, width);
}

int hscal__geqrf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  reflection r = {.complex = hscal__type_is_complex(call->routine->type)};
  hscal_composite *composite = &r.composite;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 1, 1));
  if (call->m == 0 || call->n == 0) return 0;
  hscal_layout without_topologies = *layout;
  without_topologies.backend = hscal__reference_backend;
  r.by_mpi = hscal__emitter_make(&without_topologies, sink);
  hscal__composite_broadcasts(composite, 'i', ' ');
  hscal__deal_operand(call, HSCAL_A, layout, r.dealing);
  const hscal_dealing *columns = &r.dealing[HSCAL_COLUMNS];
  int steps = hscal__min(call->m, call->n), first = hscal__min(columns->first, steps);
  int64_t count = 1 + (steps - first + columns->block - 1) / columns->block;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_step(&composite->emitter, i + 1, count, period)) {
    int begin = i == 0 ? 0 : first + (int)(i - 1) * columns->block;
    HSCAL_TRY(reflect_panel(&r, begin, i == 0 ? first : hscal__min(columns->block, steps - begin)));
  }
  return 0;
}
