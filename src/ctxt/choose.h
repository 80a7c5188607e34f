/* What process 0 decides about a context: the plan, or several that are to be tried. */
#ifndef HSCAL_CTXT_CHOOSE_H
#define HSCAL_CTXT_CHOOSE_H

#include "ctxt/packed_plan.h"
#include "ctxt/session.h"
#include "plan/planners.h"

enum { HSCAL_MOST_CHOICES = 4 };

/* Packed plans, closed, best first by the model; malloc'ed. */
typedef struct hscal_choices {
  int count;
  hscal_packed_plan *packed[HSCAL_MOST_CHOICES];
  uint64_t key; /* in the session's wisdom; 0: nothing is to be remembered */
} hscal_choices;

/*
 * Plans the call for the session's processes, with its wisdom: one plan; with HSCAL_EFFORT=measure, where nothing was measured for such
 * a call before, also its best rivals and the default (their grids and blocks planned once more), if the call can be made with made-up data. Prints it if
 * HSCAL_EXPLAIN is set. crew: the planners that help; null: there are none. Local, on process 0; free with hscal__choices_free, also after a failure.
 */
int hscal__choose(const hscal_session *session, const hscal_call *call, hscal_crew *crew, hscal_choices *choices);
/* Prints the plan if HSCAL_EXPLAIN is set. */
void hscal__choices_explain(const hscal_plan *plan);
/* Adds a plan for the session's nodes. rank_of: the process at each grid coordinate; null: any on the node that the plan says. */
int hscal__choices_add(const hscal_session *session, const hscal_plan *plan, const int *rank_of,
                       hscal_choices *choices);
void hscal__choices_free(hscal_choices *choices);

/* Prints what was measured if HSCAL_EXPLAIN is set. */
void hscal__choices_tell(const hscal_choices *choices, int choice, double seconds);

/* Remembers that `choice` took so many seconds, the least of all that were tried, and writes HSCAL_WISDOM. */
int hscal__choices_settle(const hscal_session *session, const hscal_call *call, const hscal_choices *choices,
                          int choice, double seconds);

#endif
