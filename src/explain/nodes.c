#include "explain/nodes.h"
#include "base/status.h"
#include "base/text.h"
#include "explain/calibrated.h"
#include "machine/what_if_machine.h"
#include "models/cost/kernel.h"
#include "plan/planner.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

const char *hscal__nodes_are_fixed(const hscal_options *options) {
  if (options->nprow > 0) return "the grid is given";
  if (options->exact_processes) return "the number of processes is given";
  if (options->slots) return "the processes are started already";
  return NULL;
}

/* Plans on the changed machine. No plan is worse than one on fewer nodes: what a search misses is not told as a
 * loss. */
static int plan_on(const hscal_call *call, hscal_what_if_machine *what_if, const hscal_options *options,
                   const hscal_plan *plan, int is_larger, hscal_change *change) {
  hscal_options own = *options;
  hscal_plan *other = NULL;
  own.wisdom = NULL, own.origin = (hscal_origin){0};
  int status = hscal__plan_call(call, &what_if->machine, &own, &other);
  if (status && !hscal__is_no_choice(status)) return status;
  change->seconds = other ? other->predicted_s : INFINITY;
  if (is_larger ? change->seconds > plan->predicted_s : change->seconds < plan->predicted_s)
    change->seconds = plan->predicted_s;
  change->difference = plan->predicted_s > 0 ? change->seconds / plan->predicted_s - 1 : 0;
  hscal_plan_free(other);
  return 0;
}

static int with_one_more(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                         const hscal_plan *plan, int node_class, hscal_changes *more) {
  hscal_what_if_machine what_if;
  hscal_change *change = &more->change[more->count++];
  int status = hscal__what_if_init(&what_if, machine);
  if (!status) {
    hscal__what_if_add_node(&what_if, node_class);
    snprintf(change->what, sizeof change->what, "with one more node like %.*s",
             HSCAL_BEGINNING(machine->classes[node_class].name, 40));
    status = plan_on(call, &what_if, options, plan, 1, change);
  }
  hscal__what_if_free(&what_if);
  return status;
}

/* Without the nodes of a class, or without one of them (node >= 0). */
static int without(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                   const hscal_plan *plan, int node_class, int node, hscal_changes *fewer) {
  hscal_what_if_machine what_if;
  hscal_change *change = &fewer->change[fewer->count++];
  int status = hscal__what_if_init(&what_if, machine);
  for (int h = machine->nnodes - 1; h >= 0 && !status; h--)
    if (node >= 0 ? h == node : machine->class_of[h] == node_class) hscal__what_if_drop_node(&what_if, h);
  if (node >= 0)
    snprintf(change->what, sizeof change->what, "without %.*s", HSCAL_BEGINNING(machine->node_name[node], 40));
  else
    snprintf(change->what, sizeof change->what, "without the nodes of kind %.*s",
             HSCAL_BEGINNING(machine->classes[node_class].name, 40));
  if (!status) status = plan_on(call, &what_if, options, plan, 0, change);
  hscal__what_if_free(&what_if);
  return status;
}

/* Nodes of the class, all or those with processes. */
static int count_nodes(const hscal_machine *machine, const hscal_plan *plan, int node_class, int used_only) {
  int count = 0;
  for (int h = 0; h < machine->nnodes; h++)
    count += machine->class_of[h] == node_class && (!used_only || plan->threads_of_node[h] > 0);
  return count;
}

/* Processor seconds of one operation, for comparing. */
static double slowness(const hscal_node_class *node) {
  double seconds = hscal__kernel_seconds(node, HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 256, 256, 64);
  return isfinite(seconds) ? seconds : 0;
}

typedef struct rated {
  double slowness;
  int node_class;
} rated;

static int fastest_first(const void *x, const void *y) {
  const rated *a = x, *b = y;
  if (a->slowness != b->slowness) return a->slowness < b->slowness ? -1 : 1;
  return a->node_class - b->node_class;
}

/* One of the nodes with processes of the slowest kind that has some; -1: there is but one kind. */
static int slowest_node(const hscal_machine *machine, const hscal_plan *plan, const rated *classes) {
  int slowest = -1, used = 0;
  for (int i = 0; i < machine->nclasses; i++) {
    if (count_nodes(machine, plan, classes[i].node_class, 1) == 0) continue;
    used++;
    slowest = classes[i].node_class;
  }
  if (used < 2) return -1;
  int node = machine->nnodes - 1;
  while (machine->class_of[node] != slowest || plan->threads_of_node[node] == 0) node--;
  return node;
}

/* The fastest kinds are added, the slowest left out. */
static int try_classes(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       const hscal_plan *plan, const rated *classes, hscal_changes *more, hscal_changes *fewer) {
  for (int i = 0; i < machine->nclasses && more->count < HSCAL_OTHER_KINDS; i++)
    if (count_nodes(machine, plan, classes[i].node_class, 0) > 0)
      HSCAL_TRY(with_one_more(call, machine, options, plan, classes[i].node_class, more));
  for (int i = machine->nclasses - 1; i >= 0 && fewer->count < HSCAL_OTHER_KINDS; i--) {
    int node_class = classes[i].node_class;
    if (count_nodes(machine, plan, node_class, 1) > 1 && count_nodes(machine, plan, node_class, 0) < machine->nnodes)
      HSCAL_TRY(without(call, machine, options, plan, node_class, -1, fewer));
  }
  int slowest = slowest_node(machine, plan, classes);
  return slowest < 0 ? 0 : without(call, machine, options, plan, -1, slowest, fewer);
}

int hscal__nodes_find(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                      const hscal_plan *plan, hscal_changes *more, hscal_changes *fewer) {
  *more = *fewer = (hscal_changes){0};
  rated *classes = malloc((size_t)machine->nclasses * sizeof *classes);
  if (!classes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d kinds of nodes", machine->nclasses);
  for (int c = 0; c < machine->nclasses; c++) classes[c] = (rated){slowness(&machine->classes[c]), c};
  qsort(classes, (size_t)machine->nclasses, sizeof *classes, fastest_first);
  int status = try_classes(call, machine, options, plan, classes, more, fewer);
  free(classes);
  return status;
}
