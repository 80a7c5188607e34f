/* p?trtrs. Source: SRC/p?trtrs.f. */
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/schemes.h"

int hscal__trtrs_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 2, 3));
  if (call->n == 0 || call->nrhs == 0) return 0;
  if (call->diag == 'N') HSCAL_TRY(hscal__agree_on_integer(&composite)); /* is there a zero on the diagonal? */
  hscal_call solve = *call;
  solve.side = 'L';
  solve.m = call->n;
  solve.n = call->nrhs;
  solve.k = 0;
  solve.alpha = (hscal_scalar){1, 0};
  return hscal__perform(&composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve);
}
