/* What planners in other processes send one another: results, plans, layouts (crew.h). Internal to src/ctxt. */
#ifndef HSCAL_CTXT_CREW_EXCHANGE_H
#define HSCAL_CTXT_CREW_EXCHANGE_H

#include "ctxt/session.h"
#include "plan/part_result.h"
#include "plan/time_layout.h"

/* Of all processes, on process 0 by their numbers as planners; rank_of: which process has a number (both [size], elsewhere null). Collective. */
int hscal__gather_results(const hscal_session *session, const hscal_part_result *own, hscal_part_result *results,
                          int *rank_of);

/* The plan of this process goes to process 0; where memory is short, word that it does not come. */
int hscal__send_plan(const hscal_session *session, const hscal_plan *plan);
/* On process 0. *plan null: the process could not send it. */
int hscal__receive_plan(const hscal_session *session, int rank, hscal_plan **plan);

/* Layouts that process 0 has become those of all: layouts: [count]. *places, which they point into elsewhere, is the caller's (free). An error is one of all.
 * Collective. */
int hscal__share_layouts(const hscal_session *session, int count, hscal_told_layout *layouts, int **places);

#endif
