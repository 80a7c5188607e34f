#include "instrumented_pblas/scheme.h"
#include "instrumented_pblas/schemes.h"

#define RUN(name) [HSCAL_SCHEME_##name] = hscal__##name##_run,
static int (*const run[])(const hscal_call *, const hscal_layout *, hscal_sink *) = {HSCAL_PBLAS_SCHEMES(RUN)};

int hscal__pblas_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run[call->routine->scheme](call, layout, sink);
}
