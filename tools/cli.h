/* What the parts of the hscal command share: exit statuses, messages, output, and the commands themselves. */
#ifndef HSCAL_TOOLS_CLI_H
#define HSCAL_TOOLS_CLI_H

#include "hscal.h"

/* Exit statuses: all is well; the request was understood but cannot be fulfilled; the request is not understood. */
enum { CLI_OK = 0, CLI_FAILURE = 1, CLI_USAGE = 2 };

/* Says on stderr what is wrong with the command line (printf style, one line) and returns CLI_USAGE. */
int cli_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same for what went wrong in the doing; returns CLI_FAILURE. */
int cli_failure(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Reports a status of the library with its details. An illegal argument is the caller's fault: CLI_USAGE. */
int cli_report(int status);
/* Can the file be written (null: none is)? Returns CLI_OK, or an exit status after saying why not: before what takes long. */
int cli_check_file(const char *file);
/* Adds `; did you mean "x"?` where there is an x: the end of a message about an unknown word. Static buffer. */
const char *cli_did_you_mean(const char *word, const char *const *words, int count);

/* Writes the whole text to stdout, ended by a newline, and makes sure it arrived. Returns CLI_OK or CLI_FAILURE. */
int cli_print(const char *text);
/* The same, and frees the text. A null pointer means that there was no memory for it. */
int cli_print_and_free(char *text);

/* Finds the machine to plan for: `given` (file or synthetic string), else HSCAL_MACHINE, else the cached measurement
 * of this computer. Returns an exit status, after saying what is wrong. */
int cli_load_machine(const char *given, hscal_machine **machine);

/* The commands. argv starts after the command's own word. Return the exit status. */
int cli_plan(int argc, char **argv);
int cli_timeof(int argc, char **argv);
int cli_info(int argc, char **argv);
int cli_machine(int argc, char **argv);
int cli_routines(int argc, char **argv);
int cli_verify(int argc, char **argv);
int cli_run(int argc, char **argv);
int cli_launch_file(int argc, char **argv);

/* Says that there is no such routine, and which is most like it. Returns CLI_USAGE. */
int cli_unknown_routine(const char *name);

/* Help for a command, or for all of it if `command` is null. Returns an exit status. */
int cli_help(const char *command);

#endif
