/* Planning by all processes of a program: each has a part of the layouts, process 0 hands out the work and decides by what they send, so that
 * nodes whose arithmetic differs in the last bit come to one answer. */
#ifndef HSCAL_CTXT_CREW_H
#define HSCAL_CTXT_CREW_H

#include "ctxt/choose.h"
#include "ctxt/session.h"

/* hscal__choose on process 0, with the help of the others. `alone`: without it. Returns process 0's status there, and 0 elsewhere.
 * Collective. */
int hscal__choose_together(hscal_session *session, const hscal_call *call, int alone, hscal_choices *choices);

#endif
