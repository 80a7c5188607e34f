/* Help texts. */
#ifndef HSCAL_TOOLS_HELP_H
#define HSCAL_TOOLS_HELP_H

/* Help for a command, or for all of it if `command` is null. Returns an exit status. */
int cli_help(const char *command);

#endif
