/* A call, a machine as a search sees it, and what may be chosen. */
#ifndef HSCAL_ESTIMATE_PROBLEM_H
#define HSCAL_ESTIMATE_PROBLEM_H

#include "call/call.h"
#include "machine/machine.h"

/* Most block sizes, most panel widths. */
enum { HSCAL_BLOCKS = 24, HSCAL_PANELS = 12 };

typedef struct hscal_problem {
  const hscal_machine *machine;
  const hscal_call *call; /* as given: its blocks may be open */
  const double *speed;    /* [nodes] operations per second of one processor */
  int oversubscription;   /* most processes on a processor */
  int nblocks, npanels;
  const int *block, *panel;
} hscal_problem;

#endif
