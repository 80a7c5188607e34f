#include "plan/fastest_plan.h"
#include "base/status.h"
#include "base/stop.h"
#include "machine/with_threads.h"
#include "plan/baselines.h"
#include "plan/calibrated.h"
#include "plan/guard.h"
#include "plan/implausible_gain.h"
#include "plan/initial_layout.h"
#include "plan/node_hours.h"
#include "plan/plan_once.h"
#include "plan/plan_threads.h"
#include "plan/planners.h"
#include "plan/similar_plan.h"
#include "plan/wisdom_key.h"
#include "search/budget.h"
#include "search/options.h"
#include "search/search.h"

#include <stdlib.h>

/* The remembered layout, placed and timed as ever; *plan null if the routine or memory refuses it now. */
static int recall(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                  const hscal_wisdom_entry *entry, hscal_plan **plan) {
  hscal_options only = *options;
  only.nprow = entry->nprow, only.npcol = entry->npcol, only.panel = entry->panel;
  if (hscal__call_is_open(call)) only.nb = entry->nb, only.mb = entry->mb;
  *plan = NULL;
  int status = hscal__plan_with_threads(call, machine, &only, entry->threads, plan);
  if (hscal__is_no_choice(status)) return 0;
  HSCAL_TRY(status);
  status = hscal__plan_baselines(call, machine, options, *plan); /* all that the search knows is the layout itself */
  if (status && !hscal__is_no_choice(status)) return status;
  hscal__baselines_compare(*plan, "");
  (*plan)->kept_default = 0;
  hscal__plan_no_gain(*plan);
  (*plan)->nrivals = 0;
  (*plan)->is_remembered = 1, (*plan)->gap = 1;
  hscal__note_remembered(entry, *plan);
  return 0;
}

/* Is it about such classes of nodes, with speeds for as many threads? A fingerprint does not tell. */
static int is_of(const hscal_wisdom_entry *entry, const hscal_machine *machine) {
  if (entry->nthreads != machine->nclasses) return 0;
  for (int c = 0; c < machine->nclasses; c++)
    if (entry->threads[c] > 1 && !hscal__class_has_threads(&machine->classes[c], entry->threads[c])) return 0;
  return 1;
}

/* Was so little thought about it that it is worth doing so again for a call that takes so long? */
static int is_hasty(const hscal_wisdom_entry *entry, const hscal_options *options, double run_s) {
  if (entry->measured_s > 0 || entry->thought_s == 0) return 0;
  return !options->in_program || hscal__decision_limit_s(run_s, options) >= HSCAL_WORTH_ANOTHER_PLAN * entry->thought_s;
}

/* Where a program's call is so short that planning is watched, the last plan for such a call carried over to this one;
 * else the remembered layout, placed and timed. *plan null: there is nothing, or it will not do. */
static int remember(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, uint64_t key,
                    hscal_plan **plan) {
  const hscal_wisdom_entry *entry = hscal__wisdom_find(options->wisdom, key);
  if (!entry || !is_of(entry, machine)) return 0;
  int is_at_hand = options->in_program && entry->made && entry->made->most_s > 0;
  if (is_hasty(entry, options, is_at_hand ? hscal__similar_plan_s(entry, call, machine) : entry->predicted_s)) return 0;
  if (is_at_hand) return hscal__similar_plan_make(entry, call, machine, plan);
  HSCAL_TRY(recall(call, machine, options, entry, plan));
  return *plan && options->in_program ? hscal__wisdom_keep(options->wisdom, key, call, *plan) : 0;
}

static int recall_or_plan(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          const hscal_thread_choices *choices, hscal_plan **plan) {
  uint64_t key = 0;
  hscal_wisdom *wisdom = options ? options->wisdom : NULL;
  if (wisdom) HSCAL_TRY(hscal__wisdom_key(wisdom, call, machine, options, &key));
  if (key) HSCAL_TRY(remember(call, machine, options, key, plan));
  if (*plan) return 0;
  HSCAL_TRY(hscal__plan_by_planners(call, machine, options, choices, plan));
  /* layouts of deadline mode, or of a search that was stopped, are not stored */
  if (!key || ((*plan)->is_rough && !options->in_program) || hscal__is_stopped()) return 0;
  HSCAL_TRY(hscal__wisdom_learn(wisdom, key, call, machine, *plan, 0));
  return options->in_program ? hscal__wisdom_keep(wisdom, key, call, *plan) : 0;
}

/* The least time, on whatever nodes. */
static int plan_time(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan) {
  hscal_thread_choices choices;
  if (call->sequence && options && options->origin.nprow > 0)
    return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                       "matrices that lie somewhere already (from=, hscal_data_in) are not planned for workloads");
  HSCAL_TRY(hscal__thread_choices_list(machine, options, &choices));
  int status = recall_or_plan(call, machine, options, &choices, plan);
  if (!status) status = hscal__keep_initial_layout(call, machine, options, &choices, *plan);
  hscal__thread_choices_free(&choices);
  if (!status) hscal__warn_implausible_gain(machine, *plan);
  return status;
}

int hscal__fastest_plan(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  *plan = NULL;
  if (options) HSCAL_TRY(hscal__options_check(options));
  int status = plan_time(call, machine, options, plan);
  if (!status) {
    hscal__plan_cost(*plan);
    return 0;
  }
  hscal_plan_free(*plan);
  *plan = NULL;
  return status;
}
