#include "advise/placed_ranks.h"
#include "base/status.h"
#include "machine/assumed_threads.h"
#include "models/cost/placement.h"

#include <stdlib.h>

void hscal__placed_ranks_free(hscal_placed_ranks *ranks) {
  free(ranks->node_of);
  free(ranks->slots);
  hscal_machine_free(ranks->seen);
  *ranks = (hscal_placed_ranks){.count = 0};
}

static int check_size(const hscal_machine *machine, int count, int per_node) {
  int64_t held = 0;
  for (int h = 0; h < machine->nnodes; h++) held += per_node > 0 ? per_node : hscal__node(machine, h)->processors;
  if (count <= held) return 0;
  return hscal__fail(HSCAL_ERROR_NO_FIT,
                     "the program was recorded with %d processes, the machine has room for %lld: name the one that it "
                     "ran on, or other --processes-per-node and --threads",
                     count, (long long)held);
}

int hscal__placed_ranks_make(const hscal_workload *workload, const hscal_machine *machine, int per_node, int threads,
                             hscal_placed_ranks *ranks) {
  *ranks = (hscal_placed_ranks){.count = hscal__workload_ranks(workload)};
  if (threads > 1) HSCAL_TRY(hscal__machine_of_threads(machine, threads, &ranks->seen));
  const hscal_machine *seen = ranks->seen ? ranks->seen : machine;
  HSCAL_TRY(check_size(seen, ranks->count, per_node));
  ranks->node_of = calloc((size_t)ranks->count + 1, sizeof *ranks->node_of);
  ranks->slots = calloc((size_t)machine->nnodes, sizeof *ranks->slots);
  if (!ranks->node_of || !ranks->slots)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", ranks->count);
  HSCAL_TRY(hscal__place_per_node(seen, ranks->count, 1, per_node, 'R', ranks->node_of));
  for (int k = 0; k < ranks->count; k++) ranks->slots[ranks->node_of[k]]++;
  return 0;
}

void hscal__placed_ranks_keep(hscal_placed_ranks *ranks, int nnodes, const int *rank, int count) {
  for (int h = 0; h < nnodes; h++) ranks->slots[h] = 0;
  for (int k = 0; k < count; k++) { /* ranks ascend */
    ranks->node_of[k] = ranks->node_of[rank[k]];
    ranks->slots[ranks->node_of[k]]++;
  }
  ranks->count = count;
}
