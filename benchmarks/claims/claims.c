/* claims: what plans of programs claim to gain over the best usual layout, beside what they do gain, as rows. */
#include "call/call.h"
#include "hscal.h"
#include "plan/planner.h"
#include "plan/time_layout.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] = "usage: claims [--machine TEXT] [--routine NAME] [--most SIZE]\n"
                           "\n"
                           "Plans calls as a program does, process 0 alone and the first of their kind, on machines of "
                           "like and unlike nodes. Beside what such a plan claims\n"
                           "(gain and its interval): the best usual layout and the best plan that `hscal plan` finds, "
                           "and the program's layout, each by the good clock.\n"
                           "Columns with '|' between them on standard output.\n";

enum { FAILED = 1, MISUSED = 2 };

static const char *const routines[] = {"pdgemm",  "pdtrsm", "pdpotrf", "pdgetrf", "pdgesv",
                                       "pdgeqrf", "pdgels", "pdpotri", "pdsyev"};
static const int sizes[] = {1500, 6000, 20000};

/* Those by which HSCAL_LEAVE_GUIDE was chosen (docs/notebook/calibration_search.md), unlike others, and nodes that are alike. */
static const struct setting {
  const char *kind, *machine;
} settings[] = {{"chosen by", "4x4@30 + 4x4@10, 10gbe"},
                {"chosen by", "8x8@40 + 8x4@15, 10gbe"},
                {"chosen by", "16x16@20 + 16x8@10, 10gbe"},
                {"chosen by", "12x8@30 + 20x4@12, hdr100"},
                {"chosen by", "32x16@25 + 16x32@12, hdr100"},
                {"chosen by", "6x8@45 + 10x4@20, 10gbe"},
                {"chosen by", "20x16@30 + 12x16@18, hdr100"},
                {"chosen by", "40x8@25 + 24x8@40, 10gbe"},
                {"unseen", "2x1@40 + 2x1@5"},
                {"unseen", "5x8@35 + 7x6@22, 10gbe"},
                {"unseen", "10x16@30 + 30x4@9, 10gbe"},
                {"unseen", "24x12@28 + 8x24@40, hdr100"},
                {"unseen", "50x8@33 + 25x8@18, hdr100"},
                {"alike", "8x8@40, 10gbe"},
                {"alike", "20x16@30, hdr100"},
                {"alike", "48x8@30, 10gbe"}};

typedef struct request {
  int most;
  const char *machine, *routine;
} request;

#define COUNT(array) (sizeof(array) / sizeof *(array))

static hscal_call call_of(const char *routine, int n) {
  const int is_solver = strcmp(routine, "pdgesv") == 0 || strcmp(routine, "pdgels") == 0;
  return hscal__call_make(hscal__routine_find(routine), n, n, is_solver ? 1 : n, 0, 0);
}

/* The layout of a plan by the good clock. */
static int time_plan(const hscal_call *call, const hscal_machine *machine, const hscal_plan *plan, double *seconds) {
  const hscal_told_layout layout = hscal__tell_layout(plan);
  const hscal_timing timing = {.effort = HSCAL_EFFORT_MODEL, .most_effort = INFINITY};
  return hscal__time_layout(call, machine, &layout, &timing, seconds);
}

static double least_usual_s(const hscal_plan *plan) {
  double least_s = INFINITY;
  for (int i = 0; i < plan->nbaselines; i++) least_s = fmin(least_s, plan->baselines[i].layout.predicted_s);
  return least_s;
}

/* Not a number where a usual layout is kept, which claims nothing. */
static void print_row(const struct setting *setting, const char *routine, int n, const hscal_plan *usual,
                      const hscal_plan *own, double own_s) {
  const int claims = !own->kept_default && own->best_baseline >= 0;
  printf("%s|%s|%s|%d|%.9g|%.9g|%.9g|%.6g|%.6g|%.6g|%d|%d\n", setting->kind, setting->machine, routine, n,
         least_usual_s(usual), usual->predicted_s, own_s, claims ? own->gain : NAN, claims ? own->gain_lower : NAN,
         claims ? own->gain_upper : NAN, claims ? own->baselines[own->best_baseline].untimed : 0, own->nprocs);
  fflush(stdout);
}

static int plan_size(const struct setting *setting, const hscal_machine *machine, const char *routine, int n) {
  const hscal_call call = call_of(routine, n);
  const hscal_options in_program = {.in_program = 1};
  hscal_plan *usual = NULL, *own = NULL;
  double own_s = 0;
  int status = hscal__plan_call(&call, machine, NULL, &usual);
  if (!status) status = hscal__plan_call(&call, machine, &in_program, &own);
  if (!status) status = time_plan(&call, machine, own, &own_s);
  if (!status) print_row(setting, routine, n, usual, own, own_s);
  hscal_plan_free(usual);
  hscal_plan_free(own);
  return status;
}

static int is_wanted(const char *demanded, const char *name) { return !demanded || strcmp(demanded, name) == 0; }

static int plan_on(const request *wanted, const struct setting *setting) {
  enum { MOST_OF_EIGENVALUES = 6000 }; /* more takes minutes */
  hscal_machine *machine = NULL;
  int status = hscal_machine_load(setting->machine, &machine);
  for (size_t r = 0; r < COUNT(routines); r++)
    for (size_t s = 0; s < COUNT(sizes) && !status; s++) {
      const int is_long = strcmp(routines[r], "pdsyev") == 0 && sizes[s] > MOST_OF_EIGENVALUES;
      if (is_wanted(wanted->routine, routines[r]) && sizes[s] <= wanted->most && !is_long)
        status = plan_size(setting, machine, routines[r], sizes[s]);
    }
  hscal_machine_free(machine);
  return status;
}

static int run(const request *wanted) {
  printf("kind|machine|routine|n|usual_s|plan_s|program_s|gain|gain_lower|gain_upper|untimed|processes\n");
  int status = 0;
  for (size_t i = 0; i < COUNT(settings) && !status; i++)
    if (is_wanted(wanted->machine, settings[i].machine)) status = plan_on(wanted, &settings[i]);
  return status ? status : ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

int main(int argc, char **argv) {
  request wanted = {.most = 20000};
  int i = 1;
  for (; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--most") == 0)
      wanted.most = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--machine") == 0)
      wanted.machine = argv[i + 1];
    else if (strcmp(argv[i], "--routine") == 0)
      wanted.routine = argv[i + 1];
    else
      break;
  }
  int is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  if (i != argc || wanted.most < 1) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = run(&wanted);
  if (status) fprintf(stderr, "claims: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
