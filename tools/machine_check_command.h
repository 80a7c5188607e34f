/* hscal machine check. */
#ifndef HSCAL_TOOLS_MACHINE_CHECK_COMMAND_H
#define HSCAL_TOOLS_MACHINE_CHECK_COMMAND_H

/* argv starts after "check". Exit status: 0 nothing found, 1 something found, 2 not understood or not readable. */
int cli_machine_check(int argc, char **argv);

#endif
