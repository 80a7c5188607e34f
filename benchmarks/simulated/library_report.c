/* library_report: the clock beside the simulated ScaLAPACK under each MPI library; writes PREFIX.md and PREFIX.csv. */
#include "base/status.h"
#include "batch.h"
#include "library_cases.h"
#include "library_text.h"
#include "models/predict/predict.h"
#include "simulation.h"
#include "whole.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: library_report [--jobs N] [--cache FOLDER] [--routine NAME] PREFIX MACHINE_FILE...\n"
    "\n"
    "Predicts and simulates routines under each MPI library on each machine and writes PREFIX.md and PREFIX.csv.\n"
    "--jobs: simulations at a time (as many as processors). --cache: simulated seconds are kept there.\n"
    "--routine: this one only.\n";

enum { MOST_FILES = 8, MOST_MACHINES = 64, FAILED = 1, MISUSED = 2 };

typedef struct manner {
  int jobs;
  const char *cache, *routine; /* null: none; all */
} manner;

/* Adds the rows of a page's calls on all machines. */
static int add_page(library_report *all, const char *page_name, const library_machine *machines, const manner *how) {
  const report_page *page = report_find_page(page_name);
  for (int c = 0; c < page->ncases; c++) {
    const report_case *what = &page->cases[c];
    if (how->routine && strcmp(how->routine, what->routine)) continue;
    for (int i = 0; i < all->nmachines; i++) {
      size_t most = (size_t)all->nrows + LIBRARY_MOST_ROWS;
      library_row *rows = realloc(all->rows, most * sizeof *rows);
      if (!rows) return hscal__fail(HSCAL_ERROR_MEMORY, "%zu rows of the report", most);
      all->rows = rows;
      int added = library_rows(what, &machines[i], rows + all->nrows);
      if (added < 0) return -added;
      all->nrows += added;
    }
  }
  return 0;
}

static int predict(library_row *row) {
  hscal_placement placement = {.machine = row->on->machine, .node_of = row->problem.node_of};
  return hscal__timeof(&row->problem.call, &row->problem.layout, &placement, HSCAL_EFFORT_FULL, &row->full_s);
}

static int simulate(library_report *all, const manner *how) {
  sim_task *tasks = calloc((size_t)all->nrows + 1, sizeof *tasks);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "simulations of %d rows", all->nrows);
  for (int i = 0; i < all->nrows; i++) {
    library_row *row = &all->rows[i];
    tasks[i] = (sim_task){row->on->machine, &row->problem, &row->simulated_s, 0};
  }
  int status = sim_batch(tasks, all->nrows, how->jobs, how->cache);
  free(tasks);
  return status;
}

static int run(const char *prefix, int nfiles, char **files, const manner *how) {
  library_machine machines[MOST_MACHINES] = {{NULL, NULL, NULL}};
  library_report all = {.nmachines = nfiles * library_count()};
  int status = library_machines_open(files, nfiles, machines);
  if (!status) status = add_page(&all, "pblas", machines, how);
  if (!status) status = add_page(&all, "scalapack", machines, how);
  for (int i = 0; i < all.nrows && !status; i++) status = predict(&all.rows[i]);
  if (!status) status = simulate(&all, how);
  if (!status) status = sim_write_page(prefix, "csv", library_write_csv, &all);
  if (!status) status = sim_write_page(prefix, "md", library_write_markdown, &all);
  for (int i = 0; i < all.nrows; i++) sim_problem_free(&all.rows[i].problem);
  free(all.rows);
  library_machines_close(machines, all.nmachines);
  return status;
}

int main(int argc, char **argv) {
  long jobs = sysconf(_SC_NPROCESSORS_ONLN);
  manner how = {.jobs = 1};
  int first = 1;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  for (; first + 1 < argc && argv[first][0] == '-'; first += 2) {
    if (strcmp(argv[first], "--jobs") == 0)
      jobs = strtol(argv[first + 1], NULL, 10);
    else if (strcmp(argv[first], "--cache") == 0)
      how.cache = argv[first + 1];
    else if (strcmp(argv[first], "--routine") == 0)
      how.routine = argv[first + 1];
    else
      break;
  }
  int count = argc - first - 1;
  if (count < 1 || count > MOST_FILES || argv[first][0] == '-' || jobs < 1) {
    fputs(help, stderr);
    return MISUSED;
  }
  sim_catch_signals();
  how.jobs = (int)(jobs < INT_MAX ? jobs : INT_MAX);
  int status = run(argv[first], count, argv + first + 1, &how);
  const char *detail = hscal_last_error();
  if (status) fprintf(stderr, "library_report: %s\n", *detail ? detail : hscal_strerror(status));
  return status ? FAILED : 0;
}
