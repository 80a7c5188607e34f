/* planners: what plans of programs gain where all processes make them together, and how long the slowest of these thinks, as CSV. */
#include "plan/planners.h"
#include "calibration/stopwatch.h"
#include "call/call.h"
#include "hscal.h"
#include "plan/last_round.h"
#include "plan/part_result.h"
#include "plan/planner.h"
#include "plan/rounds.h"
#include "plan/thread_choices.h"
#include "planning/judge.h"
#include "search/search.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: planners [--machine NAME] [--routine NAME] [--least PROCESSES] [--most PROCESSES] [--patience X] "
    "[--only MANNER]\n"
    "\n"
    "Plans calls on 64, 256 and 1,024 processes, with --most 10000 on 4,096 and 10,000, too, as a program does: by "
    "process 0 alone; by all of them, of which the slowest counts (not beyond 4,096);\n"
    "and at the shell in deadline mode, as usual, and with patience X (30). The clock judges all layouts over "
    "every event, or where these are too many by a sample ten times as large as those of searches. CSV "
    "on standard output. Of the manners alone, together, quick, usual, patient only one is tried with --only: the "
    "others' numbers are nan then.\n";

enum { FAILED = 1, MISUSED = 2 };

static const char *const routines[] = {"pdgemm", "pdtrsm",  "pdsyrk",  "pdpotrf", "pdgetrf", "pdgeqrf",
                                       "pdgels", "pdgetri", "pdpotri", "pdgebrd", "pdsytrd", "pdsyevd"};

/* Every processor a process. The network is the same. */
static const struct setting {
  const char *name;
  int processes;
  const char *machine;
} settings[] = {
    {"equal", 64, "64x1@20, lat 2us, bw 10GB, mem 64GB"},
    {"equal", 256, "256x1@20, lat 2us, bw 10GB, mem 64GB"},
    {"equal", 1024, "1024x1@20, lat 2us, bw 10GB, mem 64GB"},
    {"two generations", 64, "4x8@20 + 4x8@40, lat 2us, bw 10GB, mem 64GB"},
    {"two generations", 256, "16x8@20 + 16x8@40, lat 2us, bw 10GB, mem 64GB"},
    {"two generations", 1024, "64x8@20 + 64x8@40, lat 2us, bw 10GB, mem 64GB"},
    {"behind switches", 64, "4x16@20, lat 2us, bw 10GB, mem 64GB, switches 2, switchlat 5us, switchbw 20GB"},
    {"behind switches", 256, "16x16@20, lat 2us, bw 10GB, mem 64GB, switches 4, switchlat 5us, switchbw 20GB"},
    {"behind switches", 1024, "64x16@20, lat 2us, bw 10GB, mem 64GB, switches 8, switchlat 5us, switchbw 20GB"},
    {"equal", 4096, "4096x1@20, lat 2us, bw 10GB, mem 64GB"},
    {"equal", 10000, "10000x1@20, lat 2us, bw 10GB, mem 64GB"},
    {"two generations", 4096, "256x8@20 + 256x8@40, lat 2us, bw 10GB, mem 64GB"},
    {"two generations", 10000, "625x8@20 + 625x8@40, lat 2us, bw 10GB, mem 64GB"},
    {"behind switches", 4096, "256x16@20, lat 2us, bw 10GB, mem 64GB, switches 16, switchlat 5us, switchbw 20GB"},
    {"behind switches", 10000, "625x16@20, lat 2us, bw 10GB, mem 64GB, switches 25, switchlat 5us, switchbw 20GB"},
};

/* The manners of planning, as columns are named. */
enum { ALONE, TOGETHER, QUICK, USUAL, PATIENT, MANNERS };
static const char *const manners[MANNERS] = {"alone", "together", "quick", "usual", "patient"};

/* What is asked for. */
typedef struct request {
  const char *machine, *routine, *only; /* null: all */
  int least, most;                      /* processes */
  double patience;
} request;

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Matrices whose share of a process is the same everywhere: some tenths of a second to some seconds. */
static hscal_call call_of(const char *routine, int processes) {
  int n = (int)(312.5 * sqrt(processes)), is_tall = strcmp(routine, "pdgels") == 0;
  return hscal__call_make(hscal__routine_find(routine), is_tall ? 2 * n : n, is_tall ? n / 2 : n, is_tall ? 100 : n, 0,
                          0);
}

/* A plan, what it took to make, what it claims and what the better clock says of it. */
typedef struct tried {
  double thinking_s, predicted_s, judged_s, usual_s;
  int nprow, npcol, nb, is_exact;
  long evaluated;
} tried;

/* One after another, these take up to a quarter of an hour, and more too long. */
enum { MOST_TOGETHER = 4096 };
static const tried not_tried = {.thinking_s = NAN, .predicted_s = NAN, .judged_s = NAN, .usual_s = NAN, .is_exact = 1};

static int judge(const hscal_call *call, const hscal_machine *machine, const hscal_plan *plan, double thinking_s,
                 tried *row) {
  double usual_s = plan->best_baseline >= 0 ? plan->baselines[plan->best_baseline].layout.predicted_s : NAN;
  *row = (tried){.thinking_s = thinking_s,
                 .predicted_s = plan->predicted_s,
                 .usual_s = usual_s,
                 .nprow = plan->nprow,
                 .npcol = plan->npcol,
                 .nb = plan->nb,
                 .evaluated = plan->evaluated};
  return judge_plan(call, machine, plan, &row->judged_s, &row->is_exact);
}

/* *sampled_s, if that is wanted: by the sample that judges where events are too many. */
static int try_alone(const hscal_call *call, const hscal_machine *machine, const hscal_options *options, tried *row,
                     double *sampled_s) {
  hscal_plan *plan;
  double begin_s = processor_s();
  int status = hscal__plan_call(call, machine, options, &plan);
  double thinking_s = processor_s() - begin_s;
  if (!status) status = judge(call, machine, plan, thinking_s, row);
  if (!status && sampled_s) status = judge_by_sample(call, machine, plan, sampled_s);
  hscal_plan_free(plan);
  return status;
}

/* The work of all planners, one after another. */
typedef struct parts {
  const hscal_call *call;
  const hscal_machine *machine;
  hscal_thread_choices choices;
  int planners;
  hscal_plan **plans;         /* [planners] null: it has none */
  hscal_part_result *results; /* [planners] */
} parts;

/* The slowest of them is what a program would wait for. */
static int plan_parts(const parts *all, double *slowest_s) {
  const hscal_options options = {.in_program = 1};
  for (int number = 0; number < all->planners; number++) {
    double begin_s = processor_s();
    int status =
        hscal__plan_part(all->call, all->machine, &options, &all->choices, number, all->planners, &all->plans[number]);
    *slowest_s = fmax(*slowest_s, processor_s() - begin_s);
    if (status && !hscal__is_no_choice(status)) return status;
    all->results[number] = hscal__part_result_of(status, all->plans[number]);
  }
  return 0;
}

static void plan_parts_again(const parts *all, double *slowest_s) {
  const hscal_options options = {.in_program = 1};
  const hscal_second_round round = hscal__second_round(all->results, all->planners);
  for (int number = 1; number < all->planners; number++) {
    double begin_s = processor_s();
    hscal__plan_part_again(all->call, all->machine, &options, &all->choices, number, all->planners, &round,
                           &all->plans[number], &all->results[number]);
    *slowest_s = fmax(*slowest_s, processor_s() - begin_s);
  }
}

static void time_stretches(const parts *all, double *slowest_s) {
  const hscal_last_round round = hscal__last_round(all->results, all->planners, &all->choices);
  hscal_told_layout layouts[HSCAL_RETIMED_LAYOUTS];
  for (int i = 0; i < round.count; i++) layouts[i] = hscal__tell_layout(all->plans[round.number[i]]);
  for (int number = 1; number < all->planners && round.count > 0; number++) {
    double begin_s = processor_s();
    all->results[number].stretch_s =
        hscal__time_stretch(all->call, all->machine, &all->choices, &round, layouts, number, all->planners);
    *slowest_s = fmax(*slowest_s, processor_s() - begin_s);
  }
  hscal__take_stretches(&round, all->results, all->planners);
}

static hscal_plan *join(const parts *all) {
  int best = hscal__best_part(all->results, all->planners);
  if (best) hscal__set_retimed(all->call, all->machine, &all->choices, &all->results[best], all->plans[best]);
  hscal_plan *first = all->plans[0], *other = best ? all->plans[best] : NULL;
  all->plans[0] = NULL;
  if (best) all->plans[best] = NULL;
  return hscal__joint_plan(all->machine, all->results, all->planners, best, first, other);
}

static int try_parts(const parts *all, tried *row) {
  double parts_s = 0, again_s = 0, stretch_s = 0;
  int status = plan_parts(all, &parts_s);
  if (status) return status;
  plan_parts_again(all, &again_s);
  time_stretches(all, &stretch_s);
  hscal_plan *joint = join(all);
  status = joint ? judge(all->call, all->machine, joint, parts_s + again_s + stretch_s, row) : HSCAL_ERROR_NO_GRID;
  hscal_plan_free(joint);
  return status;
}

static int try_together(const hscal_call *call, const hscal_machine *machine, int planners, tried *row) {
  parts all = {.call = call,
               .machine = machine,
               .planners = planners,
               .plans = calloc((size_t)planners, sizeof *all.plans),
               .results = calloc((size_t)planners, sizeof *all.results)};
  int status = all.plans && all.results ? 0 : HSCAL_ERROR_MEMORY;
  if (!status) status = hscal__thread_choices_list(machine, NULL, &all.choices);
  if (!status) status = try_parts(&all, row);
  for (int i = 0; all.plans && i < planners; i++) hscal_plan_free(all.plans[i]);
  hscal__thread_choices_free(&all.choices);
  free(all.plans);
  free(all.results);
  return status;
}

static void print_tried(const tried *row) {
  printf(",%dx%d:%d,%.9g,%.9g,%.6f,%ld", row->nprow, row->npcol, row->nb, row->predicted_s, row->judged_s,
         row->thinking_s, row->evaluated);
}

static int is_wanted(const char *demanded, const char *name) { return !demanded || strcmp(demanded, name) == 0; }

static int try_manner(int which, const request *asked, const hscal_call *call, const hscal_machine *machine,
                      int processes, tried *row, double *sampled_s) {
  const hscal_options options[MANNERS] = {
      [ALONE].in_program = 1, [QUICK].patience = 0.1, [PATIENT].patience = asked->patience};
  if (which != TOGETHER) return try_alone(call, machine, &options[which], row, which == USUAL ? sampled_s : NULL);
  return processes <= MOST_TOGETHER ? try_together(call, machine, processes, row) : 0;
}

static int try_all(const request *asked, const struct setting *setting, const hscal_machine *machine,
                   const char *routine) {
  const hscal_call call = call_of(routine, setting->processes);
  tried rows[MANNERS];
  double sampled_s = NAN;
  int is_exact = 1;
  for (int i = 0; i < MANNERS; i++) {
    rows[i] = not_tried;
    int status = is_wanted(asked->only, manners[i])
                     ? try_manner(i, asked, &call, machine, setting->processes, &rows[i], &sampled_s)
                     : 0;
    if (status) return status;
    is_exact = is_exact && rows[i].is_exact;
  }
  printf("%s,%d,%s,%.9g", setting->name, setting->processes, routine, rows[PATIENT].usual_s);
  for (int i = 0; i < MANNERS; i++) print_tried(&rows[i]);
  printf(",%d,%.9g\n", is_exact, sampled_s);
  fflush(stdout);
  return 0;
}

static int run(const request *asked) {
  printf("machine,processes,routine,usual_s");
  for (int i = 0; i < MANNERS; i++)
    printf(",%s,%s_predicted_s,%s_judged_s,%s_thinking_s,%s_evaluated", manners[i], manners[i], manners[i], manners[i],
           manners[i]);
  printf(",is_exact,usual_sampled_s\n");
  int status = 0;
  for (size_t i = 0; i < COUNT(settings) && !status; i++) {
    hscal_machine *machine = NULL;
    if (!is_wanted(asked->machine, settings[i].name) || settings[i].processes < asked->least ||
        settings[i].processes > asked->most)
      continue;
    status = hscal_machine_load(settings[i].machine, &machine);
    for (size_t r = 0; r < COUNT(routines) && !status; r++)
      if (is_wanted(asked->routine, routines[r])) status = try_all(asked, &settings[i], machine, routines[r]);
    hscal_machine_free(machine);
  }
  return status ? status : ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

static int is_manner(const char *name) {
  for (int i = 0; i < MANNERS; i++)
    if (strcmp(manners[i], name) == 0) return 1;
  return 0;
}

int main(int argc, char **argv) {
  request asked = {.most = 1024, .patience = 30};
  int i = 1;
  for (; i + 1 < argc; i += 2) {
    if (strcmp(argv[i], "--machine") == 0)
      asked.machine = argv[i + 1];
    else if (strcmp(argv[i], "--routine") == 0)
      asked.routine = argv[i + 1];
    else if (strcmp(argv[i], "--only") == 0 && is_manner(argv[i + 1]))
      asked.only = argv[i + 1];
    else if (strcmp(argv[i], "--least") == 0)
      asked.least = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--most") == 0)
      asked.most = atoi(argv[i + 1]);
    else if (strcmp(argv[i], "--patience") == 0)
      asked.patience = atof(argv[i + 1]);
    else
      break;
  }
  int is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  if (i != argc || asked.most < 1 || !(asked.patience > 0)) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = run(&asked);
  if (status) fprintf(stderr, "planners: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
