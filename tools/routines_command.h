/* hscal routines: what can be planned, and with which arguments. */
#ifndef HSCAL_TOOLS_ROUTINES_COMMAND_H
#define HSCAL_TOOLS_ROUTINES_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_routines(int argc, char **argv);

#endif
