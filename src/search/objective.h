/* What a plan is to be good at: little time, few node-hours, or few within a deadline. */
#ifndef HSCAL_SEARCH_OBJECTIVE_H
#define HSCAL_SEARCH_OBJECTIVE_H

#include "hscal.h"

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

#endif
