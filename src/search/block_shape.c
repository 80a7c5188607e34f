#include "search/block_shape.h"
#include "base/array.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/check.h"
#include "search/calibrated.h"

#include <math.h>
#include <stdlib.h>

/* ---- shares ---------------------------------------------------------------------------------------------------- */

/* Slots are sorted by rates, which in machines as measured are all a bit different. From the first one on that shares a processor, processes are dealt so
 * that rates are alike again. */
void hscal__find_rate_levels(hscal_space *space) {
  const hscal_slot *slots = space->slots[HSCAL_MAPPING_BY_SLOT];
  double first = INFINITY;
  for (int i = 0; i < space->nslots && slots[i].nth <= hscal__node(space->machine, slots[i].node)->processors; i++) {
    if (slots[i].rate < HSCAL_ALIKE_RATES * first && space->nrate_levels < HSCAL_RATE_LEVELS)
      first = slots[i].rate, space->nrate_levels++;
    space->rate_level[space->nrate_levels - 1] = (hscal_rate_level){.rate = slots[i].rate, .slots = i + 1};
  }
  if (space->free_dimension == HSCAL_FREE_UNEVEN_COLUMNS && space->nrate_levels < 2)
    space->free_dimension = HSCAL_FREE_NONE;
}

/* The level of the slowest of so many processes; 0 also where some share a processor. */
static int slowest_level(const hscal_space *space, int processes) {
  int level = 0;
  while (level < space->nrate_levels && space->rate_level[level].slots < processes) level++;
  return level < space->nrate_levels ? level : 0;
}

/* How many blocks there are on so many lines, rows or columns of the grid with as many processes on each. The first lines, which the fastest processes
 * are put on, have a block more than the last ones if that suits their rates better by a factor. */
static int blocks_on(const hscal_space *space, int lines, int processes_each, double factor) {
  enum { MOST_EACH = 4 };
  const hscal_rate_level *levels = space->rate_level;
  int slowest = slowest_level(space, lines * processes_each), best = lines;
  if (slowest == 0) return lines;
  double least_s = 1 / (levels[slowest].rate * lines * factor);
  for (int level = 0; level < slowest; level++) {
    int fast = levels[level].slots / processes_each;
    for (int each = 1; each <= MOST_EACH && fast > 0; each++) {
      int blocks = each * lines + fast;
      double seconds = fmax((each + 1) / levels[level].rate, each / levels[slowest].rate) / blocks;
      if (seconds < least_s) least_s = seconds, best = blocks;
    }
  }
  return best;
}

/* Blocks of all operands are alike: narrower ones than those of the list would cut the other matrix, too. */
static int widest(int extent, int blocks, int least) { return hscal__max((extent - 1) / blocks + 1, least); }

/* ---- shapes ---------------------------------------------------------------------------------------------------- */

hscal_block_shape hscal__block_shape(const hscal_space *space, int size, int nprow, int npcol) {
  hscal_block_shape shape = {hscal__rows_of_block(space, size), size};
  int blocks;
  switch (space->free_dimension) {
  case HSCAL_FREE_NONE:
    break;
  case HSCAL_FREE_ROWS:
    shape.rows = widest(space->call.m, blocks_on(space, nprow, npcol, 1), size);
    break;
  case HSCAL_FREE_COLUMNS:
    shape.columns = widest(space->call.n, blocks_on(space, npcol, nprow, 1), size);
    break;
  case HSCAL_FREE_UNEVEN_COLUMNS:
    blocks = blocks_on(space, npcol, nprow, HSCAL_WORTH_UNEVEN);
    if (blocks > npcol) shape.columns = widest(space->call.n, blocks, size);
    break;
  }
  return shape;
}

int hscal__listed_size(const hscal_space *space, int rows, int columns) {
  const hscal_free_dimension dimension = space->free_dimension;
  return dimension == HSCAL_FREE_COLUMNS || dimension == HSCAL_FREE_UNEVEN_COLUMNS ? rows : columns;
}

static hscal_call in_blocks(const hscal_space *space, hscal_block_shape shape) {
  hscal_call call = space->call;
  hscal__call_fill_blocks(&call, shape.rows, shape.columns);
  return call;
}

hscal_call hscal__call_on_grid(const hscal_space *space, int size, int nprow, int npcol) {
  return in_blocks(space, hscal__block_shape(space, size, nprow, npcol));
}

int hscal__kept_call(hscal_space *space, hscal_block_shape shape, const hscal_call **call) {
  const int listed = hscal__index_of(shape.columns, space->block, space->nblocks);
  if (listed >= 0 && shape.rows == hscal__rows_of_block(space, shape.columns)) {
    *call = &space->calls[listed];
    return 0;
  }
  for (size_t i = 0; i < space->nkept; i++)
    if (space->kept[i]->mb == shape.rows && space->kept[i]->nb == shape.columns) {
      *call = space->kept[i]->is_refused ? NULL : &space->kept[i]->call;
      return 0;
    }
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(space->kept, space->kept_capacity, space->nkept + 1));
  hscal_kept_call *kept = malloc(sizeof *kept);
  if (!kept)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a call in blocks of %d x %d", shape.rows, shape.columns);
  *kept = (hscal_kept_call){.mb = shape.rows, .nb = shape.columns, .call = in_blocks(space, shape)};
  kept->is_refused = hscal__call_check(&kept->call, 0, 0) != 0;
  space->kept[space->nkept++] = kept;
  *call = kept->is_refused ? NULL : &kept->call;
  return 0;
}
