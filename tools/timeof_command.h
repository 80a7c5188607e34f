/* hscal timeof: predicted seconds of a layout that the caller names. */
#ifndef HSCAL_TOOLS_TIMEOF_COMMAND_H
#define HSCAL_TOOLS_TIMEOF_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_timeof(int argc, char **argv);

#endif
