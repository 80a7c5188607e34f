#include "machine_table.h"
#include "base/text.h"
#include "machine/node_rates.h"
#include "machine/outliers.h"
#include "machine/speed.h"
#include "machine/with_threads.h"
#include "machine_collectives.h"
#include "models/cost/kernel.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void write_counts(FILE *out, const hscal_machine *machine) {
  int processors = hscal__machine_processors(machine);
  fprintf(out, "%d node%s with %d processor%s\n", machine->nnodes, machine->nnodes == 1 ? "" : "s", processors,
          processors == 1 ? "" : "s");
}

char *cli_machine_summary(const char *source, const hscal_machine *machine) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%s: %s, ", source, *hscal_machine_warnings(machine) ? "doubtful" : "valid");
  write_counts(out, machine);
  return hscal__stream_text(out, &text);
}

/* Gflop/s of one process in the local update of PBLAS: a square of `extent` entries, k columns deep. */
static double update_gflops(const hscal_node_class *class, int extent, int k) {
  double seconds = hscal__kernel_seconds(class, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, extent, extent, k);
  return seconds > 0 ? 2.0 * extent * extent * k / seconds * 1e-9 : INFINITY;
}

/* First node and number of nodes of a class. */
static int nodes_of_class(const hscal_machine *machine, int class, int *first) {
  int count = 0;
  for (int node = machine->nnodes - 1; node >= 0; node--)
    if (machine->class_of[node] == class) {
      *first = node;
      count++;
    }
  return count;
}

static void write_class(FILE *out, const hscal_machine *machine, int class) {
  const hscal_node_class *node = &machine->classes[class];
  int first = 0, count = nodes_of_class(machine, class, &first);
  if (count == 0) return;
  char memory[16] = "any", link[16] = "any";
  if (isfinite(node->memory_bytes) && node->memory_bytes > 0)
    snprintf(memory, sizeof memory, "%.4g GB", node->memory_bytes * 1e-9);
  if (isfinite(node->link_bytes_per_s) && node->link_bytes_per_s > 0)
    snprintf(link, sizeof link, "%.3g GB/s", node->link_bytes_per_s * 1e-9);
  fprintf(out, "%-16.*s %5d %5d %9s %10s %8.4g %8.4g %8.4g\n",
          HSCAL_BEGINNING(count > 1 ? node->name : machine->node_name[first], 16), count, node->processors, memory,
          link, update_gflops(node, 1000, 32), update_gflops(node, 1000, 128), update_gflops(node, 1000, 1000));
}

/* For which numbers of threads a class has speeds, and what a process gains that is alone: what tells more than the table. */
static void write_company(FILE *out, const hscal_node_class *node) {
  int counts[32], count = hscal__class_threads(node, counts, 32);
  if (count < 2 && !(node->alone_speedup > 0)) return;
  fprintf(out, "%-16.*s", HSCAL_BEGINNING(node->name, 16));
  if (count > 1) fputs(" speeds with", out);
  for (int i = 0; i < count && i < 32 && count > 1; i++) fprintf(out, "%s %d", i > 0 ? "," : "", counts[i]);
  if (count > 1) fputs(" threads", out);
  if (node->alone_speedup > 0)
    fprintf(out, "%s a process alone is %.3g times as fast", count > 1 ? ";" : "", node->alone_speedup);
  fputc('\n', out);
}

/* Bytes per second that a process reads of a large matrix, by its speed in multiplying it with a vector; 0: not limited by more than gemm. */
static double matrix_rate(const hscal_node_class *node) {
  enum { LARGE = 8192 };
  double scale;
  if (!hscal__node_speed(node, HSCAL_KERNEL_GEMV, HSCAL_TYPE_D, &scale)) return 0;
  double seconds = hscal__kernel_seconds(node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMV, LARGE, LARGE, 0);
  return seconds > 0 ? 8.0 * LARGE * LARGE / seconds : 0;
}

/* What levels 1 and 2 and copies go by. */
static void write_memory(FILE *out, const hscal_node_class *node) {
  double read = matrix_rate(node);
  if (!(read > 0)) return;
  fprintf(out, "%-16.*s each of %d processes reads %.3g GB/s of its matrix", HSCAL_BEGINNING(node->name, 16),
          node->processors, read * 1e-9);
  for (int i = 0; i < HSCAL_NODE_RATES; i++)
    if (hscal__rate_in_class(node, i) > 0)
      fprintf(out, ", %s %.3g GB/s", hscal__node_rates[i].work, hscal__rate_in_class(node, i) * 1e-9);
  fputc('\n', out);
}

/* Where what goes out and what comes in are in each other's way. */
static void write_both_directions(FILE *out, const hscal_node_class *node) {
  if (!(node->link_both_bytes_per_s > 0)) return;
  fprintf(out, "%-16.*s its link carries %.3g GB/s out and in together\n", HSCAL_BEGINNING(node->name, 16),
          node->link_both_bytes_per_s * 1e-9);
}

/* Seconds of a lone message between two processes of a layer; between nodes, over the links of two first-class nodes. */
static double message_seconds(const hscal_machine *machine, int which, double bytes) {
  const hscal_message_layer *layer = &machine->layer[which];
  const hscal_node_class *node = &machine->classes[machine->class_of[0]];
  int between = which == HSCAL_LAYER_NETWORK;
  double links_s = between ? 2 * node->link_latency_s : 0;
  if (layer->seconds.npoints > 0) return links_s + hscal__curve_at(&layer->seconds, bytes);
  double rate = layer->bytes_per_s > 0 ? layer->bytes_per_s : INFINITY;
  if (between && node->link_bytes_per_s > 0) rate = fmin(rate, node->link_bytes_per_s);
  return links_s + layer->latency_s + bytes / rate;
}

/* The same between nodes on two switches. */
static double switched_seconds(const hscal_machine *machine, double bytes) {
  const hscal_switches *switches = &machine->switches;
  double least = message_seconds(machine, HSCAL_LAYER_NETWORK, 0), rate = INFINITY;
  if (switches->bytes_per_s > 0) rate = switches->bytes_per_s;
  if (switches->uplink_bytes_per_s > 0) rate = fmin(rate, switches->uplink_bytes_per_s);
  double transfer_s = fmax(message_seconds(machine, HSCAL_LAYER_NETWORK, bytes) - least, bytes / rate);
  return least + switches->latency_s + transfer_s;
}

static void write_layers(FILE *out, const hscal_machine *machine) {
  static const double sizes[] = {8, 1024, 65536, 1048576};
  static const char *const words[] = {"within a node", "between nodes", "between switches"};
  int layers = machine->nnodes == 1 ? 1 : machine->switches.count < 2 ? 2 : 3;
  char text[HSCAL_SECONDS_TEXT_SIZE];
  for (int l = 0; l < layers; l++) {
    fprintf(out, "%-16s", words[l]);
    for (int i = 0; i < 4; i++) {
      double seconds = l < 2 ? message_seconds(machine, l, sizes[i]) : switched_seconds(machine, sizes[i]);
      fprintf(out, " %10s", hscal__seconds_text(seconds, text));
    }
    fputc('\n', out);
  }
}

/* How many nodes of which kinds are behind a switch. */
static void write_switch(FILE *out, const hscal_machine *machine, int number) {
  enum { MOST = 4 }; /* kinds told of */
  int told = 0, nodes = 0;
  fprintf(out, "%-16.*s", HSCAL_BEGINNING(machine->switches.name[number], 16));
  for (int i = 0; i < machine->nnodes; i++) nodes += machine->switches.of[i] == number;
  fprintf(out, " %5d ", nodes);
  for (int class = 0, end = 0; class < machine->nclasses; class ++) {
    int count = 0;
    for (; end < machine->nnodes && machine->class_of[end] == class; end++)
      count += machine->switches.of[end] == number;
    if (count > 0 && told++ < MOST)
      fprintf(out, "%s%d %.*s", told > 1 ? ", " : " ", count, HSCAL_BEGINNING(machine->classes[class].name, 16));
  }
  fprintf(out, "%s\n", told > MOST ? ", ..." : "");
}

static void write_switches(FILE *out, const hscal_machine *machine) {
  enum { MOST = 16 };
  const hscal_switches *switches = &machine->switches;
  if (switches->count == 0) return;
  fprintf(out, "\n%-16s %5s  nodes", "switch", "count");
  if (switches->uplink_bytes_per_s > 0)
    fprintf(out, "; %.3g GB/s up and down for all of a switch", switches->uplink_bytes_per_s * 1e-9);
  fputc('\n', out);
  for (int s = 0; s < switches->count && s < MOST; s++) write_switch(out, machine, s);
  if (switches->count > MOST) fprintf(out, "%d more switches\n", switches->count - MOST);
}

/* "label text", broken at spaces so that it fits on a screen. */
static void write_wrapped(FILE *out, const char *label, const char *text) {
  enum { WIDTH = 78, INDENT = 13 };
  int column = fprintf(out, "%-*s", INDENT - 1, label);
  while (*text) {
    int length = (int)strcspn(text, " ");
    if (column >= INDENT && column + 1 + length > WIDTH) column = fprintf(out, "\n%*s", INDENT - 1, "") - 1;
    column += fprintf(out, " %.*s", length, text);
    text += length;
    text += strspn(text, " ");
  }
  fputc('\n', out);
}

/* Kinds of nodes whose gemm was measured. */
static int measured_classes(const hscal_machine *machine) {
  int count = 0;
  for (int c = 0; c < machine->nclasses; c++) {
    int has_points = 0;
    for (int i = 0; i < machine->classes[c].nspeeds; i++)
      has_points |=
          machine->classes[c].speeds[i].kernel == HSCAL_KERNEL_GEMM && machine->classes[c].speeds[i].npoints > 0;
    count += has_points;
  }
  return count;
}

/* What was measured, and what somebody stated or hscal assumed. */
static void write_origin(FILE *out, const hscal_machine *machine) {
  static const char *const words[] = {[HSCAL_STATED] = "stated, not measured",
                                      [HSCAL_MEASURED] = "measured",
                                      [HSCAL_ASSUMED] = "assumed, not measured"};
  char text[120];
  int measured = measured_classes(machine);
  if (measured > 0 && measured < machine->nclasses)
    snprintf(text, sizeof text, "measured on %d of %d kinds of nodes, else stated", measured, machine->nclasses);
  else
    snprintf(text, sizeof text, "%s%s", words[measured > 0 ? HSCAL_MEASURED : HSCAL_STATED],
             machine->is_probe ? " in a probe" : "");
  write_wrapped(out, "speeds", text);
  int length =
      snprintf(text, sizeof text, "within a node %s", words[hscal__layer_origin(&machine->layer[HSCAL_LAYER_NODE])]);
  if (machine->nnodes > 1)
    snprintf(text + length, sizeof text - (size_t)length, "; between nodes %s",
             words[hscal__layer_origin(&machine->layer[HSCAL_LAYER_NETWORK])]);
  write_wrapped(out, "messages", text);
  if (machine->assumed) write_wrapped(out, "assumed", machine->assumed);
}

/* As which MPI library does it. */
static void write_collectives(FILE *out, const hscal_machine *machine) {
  const hscal_collectives *collectives = hscal__machine_collectives(machine);
  char text[280];
  if (collectives->name)
    snprintf(text, sizeof text, "as %s%s%s (%s)", collectives->name,
             machine->collectives ? "" : ", hscal's own library, because the machine names none",
             hscal__machine_is_unverified(machine) ? ", unverified" : "", collectives->rests_on);
  write_wrapped(out, "collectives", collectives->name ? text : "by rows of its own");
}

/* "2.1 % (kernels 1.3 %, messages 2.1 %)" */
static void write_noise(FILE *out, const hscal_machine *machine) {
  char text[200];
  const char *before = " (";
  if (machine->ratio_errors.noise < 0) return;
  int length = snprintf(text, sizeof text, "%.2g %%", 100 * machine->ratio_errors.noise);
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++) {
    if (machine->noise_parts.of[s] == 0) continue;
    length += snprintf(text + length, sizeof text - (size_t)length, "%s%s %.2g %%", before,
                       hscal__noise_word((hscal_noise_source)s), 100 * machine->noise_parts.of[s]);
    before = ", ";
  }
  if (*before == ',') snprintf(text + length, sizeof text - (size_t)length, ")");
  write_wrapped(out, "noise", text);
}

static void write_provenance(FILE *out, const hscal_machine *machine) {
  char error[32];
  fputc('\n', out);
  write_origin(out, machine);
  write_collectives(out, machine);
  if (machine->model_error > 0) {
    snprintf(error, sizeof error, "about %.0f %%", machine->model_error * 100);
    write_wrapped(out, "model error", error);
  }
  write_noise(out, machine);
  if (machine->measured_when) write_wrapped(out, "measured", machine->measured_when);
  if (machine->measured_how) write_wrapped(out, "how", machine->measured_how);
  if (machine->fingerprint) write_wrapped(out, "fingerprint", machine->fingerprint);
}

static void write_lines(FILE *out, const char *label, const char *text) {
  char line[1024];
  while (text && *text) {
    size_t length = strcspn(text, "\n");
    snprintf(line, sizeof line, "%.*s", (int)length, text);
    write_wrapped(out, label, line);
    text += length + (text[length] == '\n');
  }
}

/* What is doubtful; of several points that were replaced, each. */
static void write_warnings(FILE *out, const hscal_machine *machine) {
  const char *text = hscal_machine_warnings(machine);
  write_lines(out, "warning", text);
  if (strstr(text, hscal__poisoned_curves)) write_lines(out, "replaced", machine->repairs);
}

char *cli_machine_table(const hscal_machine *machine) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return NULL;
  fprintf(out, "%s: ", machine->name ? machine->name : "machine");
  write_counts(out, machine);
  if (machine->processes_per_processor > 1)
    fprintf(out, "up to %d processes on a processor\n", machine->processes_per_processor);
  fprintf(out, "\n%-16s %5s %5s %9s %10s   dgemm Gflop/s of a process, panel\n", "node", "count", "cores", "memory",
          "link");
  fprintf(out, "%-16s %5s %5s %9s %10s %8s %8s %8s\n", "", "", "", "", "", "32", "128", "1000");
  for (int class = 0; class < machine->nclasses; class ++) write_class(out, machine, class);
  for (int class = 0; class < machine->nclasses; class ++) write_company(out, &machine->classes[class]);
  for (int class = 0; class < machine->nclasses; class ++) write_memory(out, &machine->classes[class]);
  for (int class = 0; class < machine->nclasses; class ++) write_both_directions(out, &machine->classes[class]);
  write_switches(out, machine);
  fprintf(out, "\n%-16s %10s %10s %10s %10s\n", "message", "8 B", "1 KiB", "64 KiB", "1 MiB");
  write_layers(out, machine);
  cli_write_collectives(out, machine); /* a table without them tells the rest */
  write_provenance(out, machine);
  write_warnings(out, machine);
  return hscal__stream_text(out, &text);
}
