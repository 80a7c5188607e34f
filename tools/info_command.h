/* hscal info: what a call does on a grid, exactly. */
#ifndef HSCAL_TOOLS_INFO_COMMAND_H
#define HSCAL_TOOLS_INFO_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_info(int argc, char **argv);

#endif
