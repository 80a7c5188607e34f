#include "search/local_search.h"
#include "base/status.h"
#include "search/calibrated.h"
#include "search/local_blocks.h"
#include "search/local_placement.h"
#include "search/local_step.h"

/* Other strips, blocks and widths for the trial in focus. */
static int reblock_focus(hscal_search_state *search) {
  enum { NEARBY = 1 };
  HSCAL_TRY(hscal__try_strips(search));
  for (int helped = 1; helped && !hscal__local_is_spent(search);) {
    helped = 0;
    HSCAL_TRY(hscal__try_blocks_and_panels(search, NEARBY, &helped));
  }
  return 0;
}

static int improve_focus(hscal_search_state *search) {
  HSCAL_TRY(hscal__try_strips(search));
  for (int helped = 1; helped && !hscal__local_is_spent(search);) {
    helped = 0;
    HSCAL_TRY(hscal__try_blocks_and_panels(search, HSCAL_BLOCKS, &helped));
    HSCAL_TRY(hscal__try_rectangular_blocks(search, &helped));
    HSCAL_TRY(hscal__try_places(search, &helped));
  }
  return 0;
}

typedef int are_same(const hscal_trial *x, const hscal_trial *y);

static int same_grid(const hscal_trial *x, const hscal_trial *y) {
  return x->nprow == y->nprow && x->npcol == y->npcol;
}

/* The best of the first `n` trials that are not the same as one in done[ndone]; -1 if none is near the best. */
static int next_focus(const hscal_search_state *search, int n, const int *done, int ndone, are_same *same) {
  int next = -1;
  for (int i = 0; i < n; i++) {
    int is_done = search->incumbent.trials[i].predicted_s > HSCAL_LOCAL_START * hscal__incumbent_s(search);
    is_done |= search->incumbent.trials[i].is_report_only;
    for (int j = 0; j < ndone && !is_done; j++)
      is_done = same(&search->incumbent.trials[i], &search->incumbent.trials[done[j]]);
    if (!is_done && (next < 0 || search->incumbent.trials[i].predicted_s < search->incumbent.trials[next].predicted_s))
      next = i;
  }
  return next;
}

/* Grids on which the best layout is tried with other blocks, and layouts that are improved in all ways. */
enum { REBLOCKED = 6, IMPROVED = 16 };

/* Does something to the best layouts, one after another, at most `most` (IMPROVED) of them that are not the same. */
static int improve_best(hscal_search_state *search, int most, are_same *same,
                        int (*improve)(hscal_search_state *search)) {
  int done[IMPROVED], ndone = 0, n = search->incumbent.ntrials;
  while (ndone < most && !hscal__local_is_spent(search)) {
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
  hscal__local_note_gain(search);
  HSCAL_TRY(improve_best(search, REBLOCKED, same_grid, reblock_focus));
  return improve_best(search, IMPROVED, hscal__same_layout, improve_focus);
}
