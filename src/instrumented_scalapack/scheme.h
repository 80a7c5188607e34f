/* Instrumented routines of every level: the same control flow as the library's, with counts in place of data. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SCHEME_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SCHEME_H

#include "events/event.h"

/* Runs the scheme of call->routine on the grid of `layout`, emitting its events into `sink`. The call must be checked
 * and have no open block. Returns 0, what the sink returned, or HSCAL_ERROR_MEMORY. Local. */
int hscal__scheme_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

/* Is there an instrumented form of the scheme? */
int hscal__scheme_exists(hscal_scheme scheme);

#endif
