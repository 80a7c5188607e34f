/*
 * p?syrk, p?herk, p?syr2k, p?her2k: arguments seen as dealings, choice of the algorithm, topologies in force.
 * Source: PBLAS/SRC/p?syrk_.c, p?herk_.c, p?syr2k_.c, p?her2k_.c.
 */
#include "instrumented_pblas/syrk.h"
#include "base/status.h"
#include "instrumented_pblas/scale.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/syrk_inputs_stay.h"
#include "instrumented_pblas/syrk_result_stays.h"

#include <math.h>

static hscal_syrk make_syrk(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_syrk syrk = {.call = call,
                     .layout = layout,
                     .along = call->trans == 'N' ? HSCAL_ROWS : HSCAL_COLUMNS,
                     .inputs = hscal__call_has(call, HSCAL_B) ? 2 : 1,
                     .from_first = (call->trans == 'N') == (call->uplo == 'U'),
                     .emitter = hscal__emitter_make(layout, sink)};
  syrk.across = hscal__other(syrk.along);
  hscal__deal_operand(call, HSCAL_A, layout, syrk.input[0]);
  if (syrk.inputs == 2) hscal__deal_operand(call, HSCAL_B, layout, syrk.input[1]);
  hscal__deal_operand(call, HSCAL_C, layout, syrk.c);
  return syrk;
}

static double largest_share(const hscal_dealing *dealing) {
  return hscal__largest_share(dealing->n, dealing->block, dealing->nprocs);
}

/* Volume moved if the inputs stay: all of them, and half of C. */
static double volume_if_inputs_stay(const hscal_syrk *syrk) {
  double volume = 0;
  int summed = 0;
  for (int i = 0; i < syrk->inputs; i++) {
    const hscal_dealing *input = syrk->input[i];
    if (hscal__distributed(&input[syrk->along])) volume += largest_share(&input[syrk->across]);
    summed |= hscal__distributed(&input[syrk->across]);
  }
  if (summed) volume += syrk->layout->backend.combine_ratio * largest_share(&syrk->c[syrk->along]) / 2;
  return syrk->call->n * volume;
}

/* Volume moved if C stays: panels of the inputs in both orientations. */
static double volume_if_result_stays(const hscal_syrk *syrk) {
  double share = largest_share(&syrk->c[syrk->along]), turned_share = largest_share(&syrk->c[syrk->across]);
  double volume = 0;
  for (int i = 0; i < syrk->inputs; i++) {
    const hscal_dealing *input = syrk->input[i];
    if (hscal__distributed(&input[syrk->across])) volume += share;
    if (syrk->c[syrk->along].nprocs > 1) volume += turned_share;
    volume += fmax(turned_share, largest_share(&input[syrk->along]));
  }
  return syrk->call->k * volume;
}

/* The caller's topologies stay in force unless both dimensions are larger than a panel. Then the library puts broadcasts on a
 * ring and sums on the default: if inputs stay, in the direction in which the panels shrink. */
static void set_topologies(hscal_syrk *syrk, int inputs_stay) {
  hscal_emitter *emitter = &syrk->emitter;
  if (syrk->call->n <= syrk->layout->backend.panel || syrk->call->k <= syrk->layout->backend.panel) return;
  if (inputs_stay) {
    emitter->broadcast[hscal__scope_of(syrk->across)] = syrk->from_first ? 'd' : 'i';
    emitter->combine[hscal__scope_of(syrk->along)] = ' ';
    return;
  }
  for (int scope = 0; scope < 2; scope++)
    if (!hscal__is_ring(emitter->broadcast[scope])) emitter->broadcast[scope] = 's';
}

/* Do the inputs stay? */
static int choose(hscal_syrk *syrk) {
  const double advantage[] = {1.3, 1.4}; /* of the other algorithm over C stays, for one input and for two */
  int inputs_stay = advantage[syrk->inputs - 1] * volume_if_inputs_stay(syrk) <= volume_if_result_stays(syrk);
  set_topologies(syrk, inputs_stay);
  syrk->backward = syrk->emitter.broadcast[hscal__scope_of(inputs_stay ? syrk->across : syrk->along)] == 'd';
  return inputs_stay;
}

hscal_choice hscal__syrk_choice(const hscal_call *call, const hscal_layout *layout) {
  hscal_syrk syrk = make_syrk(call, layout, NULL);
  int inputs_stay = choose(&syrk);
  return hscal__choice_make(inputs_stay ? HSCAL_A : HSCAL_C, 0, &syrk.emitter);
}

int hscal__syrk_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (hscal__call_is_void(call)) return 0;
  hscal_syrk syrk = make_syrk(call, layout, sink);
  if (!hscal__call_multiplies(call)) return hscal__scale(&syrk.emitter, syrk.c, call->uplo);
  int inputs_stay = choose(&syrk);
  if (!hscal__is_one(call->beta)) HSCAL_TRY(hscal__scale(&syrk.emitter, syrk.c, call->uplo));
  return inputs_stay ? hscal__syrk_inputs_stay(&syrk) : hscal__syrk_result_stays(&syrk);
}
