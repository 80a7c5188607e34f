#include "plan/planners.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "plan/part_result.h"
#include "plan/plan_threads.h"
#include "search/search.h"
#include "search/share.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int hscal__plan_part(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                     const hscal_thread_choices *choices, int number, int count, hscal_plan **plan) {
  const hscal_planner_part planner = {.number = number, .count = count};
  hscal_options own = *options;
  own.planner = &planner;
  return hscal__plan_best_threads(call, machine, &own, choices, plan);
}

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
  hscal_plan *best;           /* the best of the others so far; null: none, */
  int best_number;            /* and whose it is */
  int failed;                 /* the first that could not do its part; -1: all can */
  int told;                   /* whose status and text these are: of that, or of the first that has no layout */
  char text[1024];
} planning;

/* The least time decides, then the number, whoever comes first. */
static int is_better(const planning *all, int number, const hscal_plan *own) {
  if (!all->best || own->predicted_s != all->best->predicted_s)
    return !all->best || own->predicted_s < all->best->predicted_s;
  return number < all->best_number;
}

static void note(planning *all, int number, int status, hscal_plan *own) {
  all->results[number] = hscal__part_result_of(status, own);
  int fails = status && !hscal__is_no_choice(status) && all->failed < 0;
  if (fails) all->failed = number;
  if (fails || (status && all->failed < 0 && (all->told < 0 || number < all->told))) {
    all->told = number;
    snprintf(all->text, sizeof all->text, "%s", hscal__last_error());
  }
  if (number == 0) {
    all->first = own;
  } else if (own && is_better(all, number, own)) {
    hscal_plan_free(all->best);
    all->best = own, all->best_number = number;
  } else {
    hscal_plan_free(own);
  }
}

/* A thread: one part after another, until none is left or one has failed. */
static void *work(void *given) {
  planning *all = given;
  const int count = all->options->planners;
  for (;;) {
    pthread_mutex_lock(&all->mutex);
    int number = all->failed < 0 ? all->next++ : count;
    pthread_mutex_unlock(&all->mutex);
    if (number >= count) return NULL;
    hscal_plan *own = NULL;
    int status = hscal__plan_part(all->call, all->machine, all->options, all->choices, number, count, &own);
    pthread_mutex_lock(&all->mutex);
    note(all, number, status, own);
    pthread_mutex_unlock(&all->mutex);
  }
}

/* A thread that cannot be started is done without: the caller's own does its work in any case. */
static void work_in_threads(planning *all) {
  enum { MOST = 256 };
  pthread_t thread[MOST];
  int jobs = all->options->jobs > 0 ? all->options->jobs : (int)sysconf(_SC_NPROCESSORS_ONLN), started = 0;
  jobs = hscal__min(hscal__min(jobs, all->options->planners), MOST);
  while (started < jobs - 1 && pthread_create(&thread[started], NULL, work, all) == 0) started++;
  work(all);
  for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
}

static int plan_in_threads(planning *all, hscal_plan **plan) {
  work_in_threads(all);
  if (all->failed < 0)
    *plan = hscal__joint_plan(all->machine, all->results, all->options->planners, all->first, all->best);
  if (*plan) return 0;
  if (all->failed >= 0) hscal_plan_free(all->first), hscal_plan_free(all->best);
  return hscal__fail(all->results[all->told].status, "%s", all->text);
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
