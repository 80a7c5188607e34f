/* What it takes to move a call's matrices from one layout to another: seconds, and room. Internal to src/plan. */
#ifndef HSCAL_PLAN_REDISTRIBUTION_PLAN_H
#define HSCAL_PLAN_REDISTRIBUTION_PLAN_H

#include "call/call.h"
#include "machine/machine.h"

/* A layout as one end of the way: the call as it is cut there, and who sits where. */
typedef struct hscal_end {
  const hscal_call *call;
  int nprow, npcol;
  const int *node_of;
} hscal_end;

/* Seconds of p?gemr2d, one matrix after the other, for all that the routine reads; and back for its results, where they have to come
 * back. */
int hscal__moving_s(const hscal_end *there, const hscal_end *chosen, int bring_back, const hscal_machine *machine,
                    double *seconds);

/* A node that has no room for what is to be in it; -1: there is none. */
typedef struct hscal_shortage {
  int node;
  double bytes; /* so many are needed */
} hscal_shortage;

/* Is there room on every node for both copies of all matrices and for what p?gemr2d takes beside them? Where results have to come back,
 * the first copies stay: then also for them beside bytes[nnodes], operands and workspace of the call where it is made. */
int hscal__moving_room(const hscal_end *there, const hscal_end *chosen, int bring_back, const double *bytes,
                       const hscal_machine *machine, hscal_shortage *lack);

/* Is there room for the call itself there? */
int hscal__staying_room(const hscal_end *there, int panel, const hscal_machine *machine, hscal_shortage *lack);

#endif
