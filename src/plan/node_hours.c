#include "plan/node_hours.h"

#include <stdio.h>

void hscal__plan_cost(hscal_plan *plan) {
  const double hour_s = 3600;
  plan->nodes_used = 0;
  for (int h = 0; h < plan->nnodes; h++) plan->nodes_used += plan->threads_of_node[h] > 0;
  plan->node_hours = plan->nodes_used * plan->predicted_s / hour_s;
}

const char *hscal__node_hours_text(double node_hours, char text[HSCAL_NODE_HOURS_TEXT_SIZE]) {
  const double few = 0.01, many = 1000, hour_s = 3600;
  if (node_hours < few)
    snprintf(text, HSCAL_NODE_HOURS_TEXT_SIZE, "%.3g node-seconds", node_hours * hour_s);
  else
    snprintf(text, HSCAL_NODE_HOURS_TEXT_SIZE, node_hours < many ? "%.3g node-hours" : "%.0f node-hours", node_hours);
  return text;
}
