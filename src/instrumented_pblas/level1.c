/*
 * Routines of level 1 that look at one vector: p?scal, p?asum, and p?nrm2 and p?amax with their tree.
 * Source: PBLAS/SRC/p?scal_.c, p?asum_.c, p?nrm2_.c, p?amax_.c.
 */
#include "instrumented_pblas/level1.h"
#include "base/status.h"
#include "instrumented_pblas/schemes.h"

int hscal__work_on_shares(const hscal_vector *vector, const hscal_emitter *emitter, hscal_kernel kernel) {
  int end = hscal__end_line(vector, emitter), m = kernel == HSCAL_KERNEL_COPY; /* the others have no m */
  for (int at = 0; at < vector->dealing.nprocs; at++) {
    int held = hscal__held(&vector->dealing, at);
    for (int line = hscal__first_line(vector); line < end && held > 0; line++)
      HSCAL_TRY(
          hscal__emit_kernel(emitter, hscal__process_at(emitter, vector->along, at, line), kernel, "", m, held, 0));
  }
  return 0;
}

int hscal__combine_on_line(const hscal_vector *vector, const hscal_emitter *emitter, int line, int elements) {
  return hscal__emit_combine(emitter, hscal__other(vector->along), line, -1, HSCAL_ROWS, elements, 1);
}

int hscal__broadcast_on_line(const hscal_vector *vector, const hscal_emitter *emitter, int line, int root,
                             int elements) {
  return hscal__emit_broadcast(emitter, hscal__other(vector->along), line, root, elements, 1);
}

int hscal__is_single_entry(const hscal_call *call) {
  const hscal_operand *x = &call->operand[HSCAL_X];
  return call->n == 1 && x->desc.m == 1 && x->inc == 1;
}

/* ---- scaling ------------------------------------------------------------------------------------------------- */

int hscal__scal_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || hscal__is_one(call->alpha)) return 0;
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout);
  return hscal__work_on_shares(&x, &emitter, hscal__is_zero(call->alpha) ? HSCAL_KERNEL_COPY : HSCAL_KERNEL_SCAL);
}

/* ---- one number of all entries ------------------------------------------------------------------------------- */

int hscal__reduce_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || hscal__is_single_entry(call)) return 0;
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout);
  HSCAL_TRY(hscal__work_on_shares(&x, &emitter, HSCAL_KERNEL_ASUM));
  if (!hscal__distributed(&x.dealing)) return 0;
  for (int line = hscal__first_line(&x); line < hscal__end_line(&x, &emitter); line++)
    HSCAL_TRY(hscal__combine_on_line(&x, &emitter, line, 1));
  return 0;
}

/* Pairs of numbers go up a binomial tree to place 0 of the line, and the result back to all. */
static int pair_tree(const hscal_vector *x, const hscal_emitter *emitter, int line) {
  for (int64_t stride = 1; stride < x->dealing.nprocs; stride *= 2)
    for (int64_t at = 0; at + stride < x->dealing.nprocs; at += 2 * stride) {
      int to = hscal__process_at(emitter, x->along, (int)at, line);
      int from = hscal__process_at(emitter, x->along, (int)(at + stride), line);
      HSCAL_TRY(hscal__emit_send(emitter, from, to, HSCAL_ROWS, 2, 1));
      HSCAL_TRY(hscal__emit_receive(emitter, to, from, HSCAL_ROWS, 2, 1));
    }
  return hscal__broadcast_on_line(x, emitter, line, 0, 2);
}

int hscal__tree_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || hscal__is_single_entry(call)) return 0;
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout);
  int is_amax = call->routine->pack == HSCAL_PACK_AMAX;
  char combine = emitter.combine[hscal__scope_of(hscal__other(x.along))];
  /* Elsewhere the library finds the largest with gamx2d, whose messages are not modelled. */
  if (is_amax && combine != ' ' && combine != '1')
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "%s with combine topology '%c'", call->routine->name, combine);
  HSCAL_TRY(hscal__work_on_shares(&x, &emitter, is_amax ? HSCAL_KERNEL_AMAX : HSCAL_KERNEL_NRM2));
  if (!hscal__distributed(&x.dealing)) return 0;
  for (int line = hscal__first_line(&x); line < hscal__end_line(&x, &emitter); line++)
    HSCAL_TRY(pair_tree(&x, &emitter, line));
  return 0;
}
