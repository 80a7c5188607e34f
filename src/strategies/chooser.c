#include "strategies/chooser.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "search/evaluate.h"
#include "search/usual_layouts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The index of the block that is nearest to the guide's, as a ratio. */
static int nearest_block(const hscal_space *space) {
  int nearest = 0;
  for (int b = 1; b < space->nblocks; b++)
    if (fabs(log2((double)space->block[b] / HSCAL_DEFAULT_BLOCK)) <
        fabs(log2((double)space->block[nearest] / HSCAL_DEFAULT_BLOCK)))
      nearest = b;
  return nearest;
}

void hscal__chooser_init(hscal_chooser *chooser, hscal_search_state *search) {
  *chooser = (hscal_chooser){.search = search, .block = nearest_block(&search->space), .kept_s = INFINITY};
}

void hscal__chooser_free(hscal_chooser *chooser) {
  free(chooser->kept.node_of);
  chooser->kept.node_of = NULL;
}

static hscal_trial trial_of(const hscal_chooser *chooser, int nprow, int npcol, int *node_of) {
  const hscal_space *space = &chooser->search->space;
  int block = space->block[chooser->block], panel = space->options.panel;
  return (hscal_trial){.nprow = nprow,
                       .npcol = npcol,
                       .block = block,
                       .row_block = hscal__rows_of_block(space, block),
                       .panel = panel > 0 ? panel : hscal__reference_backend.panel,
                       .height = 1,
                       .call = &space->calls[chooser->block],
                       .node_of = node_of};
}

int hscal__keep_layout(hscal_chooser *chooser, int nprow, int npcol, const int *node_of) {
  size_t bytes = (size_t)(nprow * npcol) * sizeof *node_of;
  int *copy = malloc(bytes);
  if (!copy) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a placement of %zu bytes", bytes);
  memcpy(copy, node_of, bytes);
  free(chooser->kept.node_of);
  chooser->kept = trial_of(chooser, nprow, npcol, copy);
  return 0;
}

int hscal__consider_layout(hscal_chooser *chooser, int nprow, int npcol, int *node_of, double *seconds) {
  hscal_search_state *search = chooser->search;
  const hscal_trial trial = trial_of(chooser, nprow, npcol, node_of);
  double limit_s = chooser->prunes ? chooser->kept_s : INFINITY;
  hscal_outcome outcome;
  search->candidates++;
  HSCAL_TRY(hscal__evaluate_layout(search, &trial, HSCAL_EFFORT_MODEL, limit_s, seconds, &outcome));
  int is_timed = outcome == HSCAL_OUTCOME_HIGH_FIDELITY || outcome == HSCAL_OUTCOME_LOW_FIDELITY ||
                 (outcome == HSCAL_OUTCOME_KNOWN && *seconds > 0);
  if (!is_timed) *seconds = INFINITY;
  if (*seconds >= chooser->kept_s) return 0;
  HSCAL_TRY(hscal__keep_layout(chooser, nprow, npcol, node_of));
  chooser->kept_s = *seconds;
  return 0;
}

int hscal__chooser_allows(const hscal_chooser *chooser, int nprow, int npcol) {
  const hscal_space *space = &chooser->search->space;
  if (hscal__is_one_dimensional(space) && nprow > 1) return 0;
  return nprow * npcol <= space->max_processes && hscal__space_allows_grid(space, nprow, npcol);
}

void hscal__guide_grid(const hscal_chooser *chooser, int processes, int *nprow, int *npcol) {
  const hscal_space *space = &chooser->search->space;
  if (hscal__is_one_dimensional(space))
    *nprow = 1, *npcol = processes;
  else
    hscal__default_grid(processes, nprow, npcol);
}

int hscal__places_of(const hscal_chooser *chooser, int node) {
  const hscal_space *space = &chooser->search->space;
  return hscal__min(space->cap[node], hscal__node(space->machine, node)->processors);
}

int hscal__most_processes(const hscal_chooser *chooser) {
  const hscal_space *space = &chooser->search->space;
  int processes = space->options.processes, most = HSCAL_MOST_PROCESSES;
  return processes > 0 && processes < most ? processes : most;
}

void hscal__lay_in_order(const int *place, int nprow, int npcol, int by_column, int *node_of) {
  for (int p = 0; p < nprow; p++)
    for (int q = 0; q < npcol; q++) node_of[p * npcol + q] = place[by_column ? q * nprow + p : p * npcol + q];
}
