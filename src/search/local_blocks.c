#include "search/local_blocks.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/block_shape.h"
#include "search/calibrated.h"
#include "search/evaluate.h"
#include "search/local_step.h"

#include <math.h>

/* In low fidelity, where that is known to differ, and the budget does not pay for many evaluations in high fidelity: may the variant be
 * better than the trial in focus? */
static int looks_better(hscal_search_state *search, const hscal_trial *variant, int *may) {
  const double nearly = exp(search->fidelity.noise);                       /* other blocks are off by other parts */
  const hscal_trial focus = search->incumbent.trials[search->local.focus]; /* the list may move */
  hscal_outcome outcome;
  double focus_s, variant_s;
  *may = 1;
  if (search->fidelity.pairs == 0 ||
      HSCAL_AFFORDABLE_VARIANTS * search->fidelity.high_effort < search->budget.limit - search->budget.spent)
    return 0;
  HSCAL_TRY(hscal__evaluate_layout(search, &focus, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, &focus_s, &outcome));
  HSCAL_TRY(hscal__evaluate_layout(search, variant, HSCAL_EFFORT_LOW_FIDELITY, INFINITY, &variant_s, &outcome));
  *may = variant_s < nearly * focus_s;
  return 0;
}

/* The trial in focus with what else is said, in the same places. */
static int try_variant(hscal_search_state *search, hscal_trial *variant, int *helped) {
  int better = 0, may;
  hscal__local_copy_focus(search);
  variant->node_of = search->node_of;
  HSCAL_TRY(looks_better(search, variant, &may));
  if (may) HSCAL_TRY(hscal__local_evaluate(search, variant, &better));
  *helped |= better;
  return 0;
}

/* With another block (an index) and panel width. */
static int try_block_and_panel(hscal_search_state *search, int block, int panel, int *helped) {
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  const hscal_block_shape shape =
      hscal__block_shape(&search->space, search->space.block[block], trial.nprow, trial.npcol);
  if (trial.block == shape.columns && trial.row_block == shape.rows && trial.panel == panel) return 0;
  HSCAL_TRY(hscal__kept_call(&search->space, shape, &trial.call));
  if (!trial.call) return 0;
  trial.row_block = shape.rows, trial.block = shape.columns;
  trial.panel = panel;
  return try_variant(search, &trial, helped);
}

/* Where a value is in a list that has it, or 0. */
static int place_of(const int *list, int n, int value) {
  for (int i = 0; i < n; i++)
    if (list[i] == value) return i;
  return 0;
}

/* The index of the block of the trial in focus. */
static int block_of(const hscal_search_state *search) {
  const hscal_space *space = &search->space;
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  return place_of(space->block, space->nblocks, hscal__listed_size(space, focus->row_block, focus->block));
}

/* Another block with the same panel width, and with one as wide. */
static int try_block(hscal_search_state *search, int block, int *helped) {
  const hscal_space *space = &search->space;
  if (block < 0 || block >= space->nblocks || hscal__local_is_spent(search)) return 0;
  HSCAL_TRY(try_block_and_panel(search, block, search->incumbent.trials[search->local.focus].panel, helped));
  for (int w = 0; w < space->npanels && !hscal__local_is_spent(search); w++)
    if (space->panel[w] == space->block[block]) HSCAL_TRY(try_block_and_panel(search, block, space->panel[w], helped));
  return 0;
}

static int try_panel(hscal_search_state *search, int panel, int *helped) {
  const hscal_space *space = &search->space;
  if (panel < 0 || panel >= space->npanels || hscal__local_is_spent(search)) return 0;
  int block = block_of(search);
  return try_block_and_panel(search, block, space->panel[panel], helped);
}

int hscal__try_blocks_and_panels(hscal_search_state *search, int reach, int *helped) {
  const hscal_space *space = &search->space;
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  int block = block_of(search);
  int panel = place_of(space->panel, space->npanels, focus->panel);
  for (int far = 1; far <= reach && !hscal__local_is_spent(search); far++) {
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
  if (rows == columns || hscal__local_is_spent(search)) return 0;
  const hscal_block_shape shape = {search->space.block[rows], search->space.block[columns]};
  HSCAL_TRY(hscal__kept_call(&search->space, shape, &trial.call));
  if (!trial.call) return 0;
  trial.row_block = shape.rows, trial.block = shape.columns;
  return try_variant(search, &trial, helped);
}

int hscal__try_rectangular_blocks(hscal_search_state *search, int *helped) {
  const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
  const hscal_space *space = &search->space;
  int longer = hscal__max(focus->nprow, focus->npcol), shorter = hscal__min(focus->nprow, focus->npcol);
  if (space->options.square_blocks || longer < 2 * shorter || shorter == 1 || space->nblocks == 1 ||
      space->free_dimension != HSCAL_FREE_NONE)
    return 0;
  for (int b = 0; b < space->nblocks; b++) {
    int rows = place_of(space->block, space->nblocks, search->incumbent.trials[search->local.focus].row_block);
    int columns = place_of(space->block, space->nblocks, search->incumbent.trials[search->local.focus].block);
    HSCAL_TRY(try_rectangular(search, b, columns, helped));
    HSCAL_TRY(try_rectangular(search, rows, b, helped));
  }
  return 0;
}
