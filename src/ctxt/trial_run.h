/* A call with made-up data on a context, for real (HSCAL_EFFORT=measure). */
#ifndef HSCAL_CTXT_TRIAL_RUN_H
#define HSCAL_CTXT_TRIAL_RUN_H

#include "ctxt/registry.h"
#include "ctxt/session.h"

/* Can it be tried? Not where a first block differs from the others, grids of the call's own are asked for, or the program was linked so
 * that the library's routines cannot be found by name. */
int hscal__can_try(const hscal_call *call);

/* Makes the call once on the context of `record` (null on processes left out): *seconds is that of the slowest process; infinity where the
 * routine says that something is wrong. As much memory is taken for the time as the call's operands need. Collective over the session's
 * processes; returns the same on all. */
int hscal__tryout(const hscal_session *session, const hscal_call *call, const hscal_record *record, double *seconds);

#endif
