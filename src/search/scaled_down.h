/*
 * A smaller problem like this one: the call with all its sizes divided by some number, on a part of the machine with as many times fewer nodes as its square
 * says (weak scaling: matrices of a process, its panels and its messages stay as large). What is best there, on a grid with as many times more rows and
 * columns, is nearly the best here, and costs a small part of the time to find. Internal to src/search.
 */
#ifndef HSCAL_SEARCH_SCALED_DOWN_H
#define HSCAL_SEARCH_SCALED_DOWN_H

#include "search/state.h"

/* What searches it, as it does the whole problem (hscal__run_search). */
typedef int hscal_search(hscal_search_state *search);

/* Searches it, if the call, the machine and the options have such a smaller problem and are large enough to gain by it: what was found there is in
 * search->scaled. budget: what the whole problem may be thought about. */
int hscal__scaled_down_search(hscal_search_state *search, double budget, hscal_search *run);

#endif
