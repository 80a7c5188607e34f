/* A plan that was made carried over to a call of its kind, without a search. Internal to src/plan. */
#ifndef HSCAL_PLAN_SIMILAR_PLAN_H
#define HSCAL_PLAN_SIMILAR_PLAN_H

#include "plan/wisdom.h"

/* How much there is to do: operations, or entries where there are none to count. */
double hscal__call_work(const hscal_call *call);

/* What a call of the entry's kind takes in the layout that the entry has made a plan of, roughly: the part of that
 * plan's time in which processes compute grows as the work, the rest, messages mostly, as its square root. */
double hscal__similar_plan_s(const hscal_wisdom_entry *entry, const hscal_call *call, const hscal_machine *machine);

/* That layout as a plan for the call, processes where they were, seconds as above, also of the usual layouts; *plan
 * null if the routine or memory refuses it. */
int hscal__similar_plan_make(const hscal_wisdom_entry *entry, const hscal_call *call, const hscal_machine *machine,
                             hscal_plan **plan);

/* Says in the note, after what is there, that the layout is remembered. */
void hscal__note_remembered(const hscal_wisdom_entry *entry, hscal_plan *plan);

#endif
