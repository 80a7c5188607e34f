/*
 * p?syevx, p?heevx: some eigenvalues, and their vectors if they are wanted. The matrix is reduced to a tridiagonal one, on a square
 * grid if there is room; its eigenvalues are found by bisection, its vectors by inverse iteration, and multiplied back.
 * Source: SRC/p?syevx.f, p?heevx.f.
 */
#include "instrumented_scalapack/syevx.h"
#include "base/status.h"
#include "instrumented_scalapack/bisection.h"
#include "instrumented_scalapack/orthogonal.h"
#include "instrumented_scalapack/schemes.h"

enum { BOUNDS = 3, PUT_OFF = 16 }; /* ABSTOL, VL and VU; what PJLAENV answers */

/* ---- room --------------------------------------------------------------------------------------------------------- */

static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

/* Of the n vectors that are not dealt there are so many at the beginning: of the routine's type, and real ones. */
static hscal_condensed_room vectors_kept(const hscal_call *call) {
  int64_t n = call->n;
  return hscal__type_is_complex(call->routine->type) ? (hscal_condensed_room){n, 4 * n}
                                                     : (hscal_condensed_room){5 * n, 0};
}

static int64_t share(const hscal_call *call, int n, int processes) {
  int nb = call->operand[HSCAL_A].desc.nb;
  return hscal__local_extent(n, nb, nb, 0, 0, processes);
}

/* For p?syntrd on the square grid. */
static int64_t room_to_reduce(const hscal_call *call, const hscal_layout *layout) {
  int side = 1, processes = hscal__layout_processes(layout);
  while ((int64_t)(side + 1) * (side + 1) <= processes) side++;
  int64_t each = most(hscal__local_extent(call->n, 1, 1, 0, 0, side), 2 * PUT_OFF);
  return 2 * (PUT_OFF + 1) * (4 * each + 2) + (each + (hscal__type_is_complex(call->routine->type) ? 2 : 4)) * each;
}

hscal_condensed_room hscal__syevx_room(const hscal_call *call, const hscal_layout *layout) {
  int complex = hscal__type_is_complex(call->routine->type), nb = call->operand[HSCAL_A].desc.nb;
  int wanted = hscal__eigenvalues_wanted(call), processes = hscal__layout_processes(layout);
  int n = call->n, least = hscal__max(n, hscal__max(nb, 2));
  int64_t np = share(call, n, layout->nprow), own, real = 0;
  int64_t mq = share(call, hscal__max(wanted, hscal__max(nb, 2)), layout->npcol);
  int64_t vectors = (int64_t)((wanted + processes - 1) / processes) * least;
  hscal_condensed_room kept = vectors_kept(call);
  if (complex) {
    own = call->jobz == 'V' ? (np + share(call, least, layout->npcol) + nb) * nb : most(nb * (np + 1), 3);
    real = kept.real + (call->jobz == 'V' ? most(5 * (int64_t)least, np * mq) + vectors : 5 * (int64_t)least);
  } else {
    own = call->jobz == 'V' ? most(5 * (int64_t)least, np * mq + 2 * (int64_t)nb * nb) + vectors
                            : most(5 * (int64_t)least, nb * (np + 1));
  }
  return (hscal_condensed_room){kept.own + most(own, room_to_reduce(call, layout)), real};
}

hscal_condensed_room hscal__syevx_room_left(const hscal_call *call, hscal_condensed_room room) {
  const hscal_condensed_room kept = vectors_kept(call);
  return (hscal_condensed_room){room.own - kept.own, room.real - kept.real};
}

/* ---- the routine -------------------------------------------------------------------------------------------------- */

static int check(const hscal_eigensolver *s) {
  HSCAL_TRY(hscal__agree_on_reals(s, -1, 1));
  HSCAL_TRY(hscal__agree_on_integer(&s->composite));
  HSCAL_TRY(hscal__tell_all(&s->real, 0, BOUNDS));
  return hscal__compare_arguments(&s->composite, s->wants_vectors ? 2 : 1, 4);
}

static int reduce(const hscal_eigensolver *s, hscal_condensed_room room) {
  const hscal_call *call = s->composite.call;
  hscal_call part = {.uplo = call->uplo, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  part.routine = hscal__routine_of(call->routine->type, HSCAL_PACK_SYTRD, HSCAL_SCHEME_sytrd, call->routine->flags);
  return hscal__syntrd(&part, &s->composite.layout, s->composite.sink, hscal__syevx_room_left(call, room));
}

int hscal__syevx(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, hscal_condensed_room room) {
  hscal_eigensolver s;
  int wanted = hscal__eigenvalues_wanted(call);
  hscal__eigensolver_init(&s, call, layout, sink);
  HSCAL_TRY(check(&s));
  if (call->n == 0) return 0;
  HSCAL_TRY(hscal__find_norm(&s));
  HSCAL_TRY(reduce(&s, room));
  for (int beside = 0; beside < 2; beside++)
    HSCAL_TRY(hscal__begins_at_first(&call->operand[HSCAL_A]) ? hscal__spread_vector(&s)
                                                              : hscal__spread_diagonal(&s, beside));
  HSCAL_TRY(hscal__stebz(&s, wanted));
  if (!s.wants_vectors) return 0;
  if (call->range == 'V') HSCAL_TRY(hscal__agree_on_integer(&s.composite)); /* is there room everywhere? */
  HSCAL_TRY(hscal__stein(&s, wanted));
  if (wanted == 0) return 0;
  return hscal__multiply_by_q_of_tridiagonal(&s.composite, call->uplo, &call->operand[HSCAL_A], 'L', 0,
                                             &call->operand[HSCAL_C], s.n, wanted);
}

int hscal__syevx_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return hscal__syevx(call, layout, sink, hscal__syevx_room(call, layout));
}
