#include "instrumented_scalapack/scheme.h"
#include "base/status.h"
#include "instrumented_pblas/scheme.h"
#include "instrumented_scalapack/schemes.h"
#include "recorded/recording.h"

#define RUN(name)   [HSCAL_SCHEME_##name] = hscal__##name##_run,
#define PBLAS(name) [HSCAL_SCHEME_##name] = hscal__pblas_run,
static int (*const run[HSCAL_SCHEME_COUNT])(const hscal_call *, const hscal_layout *, hscal_sink *) = {
    HSCAL_PBLAS_SCHEMES(PBLAS) HSCAL_SCALAPACK_SCHEMES(RUN)[HSCAL_SCHEME_recorded] = hscal__recorded_run};

int hscal__scheme_exists(hscal_scheme scheme) { return run[scheme] != NULL; }

int hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  const hscal_routine *routine = call->routine;
  if (run[routine->scheme]) return run[routine->scheme](call, layout, sink);
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "%s has no model yet", routine->name);
}
