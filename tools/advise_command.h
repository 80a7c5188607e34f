/* hscal advise: what a recorded program could win by another layout. */
#ifndef HSCAL_TOOLS_ADVISE_COMMAND_H
#define HSCAL_TOOLS_ADVISE_COMMAND_H

/* argv starts after the command's own word. Returns an exit status. */
int cli_advise(int argc, char **argv);

#endif
