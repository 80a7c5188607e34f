#include "drawing.h"
#include "base/file.h"
#include "base/status.h"
#include "base/text.h"
#include "gnuplot.h"
#include "report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum shape_kind { AREA, LINE, TEXT } shape_kind;

typedef struct shape {
  shape_kind kind;
  char colour[8];
  int points;
  cli_point *point;
  cli_words words;
  char *text;
} shape;

struct cli_drawing {
  int width, height, lacks_memory;
  size_t shapes, capacity;
  shape *shape;
};

cli_drawing *cli_new_drawing(int width, int height) {
  cli_drawing *drawing = calloc(1, sizeof *drawing);
  if (drawing) drawing->width = width, drawing->height = height;
  return drawing;
}

void cli_free_drawing(cli_drawing *drawing) {
  if (!drawing) return;
  for (size_t i = 0; i < drawing->shapes; i++) {
    free(drawing->shape[i].point);
    free(drawing->shape[i].text);
  }
  free(drawing->shape);
  free(drawing);
}

/* Null: no memory. */
static shape *add(cli_drawing *drawing, shape_kind kind, const char *colour, const cli_point *point, int points) {
  if (drawing->shapes == drawing->capacity) {
    size_t capacity = drawing->capacity ? 2 * drawing->capacity : 256;
    shape *larger = realloc(drawing->shape, capacity * sizeof *larger);
    drawing->lacks_memory |= !larger;
    if (!larger) return NULL;
    drawing->shape = larger;
    drawing->capacity = capacity;
  }
  cli_point *copy = malloc((size_t)points * sizeof *copy);
  drawing->lacks_memory |= !copy;
  if (!copy) return NULL;
  memcpy(copy, point, (size_t)points * sizeof *copy);
  shape *added = &drawing->shape[drawing->shapes++];
  *added = (shape){.kind = kind, .point = copy, .points = points};
  snprintf(added->colour, sizeof added->colour, "%s", colour);
  return added;
}

void cli_add_area(cli_drawing *drawing, const char *colour, const cli_point *point, int points) {
  add(drawing, AREA, colour, point, points);
}

void cli_add_box(cli_drawing *drawing, const char *colour, double x, double y, double width, double height) {
  const cli_point corner[] = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
  add(drawing, AREA, colour, corner, 4);
}

void cli_add_line(cli_drawing *drawing, const char *colour, cli_point from, cli_point to) {
  add(drawing, LINE, colour, (cli_point[]){from, to}, 2);
}

void cli_add_text(cli_drawing *drawing, double x, double y, cli_words words, const char *text) {
  shape *added = add(drawing, TEXT, words.colour, &(cli_point){x, y}, 1);
  if (!added) return;
  added->words = words;
  added->text = strdup(text);
  drawing->lacks_memory |= !added->text;
}

/* ---- SVG ---- */

void cli_put_escaped(FILE *out, const char *text) {
  for (; *text; text++)
    if (strchr("&<>\"", *text))
      fprintf(out, "&#%d;", *text);
    else
      fputc(*text, out);
}

static void put_svg(FILE *out, const shape *shape) {
  static const char *const anchors[] = {"start", "middle", "end"};
  if (shape->kind == TEXT) {
    fprintf(out, "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\"%s fill=\"%s\">", shape->point->x,
            shape->point->y, shape->words.size, anchors[shape->words.anchor],
            shape->words.is_bold ? " font-weight=\"bold\"" : "", shape->colour);
    cli_put_escaped(out, shape->text ? shape->text : "");
    fputs("</text>\n", out);
    return;
  }
  fprintf(out, shape->kind == AREA ? "<path fill=\"%s\" d=\"" : "<path fill=\"none\" stroke=\"%s\" d=\"",
          shape->colour);
  for (int i = 0; i < shape->points; i++)
    fprintf(out, "%c%.1f %.1f", i ? 'L' : 'M', shape->point[i].x, shape->point[i].y);
  fputs(shape->kind == AREA ? "z\"/>\n" : "\"/>\n", out);
}

char *cli_drawing_svg(const cli_drawing *drawing) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = drawing->lacks_memory ? NULL : open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
          "font-family=\"sans-serif\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
          drawing->width, drawing->height, drawing->width, drawing->height);
  for (size_t i = 0; i < drawing->shapes; i++) put_svg(out, &drawing->shape[i]);
  fputs("</svg>\n", out);
  return hscal__stream_text(out, &text);
}

/* ---- gnuplot ---- */

/* Its sizes are points; a pixel of a letter is three quarters of one. */
static void put_label(FILE *out, const shape *shape) {
  static const char *const anchors[] = {"left", "center", "right"};
  fputs("set label ", out);
  cli_put_quoted(out, shape->text ? shape->text : "");
  fprintf(out, " at first %.1f,%.1f %s font 'sans%s,%g' textcolor rgb '%s' front\n", shape->point->x,
          shape->point->y - 0.35 * shape->words.size, anchors[shape->words.anchor], shape->words.is_bold ? ":Bold" : "",
          0.75 * shape->words.size, shape->colour);
}

static void put_shape(FILE *out, const shape *shape) {
  if (shape->kind == TEXT) {
    put_label(out, shape);
    return;
  }
  const cli_point *point = shape->point;
  if (shape->kind == LINE) {
    fprintf(out, "set arrow from %.1f,%.1f to %.1f,%.1f nohead lw 1 lc rgb '%s' front\n", point[0].x, point[0].y,
            point[1].x, point[1].y, shape->colour);
    return;
  }
  fputs("set object polygon", out);
  for (int i = 0; i <= shape->points; i++)
    fprintf(out, " %s %.1f,%.1f", i ? "to" : "from", point[i % shape->points].x, point[i % shape->points].y);
  fprintf(out, " fillstyle solid noborder fillcolor rgb '%s'\n", shape->colour);
}

static char *script(const void *what, const char *output, int is_png) {
  const cli_drawing *drawing = what;
  char *text = NULL;
  size_t length = 0;
  FILE *out = drawing->lacks_memory ? NULL : open_memstream(&text, &length);
  if (!out) return NULL;
  cli_put_terminal(out, output, is_png, drawing->width, drawing->height);
  fprintf(out,
          "set lmargin at screen 0\nset rmargin at screen 1\nset tmargin at screen 1\nset bmargin at screen 0\n"
          "unset border\nunset tics\nunset key\nset xrange [0:%d]\nset yrange [%d:0]\n",
          drawing->width, drawing->height);
  for (size_t i = 0; i < drawing->shapes; i++) put_shape(out, &drawing->shape[i]);
  fputs("plot NaN notitle\nunset output\n", out);
  return hscal__stream_text(out, &text);
}

int cli_write_drawing(const cli_drawing *drawing, const char *file, int is_silent) {
  const char *end = strrchr(file, '.');
  if (end && strcmp(end, ".png") == 0) return cli_draw(script, drawing, file, is_silent);
  char *text = cli_drawing_svg(drawing);
  int failed = text ? hscal__file_replace(file, text) : HSCAL_ERROR_MEMORY;
  free(text);
  if (failed) return cli_report(failed);
  if (!is_silent) printf("picture written to %s\n", file);
  return CLI_OK;
}
