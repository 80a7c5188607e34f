#include "search/local_search.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/natural_order.h"
#include "search/placement.h"
#include "search/state.h"

#include <math.h>
#include <string.h>

static void note_gain(hscal_search_state *search) {
  search->local.gained_s = hscal__incumbent_s(search);
  search->local.effort_limit =
      fmin(fmax(search->budget.spent + HSCAL_LOCAL_IN_VAIN * search->budget.limit, search->budget.min_effort),
           search->budget.limit);
}

/* In a hurry before the first variant that is not over in time. */
static int is_spent(const hscal_search_state *search) {
  return search->budget.spent + (search->budget.deadline_mode ? search->fidelity.high_effort : 0) >=
         search->local.effort_limit;
}

/* A variant of the trial in focus takes its place if it is better; *better: it is. By the good clock at once: what small moves gain is
 * less than the rough one errs. */
static int time_variant(hscal_search_state *search, const hscal_trial *variant, int *better) {
  double focus_s = search->incumbent.trials[search->local.focus].predicted_s, seconds;
  hscal_outcome outcome;
  search->budget.spent += variant->nprow * variant->npcol; /* to tell whether it is known, or bounded from below */
  HSCAL_TRY(hscal__evaluate_layout(search, variant, HSCAL_EFFORT_MODEL, focus_s, &seconds, &outcome));
  *better = outcome == HSCAL_OUTCOME_HIGH_FIDELITY && seconds < focus_s;
  if (*better) search->local.focus = search->incumbent.ntrials - 1;
  if (hscal__incumbent_s(search) < search->local.gained_s * (1 - HSCAL_LOCAL_GAIN)) note_gain(search);
  return 0;
}

/* Times the trial in focus with the placement in search->node_of. */
static int time_placement(hscal_search_state *search, int height, hscal_tiling tiling, int *better) {
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  trial.node_of = search->node_of;
  trial.height = height;
  trial.tiling = tiling;
  return time_variant(search, &trial, better);
}

static void copy_focus(hscal_search_state *search) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  memcpy(search->node_of, focus->node_of, (size_t)(focus->nprow * focus->npcol) * sizeof *search->node_of);
}

/* Processes of the trial in focus on each node; returns the most. */
static int count_focus(hscal_search_state *search) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  int most = 0;
  memset(search->count, 0, (size_t)search->space.machine->nnodes * sizeof *search->count);
  for (int i = 0; i < focus->nprow * focus->npcol; i++) most = hscal__max(most, ++search->count[focus->node_of[i]]);
  return most;
}

/* Does it make a difference? Switches do where there are several, dealing in turn where a node has several processes, along whole rows
 * or columns. */
static int is_another_way(const hscal_search_state *search, const hscal_trial *focus, int most, int height,
                          hscal_tiling tiling) {
  if (height == focus->height && tiling == focus->tiling) return 0;
  if (tiling == HSCAL_TILING_NONE) return 1;
  if (tiling == HSCAL_TILING_ROUND_ROBIN) return most > 1 && (height == 1 || height == focus->nprow);
  return hscal__spans_switches(&search->space, search->count);
}

static int other_strips(hscal_search_state *search) {
  if (search->space.options.order) return 0;
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  int heights[HSCAL_HEIGHTS], better, most = count_focus(search);
  int nheights = hscal__strip_heights(trial.nprow, trial.npcol, most, heights);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(trial.call, trial.nprow, trial.npcol, &skeleton);
  for (int i = 0; i < nheights * HSCAL_TILINGS && !is_spent(search); i++) {
    int height = heights[i % nheights];
    hscal_tiling tiling = (hscal_tiling)(i / nheights);
    if (!is_another_way(search, &trial, most, height, tiling)) continue;
    HSCAL_TRY(hscal__place_in_strips(&search->space, &skeleton, search->count, height, tiling, search->node_of));
    HSCAL_TRY(time_placement(search, height, tiling, &better));
  }
  return 0;
}

/* By the rough clock, where that is known to differ, and the budget does not pay for many trials by the good one: may the variant be
 * better than the trial in focus? */
static int looks_better(hscal_search_state *search, const hscal_trial *variant, int *may) {
  const double many = 60, nearly = exp(search->fidelity.noise);            /* other blocks are off by other parts */
  const hscal_trial focus = search->incumbent.trials[search->local.focus]; /* the list may move */
  hscal_outcome outcome;
  double focus_s, variant_s;
  *may = 1;
  if (search->fidelity.pairs == 0 || many * search->fidelity.high_effort < search->budget.limit - search->budget.spent)
    return 0;
  HSCAL_TRY(hscal__evaluate_layout(search, &focus, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, &focus_s, &outcome));
  HSCAL_TRY(hscal__evaluate_layout(search, variant, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, &variant_s, &outcome));
  *may = variant_s < nearly * focus_s;
  return 0;
}

/* The trial in focus with what else is said, in the same places. */
static int try_variant(hscal_search_state *search, hscal_trial *variant, int *helped) {
  int better = 0, may;
  copy_focus(search);
  variant->node_of = search->node_of;
  HSCAL_TRY(looks_better(search, variant, &may));
  if (may) HSCAL_TRY(time_variant(search, variant, &better));
  *helped |= better;
  return 0;
}

/* With another block (an index) and panel width. */
static int try_block_and_panel(hscal_search_state *search, int block, int panel, int *helped) {
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  if (trial.block == search->space.block[block] && trial.panel == panel) return 0;
  trial.block = search->space.block[block];
  trial.row_block = hscal__rows_of_block(&search->space, trial.block);
  trial.call = &search->space.calls[block];
  trial.panel = panel;
  return try_variant(search, &trial, helped);
}

/* Where a value is in a list that has it, or 0. */
static int place_of(const int *list, int n, int value) {
  for (int i = 0; i < n; i++)
    if (list[i] == value) return i;
  return 0;
}

/* Another block with the same panel width, and with one as wide. */
static int try_block(hscal_search_state *search, int block, int *helped) {
  const hscal_space *space = &search->space;
  if (block < 0 || block >= space->nblocks || is_spent(search)) return 0;
  HSCAL_TRY(try_block_and_panel(search, block, search->incumbent.trials[search->local.focus].panel, helped));
  for (int w = 0; w < space->npanels && !is_spent(search); w++)
    if (space->panel[w] == space->block[block]) HSCAL_TRY(try_block_and_panel(search, block, space->panel[w], helped));
  return 0;
}

static int try_panel(hscal_search_state *search, int panel, int *helped) {
  const hscal_space *space = &search->space;
  if (panel < 0 || panel >= space->npanels || is_spent(search)) return 0;
  int block = place_of(space->block, space->nblocks, search->incumbent.trials[search->local.focus].block);
  return try_block_and_panel(search, block, space->panel[panel], helped);
}

/* Other blocks and other widths, nearby ones first: the estimate that chose among them is rough, and where there are many it saw
 * only powers of two. */
static int try_blocks_and_panels(hscal_search_state *search, int reach, int *helped) {
  const hscal_space *space = &search->space;
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  int block = place_of(space->block, space->nblocks, focus->block);
  int panel = place_of(space->panel, space->npanels, focus->panel);
  for (int far = 1; far <= reach && !is_spent(search); far++) {
    HSCAL_TRY(try_block(search, block - far, helped));
    HSCAL_TRY(try_block(search, block + far, helped));
    HSCAL_TRY(try_panel(search, panel - far, helped));
    HSCAL_TRY(try_panel(search, panel + far, helped));
  }
  return 0;
}

/* The trial in focus with blocks that are not square (indices). */
static int try_rectangular(hscal_search_state *search, int rows, int columns, int *helped) {
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  if (rows == columns || is_spent(search)) return 0;
  HSCAL_TRY(hscal__space_rectangular(&search->space, rows, columns, &trial.call));
  if (!trial.call) return 0;
  trial.row_block = search->space.block[rows], trial.block = search->space.block[columns];
  return try_variant(search, &trial, helped);
}

/* Blocks of more rows than columns, or the other way round. They gain a few percent on grids that are longer than wide, hardly anything on
 * others: on square ones nothing is longer, on a single row or column one of their sides does not matter. */
static int try_rectangular_blocks(hscal_search_state *search, int *helped) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  const hscal_space *space = &search->space;
  int longer = hscal__max(focus->nprow, focus->npcol), shorter = hscal__min(focus->nprow, focus->npcol);
  if (longer < 2 * shorter || shorter == 1 || space->nblocks == 1) return 0;
  for (int b = 0; b < space->nblocks; b++) {
    int rows = place_of(space->block, space->nblocks, search->incumbent.trials[search->local.focus].row_block);
    int columns = place_of(space->block, space->nblocks, search->incumbent.trials[search->local.focus].block);
    HSCAL_TRY(try_rectangular(search, b, columns, helped));
    HSCAL_TRY(try_rectangular(search, rows, b, helped));
  }
  return 0;
}

static void swap(int *x, int *y) {
  int other = *x;
  *x = *y;
  *y = other;
}

/* What looking at a change takes that proves to be none, in operations of the clock: on thousands of processes there are
 * millions of them. */
static const double look_effort = 0.1;

/* Is exchanging two nodes' processes no change at all, or none that can be felt? */
static int are_alike(const hscal_search_state *search, int a, int b) {
  const hscal_machine *machine = search->space.machine;
  if (a == b) return 1;
  return machine->class_of[a] == machine->class_of[b] && hscal__switch_of(machine, a) == hscal__switch_of(machine, b) &&
         search->count[a] == 1 && search->count[b] == 1;
}

/* Exchanges lines (rows or columns) a and b of the trial in focus; 0 if nothing would change. */
static int exchange_lines(hscal_search_state *search, int is_row, int a, int b) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  int length = is_row ? focus->npcol : focus->nprow, step = is_row ? 1 : focus->npcol, alike = 0;
  int x = is_row ? a * focus->npcol : a, y = is_row ? b * focus->npcol : b;
  while (alike < length && are_alike(search, focus->node_of[x + alike * step], focus->node_of[y + alike * step]))
    alike++;
  search->budget.spent += look_effort * (alike + 1);
  if (alike == length) return 0;
  copy_focus(search);
  for (int i = 0; i < length; i++) swap(&search->node_of[x + i * step], &search->node_of[y + i * step]);
  return 1;
}

static int try_lines(hscal_search_state *search, int is_row, int *helped) {
  int lines = is_row ? search->incumbent.trials[search->local.focus].nprow
                     : search->incumbent.trials[search->local.focus].npcol,
      better;
  for (int a = 0; a < lines; a++)
    for (int b = a + 1; b < lines; b++) {
      if (is_spent(search)) return 0;
      if (!exchange_lines(search, is_row, a, b)) continue;
      HSCAL_TRY(time_placement(search, 0, HSCAL_TILING_NONE, &better));
      *helped |= better;
    }
  return 0;
}

/* Nearby pairs first: they are the likelier neighbours. */
static int try_swaps(hscal_search_state *search, int *helped) {
  int processes =
          search->incumbent.trials[search->local.focus].nprow * search->incumbent.trials[search->local.focus].npcol,
      better;
  for (int distance = 1; distance < processes; distance++)
    for (int i = 0; i + distance < processes; i++) {
      const int *node_of = search->incumbent.trials[search->local.focus].node_of;
      if (is_spent(search)) return 0;
      search->budget.spent += look_effort;
      if (are_alike(search, node_of[i], node_of[i + distance])) continue;
      copy_focus(search);
      swap(&search->node_of[i], &search->node_of[i + distance]);
      HSCAL_TRY(time_placement(search, 0, HSCAL_TILING_NONE, &better));
      *helped |= better;
    }
  return 0;
}

/* The placement in search->node_of as the order wants it that is asked for, if one is. */
static int restore_order(hscal_search_state *search) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  char order = search->space.options.order;
  if (!order) return 0;
  memset(search->here, 0, (size_t)search->space.machine->nnodes * sizeof *search->here);
  for (int i = 0; i < focus->nprow * focus->npcol; i++) search->here[search->node_of[i]]++;
  return hscal__natural_order(&search->space, order, search->here, focus->nprow, focus->npcol, search->node_of);
}

/* Another node for a process: shares are not equal where blocks are few, so the count that suits equal ones need not be
 * the best. */
static int try_moves(hscal_search_state *search, int *helped) {
  int processes =
          search->incumbent.trials[search->local.focus].nprow * search->incumbent.trials[search->local.focus].npcol,
      better;
  for (int i = 0; i < processes; i++)
    for (int h = 0; h < search->space.machine->nnodes; h++) {
      if (is_spent(search)) return 0;
      search->budget.spent += look_effort;
      if (search->count[h] >= search->space.cap[h] || search->incumbent.trials[search->local.focus].node_of[i] == h)
        continue;
      copy_focus(search);
      search->node_of[i] = h;
      HSCAL_TRY(restore_order(search));
      HSCAL_TRY(time_placement(search, 0, HSCAL_TILING_NONE, &better));
      if (better) count_focus(search);
      *helped |= better;
    }
  return 0;
}

/* Another node that has none, as large, for all processes of a node. */
static int try_whole_nodes(hscal_search_state *search, int *helped) {
  const hscal_space *space = &search->space;
  int better;
  for (int a = 0; a < space->machine->nnodes; a++)
    for (int b = 0; b < space->machine->nnodes; b++) {
      if (is_spent(search)) return 0;
      search->budget.spent += look_effort;
      if (search->count[a] == 0 || search->count[b] > 0 || space->cap[a] != space->cap[b]) continue;
      const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
      for (int i = 0; i < focus->nprow * focus->npcol; i++)
        search->node_of[i] = focus->node_of[i] == a ? b : focus->node_of[i];
      HSCAL_TRY(restore_order(search));
      HSCAL_TRY(time_placement(search, 0, HSCAL_TILING_NONE, &better));
      if (better) count_focus(search);
      *helped |= better;
    }
  return 0;
}

/* Other places for the processes of the trial in focus, as far as what is asked for leaves any. */
static int try_places(hscal_search_state *search, int *helped) {
  const hscal_options *options = &search->space.options;
  count_focus(search);
  if (!options->order) {
    HSCAL_TRY(try_lines(search, 1, helped));
    HSCAL_TRY(try_lines(search, 0, helped));
    HSCAL_TRY(try_swaps(search, helped));
  }
  return options->whole_nodes ? try_whole_nodes(search, helped) : try_moves(search, helped);
}

/* Other strips, blocks and widths for the trial in focus. */
static int reblock_focus(hscal_search_state *search) {
  enum { NEARBY = 1 };
  HSCAL_TRY(other_strips(search));
  for (int helped = 1; helped && !is_spent(search);) {
    helped = 0;
    HSCAL_TRY(try_blocks_and_panels(search, NEARBY, &helped));
  }
  return 0;
}

static int improve_focus(hscal_search_state *search) {
  HSCAL_TRY(other_strips(search));
  for (int helped = 1; helped && !is_spent(search);) {
    helped = 0;
    HSCAL_TRY(try_blocks_and_panels(search, HSCAL_BLOCKS, &helped));
    HSCAL_TRY(try_rectangular_blocks(search, &helped));
    HSCAL_TRY(try_places(search, &helped));
  }
  return 0;
}

typedef int are_same(const hscal_trial *x, const hscal_trial *y);

static int same_grid(const hscal_trial *x, const hscal_trial *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol;
}

/* The best of the first `n` trials that are not the same as one in done[ndone]; -1 if none is near the best. */
static int next_focus(const hscal_search_state *search, int n, const int *done, int ndone, are_same *same) {
  const double near = 1.15; /* placements seldom gain more */
  int next = -1;
  for (int i = 0; i < n; i++) {
    int is_done = search->incumbent.trials[i].predicted_s > near * hscal__incumbent_s(search);
    is_done |= search->incumbent.trials[i].is_report_only;
    for (int j = 0; j < ndone && !is_done; j++)
      is_done = same(&search->incumbent.trials[i], &search->incumbent.trials[done[j]]);
    if (!is_done && (next < 0 || search->incumbent.trials[i].predicted_s < search->incumbent.trials[next].predicted_s))
      next = i;
  }
  return next;
}

/* Grids on which the best layout is recut, and layouts that are improved in all ways. */
enum { REBLOCKED = 6, IMPROVED = 16 };

/* Does something to the best layouts, one after another, at most `most` (IMPROVED) of them that are not the same. */
static int improve_best(hscal_search_state *search, int most, are_same *same,
                        int (*improve)(hscal_search_state *search)) {
  int done[IMPROVED], ndone = 0, n = search->incumbent.ntrials;
  while (ndone < most && !is_spent(search)) {
    int next = next_focus(search, n, done, ndone, same);
    if (next < 0) return 0;
    search->local.focus = done[ndone++] = next;
    HSCAL_TRY(improve(search));
  }
  return 0;
}

int hscal__local_search(hscal_search_state *search) {
  if (search->space.machine->nnodes == 1 || search->incumbent.best < 0 ||
      search->incumbent.trials[search->incumbent.best].is_low_fidelity)
    return 0;
  note_gain(search);
  HSCAL_TRY(improve_best(search, REBLOCKED, same_grid, reblock_focus));
  return improve_best(search, IMPROVED, hscal__same_layout, improve_focus);
}
