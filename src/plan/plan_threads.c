#include "plan/plan_threads.h"
#include "base/status.h"
#include "plan/baselines.h"
#include "plan/guard.h"
#include "plan/plan_once.h"
#include "plan/take_over.h"
#include "search/search.h"

#include <math.h>

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
static void count_for_all(hscal_plan *own, int searches) {
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

/* On other nodes a grid is another layout. */
static hscal_pair_kind pair_on_other_nodes(int nprow, int npcol, const hscal_plan *plan) {
  return hscal__pair_kind(nprow, npcol, plan->nprow, plan->npcol, 0);
}

/* Over the best of the usual layouts, which have become more. */
static void set_gain_over_usual(const hscal_machine *machine, hscal_plan *plan) {
  if (plan->best_baseline < 0 || !hscal__plan_has_gain(plan)) return;
  const hscal_candidate *usual = &plan->baselines[plan->best_baseline].layout;
  hscal_gain gain = hscal__gain(machine, pair_on_other_nodes(usual->nprow, usual->npcol, plan), usual->predicted_s,
                                plan->predicted_s);
  hscal__plan_set_gain(&gain, plan);
}

/* Of plans on two classes of nodes one stays, held against what is usual on both: the slower one if it is a usual
 * layout and the other's gain is not sure. */
static int better_class(hscal_plan *first, hscal_plan *second, const hscal_machine *machine, hscal_plan **better) {
  *better = first ? first : second;
  if (!first || !second) return 0;
  hscal_plan *fast = second->predicted_s < first->predicted_s ? second : first, *slow = fast == first ? second : first;
  hscal_gain gain =
      hscal__gain(machine, pair_on_other_nodes(slow->nprow, slow->npcol, fast), slow->predicted_s, fast->predicted_s);
  int is_kept = slow->kept_default && !fast->kept_default && !hscal__is_sure(&gain);
  int alike = fast->alike + (hscal__is_alike(&gain) ? slow->alike : 0);
  int status = hscal__baselines_join(is_kept ? slow : fast, is_kept ? fast : slow);
  *better = is_kept ? settle(slow, fast) : settle(fast, slow);
  if (is_kept)
    hscal__plan_set_gain(&gain, *better);
  else if (!(*better)->kept_default)
    set_gain_over_usual(machine, *better);
  (*better)->alike = alike;
  return status;
}

static int plan_each_class(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                           hscal_plan **plan) {
  int status = 0;
  hscal_options shared = share_patience(options, machine->nclasses);
  *plan = NULL;
  for (int node_class = 0; node_class < machine->nclasses; node_class++) {
    hscal_plan *own = NULL;
    int failed = hscal__plan_once(call, machine, &shared, node_class, &own);
    if (hscal__is_no_choice(failed)) status = failed, failed = 0;
    if (own) count_for_all(own, machine->nclasses);
    if (!failed) failed = better_class(*plan, own, machine, plan);
    if (!failed) continue;
    hscal_plan_free(*plan);
    *plan = NULL;
    return failed;
  }
  return *plan ? 0 : status;
}

/* With the threads that the machine's processes have. */
static int plan_as_is(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                      hscal_plan **plan) {
  int by_kind = options && options->one_kind && machine->nclasses > 1;
  return by_kind ? plan_each_class(call, machine, options, plan) : hscal__plan_once(call, machine, options, -1, plan);
}

int hscal__plan_with_threads(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                             const int *threads, hscal_plan **plan) {
  hscal_machine *derived = NULL;
  *plan = NULL;
  HSCAL_TRY(hscal__thread_choice_machine(machine, threads, &derived));
  int status = plan_as_is(call, derived ? derived : machine, options, plan);
  hscal_machine_free(derived);
  return status;
}

/* What is usual is what everybody runs, one thread per process; what takes more threads has to gain over that for sure. */
static hscal_plan *against_usual(hscal_plan *usual, hscal_plan *threaded, const hscal_machine *machine) {
  if (!usual || !threaded) return usual ? usual : threaded;
  hscal_gain gain = hscal__gain(machine, HSCAL_PAIR_OTHER_THREADS, hscal__usual_s(usual), threaded->predicted_s);
  return hscal__takes_over(usual, usual->predicted_s, threaded, &gain, ": one thread per process")
             ? settle(threaded, usual)
             : settle(usual, threaded);
}

int hscal__plan_best_threads(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                             const hscal_thread_choices *choices, hscal_plan **plan) {
  hscal_plan *usual = NULL, *threaded = NULL;
  hscal_options shared = share_patience(options, choices->count);
  int status = 0, failed = 0;
  for (int c = 0; c < choices->count && !failed; c++) {
    const int *threads = choices->of + (size_t)c * (size_t)machine->nclasses;
    hscal_plan *own = NULL;
    failed = hscal__plan_with_threads(call, machine, &shared, threads, &own);
    if (own) count_for_all(own, choices->count);
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
  *plan = against_usual(usual, threaded, machine);
  return *plan ? 0 : status;
}
