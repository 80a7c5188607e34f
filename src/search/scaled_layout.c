#include "search/scaled_layout.h"
#include "base/status.h"
#include "base/stop.h"
#include "search/acquisition.h"
#include "search/block_candidates.h"
#include "search/calibrated.h"
#include "search/observe.h"

#include <math.h>

/* How much a grid candidate differs in the way its processes lie. */
static int differs(const hscal_grid_candidate *grid, const hscal_scaled_layout *layout) {
  return 4 * (grid->height != layout->height) + 2 * (grid->mapping != layout->mapping) +
         (grid->tiling != layout->tiling);
}

/* The one that differs least; -1: the grid is not listed. */
static int find_grid(const hscal_search_state *search, const hscal_scaled_layout *layout) {
  int found = -1;
  for (int i = 0; i < search->pool.ngrids; i++) {
    const hscal_grid_candidate *grid = &search->pool.grids[i];
    if (grid->nprow != layout->nprow || grid->npcol != layout->npcol) continue;
    if (found < 0 || differs(grid, layout) < differs(&search->pool.grids[found], layout)) found = i;
  }
  return found;
}

int hscal__find_scaled(hscal_search_state *search, const hscal_scaled_layout *layout, int *candidate) {
  const hscal_space *space = &search->space;
  int grid = find_grid(search, layout), block = hscal__index_of(layout->block, space->block, space->nblocks),
      panel = hscal__index_of(layout->panel, space->panel, space->npanels);
  *candidate = -1;
  return grid < 0 || block < 0 || panel < 0 ? 0 : hscal__expand_one(search, grid, block, panel, candidate);
}

/* Is it as good there as the best of all, as far as that tells? */
static int may_be_best(const hscal_scaled *scaled, int which) {
  return scaled->of[which].times_fallback <= exp(2 * HSCAL_SCALED_SCATTER) * scaled->of[0].times_fallback;
}

static int evaluate(hscal_search_state *search, const hscal_scaled_layout *layout, double limit) {
  int index;
  HSCAL_TRY(hscal__find_scaled(search, layout, &index));
  if (index < 0) return 0;
  const hscal_block_candidate *candidate = &search->pool.candidates[index];
  int is_open =
      hscal__candidate_is_open(search, candidate, hscal__pruning_limit_s(search), limit - search->budget.spent);
  return is_open && candidate->stage == HSCAL_STAGE_ESTIMATED ? hscal__evaluate_and_observe(search, index) : 0;
}

int hscal__evaluate_scaled(hscal_search_state *search, double limit) {
  const double cap = search->budget.evaluation_cap;
  int status = 0;
  search->budget.evaluation_cap =
      fmin(cap, HSCAL_SCALED_EVALUATION_SHARE * limit); /* none shall leave nothing for others */
  for (int i = 0; i < search->scaled.count && may_be_best(&search->scaled, i); i++) {
    if (status || search->budget.spent >= limit || hscal__is_stopped()) break;
    status = evaluate(search, &search->scaled.of[i], limit);
  }
  search->budget.evaluation_cap = cap;
  return status;
}
