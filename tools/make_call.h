/* From what the command line has said to the call and the layout that it describes. */
#ifndef HSCAL_TOOLS_MAKE_CALL_H
#define HSCAL_TOOLS_MAKE_CALL_H

#include "given_arguments.h"

/* Makes the call the arguments describe. Blocks not given stay open (0) if `may_be_open`, else are asked for. Source
 * coordinates are checked against the grid if there is one. Returns an exit status, after saying what is wrong. */
int cli_make_call(cli_arguments *arguments, int may_be_open, hscal_call *call);

/* The layout the arguments name; asks for the grid if it is missing. Returns an exit status. */
int cli_make_layout(const cli_arguments *arguments, hscal_layout *layout);

#endif
