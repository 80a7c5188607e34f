#include "plan/planners.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "plan/part_result.h"
#include "plan/plan_threads.h"
#include "plan/rounds.h"
#include "search/search.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* One of the best plans of the others. */
typedef struct kept_plan {
  hscal_plan *plan;
  int number;
} kept_plan;

/* The work of all planners, which threads share. */
typedef struct planning {
  const hscal_call *call;
  const hscal_machine *machine;
  const hscal_options *options;
  const hscal_thread_choices *choices;
  pthread_mutex_t mutex;      /* of what follows */
  int next;                   /* the first part that nobody has taken */
  hscal_part_result *results; /* [planners] */
  hscal_plan *first;          /* of the first planner; null: none */
  int nkept;
  kept_plan kept[HSCAL_MOST_VERIFIED_PARTS]; /* least predicted time first, of equals by number */
  hscal_second_round round;
  int failed; /* the first that could not do its part; -1: all can */
  int told;   /* whose status and text these are: of that, or of the first that has no layout */
  char text[1024];
} planning;

/* Keeps the plan if it is one of the best, and frees one that no longer is. */
static void keep(planning *all, int number, hscal_plan *own) {
  int at = all->nkept;
  for (; at > 0; at--) {
    const kept_plan *before = &all->kept[at - 1];
    int is_less = own->predicted_s < before->plan->predicted_s;
    if (!is_less && (own->predicted_s > before->plan->predicted_s || number > before->number)) break;
  }
  if (at == HSCAL_MOST_VERIFIED_PARTS) {
    hscal_plan_free(own);
    return;
  }
  if (all->nkept == HSCAL_MOST_VERIFIED_PARTS) hscal_plan_free(all->kept[--all->nkept].plan);
  memmove(&all->kept[at + 1], &all->kept[at], (size_t)(all->nkept++ - at) * sizeof *all->kept);
  all->kept[at] = (kept_plan){own, number};
}

static void note(planning *all, int number, int status, hscal_plan *own) {
  all->results[number] = hscal__part_result_of(status, own);
  int fails = status && !hscal__is_no_choice(status) && all->failed < 0;
  if (fails) all->failed = number;
  if (fails || (status && all->failed < 0 && (all->told < 0 || number < all->told))) {
    all->told = number;
    snprintf(all->text, sizeof all->text, "%s", hscal__last_error());
  }
  if (number == 0)
    all->first = own;
  else if (own)
    keep(all, number, own);
}

/* The next part; their number: there is none left, or one has failed. */
static int take(planning *all) {
  const int count = all->options->planners;
  pthread_mutex_lock(&all->mutex);
  int number = all->failed < 0 && all->next < count ? all->next++ : count;
  pthread_mutex_unlock(&all->mutex);
  return number;
}

static int make_part(const planning *all, int number, hscal_plan **plan) {
  return hscal__plan_part(all->call, all->machine, all->options, all->choices, number, all->options->planners, plan);
}

static void make_part_again(const planning *all, int number, hscal_plan **plan, hscal_part_result *result) {
  hscal__plan_part_again(all->call, all->machine, all->options, all->choices, number, all->options->planners,
                         &all->round, plan, result);
}

static void *make_parts(void *given) {
  planning *all = given;
  const int count = all->options->planners;
  for (int number; (number = take(all)) < count;) {
    hscal_plan *own = NULL;
    int status = make_part(all, number, &own);
    pthread_mutex_lock(&all->mutex);
    note(all, number, status, own);
    pthread_mutex_unlock(&all->mutex);
  }
  return NULL;
}

/* Null: it is not kept. */
static kept_plan *find_kept(planning *all, int number) {
  for (int i = 0; i < all->nkept; i++)
    if (all->kept[i].number == number) return &all->kept[i];
  return NULL;
}

/* What is to be verified but is not kept, as it takes as long as the last that is, is made again. */
static void *make_parts_again(void *given) {
  planning *all = given;
  const int count = all->options->planners;
  for (int number; (number = take(all)) < count;) {
    kept_plan *kept = find_kept(all, number);
    hscal_plan *own = NULL;
    if (!kept && all->results[number].predicted_s <= all->round.verified_limit_s) make_part(all, number, &own);
    make_part_again(all, number, kept ? &kept->plan : &own, &all->results[number]);
    hscal_plan_free(own);
  }
  return NULL;
}

/* A thread that cannot be started is done without: the caller's own does its work in any case. */
static void in_threads(planning *all, int first, void *(*work)(void *all)) {
  enum { MOST = 256 };
  pthread_t thread[MOST];
  int jobs = all->options->jobs > 0 ? all->options->jobs : (int)sysconf(_SC_NPROCESSORS_ONLN), started = 0;
  jobs = hscal__min(hscal__min(jobs, all->options->planners), MOST);
  all->next = first;
  while (started < jobs - 1 && pthread_create(&thread[started], NULL, work, all) == 0) started++;
  work(all);
  for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
}

/* A planner's plan of both rounds; null: it has none. */
static hscal_plan *make_both(const planning *all, int number) {
  hscal_plan *plan = NULL;
  int status = make_part(all, number, &plan);
  hscal_part_result result = hscal__part_result_of(status, plan);
  make_part_again(all, number, &plan, &result);
  return plan;
}

/* The plan of a planner, which is no longer kept; what was not kept is made again. */
static hscal_plan *take_out(planning *all, int number) {
  kept_plan *kept = find_kept(all, number);
  hscal_plan *plan = kept ? kept->plan : make_both(all, number);
  if (kept) kept->plan = NULL;
  return plan;
}

static hscal_plan *join(planning *all) {
  int planners = all->options->planners;
  int best = hscal__best_part(all->results, planners);
  hscal_plan *first = all->first, *other = best ? take_out(all, best) : NULL;
  all->first = NULL;
  return hscal__joint_plan(all->machine, all->results, planners, first, other);
}

/* The first planner, whose part has the usual layouts, has nothing to do in the second round. */
static void plan_again_in_threads(planning *all) {
  all->round = hscal__second_round(all->results, all->options->planners);
  in_threads(all, 1, make_parts_again);
}

static int plan_in_threads(planning *all, hscal_plan **plan) {
  in_threads(all, 0, make_parts);
  if (all->failed < 0) plan_again_in_threads(all);
  if (all->failed < 0) *plan = join(all);
  for (int i = 0; i < all->nkept; i++) hscal_plan_free(all->kept[i].plan);
  hscal_plan_free(all->first);
  return *plan ? 0 : hscal__fail(all->results[all->told].status, "%s", all->text);
}

/* A source of events serves one planner at a time. */
static int is_alone(const hscal_call *call, const hscal_options *options) {
  return !options || options->planners < 2 || call->source;
}

int hscal__plan_by_planners(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, hscal_plan **plan) {
  *plan = NULL;
  if (is_alone(call, options)) return hscal__plan_best_threads(call, machine, options, choices, plan);
  hscal_crew *crew = options->planner ? options->planner->crew : NULL;
  if (crew) return crew->plan(crew, call, machine, options, choices, plan);
  planning all = {.call = call,
                  .machine = machine,
                  .options = options,
                  .choices = choices,
                  .mutex = PTHREAD_MUTEX_INITIALIZER,
                  .failed = -1,
                  .told = -1,
                  .results = calloc((size_t)options->planners, sizeof *all.results)};
  if (!all.results) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d planners", options->planners);
  int status = plan_in_threads(&all, plan);
  free(all.results);
  return status;
}
