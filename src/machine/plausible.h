/* Values that a file may hold and that no computer has. */
#ifndef HSCAL_MACHINE_PLAUSIBLE_H
#define HSCAL_MACHINE_PLAUSIBLE_H

#include "machine/machine.h"

/*
 * Warns of every quantity of the machine that is beyond what computers and networks do ("implausible: ..."), with the limit and the
 * reason in words. The limits are one table in plausible.c; docs/reference/machine_file.md has it for users. Beyond the
 * table: gemm that is slower than kernels of levels 1 and 2, and kinds of nodes with equal fingerprints whose speeds are more than HSCAL_MOST_APART apart.
 * Nothing is changed. Returns 0 or HSCAL_ERROR_MEMORY.
 */
int hscal__machine_plausible(hscal_machine *machine);

enum { HSCAL_MOST_APART = 3 };

/* Most that a small message takes within a node and between nodes, seconds. */
double hscal__plausible_latency_s(int layer);

#endif
