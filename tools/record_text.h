/* What was recorded, as a workload. */
#ifndef HSCAL_TOOLS_RECORD_TEXT_H
#define HSCAL_TOOLS_RECORD_TEXT_H

#include "record_merge.h"

/* The text of the file; program: its words, null: not known. *calls, *kinds: how many are in it. malloc'ed; null: no memory. */
char *cli_recorded_text(const cli_merged *merged, char **program, long *calls, long *kinds);
/* Why not all of the run was seen: "process 3 did not come to its end"; "" if it was. text[256]. */
enum { CLI_INCOMPLETE_SIZE = 256 };
const char *cli_incomplete_text(const cli_merged *merged, char text[CLI_INCOMPLETE_SIZE]);

#endif
