#include "strategies/chosen_plan.h"
#include "base/status.h"
#include "base/wall_clock.h"
#include "call/event_source.h"
#include "plan/make_plan.h"
#include "plan/node_hours.h"
#include "search/evaluate.h"
#include "search/record.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>

/* The trial of the search that is the kept layout; -1: it is not timed yet. */
static int find_kept(const hscal_search_state *search, const hscal_trial *kept) {
  for (int i = 0; i < search->incumbent.ntrials; i++)
    if (hscal__same_layout(&search->incumbent.trials[i], kept) &&
        hscal__same_placement(&search->incumbent.trials[i], kept))
      return i;
  return -1;
}

static int refuse(const char *name, const hscal_trial *kept, int status, const char *why) {
  char reason[512], blocks[32] = "";
  snprintf(reason, sizeof reason, "%s", why);
  if (!hscal__is_without_blocks(kept->call)) snprintf(blocks, sizeof blocks, " with NB %d", kept->block);
  return hscal__fail(status, "strategy %s: its layout, %d x %d%s, %s", name, kept->nprow, kept->npcol, blocks, reason);
}

/* Makes a trial of the kept layout. *index: of it. */
static int time_kept(hscal_chooser *chooser, const char *name, int *index) {
  hscal_search_state *search = chooser->search;
  const hscal_trial *kept = &chooser->kept;
  hscal_outcome outcome;
  double seconds;
  *index = find_kept(search, kept);
  if (*index >= 0) return 0;
  if (isinf(chooser->kept_s)) search->candidates++;
  HSCAL_TRY(hscal__evaluate_layout(search, kept, HSCAL_EFFORT_MODEL, INFINITY, &seconds, &outcome));
  if (outcome == HSCAL_OUTCOME_REFUSED) return refuse(name, kept, HSCAL_ERROR_NO_GRID, search->refusal);
  if (outcome == HSCAL_OUTCOME_NO_FIT)
    return refuse(name, kept, HSCAL_ERROR_NO_FIT, "does not fit in the memory of its nodes");
  if (outcome == HSCAL_OUTCOME_KNOWN) HSCAL_TRY(hscal__record_trial(search, kept, seconds)); /* but for equal nodes */
  *index = search->incumbent.ntrials - 1;
  return 0;
}

static int choose_and_plan(hscal_chooser *chooser, const char *name, hscal_choose *choose, hscal_plan **plan) {
  double begin_s = hscal__wall_s();
  int index;
  HSCAL_TRY(choose(chooser));
  double decision_s = hscal__wall_s() - begin_s;
  if (!chooser->kept.node_of)
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "strategy %s: the routine or the memory of the nodes refuses all of its "
                       "layouts%s%s",
                       name, *chooser->search->refusal ? ": " : "", chooser->search->refusal);
  HSCAL_TRY(time_kept(chooser, name, &index));
  long timed = chooser->search->timed; /* without the usual layouts */
  HSCAL_TRY(hscal__evaluate_usual(chooser->search));
  hscal_search_result result = hscal__search_result(chooser->search);
  result.evaluated = timed;
  result.demanded = &result.trials[index];
  result.gap = 1; /* nothing is proved */
  HSCAL_TRY(hscal__plan_make(&result, plan));
  (*plan)->decision_s = decision_s;
  hscal__plan_cost(*plan);
  return 0;
}

int hscal__plan_chosen(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       const char *name, hscal_choose *choose, hscal_plan **plan) {
  hscal_search_state search;
  hscal_chooser chooser = {0};
  *plan = NULL;
  int status = hscal__search_state_init(&search, call, machine, options, -1);
  if (!status) {
    hscal__chooser_init(&chooser, &search);
    status = choose_and_plan(&chooser, name, choose, plan);
  }
  hscal__chooser_free(&chooser);
  hscal__search_state_free(&search);
  return status;
}
