/*
 * p?sygvx, p?hegvx: the same as p?syevx for a pencil of A and B, which is positive definite. Its Cholesky factor makes an ordinary
 * problem of it, and the vectors of this those of the pencil.
 * Source: SRC/p?sygvx.f, p?hegvx.f.
 */
#include "base/status.h"
#include "instrumented_scalapack/bisection.h"
#include "instrumented_scalapack/schemes.h"
#include "instrumented_scalapack/syevx.h"

enum { BOUNDS = 3 }; /* ABSTOL, VL and VU */

static int check(const hscal_eigensolver *s) {
  HSCAL_TRY(hscal__tell_all(&s->real, 0, BOUNDS));
  HSCAL_TRY(hscal__agree_on_integer(&s->composite));
  HSCAL_TRY(hscal__compare_arguments(&s->composite, 2, 5));
  return hscal__compare_arguments(&s->composite, 1, 0);
}

static int factorize(hscal_eigensolver *s) {
  const hscal_call *call = s->composite.call;
  hscal_call part = {.uplo = call->uplo, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_B]}};
  return hscal__perform(&s->composite, HSCAL_PACK_POTRF, HSCAL_SCHEME_potrf, 0, &part);
}

/* The workspace that is asked for is enough for it. */
static int reduce(hscal_eigensolver *s) {
  const hscal_call *call = s->composite.call;
  hscal_call part = {.ibtype = call->ibtype,
                     .uplo = call->uplo,
                     .n = call->n,
                     .operand = {[HSCAL_A] = call->operand[HSCAL_A], [HSCAL_B] = call->operand[HSCAL_B]}};
  return hscal__perform(&s->composite, HSCAL_PACK_SYNGST, HSCAL_SCHEME_syngst, call->routine->flags, &part);
}

static int solve(const hscal_eigensolver *s, hscal_syntrd_workspace workspace) {
  hscal_call part = *s->composite.call;
  hscal_type type = part.routine->type;
  part.routine = hscal__routine_of(type, hscal__type_is_complex(type) ? HSCAL_PACK_HEEVX : HSCAL_PACK_SYEVX,
                                   HSCAL_SCHEME_syevx, part.routine->flags);
  return hscal__syevx(&part, &s->composite.layout, s->composite.sink, workspace);
}

/* By the factor, or its inverse. */
static int bring_back(hscal_eigensolver *s, int wanted) {
  const hscal_call *call = s->composite.call;
  int by_factor = call->ibtype == 3;
  hscal_call part = {.side = 'L', .uplo = call->uplo, .diag = 'N', .m = call->n, .n = wanted, .alpha = {1, 0}};
  part.transa = (call->uplo == 'U') != by_factor ? 'N' : hscal__adjoint(&s->composite);
  part.operand[HSCAL_A] = call->operand[HSCAL_B];
  part.operand[HSCAL_B] = call->operand[HSCAL_C];
  return hscal__perform(&s->composite, HSCAL_PACK_TRMM, by_factor ? HSCAL_SCHEME_trmm : HSCAL_SCHEME_trsm, 0, &part);
}

int hscal__sygvx_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_eigensolver s;
  hscal_syntrd_workspace workspace = hscal__syevx_workspace(call, layout);
  hscal__eigensolver_init(&s, call, layout, sink);
  if (layout->only_data) return solve(&s, workspace);
  HSCAL_TRY(check(&s));
  HSCAL_TRY(factorize(&s));
  HSCAL_TRY(reduce(&s));
  HSCAL_TRY(solve(&s, workspace));
  return s.wants_vectors ? bring_back(&s, hscal__eigenvalues_wanted(call)) : 0;
}
