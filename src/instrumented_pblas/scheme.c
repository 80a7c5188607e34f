#include "instrumented_pblas/scheme.h"
#include "base/status.h"
#include "instrumented_pblas/gemm.h"

int hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  switch (call->routine->scheme) {
  case HSCAL_SCHEME_gemm:
    return hscal__gemm_run(call, layout, sink);
  }
  return hscal__fail(HSCAL_ERROR_INTERNAL, "%s has no scheme", call->routine->name);
}
