/* Why a layout was not taken. Internal to src/plan. */
#ifndef HSCAL_PLAN_RIVAL_REASON_H
#define HSCAL_PLAN_RIVAL_REASON_H

#include "search/result.h"

/* Why `rival` was not taken in place of `chosen`: "4.1 % slower: ...". text[size]. */
void hscal__rival_reason(const hscal_search_result *result, const hscal_trial *chosen, const hscal_trial *rival,
                         char *text, size_t size);

#endif
