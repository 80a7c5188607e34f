#include "placement_option.h"
#include "models/cost/placement.h"
#include "report.h"

#include <string.h>

/* Node called text[length], -1 if there is none. */
static int find_node(const hscal_machine *machine, const char *text, size_t length) {
  for (int node = 0; node < machine->nnodes; node++)
    if (strlen(machine->node_name[node]) == length && memcmp(machine->node_name[node], text, length) == 0) return node;
  return -1;
}

static int unknown_node(const hscal_machine *machine, const char *text, size_t length) {
  char name[64];
  if (length >= sizeof name) length = sizeof name - 1;
  memcpy(name, text, length);
  name[length] = 0;
  return cli_usage("--placement: the machine has no node \"%s\"%s", name,
                   cli_did_you_mean(name, (const char *const *)machine->node_name, machine->nnodes));
}

int cli_read_placement(const char *text, const hscal_machine *machine, const hscal_layout *layout, int *node_of) {
  int processes = hscal__layout_processes(layout), named = 0;
  if (!text) {
    hscal__place_in_order(machine, processes, node_of);
    return CLI_OK;
  }
  for (const char *at = text; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
    size_t length = strcspn(at, ",");
    int node = find_node(machine, at, length);
    if (node < 0) return unknown_node(machine, at, length);
    if (named < processes) node_of[named] = node;
    named++;
  }
  if (named != processes)
    return cli_usage("--placement names %d nodes, the grid %d x %d has %d processes", named, layout->nprow,
                     layout->npcol, processes);
  return CLI_OK;
}
