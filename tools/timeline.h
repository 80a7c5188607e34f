/* Pictures of what processes do: a timeline for the eye (timeline.c) and a trace for a viewer (trace.c). */
#ifndef HSCAL_TOOLS_TIMELINE_H
#define HSCAL_TOOLS_TIMELINE_H

#include "arguments.h"
#include "models/activities.h"

/* What is shown. */
typedef struct cli_shown {
  const hscal_call *call;
  const hscal_layout *layout;
  const hscal_placement *placement;
  const hscal_activities *activities;
} cli_shown;

/* A row per process, grouped by node, in SVG. malloc'ed; null if out of memory. */
char *cli_timeline_svg(const cli_shown *run);
/* Trace events, as Chrome and Perfetto (ui.perfetto.dev) read them: nodes as their processes, processes as their threads. malloc'ed; null if out of
 * memory. */
char *cli_trace_json(const cli_shown *run);

/* The processes in the order in which they are shown: node by node. order[nprocs]. */
void cli_order_by_node(const cli_shown *run, int *order);

/* Can the files of --timeline and --trace be written? Returns an exit status, after saying what is wrong. */
int cli_check_timeline(const cli_arguments *arguments);
/* Writes those that were asked for. Returns an exit status, after saying what was written, or what is wrong. */
int cli_write_timeline(const cli_arguments *arguments, const hscal_call *call, const hscal_layout *layout,
                       const hscal_placement *placement);

#endif
