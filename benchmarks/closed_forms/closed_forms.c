/* closed_forms: how far closed forms are off the fast clock, scheme by scheme, and what a linear correction would leave of that; CSV. */
#include "base/status.h"
#include "call/scheme.h"
#include "estimate/estimate.h"
#include "estimate/split_table.h"
#include "hscal.h"
#include "models/predict/predict.h"
#include "moments.h"
#include "random_call.h"
#include "representative.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char help[] =
    "usage: closed_forms [--calls N] [--seed S] [--scheme NAME]\n"
    "\n"
    "Times 24 layouts of each of N (150) random calls of a scheme by the fast clock. Four fifths of the calls teach a "
    "linear\n"
    "correction of closed forms, the others tell what they are off by without it and with it.\n";

enum { FAILED = 1, MISUSED = 2, USUAL_CALLS = 150, LAYOUTS = 24, ATTEMPTS = 96, MOST_PROCESSES = 1024, FOLDS = 5 };

typedef struct manner {
  long calls, seed;
  int scheme; /* -1: all */
} manner;

/* The layouts of a call. */
typedef struct seen_call {
  int count;
  observation layout[LAYOUTS];
} seen_call;

/* Not of vectors, nor where data are only copied. */
static int is_of_interest(int scheme) {
  enum { ORDER = 100 };
  const hscal_routine *routine = representative((hscal_scheme)scheme);
  if (!routine || hscal__families[hscal__schemes[scheme].family].work == HSCAL_WORK_OTHER) return 0;
  hscal_call call = hscal__call_make(routine, ORDER, 2 * ORDER, ORDER / 2, ORDER, ORDER);
  return hscal__call_flops(&call) > 0;
}

static int observe(hscal_workspace *workspace, const random_call *drawn, const random_layout *d, observation *seen) {
  hscal_placement placement = {drawn->machine, drawn->search.node_of};
  hscal_skeleton_parts parts;
  double seconds;
  HSCAL_TRY(hscal__timeof_in(workspace, &d->call, &d->layout, &placement, HSCAL_EFFORT_LOW_FIDELITY, &seconds));
  hscal__split_skeleton(&d->skeleton, &parts);
  int panel = d->layout.backend.panel;
  hscal_cost cost = hscal__estimate_parts(drawn->machine, &parts, panel, &drawn->search.profile);
  layout_features(&d->skeleton, panel, &drawn->search.profile, &cost, seen->feature);
  seen->log_time = log(seconds);
  seen->off = seen->log_time - log(cost.total_s);
  return 0;
}

static int observe_call(uint64_t *chance, hscal_workspace *workspace, const hscal_routine *routine, seen_call *seen) {
  random_call drawn;
  int status = draw_random_call(chance, routine, MOST_PROCESSES, &drawn);
  seen->count = 0;
  for (int i = 0; i < ATTEMPTS && seen->count < LAYOUTS && !status; i++) {
    random_layout layout;
    status = draw_random_layout(chance, &drawn, &layout);
    if (status || !layout.is_accepted) continue;
    status = observe(workspace, &drawn, &layout, &seen->layout[seen->count]);
    seen->count += isfinite(seen->layout[seen->count].off);
  }
  free_random_call(&drawn);
  return status;
}

/* 0 without coefficients. */
static double correction_of(const observation *layout, const double *coefficient) {
  double sum = 0;
  if (!coefficient) return 0;
  for (int i = 0; i < FEATURES; i++) sum += coefficient[i] * layout->feature[i];
  return sum;
}

/* How much longer than the best of a call's layouts the one of least estimate takes: geometric mean. */
static double loss_of(const seen_call *calls, int count, const double *coefficient) {
  double sum = 0;
  for (int i = 0; i < count; i++) {
    double least = INFINITY, its_time = 0, best = INFINITY;
    for (int k = 0; k < calls[i].count; k++) {
      const observation *layout = &calls[i].layout[k];
      double estimate = layout->log_time - layout->off + correction_of(layout, coefficient);
      if (estimate < least) least = estimate, its_time = layout->log_time;
      best = fmin(best, layout->log_time);
    }
    if (calls[i].count > 0) sum += its_time - best;
  }
  return exp(sum / count) - 1;
}

static void print_row(const hscal_routine *routine, const moments *taught, const moments *told, const seen_call *calls,
                      int count) {
  double coefficient[FEATURES];
  moments_fit(taught, coefficient);
  printf("%s,%s,%d,%.3f,%.3f,%.3f,%.3f\n", hscal__scheme_of(routine)->name, routine->name, taught->calls + told->calls,
         moments_scatter(told, NULL), moments_scatter(told, coefficient), loss_of(calls, count, NULL),
         loss_of(calls, count, coefficient));
}

/* Every fifth call tells. */
static int look_at(hscal_workspace *workspace, const manner *how, const hscal_routine *routine) {
  moments *taught = calloc(1, sizeof *taught), *told = calloc(1, sizeof *told);
  seen_call *calls = calloc((size_t)(how->calls / FOLDS) + 1, sizeof *calls), teacher;
  uint64_t chance = (uint64_t)how->seed;
  int count = 0, status = taught && told && calls ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for layouts");
  for (long i = 0; i < how->calls && !status; i++) {
    int tells = i % FOLDS == FOLDS - 1;
    seen_call *seen = tells ? &calls[count++] : &teacher;
    status = observe_call(&chance, workspace, routine, seen);
    if (!status) moments_add_call(tells ? told : taught, seen->layout, seen->count);
  }
  if (!status) print_row(routine, taught, told, calls, count);
  free(taught), free(told), free(calls);
  return status;
}

static int look_at_all(const manner *how) {
  hscal_workspace *workspace = hscal__workspace_new();
  int status = workspace ? 0 : HSCAL_ERROR_MEMORY;
  printf("scheme,routine,calls,scatter,corrected_scatter,loss,corrected_loss\n");
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT && !status; scheme++)
    if (is_of_interest(scheme) && (how->scheme < 0 || how->scheme == scheme))
      status = look_at(workspace, how, representative((hscal_scheme)scheme));
  hscal__workspace_free(workspace);
  return status ? status : fflush(stdout) || ferror(stdout) ? HSCAL_ERROR_FILE : 0;
}

static int is_number(const char *text, long least, long most, long *number) {
  char *end;
  *number = strtol(text, &end, 10);
  return end != text && !*end && *number >= least && *number <= most;
}

static int is_scheme(const char *name, int *which) {
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT; scheme++)
    if (strcmp(name, hscal__schemes[scheme].name) == 0) return *which = scheme, is_of_interest(scheme);
  return 0;
}

int main(int argc, char **argv) {
  manner how = {.calls = USUAL_CALLS, .seed = 1, .scheme = -1};
  int i = 1, is_asked = argc == 2 && strcmp(argv[1], "--help") == 0;
  hscal_set_error_handler(NULL, NULL); /* told below */
  for (; i + 1 < argc; i += 2)
    if (!(strcmp(argv[i], "--scheme") == 0 && is_scheme(argv[i + 1], &how.scheme)) &&
        !(strcmp(argv[i], "--seed") == 0 && is_number(argv[i + 1], 0, INT32_MAX, &how.seed)) &&
        !(strcmp(argv[i], "--calls") == 0 && is_number(argv[i + 1], 2 * FOLDS, 100000, &how.calls)))
      break;
  if (i != argc) {
    fputs(help, is_asked ? stdout : stderr);
    return is_asked ? 0 : MISUSED;
  }
  int status = look_at_all(&how);
  if (status) fprintf(stderr, "closed_forms: %s\n", *hscal_last_error() ? hscal_last_error() : hscal_strerror(status));
  return status ? FAILED : 0;
}
