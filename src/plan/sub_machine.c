#include "plan/sub_machine.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "machine/what_if_machine.h"
#include "models/cost/kernel.h"
#include "search/space.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int no_memory(void) { return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for some of the nodes"); }

/* ---- the order of nodes ------------------------------------------------------------------------------------- */

typedef struct class_speed {
  double speed;
  int node_class;
} class_speed;

/* Operations per second of all processes that a node may have. */
static double speed_of(const hscal_node_class *node, const hscal_call *call, const hscal_options *options) {
  enum { ROWS = 1024, WIDTH = 64 };
  int processes = node->processors;
  if (options && options->processes_per_node > 0) processes = hscal__min(processes, options->processes_per_node);
  double seconds = hscal__kernel_seconds(node, hscal__speed_type(call), HSCAL_KERNEL_GEMM, ROWS, ROWS, WIDTH);
  return isfinite(seconds) && seconds > 0 ? processes / seconds : 0;
}

static int faster_first(const void *x, const void *y) {
  const class_speed *a = x, *b = y;
  if (a->speed != b->speed) return a->speed > b->speed ? -1 : 1;
  return a->node_class - b->node_class;
}

int hscal__nodes_by_speed(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          int *nodes, int *count) {
  class_speed *classes = malloc((size_t)machine->nclasses * sizeof *classes);
  if (!classes) return no_memory();
  for (int c = 0; c < machine->nclasses; c++)
    classes[c] = (class_speed){speed_of(&machine->classes[c], call, options), c};
  qsort(classes, (size_t)machine->nclasses, sizeof *classes, faster_first);
  *count = 0;
  for (int i = 0; i < machine->nclasses; i++)
    for (int h = 0; h < machine->nnodes; h++)
      if (machine->class_of[h] == classes[i].node_class && (!options || !options->slots || options->slots[h] > 0))
        nodes[(*count)++] = h;
  free(classes);
  return 0;
}

/* ---- a part of the machine ---------------------------------------------------------------------------------- */

/* The part: its nodes in the order of the machine, and what the options say of them. */
typedef struct sub_machine {
  const hscal_machine *whole;
  hscal_what_if_machine what_if;
  hscal_options options;
  int *node;    /* [nodes of the part] which they are in the whole */
  int *at;      /* [nodes of the whole] which they are in the part; -1: none */
  int *slots;   /* of the part */
  int *started; /* of the part */
} sub_machine;

static void sub_machine_free(sub_machine *part) {
  hscal__what_if_free(&part->what_if);
  free(part->node);
  free(part->at);
  free(part->slots);
  free(part->started);
}

static void drop_nodes(sub_machine *part) {
  for (int h = part->whole->nnodes - 1; h >= 0; h--)
    if (part->at[h] < 0) hscal__what_if_drop_node(&part->what_if, h);
  int kept = 0;
  for (int h = 0; h < part->whole->nnodes; h++) {
    if (part->at[h] < 0) continue;
    part->node[kept] = h;
    part->at[h] = kept++;
  }
}

/* Where the run has started processes already. */
static int take_slots(sub_machine *part, const int *slots, const int *started) {
  int nodes = part->what_if.machine.nnodes, there = 0, all = 0;
  for (int h = 0; h < part->whole->nnodes; h++) all += hscal__max(slots[h], 0);
  part->slots = malloc((size_t)hscal__max(nodes, 1) * sizeof *part->slots);
  part->started = malloc((size_t)hscal__max(all, 1) * sizeof *part->started);
  if (!part->slots || !part->started) return no_memory();
  for (int i = 0; i < nodes; i++) part->slots[i] = slots[part->node[i]];
  part->options.slots = part->slots;
  if (!started) return 0;
  for (int i = 0; i < all; i++) { /* what is no node the search will refuse */
    int is_node = started[i] >= 0 && started[i] < part->whole->nnodes;
    if (!is_node || part->at[started[i]] >= 0) part->started[there++] = is_node ? part->at[started[i]] : -1;
  }
  part->options.started = part->started;
  return 0;
}

static int sub_machine_init(sub_machine *part, const hscal_machine *machine, const hscal_options *options,
                            const int *nodes, int count) {
  *part = (sub_machine){.whole = machine};
  HSCAL_TRY(hscal__what_if_init(&part->what_if, machine));
  if (options) part->options = *options;
  part->options.wisdom = NULL;
  part->node = malloc((size_t)machine->nnodes * sizeof *part->node);
  part->at = malloc((size_t)machine->nnodes * sizeof *part->at);
  if (!part->node || !part->at) return no_memory();
  for (int h = 0; h < machine->nnodes; h++) part->at[h] = -1;
  for (int i = 0; i < count; i++) part->at[nodes[i]] = 0;
  drop_nodes(part);
  return options && options->slots ? take_slots(part, options->slots, options->started) : 0;
}

/* ---- its plan as one of the whole machine ------------------------------------------------------------------- */

/* An array with an entry for each node of the part becomes one for each of the whole. */
static void *spread(const sub_machine *part, void *of_part, size_t size) {
  char *of_whole = calloc((size_t)part->whole->nnodes, size);
  for (int i = 0; of_whole && i < part->what_if.machine.nnodes; i++)
    memcpy(of_whole + (size_t)part->node[i] * size, (char *)of_part + (size_t)i * size, size);
  free(of_part);
  return of_whole;
}

static int spread_names(const sub_machine *part, hscal_plan *plan) {
  plan->node_name = spread(part, plan->node_name, sizeof *plan->node_name);
  plan->nnodes = part->whole->nnodes;
  for (int h = 0; plan->node_name && h < plan->nnodes; h++)
    if (!plan->node_name[h] && !(plan->node_name[h] = strdup(part->whole->node_name[h]))) return no_memory();
  return plan->node_name ? 0 : no_memory();
}

static int widen(const sub_machine *part, hscal_plan *plan) {
  for (int i = 0; i < plan->nprocs; i++) plan->node_of[i] = part->node[plan->node_of[i]];
  plan->threads_of_node = spread(part, plan->threads_of_node, sizeof *plan->threads_of_node);
  plan->memory_bytes = spread(part, plan->memory_bytes, sizeof *plan->memory_bytes);
  return plan->threads_of_node && plan->memory_bytes ? spread_names(part, plan) : no_memory();
}

int hscal__plan_sub_machine(hscal_planner *planner, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, const int *nodes, int count, hscal_plan **plan) {
  sub_machine part;
  *plan = NULL;
  int status = sub_machine_init(&part, machine, options, nodes, count);
  if (!status) status = planner(call, &part.what_if.machine, &part.options, plan);
  if (!status && count < machine->nnodes) status = widen(&part, *plan);
  sub_machine_free(&part);
  if (!status) return 0;
  hscal_plan_free(*plan);
  *plan = NULL;
  return status;
}
