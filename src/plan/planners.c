#include "plan/planners.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "plan/kept_plans.h"
#include "plan/last_round.h"
#include "plan/part_result.h"
#include "plan/plan_threads.h"
#include "plan/rounds.h"
#include "search/search.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* The work of all planners, which threads share. */
typedef struct planning {
  const hscal_call *call;
  const hscal_machine *machine;
  const hscal_options *options;
  const hscal_thread_choices *choices;
  pthread_mutex_t mutex;         /* of what follows */
  int next;                      /* the first part that nobody has taken */
  hscal_part_result *results;    /* [planners] */
  hscal_plan *first;             /* of the first planner; null: none */
  hscal_kept_plans kept, second; /* of the others; second: made in the second round by who had none kept */
  hscal_second_round round;
  hscal_last_round last;
  hscal_told_layout layouts[HSCAL_RETIMED_LAYOUTS]; /* [last.count] */
  int failed;                                       /* the first that could not do its part; -1: all can */
  int told; /* whose status and text these are: of that, or of the first that has no layout */
  char text[1024];
} planning;

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
    hscal__keep_plan(&all->kept, number, own);
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

/* What is to be verified but is not kept, as it takes as long as the last that is, is made again. */
static void *make_parts_again(void *given) {
  planning *all = given;
  const int count = all->options->planners;
  for (int number; (number = take(all)) < count;) {
    hscal_kept_plan *kept = hscal__find_kept(&all->kept, number);
    hscal_plan *own = NULL;
    if (!kept && all->results[number].predicted_s <= all->round.verified_limit_s) make_part(all, number, &own);
    make_part_again(all, number, kept ? &kept->plan : &own, &all->results[number]);
    if (!own) continue;
    pthread_mutex_lock(&all->mutex);
    hscal__keep_plan(&all->second, number, own);
    pthread_mutex_unlock(&all->mutex);
  }
  return NULL;
}

static void *time_stretches(void *given) {
  planning *all = given;
  const int count = all->options->planners;
  for (int number; (number = take(all)) < count;)
    all->results[number].stretch_s =
        hscal__time_stretch(all->call, all->machine, all->choices, &all->last, all->layouts, number, count);
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

/* Null: it is not kept. */
static hscal_kept_plan *find(planning *all, int number) {
  hscal_kept_plan *kept = hscal__find_kept(&all->kept, number);
  return kept ? kept : hscal__find_kept(&all->second, number);
}

/* The plan of a planner, which is no longer kept. */
static hscal_plan *take_out(planning *all, int number) {
  hscal_kept_plan *kept = find(all, number);
  hscal_plan *plan = kept ? kept->plan : make_both(all, number);
  if (kept) kept->plan = NULL;
  return plan;
}

static hscal_plan *join(planning *all) {
  int planners = all->options->planners;
  int best = hscal__best_part(all->results, planners);
  hscal_plan *first = all->first, *other = best ? take_out(all, best) : NULL;
  all->first = NULL;
  if (other) hscal__set_retimed(all->call, all->machine, all->choices, &all->results[best], other);
  return hscal__joint_plan(all->machine, all->results, planners, best, first, other);
}

/* The first planner, whose part has the usual layouts, has nothing to do in this and the last round. */
static void plan_again_in_threads(planning *all) {
  all->round = hscal__second_round(all->results, all->options->planners);
  in_threads(all, 1, make_parts_again);
}

/* The plan of a planner, from where it is kept; or *made_again, as it was not (the caller's). Null: it has none. */
static const hscal_plan *look_up(planning *all, int number, hscal_plan **made_again) {
  if (number == 0) return all->first;
  const hscal_kept_plan *kept = find(all, number);
  return kept ? kept->plan : (*made_again = make_both(all, number));
}

static void choose_in_threads(planning *all) {
  hscal_plan *made_again[HSCAL_RETIMED_LAYOUTS] = {NULL};
  all->last = hscal__last_round(all->results, all->options->planners, all->choices);
  if (all->last.count == 0) return;
  for (int i = 0; i < all->last.count; i++)
    all->layouts[i] = hscal__tell_layout(look_up(all, all->last.number[i], &made_again[i]));
  in_threads(all, 1, time_stretches);
  for (int i = 0; i < all->last.count; i++) hscal_plan_free(made_again[i]);
  hscal__take_stretches(&all->last, all->results, all->options->planners);
}

static int plan_in_threads(planning *all, hscal_plan **plan) {
  in_threads(all, 0, make_parts);
  if (all->failed < 0) plan_again_in_threads(all);
  if (all->failed < 0) choose_in_threads(all);
  if (all->failed < 0) *plan = join(all);
  hscal__free_kept(&all->kept);
  hscal__free_kept(&all->second);
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
