/* Predicted against measured seconds of runs, before and after a fit, drawn by gnuplot. */
#ifndef HSCAL_TOOLS_FIT_PICTURE_H
#define HSCAL_TOOLS_FIT_PICTURE_H

#include "fit/fit.h"

/* Draws into a file that cli_check_picture (gnuplot.h) has taken. Returns an exit status. */
int cli_draw_fit(const hscal_fit *fit, const hscal_runs *runs, const char *file, int is_silent);

#endif
