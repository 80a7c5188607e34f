/* Random calls on random machines, and random layouts of these. */
#ifndef HSCAL_BENCHMARKS_CLOSED_FORMS_RANDOM_CALL_H
#define HSCAL_BENCHMARKS_CLOSED_FORMS_RANDOM_CALL_H

#include "call/call.h"
#include "search/state.h"

#include <stdint.h>

/* A call with a machine, and a search on it, which knows how processes are mapped and placed. */
typedef struct random_call {
  hscal_machine *machine;
  hscal_call call;
  hscal_search_state search;
} random_call;

/* Clusters of `least` (4 and more) to `most` processes: one or several on a node, one kind of nodes or two, behind switches or not, with the collectives of
 * several MPI libraries; square matrices of order 150 to 1,200 times the root of
 * the processes, and others within them. 0 or a status; free it in any case. */
int draw_random_call(uint64_t *chance, const hscal_routine *routine, int least, int most, random_call *drawn);
void free_random_call(random_call *drawn);

/* A layout of it, where the library takes one. Its placement and the profile of that are those of the search, until the next is drawn. */
typedef struct random_layout {
  hscal_call call; /* with its blocks filled */
  hscal_layout layout;
  hscal_cost_skeleton skeleton; /* of that call: the layout stays where it is */
  int is_accepted;
} random_layout;
int draw_random_layout(uint64_t *chance, random_call *drawn, random_layout *layout);

/* That of ScaLAPACK's guide, with such blocks, as above. */
void guides_layout(random_call *drawn, int block, random_layout *layout);

#endif
