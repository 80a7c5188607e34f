/* hscal run: a program on the processes that a plan wants, where it wants them. */
#ifndef HSCAL_TOOLS_RUN_COMMAND_H
#define HSCAL_TOOLS_RUN_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_run(int argc, char **argv);

#endif
