/* The best plans of many planners, as many as are looked at again: to keep them all would take too much memory. Internal to src/plan. */
#ifndef HSCAL_PLAN_KEPT_PLANS_H
#define HSCAL_PLAN_KEPT_PLANS_H

#include "hscal.h"
#include "plan/part_result.h"

typedef struct hscal_kept_plan {
  hscal_plan *plan; /* null: taken out */
  int number;       /* of the planner */
} hscal_kept_plan;

typedef struct hscal_kept_plans {
  int count;
  hscal_kept_plan of[HSCAL_MOST_VERIFIED_PARTS]; /* as they came: least predicted time first, of equals by number */
} hscal_kept_plans;

/* Keeps the plan, which passes to the store, if it is one of the best; frees it, or the one that no longer is. */
void hscal__keep_plan(hscal_kept_plans *store, int number, hscal_plan *plan);

/* Null: it is not kept. */
hscal_kept_plan *hscal__find_kept(hscal_kept_plans *store, int number);

void hscal__free_kept(hscal_kept_plans *store);

#endif
