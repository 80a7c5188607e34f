/* Pictures made of areas, lines and words, in pixels from the upper left corner: SVG as it is, PNG by gnuplot. */
#ifndef HSCAL_TOOLS_DRAWING_H
#define HSCAL_TOOLS_DRAWING_H

#include <stdio.h>

typedef struct cli_drawing cli_drawing;

typedef struct cli_point {
  double x, y;
} cli_point;

typedef enum cli_anchor { CLI_BEGINS, CLI_CENTRED, CLI_ENDS } cli_anchor; /* where a text is at its point */

typedef struct cli_words {
  int size; /* pixels */
  cli_anchor anchor;
  int is_bold;
  const char *colour; /* "#rrggbb" */
} cli_words;

/* Null: out of memory. What cannot be added for want of memory is told by cli_write_drawing. */
cli_drawing *cli_new_drawing(int width, int height);
void cli_free_drawing(cli_drawing *drawing);

void cli_add_area(cli_drawing *drawing, const char *colour, const cli_point *point, int points);
void cli_add_box(cli_drawing *drawing, const char *colour, double x, double y, double width, double height);
void cli_add_line(cli_drawing *drawing, const char *colour, cli_point from, cli_point to);
void cli_add_text(cli_drawing *drawing, double x, double y, cli_words words, const char *text);

/* A text as SVG takes it. */
void cli_put_escaped(FILE *out, const char *text);

/* The drawing as SVG; malloc'ed; null if there was no memory. */
char *cli_drawing_svg(const cli_drawing *drawing);
/* Writes a file that cli_check_picture (gnuplot.h) has taken; PNG needs gnuplot. Said unless is_silent. Returns an exit status. */
int cli_write_drawing(const cli_drawing *drawing, const char *file, int is_silent);

#endif
