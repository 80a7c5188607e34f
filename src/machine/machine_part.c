#include "machine/machine_part.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <math.h>
#include <stdlib.h>

/* How much is kept: so many switches, and this part of the nodes behind each. */
typedef struct share_kept {
  int switches;
  double nodes;
} share_kept;

static share_kept share_of(const hscal_machine *original, int times) {
  const int all = original->switches.count;
  const double nodes = (double)original->nnodes / times;
  if (all < 2) return (share_kept){.switches = all, .nodes = 1.0 / times};
  int switches = hscal__max(2, hscal__min(all, (int)(nodes / 2)));
  return (share_kept){.switches = switches, .nodes = nodes / switches * all / original->nnodes};
}

/* Of things numbered from 0 on every n-th, where `part` is 1 / n. Rounding must not lose the last of a number that n divides. */
static int is_kept(int number, double part) {
  return floor(nextafter((number + 1) * part, INFINITY)) > floor(nextafter(number * part, INFINITY));
}

static int keeps_switch(const hscal_machine *original, share_kept share, int which) {
  int all = original->switches.count;
  return all < 2 || is_kept(which, (double)share.switches / all);
}

/* Nodes are kept class by class behind each switch. seen[classes][switches]. */
static void keep_nodes(hscal_machine_part *part, const hscal_machine *original, share_kept share, int *seen) {
  hscal_machine *machine = &part->machine;
  const int switches = hscal__max(original->switches.count, 1);
  machine->nnodes = 0;
  for (int h = 0; h < original->nnodes; h++) {
    int behind = hscal__switch_of(original, h), *number = &seen[original->class_of[h] * switches + behind];
    if (!keeps_switch(original, share, behind) || !is_kept((*number)++, share.nodes)) continue;
    machine->class_of[machine->nnodes] = original->class_of[h];
    machine->node_name[machine->nnodes] = original->node_name[h];
    if (machine->switches.of) machine->switches.of[machine->nnodes] = behind;
    part->node[machine->nnodes++] = h;
  }
}

/* Those that are kept get numbers of their own. */
static void keep_switches(hscal_machine *machine, const hscal_machine *original, share_kept share) {
  if (!machine->switches.of) return;
  machine->switches.count = 0;
  for (int s = 0; s < original->switches.count; s++) {
    if (!keeps_switch(original, share, s)) continue;
    for (int h = 0; h < machine->nnodes; h++)
      if (machine->switches.of[h] == s) machine->switches.of[h] = machine->switches.count;
    machine->switches.name[machine->switches.count++] = original->switches.name[s];
  }
}

int hscal__machine_part_init(hscal_machine_part *part, const hscal_machine *original, int times) {
  const size_t nodes = (size_t)original->nnodes, switches = (size_t)hscal__max(original->switches.count, 1);
  hscal_machine *machine = &part->machine;
  *part = (hscal_machine_part){.machine = *original, .node = calloc(nodes, sizeof *part->node)};
  machine->class_of = calloc(nodes, sizeof *machine->class_of);
  machine->node_name = calloc(nodes, sizeof *machine->node_name);
  machine->switches.of = original->switches.of ? calloc(nodes, sizeof *machine->switches.of) : NULL;
  machine->switches.name = original->switches.of ? calloc(switches, sizeof *machine->switches.name) : NULL;
  int *seen = calloc((size_t)original->nclasses * switches, sizeof *seen);
  int failed = !part->node || !machine->class_of || !machine->node_name || !seen ||
               (original->switches.of && (!machine->switches.of || !machine->switches.name));
  if (!failed) {
    share_kept share = share_of(original, times);
    keep_nodes(part, original, share, seen);
    keep_switches(machine, original, share);
    machine->switches.uplink_bytes_per_s /= sqrt(times);
  }
  free(seen);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a part of %zu nodes", nodes) : 0;
}

void hscal__machine_part_free(hscal_machine_part *part) {
  free(part->node);
  free(part->machine.class_of);
  free(part->machine.node_name);
  free(part->machine.switches.of);
  free(part->machine.switches.name);
}
