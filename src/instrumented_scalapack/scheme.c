#include "instrumented_scalapack/scheme.h"
#include "base/status.h"
#include "instrumented_pblas/scheme.h"
#include "instrumented_scalapack/schemes.h"
#include "model_language/text_model.h"
#include "recorded/recording.h"

#define PBLAS(scheme)         [HSCAL_SCHEME_##scheme] = hscal__pblas_run,
#define LEVEL_1               PBLAS
#define LEVEL_2               PBLAS
#define LEVEL_3               PBLAS
#define LEVEL_4(scheme)       [HSCAL_SCHEME_##scheme] = hscal__##scheme##_run,
#define X(scheme, level, ...) LEVEL_##level(scheme)
static int (*const run[HSCAL_SCHEME_COUNT])(const hscal_call *, const hscal_layout *, hscal_sink *) = {
#include "schemes.def"
};

int hscal__scheme_exists(hscal_scheme scheme) { return run[scheme] != NULL; }

int hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  const hscal_routine *routine = call->routine;
  if (run[routine->scheme]) return run[routine->scheme](call, layout, sink);
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "%s has no model yet", routine->name);
}
