/* Rows of bands: which part of the processes of each row computes, communicates and waits over time. */
#ifndef HSCAL_TOOLS_BANDS_PICTURE_H
#define HSCAL_TOOLS_BANDS_PICTURE_H

#include "drawing.h"
#include "explain/explanation.h"
#include "models/predict/activity_bands.h"
#include "picture_rows.h"

/* A run under a layout. */
typedef struct cli_folded {
  const hscal_explained *shown;
  const cli_rows *rows;
  const int *row_of; /* [processes] */
  double predicted_s;
  hscal_activity_bands bands;
} cli_folded;

/* Runs it; what is drawn takes the predicted seconds (0: what the run takes). Free the bands, also after a failure. Returns 0 or a status. */
int cli_fold(cli_folded *run);
/* What it takes, or what of it was run. */
double cli_folded_s(const cli_folded *run);

/* The picture's width, and where its time axis begins and how long it is: pixels. */
enum { CLI_BANDS_WIDTH = 1000, CLI_BANDS_LEFT = 158, CLI_BANDS_AXIS = 720 };

int cli_bands_height(const cli_rows *rows);
/* A heading, and the rows below, from y on; a line at its end. Time 0 to most_s is the axis. */
void cli_add_bands(cli_drawing *drawing, const cli_folded *run, const char *heading, int y, double most_s);
void cli_add_bands_legend(cli_drawing *drawing, int y);
void cli_add_bands_axis(cli_drawing *drawing, int top, int bottom, double most_s);

/* One run alone, as --timeline has it. Null: no memory. */
cli_drawing *cli_draw_bands(const cli_folded *run, const char *title, const char *remark);

#endif
