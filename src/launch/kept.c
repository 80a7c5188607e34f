/* Starting by a plan that was kept in a file. */
#include "launch/kept.h"
#include "base/status.h"
#include "launch/launch.h"
#include "machine/topology.h"

#include <stdlib.h>
#include <string.h>

/* The node of that name; -1: the machine has none. */
static int find_node(const hscal_machine *machine, const char *name) {
  for (int h = 0; h < machine->nnodes; h++)
    if (hscal__same_host(name, machine->node_name[h])) return h;
  return -1;
}

/* here[nnodes]: processes of each node of the plan; to[nnodes]: its node of the machine, if it has any. */
static int check_node(const hscal_machine *machine, const hscal_nodes *nodes, const char *file, const char *source,
                      const hscal_plan *plan, int node, int here, int *to) {
  const char *name = plan->node_name[node];
  *to = find_node(machine, name);
  if (*to < 0)
    return hscal__fail(HSCAL_ERROR_MACHINE,
                       "%s: the plan is for processes on \"%s\", which is not a node of the machine", file, name);
  if (nodes->slots[*to] >= here) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%s: the plan is for %d process(es) on \"%s\"; %s has %d slot(s) there", file,
                     here, name, source, nodes->slots[*to]);
}

static int check(const hscal_machine *machine, const hscal_nodes *nodes, const char *file, const char *source,
                 const hscal_plan *plan, int *here, int *to) {
  int first = plan->node_of[0];
  for (int i = 0; i < plan->nprocs; i++) here[plan->node_of[i]]++;
  for (int node = 0; node < plan->nnodes; node++) {
    if (here[node] == 0) continue;
    HSCAL_TRY(check_node(machine, nodes, file, source, plan, node, here[node], &to[node]));
    if (plan->threads_of_node[node] < 1 || plan->threads_of_node[node] != plan->threads_of_node[first])
      return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                         "%s: the processes of \"%s\" and \"%s\" have %d and %d threads, but all that are started "
                         "have as many (hscal plan --threads N)",
                         file, plan->node_name[first], plan->node_name[node], plan->threads_of_node[first],
                         plan->threads_of_node[node]);
  }
  return 0;
}

/* What a plan says of nodes, by those of a machine. */
typedef struct of_nodes {
  const char **name;
  int *threads;
  double *bytes;
} of_nodes;

static void free_nodes(const of_nodes *nodes, int count) {
  for (int h = 0; nodes->name && h < count; h++) free((void *)(uintptr_t)nodes->name[h]);
  free(nodes->name);
  free(nodes->threads);
  free(nodes->bytes);
}

/* Puts the plan on the nodes of the machine. */
static int move(const hscal_machine *machine, const int *here, const int *to, hscal_plan *plan) {
  size_t count = (size_t)machine->nnodes;
  of_nodes of = {calloc(count, sizeof *of.name), calloc(count, sizeof *of.threads), calloc(count, sizeof *of.bytes)};
  int has_memory = of.name && of.threads && of.bytes;
  for (size_t h = 0; h < count && has_memory; h++) has_memory = (of.name[h] = strdup(machine->node_name[h])) != NULL;
  if (!has_memory) {
    free_nodes(&of, machine->nnodes);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan on %d nodes", machine->nnodes);
  }
  for (int node = 0; node < plan->nnodes; node++)
    if (here[node] > 0)
      of.threads[to[node]] = plan->threads_of_node[node], of.bytes[to[node]] = plan->memory_bytes[node];
  for (int i = 0; i < plan->nprocs; i++) plan->node_of[i] = to[plan->node_of[i]];
  free_nodes(&(of_nodes){plan->node_name, plan->threads_of_node, plan->memory_bytes}, plan->nnodes);
  plan->nnodes = machine->nnodes;
  plan->node_name = of.name, plan->threads_of_node = of.threads, plan->memory_bytes = of.bytes;
  return 0;
}

int hscal__launch_keep(const hscal_machine *machine, const hscal_nodes *nodes, const char *file, const char *source,
                       hscal_plan *plan) {
  int *here = calloc(2 * (size_t)plan->nnodes, sizeof *here), *to = here ? here + plan->nnodes : NULL;
  if (!here) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", plan->nnodes);
  int status = check(machine, nodes, file, source, plan, here, to);
  if (!status) status = move(machine, here, to, plan);
  free(here);
  return status;
}
