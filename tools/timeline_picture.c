#include "timeline_picture.h"
#include "base/text.h"
#include "drawing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- layout of the picture ---------------------------------------------------------------------------------- */

enum {
  MOST_ROWS = CLI_MOST_TIMELINE_ROWS,
  WIDTH = 1000,
  LEFT = 190,
  RIGHT = 90,
  TOP = 70,
  BOTTOM = 70,
  NODE_GAP = 6,
  MOST_ARROWS = 300
};
enum { SHOWN = HSCAL_ENDED }; /* activities that have a colour */

static const struct {
  const char *word, *colour;
} looks[SHOWN] = {[HSCAL_COMPUTES] = {"computes", "#4477aa"},
                  [HSCAL_SENDS] = {"sends", "#ccbb44"},
                  [HSCAL_RECEIVES] = {"receives", "#228833"},
                  [HSCAL_WAITS] = {"waits", "#f2a6b0"}};

typedef double column[SHOWN]; /* seconds of each activity in a column of pixels */

typedef struct picture {
  const cli_shown *run;
  int rows, height; /* of a row: pixels */
  int process[MOST_ROWS], y[MOST_ROWS], bottom;
  int *row_of;    /* [nprocs] */
  column *column; /* [rows][WIDTH] */
  double s_per_pixel;
} picture;

/* Where each process has its row. */
static void place_rows(picture *picture, const int *order) {
  const cli_shown *run = picture->run;
  int nprocs = run->activities->nprocs, y = TOP, last = -1;
  picture->rows = nprocs;
  picture->height = picture->rows <= 16 ? 20 : 14;
  for (int row = 0; row < picture->rows; row++) {
    int process = order[row], node = run->placement->node_of[process];
    if (last >= 0 && node != last) y += NODE_GAP;
    last = node;
    picture->process[row] = process;
    picture->row_of[process] = row;
    picture->y[row] = y;
    y += picture->height;
  }
  picture->bottom = y;
}

/* A span's seconds go to the columns that it covers. */
static void add_span(picture *picture, const hscal_activity_span *span) {
  int row = picture->row_of[span->process];
  double begin = span->begin_s / picture->s_per_pixel, end = span->end_s / picture->s_per_pixel;
  for (int x = (int)begin; x < WIDTH && x < end; x++)
    picture->column[row * WIDTH + x][span->what] += (fmin(x + 1, end) - fmax(x, begin)) * picture->s_per_pixel;
}

static int make_picture(const cli_shown *run, picture *picture) {
  size_t nprocs = (size_t)run->activities->nprocs;
  int *order = malloc(nprocs * sizeof *order);
  *picture = (struct picture){.run = run, .row_of = malloc(nprocs * sizeof *picture->row_of)};
  picture->column = calloc((size_t)MOST_ROWS * WIDTH, sizeof *picture->column);
  picture->s_per_pixel = run->activities->end_s > 0 ? run->activities->end_s / WIDTH : 1;
  int there = order && picture->row_of && picture->column;
  if (there) {
    cli_order_by_node(run, order);
    place_rows(picture, order);
    for (size_t i = 0; i < run->activities->spans; i++) add_span(picture, &run->activities->span[i]);
  }
  free(order);
  return there;
}

/* ---- SVG ---------------------------------------------------------------------------------------------------- */

/* A name in so many characters, cut with a mark. Bytes 10xxxxxx of UTF-8 go on with the character before. */
static void put_name(FILE *out, const char *name) {
  enum { MOST = 15 };
  size_t end = 0, kept = 0; /* bytes of what is looked at, and of all characters of it but the last allowed one */
  int characters = 0;
  for (; name[end]; end++)
    if (((unsigned char)name[end] & 0xC0) != 0x80 && ++characters == MOST) kept = end;
  char *cut = strdup(name);
  if (!cut) return;
  if (characters > MOST) cut[kept] = 0;
  cli_put_escaped(out, cut);
  if (characters > MOST) fputs("\xE2\x80\xA6", out); /* an ellipsis */
  free(cut);
}

/* The activity that takes most of the column; SHOWN if the process has ended. */
static int most_of(const column column, double s_per_pixel) {
  int most = 0;
  double sum = 0;
  for (int what = 0; what < SHOWN; what++) {
    sum += column[what];
    if (column[what] > column[most]) most = what;
  }
  return sum < s_per_pixel / 2 ? SHOWN : most;
}

/* One path for each activity of a row. */
static void put_row(FILE *out, const picture *picture, int row) {
  const column *columns = &picture->column[row * WIDTH];
  for (int what = 0; what < SHOWN; what++) {
    int drawn = 0;
    for (int x = 0, end; x < WIDTH; x = end) {
      int present = most_of(columns[x], picture->s_per_pixel);
      for (end = x + 1; end < WIDTH && most_of(columns[end], picture->s_per_pixel) == present; end++) continue;
      if (present != what) continue;
      if (!drawn++) fprintf(out, "<path fill=\"%s\" d=\"", looks[what].colour);
      fprintf(out, "M%d %dh%dv%dh-%dz", LEFT + x, picture->y[row], end - x, picture->height - 1, end - x);
    }
    if (drawn) fputs("\"/>\n", out);
  }
}

static void put_labels(FILE *out, const picture *picture, int row) {
  const cli_shown *run = picture->run;
  const hscal_activity_trace *activities = run->activities;
  int process = picture->process[row], node = run->placement->node_of[process], npcol = run->layout->npcol;
  int is_first = row == 0 || run->placement->node_of[picture->process[row - 1]] != node;
  double y = picture->y[row] + picture->height / 2.0 + 3.5, all_s = 0;
  for (int what = 0; what < SHOWN; what++) all_s += activities->total_s[process][what];
  if (is_first) {
    fprintf(out, "<text x=\"8\" y=\"%.1f\" font-weight=\"bold\">", y);
    put_name(out, run->placement->machine->node_name[node]);
    fputs("</text>\n", out);
  }
  fprintf(out, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d (%d,%d)</text>\n", LEFT - 6, y, process,
          process / npcol, process % npcol);
  fprintf(out, "<text x=\"%d\" y=\"%.1f\">%.0f %%</text>\n", LEFT + WIDTH + 8, y,
          all_s > 0 ? 100 * activities->total_s[process][HSCAL_COMPUTES] / all_s : 0);
}

/* Lines from who sends to who receives, if they are few enough to be told apart. */
static void put_messages(FILE *out, const picture *picture) {
  const hscal_activity_trace *activities = picture->run->activities;
  if (activities->messages > MOST_ARROWS) return;
  for (size_t i = 0; i < activities->messages; i++) {
    const hscal_traced_message *message = &activities->message[i];
    int from = picture->row_of[message->from], to = picture->row_of[message->to];
    fprintf(out, "<path stroke=\"#000\" stroke-opacity=\"0.45\" fill=\"none\" d=\"M%.1f %.1fL%.1f %.1f\"/>\n",
            LEFT + message->begin_s / picture->s_per_pixel, picture->y[from] + picture->height / 2.0,
            LEFT + message->end_s / picture->s_per_pixel, picture->y[to] + picture->height / 2.0);
  }
}

/* A round step, of which five to twelve make up the whole. */
static double tick_step(double whole) {
  double step = pow(10, floor(log10(whole)));
  while (whole / step < 5) step /= step > 1.9 * pow(10, floor(log10(step))) ? 2.5 : 2;
  return step;
}

static void put_axis(FILE *out, const picture *picture) {
  double end_s = picture->run->activities->end_s;
  if (!(end_s > 0)) return;
  double step_s = tick_step(end_s);
  for (int i = 0; i * step_s <= end_s * (1 + 1e-9); i++) {
    double x = LEFT + i * step_s / picture->s_per_pixel;
    fprintf(out, "<path stroke=\"#bbb\" d=\"M%.1f %dV%d\"/>\n", x, TOP - 4, picture->bottom + 4);
    fprintf(out, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.6g</text>\n", x, picture->bottom + 18, i * step_s);
  }
  fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">seconds</text>\n", LEFT + WIDTH / 2,
          picture->bottom + 36);
}

static void put_head(FILE *out, const picture *picture) {
  const cli_shown *run = picture->run;
  char *title = cli_timeline_title(run, run->activities->is_cut ? run->activities->end_s : 0);
  int width = LEFT + WIDTH + RIGHT, height = picture->bottom + BOTTOM;
  fprintf(out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" "
          "font-family=\"sans-serif\" font-size=\"%d\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
          width, height, width, height, picture->height > 12 ? 12 : 10);
  fputs("<text x=\"8\" y=\"22\" font-size=\"15\">", out);
  cli_put_escaped(out, title ? title : "");
  fputs("</text>\n", out);
  free(title);
  for (int what = 0; what < SHOWN; what++)
    fprintf(out, "<rect x=\"%d\" y=\"38\" width=\"14\" height=\"14\" fill=\"%s\"/><text x=\"%d\" y=\"49\">%s</text>\n",
            LEFT + 110 * what, looks[what].colour, LEFT + 18 + 110 * what, looks[what].word);
  fprintf(out, "<text x=\"8\" y=\"49\">node, process (row,column)</text>\n<text x=\"%d\" y=\"49\">computes</text>\n",
          LEFT + WIDTH + 8);
}

/* What the picture does not show. */
static void put_remarks(FILE *out, const picture *picture) {
  const hscal_activity_trace *activities = picture->run->activities;
  char stretched[CLI_STRETCHED_SIZE];
  fprintf(out, "<text x=\"8\" y=\"%d\" fill=\"#555\">%s", picture->bottom + BOTTOM - 12,
          cli_stretched_text(activities->stretched, stretched));
  if (activities->messages > MOST_ARROWS)
    fprintf(out, "%zu messages are not drawn. ", activities->messages);
  else if (activities->messages > 0)
    fprintf(out, "Lines are messages. ");
  fputs("A column of pixels shows what takes most of its time.</text>\n", out);
}

char *cli_timeline_svg(const cli_shown *run) {
  char *text = NULL;
  size_t length = 0;
  picture picture;
  FILE *out = make_picture(run, &picture) ? open_memstream(&text, &length) : NULL;
  if (out) {
    put_head(out, &picture);
    put_axis(out, &picture);
    for (int row = 0; row < picture.rows; row++) {
      put_row(out, &picture, row);
      put_labels(out, &picture, row);
    }
    put_messages(out, &picture);
    put_remarks(out, &picture);
    fputs("</svg>\n", out);
  }
  free(picture.row_of);
  free(picture.column);
  return out ? hscal__stream_text(out, &text) : NULL;
}
