/* closed_forms: how far closed forms are off the fast clock, scheme by scheme, without their corrections and with them; CSV. */
#include "base/status.h"
#include "call/scheme.h"
#include "observed_call.h"
#include "options.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char help[] = "usage: closed_forms [--calls N] [--seed S] [--scheme NAME]\n"
                           "\n"
                           "Times 24 layouts of each of N (150) random calls of a scheme by the fast clock, and holds\n"
                           "closed forms against it, without their corrections and with them. Seed 2 is usual;\n"
                           "corrections were learned from the calls of seed 1.\n";

enum { USUAL_SEED = 2 };

/* How much longer than the best of a call's layouts the one of least estimate takes, as a logarithm. */
static double loss_of(const observed_layouts *seen) {
  double least = INFINITY, its_time = 0, best = INFINITY;
  for (int k = 0; k < seen->count; k++) {
    const observation *layout = &seen->layout[k];
    double estimate = layout->log_time - layout->off;
    if (estimate < least) least = estimate, its_time = layout->log_time;
    best = fmin(best, layout->log_time);
  }
  return seen->count > 0 ? its_time - best : 0;
}

/* Moments and losses of closed forms as they are, or corrected. */
typedef struct tally {
  moments of;
  double loss;
} tally;

static void tell(tally *tally, const observed_layouts *seen) {
  moments_add_call(&tally->of, seen->layout, seen->count);
  tally->loss += loss_of(seen);
}

static void correct(const hscal_routine *routine, observed_layouts *seen) {
  for (int k = 0; k < seen->count; k++) seen->layout[k].off -= hscal__correction(routine, seen->layout[k].feature);
}

static void print_row(const hscal_routine *routine, const tally *plain, const tally *corrected) {
  int calls = plain->of.calls;
  printf("%s,%s,%d,%.3f,%.3f,%.3f,%.3f\n", hscal__scheme_of(routine)->name, routine->name, calls,
         moments_scatter(&plain->of), moments_scatter(&corrected->of), exp(plain->loss / calls) - 1,
         exp(corrected->loss / calls) - 1);
}

/* Into two tallies. */
static void tell_both(void *into, const hscal_routine *routine, observed_layouts *seen) {
  tally *tallies = into;
  tell(&tallies[0], seen);
  correct(routine, seen);
  tell(&tallies[1], seen);
}

static int look_at(hscal_workspace *workspace, const options *options, const hscal_routine *routine) {
  tally *tallies = calloc(2, sizeof *tallies);
  int status = tallies ? observe_random_calls(workspace, routine, options->calls, options->seed, tell_both, tallies)
                       : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for layouts");
  if (!status) print_row(routine, &tallies[0], &tallies[1]);
  free(tallies);
  return status;
}

int main(int argc, char **argv) {
  return run_for_schemes(argc, argv, help, USUAL_SEED,
                         "scheme,routine,calls,scatter,corrected_scatter,loss,corrected_loss\n", look_at);
}
