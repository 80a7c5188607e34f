#include "placement_option.h"
#include "models/cost/placement.h"
#include "plan_options.h"
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

static int read_names(const char *text, const hscal_machine *machine, const hscal_layout *layout, int *node_of) {
  int processes = hscal__layout_processes(layout), named = 0;
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

int cli_check_started(const cli_arguments *arguments, const hscal_layout *layout) {
  const int none = CLI_NOT_GIVEN;
  char order;
  if (arguments->placement && (arguments->per_node != none || arguments->order))
    return cli_usage("--placement names the node of each process: leave out %s",
                     arguments->order ? "--order" : "--per-node");
  int status = arguments->order ? cli_read_order(arguments->order, &order) : CLI_OK;
  int64_t needed = (int64_t)layout->nprow * layout->npcol;
  if (status == CLI_OK && arguments->at_most != none && needed > arguments->at_most)
    return cli_usage("grid=%dx%d takes %lld processes, and --processes says that %d are started", layout->nprow,
                     layout->npcol, (long long)needed, arguments->at_most);
  return status;
}

/* Those outside the grid have entries, too. */
static int check_nodes(const cli_arguments *arguments, const hscal_machine *machine) {
  const int none = CLI_NOT_GIVEN;
  if (arguments->per_node == none || arguments->at_most == none) return CLI_OK;
  int64_t held = (int64_t)machine->nnodes * arguments->per_node;
  if (arguments->at_most <= held) return CLI_OK;
  return cli_failure("%d processes are started, and the machine has %d nodes with %d each: %lld", arguments->at_most,
                     machine->nnodes, arguments->per_node, (long long)held);
}

int cli_read_placement(const cli_arguments *arguments, const hscal_machine *machine, const hscal_layout *layout,
                       int *node_of) {
  char order = 'R';
  if (arguments->placement) return read_names(arguments->placement, machine, layout, node_of);
  if (arguments->per_node == CLI_NOT_GIVEN && !arguments->order) {
    hscal__place_in_order(machine, hscal__layout_processes(layout), node_of);
    return CLI_OK;
  }
  int status = arguments->order ? cli_read_order(arguments->order, &order) : CLI_OK;
  if (status == CLI_OK) status = check_nodes(arguments, machine);
  if (status != CLI_OK) return status;
  int failed =
      hscal__place_per_node(machine, layout->nprow, layout->npcol, cli_or(arguments->per_node, 0), order, node_of);
  return failed ? cli_report(failed) : CLI_OK;
}
