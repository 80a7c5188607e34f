/* What routines compute, in a line of words each. */
#ifndef HSCAL_TOOLS_ROUTINE_PURPOSES_H
#define HSCAL_TOOLS_ROUTINE_PURPOSES_H

#include "call/routine.h"

/* Number of the line, the same for routines that differ by their type only; -1: there is none. */
int cli_purpose_of(const hscal_routine *routine);
/* "C := alpha op(A) op(B) + beta C"; "" if there is no line. */
const char *cli_purpose_text(const hscal_routine *routine);

#endif
