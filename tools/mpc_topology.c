#include "mpc_topology.h"
#include "base/status.h"
#include "json_text.h"
#include "machine/file.h"

#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIZES = 3, NAME_SIZE = 64, MOST_COMPUTERS = 1024 };
static const double sizes[SIZES] = {64, 64 * 64, 64 * 64 * 64};

/* A layer: one message at a time, or several; broadcast and gather are how parallel these are, from 0 to 1. */
typedef struct layer {
  int is_serial;
  double broadcast, gather, bytes_per_s[SIZES];
} layer;

typedef struct computer {
  char name[NAME_SIZE];
  int processors, processes;
  double performance;
  layer inside;
} computer;

typedef struct topology {
  const char *source;
  int line, count;
  layer network;
  computer *computers; /* [MOST_COMPUTERS] */
} topology;

static int bad_line(const topology *topology, const char *line, const char *expected) {
  int length = (int)strcspn(line, "\r\n");
  return hscal__fail(HSCAL_ERROR_FILE, "%s, line %d: \"%.*s\" is no line of a topology file of mpC: it must be %s",
                     topology->source, topology->line, length < 80 ? length : 80, line, expected);
}

/* "serial c1 c2 c3" or "parallel(b, g) c1 c2 c3", and nothing behind it. */
static int read_layer(const char *at, layer *layer) {
  int used = 0;
  *layer = (struct layer){.is_serial = strncmp(at, "serial", 6) == 0};
  if (layer->is_serial)
    used = 6;
  else if (sscanf(at, "parallel ( %lf , %lf )%n", &layer->broadcast, &layer->gather, &used) != 2 || used == 0)
    return 0;
  double *c = layer->bytes_per_s;
  int behind = 0;
  if (sscanf(at + used, " c%lf c%lf c%lf%n", &c[0], &c[1], &c[2], &behind) != SIZES) return 0;
  at += used + behind;
  for (int i = 0; i < SIZES; i++)
    if (!isfinite(c[i]) || c[i] <= 0) return 0;
  return at[strspn(at, " \t\r")] == '\n' || at[strspn(at, " \t\r")] == 0;
}

static int read_computer(topology *topology, const char *line) {
  computer *computer = &topology->computers[topology->count - 1];
  int used = 0;
  if (topology->count == 0 || computer->processors > 0)
    return bad_line(topology, line, "the name of a computer, #NAME");
  int found =
      sscanf(line, "s%d p%lf n%d %n", &computer->processors, &computer->performance, &computer->processes, &used);
  if (found != 3 || used == 0 || computer->processors < 1 || computer->processes < 1 ||
      !(computer->performance > 0 && isfinite(computer->performance)) || !read_layer(line + used, &computer->inside)) {
    computer->processors = 0;
    return bad_line(topology, line, "sPROCESSORS pPERFORMANCE nPROCESSES serial|parallel(B, G) cC1 cC2 cC3");
  }
  return 0;
}

static int read_name(topology *topology, const char *line) {
  size_t length = strcspn(line, " \t\r\n");
  if (topology->count > 0 && topology->computers[topology->count - 1].processors == 0)
    return bad_line(topology, line, "the values of the computer that is named before");
  if (length == 0 || length >= NAME_SIZE)
    return bad_line(topology, line, "the name of a computer, of 63 characters at most");
  if (topology->count == MOST_COMPUTERS) return bad_line(topology, line, "one of 1024 computers at most");
  computer *computer = &topology->computers[topology->count++];
  memcpy(computer->name, line, length);
  computer->name[length] = 0;
  return 0;
}

static int read_lines(topology *topology, const char *text) {
  int has_network = 0;
  for (const char *line = text; *line; line += strcspn(line, "\n"), line += *line == '\n') {
    topology->line++;
    const char *at = line + strspn(line, " \t\r");
    if (*at == '\n' || !*at) continue;
    if (!has_network && !read_layer(at, &topology->network))
      return bad_line(topology, at, "the network, serial|parallel(B, G) cC1 cC2 cC3");
    if (!has_network)
      has_network = 1;
    else
      HSCAL_TRY(*at == '#' ? read_name(topology, at + 1) : read_computer(topology, at));
  }
  if (topology->count > 0 && topology->computers[topology->count - 1].processors > 0) return 0;
  return hscal__fail(HSCAL_ERROR_FILE, "%s: it ends without %s", topology->source,
                     topology->count > 0 ? "the values of the last computer" : "a computer");
}

/* ---- as a machine -------------------------------------------------------------------------------------------------- */

static double fastest(const topology *topology) {
  double most = 0;
  for (int i = 0; i < topology->count; i++) most = fmax(most, topology->computers[i].performance);
  return most;
}

static json_t *nodes_json(const topology *topology, double gflops) {
  const double bytes_of_processor = 1e9;
  json_t *nodes = json_array();
  for (int i = 0; i < topology->count; i++) {
    const computer *computer = &topology->computers[i];
    json_array_append_new(nodes,
                          json_pack("{s:s, s:i, s:i, s:f, s:f}", "name", computer->name, "count", 1, "processors",
                                    computer->processors, "gflops", gflops * computer->performance / fastest(topology),
                                    "memory_bytes", bytes_of_processor * computer->processors));
  }
  return nodes;
}

/* Seconds of a message by the mean over computers, as the machine has one layer within nodes. */
static double inside_us(const topology *topology, int size) {
  double sum = 0;
  for (int i = 0; i < topology->count; i++) sum += sizes[size] / topology->computers[i].inside.bytes_per_s[size];
  return 1e6 * sum / topology->count;
}

static json_t *curve_json(const double us[SIZES]) {
  json_t *points = json_array();
  for (int i = 0; i < SIZES; i++)
    json_array_append_new(points, json_pack("{s:f, s:f}", "bytes", sizes[i], "us", us[i]));
  return points;
}

static json_t *layers_json(const topology *topology) {
  double inside[SIZES], between[SIZES];
  int is_shared = 0;
  for (int i = 0; i < topology->count; i++) is_shared |= topology->computers[i].inside.is_serial;
  for (int s = 0; s < SIZES; s++) {
    inside[s] = inside_us(topology, s);
    between[s] = 1e6 * sizes[s] / topology->network.bytes_per_s[s];
  }
  json_t *node = json_pack("{s:o, s:b}", "points", curve_json(inside), "shared", is_shared);
  if (is_shared) json_object_set_new(node, "bytes_per_s", json_real(1e6 * sizes[SIZES - 1] / inside[SIZES - 1]));
  return json_pack("{s:o, s:{s:o}}", "node", node, "network", "points", curve_json(between));
}

/* As many as the most crowded computer has. */
static int oversubscription(const topology *topology) {
  int most = 1;
  for (int i = 0; i < topology->count; i++) {
    const computer *computer = &topology->computers[i];
    int each = (computer->processes + computer->processors - 1) / computer->processors;
    if (each > most) most = each;
  }
  return most;
}

static json_t *notes_json(const topology *topology, double gflops) {
  const layer *network = &topology->network;
  char scale[160], layers[200];
  snprintf(scale, sizeof scale,
           "Performance p is relative: the fastest computer, p%.15g, was said to reach %.15g Gflop/s.",
           fastest(topology), gflops);
  if (network->is_serial)
    snprintf(layers, sizeof layers, "The network is serial, one message at a time: hscal lets several pass at once.");
  else
    snprintf(
        layers, sizeof layers,
        "The network is parallel: broadcast %.15g, gather %.15g. hscal counts the messages of a broadcast instead.",
        network->broadcast, network->gather);
  return json_pack("[s, s, s, s]", "Imported from a topology file of mpC or HMPI.", scale, layers,
                   "Not said there: memory (1 GB for each processor is assumed). Messages within nodes are a mean over "
                   "computers.");
}

static int make(const topology *topology, double gflops, hscal_machine **machine) {
  json_t *root = json_pack("{s:s, s:s, s:o, s:o, s:o, s:i, s:{s:i, s:s}}", "schema", "hscal-machine/1", "name",
                           "imported from mpC", "notes", notes_json(topology, gflops), "nodes",
                           nodes_json(topology, gflops), "layers", layers_json(topology), "processes_per_processor",
                           oversubscription(topology), "provenance", "samples", 0, "how", "imported from mpC");
  const int exact = 17;
  char *json = cli_json_text(root, exact);
  if (!json) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a machine of %d computers", topology->count);
  int status = hscal__machine_parse(json, topology->source, machine);
  free(json);
  return status;
}

int cli_read_mpc_topology(const char *text, const char *source, double gflops, hscal_machine **machine) {
  topology topology = {.source = source, .computers = calloc(MOST_COMPUTERS, sizeof(computer))};
  *machine = NULL;
  if (!topology.computers) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d computers", MOST_COMPUTERS);
  int status = read_lines(&topology, text);
  if (!status) status = make(&topology, gflops, machine);
  free(topology.computers);
  return status;
}
