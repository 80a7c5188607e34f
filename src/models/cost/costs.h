/*
 * What a call costs on a placement, laid out for the clocks: kernel seconds per process, message seconds per pair.
 * kernel.h and messages.h read it.
 */
#ifndef HSCAL_MODELS_COST_COSTS_H
#define HSCAL_MODELS_COST_COSTS_H

#include "models/cost/barrier.h"
#include "models/cost/kernel.h"
#include "models/cost/placement.h"

typedef struct hscal_node_cost {
  const hscal_node_class *class;
  double latency_s;       /* of its link                                                          */
  double link_s_per_byte; /* 1 / capacity of its link in each direction; 0 = not limited          */
  double both_s_per_byte; /* 1 / what it carries out and in together; 0 = as much as both directions */
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
  hscal_barrier barrier; /* before and after the call */
  double *begin_s;       /* [nprocs] when the first one lets a process go; 0 for the earliest */
  double *end_s;         /* [nprocs] from when a process comes to the second one until process 0 leaves it */
  double *round_s;       /* [nprocs] memory to work in (barrier_times.c) */
  struct {
    int members; /* 0: of other messages, or on links that are not alike */
    hscal_collective_algorithm algorithm;
    double seconds; /* of each message */
    int is_late;
  } alike; /* what begin_s and end_s are of: most placements of a search are on links that are alike */
  size_t begin_capacity, end_capacity, round_capacity;
  hscal_kernel_cache cache;
} hscal_costs;

/* Prepares the costs of a placement. 0 or HSCAL_ERROR_MEMORY; HSCAL_ERROR_ARGUMENT if a node does not exist. */
int hscal__costs_set(hscal_costs *costs, const hscal_placement *placement, int nprocs, const hscal_routine *routine);
void hscal__costs_free(hscal_costs *costs);

/* Forgets kernel times: they may be another machine's. */
static inline void hscal__costs_forget(hscal_costs *costs) { costs->cache = (hscal_kernel_cache){0}; }

/* hscal__event_seconds on the node of the event's process, and hscal__event_flops, remembered until the next one. */
static inline const struct hscal_cached_kernel *hscal__costs_kernel(hscal_costs *costs, const hscal_event *event) {
  const hscal_node_class *class = costs->node[costs->node_of[event->process]].class;
  uint64_t how = (uint64_t)event->kernel << 3 | (uint64_t)(event->is_row != 0) << 2 |
                 (uint64_t)(event->letters[0] == 'R') << 1 | (event->in_reals != 0);
  uint64_t mn = (uint64_t)(uint32_t)event->m << 32 | (uint32_t)event->n, k = (uint64_t)(uint32_t)event->k << 32 | how;
  uint64_t hash =
      mn * 0x9E3779B97F4A7C15u + k * 0xC2B2AE3D27D4EB4Fu + (uint64_t)(uintptr_t) class * 0x165667B19E3779F9u;
  struct hscal_cached_kernel *entry = &costs->cache.entry[hash >> (64 - HSCAL_KERNEL_CACHE_BITS)];
  if (entry->class == class && entry->shape[0] == mn && entry->shape[1] == k) return entry;
  entry->class = class;
  entry->shape[0] = mn;
  entry->shape[1] = k;
  hscal__kernel_look_up(class, costs->type, event, entry);
  return entry;
}

#endif
