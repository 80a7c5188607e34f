/*
 * The schemes of ScaLAPACK: hscal__<scheme>_run performs a checked call without open blocks on the grid of the layout and
 * emits its events. Each returns 0, what the sink returned, or HSCAL_ERROR_MEMORY. Local.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SCHEMES_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SCHEMES_H

#include "events/event.h"

#define HSCAL_DECLARE_SCHEME(name)                                                                                     \
  int hscal__##name##_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);
HSCAL_SCALAPACK_SCHEMES(HSCAL_DECLARE_SCHEME)

#endif
