/*
 * What a call costs on a placement, laid out for the clocks: kernel seconds per process, message seconds per pair.
 * kernel.c and messages.c.
 */
#ifndef HSCAL_MODELS_COST_COSTS_H
#define HSCAL_MODELS_COST_COSTS_H

#include "base/minmax.h"
#include "models/predict/predict.h"

#include <stdint.h>

typedef struct hscal_node_cost {
  const hscal_node_class *class;
  double latency_s;       /* of its link                                                          */
  double link_s_per_byte; /* 1 / capacity of its link in each direction; 0 = not limited          */
  int processors;
  int processes; /* placed on it */
} hscal_node_cost;

typedef struct hscal_layer_cost {
  const hscal_message_layer *layer;
  int is_measured;      /* by a curve                                                               */
  double latency_s;     /* without links and switches: of the layer, or of its curve                */
  double s_per_byte;    /* of a lone message; 0 = not limited, or given by the curve                */
  double curve_start_s; /* time of an empty message on the measured curve: its latency              */
  double capacity;      /* bytes per second that the layer's messages on one node share; 0 = no end */
} hscal_layer_cost;

/* The uplink of a switch as a placement has it. */
typedef struct hscal_uplink_cost {
  int processes; /* behind the switch */
  double
      links_per_s; /* bytes per second that the links of their nodes carry together; infinite if one is not limited */
  double capacity; /* that messages share in each direction; 0: none of them can feel it */
} hscal_uplink_cost;

/* What a message passes and may share: out of a node (or through its inside), into a node, out of a switch, into a switch. */
enum { HSCAL_SIDE_OUT, HSCAL_SIDE_IN, HSCAL_SIDE_UP, HSCAL_SIDE_DOWN, HSCAL_SIDES };

/* Kernel times already looked up; a call has few shapes per class of nodes. */
enum { HSCAL_KERNEL_CACHE_BITS = 9, HSCAL_KERNEL_CACHE = 1 << HSCAL_KERNEL_CACHE_BITS };
typedef struct hscal_kernel_cache {
  struct hscal_cached_kernel {
    const hscal_node_class *class; /* null: nothing is here yet */
    uint64_t shape[2];             /* m and n; k, the kernel and how it is called */
    double seconds, flops;         /* real operations */
  } entry[HSCAL_KERNEL_CACHE];
} hscal_kernel_cache;

typedef struct hscal_costs {
  const hscal_machine *machine;
  const int *node_of; /* [nprocs] */
  int nprocs;
  hscal_type type;
  double element_bytes; /* of messages */
  int copies_are_free;  /* on every node */
  hscal_layer_cost layer[HSCAL_LAYERS];
  hscal_node_cost *node; /* [nnodes of the machine] */
  size_t node_capacity;
  const int *switch_of;                       /* [nnodes of the machine]; null: no message between switches */
  double switch_latency_s, switch_s_per_byte; /* on top of the network's; of a lone message */
  hscal_uplink_cost *uplink;                  /* [switches of the machine], where there is switch_of */
  size_t uplink_capacity;
  hscal_kernel_cache cache;
} hscal_costs;

/* How a message of so many bytes travels from node a to node b when nothing else does. */
typedef struct hscal_route {
  int layer;         /* HSCAL_LAYER_NODE or HSCAL_LAYER_NETWORK          */
  double latency_s;  /* until data arrive                                */
  double transfer_s; /* from the first byte to the last, link unshared   */
  double bytes;      /* moved: the data and their envelope               */
} hscal_route;

/* Prepares the costs of a placement. 0 or HSCAL_ERROR_MEMORY; HSCAL_ERROR_ARGUMENT if a node does not exist. */
int hscal__costs_set(hscal_costs *costs, const hscal_placement *placement, int nprocs, const hscal_routine *routine);
void hscal__costs_free(hscal_costs *costs);

/* Forgets kernel times: they may be another machine's. */
static inline void hscal__costs_forget(hscal_costs *costs) { costs->cache = (hscal_kernel_cache){0}; }

/* Fills an entry of the cache for an event: its hscal__event_seconds and hscal__event_flops. */
void hscal__costs_look_up(const hscal_costs *costs, const hscal_event *event, struct hscal_cached_kernel *entry);

/* hscal__event_seconds on the node of the event's process, and hscal__event_flops, remembered until the next one. */
static inline const struct hscal_cached_kernel *hscal__costs_kernel(hscal_costs *costs, const hscal_event *event) {
  const hscal_node_class *class = costs->node[costs->node_of[event->process]].class;
  uint64_t how = (uint64_t)event->kernel << 2 | (uint64_t)(event->letters[0] == 'R') << 1 | (event->in_reals != 0);
  uint64_t mn = (uint64_t)(uint32_t)event->m << 32 | (uint32_t)event->n, k = (uint64_t)(uint32_t)event->k << 32 | how;
  uint64_t hash =
      mn * 0x9E3779B97F4A7C15u + k * 0xC2B2AE3D27D4EB4Fu + (uint64_t)(uintptr_t) class * 0x165667B19E3779F9u;
  struct hscal_cached_kernel *entry = &costs->cache.entry[hash >> (64 - HSCAL_KERNEL_CACHE_BITS)];
  if (entry->class == class && entry->shape[0] == mn && entry->shape[1] == k) return entry;
  entry->class = class;
  entry->shape[0] = mn;
  entry->shape[1] = k;
  hscal__costs_look_up(costs, event, entry);
  return entry;
}

/* An empty message between two processes; 0 for a process and itself. */
double hscal__costs_signal(const hscal_costs *costs, int from, int to);
/* When process 0 has the empty message that tells of the end of process p. */
double hscal__costs_end(const hscal_costs *costs, int p, double end_s, double end_of_0_s);

/* Can the messages of a placement feel that they share the uplink of a switch? */
int hscal__costs_share_uplinks(const hscal_costs *costs);

static inline int hscal__costs_layer(const hscal_costs *costs, int from, int to) {
  return costs->node_of[from] == costs->node_of[to] ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
}

/* Do messages between two processes go from one switch to another? */
static inline int hscal__costs_climb(const hscal_costs *costs, int from, int to) {
  return costs->switch_of && costs->switch_of[costs->node_of[from]] != costs->switch_of[costs->node_of[to]];
}

/* The transfer of a lone message by the curve of a layer that is measured. */
double hscal__costs_measured(const hscal_layer_cost *layer, double bytes);

/* The route between the nodes of two processes. */
static inline hscal_route hscal__costs_route(const hscal_costs *costs, int from, int to, double bytes) {
  int a = costs->node_of[from], b = costs->node_of[to], which = a == b ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
  const hscal_layer_cost *layer = &costs->layer[which];
  hscal_route route = {.layer = which, .latency_s = layer->latency_s, .bytes = bytes + layer->layer->envelope_bytes};
  double s_per_byte = layer->s_per_byte;
  if (which == HSCAL_LAYER_NETWORK) {
    route.latency_s += costs->node[a].latency_s;
    route.latency_s += costs->node[b].latency_s;
    s_per_byte = hscal__most(s_per_byte, hscal__most(costs->node[a].link_s_per_byte, costs->node[b].link_s_per_byte));
    if (costs->switch_of && costs->switch_of[a] != costs->switch_of[b]) {
      s_per_byte = hscal__most(s_per_byte, costs->switch_s_per_byte);
      route.latency_s += costs->switch_latency_s;
    }
  }
  route.transfer_s = route.bytes * s_per_byte;
  if (layer->is_measured) route.transfer_s = hscal__most(route.transfer_s, hscal__costs_measured(layer, bytes));
  return route;
}

/* For bounds: the highest speed (real operations per second) of the gemm kernel at m x n for any inner dimension up to k,
 * and at any m x n. NAN if the node has none. */
double hscal__kernel_best_speed(const hscal_node_class *node, hscal_type type, int m, int n, int k);
double hscal__kernel_top_speed(const hscal_node_class *node, hscal_type type, int k);
/* A speed that a kernel reaches at no shape whatever. NAN if the node knows none. */
double hscal__kernel_limit_speed(const hscal_node_class *node, hscal_type type, hscal_kernel kernel);

#endif
