/* hscal machine measure|show|check. */
#ifndef HSCAL_TOOLS_MACHINE_COMMAND_H
#define HSCAL_TOOLS_MACHINE_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_machine(int argc, char **argv);

#endif
