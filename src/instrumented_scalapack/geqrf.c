/*
 * p?geqrf: a panel of columns by reflectors, one after another, then all of them at once on the columns to its right.
 * Source: SRC/p?geqrf.f, p?geqr2.f, p?larfg.f, pdlarf.f, pzlarfc.f, p?larft.f, p?larfb.f.
 */
#include "base/status.h"
#include "instrumented_scalapack/block_reflector.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

/* ---- the panel ------------------------------------------------------------------------------------------------ */

static int factorize_panel(hscal_composite *composite, int begin, int width) {
  const hscal_operand corner = hscal__part_of(composite, HSCAL_A, begin, begin);
  if (corner.desc.m == 1) { /* nothing to annihilate, tau is told */
    const hscal_emitter by_mpi = hscal__emitter_by_mpi(composite);
    int column = hscal__owner(corner.j, corner.desc.inb, corner.desc.nb, corner.desc.csrc, by_mpi.npcol);
    return hscal__emit_broadcast(&by_mpi, HSCAL_COLUMNS, column, corner.desc.rsrc, 1, 1);
  }
  for (int at = begin; at < begin + width; at++) {
    const hscal_operand right = hscal__part_of(composite, HSCAL_A, at, at + 1);
    hscal_reflector h = {.vector = hscal__part_of(composite, HSCAL_A, at, at), .n = composite->call->m - at};
    h.vector.inc = 1;
    HSCAL_TRY(hscal__make_reflector(composite, &h));
    HSCAL_TRY(hscal__apply_reflector(composite, &h, 'L', 1, &right, h.n, begin + width - at - 1));
  }
  return 0;
}

/* ---- the routine ---------------------------------------------------------------------------------------------- */

static int reflect_panel(hscal_composite *composite, int begin, int width) {
  const hscal_operand right = hscal__part_of(composite, HSCAL_A, begin, begin + width);
  const hscal_block_reflector h = {.vectors = hscal__part_of(composite, HSCAL_A, begin, begin),
                                   .along = HSCAL_ROWS,
                                   .length = composite->call->m - begin,
                                   .count = width};
  HSCAL_TRY(factorize_panel(composite, begin, width));
  if (begin + width == composite->call->n) return 0;
  HSCAL_TRY(hscal__make_block_factor(composite, &h));
  return hscal__apply_block_reflector(composite, &h, 'L', 1, &right, h.length, composite->call->n - begin - width);
}

int hscal__geqrf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  hscal_dealing dealing[2];
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 1, 1));
  if (call->m == 0 || call->n == 0) return 0;
  hscal__composite_broadcasts(&composite, 'i', ' ');
  hscal__deal_operand(call, HSCAL_A, layout, dealing);
  const hscal_dealing *columns = &dealing[HSCAL_COLUMNS];
  int steps = hscal__min(call->m, call->n), first = hscal__min(columns->first, steps);
  int64_t count = 1 + (steps - first + columns->block - 1) / columns->block;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite.in_steps = 1;
  for (int64_t i = hscal__emit_step(&composite.emitter, 0, count, period); i < count;
       i = hscal__emit_step(&composite.emitter, i + 1, count, period)) {
    int begin = i == 0 ? 0 : first + (int)(i - 1) * columns->block;
    HSCAL_TRY(reflect_panel(&composite, begin, i == 0 ? first : hscal__min(columns->block, steps - begin)));
  }
  return 0;
}
