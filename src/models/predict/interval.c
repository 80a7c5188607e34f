#include "models/predict/interval.h"
#include "models/predict/calibrated.h"
#include "models/predict/ratio_interval.h"

#include <math.h>
#include <stdlib.h>

/* By work (call/scheme.h), and whether nodes have several processes. */
static const char *const names[HSCAL_INTERVAL_SORTS] = {
    "products of matrices, one process per node", "products of matrices, several",
    "factorizations and their kin, one per node", "factorizations and their kin, several",
    "vectors and copies, one process per node",   "vectors and copies, several",
};

/* Without memory to find out: as if they did, which is predicted less well. */
static int share_nodes(const hscal_placement *placement, int processes) {
  unsigned char *seen = calloc((size_t)placement->machine->nnodes, 1);
  int shared = !seen;
  for (int i = 0; i < processes && !shared; i++) shared = seen[placement->node_of[i]]++ > 0;
  free(seen);
  return shared;
}

int hscal__interval_sort(const hscal_call *call, const hscal_placement *placement, int processes) {
  int work = (int)hscal__families[hscal__call_family(call)].work;
  return 2 * work + share_nodes(placement, processes);
}

const char *hscal__interval_sort_name(int sort) { return names[sort]; }

double hscal__interval_of_clock(int sort) { return hscal__off_by[sort]; }

/* What the description of the machine adds: its own error, and that of collectives that nobody counted. */
static double of_description(const hscal_call *call, const hscal_machine *machine) {
  double own = hscal__machine_half_width(machine);
  int work = (int)hscal__families[hscal__call_family(call)].work;
  return hscal__machine_is_unverified(machine) ? hypot(own, hscal__off_by_unverified[work]) : own;
}

double hscal__interval_width(const hscal_call *call, const hscal_placement *placement, int processes) {
  return hypot(hscal__off_by[hscal__interval_sort(call, placement, processes)],
               of_description(call, placement->machine));
}

double hscal__interval_width_low_fidelity(const hscal_call *call, const hscal_placement *placement, int processes) {
  int sort = hscal__interval_sort(call, placement, processes), is_composite = sort / 2 == HSCAL_WORK_COMPOSITE;
  double off_by =
      is_composite && processes > HSCAL_MANY_PROCESSES ? hscal__off_by_low_where_many : hscal__off_by_low[sort];
  return hypot(off_by, of_description(call, placement->machine));
}
