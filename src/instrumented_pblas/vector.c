/*
 * Routines of level 1 that look at one vector: p?scal, p?asum, and p?nrm2 and p?amax with their tree.
 * Source: PBLAS/SRC/p?scal_.c, p?asum_.c, p?nrm2_.c, p?amax_.c.
 */
#include "base/status.h"
#include "instrumented_pblas/level1.h"
#include "instrumented_pblas/schemes.h"

/* A vector and where its events go. Its lines are first_line..end_line-1. */
typedef struct single {
  hscal_emitter emitter;
  hscal_vector x;
  int first_line, end_line;
} single;

static single look_at(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  single s = {.emitter = hscal__emitter_make(layout, sink), .x = hscal__deal_vector(call, HSCAL_X, layout)};
  int lines = hscal__coordinates(&s.emitter, hscal__other(s.x.along)), all = s.x.line < 0;
  s.first_line = all ? 0 : s.x.line;
  s.end_line = all ? lines : s.x.line + 1;
  return s;
}

/* Runs a kernel on the share of every process that has one. */
static int work_on_shares(const single *s, hscal_kernel kernel) {
  int m = kernel == HSCAL_KERNEL_COPY; /* the others have no m */
  for (int at = 0; at < s->x.dealing.nprocs; at++) {
    int held = hscal__held(&s->x.dealing, at);
    for (int line = s->first_line; line < s->end_line && held > 0; line++)
      HSCAL_TRY(hscal__emit_kernel(&s->emitter, hscal__process_at(&s->emitter, s->x.along, at, line), kernel, "", m,
                                   held, 0));
  }
  return 0;
}

/* A vector of one entry in a matrix of one row is looked at without more ado. */
static int is_single_entry(const hscal_call *call) { return call->n == 1 && call->operand[HSCAL_X].desc.m == 1; }

int hscal__scal_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || hscal__is_one(call->alpha)) return 0;
  single s = look_at(call, layout, sink);
  return work_on_shares(&s, hscal__is_zero(call->alpha) ? HSCAL_KERNEL_COPY : HSCAL_KERNEL_SCAL);
}

int hscal__reduce_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || is_single_entry(call)) return 0;
  single s = look_at(call, layout, sink);
  HSCAL_TRY(work_on_shares(&s, HSCAL_KERNEL_ASUM));
  for (int line = s.first_line; line < s.end_line && hscal__distributed(&s.x.dealing); line++)
    HSCAL_TRY(hscal__combine_on_line(&s.emitter, s.x.along, line, 1));
  return 0;
}

/* Pairs of numbers go up a binomial tree to place 0 of the line, and the result back to all. */
static int pair_tree(const single *s, int line) {
  for (int64_t stride = 1; stride < s->x.dealing.nprocs; stride *= 2)
    for (int64_t at = 0; at + stride < s->x.dealing.nprocs; at += 2 * stride)
      HSCAL_TRY(hscal__pass(&s->emitter, hscal__process_at(&s->emitter, s->x.along, (int)(at + stride), line),
                            hscal__process_at(&s->emitter, s->x.along, (int)at, line), 2));
  return hscal__broadcast_on_line(&s->emitter, s->x.along, line, 0, 2);
}

int hscal__tree_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || is_single_entry(call)) return 0;
  single s = look_at(call, layout, sink);
  int is_amax = call->routine->pack == HSCAL_PACK_AMAX;
  char combine = s.emitter.combine[hscal__scope_of(hscal__other(s.x.along))];
  /* Elsewhere the library finds the largest by gamx2d, whose messages are not modelled. */
  if (is_amax && combine != ' ' && combine != '1')
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "%s with combine topology '%c'", call->routine->name, combine);
  HSCAL_TRY(work_on_shares(&s, is_amax ? HSCAL_KERNEL_AMAX : HSCAL_KERNEL_NRM2));
  for (int line = s.first_line; line < s.end_line && hscal__distributed(&s.x.dealing); line++)
    HSCAL_TRY(pair_tree(&s, line));
  return 0;
}
