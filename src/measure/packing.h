/* Packing: what messages of derived types, as the BLACS broadcast panels of a matrix, take beyond those of as many bytes in one piece. */
#ifndef HSCAL_MEASURE_PACKING_H
#define HSCAL_MEASURE_PACKING_H

#include "measure/ranks.h"

/* The rate at which one process packs or unpacks, for about `seconds`: on the first process of each node with two processes at least, all nodes at
 * once; elsewhere, and where a panel takes no longer than one piece, 0. Collective; the status is this process's own: agree on it. */
int hscal__measure_packing(const hscal_ranks *ranks, double seconds, double *bytes_per_s);

#endif
