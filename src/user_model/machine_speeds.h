/* The speeds of a machine for a model: units of its computation per second. */
#ifndef HSCAL_USER_MODEL_MACHINE_SPEEDS_H
#define HSCAL_USER_MODEL_MACHINE_SPEEDS_H

#include "machine/machine.h"
#include "model_language/text_model.h"

/* Of one process on each of the nodes node_of[count], that nobody else uses. Returns 0, or HSCAL_ERROR_MACHINE: there is no speed for the
 * unit on a node. */
int hscal__machine_speeds(const hscal_machine *machine, const hscal_event *bench, const int *node_of, int count,
                          double *speed);

/* Gives the model what it wants of the machine ("machine"), if it wants that: the speeds of all its processors, or, of slots[nodes]
 * processes on each node; machine null: `processes` of speed 1. Returns likewise, or HSCAL_ERROR_MEMORY. */
int hscal__text_model_take_machine(hscal_text_model *model, const hscal_machine *machine, const int *slots,
                                   int processes);

#endif
