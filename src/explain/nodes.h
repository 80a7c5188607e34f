/* What other nodes would bring: plans on machines with one node more, or with some fewer. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_NODES_H
#define HSCAL_EXPLAIN_NODES_H

#include "call/call.h"
#include "explain/change.h"
#include "machine/machine.h"

/* Why nothing is said of other nodes ("the grid is given"), or null. */
const char *hscal__nodes_are_fixed(const hscal_options *options);
/* One more node of each kind; without each kind and without the slowest node, as planned then. */
int hscal__nodes_find(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                      const hscal_plan *plan, hscal_changes *more, hscal_changes *fewer);

#endif
