/* Is a machine, however it was made, one that the models can trust? */
#ifndef HSCAL_MACHINE_CHECK_H
#define HSCAL_MACHINE_CHECK_H

#include "machine/machine.h"

/* Checks values and ranges of a machine however it was made; an error names the key ("nodes[2].gflops"). Nodes must be
 * grouped by class, in the order of the classes, those of a class by switch, and their names must differ. */
int hscal__machine_check(const hscal_machine *machine);

#endif
