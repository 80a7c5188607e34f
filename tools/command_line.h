/*
 * The words of "hscal plan|timeof|info|run|launch-file ROUTINE key=value ... --option": checked and put where they belong.
 */
#ifndef HSCAL_TOOLS_COMMAND_LINE_H
#define HSCAL_TOOLS_COMMAND_LINE_H

#include "given_arguments.h"

/* Reads the words of `command`. Returns an exit status, after saying what is wrong. */
int cli_read_arguments(cli_command command, int argc, char **argv, cli_arguments *arguments);

/* To be called once the call is not needed any more. */
void cli_free_arguments(cli_arguments *arguments);

#endif
