#include "search/record.h"
#include "base/array.h"
#include "base/status.h"
#include "estimate/cost.h"
#include "estimate/sequence_estimate.h"
#include "estimate/skeleton.h"
#include "estimate/skeleton_parts.h"
#include "estimate/split_table.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "search/state.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int push_trial(hscal_search_state *search, const hscal_trial *trial) {
  hscal_incumbent *incumbent = &search->incumbent;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(incumbent->trials, incumbent->trials_capacity, (size_t)incumbent->ntrials + 1));
  size_t bytes = (size_t)(trial->nprow * trial->npcol) * sizeof *trial->node_of;
  int *node_of = malloc(bytes);
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a placement of %zu bytes", bytes);
  memcpy(node_of, trial->node_of, bytes);
  incumbent->trials[incumbent->ntrials] = *trial;
  incumbent->trials[incumbent->ntrials++].node_of = node_of;
  return 0;
}

void hscal__describe_trial(hscal_search_state *search, hscal_trial *trial) {
  int *here = search->here;
  const hscal_space *space = &search->space;
  memset(here, 0, (size_t)space->machine->nnodes * sizeof *here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) here[trial->node_of[i]]++;
  trial->slowest_rate = INFINITY;
  for (int h = 0; h < space->machine->nnodes; h++) {
    double rate = here[h] ? hscal__process_rate(space, h, here[h]) : INFINITY;
    if (rate < trial->slowest_rate) trial->slowest_rate = rate, trial->slowest_node = h;
  }
  hscal_cost_skeleton skeleton;
  hscal__cost_skeleton(trial->call, trial->nprow, trial->npcol, &skeleton);
  hscal__profile_fill(space, trial->node_of, trial->nprow, trial->npcol, &search->profile);
  hscal_skeleton_parts parts;
  hscal__split_skeleton(&skeleton, &parts);
  trial->cost = hscal__corrected_estimate(search, &parts, trial->panel, &search->profile);
  if (trial->call->sequence) /* the rest of the cost says where the first call's time goes */
    trial->cost.total_s = hscal__part_count(trial->call, 0) * trial->cost.total_s +
                          hscal__others_estimate_s(space->machine, trial->call, trial->nprow, trial->npcol,
                                                   trial->panel, &search->profile, 0, NULL);
}

int hscal__record_trial(hscal_search_state *search, const hscal_trial *trial, double seconds) {
  hscal_trial timed = *trial;
  timed.predicted_s = seconds;
  if (!timed.is_low_fidelity) timed.shares = hscal__workspace_shares(search->workspace);
  hscal__describe_trial(search, &timed);
  HSCAL_TRY(push_trial(search, &timed));
  search->timed++;
  if (!trial->is_report_only && seconds < hscal__incumbent_s(search))
    search->incumbent.best = search->incumbent.ntrials - 1;
  return 0;
}
