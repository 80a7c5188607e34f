/* report: predicts and simulates the layouts of report_cases.c and writes PREFIX.md and PREFIX.csv. */
#include "report.h"
#include "base/status.h"
#include "models/model.h"
#include "simulation.h"

#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] = "usage: simulated_report [--jobs N] PREFIX MACHINE_FILE...\n"
                           "\n"
                           "Predicts and simulates pdgemm for N = 2048 and 8192 on each machine and writes PREFIX.md\n"
                           "and PREFIX.csv. --jobs: simulations at a time (as many as processors).\n";

static const int orders[] = {2048, 8192};
enum { ORDERS = sizeof orders / sizeof *orders, MOST_MACHINES = 16, MOST_JOBS = 64, FAILED = 1, MISUSED = 2 };

typedef struct job {
  simulation sim;
  double *seconds; /* where its answer goes */
} job;

/* What is to be simulated: each row, and once more on the nearby machine where processes share nodes (where they do not,
 * a small difference stays small). */
typedef struct task {
  const hscal_machine *machine;
  const sim_problem *problem;
  double *seconds;
} task;

static int predict(report_row *row) {
  hscal_placement placement = {.machine = row->machine, .node_of = row->problem.node_of};
  HSCAL_TRY(hscal__timeof(&row->problem.call, &row->problem.layout, &placement, HSCAL_EFFORT_FULL, &row->full_s));
  return hscal__timeof(&row->problem.call, &row->problem.layout, &placement, HSCAL_EFFORT_MODEL, &row->sampled_s);
}

static task *make_tasks(report *all, int *count) {
  task *tasks = calloc(2 * (size_t)all->nrows + 1, sizeof *tasks);
  *count = 0;
  for (int i = 0; i < all->nrows && tasks; i++) {
    report_row *row = &all->rows[i];
    int nodes, most;
    report_spread(row, &nodes, &most);
    row->nearby_s = NAN;
    tasks[(*count)++] = (task){row->machine, &row->problem, &row->simulated_s};
    if (most > 1) tasks[(*count)++] = (task){row->nearby, &row->problem, &row->nearby_s};
  }
  return tasks;
}

static int start(job *one, const task *what) {
  one->seconds = what->seconds;
  return sim_start(&one->sim, what->machine, what->problem, 0);
}

static int finish(job *one, int done, int count) {
  sim_result result;
  HSCAL_TRY(sim_finish(&one->sim, &result));
  *one->seconds = result.seconds;
  fprintf(stderr, "\r%d of %d simulated", done, count);
  return 0;
}

/* Runs the simulations, `jobs` at a time, oldest first. After a failure those under way are still waited for, so that
 * they clean up; the first failure's text is kept. */
static int run_tasks(const task *tasks, int count, int jobs) {
  job running[MOST_JOBS];
  char first_error[1024] = "";
  int status = 0, started = 0;
  for (int done = 0; done < started || (!status && started < count);) {
    int failure = 0;
    if (!status && started < count && started - done < jobs) {
      failure = start(&running[started % jobs], &tasks[started]);
      if (!failure) started++;
    } else {
      failure = finish(&running[done % jobs], done + 1, count);
      done++;
    }
    if (failure && !status) {
      status = failure;
      snprintf(first_error, sizeof first_error, "%s", hscal_last_error());
    }
  }
  fprintf(stderr, "\n");
  return status ? hscal__fail(status, "%s", first_error) : 0;
}

static int simulate_all(report *all, int jobs) {
  int count;
  task *tasks = make_tasks(all, &count);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "simulations of %d rows", all->nrows);
  int status = run_tasks(tasks, count, jobs);
  free(tasks);
  return status;
}

/* Writes PREFIX.EXTENSION by way of a temporary name, so that an old report is never half replaced. */
static int write_file(const report *all, const char *prefix, const char *extension, const char *command) {
  char path[512], draft[520];
  if (snprintf(path, sizeof path, "%s.%s", prefix, extension) >= (int)sizeof path)
    return hscal__fail(HSCAL_ERROR_FILE, "%s: name too long", prefix);
  snprintf(draft, sizeof draft, "%s.draft", path);
  FILE *file = fopen(draft, "w");
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: %s", draft, strerror(errno));
  if (command)
    report_write_markdown(all, command, file);
  else
    report_write_csv(all, file);
  int failed = ferror(file);
  failed |= fclose(file);
  if (!failed && rename(draft, path) == 0) return 0;
  int status = hscal__fail(HSCAL_ERROR_FILE, "%s: %s", path, strerror(errno));
  remove(draft);
  return status;
}

static int run(const char *prefix, int count, char **files, int jobs) {
  static const char command[] = "cmake --build build --target simulated-report";
  report_machine subjects[MOST_MACHINES] = {{.file = NULL}};
  report all = {0};
  int status = 0;
  for (int i = 0; i < count && !status; i++) {
    status = report_open(&subjects[i], files[i]);
    for (int o = 0; o < ORDERS && !status; o++) status = report_add(&all, &subjects[i], orders[o]);
  }
  for (int i = 0; i < all.nrows && !status; i++) status = predict(&all.rows[i]);
  if (!status) status = simulate_all(&all, jobs);
  if (!status) status = write_file(&all, prefix, "csv", NULL);
  if (!status) status = write_file(&all, prefix, "md", command);
  report_free(&all);
  for (int i = 0; i < count; i++) report_close(&subjects[i]);
  return status;
}

int main(int argc, char **argv) {
  long jobs = sysconf(_SC_NPROCESSORS_ONLN);
  int first = 1;
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  if (argc > 2 && strcmp(argv[1], "--jobs") == 0) {
    jobs = strtol(argv[2], NULL, 10);
    first = 3;
  }
  int count = argc - first - 1;
  if (count < 1 || count > MOST_MACHINES || argv[first][0] == '-' || jobs < 1) {
    fputs(help, stderr);
    return MISUSED;
  }
  sim_catch_signals();
  int status = run(argv[first], count, argv + first + 1, jobs < MOST_JOBS ? (int)jobs : MOST_JOBS);
  if (status) {
    const char *detail = hscal_last_error();
    fprintf(stderr, "simulated_report: %s\n", *detail ? detail : hscal_strerror(status));
  }
  return status ? FAILED : 0;
}
