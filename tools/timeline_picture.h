/* A timeline of few processes and steps, for the eye. */
#ifndef HSCAL_TOOLS_TIMELINE_PICTURE_H
#define HSCAL_TOOLS_TIMELINE_PICTURE_H

#include "shown_run.h"

/* More processes, or steps of each than can be told apart, are drawn as bands (bands_picture.h). */
enum { CLI_MOST_TIMELINE_ROWS = 24, CLI_MOST_TIMELINE_SPANS = 250 };

/* A row per process, at most CLI_MOST_TIMELINE_ROWS, grouped by node, in SVG. malloc'ed; null if out of memory. */
char *cli_timeline_svg(const cli_shown *run);

#endif
