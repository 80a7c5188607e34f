/*
 * Better forms of the best layouts, found by the clock: first nodes in strips of other heights, then other blocks and panel
 * widths in the same places, then small moves, each kept if it helps: exchange two rows, two columns, two processes of unlike nodes; move a process to another node.
 */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/state.h"

#include <math.h>
#include <string.h>

/* Improving ends when so much of the budget has gained nothing that matters. */
static const double in_vain = 0.4, what_matters = 0.002;

static void go_on(hscal_hunt *hunt) {
  hunt->gained_s = hscal__hunt_best_s(hunt);
  hunt->may_spend = fmin(fmax(hunt->spent + in_vain * hunt->budget, hunt->least), hunt->budget);
}

/* In a hurry before the first variant that is not over in time. */
static int is_over(const hscal_hunt *hunt) {
  return hunt->spent + (hunt->hurries ? hunt->trial_effort : 0) >= hunt->may_spend;
}

/* A variant of the trial in focus takes its place if it is better; *better: it is. By the good clock at once: what small moves gain is
 * less than the rough one errs. */
static int time_variant(hscal_hunt *hunt, const hscal_trial *variant, int *better) {
  double focus_s = hunt->trials[hunt->focus].predicted_s, seconds;
  hscal_outcome outcome;
  hunt->spent += variant->nprow * variant->npcol; /* to tell whether it is known, or bounded from below */
  HSCAL_TRY(hscal__hunt_time(hunt, variant, HSCAL_EFFORT_MODEL, focus_s, &seconds, &outcome));
  *better = outcome == HSCAL_TIMED && seconds < focus_s;
  if (*better) hunt->focus = hunt->ntrials - 1;
  if (hscal__hunt_best_s(hunt) < hunt->gained_s * (1 - what_matters)) go_on(hunt);
  return 0;
}

/* Times the trial in focus with the placement in hunt->node_of. */
static int time_placement(hscal_hunt *hunt, int height, hscal_tiling tiling, int *better) {
  hscal_trial trial = hunt->trials[hunt->focus];
  trial.node_of = hunt->node_of;
  trial.height = height;
  trial.tiling = tiling;
  return time_variant(hunt, &trial, better);
}

static void copy_focus(hscal_hunt *hunt) {
  const hscal_trial *focus = &hunt->trials[hunt->focus];
  memcpy(hunt->node_of, focus->node_of, (size_t)(focus->nprow * focus->npcol) * sizeof *hunt->node_of);
}

/* Processes of the trial in focus on each node; returns the most. */
static int count_focus(hscal_hunt *hunt) {
  const hscal_trial *focus = &hunt->trials[hunt->focus];
  int most = 0;
  memset(hunt->count, 0, (size_t)hunt->space.machine->nnodes * sizeof *hunt->count);
  for (int i = 0; i < focus->nprow * focus->npcol; i++) most = hscal__max(most, ++hunt->count[focus->node_of[i]]);
  return most;
}

/* Does it make a difference? Switches do where there are several, dealing in turn where a node has several processes, along whole rows
 * or columns. */
static int is_another_way(const hscal_hunt *hunt, const hscal_trial *focus, int most, int height, hscal_tiling tiling) {
  if (height == focus->height && tiling == focus->tiling) return 0;
  if (tiling == HSCAL_UNTILED) return 1;
  if (tiling == HSCAL_DEALT) return most > 1 && (height == 1 || height == focus->nprow);
  return hscal__climbs(&hunt->space, hunt->count);
}

static int other_strips(hscal_hunt *hunt) {
  if (hunt->space.options.order) return 0;
  hscal_trial trial = hunt->trials[hunt->focus];
  int heights[HSCAL_HEIGHTS], better, most = count_focus(hunt);
  int nheights = hscal__strip_heights(trial.nprow, trial.npcol, most, heights);
  hscal_outline outline;
  hscal__outline(trial.call, trial.nprow, trial.npcol, &outline);
  for (int i = 0; i < nheights * HSCAL_TILINGS && !is_over(hunt); i++) {
    int height = heights[i % nheights];
    hscal_tiling tiling = (hscal_tiling)(i / nheights);
    if (!is_another_way(hunt, &trial, most, height, tiling)) continue;
    HSCAL_TRY(hscal__arrange(&hunt->space, &outline, hunt->count, height, tiling, hunt->node_of));
    HSCAL_TRY(time_placement(hunt, height, tiling, &better));
  }
  return 0;
}

/* By the rough clock, where that is known to differ, and the budget does not pay for many trials by the good one: may the variant be
 * better than the trial in focus? */
static int looks_better(hscal_hunt *hunt, const hscal_trial *variant, int *may) {
  const double many = 60, nearly = exp(hunt->rough_noise); /* other blocks are off by other parts */
  const hscal_trial focus = hunt->trials[hunt->focus];     /* the list may move */
  hscal_outcome outcome;
  double focus_s, variant_s;
  *may = 1;
  if (hunt->rough_pairs == 0 || many * hunt->trial_effort < hunt->budget - hunt->spent) return 0;
  HSCAL_TRY(hscal__hunt_time(hunt, &focus, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, &focus_s, &outcome));
  HSCAL_TRY(hscal__hunt_time(hunt, variant, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, &variant_s, &outcome));
  *may = variant_s < nearly * focus_s;
  return 0;
}

/* The trial in focus with what else is said, in the same places. */
static int try_variant(hscal_hunt *hunt, hscal_trial *variant, int *helped) {
  int better = 0, may;
  copy_focus(hunt);
  variant->node_of = hunt->node_of;
  HSCAL_TRY(looks_better(hunt, variant, &may));
  if (may) HSCAL_TRY(time_variant(hunt, variant, &better));
  *helped |= better;
  return 0;
}

/* With another block (an index) and panel width. */
static int try_cut(hscal_hunt *hunt, int block, int panel, int *helped) {
  hscal_trial trial = hunt->trials[hunt->focus];
  if (trial.block == hunt->space.block[block] && trial.panel == panel) return 0;
  trial.block = hunt->space.block[block];
  trial.row_block = hscal__rows_of_block(&hunt->space, trial.block);
  trial.call = &hunt->space.calls[block];
  trial.panel = panel;
  return try_variant(hunt, &trial, helped);
}

/* Where a value is in a list that has it, or 0. */
static int place_of(const int *list, int n, int value) {
  for (int i = 0; i < n; i++)
    if (list[i] == value) return i;
  return 0;
}

/* Another block with the same panel width, and with one as wide. */
static int try_block(hscal_hunt *hunt, int block, int *helped) {
  const hscal_space *space = &hunt->space;
  if (block < 0 || block >= space->nblocks || is_over(hunt)) return 0;
  HSCAL_TRY(try_cut(hunt, block, hunt->trials[hunt->focus].panel, helped));
  for (int w = 0; w < space->npanels && !is_over(hunt); w++)
    if (space->panel[w] == space->block[block]) HSCAL_TRY(try_cut(hunt, block, space->panel[w], helped));
  return 0;
}

static int try_panel(hscal_hunt *hunt, int panel, int *helped) {
  const hscal_space *space = &hunt->space;
  if (panel < 0 || panel >= space->npanels || is_over(hunt)) return 0;
  int block = place_of(space->block, space->nblocks, hunt->trials[hunt->focus].block);
  return try_cut(hunt, block, space->panel[panel], helped);
}

/* Other blocks and other widths, nearby ones first: the estimate that chose among them is rough, and where there are many it saw
 * only powers of two. */
static int try_cuts(hscal_hunt *hunt, int reach, int *helped) {
  const hscal_space *space = &hunt->space;
  const hscal_trial *focus = &hunt->trials[hunt->focus];
  int block = place_of(space->block, space->nblocks, focus->block);
  int panel = place_of(space->panel, space->npanels, focus->panel);
  for (int far = 1; far <= reach && !is_over(hunt); far++) {
    HSCAL_TRY(try_block(hunt, block - far, helped));
    HSCAL_TRY(try_block(hunt, block + far, helped));
    HSCAL_TRY(try_panel(hunt, panel - far, helped));
    HSCAL_TRY(try_panel(hunt, panel + far, helped));
  }
  return 0;
}

/* The trial in focus with blocks that are not square (indices). */
static int try_oblong(hscal_hunt *hunt, int rows, int columns, int *helped) {
  hscal_trial trial = hunt->trials[hunt->focus];
  if (rows == columns || is_over(hunt)) return 0;
  HSCAL_TRY(hscal__space_oblong(&hunt->space, rows, columns, &trial.call));
  if (!trial.call) return 0;
  trial.row_block = hunt->space.block[rows], trial.block = hunt->space.block[columns];
  return try_variant(hunt, &trial, helped);
}

/* Blocks of more rows than columns, or the other way round. They gain a few percent on grids that are longer than wide, hardly anything on
 * others: on square ones nothing is longer, on a single row or column one of their sides does not matter. */
static int try_oblongs(hscal_hunt *hunt, int *helped) {
  const hscal_trial *focus = &hunt->trials[hunt->focus];
  const hscal_space *space = &hunt->space;
  int longer = hscal__max(focus->nprow, focus->npcol), shorter = hscal__min(focus->nprow, focus->npcol);
  if (longer < 2 * shorter || shorter == 1 || space->nblocks == 1) return 0;
  for (int b = 0; b < space->nblocks; b++) {
    int rows = place_of(space->block, space->nblocks, hunt->trials[hunt->focus].row_block);
    int columns = place_of(space->block, space->nblocks, hunt->trials[hunt->focus].block);
    HSCAL_TRY(try_oblong(hunt, b, columns, helped));
    HSCAL_TRY(try_oblong(hunt, rows, b, helped));
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
static int are_alike(const hscal_hunt *hunt, int a, int b) {
  const hscal_machine *machine = hunt->space.machine;
  if (a == b) return 1;
  return machine->class_of[a] == machine->class_of[b] && hscal__switch_of(machine, a) == hscal__switch_of(machine, b) &&
         hunt->count[a] == 1 && hunt->count[b] == 1;
}

/* Exchanges lines (rows or columns) a and b of the trial in focus; 0 if nothing would change. */
static int exchange_lines(hscal_hunt *hunt, int is_row, int a, int b) {
  const hscal_trial *focus = &hunt->trials[hunt->focus];
  int length = is_row ? focus->npcol : focus->nprow, step = is_row ? 1 : focus->npcol, alike = 0;
  int x = is_row ? a * focus->npcol : a, y = is_row ? b * focus->npcol : b;
  while (alike < length && are_alike(hunt, focus->node_of[x + alike * step], focus->node_of[y + alike * step])) alike++;
  hunt->spent += look_effort * (alike + 1);
  if (alike == length) return 0;
  copy_focus(hunt);
  for (int i = 0; i < length; i++) swap(&hunt->node_of[x + i * step], &hunt->node_of[y + i * step]);
  return 1;
}

static int try_lines(hscal_hunt *hunt, int is_row, int *helped) {
  int lines = is_row ? hunt->trials[hunt->focus].nprow : hunt->trials[hunt->focus].npcol, better;
  for (int a = 0; a < lines; a++)
    for (int b = a + 1; b < lines; b++) {
      if (is_over(hunt)) return 0;
      if (!exchange_lines(hunt, is_row, a, b)) continue;
      HSCAL_TRY(time_placement(hunt, 0, HSCAL_UNTILED, &better));
      *helped |= better;
    }
  return 0;
}

/* Nearby pairs first: they are the likelier neighbours. */
static int try_swaps(hscal_hunt *hunt, int *helped) {
  int processes = hunt->trials[hunt->focus].nprow * hunt->trials[hunt->focus].npcol, better;
  for (int distance = 1; distance < processes; distance++)
    for (int i = 0; i + distance < processes; i++) {
      const int *node_of = hunt->trials[hunt->focus].node_of;
      if (is_over(hunt)) return 0;
      hunt->spent += look_effort;
      if (are_alike(hunt, node_of[i], node_of[i + distance])) continue;
      copy_focus(hunt);
      swap(&hunt->node_of[i], &hunt->node_of[i + distance]);
      HSCAL_TRY(time_placement(hunt, 0, HSCAL_UNTILED, &better));
      *helped |= better;
    }
  return 0;
}

/* The placement in hunt->node_of as the order wants it that is asked for, if one is. */
static int restore_order(hscal_hunt *hunt) {
  const hscal_trial *focus = &hunt->trials[hunt->focus];
  char order = hunt->space.options.order;
  if (!order) return 0;
  memset(hunt->here, 0, (size_t)hunt->space.machine->nnodes * sizeof *hunt->here);
  for (int i = 0; i < focus->nprow * focus->npcol; i++) hunt->here[hunt->node_of[i]]++;
  return hscal__natural_order(&hunt->space, order, hunt->here, focus->nprow, focus->npcol, hunt->node_of);
}

/* Another node for a process: shares are not equal where blocks are few, so the count that suits equal ones need not be
 * the best. */
static int try_moves(hscal_hunt *hunt, int *helped) {
  int processes = hunt->trials[hunt->focus].nprow * hunt->trials[hunt->focus].npcol, better;
  for (int i = 0; i < processes; i++)
    for (int h = 0; h < hunt->space.machine->nnodes; h++) {
      if (is_over(hunt)) return 0;
      hunt->spent += look_effort;
      if (hunt->count[h] >= hunt->space.cap[h] || hunt->trials[hunt->focus].node_of[i] == h) continue;
      copy_focus(hunt);
      hunt->node_of[i] = h;
      HSCAL_TRY(restore_order(hunt));
      HSCAL_TRY(time_placement(hunt, 0, HSCAL_UNTILED, &better));
      if (better) count_focus(hunt);
      *helped |= better;
    }
  return 0;
}

/* Another node that has none, as large, for all processes of a node. */
static int try_whole_nodes(hscal_hunt *hunt, int *helped) {
  const hscal_space *space = &hunt->space;
  int better;
  for (int a = 0; a < space->machine->nnodes; a++)
    for (int b = 0; b < space->machine->nnodes; b++) {
      if (is_over(hunt)) return 0;
      hunt->spent += look_effort;
      if (hunt->count[a] == 0 || hunt->count[b] > 0 || space->cap[a] != space->cap[b]) continue;
      const hscal_trial *focus = &hunt->trials[hunt->focus];
      for (int i = 0; i < focus->nprow * focus->npcol; i++)
        hunt->node_of[i] = focus->node_of[i] == a ? b : focus->node_of[i];
      HSCAL_TRY(restore_order(hunt));
      HSCAL_TRY(time_placement(hunt, 0, HSCAL_UNTILED, &better));
      if (better) count_focus(hunt);
      *helped |= better;
    }
  return 0;
}

/* Other places for the processes of the trial in focus, as far as what is asked for leaves any. */
static int try_places(hscal_hunt *hunt, int *helped) {
  const hscal_options *options = &hunt->space.options;
  count_focus(hunt);
  if (!options->order) {
    HSCAL_TRY(try_lines(hunt, 1, helped));
    HSCAL_TRY(try_lines(hunt, 0, helped));
    HSCAL_TRY(try_swaps(hunt, helped));
  }
  return options->whole_nodes ? try_whole_nodes(hunt, helped) : try_moves(hunt, helped);
}

/* Other strips, blocks and widths for the trial in focus. */
static int recut_focus(hscal_hunt *hunt) {
  enum { NEARBY = 1 };
  HSCAL_TRY(other_strips(hunt));
  for (int helped = 1; helped && !is_over(hunt);) {
    helped = 0;
    HSCAL_TRY(try_cuts(hunt, NEARBY, &helped));
  }
  return 0;
}

static int improve_focus(hscal_hunt *hunt) {
  HSCAL_TRY(other_strips(hunt));
  for (int helped = 1; helped && !is_over(hunt);) {
    helped = 0;
    HSCAL_TRY(try_cuts(hunt, HSCAL_BLOCKS, &helped));
    HSCAL_TRY(try_oblongs(hunt, &helped));
    HSCAL_TRY(try_places(hunt, &helped));
  }
  return 0;
}

typedef int are_same(const hscal_trial *x, const hscal_trial *y);

static int same_grid(const hscal_trial *x, const hscal_trial *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol;
}

/* The best of the first `n` trials that are not the same as one in done[ndone]; -1 if none is near the best. */
static int next_focus(const hscal_hunt *hunt, int n, const int *done, int ndone, are_same *same) {
  const double near = 1.15; /* placements seldom gain more */
  int next = -1;
  for (int i = 0; i < n; i++) {
    int is_done = hunt->trials[i].predicted_s > near * hscal__hunt_best_s(hunt);
    is_done |= hunt->trials[i].is_told_only;
    for (int j = 0; j < ndone && !is_done; j++) is_done = same(&hunt->trials[i], &hunt->trials[done[j]]);
    if (!is_done && (next < 0 || hunt->trials[i].predicted_s < hunt->trials[next].predicted_s)) next = i;
  }
  return next;
}

/* Grids on which the best layout is recut, and layouts that are improved in all ways. */
enum { RECUT = 6, IMPROVED = 16 };

/* Does something to the best layouts, one after another, at most `most` (IMPROVED) of them that are not the same. */
static int improve_best(hscal_hunt *hunt, int most, are_same *same, int (*improve)(hscal_hunt *hunt)) {
  int done[IMPROVED], ndone = 0, n = hunt->ntrials;
  while (ndone < most && !is_over(hunt)) {
    int next = next_focus(hunt, n, done, ndone, same);
    if (next < 0) return 0;
    hunt->focus = done[ndone++] = next;
    HSCAL_TRY(improve(hunt));
  }
  return 0;
}

int hscal__hunt_improve(hscal_hunt *hunt) {
  if (hunt->space.machine->nnodes == 1 || hunt->best < 0 || hunt->trials[hunt->best].is_rough) return 0;
  go_on(hunt);
  HSCAL_TRY(improve_best(hunt, RECUT, same_grid, recut_focus));
  return improve_best(hunt, IMPROVED, hscal__hunt_same_cut, improve_focus);
}
