/* What a plan is to be good at: little time, few node-hours, or few within a deadline. Internal to src/plan. */
#ifndef HSCAL_PLAN_OBJECTIVE_H
#define HSCAL_PLAN_OBJECTIVE_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* Is anything but the least time asked for? Then the number of nodes is a choice. `options` may be null. */
static inline int hscal__chooses_nodes(const hscal_options *options) {
  return options && options->objective > HSCAL_OBJECTIVE_TIME;
}

/* HSCAL_ERROR_ARGUMENT for an objective that there is not, or that other options leave no choice for. */
int hscal__objective_check(const hscal_options *options);

/* Reads "time", "node-hours" (or "node_hours") or "deadline=60". Returns 1, or 0 if the text is none of them, and changes nothing. */
int hscal__objective_read(const char *text, int *objective, double *deadline_s);
/* What is to be written, in words, for messages. */
extern const char hscal__objective_words[];
/* "time", "node-hours" or "deadline"; null for another number. */
const char *hscal__objective_name(int objective);

/* Fills nodes_used and node_hours from the places of the processes and the predicted time. */
void hscal__plan_cost(hscal_plan *plan);
/* "0.034 node-hours", or node-seconds where these are few. Returns text. */
enum { HSCAL_NODE_HOURS_TEXT_SIZE = 40 };
const char *hscal__node_hours_text(double node_hours, char text[HSCAL_NODE_HOURS_TEXT_SIZE]);

/* The plan that the objective asks for, of plans on more and fewer nodes (docs/explanation/node_hours.md). As hscal__search;
 * HSCAL_ERROR_NO_GRID if none keeps the deadline, which names the fastest. */
int hscal__plan_node_counts(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            hscal_plan **plan);

#endif
