/* Which node holds which process: --placement, --per-node, --order, --processes. */
#ifndef HSCAL_TOOLS_PLACEMENT_OPTION_H
#define HSCAL_TOOLS_PLACEMENT_OPTION_H

#include "given_arguments.h"
#include "machine/machine.h"

/* Checks what was said of the processes that were started against the grid, which stands on the first of them. Returns an
 * exit status, after saying what is wrong. */
int cli_check_started(const cli_arguments *arguments, const hscal_layout *layout);

/* Fills node_of[processes of the layout], row by row: the nodes of --placement, or those on which so many processes of each
 * node stand in that order; without a word nodes in order, one process per processor first, then going round again.
 * Returns an exit status, after saying what is wrong. */
int cli_read_placement(const cli_arguments *arguments, const hscal_machine *machine, const hscal_layout *layout,
                       int *node_of);

#endif
