#include "machine/what_if_machine.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/node_rates.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a changed machine"); }

static void *copy(const void *from, size_t used, size_t bytes) {
  void *to = calloc(bytes ? bytes : 1, 1);
  if (to && used) memcpy(to, from, used);
  return to;
}

int hscal__what_if_init(hscal_what_if_machine *what_if, const hscal_machine *original) {
  size_t nodes = (size_t)original->nnodes, classes = (size_t)original->nclasses;
  hscal_machine *machine = &what_if->machine;
  *what_if = (hscal_what_if_machine){.machine = *original};
  machine->class_of = copy(original->class_of, nodes * sizeof *machine->class_of, (nodes + 1) * sizeof(int));
  if (original->switches.of)
    machine->switches.of = copy(original->switches.of, nodes * sizeof *machine->switches.of, (nodes + 1) * sizeof(int));
  machine->node_name = copy(original->node_name, nodes * sizeof(char *), (nodes + 1) * sizeof(char *));
  machine->classes =
      copy(original->classes, classes * sizeof *machine->classes, (classes + 1) * sizeof *machine->classes);
  what_if->speed = calloc(classes + 1, sizeof *what_if->speed);
  int failed = (original->switches.of && !machine->switches.of) || !machine->class_of || !machine->node_name ||
               !machine->classes || !what_if->speed;
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    hscal_curve *curve = &machine->layer[i].seconds;
    if (curve->npoints == 0) continue;
    size_t bytes = (size_t)curve->npoints * sizeof *curve->y;
    curve->y = copy(curve->y, bytes, bytes);
    failed |= !curve->y;
  }
  return failed ? no_memory() : 0;
}

static void free_speeds(hscal_kernel_speed *speeds, int nspeeds) {
  for (int i = 0; speeds && i < nspeeds; i++) free(speeds[i].points);
  free(speeds);
}

void hscal__what_if_free(hscal_what_if_machine *what_if) {
  hscal_machine *machine = &what_if->machine;
  for (int c = 0; what_if->speed && machine->classes && c < machine->nclasses; c++)
    free_speeds(what_if->speed[c], machine->classes[c].nspeeds);
  for (int i = 0; i < HSCAL_LAYERS; i++)
    if (machine->layer[i].seconds.npoints > 0) free(machine->layer[i].seconds.y);
  free(what_if->speed);
  free(machine->class_of);
  free(machine->switches.of);
  free(machine->node_name);
  free(machine->classes);
}

int hscal__what_if_single_out(hscal_what_if_machine *what_if, int node) {
  hscal_machine *machine = &what_if->machine;
  int own = machine->nclasses++;
  machine->classes[own] = *hscal__node(machine, node);
  machine->class_of[node] = own;
  return own;
}

/* The class's own copy of its speeds, which may be changed. */
static hscal_kernel_speed *own_speeds(hscal_what_if_machine *what_if, int node_class) {
  hscal_node_class *node = &what_if->machine.classes[node_class];
  if (what_if->speed[node_class]) return what_if->speed[node_class];
  hscal_kernel_speed *speeds = calloc((size_t)node->nspeeds + 1, sizeof *speeds);
  for (int i = 0; speeds && i < node->nspeeds; i++) {
    size_t bytes = (size_t)node->speeds[i].npoints * sizeof *node->speeds[i].points;
    speeds[i] = node->speeds[i];
    speeds[i].points = copy(node->speeds[i].points, bytes, bytes);
    if (speeds[i].points) continue;
    free_speeds(speeds, i);
    speeds = NULL;
  }
  what_if->speed[node_class] = speeds;
  if (speeds) node->speeds = speeds;
  return speeds;
}

int hscal__what_if_speed_up(hscal_what_if_machine *what_if, int node_class, double times) {
  hscal_node_class *node = &what_if->machine.classes[node_class];
  hscal_kernel_speed *speeds = own_speeds(what_if, node_class);
  if (!speeds) return no_memory();
  for (int i = 0; i < node->nspeeds; i++) {
    speeds[i].flops_per_s *= times;
    for (int p = 0; p < speeds[i].npoints; p++) speeds[i].points[p].flops_per_s *= times;
  }
  for (int i = 0; i < HSCAL_NODE_RATES; i++) *hscal__rate_of_class(node, i) *= times;
  return 0;
}

void hscal__what_if_widen_links(hscal_what_if_machine *what_if, int node_class, double times) {
  what_if->machine.classes[node_class].link_bytes_per_s *= times;
  what_if->machine.classes[node_class].link_both_bytes_per_s *= times;
}

void hscal__what_if_widen_layer(hscal_what_if_machine *what_if, int layer, double times) {
  hscal_message_layer *changed = &what_if->machine.layer[layer];
  hscal_curve *curve = &changed->seconds;
  double start_s = curve->npoints > 0 ? hscal__curve_at(curve, 0) : 0;
  for (int i = 0; i < curve->npoints; i++) curve->y[i] = start_s + (curve->y[i] - start_s) / times;
  changed->bytes_per_s *= times;
}

void hscal__what_if_widen_switches(hscal_what_if_machine *what_if, double times) {
  what_if->machine.switches.bytes_per_s *= times;
  what_if->machine.switches.uplink_bytes_per_s *= times;
}

void hscal__what_if_drop_latency(hscal_what_if_machine *what_if) {
  hscal_machine *machine = &what_if->machine;
  for (int c = 0; c < machine->nclasses; c++) machine->classes[c].link_latency_s = 0;
  for (int l = 0; l < HSCAL_LAYERS; l++) {
    hscal_message_layer *layer = &machine->layer[l];
    double start_s = layer->seconds.npoints > 0 ? hscal__curve_at(&layer->seconds, 0) : 0;
    for (int i = 0; i < layer->seconds.npoints; i++) layer->seconds.y[i] = fmax(layer->seconds.y[i] - start_s, 0);
    layer->latency_s = layer->send_overhead_s = layer->receive_overhead_s = 0;
  }
  machine->switches.latency_s = 0;
}

void hscal__what_if_add_node(hscal_what_if_machine *what_if, int node_class) {
  hscal_machine *machine = &what_if->machine;
  int at = 0;
  while (at < machine->nnodes && machine->class_of[at] <= node_class) at++;
  size_t behind = (size_t)(machine->nnodes - at);
  memmove(machine->class_of + at + 1, machine->class_of + at, behind * sizeof *machine->class_of);
  memmove(machine->node_name + at + 1, machine->node_name + at, behind * sizeof *machine->node_name);
  if (machine->switches.of) { /* it joins the last one of its class */
    int *of = machine->switches.of + at;
    memmove(of + 1, of, behind * sizeof *of);
    of[0] = at > 0 ? of[-1] : 0;
  }
  snprintf(what_if->added, sizeof what_if->added, "one more %.*s",
           HSCAL_BEGINNING(machine->classes[node_class].name, 40));
  machine->class_of[at] = node_class;
  machine->node_name[at] = what_if->added;
  machine->nnodes++;
}

void hscal__what_if_drop_node(hscal_what_if_machine *what_if, int node) {
  hscal_machine *machine = &what_if->machine;
  size_t behind = (size_t)(machine->nnodes - node - 1);
  memmove(machine->class_of + node, machine->class_of + node + 1, behind * sizeof *machine->class_of);
  memmove(machine->node_name + node, machine->node_name + node + 1, behind * sizeof *machine->node_name);
  if (machine->switches.of)
    memmove(machine->switches.of + node, machine->switches.of + node + 1, behind * sizeof *machine->switches.of);
  machine->nnodes--;
}
