/*
 * p?gemm: arguments seen as dealings, choice of the algorithm, topologies in force.
 * Source: PBLAS/SRC/psgemm_.c, pdgemm_.c, pcgemm_.c, pzgemm_.c.
 */
#include "instrumented_pblas/gemm.h"
#include "instrumented_pblas/gemm_algorithms.h"
#include "instrumented_pblas/scale.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"

#include <math.h>

static hscal_gemm_view make_view(const hscal_gemm *gemm, hscal_operand_name which, hscal_gemm_index rows,
                                 hscal_gemm_index columns) {
  hscal_gemm_view view = {.index = {rows, columns}};
  hscal__deal_operand(gemm->call, which, gemm->layout, view.dealing);
  return view;
}

/* Arguments seen as dealings. */
static hscal_gemm make_gemm(const hscal_call *call, const hscal_layout *layout) {
  hscal_gemm gemm = {.call = call, .layout = layout, .size = {call->m, call->n, call->k}};
  gemm.transa = hscal__effective_trans(call->transa, call->routine->type);
  gemm.transb = hscal__effective_trans(call->transb, call->routine->type);
  int nota = gemm.transa == 'N', notb = gemm.transb == 'N';
  gemm.view[HSCAL_A] =
      make_view(&gemm, HSCAL_A, nota ? HSCAL_GEMM_M : HSCAL_GEMM_K, nota ? HSCAL_GEMM_K : HSCAL_GEMM_M);
  gemm.view[HSCAL_B] =
      make_view(&gemm, HSCAL_B, notb ? HSCAL_GEMM_K : HSCAL_GEMM_N, notb ? HSCAL_GEMM_N : HSCAL_GEMM_K);
  gemm.view[HSCAL_C] = make_view(&gemm, HSCAL_C, HSCAL_GEMM_M, HSCAL_GEMM_N);
  gemm.emitter = hscal__emitter_make(layout, NULL);
  return gemm;
}

/* ---- choice of the algorithm -------------------------------------------------------------------------------- */

/* The operand that shares with the one that stays what that has along `dimension`. */
static hscal_operand_name moved_operand(const hscal_gemm *gemm, hscal_operand_name stays, hscal_dimension dimension) {
  hscal_gemm_index shared = gemm->view[stays].index[dimension];
  hscal_operand_name which = HSCAL_A;
  while (which == stays || hscal__gemm_missing_index(&gemm->view[which]) == shared) which++;
  return which;
}

/* Volume moved if `stays` stays: panels of the two others, aligned with its rows and with its columns. An operand that lies
 * the other way round costs a transposition on top. The sum of products weighs more than a broadcast.
 * Two oddities of the library: replicated operands are noticed only if no input is to be transposed; and for BC with a
 * transposed A the columns of A are taken to be cut in the blocks of B. */
static double moved_volume(const hscal_gemm *gemm, hscal_operand_name stays) {
  const hscal_desc *fixed = &gemm->call->operand[stays].desc;
  hscal_operand_name moved[2];
  int turned[2], input_turned = 0;
  for (int d = 0; d < 2; d++) {
    moved[d] = moved_operand(gemm, stays, (hscal_dimension)d);
    turned[d] = hscal__gemm_along(gemm, moved[d], gemm->view[stays].index[d]) != (hscal_dimension)d;
    input_turned |= turned[d] && moved[d] != HSCAL_C;
  }
  double volume = 0;
  for (int d = 0; d < 2; d++) {
    int n = gemm->size[gemm->view[stays].index[d]], nprocs = d ? gemm->layout->npcol : gemm->layout->nprow;
    int lines = d ? gemm->layout->nprow : gemm->layout->npcol;
    int block = d ? fixed->nb : fixed->mb;
    if (stays == HSCAL_A && d && gemm->transa != 'N' && gemm->transb == 'N')
      block = gemm->call->operand[HSCAL_B].desc.nb;
    /* What must not be replicated is the broadcast panel, or, for a sum, the operand that the products come from. */
    hscal_operand_name source = moved[d] == HSCAL_C ? stays : moved[d];
    const hscal_desc *desc = &gemm->call->operand[source].desc;
    int replicated = !input_turned && !turned[d] && (d ? desc->rsrc : desc->csrc) < 0;
    double share = hscal__largest_share(n, block, nprocs);
    double weight = moved[d] == HSCAL_C ? gemm->layout->backend.combine_ratio : 1;
    volume += weight * (replicated || lines == 1 ? 0 : share);
    if (turned[d]) {
      const hscal_desc *own = &gemm->call->operand[moved[d]].desc;
      volume += fmax(share, hscal__largest_share(n, d ? own->mb : own->nb, lines));
    }
  }
  return volume * gemm->size[hscal__gemm_missing_index(&gemm->view[stays])];
}

/* Which operand stays? The library compares estimates of what the two others would cost to move (ABest, ACest, BCest). */
static hscal_operand_name choose(const hscal_gemm *gemm) {
  double ratio = gemm->layout->backend.switch_ratio;
  double ab = moved_volume(gemm, HSCAL_C), ac = moved_volume(gemm, HSCAL_B), bc = moved_volume(gemm, HSCAL_A);
  if (ab <= ratio * bc && ab <= ratio * ac) return HSCAL_C;
  return bc <= ac && ratio * bc <= ab ? HSCAL_A : HSCAL_B;
}

/* ---- topologies ---------------------------------------------------------------------------------------------- */

/* The caller's topologies stay in force unless all dimensions are larger than a panel: then broadcasts are put on a ring,
 * if they are not on one, and the sum on the default. */
static void set_topologies(hscal_gemm *gemm) {
  hscal_emitter *emitter = &gemm->emitter;
  for (int i = 0; i < HSCAL_GEMM_INDICES; i++)
    if (gemm->size[i] <= gemm->layout->backend.panel) return;
  for (int d = 0; d < 2; d++) {
    hscal_scope scope = hscal__scope_of((hscal_dimension)d);
    if (moved_operand(gemm, gemm->stays, (hscal_dimension)d) == HSCAL_C)
      emitter->combine[scope] = ' ';
    else if (!hscal__is_ring(emitter->broadcast[scope]))
      emitter->broadcast[scope] = 'i';
  }
}

hscal_gemm hscal__gemm_prepare(const hscal_call *call, const hscal_layout *layout) {
  hscal_gemm gemm = make_gemm(call, layout);
  gemm.stays = choose(&gemm);
  set_topologies(&gemm);
  return gemm;
}

hscal_choice hscal__gemm_choice(const hscal_call *call, const hscal_layout *layout) {
  hscal_gemm gemm = hscal__gemm_prepare(call, layout);
  return hscal__choice_make(gemm.stays, 0, &gemm.emitter);
}

/* ---- the routine --------------------------------------------------------------------------------------------- */

int hscal__gemm_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  int no_product = hscal__is_zero(call->alpha) || call->k == 0;
  if (call->m == 0 || call->n == 0 || (no_product && hscal__is_one(call->beta))) return 0;
  hscal_gemm gemm = hscal__gemm_prepare(call, layout);
  gemm.emitter.sink = sink;
  if (no_product) return hscal__scale(&gemm.emitter, gemm.view[HSCAL_C].dealing, 'A'); /* C := beta C */
  return gemm.stays == HSCAL_C ? hscal__gemm_result_stays(&gemm) : hscal__gemm_input_stays(&gemm);
}
