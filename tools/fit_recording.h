/* Runs that were made, from a recording of a program (hscal record). */
#ifndef HSCAL_TOOLS_FIT_RECORDING_H
#define HSCAL_TOOLS_FIT_RECORDING_H

#include "fit/runs.h"
#include <stdio.h>

/* Does the stream begin like a workload file? It is read from its beginning afterwards. */
int cli_is_recording(FILE *in);

/*
 * Adds the calls of a recording that were timed, on the grid and blocks that they had, one process per core. Left aside, with one notice that
 * counts them, are calls whose matrices have no context or several, or whose context is not made of the ranks 0 to PQ - 1 row by row. Returns
 * an exit status, after saying what is wrong in which line.
 */
int cli_read_recording(const char *file, hscal_runs *runs);

#endif
