/* Starting the launcher in place of the user: its signals, its end, its files. */
#ifndef HSCAL_TOOLS_START_H
#define HSCAL_TOOLS_START_H

/* The full name of a program as a shell finds it: with a slash as it is, else in the PATH. 0 if there is none that can be executed;
 * *reason says why not ("there is no such file", ...). path[size]. */
int cli_find_executable(const char *name, char *path, unsigned long size, const char **reason);

/* Runs words[0] with these words (the last is null), hands it the signals that are sent to this process (those of the terminal reach
 * it anyway), and waits. *state: its exit status, 128 + the signal's number if a signal ended it. Returns CLI_OK, or CLI_FAILURE
 * after saying why it cannot be started. */
int cli_start(char **words, int *state);

/* Open MPI and PRRTE refuse to run as root unless asked; whoever typed the command has asked. */
void cli_allow_root(void);

/* The first bytes of what "PROGRAM --version" prints. text[size], "" if nothing comes. */
void cli_ask_version(const char *program, char *text, unsigned long size);

#endif
