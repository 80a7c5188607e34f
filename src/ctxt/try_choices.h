/* Choosing by making the call for real (HSCAL_EFFORT=measure). */
#ifndef HSCAL_CTXT_TRY_CHOICES_H
#define HSCAL_CTXT_TRY_CHOICES_H

#include "call/call.h"
#include "ctxt/choose.h"
#include "ctxt/session.h"

/* The winner of a race (plan/race.h) of the first `count` choices, of which the first is the plan: each runs once to warm up, then they run in
 * turn. *best is its number, the same on all processes: process 0 decides after each round. Collective. */
int hscal__try_choices(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int count,
                       int *best);

#endif
