/* hscal plan --compare: what processes do under the plan and under a usual layout, one above the other. */
#ifndef HSCAL_TOOLS_COMPARE_PICTURE_H
#define HSCAL_TOOLS_COMPARE_PICTURE_H

#include "explain/explanation.h"
#include "given_arguments.h"
#include "planned.h"

/* Can the file of --compare be written, if there is one? Returns an exit status, after saying what is wrong. */
int cli_check_compare(const cli_arguments *arguments);
/* Draws it. Returns an exit status, after saying what is wrong. */
int cli_write_compare(const cli_planned *planned, const hscal_explained *chosen);

#endif
