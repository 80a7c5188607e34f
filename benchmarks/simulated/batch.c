#include "batch.h"
#include "base/status.h"
#include "cache.h"
#include "simulation.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>

enum { MOST_JOBS = 64 };

typedef struct job {
  simulation sim;
  const sim_task *what;
} job;

static int start(job *one, const sim_task *what) {
  one->what = what;
  return sim_start(&one->sim, what->machine, what->problem, 0);
}

static int finish(job *one, const char *cache, int done, int count) {
  sim_result result;
  HSCAL_TRY(sim_finish(&one->sim, &result));
  *one->what->seconds = result.seconds;
  fprintf(stderr, "\r%d of %d simulated", done, count);
  return cache ? sim_cache_keep(cache, one->what->key, result.seconds) : 0;
}

static const sim_task *find_alike(const sim_task *tasks, int count, uint64_t key) {
  for (int i = 0; i < count; i++)
    if (tasks[i].key == key) return &tasks[i];
  return NULL;
}

static void swap(sim_task *x, sim_task *y) {
  const sim_task kept = *x;
  *x = *y, *y = kept;
}

/* Answers from the cache what it knows; of the others, one of each kind moves to the front. *left: how many those are. */
static int ask_cache(sim_task *tasks, int count, const char *cache, int *left) {
  *left = 0;
  for (int i = 0; i < count; i++) {
    HSCAL_TRY(sim_cache_key(tasks[i].machine, tasks[i].problem, &tasks[i].key));
    if (cache && sim_cache_find(cache, tasks[i].key, tasks[i].seconds)) continue;
    if (!find_alike(tasks, *left, tasks[i].key)) swap(&tasks[(*left)++], &tasks[i]);
  }
  return 0;
}

/* The first `left` were simulated: their answers are also those of tasks that are alike. */
static void share_answers(const sim_task *tasks, int left, int count) {
  for (int i = left; i < count; i++) {
    const sim_task *alike = find_alike(tasks, left, tasks[i].key);
    if (alike) *tasks[i].seconds = *alike->seconds;
  }
}

/* Which of running[count] ends first. Interrupted, or without children: the first, and sim_finish knows why. */
static int first_to_end(const job *running, int count) {
  siginfo_t ended = {0};
  if (waitid(P_ALL, 0, &ended, WEXITED | WNOWAIT) == 0)
    for (int i = 0; i < count; i++)
      if (running[i].sim.child == ended.si_pid) return i;
  return 0;
}

static int run_tasks(const sim_task *tasks, int count, int jobs, const char *cache) {
  job running[MOST_JOBS];
  char first_error[1024] = "";
  int status = 0, started = 0, under_way = 0;
  while (under_way > 0 || (!status && started < count)) {
    int failure = 0;
    if (!status && started < count && under_way < jobs) {
      failure = start(&running[under_way], &tasks[started]);
      if (!failure) started++, under_way++;
    } else {
      int first = first_to_end(running, under_way);
      failure = finish(&running[first], cache, started - under_way + 1, count);
      running[first] = running[--under_way];
    }
    if (failure && !status) {
      status = failure;
      snprintf(first_error, sizeof first_error, "%s", hscal_last_error());
    }
  }
  if (started) fprintf(stderr, "\n");
  return status ? hscal__fail(status, "%s", first_error) : 0;
}

int sim_batch(sim_task *tasks, int count, int jobs, const char *cache) {
  int left;
  HSCAL_TRY(ask_cache(tasks, count, cache, &left));
  HSCAL_TRY(run_tasks(tasks, left, jobs < MOST_JOBS ? jobs : MOST_JOBS, cache));
  share_answers(tasks, left, count);
  return 0;
}
