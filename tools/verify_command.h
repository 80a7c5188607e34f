/* hscal verify: compares the models with the ScaLAPACK that is installed. */
#ifndef HSCAL_TOOLS_VERIFY_COMMAND_H
#define HSCAL_TOOLS_VERIFY_COMMAND_H

/* argv starts after the command's own word. Returns the exit status. */
int cli_verify(int argc, char **argv);

#endif
