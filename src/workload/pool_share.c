#include "workload/pool_share.h"
#include "base/minmax.h"
#include "base/status.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void hscal__share_memory(const hscal_machine *machine, const int *part, const int *all, hscal_node_class *classes) {
  for (int h = 0; h < machine->nnodes; h++) {
    hscal_node_class *node = &classes[machine->class_of[h]];
    double whole = hscal__node(machine, h)->memory_bytes;
    if (part[h] > 0 && all[h] > part[h])
      node->memory_bytes = hscal__fmin(node->memory_bytes, whole * part[h] / (double)all[h]);
  }
}

/* Processes that a node has for all pools. */
static int places_on(const hscal_machine *machine, const hscal_options *options, int h) {
  int most = options->slots ? options->slots[h] : hscal__node(machine, h)->processors / hscal__max(options->threads, 1);
  return options->processes_per_node > 0 ? hscal__min(most, options->processes_per_node) : most;
}

/* *is_cut: of some node only a part. */
static int deal(int pools, const hscal_machine *machine, const hscal_options *options, int *slots, int *all,
                int *is_cut) {
  int64_t left = 0;
  for (int h = 0; h < machine->nnodes; h++) left += all[h] = places_on(machine, options, h);
  if (left < pools)
    return hscal__fail(HSCAL_ERROR_NO_FIT, "%d pools need a process each, the machine has room for %" PRId64, pools,
                       left);
  left /= pools;
  for (int h = 0; h < machine->nnodes; h++) {
    slots[h] = left < all[h] ? (int)left : all[h];
    *is_cut |= slots[h] > 0 && slots[h] < all[h];
    left -= slots[h];
  }
  return 0;
}

int hscal__pool_share_make(int pools, const hscal_machine *machine, const hscal_options *options,
                           hscal_pool_share *share) {
  size_t nodes = (size_t)machine->nnodes, classes = (size_t)machine->nclasses;
  int is_cut = 0;
  *share = (hscal_pool_share){.machine = *machine};
  if (options) share->options = *options;
  if (pools <= 1) return 0;
  share->slots = calloc(2 * nodes, sizeof *share->slots);
  share->classes = calloc(classes, sizeof *share->classes);
  if (!share->slots || !share->classes)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the slots of %zu nodes", nodes);
  int *all = share->slots + nodes;
  HSCAL_TRY(deal(pools, machine, &share->options, share->slots, all, &is_cut));
  memcpy(share->classes, machine->classes, classes * sizeof *share->classes);
  hscal__share_memory(machine, share->slots, all, share->classes);
  share->machine.classes = share->classes;
  share->options.slots = share->slots;
  share->options.started = NULL;
  if (is_cut && !share->options.threads) share->options.most_threads = 1; /* the other cores are another pool's */
  return 0;
}

void hscal__pool_share_free(hscal_pool_share *share) {
  free(share->slots);
  free(share->classes);
}
