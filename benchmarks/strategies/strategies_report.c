/* strategies_report: what strategies choose, side by side. Writes PREFIX.csv and PREFIX.md. */
#include "strategies_report.h"
#include "base/status.h"
#include "batch.h"
#include "report_end.h"
#include "simulation.h"
#include "strategies/strategies.h"
#include "user_model/machine_speeds.h"
#include "user_model/user_model.h"
#include "whole.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char help[] =
    "usage: strategies_report [--jobs N] [--cache FOLDER] [--shrink N] [--simulate no|yes] [--computer TEXT]\n"
    "                         PREFIX MACHINE ...\n"
    "\n"
    "Plans calls, and models of examples/models, on the machines by all strategies and writes\n"
    "PREFIX.md and PREFIX.csv. Run it at the top of the source tree.\n"
    "--simulate yes: layouts of calls are also simulated with the unmodified library, so many at a\n"
    "time (--jobs, as many as processors); what was simulated is kept (--cache). --shrink: sizes\n"
    "divided by N, to try things out. --computer: on which this runs, for the page.\n";

enum { FAILED = 1, MISUSED = 2, MOST_SHRINK = 64 };

/* Sizes are such that a simulation takes seconds. Models are two whose arrangement may be left
 * open: one divides work by speed, one is HMPI's own product, which has few arrangements. */
static const struct {
  const char *name;
  int n;
  const char *model, *arguments; /* null: it is a routine */
} calls[] = {{"pdgemm", 4000, NULL, NULL},
             {"pdtrsm", 4000, NULL, NULL},
             {"pdgetrf", 4000, NULL, NULL},
             {"pdpotrf", 4000, NULL, NULL},
             {"pdgeqrf", 3000, NULL, NULL},
             {"jacobi.pm", 4000, "examples/models/jacobi.pm", "steps=20 most=machine speed=machine p=? q=?"},
             {"pdgemm_thesis.pm", 4000, "examples/models/pdgemm_thesis.pm", "b=20 p=? q=?"}};
enum { CALLS = sizeof calls / sizeof *calls };

typedef struct manner {
  int jobs, shrink, is_simulated, nmachines;
  const char *cache, *prefix, *computer;
  char *const *machines;
} manner;

/* Refusals are results; of their reasons the first line: models are quoted below it. */
static int plan_row(const strategy_case *it, const hscal_strategy *strategy, const hscal_call *open,
                    strategy_row *row) {
  hscal_plan *plan = NULL;
  *row = (strategy_row){.strategy = strategy->name, .simulated_s = NAN};
  int status = hscal__plan_by_strategy(strategy, open, it->machine, NULL, &plan);
  if (status == HSCAL_ERROR_MEMORY || status == HSCAL_ERROR_INTERNAL) return status;
  row->is_planned = !status;
  if (status) {
    const char *reason = hscal_last_error();
    snprintf(row->reason, sizeof row->reason, "%.*s", (int)strcspn(reason, "\n"), reason);
    return 0;
  }
  row->mb = plan->mb, row->nb = plan->nb, row->timed = plan->evaluated;
  row->decision_s = plan->decision_s, row->predicted_s = plan->predicted_s;
  row->problem =
      (sim_problem){.layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel), .node_of = plan->node_of};
  if (!it->is_model)
    row->problem.call = hscal__call_make(hscal__routine_find(it->name), it->n, it->n, it->n, plan->mb, plan->nb);
  plan->node_of = NULL;
  hscal_plan_free(plan);
  return 0;
}

static int plan_rows(strategy_case *it, const hscal_call *open) {
  int count;
  const hscal_strategy *strategies = hscal__strategies(&count);
  for (int s = 0; s < count && s < MOST_STRATEGIES; s++)
    HSCAL_TRY(plan_row(it, &strategies[s], open, &it->rows[it->nrows++]));
  fprintf(stderr, "%s, %s\n", it->machine_name, it->name);
  return 0;
}

static int plan_model(strategy_case *it, const char *file, const char *arguments) {
  char words[200];
  hscal_model *model;
  hscal_call open;
  int nprow, npcol;
  snprintf(words, sizeof words, "n=%d %s", it->n, arguments);
  HSCAL_TRY(hscal_model_load(file, words, &model));
  int status = hscal__user_model_call(model, &open, &nprow, &npcol);
  if (!status) status = hscal__text_model_take_machine(model->text, it->machine, NULL, 0);
  if (!status) status = plan_rows(it, &open);
  hscal_model_free(model);
  return status;
}

static int plan_routine(strategy_case *it) {
  hscal_call open = hscal__call_make(hscal__routine_find(it->name), it->n, it->n, it->n, 0, 0);
  return plan_rows(it, &open);
}

static int plan_all(const manner *how, hscal_machine *const *machines, strategy_report *all) {
  for (int m = 0; m < how->nmachines; m++)
    for (int c = 0; c < CALLS; c++) {
      strategy_case *it = &all->cases[all->ncases++];
      *it = (strategy_case){.machine_name = machines[m]->name,
                            .machine = machines[m],
                            .name = calls[c].name,
                            .is_model = calls[c].model != NULL,
                            .n = calls[c].n / how->shrink};
      HSCAL_TRY(it->is_model ? plan_model(it, calls[c].model, calls[c].arguments) : plan_routine(it));
    }
  return 0;
}

static int simulate(strategy_report *all, const manner *how) {
  int count = 0;
  sim_task *tasks = calloc((size_t)all->ncases * MOST_STRATEGIES + 1, sizeof *tasks);
  if (!tasks) return hscal__fail(HSCAL_ERROR_MEMORY, "%d cases", all->ncases);
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) {
      strategy_row *row = &all->cases[c].rows[i];
      if (row->is_planned && !all->cases[c].is_model)
        tasks[count++] = (sim_task){all->cases[c].machine, &row->problem, &row->simulated_s, 0};
    }
  int status = sim_batch(tasks, count, how->jobs, how->cache);
  free(tasks);
  return status;
}

static void print_csv(const void *all, FILE *out) { strategies_write_csv(all, out); }
static void print_page(const void *all, FILE *out) { strategies_write_page(all, out); }

static void free_all(strategy_report *all, hscal_machine **machines, int nmachines) {
  for (int c = 0; c < all->ncases; c++)
    for (int i = 0; i < all->cases[c].nrows; i++) sim_problem_free(&all->cases[c].rows[i].problem);
  free(all->cases);
  for (int m = 0; m < nmachines; m++) hscal_machine_free(machines[m]);
  free(machines);
}

static int run(const manner *how) {
  hscal_machine **machines = calloc((size_t)how->nmachines, sizeof *machines);
  strategy_report all = {.computer = how->computer ? how->computer : "an unnamed computer",
                         .is_simulated = how->is_simulated,
                         .cases = calloc((size_t)how->nmachines * CALLS, sizeof *all.cases)};
  int status = machines && all.cases ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "%d machines", how->nmachines);
  for (int m = 0; m < how->nmachines && !status; m++) status = hscal_machine_load(how->machines[m], &machines[m]);
  if (!status) status = plan_all(how, machines, &all);
  sim_catch_signals();
  if (!status && how->is_simulated) status = simulate(&all, how);
  if (!status) status = sim_write_page(how->prefix, "csv", print_csv, &all);
  if (!status) status = sim_write_page(how->prefix, "md", print_page, &all);
  free_all(&all, machines, machines ? how->nmachines : 0);
  return status;
}

/* 0, or -1 if the words are not legal. */
static int read_words(int argc, char **argv, manner *how) {
  int i = 1;
  long jobs = sysconf(_SC_NPROCESSORS_ONLN), shrink = 1;
  for (; i + 1 < argc && argv[i][0] == '-'; i += 2) {
    if (strcmp(argv[i], "--jobs") == 0)
      jobs = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--cache") == 0)
      how->cache = argv[i + 1];
    else if (strcmp(argv[i], "--computer") == 0)
      how->computer = argv[i + 1];
    else if (strcmp(argv[i], "--shrink") == 0)
      shrink = strtol(argv[i + 1], NULL, 10);
    else if (strcmp(argv[i], "--simulate") == 0 && (!strcmp(argv[i + 1], "yes") || !strcmp(argv[i + 1], "no")))
      how->is_simulated = argv[i + 1][0] == 'y';
    else
      return -1;
  }
  if (i + 2 > argc || argv[i][0] == '-') return -1;
  if (jobs < 1 || jobs > INT_MAX || shrink < 1 || shrink > MOST_SHRINK) return -1;
  how->jobs = (int)jobs, how->shrink = (int)shrink;
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
  return report_end("strategies_report", status);
}
