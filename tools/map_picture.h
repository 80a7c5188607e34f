/* hscal plan --map: predicted times of all grids and blocks as a heat map. */
#ifndef HSCAL_TOOLS_MAP_PICTURE_H
#define HSCAL_TOOLS_MAP_PICTURE_H

#include "explain/map.h"
#include "plan_explanation.h"

/* Can the file of --map be written, if there is one? Returns an exit status, after saying what is wrong. */
int cli_check_map(const cli_arguments *arguments);
/* Times layouts on the machine as the plan's processes see it. *better: a plan of what the map has found, which takes the place of the one that was
 * made, or null. Free both, also after a failure. Returns an exit status, after saying what is wrong. */
int cli_make_map(const cli_planned *planned, const hscal_machine *seen, hscal_map *map, hscal_plan **better);
/* Draws it for the plan that is told. Returns an exit status, after saying what is wrong. */
int cli_draw_map(const cli_planned *planned, const hscal_explained *chosen, const hscal_map *map);

#endif
