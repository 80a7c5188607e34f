#include "instrumented_pblas/scheme.h"
#include "instrumented_pblas/schemes.h"

#define RUN(scheme) [HSCAL_SCHEME_##scheme] = hscal__##scheme##_run,
#define LEVEL_1     RUN
#define LEVEL_2     RUN
#define LEVEL_3     RUN
#define LEVEL_4(scheme)
#define X(scheme, level, ...) LEVEL_##level(scheme)
static int (*const run[])(const hscal_call *, const hscal_layout *, hscal_sink *) = {
#include "schemes.def"
};

int hscal__pblas_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return run[call->routine->scheme](call, layout, sink);
}
