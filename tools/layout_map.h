/* hscal plan --map: predicted times of all grids and blocks. */
#ifndef HSCAL_TOOLS_LAYOUT_MAP_H
#define HSCAL_TOOLS_LAYOUT_MAP_H

#include "explain/map.h"
#include "given_arguments.h"
#include "planned.h"

enum { CLI_MOST_MAP_GRIDS = 24 }; /* whose blocks are looked at, too */

/* Can the file of --map be written, if there is one? Returns an exit status, after saying what is wrong. */
int cli_check_map(const cli_arguments *arguments);
/* Times layouts on the machine as the plan's processes see it. *better: a plan of what the map has found, which takes the place of the one that was
 * made, or null. Free both, also after a failure. Returns an exit status, after saying what is wrong. */
int cli_make_map(const cli_planned *planned, const hscal_machine *seen, hscal_map *map, hscal_plan **better);

#endif
