/* Words about routines: their arguments, what they compute, what to say of an unknown one. */
#ifndef HSCAL_TOOLS_ROUTINE_WORDS_H
#define HSCAL_TOOLS_ROUTINE_WORDS_H

#include "call/routine.h"
#include <stddef.h>

/* The arguments of a routine as the command line names them: "side uplo m n alpha a b beta c". */
void cli_list_arguments(const hscal_routine *routine, char *text, size_t size);

/* Says that there is no such routine, and which is most like it. Returns CLI_USAGE. */
int cli_unknown_routine(const char *name);

#endif
