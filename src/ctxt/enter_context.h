/* From a plan to a context: the plan is sent to all processes, which check it and make the grid of the BLACS. */
#ifndef HSCAL_CTXT_ENTER_CONTEXT_H
#define HSCAL_CTXT_ENTER_CONTEXT_H

#include "call/call.h"
#include "ctxt/choose.h"
#include "ctxt/session.h"

/* Sends the packed plan of process 0, closed, to all; `status` is how it stands there so far. Each process frees its own, malloc'ed, also after a failure.
 * Collective. */
int hscal__share_packed_plan(const hscal_group *group, int status, hscal_packed_plan **packed);

/* Makes the context of a plan that all processes hold, and keeps the plan under the key for the same call again, unless that is 0.
 * *packed, malloc'ed, becomes null where the context takes it. *ictxt does not change on processes that are left out.
 * Collective. */
int hscal__enter_and_keep(hscal_session *session, const hscal_call *call, uint64_t key, hscal_packed_plan **packed,
                          int *ictxt);

/* Sends a choice of process 0 to all, and does the same; *ictxt is -1 on processes left out. Collective. */
int hscal__enter_choice(hscal_session *session, const hscal_call *call, uint64_t key, const hscal_choices *choices,
                        int choice, int *ictxt);

#endif
