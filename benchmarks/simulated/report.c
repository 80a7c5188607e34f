/* report: predicts and simulates the layouts of report_cases.c and writes PREFIX.md and PREFIX.csv. */
#include "report.h"
#include "base/status.h"
#include "batch.h"
#include "instrumented_scalapack/scheme.h"
#include "models/predict/predict.h"
#include "report_end.h"
#include "report_options.h"
#include "simulation.h"
#include "whole.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: simulated_report [--page NAME] [--jobs N] [--cache FOLDER] [--routine NAME] PREFIX MACHINE_FILE...\n"
    "\n"
    "Predicts and simulates routines on each machine and writes PREFIX.md and PREFIX.csv.\n"
    "--page: pblas (default) or scalapack.\n"
    "--jobs: simulations at a time (as many as processors). --cache: simulated seconds are kept there and taken from "
    "there\n"
    "as long as nothing has changed that they depend on. --routine: this one only.\n";

enum { MOST_MACHINES = 16, FAILED = 1, MISUSED = 2 };

static int predict(report_row *row) {
  row->nearby_s = NAN;
  hscal_placement placement = {.machine = row->machine, .node_of = row->problem.node_of};
  HSCAL_TRY(hscal__timeof(&row->problem.call, &row->problem.layout, &placement, HSCAL_EFFORT_FULL, &row->full_s));
  return hscal__timeof(&row->problem.call, &row->problem.layout, &placement, HSCAL_EFFORT_MODEL, &row->sampled_s);
}

/* Each row; or (nearby) once more on the nearby machine what shares nodes and was predicted wrongly. */
static sim_task *make_tasks(report *all, int nearby, int *count) {
  sim_task *tasks = calloc((size_t)all->nrows + 1, sizeof *tasks);
  *count = 0;
  for (int i = 0; i < all->nrows && tasks; i++) {
    report_row *row = &all->rows[i];
    if (!nearby)
      tasks[(*count)++] = (sim_task){row->machine, &row->problem, &row->simulated_s, 0};
    else if (report_is_off(row))
      tasks[(*count)++] = (sim_task){row->nearby, &row->problem, &row->nearby_s, 0};
  }
  return tasks;
}

static int simulate(report *all, int nearby, const report_options *how) {
  int count;
  sim_task *tasks = make_tasks(all, nearby, &count);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "simulations of %d rows", all->nrows);
  int status = sim_batch(tasks, count, how->jobs, how->cache);
  free(tasks);
  return status;
}

static void print_csv(const void *all, FILE *out) { report_write_csv(all, out); }

typedef struct printed_page {
  const report *all;
  const report_page *page;
} printed_page;

static void print_page(const void *printed, FILE *out) {
  const printed_page *it = printed;
  report_write_markdown(it->all, it->page, out);
}

static int run(const report_options *how, const report_page *page) {
  report_machine subjects[MOST_MACHINES] = {{.file = NULL}};
  report all = {0};
  int status = 0;
  for (int i = 0; i < how->nfiles && !status; i++) status = report_open(&subjects[i], how->files[i]);
  for (int c = 0; c < page->ncases; c++) {
    const report_case *what = &page->cases[c];
    if (how->routine && strcmp(how->routine, what->routine)) continue;
    if (!hscal__scheme_exists(hscal__routine_find(what->routine)->scheme)) continue; /* still to come */
    for (int i = 0; i < how->nfiles && !status; i++) status = report_add(&all, &subjects[i], what);
  }
  for (int i = 0; i < all.nrows && !status; i++) status = predict(&all.rows[i]);
  for (int nearby = 0; nearby < 2 && !status; nearby++) status = simulate(&all, nearby, how);
  if (!status) status = sim_write_page(how->prefix, "csv", print_csv, &all);
  if (!status) status = sim_write_page(how->prefix, "md", print_page, &(printed_page){&all, page});
  report_free(&all);
  for (int i = 0; i < how->nfiles; i++) report_close(&subjects[i]);
  return status;
}

int main(int argc, char **argv) {
  report_options how;
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (argc > 1 && strcmp(argv[1], "--help") == 0) return fputs(help, stdout) < 0 ? FAILED : 0;
  int is_right = report_options_read(argc, argv, MOST_MACHINES, &how);
  const report_page *page = is_right ? report_find_page(how.page ? how.page : "pblas") : NULL;
  if (!page) {
    fputs(help, stderr);
    return MISUSED;
  }
  sim_catch_signals();
  return report_end("simulated_report", run(&how, page));
}
