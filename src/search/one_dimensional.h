/* Calls whose operands have one dimension: systems with banded and tridiagonal matrices, recorded. Internal to src/search. */
#ifndef HSCAL_SEARCH_ONE_DIMENSIONAL_H
#define HSCAL_SEARCH_ONE_DIMENSIONAL_H

#include "search/space.h"

/* Lists the blocks of such a call: one for each process, of the numbers of processes worth trying, and of all that there are. */
void hscal__one_dimensional_blocks(hscal_space *space);

#endif
