#include "ctxt/hosts.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

/* Numbers the different hosts in the order of their first process: host_of[nranks], first[nhosts] its first process. */
static int number_hosts(const hscal_host_name *host, int nranks, int *host_of, int *first) {
  int nhosts = 0;
  for (int rank = 0; rank < nranks; rank++) {
    /* Neighbours usually share a host, so look at the last one first. */
    int found = nhosts - 1;
    while (found >= 0 && strcmp(host[rank].text, host[first[found]].text) != 0) found--;
    if (found < 0) first[found = nhosts++] = rank;
    host_of[rank] = found;
  }
  return nhosts;
}

static int match_by_name(const hscal_host_name *host, const int *first, int nhosts, const hscal_machine *machine,
                         int *node_of_host, char *taken) {
  int matched = 0;
  for (int h = 0; h < nhosts; h++) {
    node_of_host[h] = -1;
    for (int node = 0; node < machine->nnodes && node_of_host[h] < 0; node++)
      if (!taken[node] && hscal__same_host(host[first[h]].text, machine->node_name[node])) node_of_host[h] = node;
    if (node_of_host[h] < 0) continue;
    taken[node_of_host[h]] = 1;
    matched++;
  }
  return matched;
}

static int match_in_order(const hscal_host_name *host, const int *first, int nhosts, const hscal_machine *machine,
                          int *node_of_host, char *taken) {
  int node = 0;
  for (int h = 0; h < nhosts; h++) {
    if (node_of_host[h] >= 0) continue;
    while (node < machine->nnodes && taken[node]) node++;
    if (node == machine->nnodes)
      return hscal__fail(HSCAL_ERROR_MACHINE,
                         "the run is on %d hosts, but the machine has %d nodes: none is left for %s", nhosts,
                         machine->nnodes, host[first[h]].text);
    node_of_host[h] = node++;
  }
  return 0;
}

/* A rehearsal: fills the nodes processor by processor, then deals the rest in turn. */
static void deal(int nranks, const hscal_machine *machine, int *node_of) {
  int rank = 0;
  for (int node = 0; node < machine->nnodes; node++)
    for (int i = 0; i < hscal__node(machine, node)->processors && rank < nranks; i++) node_of[rank++] = node;
  for (int node = 0; rank < nranks; node = (node + 1) % machine->nnodes) node_of[rank++] = node;
}

static int match(const hscal_host_name *host, const hscal_machine *machine, hscal_hosts *hosts, int *first,
                 int *node_of_host, char *taken) {
  int nhosts = number_hosts(host, hosts->nranks, hosts->node_of, first);
  if (!machine) {
    hosts->nnodes = nhosts;
    for (int h = 0; h < nhosts; h++) hosts->node_name[h] = host[first[h]].text;
    return 0;
  }
  for (int node = 0; node < machine->nnodes; node++) hosts->node_name[node] = machine->node_name[node];
  int matched = match_by_name(host, first, nhosts, machine, node_of_host, taken);
  if (!matched && nhosts == 1 && machine->nnodes > 1) {
    deal(hosts->nranks, machine, hosts->node_of);
    return 0;
  }
  HSCAL_TRY(match_in_order(host, first, nhosts, machine, node_of_host, taken));
  for (int rank = 0; rank < hosts->nranks; rank++) hosts->node_of[rank] = node_of_host[hosts->node_of[rank]];
  return 0;
}

int hscal__hosts_match(const hscal_host_name *host, int nranks, const hscal_machine *machine, hscal_hosts *hosts) {
  int nodes = machine ? machine->nnodes : nranks; /* without a machine: at most */
  *hosts = (hscal_hosts){.nranks = nranks, .nnodes = nodes};
  hosts->node_of = calloc((size_t)nranks, sizeof *hosts->node_of);
  hosts->slots = calloc((size_t)nodes, sizeof *hosts->slots);
  hosts->node_name = calloc((size_t)nodes, sizeof *hosts->node_name);
  int *first = calloc((size_t)nranks, sizeof *first), *node_of_host = calloc((size_t)nranks, sizeof *node_of_host);
  char *taken = calloc((size_t)nodes, 1);
  int status = 0;
  if (!hosts->node_of || !hosts->slots || !hosts->node_name || !first || !node_of_host || !taken)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory to match %d processes with %d nodes", nranks, nodes);
  if (!status) status = match(host, machine, hosts, first, node_of_host, taken);
  if (!status)
    for (int rank = 0; rank < nranks; rank++) hosts->slots[hosts->node_of[rank]]++;
  free(first);
  free(node_of_host);
  free(taken);
  return status;
}

void hscal__hosts_free(hscal_hosts *hosts) {
  free(hosts->node_of);
  free(hosts->slots);
  free(hosts->node_name);
  *hosts = (hscal_hosts){0};
}

/* The first of the node's processes from place `at` of the order on; nranks: there is none. */
static int find_on(const hscal_hosts *hosts, const int *order, int node, int at) {
  while (at < hosts->nranks && hosts->node_of[order ? order[at] : at] != node) at++;
  return at;
}

int hscal__hosts_place(const hscal_hosts *hosts, const int *order, const int *node_of, int nprocs, int *rank_of) {
  int *next = calloc((size_t)hosts->nnodes, sizeof *next); /* where to look for the node's next process */
  if (!next) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", nprocs);
  int status = 0;
  for (int i = 0; i < nprocs; i++) {
    int node = node_of[i], is_node = node >= 0 && node < hosts->nnodes;
    int at = is_node ? find_on(hosts, order, node, next[node]) : hosts->nranks;
    if (at == hosts->nranks) {
      status = hscal__fail(HSCAL_ERROR_INTERNAL, "the plan uses more processes of node %d than there are", node);
      break;
    }
    rank_of[i] = order ? order[at] : at;
    next[node] = at + 1;
  }
  free(next);
  return status;
}
