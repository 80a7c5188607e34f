/* A machine whose nodes have become faster or slower since it was measured. */
#ifndef HSCAL_MACHINE_RESCALE_H
#define HSCAL_MACHINE_RESCALE_H

#include "machine/machine.h"

/* A copy of the machine in which all speeds and the copies of node i are multiplied by factor[i] (> 0; 0: as the other nodes of its
 * class, in the middle). Nodes of a class whose factors lie within `tolerance` of one another stay together, with the median of
 * their factors; others become classes of their own. The copy has no fingerprint of the whole: it is not what was measured.
 * runs_per_s[nnodes], where not null: how often a second a processor of node i runs the program's benchmark (> 0; 0: not
 * known), which becomes the speed of kernel "program" of its class, in the middle. origin[nnodes]: the node of `machine` that
 * each node of the copy is. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_MACHINE if a speed is out of range then. */
int hscal__machine_rescaled(const hscal_machine *machine, const double *factor, const double *runs_per_s,
                            double tolerance, hscal_machine **copy, int *origin);

#endif
