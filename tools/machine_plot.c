/* The gnuplot script of a machine's picture. Data blocks come first, then three plots: speeds, messages, kinds of nodes. */
#include "base/text.h"
#include "gnuplot.h"
#include "machine_picture.h"
#include "models/cost/messages.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  WIDTH = 1200,
  PLOTS = 470,
  ROW = 24,
  MOST_CURVES = 6,
  MOST_THIN = 64,
  MOST_ROWS = 32,
  MOST_EXTENTS = 2,
  LEAST_POINTS = 3
};

/* ---- speeds ------------------------------------------------------------------------------------------------- */

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

/* In a product with a panel of usual width, as the bars have it: Gflop/s; 0: not known. */
enum { BAR_EXTENT = 1000, BAR_K = 128 };
static double speed_of(const hscal_node_class *class) {
  double seconds = hscal__kernel_seconds(class, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, BAR_EXTENT, BAR_EXTENT, BAR_K);
  return seconds > 0 ? 2e-9 * BAR_EXTENT * BAR_EXTENT * BAR_K / seconds : 0;
}

/* Kinds of nodes that have curves; of more than a few the fastest and the slowest are told apart. */
static int curves_of(const hscal_machine *machine) {
  return machine->nclasses < MOST_THIN ? machine->nclasses : MOST_THIN;
}

static void find_extremes(const hscal_machine *machine, int *fastest, int *slowest) {
  *fastest = *slowest = 0;
  for (int c = 1; c < curves_of(machine); c++) {
    double speed = speed_of(&machine->classes[c]);
    if (speed > speed_of(&machine->classes[*fastest])) *fastest = c;
    if (speed < speed_of(&machine->classes[*slowest])) *slowest = c;
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

static void put_speed_data(FILE *out, const hscal_machine *machine) {
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

/* Are there points, and are any of them drawn: of the squares that have curves? */
static int has_measured_speeds(const hscal_machine *machine, int drawn) {
  for (int c = 0; c < curves_of(machine); c++) {
    const hscal_kernel_speed *speed = gemm_of(&machine->classes[c]);
    int extent[MOST_EXTENTS], extents = extents_of(speed, extent);
    if (!speed || speed->npoints == 0) continue;
    for (int e = 0; e < extents; e++)
      if (!drawn || points_of(speed, extent[e]) > 0) return 1;
  }
  return 0;
}

/* How speeds are known that were not measured. */
static const char *stated(const hscal_machine *machine) {
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

static void plot_speeds(FILE *out, const hscal_machine *machine) {
  fprintf(out, "set title 'dgemm of a process: m = n, panels of k columns; %s'\n",
          has_measured_speeds(machine, 1)   ? "points: measured"
          : has_measured_speeds(machine, 0) ? "measured at other sizes"
                                            : stated(machine));
  fputs("set xlabel 'k'\nset ylabel 'Gflop/s'\nset logscale x 2\nset yrange [0:*]\nset offsets graph 0, graph 0, graph "
        "0.05\nset key below\nplot ",
        out);
  if (machine->nclasses > MOST_CURVES)
    plot_many_speeds(out, machine);
  else
    plot_few_speeds(out, machine);
  fputs("\nunset logscale\nset yrange [*:*]\nset offsets\n", out);
}

/* First node of a class (-1: it has none), and how many it has. */
static int first_node(const hscal_machine *machine, int class, int *count) {
  int first = -1;
  *count = 0;
  for (int node = 0; node < machine->nnodes; node++)
    if (machine->class_of[node] == class) {
      if (first < 0) first = node;
      ++*count;
    }
  return first;
}

/* ---- messages ----------------------------------------------------------------------------------------------- */

/* Two nodes between which messages are shown; the same one twice: within a node. */
typedef struct pair {
  int from, to;
} pair;

/* Has a class before this one a node other than the first, and the same link? */
static int is_linked_as_one_before(const hscal_machine *machine, int class) {
  const hscal_node_class *node = &machine->classes[class];
  for (int c = 0; c < class; c++) {
    const hscal_node_class *before = &machine->classes[c];
    int count, first = first_node(machine, c, &count);
    if (first >= 0 && (first > 0 || count > 1) && before->link_bytes_per_s == node->link_bytes_per_s &&
        before->link_latency_s == node->link_latency_s)
      return 1;
  }
  return 0;
}

/* Are two nodes behind different switches? */
static int climbs(const hscal_machine *machine, int a, int b) {
  return hscal__switch_of(machine, a) != hscal__switch_of(machine, b);
}

/* The first node of a class beside the first of all, behind the same switch if there is one; -1: none. */
static int partner_of_class(const hscal_machine *machine, int class) {
  int partner = -1;
  for (int node = machine->nnodes - 1; node > 0; node--)
    if (machine->class_of[node] == class && (partner < 0 || !climbs(machine, 0, node) || climbs(machine, 0, partner)))
      partner = node;
  return partner;
}

/* Within the first node; from it to the first of each class whose link is another one, and to one behind another switch. */
static int choose_pairs(const hscal_machine *machine, pair pairs[MOST_CURVES]) {
  int count = 0, partner, far = 1;
  pairs[count++] = (pair){0, 0};
  for (int c = 0; c < machine->nclasses && count < MOST_CURVES - (machine->switches.count > 1); c++)
    if (!is_linked_as_one_before(machine, c) && (partner = partner_of_class(machine, c)) > 0)
      pairs[count++] = (pair){0, partner};
  while (far < machine->nnodes && !climbs(machine, 0, far)) far++;
  for (int i = 0; i < count; i++)
    if (climbs(machine, 0, pairs[i].to)) return count;
  if (far < machine->nnodes) pairs[count++] = (pair){0, far};
  return count;
}

/* Of the pair with the fastest links: its messages take what was measured. Of pairs of nodes the first is 1. */
static int fastest_pair(const hscal_machine *machine, const pair *pairs, int count) {
  int best = 1;
  for (int i = 2; i < count; i++)
    if (!climbs(machine, pairs[i].from, pairs[i].to) &&
        hscal__node(machine, pairs[i].to)->link_bytes_per_s > hscal__node(machine, pairs[best].to)->link_bytes_per_s)
      best = i;
  return best;
}

static void put_messages_of(FILE *out, hscal_costs *costs, const hscal_curve *measured, int number) {
  fprintf(out, "$message_%d << EOD\n", number);
  for (double bytes = 1; bytes <= 64 << 20; bytes *= 2) {
    hscal_route route = hscal__costs_route(costs, 0, 1, bytes);
    fprintf(out, "%.0f %.6g\n", bytes, 1e6 * (route.latency_s + route.transfer_s));
  }
  fprintf(out, "EOD\n$timed_%d << EOD\n", number);
  double links_s =
      hscal__costs_route(costs, 0, 1, 0).latency_s - costs->layer[hscal__costs_layer(costs, 0, 1)].curve_start_s;
  for (int i = 0; measured && i < measured->npoints; i++)
    if (measured->x[i] > 0) fprintf(out, "%.0f %.6g\n", measured->x[i], 1e6 * (measured->y[i] + links_s));
  fputs("NaN NaN\nEOD\n", out);
}

static int put_message_data(FILE *out, const hscal_machine *machine) {
  pair pairs[MOST_CURVES];
  int count = choose_pairs(machine, pairs);
  int fastest = fastest_pair(machine, pairs, count);
  hscal_costs *costs = calloc(1, sizeof *costs);
  for (int i = 0; costs && i < count; i++) {
    const int node_of[2] = {pairs[i].from, pairs[i].to};
    const hscal_placement placement = {machine, node_of};
    if (hscal__costs_set(costs, &placement, 2, hscal__routine_find("pdgemm"))) count = 0;
    const hscal_message_layer *layer = &machine->layer[i ? HSCAL_LAYER_NETWORK : HSCAL_LAYER_NODE];
    int has_points = hscal__layer_origin(layer) == HSCAL_MEASURED && (i == 0 || i == fastest);
    if (count) put_messages_of(out, costs, has_points ? &layer->seconds : NULL, i);
  }
  if (costs) hscal__costs_free(costs);
  free(costs);
  return costs ? count : 0;
}

static hscal_origin_of_values origin_of(const hscal_machine *machine, const pair *of) {
  return hscal__layer_origin(&machine->layer[of->from == of->to ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK]);
}

static void plot_messages(FILE *out, const hscal_machine *machine, int count) {
  pair pairs[MOST_CURVES];
  choose_pairs(machine, pairs);
  int measured = 0, assumed = 0;
  for (int i = 0; i < count; i++) {
    measured |= origin_of(machine, &pairs[i]) == HSCAL_MEASURED;
    assumed |= origin_of(machine, &pairs[i]) == HSCAL_ASSUMED;
  }
  fprintf(out, "set title 'one message; %s'\n", measured ? "points: measured" : "nothing measured");
  fputs("set xlabel 'bytes'\nset ylabel 'microseconds'\n"
        "set logscale xy\nset format '10^%T'\nplot ",
        out);
  for (int i = 0; i < count; i++) {
    char title[160];
    if (pairs[i].from == pairs[i].to)
      snprintf(title, sizeof title, "within a node");
    else
      snprintf(title, sizeof title, "%.*s to %.*s%s", HSCAL_BEGINNING(machine->node_name[pairs[i].from], 40),
               HSCAL_BEGINNING(machine->node_name[pairs[i].to], 40),
               climbs(machine, pairs[i].from, pairs[i].to) ? ", another switch" : "");
    if ((measured || assumed) && origin_of(machine, &pairs[i]) != HSCAL_MEASURED)
      snprintf(title + strlen(title), sizeof title - strlen(title), ", %s",
               origin_of(machine, &pairs[i]) == HSCAL_ASSUMED ? "assumed" : "stated");
    fprintf(out, "%s$message_%d with lines lw 2 lc %d title ", i ? ", \\\n  " : "", i, i + 1);
    cli_put_quoted(out, title);
    fprintf(out, ", $timed_%d with points pt 7 lc %d notitle", i, i + 1);
  }
  fputs("\nunset logscale\nset format\n", out);
}

/* ---- the kinds of nodes ------------------------------------------------------------------------------------- */

static int rows_of(const hscal_machine *machine) {
  return machine->nclasses < MOST_ROWS ? machine->nclasses : MOST_ROWS;
}

static void describe_class(const hscal_machine *machine, int class, char *text, size_t size) {
  const hscal_node_class *node = &machine->classes[class];
  int count, first = first_node(machine, class, &count), length;
  length = count == 1 ? snprintf(text, size, "%.*s: ", HSCAL_BEGINNING(machine->node_name[first], 40))
                      : snprintf(text, size, "%.*s: %d nodes, each ", HSCAL_BEGINNING(node->name, 30), count);
  length +=
      snprintf(text + length, size - (size_t)length, "%d core%s", node->processors, node->processors > 1 ? "s" : "");
  if (isfinite(node->memory_bytes) && node->memory_bytes > 0)
    length += snprintf(text + length, size - (size_t)length, ", %.4g GB", 1e-9 * node->memory_bytes);
  if (isfinite(node->link_bytes_per_s) && node->link_bytes_per_s > 0)
    snprintf(text + length, size - (size_t)length, ", link %.3g GB/s", 1e-9 * node->link_bytes_per_s);
}

static void put_bars(FILE *out, const hscal_machine *machine) {
  fputs("$bars << EOD\n", out);
  for (int c = 0; c < rows_of(machine); c++) fprintf(out, "%.6g %d\n", speed_of(&machine->classes[c]), c);
  fputs("EOD\n", out);
}

/* What a kind is, and beside it how fast a process is there. */
static void label_class(FILE *out, const hscal_machine *machine, int class) {
  char text[200];
  double speed = speed_of(&machine->classes[class]);
  describe_class(machine, class, text, sizeof text);
  fputs("set label ", out);
  cli_put_quoted(out, text);
  fprintf(out, " at graph -0.01, first %d right\n", class);
  snprintf(text, sizeof text, speed > 0 ? "%.4g" : "not known", speed);
  fprintf(out, "set label '%s' at first %.6g, first %d left offset 0.6,0\n", text, speed, class);
}

static void plot_kinds(FILE *out, const hscal_machine *machine) {
  enum { MOST_NAME = 24 };
  char title[200], more[60] = "";
  int rows = rows_of(machine);
  if (machine->nclasses > rows) snprintf(more, sizeof more, ", the first %d of %d kinds", rows, machine->nclasses);
  snprintf(title, sizeof title, "nodes of %s%s; bars: Gflop/s of a process, k = %d%s%s",
           machine->name && strlen(machine->name) <= MOST_NAME ? machine->name : "the machine", more, BAR_K,
           has_measured_speeds(machine, 0) ? "" : ", ", has_measured_speeds(machine, 0) ? "" : stated(machine));
  fputs("set title ", out);
  cli_put_quoted(out, title);
  fprintf(out,
          "\nunset xlabel\nunset ylabel\nunset tics\nunset border\nunset key\nunset grid\nset xrange [0:*]\n"
          "set yrange [%d.5:-0.5]\nset offsets 0, graph 0.1, 0, 0\nset lmargin at screen 0.42\nset rmargin at screen "
          "0.97\n",
          rows - 1);
  for (int c = 0; c < rows; c++) label_class(out, machine, c);
  fputs("plot $bars using (0):2:(0):1:($2-0.36):($2+0.36) with boxxyerror fs solid noborder fc rgb '#3b6ea5'\n", out);
}

/* ---- the script --------------------------------------------------------------------------------------------- */

static void put_script(FILE *out, const hscal_machine *machine, const char *output, int is_png) {
  int height = PLOTS + 60 + ROW * rows_of(machine);
  double share = (double)PLOTS / height;
  put_speed_data(out, machine);
  int pairs = put_message_data(out, machine);
  put_bars(out, machine);
  cli_put_terminal(out, output, is_png, WIDTH, height);
  fprintf(out, "set grid lc rgb '#dddddd'\nset samples 2\nset multiplot\nset size 0.5,%.4f\nset origin 0,%.4f\n", share,
          1 - share);
  plot_speeds(out, machine);
  fprintf(out, "set origin 0.5,%.4f\n", 1 - share);
  plot_messages(out, machine, pairs);
  fprintf(out, "set size 1,%.4f\nset origin 0,0\n", 1 - share);
  plot_kinds(out, machine);
  fputs("unset multiplot\nunset output\n", out);
}

char *cli_machine_script(const hscal_machine *machine, const char *output, int is_png) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  put_script(out, machine, output, is_png);
  return hscal__stream_text(out, &text);
}
