/* A plan that was made before, for this machine or for another. */
#ifndef HSCAL_CTXT_GIVEN_PLAN_H
#define HSCAL_CTXT_GIVEN_PLAN_H

#include "ctxt/choose.h"

/* Puts the plan's processes on the session's nodes: those that are called alike, then the others in order. Returns 0, -1 for a
 * plan that is none, HSCAL_ERROR_NO_GRID where a node has too few processes or none is left, or HSCAL_ERROR_MEMORY.
 * Local, on process 0; free with hscal__choices_free, also after a failure. */
int hscal__choose_given(const hscal_session *session, const hscal_plan *plan, hscal_choices *choices);

#endif
