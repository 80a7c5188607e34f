/* --recorded: calls whose events come from the installed library (docs/howto/unmodelled_routines.md). */
#ifndef HSCAL_TOOLS_RECORDED_CALL_H
#define HSCAL_TOOLS_RECORDED_CALL_H

#include "given_arguments.h"

/* Puts the recorded call in place of `call`, which describes it if its routine is of the table. Returns an exit status. */
int cli_record_call(cli_arguments *arguments, int may_be_open, hscal_call *call);

#endif
