/* Searches in several ways, and the best of their plans: each kind of nodes alone, processes with more or fewer threads. */
#include "plan/planner.h"
#include "base/status.h"
#include "machine/with_threads.h"
#include "plan/baselines.h"
#include "plan/implausible_gain.h"
#include "plan/node_counts.h"
#include "plan/node_hours.h"
#include "plan/plan.h"
#include "plan/plan_once.h"
#include "plan/similar_plan.h"
#include "plan/thread_choices.h"
#include "plan/wisdom.h"
#include "plan/wisdom_key.h"
#include "search/budget.h"
#include "search/objective.h"
#include "search/options.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double wall_s(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* One plan stays, and says what both have looked at. */
static hscal_plan *settle(hscal_plan *chosen, hscal_plan *other) {
  chosen->candidates += other->candidates, chosen->evaluated += other->evaluated;
  chosen->gap = fmax(chosen->gap, 1 - other->predicted_s * (1 - other->gap) / chosen->predicted_s);
  hscal_plan_free(other);
  return chosen;
}

static hscal_plan *better_of(hscal_plan *first, hscal_plan *second) {
  if (!first || !second) return first ? first : second;
  return second->predicted_s < first->predicted_s ? settle(second, first) : settle(first, second);
}

/* What one of several searches says of its own time becomes what is said of all. */
static void tell_of_all(hscal_plan *own, int searches) {
  own->most_s *= searches;
  *(own->in_program ? &own->patience : &own->thinking_s) *= searches;
}

/* Several searches share the time that a program has. */
static hscal_options share_patience(const hscal_options *options, int searches) {
  static const hscal_options none;
  hscal_options own = options ? *options : none;
  if (own.in_program) own.patience = (own.patience > 0 ? own.patience : 1) / searches;
  return own;
}

/* Of plans of two kinds of nodes one stays, held against what is usual on both: the slower one if it is a usual layout and the other gains
 * no more than the model may err. */
static int better_kind(hscal_plan *first, hscal_plan *second, double model_error, hscal_plan **better) {
  *better = first ? first : second;
  if (!first || !second) return 0;
  hscal_plan *fast = second->predicted_s < first->predicted_s ? second : first, *slow = fast == first ? second : first;
  double gain_s = slow->predicted_s - fast->predicted_s;
  int is_kept = slow->kept_default && !fast->kept_default && gain_s <= model_error * slow->predicted_s;
  int status = hscal__baselines_join(is_kept ? slow : fast, is_kept ? fast : slow);
  *better = is_kept ? settle(slow, fast) : settle(fast, slow);
  return status;
}

static int search_kinds(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  int status = 0;
  hscal_options shared = share_patience(options, machine->nclasses);
  *plan = NULL;
  for (int kind = 0; kind < machine->nclasses; kind++) {
    hscal_plan *own = NULL;
    int failed = hscal__plan_once(call, machine, &shared, kind, &own);
    if (hscal__is_no_choice(failed)) status = failed, failed = 0;
    if (own) tell_of_all(own, machine->nclasses);
    if (!failed) failed = better_kind(*plan, own, machine->model_error, plan);
    if (!failed) continue;
    hscal_plan_free(*plan);
    *plan = NULL;
    return failed;
  }
  return *plan ? 0 : status;
}

/* With the threads that the machine's processes have. */
static int search_as_is(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                        hscal_plan **plan) {
  int by_kind = options && options->one_kind && machine->nclasses > 1;
  return by_kind ? search_kinds(call, machine, options, plan) : hscal__plan_once(call, machine, options, -1, plan);
}

/* ---- threads ---- */

static int search_with(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       const int *threads, hscal_plan **plan) {
  hscal_machine *derived = NULL;
  *plan = NULL;
  HSCAL_TRY(hscal__thread_choice_machine(machine, threads, &derived));
  int status = search_as_is(call, derived ? derived : machine, options, plan);
  hscal_machine_free(derived);
  return status;
}

/* "4.1 % slower: one thread per process" */
static void judge(hscal_candidate *usual, double seconds, const char *why) {
  double slower = 100 * (usual->predicted_s / seconds - 1);
  if (isfinite(slower))
    snprintf(usual->reason, sizeof usual->reason, "%.1f %% %s%s", fabs(slower),
             slower < 0 ? "faster, as predicted" : "slower", why);
}

static void judge_usual(hscal_plan *plan, const char *why) {
  judge(&plan->fallback, plan->predicted_s, why);
  for (int i = 0; i < plan->nbaselines; i++) judge(&plan->baselines[i].layout, plan->predicted_s, why);
}

/* What is usual is what everybody runs, one thread per process; what takes more threads has to beat that by more than the
 * model's error. */
static hscal_plan *against_usual(hscal_plan *usual, hscal_plan *threaded, double model_error) {
  if (!usual || !threaded) return usual ? usual : threaded;
  double kept_s = usual->predicted_s, gain_s = kept_s - threaded->predicted_s;
  if (gain_s <= 0 || (usual->kept_default && !(gain_s > model_error * kept_s))) return settle(usual, threaded);
  hscal__baselines_take(threaded, usual);
  threaded->kept_default = 0;
  judge_usual(threaded, ": one thread per process");
  return settle(threaded, usual);
}

static int search_threads(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          const hscal_thread_choices *choices, hscal_plan **plan) {
  hscal_plan *usual = NULL, *threaded = NULL;
  hscal_options shared = share_patience(options, choices->count);
  int status = 0, failed = 0;
  for (int c = 0; c < choices->count && !failed; c++) {
    const int *threads = choices->of + (size_t)c * (size_t)machine->nclasses;
    hscal_plan *own = NULL;
    failed = search_with(call, machine, &shared, threads, &own);
    if (own) tell_of_all(own, choices->count);
    if (hscal__is_no_choice(failed)) status = failed, failed = 0;
    if (hscal__is_one_thread(machine, threads))
      usual = own;
    else
      threaded = better_of(threaded, own);
  }
  if (failed) {
    hscal_plan_free(usual);
    hscal_plan_free(threaded);
    return failed;
  }
  *plan = against_usual(usual, threaded, machine->model_error);
  return *plan ? 0 : status;
}

/* ---- wisdom ---- */

/* The remembered layout, placed and timed as ever; *plan null if the routine or memory refuses it now. */
static int recall(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                  const hscal_wisdom_entry *entry, hscal_plan **plan) {
  hscal_options only = *options;
  only.nprow = entry->nprow, only.npcol = entry->npcol, only.panel = entry->panel;
  if (hscal__call_is_open(call)) only.nb = entry->nb, only.mb = entry->mb;
  *plan = NULL;
  int status = search_with(call, machine, &only, entry->threads, plan);
  if (hscal__is_no_choice(status)) return 0;
  HSCAL_TRY(status);
  status = hscal__plan_baselines(call, machine, options, *plan); /* all that the search knows is the layout itself */
  if (status && !hscal__is_no_choice(status)) return status;
  judge_usual(*plan, "");
  (*plan)->kept_default = 0;
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
  const double much_longer = 4;
  if (entry->measured_s > 0 || entry->thought_s == 0) return 0;
  return !options->in_program || hscal__decision_limit_s(run_s, options->patience) >= much_longer * entry->thought_s;
}

/* Where a program's call is so short that planning is watched, the last plan for such a call carried over to this one; else the remembered layout, placed and timed.
 * *plan null: there is nothing, or it will not do. */
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

static int search_or_recall(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, hscal_plan **plan) {
  uint64_t key = 0;
  hscal_wisdom *wisdom = options ? options->wisdom : NULL;
  if (wisdom) HSCAL_TRY(hscal__wisdom_key(wisdom, call, machine, options, &key));
  if (key) HSCAL_TRY(remember(call, machine, options, key, plan));
  if (*plan) return 0;
  HSCAL_TRY(search_threads(call, machine, options, choices, plan));
  if (!key || ((*plan)->is_rough && !options->in_program)) return 0; /* what was found in a hurry is not for ever */
  HSCAL_TRY(hscal__wisdom_learn(wisdom, key, call, machine, *plan, 0));
  return options->in_program ? hscal__wisdom_keep(wisdom, key, call, *plan) : 0;
}

/* The least time, on whatever nodes. */
static int search_time(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                       hscal_plan **plan) {
  hscal_thread_choices choices;
  HSCAL_TRY(hscal__thread_choices_list(machine, options, &choices));
  int status = search_or_recall(call, machine, options, &choices, plan);
  if (!status) status = hscal__keep_initial_layout(call, machine, options, &choices, *plan);
  hscal__thread_choices_free(&choices);
  if (!status) hscal__warn_implausible_gain(machine, *plan);
  return status;
}

int hscal__plan_call(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     hscal_plan **plan) {
  double begin_s = wall_s();
  *plan = NULL;
  if (options) HSCAL_TRY(hscal__options_check(options));
  int status = (hscal__chooses_nodes(options) ? hscal__plan_node_counts : search_time)(call, machine, options, plan);
  if (!status) {
    hscal__plan_cost(*plan);
    if (options) (*plan)->objective = options->objective, (*plan)->deadline_s = options->deadline_s;
    (*plan)->decision_s = wall_s() - begin_s;
    return 0;
  }
  hscal_plan_free(*plan);
  *plan = NULL;
  return status;
}
