#include "fit_picture.h"
#include "base/text.h"
#include "gnuplot.h"

#include <math.h>
#include <stdio.h>

typedef struct shown {
  const hscal_fit *fit;
  const hscal_runs *runs;
} shown;

static void put_points(FILE *out, const char *name, const hscal_runs *runs, const double *log_s) {
  fprintf(out, "$%s << end\n", name);
  for (int i = 0; i < runs->count; i++) fprintf(out, "%.6g %.6g\n", runs->run[i].seconds, exp(log_s[i]));
  fprintf(out, "end\n");
}

static char *make_script(const void *what, const char *output, int is_png) {
  const shown *s = what;
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  put_points(out, "described", s->runs, s->fit->log_before);
  put_points(out, "left_out", s->runs, s->fit->log_left);
  cli_put_terminal(out, output, is_png, 640, 560);
  fprintf(out, "set logscale xy\nset xlabel 'measured seconds'\nset ylabel 'predicted seconds'\nset key top left\n"
               "set grid lc rgb '#dddddd'\n");
  fprintf(out, "set title '%d layouts of %d task%s: mean error %.0f %% as described, %.0f %% on %s left out'\n",
          s->runs->count, s->runs->tasks, s->runs->tasks == 1 ? "" : "s", 100 * s->fit->before.mean_error,
          100 * s->fit->left.mean_error, s->fit->folds_are_tasks ? "tasks" : "runs");
  fprintf(out, "plot x with lines lc rgb '#888888' title 'equal', "
               "$described with points pt 6 lc rgb '#bbbbbb' title 'as described', "
               "$left_out with points pt 7 ps 0.7 lc rgb '#1f5fa8' title 'fitted to the others'\n");
  return hscal__stream_text(out, &text);
}

int cli_draw_fit(const hscal_fit *fit, const hscal_runs *runs, const char *file, int is_silent) {
  const shown s = {fit, runs};
  return cli_draw(make_script, &s, file, is_silent);
}
