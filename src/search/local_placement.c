#include "search/local_placement.h"
#include "base/status.h"
#include "search/calibrated.h"
#include "search/local_step.h"
#include "search/natural_order.h"
#include "search/placement.h"

#include <string.h>

/* Does it make a difference? Switches do where there are several, round robin where a node has several processes, along whole rows
 * or columns. */
static int is_another_way(const hscal_search_state *search, const hscal_trial *focus, int most, int height,
                          hscal_tiling tiling) {
  if (height == focus->height && tiling == focus->tiling) return 0;
  if (tiling == HSCAL_TILING_NONE) return 1;
  if (tiling == HSCAL_TILING_ROUND_ROBIN) return most > 1 && (height == 1 || height == focus->nprow);
  return hscal__spans_switches(&search->space, search->count);
}

int hscal__try_strips(hscal_search_state *search) {
  if (search->space.options.order) return 0;
  hscal_trial trial = search->incumbent.trials[search->local.focus];
  int heights[HSCAL_HEIGHTS], better, most = hscal__local_count_focus(search);
  int nheights = hscal__strip_heights(trial.nprow, trial.npcol, most, heights);
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(trial.call, trial.nprow, trial.npcol, &skeleton);
  for (int i = 0; i < nheights * HSCAL_TILINGS && !hscal__local_is_spent(search); i++) {
    int height = heights[i % nheights];
    hscal_tiling tiling = (hscal_tiling)(i / nheights);
    if (!is_another_way(search, &trial, most, height, tiling)) continue;
    HSCAL_TRY(hscal__place_in_strips(&search->space, &skeleton, search->count, height, tiling, search->node_of));
    HSCAL_TRY(hscal__local_evaluate_placement(search, height, tiling, &better));
  }
  return 0;
}

static void swap(int *x, int *y) {
  int other = *x;
  *x = *y;
  *y = other;
}

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
  search->budget.spent += HSCAL_MOVE_LOOK_EFFORT * (alike + 1);
  if (alike == length) return 0;
  hscal__local_copy_focus(search);
  for (int i = 0; i < length; i++) swap(&search->node_of[x + i * step], &search->node_of[y + i * step]);
  return 1;
}

static int try_lines(hscal_search_state *search, int is_row, int *helped) {
  int lines = is_row ? search->incumbent.trials[search->local.focus].nprow
                     : search->incumbent.trials[search->local.focus].npcol,
      better;
  for (int a = 0; a < lines; a++)
    for (int b = a + 1; b < lines; b++) {
      if (hscal__local_is_spent(search)) return 0;
      if (!exchange_lines(search, is_row, a, b)) continue;
      HSCAL_TRY(hscal__local_evaluate_placement(search, 0, HSCAL_TILING_NONE, &better));
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
      if (hscal__local_is_spent(search)) return 0;
      search->budget.spent += HSCAL_MOVE_LOOK_EFFORT;
      if (are_alike(search, node_of[i], node_of[i + distance])) continue;
      hscal__local_copy_focus(search);
      swap(&search->node_of[i], &search->node_of[i + distance]);
      HSCAL_TRY(hscal__local_evaluate_placement(search, 0, HSCAL_TILING_NONE, &better));
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
      if (hscal__local_is_spent(search)) return 0;
      search->budget.spent += HSCAL_MOVE_LOOK_EFFORT;
      if (search->count[h] >= search->space.cap[h] || search->incumbent.trials[search->local.focus].node_of[i] == h)
        continue;
      hscal__local_copy_focus(search);
      search->node_of[i] = h;
      HSCAL_TRY(restore_order(search));
      HSCAL_TRY(hscal__local_evaluate_placement(search, 0, HSCAL_TILING_NONE, &better));
      if (better) hscal__local_count_focus(search);
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
      if (hscal__local_is_spent(search)) return 0;
      search->budget.spent += HSCAL_MOVE_LOOK_EFFORT;
      if (search->count[a] == 0 || search->count[b] > 0 || space->cap[a] != space->cap[b]) continue;
      const hscal_trial *focus = &search->incumbent.trials[search->local.focus];
      for (int i = 0; i < focus->nprow * focus->npcol; i++)
        search->node_of[i] = focus->node_of[i] == a ? b : focus->node_of[i];
      HSCAL_TRY(restore_order(search));
      HSCAL_TRY(hscal__local_evaluate_placement(search, 0, HSCAL_TILING_NONE, &better));
      if (better) hscal__local_count_focus(search);
      *helped |= better;
    }
  return 0;
}

int hscal__try_places(hscal_search_state *search, int *helped) {
  const hscal_options *options = &search->space.options;
  hscal__local_count_focus(search);
  if (!options->order) {
    HSCAL_TRY(try_lines(search, 1, helped));
    HSCAL_TRY(try_lines(search, 0, helped));
    HSCAL_TRY(try_swaps(search, helped));
  }
  return options->whole_nodes ? try_whole_nodes(search, helped) : try_moves(search, helped);
}
