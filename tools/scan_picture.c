#include "scan_picture.h"
#include "base/text.h"
#include "given_arguments.h"
#include "gnuplot.h"

#include <math.h>
#include <stdio.h>

enum { WIDTH = 900, HEIGHT = 720 };

/* What has few node-hours is drawn in node-seconds. */
typedef struct picture {
  const cli_scanned *scanned;
  double unit;
  const char *unit_name;
} picture;

/* Time and node-hours of the nodes that plans use, a line for each row that adds some. */
static void put_data(FILE *out, const picture *picture) {
  const cli_scanned *scanned = picture->scanned;
  fprintf(out, "# nodes, seconds, lower, upper, %s\n$scan << EOD\n", picture->unit_name);
  for (int i = scanned->first; i < scanned->rows; i++) {
    const hscal_plan *plan = cli_row_plan(scanned, i);
    if (plan)
      fprintf(out, "%d %.10g %.10g %.10g %.10g\n", scanned->row[i].nodes, plan->predicted_s, plan->lower_s,
              plan->upper_s, plan->node_hours * picture->unit);
  }
  fputs("EOD\n", out);
}

static void put_mark(FILE *out, const picture *picture, const char *name, int row) {
  const hscal_plan *plan = cli_row_plan(picture->scanned, row);
  fprintf(out, "$%s << EOD\n%d %.10g %.10g\nEOD\n", name, picture->scanned->row[row].nodes, plan->predicted_s,
          plan->node_hours * picture->unit);
}

/* The marks of one plot, by the column of the data that it shows. */
static void plot_marks(FILE *out, int column) {
  fprintf(out,
          "  $cheapest using 1:%d with points pt 7 ps 1.8 lc rgb '#228833' title 'least node-hours', \\\n"
          "  $pays using 1:%d with points pt 5 ps 1.8 lc rgb '#ee7733' title 'the most that pays', \\\n"
          "  $fastest using 1:%d with points pt 9 ps 1.8 lc rgb '#cc3311' title 'least time'\n",
          column, column, column);
}

static void put_title(FILE *out, const cli_scanned *scanned) {
  const hscal_plan *plan = cli_row_plan(scanned, scanned->first);
  char title[400];
  snprintf(title, sizeof title, "%s %.160s: predicted time and cost against nodes", plan->routine, plan->arguments);
  fputs("set label 1 ", out);
  cli_put_quoted(out, title);
  fputs(" at screen 0.5,0.97 center\n", out);
}

/* A logarithmic axis from the least to the most of what is shown: 1, 2 and 5 of every decade; within one, more. */
static void put_scale(FILE *out, double least, double most) {
  const double beyond = 1.3;
  const double steps[] = {1, 2, 5, 1.5, 3, 7, 1.2, 2.5, 4, 6};
  const char *between = "";
  if (!(least > 0)) return;
  int ticks = most / least < 4 ? 10 : most / least < 10 ? 6 : 3;
  least /= beyond, most *= beyond;
  fprintf(out, "set yrange [%g:%g]\nset ytics (", least, most);
  for (double decade = pow(10, floor(log10(least))); decade <= most; decade *= 10)
    for (int i = 0; i < ticks; i++)
      if (steps[i] * decade >= least && steps[i] * decade <= most)
        fprintf(out, "%s'%.10g' %.10g", between, steps[i] * decade, steps[i] * decade), between = ", ";
  fputs(")\n", out);
}

static void put_scale_of_time(FILE *out, const picture *picture) {
  const cli_scanned *scanned = picture->scanned;
  put_scale(out, cli_row_plan(scanned, scanned->fastest)->lower_s, cli_row_plan(scanned, scanned->first)->upper_s);
}

static void put_scale_of_cost(FILE *out, const picture *picture) {
  const cli_scanned *scanned = picture->scanned;
  double most = 0;
  for (int i = scanned->first; i < scanned->rows; i++)
    if (cli_row_plan(scanned, i)) most = fmax(most, cli_row_plan(scanned, i)->node_hours);
  put_scale(out, cli_row_plan(scanned, scanned->cheapest)->node_hours * picture->unit, most * picture->unit);
}

/* Ticks from the fewest to the most nodes: at each number if these are few, else at powers of two. */
static void put_axis(FILE *out, const cli_scanned *scanned) {
  enum { FEW = 10 };
  int is_few = scanned->rows - scanned->first <= FEW;
  double least = scanned->row[scanned->first].nodes, most = scanned->row[scanned->rows - 1].nodes;
  fprintf(out, "set logscale xy\nset xrange [%g:%g]\nset xtics (", least / 1.15, most * 1.15);
  const char *between = "";
  for (int i = scanned->first; i < scanned->rows && is_few; i++, between = ", ")
    fprintf(out, "%s'%d' %d", between, scanned->row[i].nodes, scanned->row[i].nodes);
  for (long tick = 1; tick <= most && !is_few; tick *= 2)
    if (tick >= least) fprintf(out, "%s'%ld' %ld", between, tick, tick), between = ", ";
  fputs(")\n", out);
}

static char *script(const void *what, const char *output, int is_png) {
  const picture *picture = what;
  const cli_scanned *scanned = picture->scanned;
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  put_data(out, picture);
  put_mark(out, picture, "cheapest", scanned->cheapest);
  put_mark(out, picture, "pays", scanned->pays);
  put_mark(out, picture, "fastest", scanned->fastest);
  cli_put_terminal(out, output, is_png, WIDTH, HEIGHT);
  put_title(out, scanned);
  put_axis(out, scanned);
  put_scale_of_time(out, picture);
  fputs("set multiplot\nset grid xtics ytics lt 1 lc rgb '#dddddd'\nset lmargin 12\nset rmargin 4\nset key top right\n"
        "set size 1,0.49\nset origin 0,0.47\nset ylabel 'seconds'\n"
        "plot $scan using 1:3:4 with filledcurves fc rgb '#bbccee' title 'in 9 of 10 cases', \\\n"
        "  '' using 1:2 with linespoints lw 2 pt 7 ps 0.5 lc rgb '#004488' title 'predicted', \\\n",
        out);
  plot_marks(out, 2);
  put_scale_of_cost(out, picture);
  fprintf(out,
          "unset label 1\nset key top left\nset size 1,0.47\nset origin 0,0\nset xlabel 'nodes'\nset ylabel '%s'\n"
          "plot $scan using 1:5 with linespoints lw 2 pt 7 ps 0.5 lc rgb '#004488' title 'cost', \\\n",
          picture->unit_name);
  plot_marks(out, 3);
  fputs("unset multiplot\nunset output\n", out);
  return hscal__stream_text(out, &text);
}

int cli_scan_picture(const cli_scanned *scanned) {
  const double few = 0.01, hour_s = 3600;
  const cli_arguments *arguments = scanned->planned->arguments;
  if (!arguments->plot) return 0;
  int is_small = cli_row_plan(scanned, scanned->cheapest)->node_hours < few;
  picture picture = {
      .scanned = scanned, .unit = is_small ? hour_s : 1, .unit_name = is_small ? "node-seconds" : "node-hours"};
  return cli_draw(script, &picture, arguments->plot, arguments->json);
}
