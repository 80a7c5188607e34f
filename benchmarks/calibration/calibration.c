/* calibration: what the fitted numbers of the calibrated.h of src would be today, beside what these headers say. */
#include "calibration.h"
#include "groups.h"
#include "hscal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: calibration [--seed S] [--share F] [--group NAME]\n"
    "\n"
    "Prints for each group of fitted numbers what today's code gives, beside the headers' values: fidelities, "
    "samples,\n"
    "intervals, deadlines, surrogate, searches, estimates, contention, bounds, chosen (what was not fitted), and by "
    "the "
    "clock of\n"
    "this computer prices and efforts. NAME: that group alone; counted: all but the last two, the same numbers "
    "anywhere.\n"
    "F times the usual number of cases (1). Start it at the root of the tree: it reads docs/results/simulated_*.csv.\n";

enum { FAILED = 1, MISUSED = 2 };

static const struct group {
  const char *name;
  int (*print)(calibration *);
  int by_clock; /* of this computer */
} groups[] = {
    {"fidelities", print_fidelities, 0}, {"samples", print_samples, 0},       {"intervals", print_intervals, 0},
    {"deadlines", print_deadlines, 0},   {"surrogate", print_surrogate, 0},   {"searches", print_searches, 0},
    {"estimates", print_estimates, 0},   {"contention", print_contention, 0}, {"bounds", print_bounds, 0},
    {"prices", print_prices, 1},         {"efforts", print_efforts, 1},       {"chosen", print_chosen, 0}};
enum { GROUPS = sizeof groups / sizeof *groups };

int log_seconds(calibration *c, const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                hscal_effort effort, double *logarithm) {
  double seconds;
  int status = hscal__timeof_in(c->workspace, call, layout, placement, effort, &seconds);
  if (!status) *logarithm = log(seconds);
  return status;
}

static int is_wanted(const struct group *group, const char *name) {
  return !name || strcmp(name, group->name) == 0 || (strcmp(name, "counted") == 0 && !group->by_clock);
}

static int is_known(const char *name) {
  for (int i = 0; i < GROUPS; i++)
    if (is_wanted(&groups[i], name)) return 1;
  return 0;
}

static int run(double seed, double share, const char *name) {
  calibration c = {.share = share, .workspace = hscal__workspace_new()};
  int status = c.workspace ? 0 : HSCAL_ERROR_MEMORY;
  printf("Fitted numbers: what the headers say, what today's code gives, by how much that is more (%g times the usual "
         "cases)\n",
         share);
  for (int i = 0; i < GROUPS && !status; i++) {
    c.chance = (uint64_t)seed;
    if (is_wanted(&groups[i], name)) status = groups[i].print(&c);
  }
  hscal__workspace_free(c.workspace);
  return status ? status : fflush(stdout) || ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

/* A number in [least, most] is all of the text. */
static int is_number(const char *text, double least, double most, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end != text && !*end && *number >= least && *number <= most;
}

int main(int argc, char **argv) {
  double seed = 1, share = 1;
  const char *name = NULL;
  int i = 1, is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  for (; i + 1 < argc; i += 2)
    if (strcmp(argv[i], "--group") == 0 && is_known(argv[i + 1]))
      name = argv[i + 1];
    else if (!(strcmp(argv[i], "--seed") == 0 && is_number(argv[i + 1], 0, UINT32_MAX, &seed)) &&
             !(strcmp(argv[i], "--share") == 0 && is_number(argv[i + 1], 0, 100, &share)))
      break;
  if (i != argc) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = run(seed, share, name);
  if (status) fprintf(stderr, "calibration: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
