/* Words for calls and layouts, and the ends of texts that are built in memory. */
#ifndef HSCAL_TOOLS_DESCRIBE_H
#define HSCAL_TOOLS_DESCRIBE_H

#include "arguments.h"
#include <jansson.h>
#include <stdio.h>

/* The layout the arguments name; asks for the grid if it is missing. Returns an exit status. */
int cli_make_layout(const cli_arguments *arguments, hscal_layout *layout);

/* One line: routine, dimensions, blocks, grid, panel width. */
void cli_describe_call(FILE *out, const hscal_call *call, const hscal_layout *layout);

/* Seconds in a unit that reads well: "11.4 s", "3.21 ms". Static buffer, four calls deep. */
const char *cli_seconds(double seconds);

/* Ends an open_memstream: its text, or null (freed) if anything could not be written. */
char *cli_stream_text(FILE *out, char **text);
/* The JSON as text, releasing `root` (null: there was no memory). malloc'ed; null if out of memory. */
char *cli_json_text(json_t *root);

#endif
