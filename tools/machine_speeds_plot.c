#include "machine_speeds_plot.h"
#include "base/text.h"
#include "gnuplot.h"
#include "models/cost/kernel.h"
#include "models/predict/predict.h"

#include <math.h>
#include <stdio.h>

enum { MOST_THIN = 64, MOST_EXTENTS = 2, LEAST_POINTS = 3, BAR_EXTENT = 1000 };

static const hscal_kernel_speed *gemm_of(const hscal_node_class *class) {
  for (int i = 0; i < class->nspeeds; i++) {
    const hscal_kernel_speed *speed = &class->speeds[i];
    if (speed->kernel == HSCAL_KERNEL_GEMM && speed->type == HSCAL_TYPE_D && speed->threads <= 1) return speed;
  }
  return NULL;
}

/* Points of the square of that size. */
static int points_of(const hscal_kernel_speed *speed, int extent) {
  int count = 0;
  for (int i = 0; i < speed->npoints; i++) count += speed->points[i].m == extent && speed->points[i].n == extent;
  return count;
}

/* Of which squares there are curves: the largest and the smallest that were measured with several k; else 1000. */
static int extents_of(const hscal_kernel_speed *speed, int *extent) {
  int largest = 0, smallest = 0;
  for (int i = 0; speed && i < speed->npoints; i++) {
    int m = speed->points[i].m;
    if (points_of(speed, m) < LEAST_POINTS) continue;
    if (m > largest) largest = m;
    if (!smallest || m < smallest) smallest = m;
  }
  extent[0] = largest ? largest : 1000;
  extent[1] = smallest;
  return smallest && smallest != largest ? 2 : 1;
}

double cli_usual_speed(const hscal_node_class *class) {
  double seconds = hscal__kernel_seconds(class, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, BAR_EXTENT, BAR_EXTENT, CLI_BAR_K);
  return seconds > 0 ? 2e-9 * BAR_EXTENT * BAR_EXTENT * CLI_BAR_K / seconds : 0;
}

/* Kinds of nodes that have curves; of more than a few the fastest and the slowest are told apart. */
static int curves_of(const hscal_machine *machine) {
  return machine->nclasses < MOST_THIN ? machine->nclasses : MOST_THIN;
}

static void find_extremes(const hscal_machine *machine, int *fastest, int *slowest) {
  *fastest = *slowest = 0;
  for (int c = 1; c < curves_of(machine); c++) {
    double speed = cli_usual_speed(&machine->classes[c]);
    if (speed > cli_usual_speed(&machine->classes[*fastest])) *fastest = c;
    if (speed < cli_usual_speed(&machine->classes[*slowest])) *slowest = c;
  }
}

static void put_speed_curve(FILE *out, const hscal_node_class *class, int extent) {
  for (double k = 4; k <= 1024.5; k *= sqrt(sqrt(2))) {
    double seconds = hscal__kernel_seconds(class, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, extent, extent, (int)k);
    if (seconds > 0) fprintf(out, "%d %.6g\n", (int)k, 2e-9 * extent * extent * (int)k / seconds);
  }
}

static void put_speed_points(FILE *out, const hscal_kernel_speed *speed, int extent) {
  for (int i = 0; speed && i < speed->npoints; i++) {
    const hscal_kernel_point *point = &speed->points[i];
    if (point->m == extent && point->n == extent) fprintf(out, "%d %.6g\n", point->k, 1e-9 * point->flops_per_s);
  }
}

void cli_put_speed_data(FILE *out, const hscal_machine *machine) {
  for (int c = 0; c < curves_of(machine); c++) {
    const hscal_kernel_speed *speed = gemm_of(&machine->classes[c]);
    int extent[MOST_EXTENTS], extents = extents_of(speed, extent);
    for (int e = 0; e < extents; e++) {
      fprintf(out, "$speed_%d_%d << EOD\n", c, e);
      put_speed_curve(out, &machine->classes[c], extent[e]);
      fprintf(out, "EOD\n$measured_%d_%d << EOD\n", c, e);
      put_speed_points(out, speed, extent[e]);
      fputs("NaN NaN\nEOD\n", out);
    }
  }
}

int cli_has_measured_speeds(const hscal_machine *machine, int drawn) {
  for (int c = 0; c < curves_of(machine); c++) {
    const hscal_kernel_speed *speed = gemm_of(&machine->classes[c]);
    int extent[MOST_EXTENTS], extents = extents_of(speed, extent);
    if (!speed || speed->npoints == 0) continue;
    for (int e = 0; e < extents; e++)
      if (!drawn || points_of(speed, extent[e]) > 0) return 1;
  }
  return 0;
}

const char *cli_speeds_stated(const hscal_machine *machine) {
  return machine->assumed ? "stated and assumed, not measured" : "stated, not measured";
}

static void plot_few_speeds(FILE *out, const hscal_machine *machine) {
  for (int c = 0; c < machine->nclasses; c++) {
    const hscal_node_class *class = &machine->classes[c];
    int extent[MOST_EXTENTS], extents = extents_of(gemm_of(class), extent);
    for (int e = 0; e < extents; e++) {
      char title[80];
      snprintf(title, sizeof title, "%.*s, m = n = %d", HSCAL_BEGINNING(class->name, 50), extent[e]);
      fprintf(out, "%s$speed_%d_%d with lines lw 2 dt %d lc %d title ", c + e ? ", \\\n  " : "", c, e, e + 1, c + 1);
      cli_put_quoted(out, title);
      fprintf(out, ", $measured_%d_%d with points pt %d lc %d notitle", c, e, e ? 6 : 7, c + 1);
    }
  }
}

/* The fastest and the slowest in colour, over the others in grey. */
static void plot_many_speeds(FILE *out, const hscal_machine *machine) {
  static const char *const colours[] = {"#009e73", "#d55e00"}, *const words[] = {"fastest", "slowest"};
  int marked[2], titled = 0, extent[MOST_EXTENTS];
  find_extremes(machine, &marked[0], &marked[1]);
  for (int c = 0; c < curves_of(machine); c++) {
    if (c == marked[0] || c == marked[1]) continue;
    fprintf(out, "$speed_%d_0 with lines lw 1 lc rgb '#a0a0a0' ", c);
    if (titled++)
      fputs("notitle, \\\n  ", out);
    else
      fprintf(out, "title 'the other %d kinds of nodes', \\\n  ", machine->nclasses - 1 - (marked[0] != marked[1]));
  }
  for (int i = 0; i < 2 && (i == 0 || marked[1] != marked[0]); i++) {
    const hscal_node_class *class = &machine->classes[marked[i]];
    char title[100];
    extents_of(gemm_of(class), extent);
    snprintf(title, sizeof title, "%.*s, %s, m = n = %d", HSCAL_BEGINNING(class->name, 50), words[i], extent[0]);
    fprintf(out, "%s$speed_%d_0 with lines lw 2 lc rgb '%s' title ", i ? ", \\\n  " : "", marked[i], colours[i]);
    cli_put_quoted(out, title);
    fprintf(out, ", $measured_%d_0 with points pt 7 lc rgb '%s' notitle", marked[i], colours[i]);
  }
}

void cli_plot_speeds(FILE *out, const hscal_machine *machine) {
  fprintf(out, "set title 'dgemm of a process: m = n, panels of k columns; %s'\n",
          cli_has_measured_speeds(machine, 1)   ? "points: measured"
          : cli_has_measured_speeds(machine, 0) ? "measured at other sizes"
                                                : cli_speeds_stated(machine));
  fputs("set xlabel 'k'\nset ylabel 'Gflop/s'\nset logscale x 2\nset yrange [0:*]\nset offsets graph 0, graph 0, graph "
        "0.05\nset key below\nplot ",
        out);
  if (machine->nclasses > CLI_MOST_CURVES)
    plot_many_speeds(out, machine);
  else
    plot_few_speeds(out, machine);
  fputs("\nunset logscale\nset yrange [*:*]\nset offsets\n", out);
}
