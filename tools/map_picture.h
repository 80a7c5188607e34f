/* The times of grids and blocks as a heat map. */
#ifndef HSCAL_TOOLS_MAP_PICTURE_H
#define HSCAL_TOOLS_MAP_PICTURE_H

#include "explain/explanation.h"
#include "explain/map.h"
#include "planned.h"

/* Draws the file of --map for the plan that is told. Returns an exit status, after saying what is wrong. */
int cli_draw_map(const cli_planned *planned, const hscal_explained *chosen, const hscal_map *map);

#endif
