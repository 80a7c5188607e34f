/* What it takes to redistribute the matrices of a call from one layout to another: seconds, and memory. Internal to
 * src/plan. */
#ifndef HSCAL_PLAN_REDISTRIBUTION_PLAN_H
#define HSCAL_PLAN_REDISTRIBUTION_PLAN_H

#include "call/call.h"
#include "machine/machine.h"

/* A call whose matrices are distributed: the call with the blocks that they have, and the nodes of its processes. */
typedef struct hscal_distributed_call {
  const hscal_call *call;
  int nprow, npcol;
  const int *node_of;
} hscal_distributed_call;

/* Seconds of p?gemr2d, one matrix after the other, for all that the routine reads; and back for its results, where they
 * have to come back. */
int hscal__redistribution_plan_s(const hscal_distributed_call *initial, const hscal_distributed_call *chosen,
                                 int bring_back, const hscal_machine *machine, double *seconds);

/* A node whose memory is too small for what it has to hold; -1: there is none. */
typedef struct hscal_shortage {
  int node;
  double bytes; /* so many are needed */
} hscal_shortage;

/* Is there memory on every node for both copies of all matrices and for what p?gemr2d takes beside them? Where results
 * have to come back, the first copies stay: then also for them beside bytes[nnodes], operands and workspace of the call
 * where it is made. */
int hscal__redistribution_shortage(const hscal_distributed_call *initial, const hscal_distributed_call *chosen,
                                   int bring_back, const double *bytes, const hscal_machine *machine,
                                   hscal_shortage *lack);

/* Is there memory for the call itself there? */
int hscal__layout_shortage(const hscal_distributed_call *initial, int panel, const hscal_machine *machine,
                           hscal_shortage *lack);

#endif
