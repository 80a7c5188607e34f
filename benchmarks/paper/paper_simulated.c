/*
 * paper_simulated: the experiments of the HeteroPBLAS paper on a described machine. For each routine and order: what hscal plans,
 * and the plain program, both run by the real library on the simulated machine. Prints a CSV row of each (report).
 */
#include "base/status.h"
#include "cache.h"
#include "call/arguments.h"
#include "models/cost/placement.h"
#include "plan/planner.h"
#include "search/usual_layouts.h"
#include "simulation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: paper_simulated [--cache FOLDER] MACHINE [ROUTINE N...]\n"
    "\n"
    "Plans and simulates PDAXPY, PDGEMV, PDGEMM and PDTRSM, or one of them for the given orders, and prints CSV.\n"
    "The plain program: blocks of 64, a process per processor, a square grid for matrices, one row for vectors.\n";

enum { MOST_ORDERS = 32, FAILED = 1, MISUSED = 2 };

typedef struct experiment {
  const char *routine;
  int norders, orders[MOST_ORDERS];
} experiment;

static const experiment experiments[] = {
    {"pdaxpy", 7, {1000000, 2000000, 4000000, 8000000, 16000000, 32000000, 64000000}},
    {"pdgemv", 7, {1024, 2048, 4096, 8192, 12288, 16384, 20480}},
    {"pdgemm", 9, {1024, 2048, 4096, 6144, 8192, 10240, 12288, 16384, 20480}},
    {"pdtrsm", 9, {1024, 2048, 4096, 6144, 8192, 10240, 12288, 16384, 20480}},
};
enum { EXPERIMENTS = sizeof experiments / sizeof *experiments };

/* Simulated seconds, from the cache if it knows. */
static int simulate(const hscal_machine *machine, const sim_problem *problem, const char *cache, double *seconds) {
  uint64_t key = 0;
  sim_result result;
  if (cache) HSCAL_TRY(sim_cache_key(machine, problem, &key));
  if (cache && sim_cache_find(cache, key, seconds)) return 0;
  HSCAL_TRY(sim_run(machine, problem, 0, &result));
  *seconds = result.seconds;
  return cache ? sim_cache_keep(cache, key, result.seconds) : 0;
}

/* Matrices and row vectors of order n in blocks mb x nb. */
static hscal_call call_of(const char *routine, int n, int mb, int nb) {
  hscal_call call = hscal__call_make(hscal__routine_find(routine), n, n, n, mb, nb);
  sim_call_lay(&call, mb, nb, 1);
  return call;
}

static void plain_grid(const hscal_machine *machine, const hscal_routine *routine, int *nprow, int *npcol) {
  *nprow = 1, *npcol = hscal__machine_processors(machine);
  if (hscal__routine_level(routine) == 3) hscal__default_grid(*npcol, nprow, npcol);
}

static int run_plain(const hscal_machine *machine, const char *routine, int n, const char *cache, hscal_layout *layout,
                     double *seconds) {
  int nprow, npcol;
  plain_grid(machine, hscal__routine_find(routine), &nprow, &npcol);
  *layout = hscal__layout_make(nprow, npcol, 0);
  sim_problem problem = {.call = call_of(routine, n, 64, 64), .layout = *layout};
  problem.node_of = calloc((size_t)nprow * (size_t)npcol, sizeof *problem.node_of);
  if (!problem.node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "placement of %d processes", nprow * npcol);
  hscal__place_in_order(machine, nprow * npcol, problem.node_of);
  int status = simulate(machine, &problem, cache, seconds);
  sim_problem_free(&problem);
  return status;
}

static int run_planned(const hscal_machine *machine, const char *routine, int n, const char *cache, hscal_plan **plan,
                       double *seconds) {
  hscal_call open = call_of(routine, n, 0, 0);
  HSCAL_TRY(hscal__plan_call(&open, machine, NULL, plan));
  const hscal_plan *p = *plan;
  sim_problem problem = {.call = call_of(routine, n, p->mb, p->nb), .node_of = p->node_of};
  problem.layout = hscal__layout_make(p->nprow, p->npcol, p->panel);
  return simulate(machine, &problem, cache, seconds);
}

static int compare(const hscal_machine *machine, const char *routine, int n, const char *cache) {
  hscal_plan *plan = NULL;
  hscal_layout plain;
  double planned_s, plain_s;
  int status = run_planned(machine, routine, n, cache, &plan, &planned_s);
  if (!status) status = run_plain(machine, routine, n, cache, &plain, &plain_s);
  if (!status) {
    printf("simulated,%s,%d,%d,%d,%d,%d,%.4f,%.9f,%.9f,%d,%d,%.9f,%.4f,%.4f,%.4f\n", routine, n, plan->nprow,
           plan->npcol, plan->nb, plan->panel, plan->decision_s, plan->predicted_s, planned_s, plain.nprow, plain.npcol,
           plain_s, plain_s / planned_s, plain_s / planned_s, plain_s / planned_s);
    fflush(stdout);
  }
  hscal_plan_free(plan);
  return status;
}

static int run_experiment(const hscal_machine *machine, const experiment *what, const char *cache) {
  for (int i = 0; i < what->norders; i++) HSCAL_TRY(compare(machine, what->routine, what->orders[i], cache));
  return 0;
}

/* A routine and its orders from the command line. */
static int read_experiment(int count, char **words, experiment *what) {
  *what = (experiment){.routine = words[0]};
  for (int i = 1; i < count; i++) {
    int n = atoi(words[i]);
    if (n < 1 || what->norders == MOST_ORDERS) return 0;
    what->orders[what->norders++] = n;
  }
  return hscal__routine_find(words[0]) != NULL;
}

int main(int argc, char **argv) {
  const char *cache = NULL;
  int first = 1;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  if (argc > 2 && strcmp(argv[1], "--cache") == 0) cache = argv[2], first = 3;
  experiment given;
  if (argc <= first || (argc > first + 1 && !read_experiment(argc - first - 1, argv + first + 1, &given))) {
    fputs(help, stderr);
    return MISUSED;
  }
  sim_catch_signals();
  hscal_machine *machine = NULL;
  int status = hscal_machine_load(argv[first], &machine);
  if (argc > first + 1)
    status = status ? status : run_experiment(machine, &given, cache);
  else
    for (int i = 0; i < EXPERIMENTS && !status; i++) status = run_experiment(machine, &experiments[i], cache);
  hscal_machine_free(machine);
  if (status) fprintf(stderr, "paper_simulated: %s\n", hscal_last_error());
  return status ? FAILED : 0;
}
