#include "search/evaluate_candidate.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "models/memory/memory.h"
#include "search/block_shape.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/lpt.h"
#include "search/mapping.h"
#include "search/placement.h"
#include "search/state.h"

#include <math.h>

/* What the largest process needs. The owner of the first block of every operand has the largest share of it. */
static double largest_process_bytes(const hscal_call *call, const hscal_layout *layout) {
  double most = 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    most = fmax(most, hscal__process_bytes(call, layout, hscal__max(desc->rsrc, 0), hscal__max(desc->csrc, 0)));
  }
  return most;
}

hscal_trial hscal__unplaced_trial(const hscal_search_state *search, const hscal_grid_candidate *grid,
                                  const hscal_block_candidate *candidate) {
  const hscal_space *space = &search->space;
  const hscal_block_shape shape = hscal__block_shape(space, space->block[candidate->block], grid->nprow, grid->npcol);
  return (hscal_trial){.mapping = grid->mapping,
                       .nprow = grid->nprow,
                       .npcol = grid->npcol,
                       .row_block = shape.rows,
                       .block = shape.columns,
                       .panel = space->panel[candidate->panel],
                       .height = grid->height,
                       .tiling = grid->tiling,
                       .shares = candidate->shares,
                       .node_of = search->node_of};
}

int hscal__place_candidate(hscal_search_state *search, const hscal_grid_candidate *grid,
                           const hscal_block_candidate *candidate, hscal_trial *trial) {
  hscal_space *space = &search->space;
  int processes = grid->processes;
  *trial = hscal__unplaced_trial(search, grid, candidate);
  HSCAL_TRY(hscal__kept_call(space, (hscal_block_shape){trial->row_block, trial->block}, &trial->call));
  const hscal_call *call = trial->call;
  if (!call) return hscal__fail(HSCAL_ERROR_INTERNAL, "blocks that were accepted are refused");
  hscal_layout layout = hscal__layout_make(grid->nprow, grid->npcol, trial->panel);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(call, grid->nprow, grid->npcol, &skeleton);
  if (grid->mapping == HSCAL_MAPPING_LPT) return hscal__place_lpt(space, &skeleton, grid->height, search->node_of);
  /* Where memory is short, the largest share decides how many processes a node holds; the mean share where that is
   * too strict. A process set on the fewest nodes stays what it was listed as: with less memory it might be a faster one than its bound allows. */
  int is_strict = grid->mapping != HSCAL_MAPPING_FEWEST_NODES;
  if (!(is_strict &&
        hscal__map_processes(space, grid->mapping, processes, largest_process_bytes(call, &layout), search->count)) &&
      !hscal__map_processes(space, grid->mapping, processes, space->operand_bytes / processes, search->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", processes);
  return hscal__place_in_strips(space, &skeleton, search->count, grid->height, grid->tiling, search->node_of);
}

int hscal__evaluate_candidate(hscal_search_state *search, const hscal_block_candidate *candidate, hscal_effort effort,
                              double *seconds, hscal_outcome *outcome) {
  hscal_trial trial;
  HSCAL_TRY(hscal__place_candidate(search, &search->pool.grids[candidate->grid], candidate, &trial));
  double limit_s =
      candidate->stage == HSCAL_STAGE_LOW_FIDELITY ? INFINITY : hscal__incumbent_s(search) * HSCAL_IMPROVABLE;
  return hscal__evaluate_layout(search, &trial, effort, limit_s, seconds, outcome);
}
