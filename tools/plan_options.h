/* What the command line fixes or limits, as options of planning. */
#ifndef HSCAL_TOOLS_PLAN_OPTIONS_H
#define HSCAL_TOOLS_PLAN_OPTIONS_H

#include "given_arguments.h"

/* Checks it. Returns an exit status, after saying what is wrong. */
int cli_read_options(const cli_arguments *arguments, hscal_options *options);
/* Is it above 0, which would mean as usual, and not too large? NaN: not given. Returns an exit status, after saying what is wrong. */
int cli_check_patience(double patience);
/* "row" or "column" as 'R' or 'C'. Returns an exit status, after saying what is wrong. */
int cli_read_order(const char *text, char *order);

#endif
