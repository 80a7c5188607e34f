/* Is the machine quiet while it is measured? */
#ifndef HSCAL_MEASURE_QUIET_H
#define HSCAL_MEASURE_QUIET_H

#include "measure/other_work.h"
#include "measure/ranks.h"

enum { HSCAL_WHY_TEXT = 200 };

/* Has other work disturbed more than one of twenty nodes since this process read `before`? Then why[HSCAL_WHY_TEXT] names the first of them and
 * tells how: "n1: other work had 1.3 of 2 processors"; else it is "". Several threads of a process, the same number everywhere, yield to one
 * another while they wait, so the processors that they lose say nothing then. The same on all processes; collective. */
int hscal__ranks_disturbed(const hscal_ranks *ranks, const hscal_work_reading *before, int threads, char *why,
                           int *disturbed);

#endif
