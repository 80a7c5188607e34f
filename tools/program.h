/* Other programs that the command starts. */
#ifndef HSCAL_TOOLS_PROGRAM_H
#define HSCAL_TOOLS_PROGRAM_H

#include <signal.h>
#include <stddef.h>
#include <sys/types.h>

/* The path of a program of ours: beside this one, else its bare name, to be looked for in the PATH. */
void cli_find_program(const char *name, char *path, size_t size);

/* Starts words[0], with the signals of `defaults` as they are by default and those of `mask` blocked (null: as here). Returns 0 or an errno. */
int cli_spawn(char **words, const sigset_t *defaults, const sigset_t *mask, pid_t *child);

/* Runs words[0] with these words (the last is null) and waits. *state is its exit status. Returns CLI_OK, or CLI_FAILURE after
 * saying why if it cannot be started (`advice` says what then helps) or was ended by a signal. */
int cli_run_program(char **words, const char *advice, int *state);

/* Runs words[0] and keeps what it prints in text[size], ended by 0. Returns 0, without a word, if it cannot be started or does
 * not end with status 0. */
int cli_program_output(char **words, char *text, size_t size);

#endif
