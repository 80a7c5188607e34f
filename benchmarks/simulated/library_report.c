/* library_report: the clock beside the simulated ScaLAPACK under each MPI library; writes PREFIX.md and PREFIX.csv. */
#include "base/status.h"
#include "batch.h"
#include "library_cases.h"
#include "library_text.h"
#include "models/predict/predict.h"
#include "report_end.h"
#include "report_options.h"
#include "simulation.h"
#include "whole.h"

#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: library_report [--jobs N] [--cache FOLDER] [--routine NAME] PREFIX MACHINE_FILE...\n"
    "\n"
    "Predicts and simulates routines under each MPI library on each machine and writes PREFIX.md and PREFIX.csv.\n"
    "--jobs: simulations at a time (as many as processors). --cache: simulated seconds are kept there.\n"
    "--routine: this one only.\n";

enum { MOST_FILES = 8, MOST_MACHINES = 64, FAILED = 1, MISUSED = 2 };

/* Adds the rows of a page's calls on all machines. */
static int add_page(library_report *all, const char *page_name, const library_machine *machines,
                    const report_options *how) {
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

static int simulate(library_report *all, const report_options *how) {
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

static int run(const report_options *how) {
  library_machine machines[MOST_MACHINES] = {{NULL, NULL, NULL}};
  library_report all = {.nmachines = how->nfiles * library_count()};
  int status = library_machines_open(how->files, how->nfiles, machines);
  if (!status) status = add_page(&all, "pblas", machines, how);
  if (!status) status = add_page(&all, "scalapack", machines, how);
  for (int i = 0; i < all.nrows && !status; i++) status = predict(&all.rows[i]);
  if (!status) status = simulate(&all, how);
  if (!status) status = sim_write_page(how->prefix, "csv", library_write_csv, &all);
  if (!status) status = sim_write_page(how->prefix, "md", library_write_markdown, &all);
  for (int i = 0; i < all.nrows; i++) sim_problem_free(&all.rows[i].problem);
  free(all.rows);
  library_machines_close(machines, all.nmachines);
  return status;
}

int main(int argc, char **argv) {
  report_options how;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  if (!report_options_read(argc, argv, MOST_FILES, &how) || how.page) {
    fputs(help, stderr);
    return MISUSED;
  }
  sim_catch_signals();
  return report_end("library_report", run(&how));
}
