/* Parts of p?sytrd that other reductions use. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SYTRD_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SYTRD_H

#include "instrumented_pblas/emit.h"

/* p?sytrd without its check of the arguments. */
int hscal__sytrd_checked(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

/* A block of order n, reduced column by column on its process; type and triangle are those of the call. Source: LAPACK's ?sytd2,
 * ?hetd2, which SRC/p?sytd2.f repeat. */
int hscal__sytd2(const hscal_emitter *emitter, int process, const hscal_call *call, int n);

#endif
