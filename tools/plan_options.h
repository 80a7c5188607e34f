/* What the command line fixes or limits, as options of planning. */
#ifndef HSCAL_TOOLS_PLAN_OPTIONS_H
#define HSCAL_TOOLS_PLAN_OPTIONS_H

#include "given_arguments.h"

/* Checks it. Returns an exit status, after saying what is wrong. */
int cli_read_options(const cli_arguments *arguments, hscal_options *options);
/* "row" or "column" as 'R' or 'C'. Returns an exit status, after saying what is wrong. */
int cli_read_order(const char *text, char *order);

#endif
