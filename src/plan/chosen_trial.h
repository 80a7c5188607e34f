/* Which of the layouts that a search has evaluated becomes the plan. Internal to src/plan. */
#ifndef HSCAL_PLAN_CHOSEN_TRIAL_H
#define HSCAL_PLAN_CHOSEN_TRIAL_H

#include "hscal.h"
#include "search/result.h"

/*
 * The best usual layout, unless others surely gain over it (guard.h): then the fastest of those, or one as fast that takes fewer
 * processes, then less memory, then is plainer. Says in the plan whether the usual layout was kept, what was gained over it, or would
 * be, and how many layouts cannot be told apart from the fastest.
 */
const hscal_trial *hscal__chosen_trial(const hscal_search_result *result, hscal_plan *plan);

#endif
