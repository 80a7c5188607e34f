/* The usual layouts in a plan. Internal to src/plan. */
#ifndef HSCAL_PLAN_BASELINES_H
#define HSCAL_PLAN_BASELINES_H

#include "hscal.h"
#include "search/result.h"

/* Seconds of the best usual layout of a plan, where it has none (older ones) of the guide's; not a number if none was
 * timed. */
double hscal__baseline_s(const hscal_plan *plan);

/* Is there a usual layout that there was no time to time? It may be faster than the best of the others. */
int hscal__has_untimed_usual(const hscal_plan *plan);
/* The best usual layout that was timed, the first of those that are as fast, and that may be planned or not; -1:
 * none. */
int hscal__best_usual(const hscal_search_result *result, int may_oversubscribe);
/* The best of those that were not, by closed forms, if it is better than that one; -1: none. */
int hscal__best_untimed_usual(const hscal_search_result *result);
/* Puts the usual layouts of a search in place of those that the plan has, and why `chosen` was taken in their place;
 * null: that is not known. */
int hscal__baselines_fill(const hscal_search_result *result, const hscal_trial *chosen, hscal_plan *plan);
/* Takes those of another plan, which keeps none, in place of the own ones, or (join) to the own ones.
 * HSCAL_ERROR_MEMORY. */
void hscal__baselines_take(hscal_plan *plan, hscal_plan *other);
int hscal__baselines_join(hscal_plan *plan, hscal_plan *other);
/* A copy of the plan gets copies of them. HSCAL_ERROR_MEMORY. */
int hscal__plan_copy_baselines(const hscal_plan *plan, hscal_plan *copy);
/* Says of each that was timed how much slower it is than the plan: "4.1 % slower", then `why`. */
void hscal__baselines_compare(hscal_plan *plan, const char *why);

#endif
