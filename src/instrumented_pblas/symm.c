/*
 * p?symm, p?hemm: arguments seen as dealings, choice of the algorithm, topologies in force.
 * Source: PBLAS/SRC/pssymm_.c, pdsymm_.c, pcsymm_.c, pzsymm_.c, pchemm_.c, pzhemm_.c.
 */
#include "instrumented_pblas/symm.h"
#include "base/status.h"
#include "instrumented_pblas/scale.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/symm_matrix_stays.h"
#include "instrumented_pblas/symm_result_stays.h"

#include <math.h>

static hscal_symm make_symm(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_symm symm = {.call = call,
                     .layout = layout,
                     .along = call->side == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS,
                     .emitter = hscal__emitter_make(layout, sink)};
  symm.across = hscal__other(symm.along);
  hscal__deal_operand(call, HSCAL_A, layout, symm.a);
  hscal__deal_operand(call, HSCAL_B, layout, symm.b);
  hscal__deal_operand(call, HSCAL_C, layout, symm.c);
  return symm;
}

/* Volume moved if C stays: half of A, all of B, and as much of C. */
static double volume_if_result_stays(const hscal_symm *symm) {
  const hscal_dealing *a = symm->a, *b = symm->b;
  hscal_dimension along = symm->along, across = symm->across;
  int n = a[along].n;
  double a_share = hscal__largest_share(n, a[along].block, a[along].nprocs);
  double b_share = hscal__largest_share(b[across].n, b[across].block, b[across].nprocs);
  double a_volume = hscal__distributed(&a[across]) ? a_share / 2 : 0;
  double b_volume = hscal__distributed(&b[along]) ? b_share + b_share * symm->layout->backend.combine_ratio : 0;
  return n * (a_volume + b_volume);
}

/* Volume moved if A stays: panels of B in both orientations, the products in both, one of them turned. */
static double volume_if_matrix_stays(const hscal_symm *symm) {
  hscal_dimension along = symm->along, across = symm->across;
  const hscal_dealing *a = &symm->a[along], *turned = &symm->a[across];
  const hscal_dealing *b = &symm->b[along], *c = &symm->c[along];
  double ratio = symm->layout->backend.combine_ratio;
  double share = hscal__largest_share(a->n, a->block, a->nprocs), own = turned->nprocs == 1 ? 0 : share;
  double turned_share = hscal__largest_share(a->n, turned->block, turned->nprocs);
  double moved = a->nprocs == 1 ? 0 : turned_share;
  double to_turn_b = fmax(turned_share, hscal__largest_share(b->n, b->block, b->nprocs));
  double to_turn_c = fmax(turned_share, hscal__largest_share(c->n, c->block, c->nprocs));
  /* In the library's order of additions, so that ties are decided alike. */
  double volume = along == HSCAL_ROWS ? ratio * own + moved + to_turn_b : moved + to_turn_b + ratio * own;
  volume += hscal__distributed(&symm->b[across]) ? share : 0;
  return symm->b[across].n * (volume + ratio * moved + to_turn_c);
}

/* The caller's topologies stay in force for all broadcasts and sums unless both dimensions are larger than a panel. */
static void set_topologies(hscal_symm *symm) {
  hscal_emitter *emitter = &symm->emitter;
  const hscal_call *call = symm->call;
  hscal_scope along = hscal__scope_of(symm->along), across = hscal__scope_of(symm->across);
  if (call->m <= symm->layout->backend.panel || call->n <= symm->layout->backend.panel) return;
  if (!symm->a_stays && !hscal__is_ring(emitter->broadcast[along])) emitter->broadcast[along] = 'i';
  hscal_scope summed = symm->a_stays ? along : across;
  if (!hscal__is_ring(emitter->broadcast[summed]) || emitter->broadcast[summed] != emitter->combine[summed]) {
    emitter->broadcast[summed] = 'i';
    emitter->combine[along] = emitter->combine[across] = ' ';
  }
  if (symm->a_stays) emitter->broadcast[across] = emitter->combine[across] = ' ';
}

/* The library compares its estimates with a ratio of its own. */
static void choose(hscal_symm *symm) {
  const double advantage = 1.5;
  hscal_scope along = hscal__scope_of(symm->along);
  symm->a_stays = !(advantage * volume_if_result_stays(symm) <= volume_if_matrix_stays(symm));
  set_topologies(symm);
  symm->backward = symm->emitter.broadcast[along] == 'd' || (symm->a_stays && symm->emitter.combine[along] == 'd');
}

hscal_choice hscal__symm_choice(const hscal_call *call, const hscal_layout *layout) {
  hscal_symm symm = make_symm(call, layout, NULL);
  choose(&symm);
  return hscal__choice_make(symm.a_stays ? HSCAL_A : HSCAL_C, 0, &symm.emitter);
}

int hscal__symm_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (hscal__call_is_void(call)) return 0;
  hscal_symm symm = make_symm(call, layout, sink);
  if (!hscal__call_multiplies(call)) return hscal__scale(&symm.emitter, symm.c, 'A');
  choose(&symm);
  if (symm.a_stays) return hscal__symm_matrix_stays(&symm);
  if (!hscal__is_one(call->beta)) HSCAL_TRY(hscal__scale(&symm.emitter, symm.c, 'A'));
  return hscal__symm_result_stays(&symm);
}
