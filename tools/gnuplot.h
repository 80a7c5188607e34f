/* Pictures drawn by gnuplot. */
#ifndef HSCAL_TOOLS_GNUPLOT_H
#define HSCAL_TOOLS_GNUPLOT_H

#include <stdio.h>

/* Makes a script that draws `what` into `output`, its data included. malloc'ed; null if out of memory. */
typedef char *cli_script(const void *what, const char *output, int is_png);

/* Is `file`, given by this option, a name for a picture (.svg or .png), and can it be written? Returns an exit status, after saying
 * what is wrong. */
int cli_check_picture(const char *option, const char *file);

/* Draws into the file, which is said unless is_silent. Without gnuplot the script is written beside it, which is said, and CLI_FAILURE
 * returned. */
int cli_draw(cli_script *make, const void *what, const char *file, int is_silent);

/* Sets terminal and output, white behind everything, text as it is. */
void cli_put_terminal(FILE *out, const char *output, int is_png, int width, int height);
/* A text as gnuplot takes it. */
void cli_put_quoted(FILE *out, const char *text);

#endif
