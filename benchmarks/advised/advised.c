/* advised: what programs that cannot be changed win by hscal's advice, by the real library on simulated clusters. Writes PREFIX.csv and PREFIX.md. */
#include "advised.h"
#include "advise/programs.h"
#include "base/status.h"
#include "report_end.h"
#include "simulation.h"
#include "whole.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: advised [--jobs N] [--cache FOLDER] PREFIX [--whole] --machine MACHINE FILE... [--machine ...]\n"
    "\n"
    "Asks for advice on recordings (FILE.workload) of programs on machines, and simulates their calls by the "
    "unmodified\n"
    "library as they were recorded, as the program's knob can have them, and in the best context. Writes PREFIX.md "
    "and\n"
    "PREFIX.csv.\n"
    "--jobs: so many simulations at a time (as many as processors). --cache: what was simulated is kept there.\n"
    "--whole: calls after it are simulated as they are, also those whose data have to be computed (small matrices).\n"
    "Without it these are simulated by the routines in them that do not depend on data.\n";

enum { FAILED = 1, MISUSED = 2 };

typedef struct question {
  const char *machine_file, *file;
  int whole;
  hscal_machine *machine;
  hscal_workload *workload;
} question;

typedef struct manner {
  int jobs, nquestions;
  const char *cache, *prefix;
  question *questions;
} manner;

/* ---- words --------------------------------------------------------------------------------------------------------- */

static int read_questions(int argc, char **argv, int i, manner *how) {
  const char *machine = NULL;
  int whole = 0;
  for (; i < argc; i++) {
    if (strcmp(argv[i], "--whole") == 0)
      whole = 1;
    else if (strcmp(argv[i], "--machine") == 0 && i + 1 < argc)
      machine = argv[++i];
    else if (argv[i][0] == '-' || !machine)
      return -1;
    else
      how->questions[how->nquestions++] = (question){.machine_file = machine, .file = argv[i], .whole = whole};
  }
  return how->nquestions ? 0 : -1;
}

/* 0, or -1 if the words are not legal. */
static int read_words(int argc, char **argv, manner *how) {
  int i = 1;
  long jobs = sysconf(_SC_NPROCESSORS_ONLN);
  for (; i + 1 < argc && argv[i][0] == '-'; i += 2) {
    if (strcmp(argv[i], "--jobs") == 0)
      jobs = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--cache") == 0)
      how->cache = argv[i + 1];
    else
      return -1;
  }
  if (i >= argc || argv[i][0] == '-' || jobs < 1 || jobs > INT_MAX) return -1;
  how->jobs = (int)jobs, how->prefix = argv[i];
  return read_questions(argc, argv, i + 1, how);
}

/* ---- the work ------------------------------------------------------------------------------------------------------ */

static int make_cases(const manner *how, const hscal_programs *programs, advised *all) {
  for (int q = 0; q < how->nquestions; q++) {
    question *it = &how->questions[q];
    HSCAL_TRY(hscal_machine_load(it->machine_file, &it->machine));
    HSCAL_TRY(hscal_workload_load(it->file, &it->workload));
    fprintf(stderr, "advice on %s\n", it->file);
    HSCAL_TRY(advised_make(it->workload, it->machine, programs, it->whole, &all->cases[all->ncases++]));
  }
  return 0;
}

static int simulate(const manner *how, advised *all) {
  size_t most = 0;
  int count = 0;
  for (int c = 0; c < all->ncases; c++) most += (size_t)all->cases[c].ncalls * MOST_PARTS * ADVISED_KINDS;
  sim_task *tasks = calloc(most, sizeof *tasks);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "%zu simulations", most);
  for (int c = 0; c < all->ncases; c++) count += advised_tasks(&all->cases[c], tasks + count);
  int status = sim_batch(tasks, count, how->jobs, how->cache);
  free(tasks);
  return status;
}

static int run(manner *how) {
  hscal_programs programs = {.count = 0};
  advised all = {.cases = calloc((size_t)how->nquestions, sizeof *all.cases)};
  int status = all.cases ? hscal__programs_load(&programs) : hscal__fail(HSCAL_ERROR_MEMORY, "cases");
  sim_catch_signals();
  if (!status) status = make_cases(how, &programs, &all);
  if (!status) status = simulate(how, &all);
  if (!status) status = sim_write_page(how->prefix, "csv", advised_write_csv, &all);
  if (!status) status = sim_write_page(how->prefix, "md", advised_write_page, &all);
  for (int c = 0; c < all.ncases; c++) advised_free(&all.cases[c]);
  free(all.cases);
  for (int q = 0; q < how->nquestions; q++) {
    hscal_machine_free(how->questions[q].machine);
    hscal_workload_free(how->questions[q].workload);
  }
  hscal__programs_free(&programs);
  return status;
}

int main(int argc, char **argv) {
  manner how = {.questions = calloc((size_t)argc + 1, sizeof *how.questions)};
  hscal_set_error_handler(NULL, NULL); /* told below */
  if (!how.questions) return FAILED;
  int is_help = argc > 1 && strcmp(argv[1], "--help") == 0, is_wrong = !is_help && read_words(argc, argv, &how);
  if (is_help || is_wrong) {
    fputs(help, is_help ? stdout : stderr);
    free(how.questions);
    return is_wrong ? MISUSED : 0;
  }
  int status = run(&how);
  free(how.questions);
  return report_end("advised", status);
}
