#include "search/candidate_order.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/block_candidates.h"
#include "search/calibrated.h"
#include "search/share.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Parts of half a doubling in each direction, and mappings and placements that are told apart there. */
enum { HALVES = 36, LYINGS = 3, WAYS = HSCAL_MAPPINGS * LYINGS * HSCAL_TILINGS };

/* Half doublings of a number, from 0 on: 1, 2, 3 (from 2.8 on), 4, 6 (from 5.7 on), 8, ... begin one each. */
static int halves_of(int number) {
  int octave = 0;
  while (number >> (octave + 1)) octave++;
  return 2 * octave + ((int64_t)number * number >= (int64_t)2 << (2 * octave));
}

/* How nodes lie in it: in rows, in columns, or between. */
static int way_of(const hscal_grid_candidate *grid) {
  int lying = grid->height == 1 ? 0 : grid->height == grid->nprow ? 1 : 2;
  return ((int)grid->mapping * LYINGS + lying) * HSCAL_TILINGS + (int)grid->tiling;
}

typedef struct grid_key {
  double key;
  int grid;
} grid_key;

static int sooner_first(const void *x, const void *y) {
  const grid_key *a = x, *b = y;
  if (a->key != b->key) return a->key < b->key ? -1 : 1;
  return a->grid - b->grid;
}

/* The best of each part and way, which are marked; returns their number. */
static int choose_best(const hscal_search_state *search, unsigned char *taken, grid_key *keys) {
  int n = 0;
  for (int i = 0; i < search->pool.ngrids; i++) {
    const hscal_grid_candidate *grid = &search->pool.grids[i];
    unsigned char *part = &taken[(size_t)(halves_of(grid->nprow) * HALVES + halves_of(grid->npcol)) * (WAYS + 1)];
    unsigned char *way = &part[1 + way_of(grid)];
    if (*way) continue;
    *way = 1;
    keys[n++] = (grid_key){grid->prior_estimate_s * pow(1 + HSCAL_LATER_WAY, (*part)++), i};
  }
  qsort(keys, (size_t)n, sizeof *keys, sooner_first);
  return n;
}

int hscal__order_grids(hscal_search_state *search) {
  size_t count = (size_t)hscal__max(search->pool.ngrids, 1);
  unsigned char *taken = calloc((size_t)HALVES * HALVES, WAYS + 1), *is_first = calloc(count, 1);
  grid_key *keys = malloc(count * sizeof *keys);
  search->pool.order = malloc(count * sizeof *search->pool.order);
  int failed = !taken || !is_first || !keys || !search->pool.order, n = 0;
  int nfirst = failed || !search->pool.is_coarse ? 0 : choose_best(search, taken, keys);
  for (; n < nfirst; n++) search->pool.order[n] = keys[n].grid, is_first[keys[n].grid] = 1;
  for (int i = 0; i < search->pool.ngrids && !failed; i++)
    if (!is_first[i]) search->pool.order[n++] = i;
  free(taken);
  free(is_first);
  free(keys);
  return failed ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory to put %d process grids in order", search->pool.ngrids)
                : 0;
}

/* Candidates at most: those that come first where there are too many for all, on up to MANY processes (twice as many on more), and all in all. Each of them is
 * updated by every observation. */
enum { FIRST_CANDIDATES = 512, MANY = 128, ALL_CANDIDATES = 4096 };

/* The next grids in order that can beat the incumbent, until so much is spent; their number in *expanded. */
static int expand_until(hscal_search_state *search, double spent, int least, double most_candidates, int *expanded) {
  for (*expanded = 0; search->pool.nvisited < search->pool.ngrids; search->pool.nvisited++) {
    const hscal_grid_candidate *grid = &search->pool.grids[search->pool.order[search->pool.nvisited]];
    if (grid->is_expanded || grid->bound_s >= hscal__pruning_limit_s(search)) continue;
    if ((search->budget.spent >= spent && *expanded >= least) || search->pool.ncandidates >= most_candidates) return 0;
    HSCAL_TRY(hscal__expand_grid(search, search->pool.order[search->pool.nvisited]));
    ++*expanded;
  }
  return 0;
}

int hscal__expand_first(hscal_search_state *search, double budget, int can_fall_back) {
  enum { LEAST = 8 };
  int expanded;
  search->pool.is_coarse = (long)search->pool.ngrids * search->space.nblocks * search->space.npanels > ALL_CANDIDATES;
  int most_coarse = search->space.max_processes > MANY ? 2 * FIRST_CANDIDATES : FIRST_CANDIDATES;
  double most = (search->pool.is_coarse ? most_coarse : ALL_CANDIDATES) * hscal__patience_factor(search);
  HSCAL_TRY(hscal__order_grids(search));
  return expand_until(search, can_fall_back ? search->budget.spent + budget : INFINITY, LEAST, most, &expanded);
}

int hscal__expand_more(hscal_search_state *search, int *more) {
  return expand_until(search, search->budget.spent + HSCAL_EXPANSION_EFFORT, 1,
                      ALL_CANDIDATES * hscal__patience_factor(search), more);
}

int hscal__expand_near(hscal_search_state *search, int grid, double budget) {
  enum { MOST = 8 };
  const hscal_grid_candidate middle = search->pool.grids[grid];
  for (int i = 0, expanded = 0; i < search->pool.ngrids && expanded < MOST && search->budget.spent < budget; i++) {
    const hscal_grid_candidate *other = &search->pool.grids[i];
    if (other->is_expanded || !hscal__are_near(other->nprow, other->npcol, middle.nprow, middle.npcol) ||
        other->bound_s >= hscal__pruning_limit_s(search))
      continue;
    HSCAL_TRY(hscal__expand_grid(search, i));
    expanded++;
  }
  return 0;
}
