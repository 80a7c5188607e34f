/* hscal record: which calls of ScaLAPACK a program makes. */
#ifndef HSCAL_TOOLS_RECORD_COMMAND_H
#define HSCAL_TOOLS_RECORD_COMMAND_H

/* argv starts after the command's own word. Returns the exit status: the program's, if it is not 0. */
int cli_record(int argc, char **argv);

#endif
