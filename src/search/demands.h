/* Numbers of processes that satisfy what is asked of a grid: that it is square, has all processes, whole nodes only. Internal to src/search. */
#ifndef HSCAL_SEARCH_DEMANDS_H
#define HSCAL_SEARCH_DEMANDS_H

#include "search/space.h"

/* Can this number of processes be mapped to nodes and to a grid under the options? Memory aside. */
int hscal__space_allows_processes(const hscal_space *space, int processes);

/* Lowers max_processes to a number that will do. HSCAL_ERROR_NO_GRID, saying what is asked for, if there is none. */
int hscal__space_check_demands(hscal_space *space);

#endif
