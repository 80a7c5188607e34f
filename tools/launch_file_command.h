/* hscal launch-file: the placement of a plan as a file for a launcher. */
#ifndef HSCAL_TOOLS_LAUNCH_FILE_COMMAND_H
#define HSCAL_TOOLS_LAUNCH_FILE_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_launch_file(int argc, char **argv);

#endif
