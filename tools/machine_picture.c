/* The gnuplot script of a machine: data blocks come first, then the plots: speeds, messages, collectives, kinds of nodes. */
#include "machine_picture.h"
#include "base/text.h"
#include "gnuplot.h"
#include "machine_collectives.h"
#include "machine_messages_plot.h"
#include "machine_speeds_plot.h"
#include "node_classes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { WIDTH = 1200, PLOTS = 470, COLLECTIVES = 380, ROW = 24, MOST_ROWS = 32 };

static int rows_of(const hscal_machine *machine) {
  return machine->nclasses < MOST_ROWS ? machine->nclasses : MOST_ROWS;
}

static void describe_class(const hscal_machine *machine, int class, char *text, size_t size) {
  const hscal_node_class *node = &machine->classes[class];
  int count, first = cli_first_node(machine, class, &count), length;
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
  for (int c = 0; c < rows_of(machine); c++) fprintf(out, "%.6g %d\n", cli_usual_speed(&machine->classes[c]), c);
  fputs("EOD\n", out);
}

/* What a kind is, and beside it how fast a process is there. */
static void label_class(FILE *out, const hscal_machine *machine, int class) {
  char text[200];
  double speed = cli_usual_speed(&machine->classes[class]);
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
           machine->name && strlen(machine->name) <= MOST_NAME ? machine->name : "the machine", more, CLI_BAR_K,
           cli_has_measured_speeds(machine, 0) ? "" : ", ",
           cli_has_measured_speeds(machine, 0) ? "" : cli_speeds_stated(machine));
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

static void put_script(FILE *out, const hscal_machine *machine, const char *output, int is_png) {
  cli_put_speed_data(out, machine);
  int pairs = cli_put_message_data(out, machine), counts = cli_put_collective_data(out, machine);
  put_bars(out, machine);
  int strip = counts > 0 ? COLLECTIVES : 0, height = PLOTS + strip + 60 + ROW * rows_of(machine);
  double share = (double)PLOTS / height, strip_share = (double)strip / height;
  cli_put_terminal(out, output, is_png, WIDTH, height);
  fprintf(out, "set grid lc rgb '#dddddd'\nset samples 2\nset multiplot\nset size 0.5,%.4f\nset origin 0,%.4f\n", share,
          1 - share);
  cli_plot_speeds(out, machine);
  fprintf(out, "set origin 0.5,%.4f\n", 1 - share);
  cli_plot_messages(out, machine, pairs);
  cli_plot_collectives(out, machine, counts, 1 - share - strip_share, strip_share);
  fprintf(out, "set size 1,%.4f\nset origin 0,0\n", 1 - share - strip_share);
  plot_kinds(out, machine);
  fputs("unset multiplot\nunset output\n", out);
}

static char *script(const void *machine, const char *output, int is_png) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  put_script(out, machine, output, is_png);
  return hscal__stream_text(out, &text);
}

int cli_draw_machine(const hscal_machine *machine, const char *file) { return cli_draw(script, machine, file, 0); }
