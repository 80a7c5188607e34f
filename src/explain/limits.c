#include "explain/limits.h"
#include "base/status.h"
#include "base/text.h"
#include "explain/calibrated.h"
#include "machine/what_if_machine.h"
#include "models/predict/predict.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The part that is timed, its largest effect so far, and what it is on. */
typedef struct leader {
  double gain_s;
  char name[64];
} leader;

typedef struct prober {
  const hscal_explained *explained;
  hscal_limits *limits;
  hscal_workspace *workspace;
  double base_s;
  leader node, link;
} prober;

static int time_on(const prober *prober, const hscal_machine *machine, double *seconds) {
  const hscal_explained *explained = prober->explained;
  hscal_placement placement = {machine, explained->placement->node_of};
  return hscal__timeof_in(prober->workspace, explained->call, explained->layout, &placement, HSCAL_EFFORT_MODEL,
                          seconds);
}

/* What is changed: so many times as fast (0: left alone). */
typedef struct alteration {
  int node_class, node; /* -1: all, none in particular */
  double computing, links, layer[HSCAL_LAYERS];
  double switches;
  int no_latency;
} alteration;

static const hscal_machine *machine_of(const prober *prober) { return prober->explained->placement->machine; }

static int alter(hscal_what_if_machine *what_if, const alteration *what) {
  int first = what->node_class, last = what->node_class;
  if (what->node_class < 0) first = 0, last = what_if->machine.nclasses - 1;
  if (what->node >= 0) first = last = hscal__what_if_single_out(what_if, what->node);
  for (int c = first; c <= last; c++) {
    if (what->computing > 0) HSCAL_TRY(hscal__what_if_speed_up(what_if, c, what->computing));
    if (what->links > 0) hscal__what_if_widen_links(what_if, c, what->links);
  }
  for (int l = 0; l < HSCAL_LAYERS; l++)
    if (what->layer[l] > 0) hscal__what_if_widen_layer(what_if, l, what->layer[l]);
  if (what->switches > 0) hscal__what_if_widen_switches(what_if, what->switches);
  if (what->no_latency) hscal__what_if_drop_latency(what_if);
  return 0;
}

/* Times the layout on the changed machine; what it gains goes into *gain_s and is told in these words. */
static int probe(prober *prober, const alteration *what, double *gain_s, const char *words, const char *name) {
  hscal_changes *changes = &prober->limits->changes;
  hscal_what_if_machine what_if;
  double seconds = 0;
  int status = hscal__what_if_init(&what_if, machine_of(prober));
  if (!status) status = alter(&what_if, what);
  if (!status) status = time_on(prober, &what_if.machine, &seconds);
  hscal__what_if_free(&what_if);
  HSCAL_TRY(status);
  *gain_s = fmax(prober->base_s - seconds, 0);
  if (changes->count == HSCAL_CHANGES) return 0;
  hscal_change *change = &changes->change[changes->count++];
  snprintf(change->what, sizeof change->what, "if %s %s", name, words);
  change->seconds = seconds;
  change->difference = prober->base_s > 0 ? seconds / prober->base_s - 1 : 0;
  return 0;
}

static void lead(leader *leader, double gain_s, const char *name) {
  if (gain_s <= leader->gain_s) return;
  leader->gain_s = gain_s;
  snprintf(leader->name, sizeof leader->name, "%.60s", name);
}

/* Nodes of a class that have processes; *node: one of them. */
static int nodes_used(const prober *prober, int node_class, int *node) {
  const int *node_of = prober->explained->placement->node_of, *class_of = machine_of(prober)->class_of;
  int nprocs = hscal__layout_processes(prober->explained->layout), used = 0;
  for (int p = 0; p < nprocs; p++) {
    if (class_of[node_of[p]] != node_class || (used > 0 && node_of[p] == *node)) continue;
    *node = node_of[p];
    used++;
  }
  return used;
}

/* "n3", or "the nodes of kind b"; returns how many take part, about: 0, 1, more. */
static int name_kind(const prober *prober, int node_class, char name[64]) {
  int node = 0, used = nodes_used(prober, node_class, &node);
  const hscal_machine *machine = machine_of(prober);
  if (used == 1)
    snprintf(name, 64, "%.*s", HSCAL_BEGINNING(machine->node_name[node], 40));
  else
    snprintf(name, 64, "the nodes of kind %.*s", HSCAL_BEGINNING(machine->classes[node_class].name, 40));
  return used;
}

/* Computing: all nodes, each kind, and the one that computes longest. */
static int probe_nodes(prober *prober, int busiest) {
  const hscal_machine *machine = machine_of(prober);
  double gain_s;
  char name[64];
  HSCAL_TRY(
      probe(prober, &(alteration){-1, -1, .computing = hscal__nodes_faster}, &gain_s, "were 10 % faster", "all nodes"));
  prober->limits->compute_s = gain_s * hscal__nodes_faster / (hscal__nodes_faster - 1);
  for (int c = 0; c < machine->nclasses && machine->nclasses > 1 && c < HSCAL_LIMIT_KINDS; c++) {
    if (name_kind(prober, c, name) == 0) continue;
    HSCAL_TRY(probe(prober, &(alteration){c, -1, .computing = hscal__nodes_faster}, &gain_s, "were 10 % faster", name));
    lead(&prober->node, gain_s, name);
  }
  int node = prober->explained->placement->node_of[busiest], kin = name_kind(prober, machine->class_of[node], name);
  if (machine->nclasses == 1) lead(&prober->node, INFINITY, name);
  if (kin < 2) return 0;
  snprintf(name, sizeof name, "%.*s alone", HSCAL_BEGINNING(machine->node_name[node], 40));
  return probe(prober, &(alteration){-1, node, .computing = hscal__nodes_faster}, &gain_s, "were 10 % faster", name);
}

/* Do several nodes, or one node with several processes, take part? */
static int has_layer(const prober *prober, int layer) {
  const int *node_of = prober->explained->placement->node_of;
  int nprocs = hscal__layout_processes(prober->explained->layout);
  for (int p = 1; p < nprocs; p++)
    for (int q = layer == HSCAL_LAYER_NETWORK ? p - 1 : 0; q < p; q++)
      if ((node_of[p] == node_of[q]) == (layer == HSCAL_LAYER_NODE)) return 1;
  return 0;
}

static int probe_layer(prober *prober, int layer, const char *name) {
  double gain_s;
  if (!has_layer(prober, layer)) return 0;
  alteration what = {-1, -1, .links = layer == HSCAL_LAYER_NETWORK ? hscal__links_wider : 0};
  what.layer[layer] = hscal__links_wider;
  HSCAL_TRY(probe(prober, &what, &gain_s, "were twice as fast", name));
  prober->limits->bandwidth_s += gain_s * hscal__links_wider / (hscal__links_wider - 1);
  lead(&prober->link, hscal__single_link_part * gain_s, name);
  return 0;
}

/* Do processes behind several switches take part? */
static int has_switches(const prober *prober) {
  const int *node_of = prober->explained->placement->node_of;
  const hscal_machine *machine = machine_of(prober);
  for (int p = 1; p < hscal__layout_processes(prober->explained->layout); p++)
    if (hscal__switch_of(machine, node_of[p]) != hscal__switch_of(machine, node_of[0])) return 1;
  return 0;
}

static int probe_switches(prober *prober) {
  static const char name[] = "uplinks of switches";
  double gain_s;
  if (!has_switches(prober)) return 0;
  HSCAL_TRY(probe(prober, &(alteration){-1, -1, .switches = hscal__links_wider}, &gain_s, "were twice as fast", name));
  prober->limits->bandwidth_s += gain_s * hscal__links_wider / (hscal__links_wider - 1);
  lead(&prober->link, hscal__single_link_part * gain_s, name);
  return 0;
}

static int probe_messages(prober *prober) {
  const hscal_machine *machine = machine_of(prober);
  double gain_s;
  char kind[64], name[80];
  HSCAL_TRY(
      probe(prober, &(alteration){-1, -1, .no_latency = 1}, &prober->limits->latency_s, "had no latency", "messages"));
  HSCAL_TRY(probe_layer(prober, HSCAL_LAYER_NODE, "messages within nodes"));
  HSCAL_TRY(probe_layer(prober, HSCAL_LAYER_NETWORK, "links between nodes"));
  HSCAL_TRY(probe_switches(prober));
  for (int c = 0; c < machine->nclasses && machine->nclasses > 1 && c < HSCAL_LIMIT_KINDS; c++) {
    int used = name_kind(prober, c, kind);
    if (used == 0 || !(machine->classes[c].link_bytes_per_s > 0)) continue;
    snprintf(name, sizeof name, "the link%s of %s", used > 1 ? "s" : "", kind);
    HSCAL_TRY(probe(prober, &(alteration){c, -1, .links = hscal__links_wider}, &gain_s, "were twice as fast", name));
    lead(&prober->link, gain_s, name);
  }
  return 0;
}

static int probe_all(prober *prober, int busiest) {
  if (prober->base_s == 0) HSCAL_TRY(time_on(prober, machine_of(prober), &prober->base_s));
  HSCAL_TRY(probe_nodes(prober, busiest));
  return hscal__layout_processes(prober->explained->layout) > 1 ? probe_messages(prober) : 0;
}

/* The largest of the parts, and where it is. */
static void judge(const prober *prober) {
  hscal_limits *limits = prober->limits;
  double most = fmax(limits->compute_s, fmax(limits->latency_s, limits->bandwidth_s));
  if (!(most > 0))
    snprintf(limits->limit, sizeof limits->limit, "nothing, it takes no time");
  else if (most == limits->latency_s)
    snprintf(limits->limit, sizeof limits->limit, "the latency of messages");
  else if (most == limits->bandwidth_s)
    snprintf(limits->limit, sizeof limits->limit, "%s", prober->link.name);
  else if (limits->chain_s > limits->compute_s / 2)
    snprintf(limits->limit, sizeof limits->limit, "the chain of panels, one after another");
  else
    snprintf(limits->limit, sizeof limits->limit, "computing on %.60s", prober->node.name);
}

static int most_first(const void *x, const void *y) {
  const hscal_change *a = x, *b = y;
  if (a->seconds != b->seconds) return a->seconds < b->seconds ? -1 : 1;
  return strcmp(a->what, b->what);
}

int hscal__limits_find(const hscal_explained *explained, const hscal_shares *shares, double base_s,
                       hscal_limits *limits) {
  *limits = (hscal_limits){0};
  prober prober = {.explained = explained, .limits = limits, .workspace = hscal__workspace_new(), .base_s = base_s};
  if (!prober.workspace) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the clock");
  int status = probe_all(&prober, shares->busiest);
  hscal__workspace_free(prober.workspace);
  HSCAL_TRY(status);
  limits->chain_s = fmax(limits->compute_s - shares->of_process[shares->busiest][HSCAL_SHARE_COMPUTE], 0);
  judge(&prober);
  qsort(limits->changes.change, (size_t)limits->changes.count, sizeof *limits->changes.change, most_first);
  return 0;
}
