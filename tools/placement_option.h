/* Which node holds which process: --placement. */
#ifndef HSCAL_TOOLS_PLACEMENT_OPTION_H
#define HSCAL_TOOLS_PLACEMENT_OPTION_H

#include "call/call.h"
#include "machine/machine.h"

/* Fills node_of[processes of the layout], row by row, from "name,name,..."; null = nodes in order, one process per
 * processor first, then going round again. Returns an exit status, after saying what is wrong. */
int cli_read_placement(const char *text, const hscal_machine *machine, const hscal_layout *layout, int *node_of);

#endif
