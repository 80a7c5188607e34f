/* Words for calls and layouts, and JSON as text. */
#ifndef HSCAL_TOOLS_CALL_TEXT_H
#define HSCAL_TOOLS_CALL_TEXT_H

#include "command_line.h"
#include <jansson.h>
#include <stdio.h>

/* The layout the arguments name; asks for the grid if it is missing. Returns an exit status. */
int cli_make_layout(const cli_arguments *arguments, hscal_layout *layout);

/* One line: routine, dimensions, blocks, grid, panel width. */
void cli_describe_call(FILE *out, const hscal_call *call, const hscal_layout *layout);

/* The arguments of a routine as the command line names them: "side uplo m n alpha a b beta c" (routines_command.c). */
void cli_list_arguments(const hscal_routine *routine, char *text, size_t room);

/* The JSON as text, numbers with so many digits, releasing `root` (null: there was no memory). malloc'ed; null if out of
 * memory. */
char *cli_json_text(json_t *root, int digits);

#endif
