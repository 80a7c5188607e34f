/* Pictures of what processes do: a timeline for the eye (timeline_picture.c) and a trace for a viewer (trace_file.c). */
#ifndef HSCAL_TOOLS_TIMELINE_PICTURE_H
#define HSCAL_TOOLS_TIMELINE_PICTURE_H

#include "command_line.h"
#include "explain/explanation.h"
#include "models/predict/activity_trace.h"

/* What is shown. */
typedef struct cli_shown {
  const hscal_call *call;
  const hscal_layout *layout;
  const hscal_placement *placement;
  const hscal_activity_trace *activities;
  double predicted_s; /* what was told of the call; 0: nothing was, or a bound */
} cli_shown;

/* More processes, or steps of each than can be told apart, are drawn as bands (bands_picture.h). */
enum { CLI_MOST_TIMELINE_ROWS = 24, CLI_MOST_TIMELINE_SPANS = 250 };

/* "pdgemm, n = 8000, ...: 820 ms"; of a beginning: "...: the first 300 ms of 12 s". cut_s: how long it is; 0: all is there. malloc'ed; null if out of
 * memory. */
char *cli_timeline_title(const cli_shown *run, double cut_s);
/* That times are stretched, or "" where they are not. */
enum { CLI_STRETCHED_ROOM = 160 };
const char *cli_stretched_text(double stretched, char text[CLI_STRETCHED_ROOM]);

/* A row per process, at most CLI_MOST_TIMELINE_ROWS, grouped by node, in SVG. malloc'ed; null if out of memory. */
char *cli_timeline_svg(const cli_shown *run);
/* Trace events, as Chrome and Perfetto (ui.perfetto.dev) read them: nodes as their processes, processes as their threads. malloc'ed; null if out of
 * memory. */
char *cli_trace_json(const cli_shown *run);

/* The processes in the order in which they are shown: node by node. order[nprocs]. */
void cli_order_by_node(const cli_shown *run, int *order);

/* Can the files of --timeline and --trace be written? Returns an exit status, after saying what is wrong. */
int cli_check_timeline(const cli_arguments *arguments);
/* Writes those that were asked for; all times are stretched to the predicted seconds that were told (0: to none). Returns an exit status,
 * after saying what was written, or what is wrong. */
int cli_write_timeline(const cli_arguments *arguments, const hscal_explained *shown, double predicted_s);

#endif
