#include "models/cost/costs.h"
#include "base/array.h"
#include "base/status.h"
#include "models/cost/barrier_times.h"

#include <math.h>
#include <stdlib.h>

static double inverse(double rate) { return rate > 0 ? 1 / rate : 0; }

/* Only where the directions of the link are in each other's way; there is none without the link's own rate (check.c). */
static double both_s_per_byte(const hscal_node_class *class) {
  return class->link_both_bytes_per_s < 2 * class->link_bytes_per_s ? inverse(class->link_both_bytes_per_s) : 0;
}

static void set_layer(hscal_layer_cost *cost, const hscal_message_layer *layer) {
  int measured = layer->seconds.npoints > 0;
  cost->layer = layer;
  cost->s_per_byte = measured ? 0 : inverse(layer->bytes_per_s);
  cost->curve_start_s = measured ? hscal__curve_at(&layer->seconds, 0) : 0;
  cost->is_measured = measured;
  cost->latency_s = measured ? cost->curve_start_s : layer->latency_s;
  cost->capacity = layer->shared ? layer->bytes_per_s : 0;
}

/* What the nodes with processes behind each switch can send at most. Returns how many switches have any. */
static int add_up_uplinks(hscal_costs *costs) {
  const hscal_switches *switches = &costs->machine->switches;
  int used = 0;
  for (int s = 0; s < switches->count; s++) costs->uplink[s] = (hscal_uplink_cost){0};
  for (int x = 0; x < costs->machine->nnodes; x++) {
    const hscal_node_cost *node = &costs->node[x];
    hscal_uplink_cost *uplink = &costs->uplink[switches->of[x]];
    if (node->processes == 0) continue;
    used += uplink->processes == 0;
    uplink->processes += node->processes;
    uplink->links_per_s += node->link_s_per_byte > 0 ? 1 / node->link_s_per_byte : INFINITY;
  }
  return used;
}

static int set_switches(hscal_costs *costs) {
  const hscal_switches *switches = &costs->machine->switches;
  costs->switch_of = NULL;
  if (switches->count < 2) return 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(costs->uplink, costs->uplink_capacity, (size_t)switches->count));
  if (add_up_uplinks(costs) < 2) return 0;
  costs->switch_of = switches->of;
  costs->switch_latency_s = switches->latency_s;
  costs->switch_s_per_byte = fmax(inverse(switches->bytes_per_s), inverse(switches->uplink_bytes_per_s));
  for (int s = 0; s < switches->count; s++)
    if (costs->uplink[s].links_per_s > switches->uplink_bytes_per_s)
      costs->uplink[s].capacity = switches->uplink_bytes_per_s;
  return 0;
}

int hscal__costs_set(hscal_costs *costs, const hscal_placement *placement, int nprocs, const hscal_routine *routine) {
  const hscal_machine *machine = placement->machine;
  costs->machine = machine;
  costs->node_of = placement->node_of;
  costs->nprocs = nprocs;
  costs->type = routine->type;
  costs->element_bytes = (double)hscal__routine_message_bytes(routine);
  costs->copies_are_free = 1;
  for (int i = 0; i < machine->nclasses; i++)
    costs->copies_are_free &= machine->classes[i].copy_bytes_per_s <= 0 && machine->classes[i].row_bytes_per_s <= 0;
  for (int i = 0; i < HSCAL_LAYERS; i++) set_layer(&costs->layer[i], &machine->layer[i]);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(costs->node, costs->node_capacity, (size_t)machine->nnodes));
  for (int x = 0; x < machine->nnodes; x++) {
    const hscal_node_class *class = hscal__node(machine, x);
    costs->node[x] = (hscal_node_cost){.class = class,
                                       .latency_s = class->link_latency_s,
                                       .link_s_per_byte = inverse(class->link_bytes_per_s),
                                       .both_s_per_byte = both_s_per_byte(class),
                                       .processors = class->processors};
  }
  for (int p = 0; p < nprocs; p++) {
    int x = placement->node_of[p];
    if (x < 0 || x >= machine->nnodes)
      return hscal__fail(HSCAL_ERROR_ARGUMENT, "process %d is placed on node %d of a machine with %d", p, x,
                         machine->nnodes);
    costs->node[x].processes++;
  }
  HSCAL_TRY(set_switches(costs));
  return hscal__barrier_times_set(costs);
}

void hscal__costs_free(hscal_costs *costs) {
  free(costs->node);
  free(costs->uplink);
  hscal__barrier_free(&costs->barrier);
  free(costs->begin_s);
  free(costs->end_s);
  free(costs->round_s);
}
