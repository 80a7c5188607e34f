#include "search/space.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/check.h"
#include "call/event_source.h"

#include <stdlib.h>

int hscal__is_one_dimensional(const hscal_space *space) { return hscal__is_row(&space->call); }

int hscal__index_of(int number, const int *of, int count) {
  for (int i = 0; i < count; i++)
    if (of[i] == number) return i;
  return -1;
}

void hscal__space_add_block(hscal_space *space, int block, int even_if_refused) {
  if (hscal__index_of(block, space->block, space->nblocks) >= 0 || space->nblocks == HSCAL_BLOCKS) return;
  hscal_call call = space->call;
  hscal__call_fill_blocks(&call, hscal__rows_of_block(space, block), block);
  if (!even_if_refused && hscal__call_check(&call, 0, 0)) return;
  space->block[space->nblocks] = block;
  space->calls[space->nblocks++] = call;
}

double hscal__process_rate(const hscal_space *space, int node, int processes) {
  int processors = hscal__node(space->machine, node)->processors;
  return processes > processors ? space->speed[node] * processors / processes : space->speed[node];
}

int hscal__places(const hscal_space *space, int node, int64_t per_processor) {
  const hscal_options *options = &space->options;
  int64_t most = per_processor * hscal__node(space->machine, node)->processors;
  if (!hscal__space_uses(space, node)) return 0;
  if (options->slots && most > options->slots[node]) most = options->slots[node];
  if (options->processes_per_node > 0 && most > options->processes_per_node) most = options->processes_per_node;
  return (int)(most < 0 ? 0 : most < INT32_MAX ? most : INT32_MAX);
}

int64_t hscal__space_capacity(const hscal_space *space) {
  int64_t total = 0;
  for (int h = 0; h < space->machine->nnodes; h++) total += space->cap[h];
  return total;
}

int hscal__most_on_a_node(const hscal_space *space) {
  int most = 0;
  for (int h = 0; h < space->machine->nnodes; h++) most = hscal__max(most, space->cap[h]);
  return most;
}

int hscal__space_allows_grid(const hscal_space *space, int nprow, int npcol) {
  if (space->options.nprow > 0 && (nprow != space->options.nprow || npcol != space->options.npcol)) return 0;
  if (space->options.square && nprow != npcol) return 0;
  if (hscal__is_one_dimensional(space) && nprow != 1) return 0;
  return nprow >= space->min_nprow && npcol >= space->min_npcol;
}

void hscal__space_free(hscal_space *space) {
  free(space->cap);
  free(space->speed);
  free(space->group);
  free(space->fewest);
  for (int mapping = 0; mapping < HSCAL_SLOT_ORDERS; mapping++)
    free(space->slots[mapping]), free(space->whole[mapping]);
  for (size_t i = 0; i < space->nkept; i++) free(space->kept[i]);
  free(space->kept);
}
