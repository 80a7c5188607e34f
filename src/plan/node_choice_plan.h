/* The plan on the nodes that were chosen, of all those that were tried. Internal to src/plan. */
#ifndef HSCAL_PLAN_NODE_CHOICE_PLAN_H
#define HSCAL_PLAN_NODE_CHOICE_PLAN_H

#include "plan/node_choices.h"

/* The best one's plan says what all have looked at, and compares itself with the fastest plan and with the usual
 * layouts of the whole machine. */
int hscal__node_choice_plan(const hscal_node_choices *choices, const hscal_node_choice *best);

/* HSCAL_ERROR_NO_GRID: none is fast enough; says what would be. */
int hscal__deadline_missed(const hscal_node_choices *choices);

#endif
