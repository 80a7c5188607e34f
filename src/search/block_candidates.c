#include "search/block_candidates.h"
#include "base/array.h"
#include "base/status.h"
#include "estimate/any_placement_table.h"
#include "estimate/sequence_estimate.h"
#include "estimate/skeleton_parts.h"
#include "estimate/split_table.h"
#include "search/block_shape.h"
#include "search/calibrated.h"
#include "search/fidelity.h"
#include "search/layout_constraints.h"
#include "search/lpt.h"
#include "search/mapping.h"
#include "search/placement.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "search/share.h"
#include "search/state.h"
#include "search/trial.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

static int push_candidate(hscal_search_state *search, const hscal_block_candidate *candidate) {
  hscal_candidate_pool *pool = &search->pool;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(pool->candidates, pool->candidates_capacity, (size_t)pool->ncandidates + 1));
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  const double feature[HSCAL_FEATURES] = {[HSCAL_FEATURE_ROWS] = log2(grid->nprow),
                                          [HSCAL_FEATURE_COLUMNS] = log2(grid->npcol),
                                          [HSCAL_FEATURE_BLOCK] = log2(search->space.block[candidate->block]),
                                          [HSCAL_FEATURE_PANEL] = log2(search->space.panel[candidate->panel]),
                                          [HSCAL_FEATURE_NODES] = grid->process_set.most == grid->processes ? 0 : 1,
                                          [HSCAL_FEATURE_HEIGHT] = log2(grid->height),
                                          [HSCAL_FEATURE_MAPPING] = grid->mapping + 2.0 * grid->tiling};
  search->pool.candidates[search->pool.ncandidates++] = *candidate;
  return hscal__surrogate_add(&search->pool.surrogate, feature);
}

/* Who is whose neighbour. */
static int profile_grid(hscal_search_state *search, const hscal_grid_candidate *grid) {
  const hscal_space *space = &search->space;
  const hscal_call call = hscal__call_on_grid(space, space->block[0], grid->nprow, grid->npcol);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&call, grid->nprow, grid->npcol, &skeleton);
  if (!hscal__map_processes(space, grid->mapping, grid->processes, space->operand_bytes / grid->processes,
                            search->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", grid->processes);
  HSCAL_TRY(hscal__place_in_strips(space, &skeleton, search->count, grid->height, grid->tiling, search->node_of));
  hscal__profile_fill(space, search->node_of, grid->nprow, grid->npcol, &search->profile);
  search->budget.spent += HSCAL_GRID_EFFORT + HSCAL_PROFILE_EFFORT * grid->processes;
  return 0;
}

/* What the estimate of the first call of a sequence lacks. */
static void add_others(hscal_search_state *search, const hscal_call *call, const hscal_grid_candidate *on, int panel,
                       double around_s, hscal_cost *cost) {
  int parts, kinds = search->profile.nprocess_classes + search->profile.nnode_loads;
  double others_s = hscal__others_estimate_s(search->space.machine, call, on->nprow, on->npcol, panel, &search->profile,
                                             around_s, &parts);
  cost->total_s = hscal__part_count(call, 0) * cost->total_s + others_s;
  search->budget.spent += (HSCAL_SKELETON_EFFORT + HSCAL_ESTIMATE_EFFORT + HSCAL_CLASS_EFFORT * kinds) * parts;
}

/* A candidate with its estimate and bound, which is that of another panel width in ScaLAPACK's routines (0: no other is known). */
static hscal_block_candidate make_candidate(hscal_search_state *search, int grid, const hscal_cost_skeleton *skeleton,
                                            hscal_skeleton_parts *parts, int block, int panel, double bound_s) {
  const hscal_space *space = &search->space;
  hscal_block_candidate candidate = {.grid = grid, .block = block, .panel = panel, .bound_s = bound_s};
  if (bound_s == 0 || hscal__routine_level(skeleton->call->routine) < 4)
    candidate.bound_s =
        hscal__part_count(&space->call, 0) *
        hscal__any_placement_bound(&search->peaks, skeleton, panel, &search->pool.grids[grid].process_set);
  hscal_cost cost = hscal__corrected_estimate(search, parts, space->panel[panel], &search->profile);
  const hscal_grid_candidate *on = &search->pool.grids[grid];
  double around_s = hscal__around_s(space, on->processes, hscal__layer_of_process_set(&on->process_set, on->processes),
                                    on->process_set.slowest_class);
  cost.total_s += around_s;
  if (space->call.sequence) add_others(search, &space->calls[block], on, space->panel[panel], around_s, &cost);
  candidate.estimate_s = fmax(cost.total_s, fmax(candidate.bound_s, DBL_MIN));
  candidate.log_estimate = log(candidate.estimate_s);
  candidate.correction = cost.correction;
  candidate.default_distance = hscal__default_distance(space->block[block], space->panel[panel]);
  candidate.effort =
      hscal__evaluation_effort(skeleton, space->panel[panel], search->pool.grids[grid].process_set.most > 1);
  return candidate;
}

/* Which candidates of a grid are wanted: all, the best of each block among those that are powers of two, or what is next to a candidate, with all
 * panel widths of its block if there is time. */
typedef struct wanted {
  int coarse, all_panels;
  const hscal_block_candidate *beside;
  int is_one; /* that candidate itself, none beside it */
} wanted;

static int is_power_of_two(int n) { return (n & (n - 1)) == 0; }

/* Its index; -1: it is not in the pool. */
static int find_pooled(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  for (int i = 0; i < search->pool.ncandidates; i++)
    if (search->pool.candidates[i].grid == candidate->grid && search->pool.candidates[i].block == candidate->block &&
        search->pool.candidates[i].panel == candidate->panel)
      return i;
  return -1;
}

static int wants_block(const hscal_space *space, wanted which, int block) {
  if (which.beside) return abs(which.beside->block - block) <= !which.is_one;
  if (hscal__shares_blocks(space)) return hscal__has_block(space, block);
  return !which.coarse || is_power_of_two(space->block[block]);
}

static int wants_panel(const hscal_space *space, wanted which, int block, int panel) {
  if (which.is_one) return which.beside->panel == panel;
  if (which.beside) return abs(which.beside->panel - panel) <= 1 || (which.all_panels && which.beside->block == block);
  return !which.coarse || is_power_of_two(space->panel[panel]);
}

static int is_better(const hscal_block_candidate *candidate, const hscal_block_candidate *other) {
  if (candidate->estimate_s != other->estimate_s) return candidate->estimate_s < other->estimate_s;
  return candidate->default_distance < other->default_distance;
}

/* The wanted candidates of one block size. */
static int add_candidates(hscal_search_state *search, int grid, wanted which, const hscal_cost_skeleton *skeleton,
                          int block) {
  const hscal_space *space = &search->space;
  double limit_s = hscal__pruning_limit_s(search);
  hscal_block_candidate best = {.estimate_s = INFINITY}, candidate = {.bound_s = 0};
  hscal_skeleton_parts parts;
  hscal__split_skeleton(skeleton, &parts);
  for (int w = 0; w < space->npanels; w++) {
    if (!wants_panel(space, which, block, w)) continue;
    candidate = make_candidate(search, grid, skeleton, &parts, block, w, candidate.bound_s);
    if (candidate.bound_s >= limit_s || (which.beside && find_pooled(search, &candidate) >= 0)) continue;
    if (!which.coarse) HSCAL_TRY(push_candidate(search, &candidate));
    if (which.coarse && is_better(&candidate, &best)) best = candidate;
  }
  int kinds = search->profile.nprocess_classes + search->profile.nnode_loads;
  search->budget.spent += HSCAL_SKELETON_EFFORT * parts.count +
                          (HSCAL_ESTIMATE_EFFORT + HSCAL_CLASS_EFFORT * kinds) * parts.made +
                          HSCAL_CORRECTION_EFFORT * parts.corrections;
  return which.coarse && isfinite(best.estimate_s) ? push_candidate(search, &best) : 0;
}

/* Where shares are nearly even, mapping by slot does as well. */
static int add_lpt_candidates(hscal_search_state *search, int index, wanted which, const hscal_cost_skeleton *skeleton,
                              int block) {
  const hscal_grid_candidate *grid = &search->pool.grids[index];
  if (skeleton->evenness > HSCAL_NEARLY_EVEN) return 0;
  HSCAL_TRY(hscal__place_lpt(&search->space, skeleton, grid->height, search->node_of));
  hscal__profile_fill(&search->space, search->node_of, grid->nprow, grid->npcol, &search->profile);
  search->budget.spent += HSCAL_GRID_EFFORT + HSCAL_LPT_EFFORT * grid->processes;
  return add_candidates(search, index, which, skeleton, block);
}

/* The wanted candidates of all block sizes; *accepted: for how many of these the routine accepts the grid. */
static int expand_blocks(hscal_search_state *search, int index, wanted which, int *accepted) {
  const hscal_space *space = &search->space;
  const hscal_grid_candidate *grid = &search->pool.grids[index];
  *accepted = 0;
  for (int b = 0; b < space->nblocks; b++) {
    hscal_cost_skeleton skeleton;
    if (!wants_block(space, which, b)) continue;
    const hscal_call call = hscal__call_on_grid(space, space->block[b], grid->nprow, grid->npcol);
    if (hscal__grid_is_refused(&call, grid->nprow, grid->npcol)) continue;
    ++*accepted;
    hscal__cost_skeleton(&call, grid->nprow, grid->npcol, &skeleton);
    HSCAL_TRY(grid->mapping == HSCAL_MAPPING_LPT ? add_lpt_candidates(search, index, which, &skeleton, b)
                                                 : add_candidates(search, index, which, &skeleton, b));
  }
  return 0;
}

/* Where no power of two is accepted, as for submatrices that have to begin with a block, others may be. */
static int expand_wanted(hscal_search_state *search, int index, wanted which) {
  int accepted;
  if (search->pool.grids[index].mapping != HSCAL_MAPPING_LPT)
    HSCAL_TRY(profile_grid(search, &search->pool.grids[index]));
  HSCAL_TRY(expand_blocks(search, index, which, &accepted));
  if (accepted > 0 || !which.coarse) return 0;
  which.coarse = 0;
  return expand_blocks(search, index, which, &accepted);
}

int hscal__expand_grid(hscal_search_state *search, int grid) {
  search->pool.grids[grid].is_expanded = 1;
  return expand_wanted(search, grid, (wanted){.coarse = search->pool.is_coarse});
}

int hscal__expand_finer(hscal_search_state *search, int candidate) {
  const hscal_block_candidate beside = search->pool.candidates[candidate]; /* the list may move */
  if (!search->pool.is_coarse) return 0;
  return expand_wanted(search, beside.grid, (wanted){.beside = &beside, .all_panels = !search->budget.deadline_mode});
}

int hscal__expand_one(hscal_search_state *search, int grid, int block, int panel, int *candidate) {
  const hscal_block_candidate one = {.grid = grid, .block = block, .panel = panel};
  *candidate = find_pooled(search, &one);
  if (*candidate >= 0) return 0;
  HSCAL_TRY(expand_wanted(search, grid, (wanted){.beside = &one, .is_one = 1}));
  *candidate = find_pooled(search, &one);
  return 0;
}
