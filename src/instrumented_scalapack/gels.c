/*
 * p?gels: least squares by p?geqrf, or by p?gelqf if A has more columns than rows; then Q and the triangle are applied to B.
 *
 * What depends on data: A and B are not scaled, as their largest entries are neither too small nor too large to calculate with;
 * there is neither less nor more to do for others, but for a pass over A and B each and the same over the solution. A is not
 * zero, for which there would be nothing to do.
 * Source: SRC/p?gels.f, p?lamch.f, p?labad.f, p?lange.f.
 */
#include "base/status.h"
#include "instrumented_scalapack/orthogonal.h"
#include "instrumented_scalapack/schemes.h"

/* The largest entry of an m x n matrix, told to all. */
static int find_largest(const hscal_composite *composite, const hscal_operand *x, int m, int n) {
  const hscal_desc *d = &x->desc;
  const hscal_emitter *emitter = &composite->emitter;
  const hscal_dealing rows = hscal__deal_index(m, x->i, d->imb, d->mb, d->rsrc, emitter->nprow);
  const hscal_dealing columns = hscal__deal_index(n, x->j, d->inb, d->nb, d->csrc, emitter->npcol);
  for (int p = 0; p < emitter->nprow; p++)
    for (int q = 0; q < emitter->npcol; q++) {
      int held = hscal__held(&rows, p), wide = hscal__held(&columns, q);
      if (held > 0 && wide > 0)
        HSCAL_TRY(hscal__emit_copy(emitter, hscal__process_at(emitter, HSCAL_ROWS, p, q), HSCAL_ROWS, held, wide));
    }
  HSCAL_TRY(hscal__agree_on_reals(composite, 0, 1));
  return hscal__tell_all_reals(composite, 0, 1);
}

/* Three numbers of the machine, and the largest entries: is there anything to be scaled? */
static int look_for_extremes(const hscal_composite *composite) {
  const hscal_call *call = composite->call;
  for (int i = 0; i < 3; i++) HSCAL_TRY(hscal__agree_on_reals(composite, -1, 1));
  HSCAL_TRY(find_largest(composite, &call->operand[HSCAL_A], call->m, call->n));
  return find_largest(composite, &call->operand[HSCAL_B], call->trans == 'N' ? call->m : call->n, call->nrhs);
}

static int factorize(hscal_composite *composite) {
  const hscal_call *call = composite->call;
  hscal_call part = {.m = call->m, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  return hscal__perform(composite, HSCAL_PACK_GEQRF, call->m >= call->n ? HSCAL_SCHEME_geqrf : HSCAL_SCHEME_gelqf, 0,
                        &part);
}

static int solve_triangle(hscal_composite *composite) {
  const hscal_call *call = composite->call;
  hscal_call part = {.side = 'L',
                     .uplo = call->m >= call->n ? 'U' : 'L',
                     .transa = call->trans == 'N' ? 'N' : hscal__adjoint(composite),
                     .diag = 'N',
                     .m = hscal__min(call->m, call->n),
                     .n = call->nrhs,
                     .alpha = {1, 0},
                     .operand = {[HSCAL_A] = call->operand[HSCAL_A], [HSCAL_B] = call->operand[HSCAL_B]}};
  return hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &part);
}

static int multiply(hscal_composite *composite) {
  const hscal_call *call = composite->call;
  int longer = hscal__max(call->m, call->n);
  const hscal_block_reflector q = {.vectors = call->operand[HSCAL_A],
                                   .along = call->m >= call->n ? HSCAL_ROWS : HSCAL_COLUMNS,
                                   .length = longer,
                                   .count = hscal__min(call->m, call->n)};
  return hscal__multiply_by_q(composite, &q, 'L', call->trans == 'N', &call->operand[HSCAL_B], longer, call->nrhs);
}

int hscal__gels_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  int q_comes_first = (call->m >= call->n) == (call->trans == 'N'); /* X = R^-1 Q^H B, or Q^H L^-1 B */
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 2, 2));
  if (call->m == 0 || call->n == 0 || call->nrhs == 0) return 0;
  HSCAL_TRY(look_for_extremes(&composite));
  HSCAL_TRY(factorize(&composite));
  if (q_comes_first) HSCAL_TRY(multiply(&composite));
  HSCAL_TRY(solve_triangle(&composite));
  return q_comes_first ? 0 : multiply(&composite);
}
