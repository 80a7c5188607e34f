/* Along which dimension of its result a call takes blocks of any size without being cut. Internal to src/search. */
#ifndef HSCAL_SEARCH_FREE_DIMENSION_TABLE_H
#define HSCAL_SEARCH_FREE_DIMENSION_TABLE_H

#include "search/space.h"

/* Of the call of a space. None where blocks are demanded or given, or where operands are no whole matrices. */
hscal_free_dimension hscal__free_dimension(const hscal_space *space);

#endif
