/* What it costs to get from the caller's layout to the chosen one. */
#ifndef HSCAL_MODELS_PREDICT_REDISTRIBUTION_H
#define HSCAL_MODELS_PREDICT_REDISTRIBUTION_H

#include "call/call.h"
#include "machine/machine.h"

/* How a matrix is distributed: how it is cut and dealt over which grid, and on which node each process of it sits (row by row). */
typedef struct hscal_distribution {
  hscal_desc desc;
  int nprow, npcol;
  const int *node_of;
} hscal_distribution;

/* Seconds that p?gemr2d takes to bring an m x n matrix of the type from one distribution to another on the machine, both from their first
 * entries on. The k-th processes of both distributions on a node are one process: it need not send to itself. Returns 0,
 * HSCAL_ERROR_MEMORY, HSCAL_ERROR_MACHINE or HSCAL_ERROR_ARGUMENT (a matrix that is not that large, a node that does not exist). */
int hscal__redistribution_s(hscal_type type, int m, int n, const hscal_distribution *from, const hscal_distribution *to,
                            const hscal_machine *machine, double *seconds);

/* What p?gemr2d takes for itself for such a move, beside both copies: adds to bytes[nnodes] the buffers of the processes on each node.
 * Returns as the one before. */
int hscal__redistribution_bytes(hscal_type type, int m, int n, const hscal_distribution *from,
                                const hscal_distribution *to, const hscal_machine *machine, double *bytes);

/* The same of several moves, one after another: largest[nnodes] becomes the larger of itself and what this move needs; one[nnodes] is at its
 * disposal. */
int hscal__redistribution_largest_bytes(hscal_type type, const hscal_distribution *from, const hscal_distribution *to,
                                        const hscal_machine *machine, double *one, double *largest);

#endif
