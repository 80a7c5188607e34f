/* Runs that were made, from a log that programs wrote (HSCAL_LOG). */
#ifndef HSCAL_TOOLS_FIT_LOG_H
#define HSCAL_TOOLS_FIT_LOG_H

#include "fit/runs.h"
#include <stdio.h>

/* Does the stream begin like such a log, with an object of JSON? It is read from its beginning afterwards. */
int cli_is_log(FILE *in);

/*
 * Adds the calls of a log (docs/reference/contexts.md) whose seconds were observed. Left aside, with a line on stderr that counts them,
 * are lines that say no seconds but a bound, and those of which a fit could not know where the processes were: nodes with different numbers of
 * them, or of threads. Returns an exit status, after saying what is wrong in which line.
 */
int cli_read_log(FILE *in, const char *file, hscal_runs *runs);

#endif
