#include "platform.h"
#include "base/status.h"
#include "machine/node_rates.h"
#include "sim.h"

#include <limits.h>
#include <math.h>
#include <string.h>

/* SMPI moves this with every message: tag, sender and communicator. */
static const double smpi_envelope_bytes = 16;

/* SimGrid has no unlimited links; no message of ours notices this one. */
static const double unlimited_bytes_per_s = 1e15;

static const char *const layer_name[HSCAL_LAYERS] = {"node", "network"};

static int refuse(int layer, const char *key, const char *why) {
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "layers.%s.%s: cannot be simulated: %s", layer_name[layer], key, why);
}

static const char *selector_of(const hscal_collectives *collectives) {
#define SIM_SELECTOR(named, selector)                                                                                  \
  if (strcmp(name, named) == 0) return selector;
  const char *name = collectives->name ? collectives->name : "";
#include "sim_selectors.def"
#undef SIM_SELECTOR
  return NULL;
}

const char *sim_platform_selector(const hscal_machine *machine) {
  const char *selector = selector_of(hscal__machine_collectives(machine));
  return selector ? selector : "default";
}

/* How many processes the machine's MPI library can be simulated with; 0: it cannot. */
static int most_processes(const hscal_collectives *collectives) {
#define SIM_LIBRARY(named, collectives, most)                                                                          \
  if (strcmp(name, named) == 0) return most;
  const char *name = collectives->name ? collectives->name : "";
#include "sim_libraries.def"
#undef SIM_LIBRARY
  return selector_of(collectives) ? INT_MAX : 0;
}

static int check_collectives(const hscal_machine *machine, int processes) {
  const hscal_collectives *collectives = hscal__machine_collectives(machine);
  const char *name = collectives->name ? collectives->name : "rows of its own";
  int most = most_processes(collectives);
  if (processes <= most) return 0;
  if (most > 0)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED, "collectives: %s cannot be simulated with more than %d processes", name,
                       most);
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                     "collectives: cannot be simulated: %s; smpi, its selectors (smpi-...), openmpi-4.1, "
                     "openmpi-5.0, mpich-4 and mpich-4-flat can",
                     name);
}

int sim_platform_check_program(const hscal_machine *machine) {
  if (strcmp(sim_platform_selector(machine), "impi") != 0) return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                     "collectives: smpi-impi: SMPI leaves messages behind in communicators of 5 to 8 members, which "
                     "later broadcasts take; programs go wrong, only its collectives by themselves can be simulated");
}

/* What costs time on a node besides the kernels. */
static int check_class(const hscal_machine *machine, int c) {
  const hscal_node_class *class = &machine->classes[c];
  for (int i = 0; i < HSCAL_NODE_RATES; i++)
    if (hscal__rate_in_class(class, i) > 0)
      return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                         "nodes[%d].%s: cannot be simulated: copies and sums inside ScaLAPACK and MPI are free", c,
                         hscal__node_rates[i].key);
  return 0;
}

int sim_platform_check(const hscal_machine *machine, int processes) {
  for (int l = 0; l < HSCAL_LAYERS; l++) {
    const hscal_message_layer *layer = &machine->layer[l];
    if (layer->seconds.npoints > 0) return refuse(l, "points", "SimGrid takes a latency and a rate");
    if (layer->envelope_bytes != smpi_envelope_bytes) return refuse(l, "envelope_bytes", "SMPI's is 16");
    if (layer->send_overhead_s > 0) return refuse(l, "send_overhead_us", "SMPI charges it to short messages only");
    if (layer->receive_overhead_s > 0)
      return refuse(l, "receive_overhead_us", "SMPI charges it to short messages only");
  }
  const hscal_message_layer *node = &machine->layer[HSCAL_LAYER_NODE];
  const hscal_message_layer *network = &machine->layer[HSCAL_LAYER_NETWORK];
  if (node->rendezvous_bytes != network->rendezvous_bytes)
    return refuse(HSCAL_LAYER_NODE, "rendezvous_bytes", "SMPI has one limit, and that of the network differs");
  if (node->late_receiver != network->late_receiver)
    return refuse(HSCAL_LAYER_NODE, "late_receiver", "SMPI has one rule, and that of the network differs");
  for (int c = 0; c < machine->nclasses; c++) HSCAL_TRY(check_class(machine, c));
  return check_collectives(machine, processes);
}

sim_thresholds sim_platform_thresholds(const hscal_machine *machine) {
  const hscal_message_layer *network = &machine->layer[HSCAL_LAYER_NETWORK];
  double bytes = fmin(ceil(network->rendezvous_bytes), INT_MAX);
  sim_thresholds limits = {.rendezvous = (int)bytes};
  if (!network->late_receiver) limits.at_once = limits.rendezvous;
  return limits;
}

static double or_unlimited(double bytes_per_s) { return bytes_per_s > 0 ? bytes_per_s : unlimited_bytes_per_s; }

/* Capacity of a node's link: its own, and that of the layer where the layer's messages share it. */
static double link_capacity(const hscal_machine *machine, int node) {
  const hscal_message_layer *network = &machine->layer[HSCAL_LAYER_NETWORK];
  double own = or_unlimited(hscal__node(machine, node)->link_bytes_per_s);
  return network->shared ? fmin(own, or_unlimited(network->bytes_per_s)) : own;
}

static void write_link(FILE *xml, const char *kind, int node, double bytes_per_s, double latency_s,
                       const char *sharing) {
  fprintf(xml, "    <link id=\"%s%d\" bandwidth=\"%.17gBps\" latency=\"%.17gs\" sharing_policy=\"%s\"/>\n", kind, node,
          bytes_per_s, latency_s, sharing);
}

/* The links of both nodes, where their directions share them. */
static void write_both(const hscal_machine *machine, int node, FILE *xml) {
  if (hscal__node(machine, node)->link_both_bytes_per_s > 0) fprintf(xml, "<link_ctn id=\"both%d\"/>", node);
}

/* Out of one node and into the other; between switches up the one's uplink and down the other's. */
static void write_route(const hscal_machine *machine, int from, int to, FILE *xml) {
  int a = hscal__switch_of(machine, from), b = hscal__switch_of(machine, to);
  fprintf(xml, "    <route src=\"" SIM_HOST_NAME "\" dst=\"" SIM_HOST_NAME "\" symmetrical=\"NO\">", from, to);
  if (from == to) {
    fprintf(xml, "<link_ctn id=\"loop%d\"/>", from);
  } else {
    fprintf(xml, "<link_ctn id=\"link%d\" direction=\"UP\"/><link_ctn id=\"switch0\"/>", from);
    if (a != b)
      fprintf(xml,
              "<link_ctn id=\"uplink%d\" direction=\"UP\"/><link_ctn id=\"beyond0\"/>"
              "<link_ctn id=\"uplink%d\" direction=\"DOWN\"/>",
              a, b);
    fprintf(xml, "<link_ctn id=\"link%d\" direction=\"DOWN\"/>", to);
    write_both(machine, from, xml);
    write_both(machine, to, xml);
  }
  fprintf(xml, "</route>\n");
}

static void write_uplinks(const hscal_machine *machine, FILE *xml) {
  const hscal_switches *switches = &machine->switches;
  if (switches->count < 2) return;
  write_link(xml, "beyond", 0, or_unlimited(switches->bytes_per_s), switches->latency_s, "FATPIPE");
  for (int s = 0; s < switches->count; s++)
    write_link(xml, "uplink", s, or_unlimited(switches->uplink_bytes_per_s), 0, "SPLITDUPLEX");
}

void sim_platform_write(const hscal_machine *machine, const char *used, FILE *xml) {
  const hscal_message_layer *inside = &machine->layer[HSCAL_LAYER_NODE];
  const hscal_message_layer *network = &machine->layer[HSCAL_LAYER_NETWORK];
  fprintf(xml, "<?xml version=\"1.0\"?>\n"
               "<!DOCTYPE platform SYSTEM \"https://simgrid.org/simgrid.dtd\">\n"
               "<platform version=\"4.1\">\n"
               "  <zone id=\"cluster\" routing=\"Full\">\n");
  for (int i = 0; i < machine->nnodes; i++)
    if (used[i])
      fprintf(xml, "    <host id=\"" SIM_HOST_NAME "\" speed=\"%.17gf\" core=\"%d\"/>\n", i, SIM_HOST_FLOPS_PER_S,
              hscal__node(machine, i)->processors);
  /* FATPIPE limits each message by itself: the layer's rate of a lone message, and the loopback unless it is shared. */
  write_link(xml, "switch", 0, or_unlimited(network->bytes_per_s), network->latency_s, "FATPIPE");
  write_uplinks(machine, xml);
  for (int i = 0; i < machine->nnodes; i++) {
    if (!used[i]) continue;
    double both = hscal__node(machine, i)->link_both_bytes_per_s;
    write_link(xml, "link", i, link_capacity(machine, i), hscal__node(machine, i)->link_latency_s, "SPLITDUPLEX");
    if (both > 0) write_link(xml, "both", i, both, 0, "SHARED");
    write_link(xml, "loop", i, or_unlimited(inside->bytes_per_s), inside->latency_s,
               inside->shared ? "SHARED" : "FATPIPE");
  }
  for (int i = 0; i < machine->nnodes; i++)
    for (int j = 0; j < machine->nnodes; j++)
      if (used[i] && used[j]) write_route(machine, i, j, xml);
  fprintf(xml, "  </zone>\n</platform>\n");
}
