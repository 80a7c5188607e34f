/* hscal plan --map: predicted times of all grids and blocks as a heat map. */
#ifndef HSCAL_TOOLS_MAP_H
#define HSCAL_TOOLS_MAP_H

#include "explain.h"

/* Can the file of --map be written, if there is one? Returns an exit status, after saying what is wrong. */
int cli_check_map(const cli_arguments *arguments);
/* Draws the map if that was asked for. Returns an exit status, after saying what is wrong. */
int cli_write_map(const cli_planned *planned, const hscal_explained *chosen);

#endif
