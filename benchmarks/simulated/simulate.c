/* simulate: seconds of one call of the real ScaLAPACK on a described cluster. */
#include "hscal.h"
#include "models/predict/predict.h"
#include "problem.h"
#include "simulation.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: simulate ROUTINE key=value... --machine FILE [--placement NODE,NODE,...] [--predict] [--verify]\n"
    "\n"
    "Runs the unmodified ScaLAPACK routine on a simulated cluster (SimGrid SMPI) and prints the simulated seconds.\n"
    "\n"
    "  ROUTINE      such as pdgemm, pztrsv or pdgetrf, on whole matrices and vectors; alpha = beta = 1\n"
    "  m= n= k=     its dimensions (nrhs=, too); those not given are n\n"
    "  trans= ...   its letters, as it names them: trans transa transb side uplo diag (N, L, U, N)\n"
    "  grid=4x4     process grid\n"
    "  nb= mb=      blocking factors (64; mb as nb)\n"
    "  panel=       columns per step of PBLAS (32)\n"
    "  vectors=     R or C: vectors are stored as rows or as columns (C)\n"
    "  order=       R or C: processes numbered along the rows or the columns of the grid (R)\n"
    "  --machine    a machine file, or a string such as \"4x1@30 + 4x1@10, lat 10us, bw 1.25GB, ideal\"\n"
    "  --placement  a node name per grid coordinate, row by row; default: nodes in order, a process per processor\n"
    "  --predict    print the planner's prediction (full clock) as well, and its error\n"
    "  --verify     compute as well and print the largest difference to one process's result (small problems)\n"
    "\n"
    "example: simulate pdgemm n=8192 nb=64 grid=4x4 --machine machines/hcl16.json\n";

enum { FAILED = 1, MISUSED = 2, MOST_WORDS = 32 };

typedef struct command {
  char *words[MOST_WORDS];
  int count, predict, verify, help;
  const char *machine, *placement;
} command;

static int misused(const char *word, const char *why) {
  fprintf(stderr, "simulate: %s: %s (simulate --help)\n", word, why);
  return MISUSED;
}

static int read_command(int argc, char **argv, command *what) {
  for (int i = 1; i < argc; i++) {
    const char **value = strcmp(argv[i], "--machine") == 0     ? &what->machine
                         : strcmp(argv[i], "--placement") == 0 ? &what->placement
                                                               : NULL;
    if (strcmp(argv[i], "--help") == 0)
      what->help = 1;
    else if (strcmp(argv[i], "--predict") == 0)
      what->predict = 1;
    else if (strcmp(argv[i], "--verify") == 0)
      what->verify = 1;
    else if (value && i + 1 == argc)
      return misused(argv[i], "needs a value");
    else if (value)
      *value = argv[++i];
    else if (argv[i][0] == '-')
      return misused(argv[i], "unknown option");
    else if (what->count == MOST_WORDS)
      return misused(argv[i], "too many arguments");
    else
      what->words[what->count++] = argv[i];
  }
  return 0;
}

static int predict(const hscal_machine *machine, const sim_problem *problem, double *predicted_s) {
  hscal_placement placement = {.machine = machine, .node_of = problem->node_of};
  return hscal__timeof(&problem->call, &problem->layout, &placement, HSCAL_EFFORT_FULL, predicted_s);
}

static int failed(int status) {
  const char *detail = hscal_last_error();
  fprintf(stderr, "simulate: %s\n", *detail ? detail : hscal_strerror(status));
  return status == HSCAL_ERROR_UNKNOWN ? MISUSED : FAILED;
}

int main(int argc, char **argv) {
  command what = {.count = 0};
  int misuse = read_command(argc, argv, &what);
  if (misuse) return misuse;
  if (what.help) return fputs(help, stdout) < 0 || fflush(stdout) ? FAILED : 0;
  if (!what.machine) return misused("--machine", "is missing");

  sim_catch_signals();
  hscal_machine *machine = NULL;
  sim_problem problem = {.node_of = NULL};
  sim_result result = {0};
  double predicted_s = 0;
  int status = hscal_machine_load(what.machine, &machine);
  if (!status) status = sim_problem_parse(what.count, what.words, what.placement, machine, &problem);
  if (!status && what.predict) status = predict(machine, &problem, &predicted_s);
  if (!status) status = sim_run(machine, &problem, what.verify, &result);
  sim_problem_free(&problem);
  hscal_machine_free(machine);
  if (status) return failed(status);

  printf("%.9f s\n", result.seconds);
  if (what.predict) printf("predicted %.9f s (%+.3f %%)\n", predicted_s, 100 * (predicted_s / result.seconds - 1));
  if (what.verify) printf("largest error %g\n", result.largest_error);
  return fflush(stdout) ? FAILED : 0;
}
