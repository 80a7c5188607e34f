/* What a plan costs. Internal to src/plan. */
#ifndef HSCAL_PLAN_NODE_HOURS_H
#define HSCAL_PLAN_NODE_HOURS_H

#include "hscal.h"

/* Fills nodes_used and node_hours from the places of the processes and the predicted time. */
void hscal__plan_cost(hscal_plan *plan);
/* "0.034 node-hours", or node-seconds where these are few. Returns text. */
enum { HSCAL_NODE_HOURS_TEXT_SIZE = 40 };
const char *hscal__node_hours_text(double node_hours, char text[HSCAL_NODE_HOURS_TEXT_SIZE]);

#endif
