/* hscal machine fit: a machine adjusted to runs that were made. */
#ifndef HSCAL_TOOLS_MACHINE_FIT_COMMAND_H
#define HSCAL_TOOLS_MACHINE_FIT_COMMAND_H

/* The words behind "fit". Returns an exit status. */
int cli_machine_fit(int argc, char **argv);

#endif
