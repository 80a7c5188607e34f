/*
 * The schemes of ScaLAPACK: hscal__<scheme>_run performs a checked call without open blocks on the grid of the layout and
 * emits its events. Each returns 0, what the sink returned, or HSCAL_ERROR_MEMORY. Local.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SCHEMES_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SCHEMES_H

#include "events/event.h"

#define HSCAL_DECLARE_SCHEME(name)                                                                                     \
  int hscal__##name##_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);
#define LEVEL_1(scheme)
#define LEVEL_2(scheme)
#define LEVEL_3(scheme)
#define LEVEL_4               HSCAL_DECLARE_SCHEME
#define X(scheme, level, ...) LEVEL_##level(scheme)
#include "schemes.def"
#undef LEVEL_1
#undef LEVEL_2
#undef LEVEL_3
#undef LEVEL_4

#endif
