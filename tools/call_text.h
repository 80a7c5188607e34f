/* Words for calls and layouts. */
#ifndef HSCAL_TOOLS_CALL_TEXT_H
#define HSCAL_TOOLS_CALL_TEXT_H

#include "call/call.h"
#include <stdio.h>

/* One line: routine, dimensions, blocks, grid, panel width. */
void cli_describe_call(FILE *out, const hscal_call *call, const hscal_layout *layout);

#endif
