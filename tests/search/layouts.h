/* All layouts of a search's space: each laid out as the search would, timed by the clocks, and held against every bound.
 * Nothing is excluded. */
#ifndef HSCAL_TESTS_SEARCH_LAYOUTS_H
#define HSCAL_TESTS_SEARCH_LAYOUTS_H

#include "search/fixture.h"
#include "search/state.h"

/* Seconds of the fastest layout: by the clock the search goes by, and by the clock over every event. */
typedef struct optimum {
  double model_s, full_s;
} optimum;

typedef struct layouts {
  hscal_search_state search; /* its space, options, cuts and bounds; nothing is tried in it */
  hscal_evaluation_memo known;
  hscal_workspace *workspace;
  int *here; /* [nnodes] scratch */
  optimum best;
  long timed;      /* different ones */
  double tightest; /* highest bound / clock */
} layouts;

void layouts_init(layouts *all, const hscal_call *call, const hscal_machine *machine, const hscal_options *options);
void layouts_free(layouts *all);

/* Times what the search lists, and fails the test where the bound that would exclude it is above the clock. */
void layouts_time_listed(layouts *all);
/* Times what the search could list: counted out here, number by number, grid by grid. */
void layouts_time_all(layouts *all);

#endif
