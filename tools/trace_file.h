/* A trace of what processes do, for a viewer. */
#ifndef HSCAL_TOOLS_TRACE_FILE_H
#define HSCAL_TOOLS_TRACE_FILE_H

#include "shown_run.h"

/* Trace events, as Chrome and Perfetto (ui.perfetto.dev) read them: nodes as their processes, processes as their threads. malloc'ed; null if out of
 * memory. */
char *cli_trace_json(const cli_shown *run);

#endif
