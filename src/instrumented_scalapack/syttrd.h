/* p?syttrd and p?hettrd: reduction on a square grid. */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_SYTTRD_H
#define HSCAL_INSTRUMENTED_SCALAPACK_SYTTRD_H

#include "instrumented_pblas/emit.h"

/* p?syttrd, p?hettrd, on a square grid, where A (of the call of p?sytrd) is cut into blocks of one entry and begins with the first
 * process. Source: SRC/p?syttrd.f, p?hettrd.f. */
int hscal__syttrd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

#endif
