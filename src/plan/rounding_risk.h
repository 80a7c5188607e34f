/* Routines that may give wrong results on nodes that round differently. Internal to src/plan. */
#ifndef HSCAL_PLAN_ROUNDING_RISK_H
#define HSCAL_PLAN_ROUNDING_RISK_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"

/* Does the routine iterate on every process by itself and rely on all of them coming to the same numbers, bit by bit?
 * Nodes of different kinds may round differently. Source: headers of p?syev.f, p?syevd.f, p?gesvd.f. */
int hscal__has_rounding_risk(const hscal_routine *routine);

/* What the user of the plan should know: note[size], "" if nothing. A kind is a class of nodes of the machine. */
void hscal__rounding_risk_note(const hscal_routine *routine, const hscal_machine *machine, const int *node_of,
                               int processes, char *note, size_t size);

#endif
