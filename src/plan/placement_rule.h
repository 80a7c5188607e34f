/* The placement of a plan as a rule that people can follow: "column order over a, b, 3 each". Internal to src/plan. */
#ifndef HSCAL_PLAN_PLACEMENT_RULE_H
#define HSCAL_PLAN_PLACEMENT_RULE_H

#include "hscal.h"

/* The grid is cut into strips of `strip` rows, each gone through column by column (1: row order; nprow: column order),
 * or, by_columns, of so many columns, each row by row. On this traversal the nodes give their processes: all of one
 * before the next one has its turn, or, in_turn, one of each in turn, of those that have any left. */
typedef struct hscal_placement_rule {
  int nprow, npcol;
  int is_own; /* 1: there is no such rule; what follows is 0 */
  int strip, by_columns, in_turn;
  int nnodes;
  int *node, *count; /* [nnodes] those with processes, in this order, and how many each has */
} hscal_placement_rule;

/* The plainest rule that gives the plan's placement exactly. HSCAL_ERROR_MEMORY. Free it in any case. */
int hscal__placement_rule_find(const hscal_plan *plan, hscal_placement_rule *rule);
void hscal__placement_rule_free(hscal_placement_rule *rule);

#endif
