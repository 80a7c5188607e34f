/*
 * Reductions that eigenvalue routines call in place of the public ones (p?sytrd, p?sygst): faster where the lower triangle is meant
 * and there is room to work in. `call` is one of the public routine; `room` is LWORK. Each returns 0, what the sink returned, or
 * HSCAL_ERROR_MEMORY.
 */
#ifndef HSCAL_INSTRUMENTED_SCALAPACK_CONDENSED_H
#define HSCAL_INSTRUMENTED_SCALAPACK_CONDENSED_H

#include "events/event.h"

/* p?syngst, p?hengst. Source: SRC/p?syngst.f, p?hengst.f. */
int hscal__syngst(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, int64_t room);

/* The room for which it does not fall back to p?sygst, if the call lets it: a block column, two panels and their transpose. */
int64_t hscal__syngst_room(const hscal_call *call, const hscal_layout *layout);

#endif
