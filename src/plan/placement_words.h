/* Rules of placement in words, and as calls of the BLACS. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLACEMENT_WORDS_H
#define HSCAL_PLAN_PLACEMENT_WORDS_H

#include "plan/placement_rule.h"

/* In words, malloc'ed; null: no memory. Lists of nodes are cut after `most` characters (hscal__node_ranges_cut), names
 * after 24; 0: never. "" of a single process. */
char *hscal__placement_words(const hscal_plan *plan, const hscal_placement_rule *rule, int most);
/* The call of the BLACS that gives it to a program without hscal, and how its processes are started; as above. */
char *hscal__placement_by_hand(const hscal_plan *plan, const hscal_placement_rule *rule);

#endif
