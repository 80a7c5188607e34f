#include "bands_picture.h"
#include "base/text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  HEADING = 34,
  GAP = 4,
  SEGMENT = 5,
  WINDOW = 40
}; /* pixels; WINDOW: of time that each point tells the mean of, so that nothing flickers */
static const char dark[] = "#222222", soft[] = "#666666", pale[] = "#f3f3f3";

/* From below. Told apart also by those who are colour-blind, and in grey. */
enum { COMPUTE, COMMUNICATE, WAIT, PARTS };
static const struct {
  const char *word, *colour;
} looks[PARTS] = {[COMPUTE] = {"computing", "#3b6ea5"},
                  [COMMUNICATE] = {"communicating", "#e8a33d"},
                  [WAIT] = {"waiting", "#d5d5d5"}};

int cli_fold(cli_folded *run) {
  const hscal_explained *shown = run->shown;
  int status = hscal__activity_bands_record(shown->call, shown->layout, shown->placement, HSCAL_MOST_FOLDED,
                                            run->row_of, run->rows->count, &run->bands);
  if (!status) hscal__activity_bands_stretch(&run->bands, run->predicted_s);
  return status;
}

double cli_folded_s(const cli_folded *run) { return run->bands.is_cut ? run->bands.end_s : run->bands.predicted_s; }

static int row_height(const cli_rows *rows) { return rows->count <= 8 ? 30 : rows->count <= 12 ? 24 : 20; }

int cli_bands_height(const cli_rows *rows) { return HEADING + rows->count * (row_height(rows) + GAP); }

static void sort_parts(const double *seconds, double part[PARTS]) {
  part[COMPUTE] += seconds[HSCAL_COMPUTES];
  part[COMMUNICATE] += seconds[HSCAL_SENDS] + seconds[HSCAL_RECEIVES];
  part[WAIT] += seconds[HSCAL_WAITS];
}

/* Seconds of each part from one time to another. */
static void add_up(const hscal_activity_bands *bands, int row, double from_s, double to_s, double part[PARTS]) {
  const hscal_bin *bin = &bands->bin[(size_t)row * HSCAL_MOST_BINS];
  part[COMPUTE] = part[COMMUNICATE] = part[WAIT] = 0;
  for (int b = (int)(from_s / bands->bin_s); b < bands->bins && b * bands->bin_s < to_s; b++) {
    double within = (fmin((b + 1) * bands->bin_s, to_s) - fmax(b * bands->bin_s, from_s)) / bands->bin_s;
    double scaled[HSCAL_ENDED];
    for (int what = 0; what < HSCAL_ENDED; what++) scaled[what] = bin[b][what] * fmin(fmax(within, 0), 1);
    sort_parts(scaled, part);
  }
}

static int processes_of(const cli_folded *run, int row) {
  int processes = 0;
  for (int p = 0; p < hscal__layout_processes(run->shown->layout); p++) processes += run->row_of[p] == row;
  return processes;
}

/* The areas of a row, one above the other: the tops of each as shares of the processes. */
static void add_row(cli_drawing *drawing, const cli_folded *run, int row, double y, double most_s) {
  enum { MOST = CLI_BANDS_AXIS / SEGMENT + 2 };
  const hscal_activity_bands *bands = &run->bands;
  double px_per_s = CLI_BANDS_AXIS / most_s, height = row_height(run->rows), top[PARTS][MOST];
  int segments = (int)ceil(bands->end_s * px_per_s / SEGMENT), processes = processes_of(run, row);
  if (segments > MOST - 2) segments = MOST - 2;
  for (int i = 0; i < segments; i++) {
    double middle = (i + 0.5) * SEGMENT, part[PARTS];
    double from_s = fmax(middle - WINDOW / 2.0, 0) / px_per_s,
           to_s = fmin((middle + WINDOW / 2.0) / px_per_s, bands->end_s);
    add_up(bands, row, from_s, to_s, part);
    for (int what = 0; what < PARTS; what++)
      top[what][i] = (what ? top[what - 1][i] : 0) + (to_s > from_s ? part[what] / (processes * (to_s - from_s)) : 0);
  }
  for (int what = PARTS - 1; what >= 0; what--) { /* what is in front covers what is behind */
    cli_point point[MOST + 4];
    int n = 0;
    point[n++] = (cli_point){CLI_BANDS_LEFT, y + height};
    for (int i = 0; i < segments; i++) {
      double middle = fmin((i + 0.5) * SEGMENT, bands->end_s * px_per_s),
             value = y + height * (1 - fmin(top[what][i], 1));
      if (i == 0) point[n++] = (cli_point){CLI_BANDS_LEFT, value};
      point[n++] = (cli_point){CLI_BANDS_LEFT + middle, value};
      if (i == segments - 1) point[n++] = (cli_point){CLI_BANDS_LEFT + bands->end_s * px_per_s, value};
    }
    point[n++] = (cli_point){CLI_BANDS_LEFT + bands->end_s * px_per_s, y + height};
    cli_add_area(drawing, looks[what].colour, point, n);
  }
}

/* "a1  x 8" on the left, "83 %" on the right. */
static void label_row(cli_drawing *drawing, const cli_folded *run, int row, double y) {
  double middle = y + row_height(run->rows) / 2.0 + 5, part[PARTS] = {0};
  int processes = processes_of(run, row);
  char text[CLI_ROW_LABEL + 16];
  snprintf(text, sizeof text, processes > 1 ? "%s \xC3\x97 %d" : "%s", run->rows->label[row], processes);
  cli_add_text(drawing, CLI_BANDS_LEFT - 8, middle, (cli_words){14, CLI_ENDS, 0, processes ? dark : soft}, text);
  if (processes == 0) {
    cli_add_text(drawing, CLI_BANDS_LEFT + 8, middle, (cli_words){14, CLI_BEGINS, 0, soft}, "no process here");
    return;
  }
  sort_parts(run->bands.total[row], part);
  double all_s = processes * cli_folded_s(run);
  snprintf(text, sizeof text, "%.0f %%", all_s > 0 ? 100 * part[COMPUTE] / all_s : 0);
  cli_add_text(drawing, CLI_BANDS_WIDTH - 16, middle, (cli_words){14, CLI_ENDS, 0, looks[COMPUTE].colour}, text);
}

void cli_add_bands(cli_drawing *drawing, const cli_folded *run, const char *heading, int y, double most_s) {
  double end = CLI_BANDS_LEFT + cli_folded_s(run) * CLI_BANDS_AXIS / most_s;
  int top = y + HEADING, height = row_height(run->rows) + GAP;
  if (*heading) cli_add_text(drawing, CLI_BANDS_LEFT, y + 23, (cli_words){17, CLI_BEGINS, 1, dark}, heading);
  for (int row = 0; row < run->rows->count; row++) {
    cli_add_box(drawing, pale, CLI_BANDS_LEFT, top + row * height, CLI_BANDS_AXIS, row_height(run->rows));
    if (processes_of(run, row) > 0) add_row(drawing, run, row, top + row * height, most_s);
    label_row(drawing, run, row, top + row * height);
  }
  cli_add_line(drawing, dark, (cli_point){end, top - 4}, (cli_point){end, top + run->rows->count * height});
}

void cli_add_bands_legend(cli_drawing *drawing, int y) {
  int x = CLI_BANDS_LEFT;
  for (int what = 0; what < PARTS; what++) {
    cli_add_box(drawing, looks[what].colour, x, y - 13, 16, 16);
    cli_add_text(drawing, x + 22, y, (cli_words){15, CLI_BEGINS, 0, dark}, looks[what].word);
    x += what == COMMUNICATE ? 160 : 130;
  }
  cli_add_text(drawing, CLI_BANDS_WIDTH - 16, y, (cli_words){14, CLI_ENDS, 0, looks[COMPUTE].colour}, "computing");
  cli_add_text(drawing, CLI_BANDS_LEFT - 8, y, (cli_words){14, CLI_ENDS, 0, dark}, "processes on");
}

/* A round step, of which four to nine make up the whole. */
static double tick_step(double whole) {
  double step = pow(10, floor(log10(whole)));
  if (whole / step < 2) return step / 5;
  return whole / step < 4 ? step / 2 : step;
}

void cli_add_bands_axis(cli_drawing *drawing, int top, int bottom, double most_s) {
  double step_s = tick_step(most_s);
  for (int i = 0; i * step_s <= most_s * (1 + 1e-9); i++) {
    double x = CLI_BANDS_LEFT + i * step_s * CLI_BANDS_AXIS / most_s;
    char text[32];
    snprintf(text, sizeof text, i * step_s + step_s > most_s * (1 + 1e-9) ? "%.6g s" : "%.6g", i * step_s);
    cli_add_line(drawing, "#aaaaaa", (cli_point){x, top}, (cli_point){x, bottom});
    cli_add_text(drawing, x, bottom + 17, (cli_words){14, CLI_CENTRED, 0, dark}, text);
  }
}

cli_drawing *cli_draw_bands(const cli_folded *run, const char *title, const char *remark) {
  enum { TOP = 34, LEGEND = 62, BANDS = 48, BELOW = 56 };
  int bottom = BANDS + cli_bands_height(run->rows);
  double most_s = cli_folded_s(run) > 0 ? cli_folded_s(run) : 1;
  cli_drawing *drawing = cli_new_drawing(CLI_BANDS_WIDTH, bottom + BELOW);
  if (!drawing) return NULL;
  cli_add_text(drawing, 16, TOP - 6, (cli_words){17, CLI_BEGINS, 1, dark}, title);
  cli_add_bands_legend(drawing, LEGEND);
  cli_add_bands(drawing, run, "", BANDS, most_s);
  cli_add_bands_axis(drawing, bottom, bottom + 5, most_s);
  cli_add_text(drawing, 16, bottom + BELOW - 10, (cli_words){12, CLI_BEGINS, 0, soft}, remark);
  return drawing;
}
