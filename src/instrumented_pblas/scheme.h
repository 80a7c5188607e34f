/* Instrumented PBLAS routines: the same control flow as the library's, with counts in place of data. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_SCHEME_H
#define HSCAL_INSTRUMENTED_PBLAS_SCHEME_H

#include "events/event.h"

/* Performs a call of PBLAS: see hscal__scheme_run (instrumented_scalapack/scheme.h). */
int hscal__pblas_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

#endif
