/* The arrangements of HMPI: grids of as many processes as there are, or fewer. */
#ifndef HSCAL_STRATEGIES_ARRANGEMENTS_H
#define HSCAL_STRATEGIES_ARRANGEMENTS_H

#include "call/call.h"

#include <stdint.h>

/* Goes on to the next arrangement of at most `processes`, from {0, 0} on: by rows, then by columns. Returns 0 after the last
 * one. Source: M. Ravi Reddy, HMPI (PhD thesis, UCD, 2005), 3.5. */
int hscal__next_arrangement(int processes, hscal_grid *arrangement);

/* How many there are. */
int64_t hscal__arrangement_count(int processes);

#endif
