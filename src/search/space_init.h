/* Sets up what a search may choose from. Internal to src/search. */
#ifndef HSCAL_SEARCH_SPACE_INIT_H
#define HSCAL_SEARCH_SPACE_INIT_H

#include "search/space.h"

/* The space of a checked call, on all nodes or on those of one class (node_class >= 0); free it in any case. HSCAL_ERROR_NO_GRID says
 * what a demanded grid or number would need. */
int hscal__space_init(hscal_space *space, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options, int node_class);

#endif
