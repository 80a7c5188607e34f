#include "search/grid_candidates.h"
#include "base/array.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "call/sequence.h"
#include "estimate/any_placement_table.h"
#include "estimate/estimate.h"
#include "estimate/message_estimate.h"
#include "estimate/split_table.h"
#include "search/calibrated.h"
#include "search/demands.h"
#include "search/placement.h"
#include "search/prior_estimate.h"
#include "search/process_sets.h"
#include "search/share.h"

#include <math.h>
#include <stdlib.h>

static int push_grid_candidate(hscal_search_state *search, const hscal_grid_candidate *grid) {
  hscal_candidate_pool *pool = &search->pool;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(pool->grids, pool->grids_capacity, (size_t)pool->ngrids + 1));
  pool->grids[pool->ngrids++] = *grid;
  return 0;
}

/* The same grid for uneven shares, mapped block size by block size. */
static int push_lpt(hscal_search_state *search, const hscal_grid_candidate *even) {
  enum { MOST = 128 }; /* processes; on more, shares are even unless the matrix is tiny */
  const hscal_space *space = &search->space;
  if (space->speeds_are_equal || even->processes > MOST || (even->height > 1 && even->height < even->nprow)) return 0;
  hscal_grid_candidate grid = *even;
  double speed = 0, flops = even->bound_s * even->process_set.total;
  int most = 1;
  for (int h = 0; h < space->machine->nnodes; h++) {
    most = hscal__max(most, hscal__min(space->cap[h], even->processes));
    speed += space->speed[h] * hscal__min(space->cap[h], hscal__node(space->machine, h)->processors);
  }
  grid.mapping = HSCAL_MAPPING_LPT;
  grid.process_set = (hscal_process_set){.slowest = speed, .fastest = speed, .total = speed, .most = most};
  grid.bound_s = flops / speed;
  return push_grid_candidate(search, &grid);
}

/* The same strips on columns or rows of each switch, if there are several and nodes as fast do not come to lie like that in any case. */
static int push_switch_tiled(hscal_search_state *search, const hscal_grid_candidate *untiled) {
  const hscal_process_set *process_set = &untiled->process_set;
  if (process_set->most_group <= process_set->least_group) return 0;
  hscal_grid_candidate grid = *untiled;
  int is_even = search->space.speeds_are_equal;
  grid.tiling = HSCAL_TILING_SWITCH_COLUMNS;
  if (grid.npcol > 1 && !(is_even && grid.height == grid.nprow)) HSCAL_TRY(push_grid_candidate(search, &grid));
  grid.tiling = HSCAL_TILING_SWITCH_ROWS;
  return grid.nprow > 1 && !(is_even && grid.height == 1) ? push_grid_candidate(search, &grid) : 0;
}

/* Along rows or columns one process of each node in turn instead of all of a node side by side, where neighbours had better be on other nodes.
 * (Elsewhere that gains less than what trying it costs; it is tried when the best layouts are improved.) */
static int push_round_robin(hscal_search_state *search, const hscal_grid_candidate *untiled) {
  enum { USUAL_BYTES = 32768 };
  const hscal_process_set *process_set = &untiled->process_set;
  const hscal_machine *machine = search->space.machine;
  int class = process_set->slowest_class, is_whole = untiled->height == 1 || untiled->height == untiled->nprow;
  if (process_set->most == 1 || process_set->most == untiled->processes || !is_whole) return 0;
  double near_s = hscal__message_estimate(machine, HSCAL_LAYER_NODE, class, class, USUAL_BYTES),
         far_s = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, class, class, USUAL_BYTES);
  if (near_s < HSCAL_SLOWER_WITHIN_NODE * far_s) return 0;
  hscal_grid_candidate grid = *untiled;
  grid.tiling = HSCAL_TILING_ROUND_ROBIN;
  return push_grid_candidate(search, &grid);
}

/* One grid, in strips of every height that makes a difference. */
static int push_strips(hscal_search_state *search, hscal_grid_candidate *grid, int nprow, hscal_prior_case *last) {
  const hscal_process_set *process_set = &grid->process_set;
  int heights[HSCAL_HEIGHTS], order = search->space.options.order;
  int alike = order || (process_set->most == 1 && search->space.speeds_are_equal);
  grid->nprow = nprow, grid->npcol = grid->processes / nprow;
  grid->prior_estimate_s = hscal__prior_estimate_s(search, grid, last);
  int nheights = alike ? 1 : hscal__strip_heights(grid->nprow, grid->npcol, process_set->most, heights);
  for (int i = 0; i < nheights; i++) {
    grid->height = alike ? 1 : heights[i];
    grid->tiling = HSCAL_TILING_NONE;
    HSCAL_TRY(push_grid_candidate(search, grid));
    if (order) continue;
    if (grid->mapping == HSCAL_MAPPING_BY_SLOT && !search->space.options.whole_nodes) HSCAL_TRY(push_lpt(search, grid));
    HSCAL_TRY(push_round_robin(search, grid));
    HSCAL_TRY(push_switch_tiled(search, grid));
  }
  return 0;
}

/* Numbers below `few` and zeros: every doubling has eight of them if few is 16, two if it is 4. */
static int is_round(int number, int few) {
  while (number >= few && number % 2 == 0) number /= 2;
  return number < few;
}

/* Vectors that are all columns, or all rows, lie on one line of processes: on more lines nothing is done. Of few processes these grids
 * are listed, too: on unequal nodes they lead to other placements. */
static int has_idle_lines(const hscal_space *space, int nprow, int npcol) {
  enum { FEW = 16 };
  const hscal_call *call = &space->call;
  int rows = 0, columns = 0, is_asked = space->min_processes == space->max_processes || space->options.square;
  if (hscal__routine_level(call->routine) != 1 || is_asked || space->max_processes <= FEW) return 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    rows |= desc->m > 1, columns |= desc->n > 1;
  }
  return (!columns && npcol > space->min_npcol) || (!rows && nprow > space->min_nprow);
}

/* Of many processes: grids of nearly all of them, and of fewer in round numbers; in a program that waits of all, and of rounder ones, in the first
 * round. */
static int is_listed(const hscal_search_state *search, int nprow, int npcol) {
  enum { MANY = 128 };
  const hscal_space *space = &search->space;
  int is_brief = search->budget.deadline_mode && space->options.in_program && !hscal__looks_near(space);
  int few = !is_brief ? 16 : hscal__has_all(space) ? 4 : 8;
  double processes = (double)nprow * npcol, nearly_all = is_brief ? 1 : 0.9;
  return space->max_processes <= MANY || space->options.square ||
         hscal__scaled_on_grid(&search->scaled, nprow, npcol) >= 0 || processes >= nearly_all * space->max_processes ||
         (is_round(nprow, few) && is_round(npcol, few));
}

static int push_ways(hscal_search_state *search, hscal_grid_candidate *ways, int nways, int nprow,
                     hscal_prior_case *last) {
  const hscal_space *space = &search->space;
  int npcol = ways->processes / nprow, lists = is_listed(search, nprow, npcol);
  if (!hscal__space_allows_grid(space, nprow, npcol) || has_idle_lines(space, nprow, npcol) ||
      !hscal__is_in_sight(space, nprow, npcol))
    return 0;
  for (int i = 0; i < nways; i++) {
    if (!hscal__has_grid(space, search->pool.nnumbered++)) continue;
    if (lists)
      HSCAL_TRY(push_strips(search, &ways[i], nprow, last));
    else
      search->pool.unlisted_s = fmin(search->pool.unlisted_s, ways[i].bound_s);
  }
  return 0;
}

/* Every P x Q of a number of processes, mapped in these ways. */
static int push_grids(hscal_search_state *search, hscal_grid_candidate *ways, int nways) {
  hscal_prior_case last = {0};
  int processes = ways->processes;
  for (int p = 1; p <= processes / p; p++) {
    if (processes % p) continue;
    HSCAL_TRY(push_ways(search, ways, nways, p, &last));
    if (p != processes / p) HSCAL_TRY(push_ways(search, ways, nways, processes / p, &last));
  }
  return 0;
}

/* Process sets of one size, each mapped in another way; those whose bound prunes them are none. The bound does not look at blocks yet: all
 * work shared without loss. */
static int list_size(hscal_search_state *search, hscal_process_sets *process_sets) {
  static const hscal_mapping mappings[] = {HSCAL_MAPPING_BY_SLOT, HSCAL_MAPPING_BY_NODE, HSCAL_MAPPING_FEWEST_NODES};
  enum { MAPPINGS = sizeof mappings / sizeof *mappings };
  const hscal_call *call = &search->space.call; /* of a sequence the first one: others only add to the bound */
  double flops = hscal__part_count(call, 0) * hscal__certain_flops(call);
  hscal_grid_candidate ways[MAPPINGS];
  int nways = 0;
  for (int i = 0; i < MAPPINGS; i++) {
    hscal_grid_candidate *way = &ways[nways];
    *way = (hscal_grid_candidate){.mapping = mappings[i], .processes = process_sets->size};
    if (!hscal__process_sets_differ(process_sets, way->mapping, &way->process_set)) continue;
    way->bound_s = flops / (way->process_set.total * search->peaks.boost_any);
    nways += way->bound_s < hscal__pruning_limit_s(search);
  }
  return nways > 0 ? push_grids(search, ways, nways) : 0;
}

static int list_sizes(hscal_search_state *search, hscal_process_sets *process_sets) {
  const hscal_space *space = &search->space;
  for (int n = 1; n <= space->max_processes; n++) {
    hscal__process_sets_grow(process_sets);
    if (n >= space->min_processes && hscal__space_allows_processes(space, n))
      HSCAL_TRY(list_size(search, process_sets));
  }
  return 0;
}

/* Least prior estimate first, then the squarest; the rest only makes the order definite. */
static int compare_grids(const void *x, const void *y) {
  const hscal_grid_candidate *a = x, *b = y;
  if (a->prior_estimate_s != b->prior_estimate_s) return a->prior_estimate_s < b->prior_estimate_s ? -1 : 1;
  int skew_a = abs(a->nprow - a->npcol), skew_b = abs(b->nprow - b->npcol);
  if (skew_a != skew_b) return skew_a < skew_b ? -1 : 1;
  if (a->processes != b->processes) return a->processes > b->processes ? -1 : 1;
  if (a->mapping != b->mapping) return a->mapping < b->mapping ? -1 : 1;
  if (a->nprow != b->nprow) return a->nprow - b->nprow;
  return a->height != b->height ? a->height - b->height : (int)a->tiling - (int)b->tiling;
}

int hscal__grid_candidates_list(hscal_search_state *search) {
  hscal_process_sets process_sets;
  HSCAL_TRY(hscal__process_sets_init(&search->space, &process_sets));
  int status = list_sizes(search, &process_sets);
  hscal__process_sets_free(&process_sets);
  HSCAL_TRY(status);
  if (search->pool.ngrids > 0) /* qsort wants a list, also of nothing */
    qsort(search->pool.grids, (size_t)search->pool.ngrids, sizeof *search->pool.grids, compare_grids);
  search->candidates += (long)search->pool.ngrids * hscal__own_blocks(&search->space) * search->space.npanels;
  return 0;
}
