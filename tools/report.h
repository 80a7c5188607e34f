/* Exit statuses and messages. */
#ifndef HSCAL_TOOLS_REPORT_H
#define HSCAL_TOOLS_REPORT_H

#include "hscal.h"

/* Exit statuses: all is well; the request was understood but cannot be fulfilled; the request is not understood. */
enum { CLI_OK = 0, CLI_FAILURE = 1, CLI_USAGE = 2 };

/* From now on messages begin with the place that they are about, "runs.csv, line 7"; null: with none. The text is the caller's. */
void cli_set_place(const char *place);

/* Says on stderr what is wrong with the command line (printf style, one line) and returns CLI_USAGE. */
int cli_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same for what went wrong in the doing; returns CLI_FAILURE. */
int cli_failure(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Reports a status of the library with its details. An illegal argument is the caller's fault: CLI_USAGE. */
int cli_report(int status);
/* Adds `; did you mean "x"?` where there is an x: the end of a message about an unknown word. Static buffer. */
const char *cli_did_you_mean(const char *word, const char *const *words, int count);

#endif
