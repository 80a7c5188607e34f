/* planning: processor seconds that a program waits for its plans, beside what the calls take, as CSV. */
#include "calibration/stopwatch.h"
#include "call/call.h"
#include "hscal.h"
#include "plan/planner.h"
#include "planning/judge.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: planning [--repeats N] [--machine NAME] [--routine NAME] [--most SIZE]\n"
    "\n"
    "Plans calls as a program does: one that is the first of its kind, and one of its kind that is 2 % larger. Each "
    "decision is made N (5) times, and\n"
    "the least processor time counts. Beside them: what the good clock says of the layouts, and of those of searches "
    "that think as long as usual. Run it where machines/hcl16.json is. CSV on standard output.\n";

enum { FAILED = 1, MISUSED = 2 };

static const char *const routines[] = {"pdgemm", "pdgesv", "pdpotrf", "pdgeqrf", "pdsyevd"};
static const int sizes[] = {100, 200, 500, 1000, 2000, 4000, 8000, 16000};
static const struct setting {
  const char *name, *machine;
} settings[] = {{"1x2", "1x2@30, half 16, lat 0.5us, bw 8GB, mem 64GB, ideal"},
                {"1x8", "1x8@30, half 16, lat 0.5us, bw 8GB, mem 64GB, ideal"},
                {"4x8", "4x8@30, half 16, lat 2us, bw 10GB, mem 64GB, ideal"},
                {"hcl16", "machines/hcl16.json"},
                {"64x16", "64x16@30, half 16, lat 2us, bw 10GB, mem 64GB, ideal"}};

typedef struct manner {
  int repeats, most;
  const char *machine, *routine;
} manner;

#define COUNT(array) (sizeof(array) / sizeof *(array))

static hscal_call call_of(const char *routine, int n) {
  int right_hand_sides = strcmp(routine, "pdgesv") == 0;
  return hscal__call_make(hscal__routine_find(routine), n, n, right_hand_sides ? 1 : n, 0, 0);
}

/* A plan as a program gets it, and the least time that it took so far. */
static int plan_once(const hscal_call *call, const hscal_machine *machine, hscal_wisdom *wisdom, hscal_plan **plan,
                     double *least_s) {
  hscal_options options = {.in_program = 1, .wisdom = wisdom};
  hscal_plan_free(*plan);
  double begin_s = processor_s();
  int status = hscal__plan_call(call, machine, &options, plan);
  *least_s = fmin(*least_s, processor_s() - begin_s);
  return status;
}

/* What the better clock says of a plan that was thought about as long as usual. */
static int judge_usual(const hscal_call *call, const hscal_machine *machine, double *judged_s) {
  hscal_plan *plan = NULL;
  int status = hscal__plan_call(call, machine, NULL, &plan);
  if (!status) status = judge_plan(call, machine, plan, judged_s, NULL);
  hscal_plan_free(plan);
  return status;
}

/* The first of its kind and one like it. */
static int plan_both(const hscal_call call[2], const hscal_machine *machine, hscal_plan *plan[2], double least_s[2]) {
  hscal_wisdom *wisdom = NULL;
  int status = hscal_wisdom_import(&wisdom, NULL);
  for (int i = 0; i < 2 && !status; i++) status = plan_once(&call[i], machine, wisdom, &plan[i], &least_s[i]);
  hscal_wisdom_free(wisdom);
  return status;
}

static int print_row(const hscal_call call[2], const hscal_machine *machine, hscal_plan *const plan[2],
                     const double least_s[2]) {
  for (int i = 0; i < 2; i++) {
    double judged_s, usual_s;
    int status = judge_plan(&call[i], machine, plan[i], &judged_s, NULL);
    if (!status) status = judge_usual(&call[i], machine, &usual_s);
    if (status) return status;
    printf(",%.7f,%.9g,%.9g,%.9g,%.9g,%d,%ld,%d", least_s[i], plan[i]->predicted_s, judged_s, usual_s,
           plan[i]->fallback.predicted_s, plan[i]->is_remembered, plan[i]->evaluated, plan[i]->is_rough);
  }
  printf("\n");
  fflush(stdout);
  return 0;
}

static int plan_size(const manner *how, const struct setting *setting, const hscal_machine *machine,
                     const char *routine, int n) {
  const hscal_call call[] = {call_of(routine, n), call_of(routine, n + n / 50)};
  hscal_plan *plan[2] = {NULL, NULL};
  double least_s[] = {INFINITY, INFINITY};
  int status = 0;
  for (int i = 0; i < how->repeats && !status; i++) status = plan_both(call, machine, plan, least_s);
  if (!status) printf("%s,%s,%d", setting->name, routine, n);
  if (!status) status = print_row(call, machine, plan, least_s);
  for (int i = 0; i < 2; i++) hscal_plan_free(plan[i]);
  return status;
}

static int is_wanted(const char *demanded, const char *name) { return !demanded || strcmp(demanded, name) == 0; }

static int plan_on(const manner *how, const struct setting *setting) {
  hscal_machine *machine = NULL;
  int status = hscal_machine_load(setting->machine, &machine);
  for (size_t r = 0; r < COUNT(routines); r++)
    for (size_t s = 0; s < COUNT(sizes) && !status; s++)
      if (is_wanted(how->routine, routines[r]) && sizes[s] <= how->most)
        status = plan_size(how, setting, machine, routines[r], sizes[s]);
  hscal_machine_free(machine);
  return status;
}

static int run(const manner *how) {
  printf("machine,routine,n");
  for (int i = 0; i < 2; i++) {
    const char *which = i ? "similar" : "first";
    printf(",%s_s,%s_call_s,%s_judged_s,%s_usual_s,%s_default_s,%s_remembered,%s_evaluated,%s_rough", which, which,
           which, which, which, which, which, which);
  }
  printf("\n");
  int status = 0;
  for (size_t i = 0; i < COUNT(settings) && !status; i++)
    if (is_wanted(how->machine, settings[i].name)) status = plan_on(how, &settings[i]);
  return status ? status : ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

int main(int argc, char **argv) {
  manner how = {.repeats = 5, .most = 16000};
  int i = 1;
  for (; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--repeats") == 0)
      how.repeats = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--most") == 0)
      how.most = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--machine") == 0)
      how.machine = argv[i + 1];
    else if (strcmp(argv[i], "--routine") == 0)
      how.routine = argv[i + 1];
    else
      break;
  }
  int is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  if (i != argc || how.repeats < 1 || how.most < 1) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = run(&how);
  if (status) fprintf(stderr, "planning: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
