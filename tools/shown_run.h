/* A run that is shown, and the words of its pictures. */
#ifndef HSCAL_TOOLS_SHOWN_RUN_H
#define HSCAL_TOOLS_SHOWN_RUN_H

#include "call/call.h"
#include "models/predict/activity_trace.h"
#include "models/predict/predict.h"

/* What is shown. */
typedef struct cli_shown {
  const hscal_call *call;
  const hscal_layout *layout;
  const hscal_placement *placement;
  const hscal_activity_trace *activities;
  double predicted_s; /* what was told of the call; 0: nothing was, or a bound */
} cli_shown;

/* "pdgemm, n = 8000, ...: 820 ms"; of a beginning: "...: the first 300 ms of 12 s". cut_s: how long it is; 0: all is there. malloc'ed; null if out of
 * memory. */
char *cli_timeline_title(const cli_shown *run, double cut_s);
/* That times are stretched, or "" where they are not. */
enum { CLI_STRETCHED_SIZE = 160 };
const char *cli_stretched_text(double stretched, char text[CLI_STRETCHED_SIZE]);

/* The processes in the order in which they are shown: node by node. order[nprocs]. */
void cli_order_by_node(const cli_shown *run, int *order);

#endif
