#include "explain/make_map.h"
#include "base/status.h"
#include "base/stop.h"
#include "explain/calibrated.h"
#include "explain/map_plan.h"
#include "search/block_candidates.h"
#include "search/block_shape.h"
#include "search/evaluate.h"
#include "search/evaluate_candidate.h"
#include "search/grid_candidates.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>

typedef struct mapper {
  hscal_search_state search;
  hscal_map *map;
  double most;
  int *rank; /* [grid candidates] how many of its grid come before, by their prior estimates */
} mapper;

/* Is more to be timed? Who has stopped the search sees what it knows. */
static int may_go_on(const mapper *mapper) {
  return mapper->search.budget.spent < mapper->most && !hscal__is_stopped();
}

/* Evaluates a candidate, whatever the others take. */
static int try_blocks(mapper *mapper, const hscal_block_candidate *candidate, int *is_timed) {
  hscal_search_state *search = &mapper->search;
  const hscal_trial trial = hscal__unplaced_trial(search, &search->pool.grids[candidate->grid], candidate);
  hscal_map_point point = {trial.nprow, trial.npcol, trial.row_block, trial.block, trial.panel, 0};
  hscal_outcome outcome;
  HSCAL_TRY(hscal__evaluate_candidate(search, candidate, HSCAL_EFFORT_MODEL, &point.seconds, &outcome));
  search->incumbent.best = -1;
  *is_timed = isfinite(point.seconds) &&
              (outcome == HSCAL_OUTCOME_HIGH_FIDELITY || (outcome == HSCAL_OUTCOME_KNOWN && point.seconds > 0));
  if (outcome == HSCAL_OUTCOME_NO_FIT || outcome == HSCAL_OUTCOME_REFUSED) point.seconds = INFINITY;
  return *is_timed || isinf(point.seconds) ? hscal__map_add(mapper->map, point) : 0;
}

static int best_estimate_first(const void *x, const void *y) {
  const hscal_block_candidate *a = x, *b = y;
  if (a->estimate_s != b->estimate_s) return a->estimate_s < b->estimate_s ? -1 : 1;
  if (a->default_distance != b->default_distance) return a->default_distance < b->default_distance ? -1 : 1;
  return a->block != b->block ? a->block - b->block : a->panel - b->panel;
}

/* Tries the grid's most promising block candidate of a few, or the most promising one of every block. Comes once to a
 * grid for either. */
static int try_grid(mapper *mapper, int grid, int all_blocks) {
  hscal_search_state *search = &mapper->search;
  unsigned long seen = 0;
  int first = search->pool.ncandidates, is_timed = 0;
  search->pool.is_coarse =
      !all_blocks && search->space.nblocks > 1 && search->space.npanels > 1; /* candidates take memory */
  HSCAL_TRY(hscal__expand_grid(search, grid));
  if (search->pool.ncandidates == first) return 0;
  qsort(search->pool.candidates + first, (size_t)(search->pool.ncandidates - first), sizeof *search->pool.candidates,
        best_estimate_first);
  for (int i = first; i < search->pool.ncandidates && may_go_on(mapper) && (all_blocks || !is_timed); i++) {
    const hscal_block_candidate candidate = search->pool.candidates[i];
    unsigned long bit = 1UL << candidate.block;
    if (seen & bit) continue;
    seen |= bit;
    HSCAL_TRY(try_blocks(mapper, &candidate, &is_timed));
  }
  return 0;
}

static int same_grid(const hscal_grid_candidate *x, const hscal_grid_candidate *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol;
}

typedef struct placed {
  int nprow, npcol, grid;
} placed;

static int by_place(const void *x, const void *y) {
  const placed *a = x, *b = y;
  if (a->nprow != b->nprow) return a->nprow - b->nprow;
  return a->npcol != b->npcol ? a->npcol - b->npcol : a->grid - b->grid;
}

/* Ranks the candidates of each grid, which stand in the order of their prior estimates. */
static int rank_candidates(mapper *mapper) {
  hscal_search_state *search = &mapper->search;
  size_t count = (size_t)search->pool.ngrids;
  placed *order = malloc((count + 1) * sizeof *order);
  mapper->rank = calloc(count + 1, sizeof *mapper->rank);
  if (!order || !mapper->rank) {
    free(order);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu process grids", count);
  }
  for (int i = 0; i < search->pool.ngrids; i++)
    order[i] = (placed){search->pool.grids[i].nprow, search->pool.grids[i].npcol, i};
  if (count > 0) qsort(order, count, sizeof *order, by_place);
  for (size_t i = 0; i < count; i++) {
    int again = i > 0 && same_grid(&search->pool.grids[order[i].grid], &search->pool.grids[order[i - 1].grid]);
    mapper->rank[order[i].grid] = again ? mapper->rank[order[i - 1].grid] + 1 : 0;
    mapper->map->grids += !again;
  }
  free(order);
  return 0;
}

static int map_grids(mapper *mapper) {
  double most = mapper->most;
  mapper->most *= hscal__map_grids_part;
  for (int rank = 0; rank < HSCAL_MAP_CANDIDATES; rank++)
    for (int i = 0; i < mapper->search.pool.ngrids && may_go_on(mapper); i++)
      if (mapper->rank[i] == rank) HSCAL_TRY(try_grid(mapper, i, 0));
  mapper->most = most;
  return 0;
}

static int map_blocks(mapper *mapper, int detailed) {
  hscal_map *map = mapper->map;
  hscal_map_point *best = malloc((size_t)(map->points + 1) * sizeof *best);
  if (!best) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a map of %d layouts", map->points);
  int grids = hscal__map_grids(map, best), status = 0;
  for (int g = 0; g < grids && g < detailed && !status; g++)
    for (int i = 0; i < mapper->search.pool.ngrids && !status; i++) {
      const hscal_grid_candidate *grid = &mapper->search.pool.grids[i];
      if (mapper->rank[i] < HSCAL_MAP_CANDIDATES && grid->nprow == best[g].nprow && grid->npcol == best[g].npcol)
        status = try_grid(mapper, i, 1);
    }
  free(best);
  return status;
}

/* What the search knows, which looked more closely at some. On the map a block has the rows that the plan's has: square
 * ones, as a rule. */
static int add_plan(hscal_map *map, const hscal_plan *plan) {
  HSCAL_TRY(hscal__map_add(
      map, (hscal_map_point){plan->nprow, plan->npcol, plan->mb, plan->nb, plan->panel, plan->predicted_s}));
  for (int i = 0; i < plan->nrivals; i++) {
    const hscal_candidate *rival = &plan->rivals[i];
    if (!isfinite(rival->predicted_s) || (rival->mb != rival->nb && plan->mb == plan->nb)) continue;
    HSCAL_TRY(hscal__map_add(
        map, (hscal_map_point){rival->nprow, rival->npcol, rival->mb, rival->nb, rival->panel, rival->predicted_s}));
  }
  return 0;
}

static int make(mapper *mapper, const hscal_plan *plan, int detailed, hscal_plan **better) {
  hscal_search_state *search = &mapper->search;
  hscal_call filled;
  mapper->map->by_rows = hscal__listed_size(&search->space, 1, 0);
  HSCAL_TRY(hscal__grid_candidates_list(search));
  mapper->most += search->budget.spent;
  HSCAL_TRY(hscal__map_know_plan(search, plan, &filled));
  HSCAL_TRY(rank_candidates(mapper));
  HSCAL_TRY(map_grids(mapper));
  HSCAL_TRY(add_plan(mapper->map, plan)); /* so that grids that the plan knows better are among the detailed ones */
  HSCAL_TRY(map_blocks(mapper, detailed));
  return hscal__is_stopped() ? 0 : hscal__map_plan(search, plan, better);
}

int hscal__map_make(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                    const hscal_plan *plan, int detailed, double most, hscal_map *map, hscal_plan **better) {
  mapper mapper = {.map = map, .most = most};
  int node_class = options && options->one_kind && machine->nclasses > 1 ? machine->class_of[plan->node_of[0]] : -1;
  *map = (hscal_map){0};
  *better = NULL;
  int status = hscal__search_state_init(&mapper.search, call, machine, options, node_class);
  if (!status) status = make(&mapper, plan, detailed, better);
  free(mapper.rank);
  hscal__search_state_free(&mapper.search);
  return status;
}
