#include "launch/launch.h"
#include "base/nearest.h"
#include "base/status.h"
#include "machine/topology.h"
#include "machine/with_threads.h"
#include "plan/planner.h"
#include "search/search.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- hosts and nodes ---------------------------------------------------------------------------------------- */

/* "; did you mean "node2"?", or the first names of the machine. */
static void advise(const hscal_machine *machine, const char *name, char *text, size_t size) {
  const char *nearest = hscal__nearest(name, (const char *const *)machine->node_name, machine->nnodes);
  if (nearest)
    snprintf(text, size, "; did you mean \"%s\"?", nearest);
  else
    snprintf(text, size, " (its nodes: %s%s%s%s%s)", machine->node_name[0], machine->nnodes > 1 ? ", " : "",
             machine->nnodes > 1 ? machine->node_name[1] : "", machine->nnodes > 2 ? ", ..., " : "",
             machine->nnodes > 2 ? machine->node_name[machine->nnodes - 1] : "");
}

static int unknown_host(const hscal_allocation *allocation, int host, const hscal_machine *machine) {
  char where[512], advice[1024];
  const char *name = allocation->host[host].name;
  advise(machine, name, advice, sizeof advice);
  return hscal__fail(HSCAL_ERROR_MACHINE, "%s: \"%s\" is not a node of the machine%s",
                     hscal__host_where(allocation, host, where, sizeof where), name, advice);
}

static int find_node(const hscal_machine *machine, const char *name, int first) {
  for (int i = 0; i < machine->nnodes; i++) {
    int node = (first + i) % machine->nnodes; /* hosts are usually named in the order of the nodes */
    if (hscal__same_host(name, machine->node_name[node])) return node;
  }
  return -1;
}

/* Hostfiles for one computer often call it so. */
static const char *name_of(const char *name, char own[HSCAL_HOST_TEXT]) {
  if (strcmp(name, "localhost") != 0) return name;
  hscal__host_name(own);
  return own;
}

static int match_host(const hscal_allocation *allocation, const hscal_machine *machine, int host, int *taken,
                      hscal_nodes *nodes) {
  char own[HSCAL_HOST_TEXT], where[512];
  int first = host > 0 ? nodes->node_of[host - 1] + 1 : 0;
  int node = find_node(machine, name_of(allocation->host[host].name, own), first);
  if (node < 0) return unknown_host(allocation, host, machine);
  if (taken[node])
    return hscal__fail(HSCAL_ERROR_MACHINE, "%s: \"%s\" and \"%s\" are the same node of the machine, \"%s\"",
                       hscal__host_where(allocation, host, where, sizeof where), allocation->host[host].name,
                       allocation->host[taken[node] - 1].name, machine->node_name[node]);
  taken[node] = host + 1;
  nodes->node_of[host] = node;
  nodes->slots[node] = allocation->host[host].slots;
  if (!nodes->slots[node])
    nodes->slots[node] = hscal__node(machine, node)->processors * machine->processes_per_processor;
  return 0;
}

int hscal__nodes_match(const hscal_allocation *allocation, const hscal_machine *machine, hscal_nodes *nodes) {
  *nodes = (hscal_nodes){.nhosts = allocation->nhosts, .nnodes = machine->nnodes};
  nodes->node_of = calloc((size_t)allocation->nhosts + 1, sizeof *nodes->node_of);
  nodes->slots = calloc((size_t)machine->nnodes + 1, sizeof *nodes->slots);
  int *taken = calloc((size_t)machine->nnodes + 1, sizeof *taken); /* by which host, from 1 */
  int status = 0;
  if (!nodes->node_of || !nodes->slots || !taken)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory to find %d hosts among %d nodes", allocation->nhosts,
                         machine->nnodes);
  for (int host = 0; host < allocation->nhosts && !status; host++)
    status = match_host(allocation, machine, host, taken, nodes);
  free(taken);
  return status;
}

/* So many processes on the nodes, one after another, each as full as it has processors: what hscal__hosts_match makes of them. */
static void deal(const hscal_machine *machine, int processes, int *slots) {
  for (int node = 0; node < machine->nnodes; node++) {
    int processors = hscal__node(machine, node)->processors;
    slots[node] = processes < processors ? processes : processors;
    processes -= slots[node];
  }
}

int hscal__nodes_rehearse(const hscal_allocation *allocation, const hscal_machine *machine, hscal_nodes *nodes) {
  *nodes = (hscal_nodes){.nhosts = allocation->nhosts, .nnodes = machine->nnodes, .is_rehearsal = 1};
  nodes->node_of = calloc((size_t)allocation->nhosts, sizeof *nodes->node_of);
  nodes->slots = calloc((size_t)machine->nnodes, sizeof *nodes->slots);
  if (!nodes->node_of || !nodes->slots)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  deal(machine, INT_MAX, nodes->slots);
  return 0;
}

void hscal__nodes_free(hscal_nodes *nodes) {
  free(nodes->node_of);
  free(nodes->slots);
  *nodes = (hscal_nodes){0};
}

/* ---- the plan ----------------------------------------------------------------------------------------------- */

static int check_slots(const hscal_nodes *nodes, const hscal_options *options, const char *source) {
  long slots = 0, demanded = options->exact_processes ? options->processes : 0;
  for (int node = 0; node < nodes->nnodes; node++) slots += nodes->slots[node];
  if (options->nprow > 0) demanded = (long)options->nprow * options->npcol;
  if (demanded <= slots) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID, "%s: too few slots: %ld processes were requested, it has %ld on %d host(s)",
                     source, demanded, slots, nodes->nhosts);
}

static void range_of_threads(const hscal_plan *plan, int *least, int *most) {
  *least = *most = plan->threads_of_node[plan->node_of[0]];
  for (int i = 1; i < plan->nprocs; i++) {
    int threads = plan->threads_of_node[plan->node_of[i]];
    *least = threads < *least ? threads : *least;
    *most = threads > *most ? threads : *most;
  }
}

/* The best plan whose processes all have so many threads. Nodes that the machine knows no such processes on are left out: able[nnodes] is scratch. */
static int search_even(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, int threads,
                       int *able, hscal_plan **plan) {
  hscal_options even = *options;
  even.threads = threads;
  even.slots = able;
  for (int node = 0; node < machine->nnodes; node++)
    able[node] = hscal__class_has_threads(hscal__node(machine, node), threads) ? options->slots[node] : 0;
  return hscal__plan_call(call, machine, &even, plan);
}

static int occurs(const hscal_plan *plan, int threads) {
  for (int node = 0; node < plan->nnodes; node++)
    if (plan->threads_of_node[node] == threads) return 1;
  return 0;
}

/* The best plan with one of the numbers that the unlike nodes of `unlike` have, or one, for all processes; options->threads becomes that. */
static int search_evens(const hscal_call *call, const hscal_machine *machine, const hscal_plan *unlike, int most,
                        int *able, hscal_options *options, hscal_plan **plan) {
  int status = 0;
  for (int threads = 1; threads <= most; threads++) {
    hscal_plan *even = NULL;
    if (threads > 1 && !occurs(unlike, threads)) continue;
    status = search_even(call, machine, options, threads, able, &even);
    if (hscal__is_no_choice(status)) continue;
    HSCAL_TRY(status);
    if (*plan && (*plan)->predicted_s <= even->predicted_s) {
      hscal_plan_free(even);
      continue;
    }
    hscal_plan_free(*plan);
    *plan = even;
    options->threads = threads;
  }
  return *plan ? 0 : status;
}

/* All processes get the same environment, so all have as many threads. *unlike_s is what is predicted where unlike nodes have
 * unlike numbers, if the search would have it so. */
static int search_startable(const hscal_call *call, const hscal_machine *machine, int *able, hscal_options *options,
                            hscal_plan **plan, double *unlike_s) {
  int least, most;
  HSCAL_TRY(hscal__plan_call(call, machine, options, plan));
  range_of_threads(*plan, &least, &most);
  if (least == most) {
    options->threads = most;
    return 0;
  }
  hscal_plan *unlike = *plan;
  *plan = NULL;
  *unlike_s = unlike->predicted_s;
  int status = search_evens(call, machine, unlike, most, able, options, plan);
  hscal_plan_free(unlike);
  return status;
}

/* Of a number of processes that is given, or is the most, the program knows only that number. */
static void limit_rehearsal(const hscal_machine *machine, const hscal_nodes *nodes, const hscal_options *options) {
  int processes = options->nprow > 0 ? options->nprow * options->npcol : options->processes;
  if (processes > 0) deal(machine, processes, nodes->slots);
}

int hscal__launch_plan(const hscal_call *call, const hscal_machine *machine, const hscal_nodes *nodes,
                       const hscal_options *options, const char *source, hscal_plan **plan, double *unlike_s) {
  hscal_options first = *options;
  *plan = NULL;
  *unlike_s = NAN;
  HSCAL_TRY(check_slots(nodes, options, source));
  first.slots = nodes->slots;
  if (nodes->is_rehearsal) limit_rehearsal(machine, nodes, options);
  int *able = calloc((size_t)machine->nnodes, sizeof *able);
  if (!able) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  int status = search_startable(call, machine, able, &first, plan, unlike_s);
  free(able);
  if (!status) return 0;
  hscal_plan_free(*plan);
  *plan = NULL;
  return status;
}

/* ---- the processes ------------------------------------------------------------------------------------------ */

int hscal__launch_make(const hscal_allocation *allocation, const hscal_machine *machine, const hscal_nodes *nodes,
                       const hscal_plan *plan, hscal_launch *launch) {
  size_t hosts = (size_t)allocation->nhosts, processes = (size_t)plan->nprocs;
  int threads = plan->threads_of_node[plan->node_of[0]];
  *launch = (hscal_launch){.nprocs = plan->nprocs, .nhosts = allocation->nhosts, .threads = threads};
  launch->host_name = calloc(hosts, sizeof *launch->host_name);
  launch->processors = calloc(hosts, sizeof *launch->processors);
  launch->processes = calloc(hosts, sizeof *launch->processes);
  launch->host_of = calloc(processes, sizeof *launch->host_of);
  launch->nth = calloc(processes, sizeof *launch->nth);
  int *host_at = calloc((size_t)machine->nnodes, sizeof *host_at);
  int enough =
      launch->host_name && launch->processors && launch->processes && launch->host_of && launch->nth && host_at;
  for (int host = 0; enough && host < allocation->nhosts; host++) {
    host_at[nodes->node_of[host]] = host;
    launch->host_name[host] = allocation->host[host].name;
    launch->processors[host] = hscal__node(machine, nodes->node_of[host])->processors;
  }
  for (int rank = 0; enough && rank < plan->nprocs; rank++) {
    int place = plan->order == 'C' ? rank % plan->nprow * plan->npcol + rank / plan->nprow : rank;
    launch->host_of[rank] = host_at[plan->node_of[place]];
    launch->nth[rank] = launch->processes[launch->host_of[rank]]++;
  }
  free(host_at);
  return enough ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", plan->nprocs);
}

void hscal__launch_free(hscal_launch *launch) {
  free(launch->host_name);
  free(launch->processors);
  free(launch->processes);
  free(launch->host_of);
  free(launch->nth);
  *launch = (hscal_launch){0};
}
