#include "search/prior_estimate.h"
#include "base/minmax.h"
#include "call/sequence.h"
#include "estimate/correction.h"
#include "estimate/estimate.h"
#include "estimate/message_estimate.h"
#include "estimate/sequence_estimate.h"
#include "estimate/split_table.h"
#include "search/block_shape.h"
#include "search/calibrated.h"

#include <math.h>

double hscal__around_s(const hscal_space *space, int processes, int layer, int node_class) {
  return processes > 1 ? 2 * hscal__message_estimate(space->machine, layer, node_class, node_class, 0) : 0;
}

int hscal__is_corrected(const hscal_search_state *search) {
  const hscal_space *space = &search->space;
  int is_in_range = space->max_processes >= HSCAL_CORRECTED_FROM && space->max_processes <= HSCAL_CORRECTED_UP_TO;
  int size = hscal__max(space->call.m, hscal__max(space->call.n, space->call.k));
  return is_in_range && size >= HSCAL_CORRECTED_SIZE * sqrt(space->max_processes) &&
         hscal__correction_is_known(space->call.routine);
}

double hscal__search_scatter(const hscal_search_state *search) {
  const hscal_call *call = &search->space.call;
  double scatter = 0;
  if (!hscal__is_corrected(search)) return HSCAL_UNCORRECTED_SCATTER;
  for (int i = 0; i < hscal__parts(call); i++)
    scatter = fmax(scatter, hscal__estimate_scatter(hscal__part_routine(call, i)));
  return scatter;
}

hscal_cost hscal__always_corrected_estimate(const hscal_search_state *search, hscal_skeleton_parts *parts, int panel,
                                            const hscal_profile *profile) {
  hscal_cost cost = hscal__estimate_parts(search->space.machine, parts, panel, profile);
  double term[HSCAL_CORRECTION_TERMS];
  const hscal_cost_skeleton *whole = &parts->part[0];
  if (whole->nprow * whole->npcol == 1) return cost; /* it does without messages, and nothing was learned of it */
  if (parts->corrected != parts->made) {
    hscal__correction_terms(&search->waves, parts, profile, &cost, term);
    parts->correction = hscal__correction(whole->call->routine, term);
    parts->corrected = parts->made;
    parts->corrections++;
  }
  cost.correction = parts->correction;
  cost.total_s *= exp(cost.correction);
  return cost;
}

hscal_cost hscal__corrected_estimate(const hscal_search_state *search, hscal_skeleton_parts *parts, int panel,
                                     const hscal_profile *profile) {
  return hscal__is_corrected(search) ? hscal__always_corrected_estimate(search, parts, panel, profile)
                                     : hscal__estimate_parts(search->space.machine, parts, panel, profile);
}

int hscal__layer_of_process_set(const hscal_process_set *process_set, int processes) {
  return process_set->most == processes ? HSCAL_LAYER_NODE : HSCAL_LAYER_NETWORK;
}

/* The estimate of a middling block size and panel width. */
static double estimate(const hscal_search_state *search, const hscal_prior_case *at) {
  const hscal_space *space = &search->space;
  int layer = at->layer;
  hscal_process_class slowest = {.node_class = at->node_class,
                                 .oversubscription = at->oversubscription,
                                 .row_in = layer,
                                 .row_out = layer,
                                 .col_in = layer,
                                 .col_out = layer};
  hscal_profile profile = {.nprocess_classes = 1, .process_classes = &slowest, .fastest = slowest, .slow_class = -1};
  hscal_cost_skeleton skeleton;
  const hscal_call call = hscal__call_on_grid(space, space->block[space->nblocks / 2], at->nprow, at->npcol);
  hscal__cost_skeleton(&call, at->nprow, at->npcol, &skeleton);
  hscal_skeleton_parts parts;
  hscal__split_skeleton(&skeleton, &parts);
  int panel = space->panel[space->npanels / 2];
  double around_s = hscal__around_s(space, at->nprow * at->npcol, layer, at->node_class);
  double first_s = hscal__corrected_estimate(search, &parts, panel, &profile).total_s + around_s;
  return hscal__part_count(&space->call, 0) * first_s +
         hscal__others_estimate_s(space->machine, &call, at->nprow, at->npcol, panel, &profile, around_s, NULL);
}

double hscal__prior_estimate_s(hscal_search_state *search, const hscal_grid_candidate *grid, hscal_prior_case *last) {
  const hscal_process_set *process_set = &grid->process_set;
  hscal_prior_case at = {.nprow = grid->nprow,
                         .npcol = grid->npcol,
                         .layer = hscal__layer_of_process_set(process_set, grid->processes),
                         .node_class = process_set->slowest_class,
                         .oversubscription = process_set->oversubscription};
  if (at.nprow != last->nprow || at.npcol != last->npcol || at.layer != last->layer ||
      at.node_class != last->node_class || at.oversubscription != last->oversubscription) {
    at.prior_estimate_s = estimate(search, &at);
    search->budget.spent +=
        HSCAL_PRIOR_EFFORT * hscal__parts(&search->space.call) + HSCAL_CORRECTION_EFFORT * hscal__is_corrected(search);
    *last = at;
  }
  return last->prior_estimate_s;
}
