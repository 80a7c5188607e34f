/* --timeline and --trace: which picture of what processes do is drawn, and the files. */
#ifndef HSCAL_TOOLS_TIMELINE_FILES_H
#define HSCAL_TOOLS_TIMELINE_FILES_H

#include "explain/explanation.h"
#include "given_arguments.h"

/* Can the files of --timeline and --trace be written? Returns an exit status, after saying what is wrong. */
int cli_check_timeline(const cli_arguments *arguments);
/* Writes those that were asked for; all times are stretched to the predicted seconds that were told (0: to none). Returns an exit status,
 * after saying what was written, or what is wrong. */
int cli_write_timeline(const cli_arguments *arguments, const hscal_explained *shown, double predicted_s);

#endif
