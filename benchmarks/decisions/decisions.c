/* decisions: lays calls out on simulated clusters in several ways, simulates them, and writes PREFIX.csv and PREFIX.md. */
#include "decisions.h"
#include "base/status.h"
#include "batch.h"
#include "force.h"
#include "models/predict/predict.h"
#include "report_end.h"
#include "simulation.h"
#include "whole.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const char help[] =
    "usage: decisions [--jobs N] [--cache FOLDER] [--cluster N] [--routine NAME] [--shrink N] PREFIX\n"
    "\n"
    "Lays calls out on simulated clusters as hscal, rules of thumb and brute force do, simulates the unmodified "
    "library "
    "there,\n"
    "and writes PREFIX.md and PREFIX.csv. To be started in the project's folder.\n"
    "--jobs: so many at a time (as many as processors). --cache: what was found and simulated is kept there, so that\n"
    "a run that was stopped goes on, and only what changed is done again. --cluster, --routine: the Nth cluster "
    "(from 1), this routine only.\n"
    "--shrink: sizes divided by N, to try things out.\n";

enum { FAILED = 1, MISUSED = 2, MOST_CLUSTERS = 16, MOST_CALLS = 16, MOST_SHRINK = 64 };

typedef struct manner {
  int jobs, cluster, shrink;
  const char *cache, *routine, *prefix;
  decision_call calls[MOST_CALLS]; /* [decision_ncalls] shrunk */
} manner;

static int is_wanted(const manner *how, int cluster, const decision_call *call) {
  if (how->cluster && how->cluster != cluster + 1) return 0;
  return !how->routine || strcmp(how->routine, call->routine) == 0;
}

/* The rows of one cluster and call, not yet simulated. */
static int add_case(decisions *all, const decision_row *like, const char *cache) {
  HSCAL_TRY(decision_add_rules(all, like));
  HSCAL_TRY(decision_add_plans(all, like));
  return decision_add_forced(all, like, cache);
}

/* Brute force takes minutes: children do it first, each a case, and leave what they find in the cache. */
static void force_in_children(const manner *how, hscal_machine *const *machines) {
  int running = 0;
  for (int c = 0; c < decision_nclusters; c++)
    for (int i = 0; i < decision_ncalls; i++) {
      if (!is_wanted(how, c, &how->calls[i])) continue;
      for (; running == how->jobs; running--)
        if (wait(NULL) < 0) return; /* nobody is left to be waited for */
      pid_t child = fork();
      running += child > 0;
      if (child != 0) continue;
      decisions here = {0};
      decision_row like = {.cluster = &decision_clusters[c], .call = &how->calls[i], .machine = machines[c]};
      _exit(decision_add_forced(&here, &like, how->cache) ? FAILED : 0);
    }
  for (; running > 0; running--) wait(NULL); /* what failed is tried again, and told, by the parent */
}

static int predict(decision_row *row) {
  hscal_placement placement = {.machine = row->machine, .node_of = row->problem.node_of};
  return hscal__timeof(&row->problem.call, &row->problem.layout, &placement, HSCAL_EFFORT_FULL, &row->predicted_s);
}

static int simulate(decisions *all, const manner *how) {
  sim_task *tasks = calloc((size_t)all->nrows + 1, sizeof *tasks);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "%d simulations", all->nrows);
  for (int i = 0; i < all->nrows; i++)
    tasks[i] = (sim_task){all->rows[i].machine, &all->rows[i].problem, &all->rows[i].simulated_s, 0};
  int status = sim_batch(tasks, all->nrows, how->jobs, how->cache);
  free(tasks);
  return status;
}

static void print_csv(const void *all, FILE *out) { decision_write_csv(all, out); }
static void print_page(const void *all, FILE *out) { decision_write_markdown(all, out); }

static void shrink_calls(manner *how) {
  for (int i = 0; i < decision_ncalls; i++) {
    const decision_call *call = &decision_calls[i];
    how->calls[i] = (decision_call){call->routine, call->m / how->shrink, call->n / how->shrink, call->k / how->shrink};
  }
}

static int run(const manner *how) {
  hscal_machine *machines[MOST_CLUSTERS] = {0};
  decisions all = {0};
  int status = 0;
  for (int c = 0; c < decision_nclusters && !status; c++)
    status = hscal_machine_load(decision_clusters[c].machine, &machines[c]);
  if (!status && how->cache) force_in_children(how, machines);
  sim_catch_signals(); /* not before: until here a signal ends it all, and nothing is left to be removed */
  for (int c = 0; c < decision_nclusters; c++)
    for (int i = 0; i < decision_ncalls && !status; i++) {
      decision_row like = {.cluster = &decision_clusters[c], .call = &how->calls[i], .machine = machines[c]};
      if (is_wanted(how, c, &how->calls[i])) status = add_case(&all, &like, how->cache);
    }
  for (int i = 0; i < all.nrows && !status; i++) status = predict(&all.rows[i]);
  if (!status) status = simulate(&all, how);
  if (!status) status = sim_write_page(how->prefix, "csv", print_csv, &all);
  if (!status) status = sim_write_page(how->prefix, "md", print_page, &all);
  for (int i = 0; i < all.nrows; i++) sim_problem_free(&all.rows[i].problem);
  free(all.rows);
  for (int c = 0; c < decision_nclusters; c++) hscal_machine_free(machines[c]);
  return status;
}

/* 0, or -1 if the options are not legal. */
static int read_options(int argc, char **argv, manner *how) {
  int i = 1;
  long jobs = sysconf(_SC_NPROCESSORS_ONLN), cluster = 0, shrink = 1;
  for (; i + 1 < argc && argv[i][0] == '-'; i += 2) {
    if (strcmp(argv[i], "--jobs") == 0)
      jobs = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--cache") == 0)
      how->cache = argv[i + 1];
    else if (strcmp(argv[i], "--cluster") == 0)
      cluster = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--routine") == 0)
      how->routine = argv[i + 1];
    else if (strcmp(argv[i], "--shrink") == 0)
      shrink = strtol(argv[i + 1], NULL, 10);
    else
      return -1;
  }
  if (i + 1 != argc || argv[i][0] == '-' || jobs < 1 || jobs > INT_MAX || cluster < 0) return -1;
  if (cluster > decision_nclusters || shrink < 1 || shrink > MOST_SHRINK) return -1;
  how->prefix = argv[i];
  how->jobs = (int)jobs;
  how->cluster = (int)cluster;
  how->shrink = (int)shrink;
  shrink_calls(how);
  return 0;
}

int main(int argc, char **argv) {
  manner how = {0};
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  if (read_options(argc, argv, &how)) {
    fputs(help, stderr);
    return MISUSED;
  }
  int status = run(&how);
  return report_end("decisions", status);
}
