/*
 * p?trmm: arguments seen as dealings, choice of the algorithm, topologies in force.
 * Source: PBLAS/SRC/pstrmm_.c, pdtrmm_.c, pctrmm_.c, pztrmm_.c.
 */
#include "instrumented_pblas/trmm.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/trmm_a_stays.h"
#include "instrumented_pblas/trmm_b_stays.h"

#include <math.h>

static hscal_trmm make_trmm(const hscal_call *call, const hscal_layout *layout) {
  int left = call->side == 'L';
  hscal_trmm trmm = {.call = *call,
                     .layout = layout,
                     .inner = left ? HSCAL_ROWS : HSCAL_COLUMNS,
                     .outer = left ? HSCAL_COLUMNS : HSCAL_ROWS,
                     .emitter = hscal__emitter_make(layout, NULL)};
  trmm.call.trans = hscal__effective_trans(call->trans, call->routine->type);
  hscal__deal_operand(call, HSCAL_A, layout, trmm.a);
  hscal__deal_operand(call, HSCAL_B, layout, trmm.b);
  return trmm;
}

/* ---- choice of the algorithm -------------------------------------------------------------------------------- */

/* How much cheaper an algorithm that lets B stay must be. Source: p?trmm_.c. */
static const double advantage = 1.1;

static double share(const hscal_trmm *trmm, hscal_operand_name which, hscal_dimension dimension, int n) {
  const hscal_desc *desc = &trmm->call.operand[which].desc;
  return hscal__largest_share(n, dimension == HSCAL_ROWS ? desc->mb : desc->nb,
                              hscal__coordinates(&trmm->emitter, dimension));
}

/* `volume`, or nothing where there is a single line or the operand is on every one. */
static double unless_whole(const hscal_dealing *dealing, double volume) {
  return hscal__distributed(dealing) ? volume : 0;
}

/* The library compares estimates of the volume that has to be moved (ABestR, ABestL, Best). */
static hscal_trmm_algorithm choose(const hscal_trmm *trmm) {
  hscal_dimension inner = trmm->inner, outer = trmm->outer;
  double ratio = trmm->layout->backend.combine_ratio;
  int order = trmm->b[inner].n, width = trmm->b[outer].n, notran = trmm->call.trans == 'N';
  double a_inner = share(trmm, HSCAL_A, inner, order), a_outer = share(trmm, HSCAL_A, outer, order);
  double b_inner = share(trmm, HSCAL_B, inner, order), b_outer = share(trmm, HSCAL_B, outer, width);
  double a_moves = unless_whole(&trmm->a[outer], a_inner / 2), b_moves = unless_whole(&trmm->b[inner], b_outer);
  int one_inner = hscal__coordinates(&trmm->emitter, inner) == 1;
  int one_outer = hscal__coordinates(&trmm->emitter, outer) == 1;
  double turned = fmax(a_outer, b_inner);
  if (notran) {
    double spreads = order * (a_moves + b_moves);
    double stays = width * (ratio * (one_outer ? 0 : a_inner) + (one_inner ? 0 : a_outer) + turned);
    return advantage * spreads <= stays ? HSCAL_TRMM_SPREADS : HSCAL_TRMM_A_STAYS;
  }
  double sums = order * (a_moves + ratio * b_moves);
  double spreads = order * (a_moves + b_moves + fmax(a_outer, a_inner) / 2);
  double stays = width * (unless_whole(&trmm->b[outer], a_inner) + ratio * (one_inner ? 0 : a_outer) + turned);
  if (advantage * sums > stays && advantage * spreads > stays) return HSCAL_TRMM_A_STAYS;
  return sums <= spreads ? HSCAL_TRMM_SUMS : HSCAL_TRMM_SPREADS;
}

/* Which of the entries of the inner index does panel k of A have to do with: those up to k, or those from k on? A's panel is
 * a column of op(A) for products that are spread, a row of it for those that are summed (side R: the other way round). */
static int is_leading(const hscal_trmm *trmm) {
  int upper = (trmm->call.uplo == 'U') == (trmm->call.trans == 'N'); /* op(A) */
  int left = trmm->call.side == 'L', spreads = trmm->algorithm == HSCAL_TRMM_SPREADS;
  return (upper == left) == spreads;
}

/* ---- topologies ---------------------------------------------------------------------------------------------- */

/* The caller's topologies stay in force unless both dimensions are larger than a panel. */
static void set_topologies(hscal_trmm *trmm) {
  hscal_emitter *emitter = &trmm->emitter;
  hscal_scope inner = hscal__scope_of(trmm->inner), outer = hscal__scope_of(trmm->outer);
  if (trmm->call.m <= trmm->layout->backend.panel || trmm->call.n <= trmm->layout->backend.panel) return;
  if (trmm->algorithm == HSCAL_TRMM_A_STAYS) {
    int notran = trmm->call.trans == 'N';
    emitter->combine[notran ? inner : outer] = ' ';
    emitter->broadcast[notran ? outer : inner] = ' ';
    return;
  }
  char ring = hscal__trmm_goes_forward(trmm) ? 'i' : 'd';
  emitter->broadcast[inner] = ring;
  if (trmm->algorithm == HSCAL_TRMM_SPREADS)
    emitter->broadcast[outer] = ring;
  else
    emitter->combine[outer] = ' ';
}

static hscal_trmm prepare(const hscal_call *call, const hscal_layout *layout) {
  hscal_trmm trmm = make_trmm(call, layout);
  trmm.algorithm = choose(&trmm);
  trmm.leading = is_leading(&trmm);
  set_topologies(&trmm);
  return trmm;
}

hscal_choice hscal__trmm_choice(const hscal_call *call, const hscal_layout *layout) {
  hscal_trmm trmm = prepare(call, layout);
  return hscal__choice_make(trmm.algorithm == HSCAL_TRMM_A_STAYS ? HSCAL_A : HSCAL_B, trmm.algorithm == HSCAL_TRMM_SUMS,
                            &trmm.emitter);
}

/* ---- the routine --------------------------------------------------------------------------------------------- */

int hscal__trmm_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->m == 0 || call->n == 0 || hscal__is_zero(call->alpha)) return 0;
  hscal_trmm trmm = prepare(call, layout);
  trmm.emitter.sink = sink;
  return trmm.algorithm == HSCAL_TRMM_A_STAYS ? hscal__trmm_a_stays(&trmm) : hscal__trmm_b_stays(&trmm);
}
