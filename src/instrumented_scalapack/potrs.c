/* p?potrs and p?posv. Source: SRC/p?potrs.f, p?posv.f. */
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/schemes.h"

int hscal__potrs_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 2, 1));
  if (call->n == 0 || call->nrhs == 0) return 0;
  hscal_call solve = {.side = 'L', .uplo = call->uplo, .diag = 'N', .m = call->n, .n = call->nrhs, .alpha = {1, 0}};
  solve.operand[HSCAL_A] = call->operand[HSCAL_A];
  solve.operand[HSCAL_B] = call->operand[HSCAL_B];
  for (int second = 0; second < 2; second++) { /* the factor that stands on the left comes first */
    solve.transa = (call->uplo == 'U') == second ? 'N' : hscal__adjoint(&composite);
    HSCAL_TRY(hscal__perform(&composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve));
  }
  return 0;
}

int hscal__posv_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 2, 1));
  hscal_call factorize = {.uplo = call->uplo, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  hscal_call solve = *call;
  HSCAL_TRY(hscal__perform(&composite, HSCAL_PACK_POTRF, HSCAL_SCHEME_potrf, 0, &factorize));
  return hscal__perform(&composite, HSCAL_PACK_POTRS, HSCAL_SCHEME_potrs, 0, &solve);
}
