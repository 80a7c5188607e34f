/* Plans on more and fewer nodes: those that were tried, and the best of them. Internal to src/plan. */
#ifndef HSCAL_PLAN_NODE_CHOICES_H
#define HSCAL_PLAN_NODE_CHOICES_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* Nodes that were planned on: `count` in turn, from where a kind begins. */
typedef struct hscal_node_choice {
  int beginning, count;
  hscal_plan *plan; /* null: there is none on these */
} hscal_node_choice;

typedef struct hscal_node_choices {
  const hscal_call *call;
  const hscal_machine *machine;
  const hscal_options *options;
  hscal_options own;                 /* of one plan */
  int *by_speed, nodes;              /* nodes in the order in which they are taken */
  int beginnings, *beginning, *most; /* places in `by_speed` where to begin; how many nodes there are from each on */
  hscal_node_choice *tried;
  int tries, capacity;
} hscal_node_choices;

/* Adds what was planned on `count` nodes from a beginning on; the plan, or null, is taken over, also after a failure.
 * HSCAL_ERROR_MEMORY. */
int hscal__node_choices_add(hscal_node_choices *choices, int beginning, int count, hscal_plan *plan);
void hscal__node_choices_free(hscal_node_choices *choices);

int hscal__node_choices_has(const hscal_node_choices *choices, int beginning, int count);
/* Indices into tried; -1: there is none. */
int hscal__node_choices_fastest(const hscal_node_choices *choices);
/* The fastest of those that take as few node-hours as any, within what searches tell apart, and keep the deadline, if
 * there is one. */
int hscal__node_choices_cheapest(const hscal_node_choices *choices);

#endif
