/* gains: what plans gain over the layouts of experts, by the real library on simulated clusters. Writes PREFIX.csv and PREFIX.md. */
#include "gains.h"
#include "base/status.h"
#include "batch.h"
#include "report_end.h"
#include "simulation.h"
#include "whole.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: gains [--jobs N] [--cache FOLDER] [--routines NAME,...] [--shrink N] [--of N] [--belief NAME]\n"
    "             PREFIX|- MACHINE ...\n"
    "\n"
    "Lays calls out on the machines as hscal plans them and as experts do without it, simulates the unmodified "
    "library\n"
    "there, and writes PREFIX.md and PREFIX.csv, or with - a table on standard output.\n"
    "--jobs: so many simulations at a time (as many as processors). --cache: what was simulated is kept there.\n"
    "--routines: these only. --shrink: sizes divided by N, to try things out. --of: of each set of layouts the N that\n"
    "are predicted to be the fastest are simulated (3). --belief: also what hscal plans if it believes the machines'\n"
    "collectives to be those of NAME.\n";

enum { FAILED = 1, MISUSED = 2, MOST_SHRINK = 64, USUALLY_OF_A_SET = 3 };

/* Sizes are such that a simulation takes seconds. */
static const struct {
  const char *routine;
  int n;
} calls[] = {{"pdgemm", 4000},  {"pdtrsm", 4000},  {"pdsyrk", 4000}, {"pdgetrf", 4000},
             {"pdpotrf", 5000}, {"pdgeqrf", 3000}, {"pdsyevd", 600}};
enum { CALLS = sizeof calls / sizeof *calls };

typedef struct manner {
  int jobs, shrink, of_a_set, nmachines;
  const char *cache, *routines, *prefix;
  const hscal_collectives *belief;
  char *const *machines;
} manner;

/* Is the name one of those between commas? */
static int is_one_of(const char *name, const char *names) {
  size_t length = strlen(name);
  for (const char *at = names; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL)
    if (strncmp(at, name, length) == 0 && (at[length] == ',' || !at[length])) return 1;
  return 0;
}

static int list(const manner *how, hscal_machine *const *machines, gains *all) {
  for (int m = 0; m < how->nmachines; m++)
    for (int c = 0; c < CALLS; c++) {
      if (how->routines && !is_one_of(calls[c].routine, how->routines)) continue;
      gains_case *it = &all->cases[all->ncases++];
      *it = (gains_case){.cluster = machines[m]->name,
                         .machine = machines[m],
                         .routine = calls[c].routine,
                         .n = calls[c].n / how->shrink};
      HSCAL_TRY(gains_list(it, how->belief));
    }
  return 0;
}

static int simulate(gains *all, const manner *how) {
  int count = 0;
  sim_task *tasks = calloc((size_t)all->ncases * MOST_LAYOUTS + 1, sizeof *tasks);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "%d cases", all->ncases);
  for (int c = 0; c < all->ncases; c++) {
    gains_case *it = &all->cases[c];
    int is_chosen[MOST_LAYOUTS];
    gains_choose(it, how->of_a_set, is_chosen);
    for (int i = 0; i < it->nlayouts; i++)
      if (is_chosen[i])
        tasks[count++] = (sim_task){it->machine, &it->layouts[i].problem, &it->layouts[i].simulated_s, 0};
  }
  int status = sim_batch(tasks, count, how->jobs, how->cache);
  free(tasks);
  return status;
}

static void print_csv(const void *all, FILE *out) { gains_write_csv(all, out); }
static void print_page(const void *all, FILE *out) { gains_write_page(all, out); }

static int write_pages(const manner *how, const gains *all) {
  HSCAL_TRY(sim_write_page(how->prefix, "csv", print_csv, all));
  return sim_write_page(how->prefix, "md", print_page, all);
}

static void free_all(gains *all, hscal_machine **machines, int nmachines) {
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nlayouts; i++) sim_problem_free(&all->cases[c].layouts[i].problem);
  free(all->cases);
  for (int m = 0; m < nmachines; m++) hscal_machine_free(machines[m]);
  free(machines);
}

static int run(const manner *how) {
  hscal_machine **machines = calloc((size_t)how->nmachines, sizeof *machines);
  gains all = {.belief = how->belief, .cases = calloc((size_t)how->nmachines * CALLS, sizeof *all.cases)};
  int status = machines && all.cases ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "%d machines", how->nmachines);
  for (int m = 0; m < how->nmachines && !status; m++) status = hscal_machine_load(how->machines[m], &machines[m]);
  sim_catch_signals();
  if (!status) status = list(how, machines, &all);
  if (!status) status = simulate(&all, how);
  if (!status && strcmp(how->prefix, "-") == 0)
    gains_write_table(&all, stdout);
  else if (!status)
    status = write_pages(how, &all);
  free_all(&all, machines, machines ? how->nmachines : 0);
  return status;
}

/* 0, or -1 if the words are not legal. */
static int read_words(int argc, char **argv, manner *how) {
  int i = 1;
  long jobs = sysconf(_SC_NPROCESSORS_ONLN), shrink = 1, of_a_set = USUALLY_OF_A_SET;
  for (; i + 1 < argc && argv[i][0] == '-' && argv[i][1]; i += 2) {
    if (strcmp(argv[i], "--jobs") == 0)
      jobs = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--cache") == 0)
      how->cache = argv[i + 1];
    else if (strcmp(argv[i], "--routines") == 0)
      how->routines = argv[i + 1];
    else if (strcmp(argv[i], "--belief") == 0 && hscal__collectives_named(argv[i + 1]))
      how->belief = hscal__collectives_named(argv[i + 1]);
    else if (strcmp(argv[i], "--of") == 0)
      of_a_set = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--shrink") == 0)
      shrink = strtol(argv[i + 1], NULL, 10);
    else
      return -1;
  }
  if (i + 2 > argc || (argv[i][0] == '-' && argv[i][1])) return -1;
  if (jobs < 1 || jobs > INT_MAX || shrink < 1 || shrink > MOST_SHRINK || of_a_set < 1 || of_a_set > MOST_LAYOUTS)
    return -1;
  how->jobs = (int)jobs, how->shrink = (int)shrink, how->of_a_set = (int)of_a_set;
  how->prefix = argv[i];
  how->machines = argv + i + 1, how->nmachines = argc - i - 1;
  return 0;
}

int main(int argc, char **argv) {
  manner how = {0};
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  if (read_words(argc, argv, &how)) {
    fputs(help, stderr);
    return MISUSED;
  }
  int status = run(&how);
  return report_end("gains", status);
}
