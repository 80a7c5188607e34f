/* What a plan holds, and copies of it. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_H
#define HSCAL_PLAN_PLAN_H

#include "base/text.h"
#include "call/call.h"
#include "hscal.h"
#include "models/cost/placement.h"

#include <string.h>

/* A copy without rivals. HSCAL_ERROR_MEMORY. */
int hscal__plan_copy(const hscal_plan *plan, hscal_plan **copy);

/* A copy of the plan gets copies of its usual layouts, or of its rivals. HSCAL_ERROR_MEMORY. */
int hscal__plan_copy_baselines(const hscal_plan *plan, hscal_plan *copy);
int hscal__plan_copy_rivals(const hscal_plan *plan, hscal_plan *copy);

/* Was it chosen by a strategy other than the planner? */
static inline int hscal__plan_is_of_another(const hscal_plan *plan) {
  return *plan->strategy && strcmp(plan->strategy, "hscal") != 0;
}

/* The layout of a plan among its rivals: without a reason. */
hscal_candidate hscal__plan_layout(const hscal_plan *plan);

/* Have two plans on one machine processes on the same nodes? */
int hscal__plans_use_same_nodes(const hscal_plan *x, const hscal_plan *y);

/* Has the plan blocks to tell? "pdgemm.pm" is a model in text, which has none; its numbers of them are 1. */
int hscal__plan_has_blocks(const hscal_plan *plan);
/* ", NB 64", as a part of a sentence; "" if it has none. Returns text. */
enum { HSCAL_PLAN_BLOCKS_TEXT_SIZE = HSCAL_BLOCKS_TEXT_SIZE + 8 };
const char *hscal__plan_blocks_text(const hscal_plan *plan, int mb, int nb, char text[HSCAL_PLAN_BLOCKS_TEXT_SIZE]);

/* Where a call takes so many seconds, the interval of the plan: with the data that it does best and worst with, and
 * what predictions err. As hscal__timeof_range. */
int hscal__plan_interval(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                         double seconds, hscal_plan *plan);

#endif
