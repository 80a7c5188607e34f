/* Layouts as plans list them. Internal to src/plan. */
#ifndef HSCAL_PLAN_CANDIDATE_H
#define HSCAL_PLAN_CANDIDATE_H

#include "search/result.h"

/* A trial as a plan has it, without a reason. */
hscal_candidate hscal__candidate_of(const hscal_search_result *result, const hscal_trial *trial);

#endif
