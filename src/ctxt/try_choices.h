/* Choosing by making the call for real (HSCAL_EFFORT=measure). */
#ifndef HSCAL_CTXT_TRY_CHOICES_H
#define HSCAL_CTXT_TRY_CHOICES_H

#include "call/call.h"
#include "ctxt/choose.h"
#include "ctxt/session.h"

/* The fastest of the first `count` choices, by the clock on the wall: *best is its number, the same on all processes. Collective. */
int hscal__try_choices(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int count,
                       int *best);

#endif
