#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/demands.h"
#include "search/layout_constraints.h"
#include "search/mapping.h"
#include "search/process_sets.h"
#include "search/state.h"
#include "search/trial.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What the closed forms cost, in operations of the clock: a rough estimate; the skeleton and the bound of a part, and an estimate of it,
 * and there each kind of process and of node; an option, and each of its processes, to be laid out and profiled. */
enum { PRIOR_EFFORT = 10, OUTLINE_EFFORT = 10, GRID_EFFORT = 10 };
static const double estimate_effort = 1.5, kind_effort = 1, profile_effort = 0.7, lpt_effort = 2;

static int push_grid_candidate(hscal_search_state *search, const hscal_grid_candidate *grid) {
  if (search->pool.ngrids == search->pool.grids_capacity) {
    int room = search->pool.grids_capacity ? 2 * search->pool.grids_capacity : 256;
    hscal_grid_candidate *options = realloc(search->pool.grids, (size_t)room * sizeof *options);
    if (!options) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d process grids", room);
    search->pool.grids = options;
    search->pool.grids_capacity = room;
  }
  search->pool.grids[search->pool.ngrids++] = *grid;
  return 0;
}

/* Signals with which a call begins and ends, to the farthest process and back. */
static double around_s(const hscal_space *space, int processes, int layer, int node_class) {
  return processes > 1 ? 2 * hscal__message_estimate(space->machine, layer, node_class, node_class, 0) : 0;
}

static int layer_of_process_set(const hscal_process_set *process_set, int processes) {
  return process_set->most == processes ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
}

/* A grid and its slowest process, on which the outlook depends. */
typedef struct prior_case {
  int nprow, npcol, layer, node_class;
  double crowd, prior_estimate_s;
} prior_case;

/* The estimate of a middling cut. */
static double prior_estimate(const hscal_space *space, const prior_case *at) {
  int layer = at->layer;
  hscal_process_class slowest = {.node_class = at->node_class,
                                 .crowd = at->crowd,
                                 .row_in = layer,
                                 .row_out = layer,
                                 .col_in = layer,
                                 .col_out = layer};
  hscal_profile profile = {.nprocess_classes = 1, .process_classes = &slowest, .fastest = slowest};
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&space->calls[space->nblocks / 2], at->nprow, at->npcol, &skeleton);
  hscal_skeleton_parts parts;
  hscal__split_skeleton(&skeleton, &parts);
  return hscal__estimate_parts(space, &parts, space->panel[space->npanels / 2], &profile).total_s +
         around_s(space, at->nprow * at->npcol, layer, at->node_class);
}

/* For the slowest process, as if all its neighbours were on other nodes, unless one node has all processes. Ways to deal the same grid
 * follow one another, and mostly come to the same: *last. */
static double prior_estimate_s(hscal_search_state *search, const hscal_grid_candidate *grid, prior_case *last) {
  const hscal_process_set *process_set = &grid->process_set;
  prior_case at = {.nprow = grid->nprow,
                   .npcol = grid->npcol,
                   .layer = layer_of_process_set(process_set, grid->processes),
                   .node_class = process_set->slowest_class,
                   .crowd = process_set->crowd};
  if (at.nprow != last->nprow || at.npcol != last->npcol || at.layer != last->layer ||
      at.node_class != last->node_class || at.crowd != last->crowd) {
    at.prior_estimate_s = prior_estimate(&search->space, &at);
    search->budget.spent += PRIOR_EFFORT;
    *last = at;
  }
  return last->prior_estimate_s;
}

/* The same grid for uneven shares, dealt block size by block size. */
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
  const double much_slower = 1.25;
  const hscal_process_set *process_set = &untiled->process_set;
  const hscal_machine *machine = search->space.machine;
  int class = process_set->slowest_class, is_whole = untiled->height == 1 || untiled->height == untiled->nprow;
  if (process_set->most == 1 || process_set->most == untiled->processes || !is_whole) return 0;
  double near_s = hscal__message_estimate(machine, HSCAL_LAYER_NODE, class, class, USUAL_BYTES),
         far_s = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, class, class, USUAL_BYTES);
  if (near_s < much_slower * far_s) return 0;
  hscal_grid_candidate grid = *untiled;
  grid.tiling = HSCAL_TILING_ROUND_ROBIN;
  return push_grid_candidate(search, &grid);
}

/* One grid, in strips of every height that makes a difference. */
static int push_strips(hscal_search_state *search, hscal_grid_candidate *grid, int nprow, prior_case *last) {
  const hscal_process_set *process_set = &grid->process_set;
  int heights[HSCAL_HEIGHTS], order = search->space.options.order;
  int alike = order || (process_set->most == 1 && search->space.speeds_are_equal);
  grid->nprow = nprow, grid->npcol = grid->processes / nprow;
  grid->prior_estimate_s = prior_estimate_s(search, grid, last);
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

/* Of many processes: grids of nearly all of them, and of fewer in round numbers; in a program that waits of all, and of rounder ones. */
static int is_listed(const hscal_search_state *search, int nprow, int npcol) {
  enum { MANY = 128 };
  const hscal_space *space = &search->space;
  int is_brief = search->budget.deadline_mode && space->options.in_program, few = is_brief ? 4 : 16;
  double processes = (double)nprow * npcol, nearly_all = is_brief ? 1 : 0.9;
  return space->max_processes <= MANY || space->options.square || processes >= nearly_all * space->max_processes ||
         (is_round(nprow, few) && is_round(npcol, few));
}

static int push_ways(hscal_search_state *search, hscal_grid_candidate *ways, int nways, int nprow, prior_case *last) {
  const hscal_space *space = &search->space;
  int npcol = ways->processes / nprow, lists = is_listed(search, nprow, npcol);
  if (!hscal__space_allows_grid(space, nprow, npcol) || has_idle_lines(space, nprow, npcol)) return 0;
  for (int i = 0; i < nways; i++) {
    if (lists)
      HSCAL_TRY(push_strips(search, &ways[i], nprow, last));
    else
      search->pool.unlisted_s = fmin(search->pool.unlisted_s, ways[i].bound_s);
  }
  return 0;
}

/* Every P x Q of a number of processes, dealt in these ways. */
static int push_grids(hscal_search_state *search, hscal_grid_candidate *ways, int nways) {
  prior_case last = {0};
  int processes = ways->processes;
  for (int p = 1; p <= processes / p; p++) {
    if (processes % p) continue;
    HSCAL_TRY(push_ways(search, ways, nways, p, &last));
    if (p != processes / p) HSCAL_TRY(push_ways(search, ways, nways, processes / p, &last));
  }
  return 0;
}

/* Process sets of one size, each dealt in another way; those whose bound excludes them are none. The bound does not look at blocks yet: all
 * work shared without loss. */
static int list_size(hscal_search_state *search, hscal_process_sets *process_sets) {
  static const hscal_mapping mappings[] = {HSCAL_MAPPING_BY_SLOT, HSCAL_MAPPING_BY_NODE, HSCAL_MAPPING_FEWEST_NODES};
  enum { MAPPINGS = sizeof mappings / sizeof *mappings };
  double flops = hscal__bound_flops(&search->space.call);
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

/* Best outlook first, then the squarest; the rest only makes the order definite. */
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
  search->candidates += (long)search->pool.ngrids * search->space.nblocks * search->space.npanels;
  return 0;
}

/* ---- cuts ------------------------------------------------------------------------------------------------- */

static int push_candidate(hscal_search_state *search, const hscal_block_candidate *candidate) {
  if (search->pool.ncandidates == search->pool.candidates_capacity) {
    int room = search->pool.candidates_capacity ? 2 * search->pool.candidates_capacity : 256;
    hscal_block_candidate *candidates = realloc(search->pool.candidates, (size_t)room * sizeof *candidates);
    if (!candidates) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d layouts", room);
    search->pool.candidates = candidates;
    search->pool.candidates_capacity = room;
  }
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  const double trait[HSCAL_FEATURES] = {[HSCAL_FEATURE_ROWS] = log2(grid->nprow),
                                        [HSCAL_FEATURE_COLUMNS] = log2(grid->npcol),
                                        [HSCAL_FEATURE_BLOCK] = log2(search->space.block[candidate->block]),
                                        [HSCAL_FEATURE_PANEL] = log2(search->space.panel[candidate->panel]),
                                        [HSCAL_FEATURE_NODES] = grid->process_set.most == grid->processes ? 0 : 1,
                                        [HSCAL_FEATURE_HEIGHT] = log2(grid->height),
                                        [HSCAL_FEATURE_MAPPING] = grid->mapping + 2.0 * grid->tiling};
  search->pool.candidates[search->pool.ncandidates++] = *candidate;
  return hscal__surrogate_add(&search->pool.surrogate, trait);
}

/* Who is whose neighbour. */
static int profile_grid(hscal_search_state *search, const hscal_grid_candidate *grid) {
  const hscal_space *space = &search->space;
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(&space->calls[0], grid->nprow, grid->npcol, &skeleton);
  if (!hscal__map_processes(space, grid->mapping, grid->processes, space->operand_bytes / grid->processes,
                            search->count))
    return hscal__fail(HSCAL_ERROR_INTERNAL, "%d processes do not fit where they fitted before", grid->processes);
  HSCAL_TRY(hscal__place_in_strips(space, &skeleton, search->count, grid->height, grid->tiling, search->node_of));
  hscal__profile_fill(space, search->node_of, grid->nprow, grid->npcol, &search->profile);
  search->budget.spent += GRID_EFFORT + profile_effort * grid->processes;
  return 0;
}

/* A cut with its estimate and bound, which is that of another panel width in ScaLAPACK's routines (0: no other is known); busiest_s:
 * computing of the busiest node if the estimate does not know it, else 0. */
static hscal_block_candidate make_candidate(hscal_search_state *search, int grid, const hscal_cost_skeleton *skeleton,
                                            hscal_skeleton_parts *parts, int block, int panel, double bound_s,
                                            double busiest_s) {
  const hscal_space *space = &search->space;
  hscal_block_candidate candidate = {.grid = grid, .block = block, .panel = panel, .bound_s = bound_s};
  if (bound_s == 0 || hscal__routine_level(skeleton->call->routine) < 4)
    candidate.bound_s =
        hscal__any_placement_bound(space, &search->peaks, skeleton, panel, &search->pool.grids[grid].process_set);
  hscal_cost cost = hscal__estimate_parts(space, parts, space->panel[panel], &search->profile);
  const hscal_grid_candidate *on = &search->pool.grids[grid];
  cost.total_s += around_s(space, on->processes, layer_of_process_set(&on->process_set, on->processes),
                           on->process_set.slowest_class);
  if (busiest_s > 0) cost.total_s += busiest_s / search->peaks.boost[panel] - fmax(cost.compute_s, cost.node_s);
  candidate.estimate_s = fmax(cost.total_s, fmax(candidate.bound_s, DBL_MIN));
  candidate.log_estimate = log(candidate.estimate_s);
  candidate.default_distance = hscal__default_distance(space->block[block], space->panel[panel]);
  candidate.effort =
      hscal__evaluation_effort(skeleton, space->panel[panel], search->pool.grids[grid].process_set.most > 1);
  return candidate;
}

/* Which cuts of an option are wanted: all, the best of each block among those that are powers of two, or what is next to a cut, with all
 * panel widths of its block if there is time. */
typedef struct wanted {
  int coarse, all_panels;
  const hscal_block_candidate *beside;
} wanted;

static int is_power_of_two(int n) { return (n & (n - 1)) == 0; }

static int is_pooled(const hscal_search_state *search, const hscal_block_candidate *candidate) {
  for (int i = 0; i < search->pool.ncandidates; i++)
    if (search->pool.candidates[i].grid == candidate->grid && search->pool.candidates[i].block == candidate->block &&
        search->pool.candidates[i].panel == candidate->panel)
      return 1;
  return 0;
}

static int wants_block(const hscal_space *space, wanted which, int block) {
  if (which.beside) return abs(which.beside->block - block) <= 1;
  return !which.coarse || is_power_of_two(space->block[block]);
}

static int wants_panel(const hscal_space *space, wanted which, int block, int panel) {
  if (which.beside) return abs(which.beside->panel - panel) <= 1 || (which.all_panels && which.beside->block == block);
  return !which.coarse || is_power_of_two(space->panel[panel]);
}

static int is_better(const hscal_block_candidate *candidate, const hscal_block_candidate *other) {
  if (candidate->estimate_s != other->estimate_s) return candidate->estimate_s < other->estimate_s;
  return candidate->default_distance < other->default_distance;
}

/* The wanted cuts of one block size. */
static int add_candidates(hscal_search_state *search, int grid, wanted which, const hscal_cost_skeleton *skeleton,
                          int block, double busiest_s) {
  const hscal_space *space = &search->space;
  double limit_s = hscal__pruning_limit_s(search);
  hscal_block_candidate best = {.estimate_s = INFINITY}, candidate = {.bound_s = 0};
  hscal_skeleton_parts parts;
  hscal__split_skeleton(skeleton, &parts);
  for (int w = 0; w < space->npanels; w++) {
    if (!wants_panel(space, which, block, w)) continue;
    candidate = make_candidate(search, grid, skeleton, &parts, block, w, candidate.bound_s, busiest_s);
    if (candidate.bound_s >= limit_s || (which.beside && is_pooled(search, &candidate))) continue;
    if (!which.coarse) HSCAL_TRY(push_candidate(search, &candidate));
    if (which.coarse && is_better(&candidate, &best)) best = candidate;
  }
  int kinds = search->profile.nprocess_classes + search->profile.nnode_loads;
  search->budget.spent += OUTLINE_EFFORT * parts.count + (estimate_effort + kind_effort * kinds) * parts.made;
  return which.coarse && isfinite(best.estimate_s) ? push_candidate(search, &best) : 0;
}

/* Where shares are nearly even, dealing by slots does as well. */
static int add_lpt_candidates(hscal_search_state *search, int index, wanted which, const hscal_cost_skeleton *skeleton,
                              int block) {
  const double nearly_even = 0.97;
  const hscal_grid_candidate *grid = &search->pool.grids[index];
  double busiest_s;
  if (skeleton->evenness > nearly_even) return 0;
  HSCAL_TRY(hscal__place_lpt(&search->space, skeleton, grid->height, search->node_of, &busiest_s));
  hscal__profile_fill(&search->space, search->node_of, grid->nprow, grid->npcol, &search->profile);
  search->budget.spent += GRID_EFFORT + lpt_effort * grid->processes;
  return add_candidates(search, index, which, skeleton, block, busiest_s);
}

/* The wanted cuts of all block sizes; of so many the routine accepts the option's grid. */
static int expand_blocks(hscal_search_state *search, int index, wanted which, int *accepted) {
  const hscal_space *space = &search->space;
  const hscal_grid_candidate *grid = &search->pool.grids[index];
  *accepted = 0;
  for (int b = 0; b < space->nblocks; b++) {
    hscal_cost_skeleton skeleton;
    if (!wants_block(space, which, b)) continue;
    if (hscal__grid_is_refused(&space->calls[b], grid->nprow, grid->npcol)) continue;
    ++*accepted;
    hscal__cost_skeleton(&space->calls[b], grid->nprow, grid->npcol, &skeleton);
    HSCAL_TRY(grid->mapping == HSCAL_MAPPING_LPT ? add_lpt_candidates(search, index, which, &skeleton, b)
                                                 : add_candidates(search, index, which, &skeleton, b, 0));
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
