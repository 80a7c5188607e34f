/* scale: processor seconds that a decision takes, over the number of processes, as CSV. */
#include "call/call.h"
#include "hscal.h"
#include "models/predict/predict.h"
#include "plan/planner.h"
#include "representative.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

static const char help[] = "usage: scale [--most N] [--limit SECONDS] [--routine NAME]\n"
                           "\n"
                           "Plans routines on synthetic machines of 4 to N processes (10000): nodes of 1 and of 8 "
                           "processors, of 1, 4 and 64 kinds, behind one\n"
                           "switch or 16 behind each. Ten routines on all of them, one of each other scheme for 64, "
                           "1,024 and 10,000 processes on equal nodes. A\n"
                           "routine that took longer than SECONDS (1) is not planned for more processes "
                           "on that sort of machine. CSV on standard output.\n";

enum { FAILED = 1, MISUSED = 2, MOST_TEXT = 8192 };

static const char *const routines[] = {"pdgemm",  "pdtrsm",  "pdsyrk", "pdsymm",  "pdgetrf",
                                       "pdpotrf", "pdgeqrf", "pdgesv", "pdsyevd", "pdgemv"};
static const int sizes[] = {4, 16, 64, 256, 1024, 4096, 10000};
static const struct shape {
  int processors, kinds, behind;
} shapes[] = {{1, 1, 0}, {8, 1, 0}, {1, 1, 16}, {1, 4, 0}, {8, 4, 0}, {8, 64, 0}};

typedef struct manner {
  int most;
  double limit_s;
  const char *routine;
} manner;

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Nodes of `kinds` speeds between 10 and 20 Gflop/s, as equally many of each as there can be. Returns 0 if they are too few. */
static int describe(const struct shape *shape, int processes, char *text) {
  int nodes = processes / shape->processors, used = 0;
  size_t at = 0;
  if (nodes < shape->kinds || nodes * shape->processors != processes || nodes < 2 * shape->behind) return 0;
  for (int kind = 0; kind < shape->kinds; kind++) {
    int count = nodes * (kind + 1) / shape->kinds - used;
    used += count;
    at += (size_t)snprintf(text + at, MOST_TEXT - at, "%s%dx%d@%.4g", kind ? " + " : "", count, shape->processors,
                           10 + 10.0 * kind / shape->kinds);
  }
  at += (size_t)snprintf(text + at, MOST_TEXT - at, ", lat 5us, bw 5GB, half 16, mem 64GB, ideal");
  if (shape->behind > 0)
    snprintf(text + at, MOST_TEXT - at, ", switches %d, switchlat 5us, switchbw 20GB", nodes / shape->behind);
  return 1;
}

/* About as much work for each process on all sizes. */
static int order_of(const char *routine, int processes) {
  double n = 2000 * pow(processes, 1.0 / 3);
  if (strcmp(routine, "pdgemv") == 0) n *= 4;
  return (int)n;
}

static double processor_s(void) { return (double)clock() / CLOCKS_PER_SEC; }

static double peak_mib(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)usage.ru_maxrss / 1024;
}

/* A plan and the processor seconds that it took. */
static int plan_with(const hscal_call *call, const hscal_machine *machine, double patience, hscal_plan **plan,
                     double *taken_s) {
  hscal_options options = {.patience = patience};
  double begin_s = processor_s();
  int status = hscal__plan_call(call, machine, &options, plan);
  *taken_s = processor_s() - begin_s;
  return status;
}

/* A plan of deadline mode. What takes some milliseconds takes longer when somebody else wants the processor: the least of three. */
static int plan_quickly(const hscal_call *call, const hscal_machine *machine, hscal_plan **plan, double *taken_s) {
  const double deadline_patience = 0.1, brief_s = 0.1;
  int status = plan_with(call, machine, deadline_patience, plan, taken_s);
  for (int again = 0; again < 2 && !status && *taken_s < brief_s; again++) {
    hscal_plan *same = NULL;
    double again_s;
    status = plan_with(call, machine, deadline_patience, &same, &again_s);
    *taken_s = fmin(*taken_s, again_s);
    hscal_plan_free(same);
  }
  return status;
}

/* What the good clock says of a plan, which may have been told roughly. */
static int judge(const hscal_call *open, const hscal_machine *machine, const hscal_plan *plan, double *judged_s) {
  hscal_call call = *open;
  hscal_layout layout = hscal__layout_make(plan->nprow, plan->npcol, plan->panel);
  hscal_placement placement = {.machine = machine, .node_of = plan->node_of};
  *judged_s = plan->predicted_s;
  hscal__call_fill_blocks(&call, plan->mb, plan->nb);
  return plan->is_rough ? hscal__timeof(&call, &layout, &placement, HSCAL_EFFORT_MODEL, judged_s) : 0;
}

/* Decides as by default, and in deadline mode. *taken_s: what the first took. */
static int decide(const char *routine, const struct shape *shape, int processes, double *taken_s) {
  char text[MOST_TEXT];
  hscal_machine *machine = NULL;
  hscal_plan *plan = NULL, *quick = NULL;
  double quick_s = 0, judged_s = 0;
  *taken_s = 0;
  if (!describe(shape, processes, text)) return 0;
  int n = order_of(routine, processes), status = hscal_machine_load(text, &machine);
  if (status) return status;
  hscal_call call = hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0);
  status = plan_with(&call, machine, 1, &plan, taken_s);
  if (!status) status = plan_quickly(&call, machine, &quick, &quick_s);
  if (!status) status = judge(&call, machine, quick, &judged_s);
  if (!status)
    printf("%s,%d,%d,%d,%d,%d,%.6f,%.9g,%.9g,%ld,%ld,%.4f,%.0f,%.6f,%.9g,%d,%.9g,%.9g,%.9g\n", routine, n, processes,
           shape->processors, shape->kinds, shape->behind, *taken_s, plan->predicted_s, plan->fallback.predicted_s,
           plan->candidates, plan->evaluated, plan->gap, peak_mib(), quick_s, quick->predicted_s, quick->is_rough,
           quick->lower_s, quick->upper_s, judged_s);
  fflush(stdout);
  hscal_plan_free(plan);
  hscal_plan_free(quick);
  hscal_machine_free(machine);
  return status;
}

/* Smaller machines first, until one takes too long. */
static int grow(const manner *how, const char *routine, const struct shape *shape, const int *processes, size_t n) {
  for (size_t i = 0; i < n && processes[i] <= how->most; i++) {
    double taken_s;
    int status = decide(routine, shape, processes[i], &taken_s);
    if (status) return status;
    if (taken_s > how->limit_s) break;
  }
  return 0;
}

static int is_asked_for(const manner *how, const char *routine) {
  return !how->routine || strcmp(how->routine, routine) == 0;
}

static int is_among_routines(hscal_scheme scheme) {
  for (size_t r = 0; r < COUNT(routines); r++)
    if (hscal__routine_find(routines[r])->scheme == scheme) return 1;
  return 0;
}

/* One of each scheme that the list above does not have, where there are budgets. */
static int run_others(const manner *how) {
  enum { EQUAL_SHAPES = 2 };
  static const int with_budgets[] = {64, 1024, 10000};
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const char *routine = hscal__routines[r].name;
    hscal_scheme scheme = hscal__routines[r].scheme;
    if (representative(scheme) != &hscal__routines[r]) continue;
    if (is_among_routines(scheme) || !is_asked_for(how, routine)) continue;
    for (size_t s = 0; s < EQUAL_SHAPES; s++) {
      int status = grow(how, routine, &shapes[s], with_budgets, COUNT(with_budgets));
      if (status) return status;
    }
  }
  return 0;
}

static int run(const manner *how) {
  printf(
      "routine,n,processes,processors_per_node,kinds,nodes_per_switch,decision_s,predicted_s,default_s,candidates,"
      "evaluated,gap,peak_mib,quick_s,quick_predicted_s,quick_is_rough,quick_lower_s,quick_upper_s,quick_judged_s\n");
  for (size_t r = 0; r < COUNT(routines); r++)
    for (size_t s = 0; s < COUNT(shapes) && is_asked_for(how, routines[r]); s++) {
      int status = grow(how, routines[r], &shapes[s], sizes, COUNT(sizes));
      if (status) return status;
    }
  int status = run_others(how);
  return status ? status : ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

int main(int argc, char **argv) {
  manner how = {.most = 10000, .limit_s = 1};
  int i = 1;
  hscal_set_error_handler(NULL, NULL); /* told below */
  for (; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--most") == 0)
      how.most = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--limit") == 0)
      how.limit_s = atof(argv[i + 1]);
    else if (strcmp(argv[i], "--routine") == 0)
      how.routine = argv[i + 1];
    else
      break;
  }
  int is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  if (i != argc || how.most < 1 || !(how.limit_s > 0)) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = run(&how);
  if (status) fprintf(stderr, "scale: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
