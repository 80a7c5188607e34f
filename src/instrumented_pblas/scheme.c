#include "instrumented_pblas/scheme.h"
#include "base/status.h"
#include "instrumented_pblas/schemes.h"

static int (*const run[HSCAL_SCHEME_COUNT])(const hscal_call *, const hscal_layout *, hscal_sink *) = {
    [HSCAL_SCHEME_scal] = hscal__scal_run,     [HSCAL_SCHEME_axpy] = hscal__axpy_run,
    [HSCAL_SCHEME_swap] = hscal__swap_run,     [HSCAL_SCHEME_dot] = hscal__dot_run,
    [HSCAL_SCHEME_reduce] = hscal__reduce_run, [HSCAL_SCHEME_tree] = hscal__tree_run,
    [HSCAL_SCHEME_gemv] = hscal__gemv_run,     [HSCAL_SCHEME_symv] = hscal__symv_run,
    [HSCAL_SCHEME_trsv] = hscal__trsv_run,     [HSCAL_SCHEME_ger] = hscal__ger_run,
    [HSCAL_SCHEME_syr] = hscal__syr_run,       [HSCAL_SCHEME_gemm] = hscal__gemm_run,
    [HSCAL_SCHEME_symm] = hscal__symm_run,     [HSCAL_SCHEME_syrk] = hscal__syrk_run,
    [HSCAL_SCHEME_trmm] = hscal__trmm_run,     [HSCAL_SCHEME_trsm] = hscal__trsm_run,
    [HSCAL_SCHEME_tran] = hscal__tran_run,     [HSCAL_SCHEME_geadd] = hscal__geadd_run,
    [HSCAL_SCHEME_tradd] = hscal__tradd_run,
};

int hscal__scheme_exists(hscal_scheme scheme) { return run[scheme] != NULL; }

int hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  const hscal_routine *routine = call->routine;
  if (run[routine->scheme]) return run[routine->scheme](call, layout, sink);
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "%s has no scheme", routine->name);
}
