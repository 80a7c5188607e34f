/* closed_forms: how far closed forms are off the fast clock, scheme by scheme, without their corrections and with them; CSV. */
#include "base/status.h"
#include "call/scheme.h"
#include "observed_call.h"
#include "options.h"
#include "scatter.h"

#include <math.h>
#include <stdio.h>

static const char help[] = "usage: closed_forms [--calls N] [--seed S] [--scheme NAME]\n"
                           "\n"
                           "Times 24 layouts of each of N (150) random calls of a scheme by the fast clock, and holds\n"
                           "closed forms against it, without their corrections and with them. Seed 2 is usual;\n"
                           "corrections were learned from the calls of seed 1.\n";

enum { USUAL_CALLS = 150, USUAL_SEED = 2 };

/* How much longer than the best of a call's layouts the one of least estimate takes, as a logarithm. */
static double loss_of(const observed_layouts *seen) {
  double least = INFINITY, its_time = 0;
  for (int k = 0; k < seen->count; k++) {
    const observation *layout = &seen->layout[k];
    double estimate = layout->log_time - layout->off;
    if (estimate < least) least = estimate, its_time = layout->log_time;
  }
  return seen->count > 0 ? its_time - best_log_time(seen->layout, seen->count) : 0;
}

/* Scatter and losses of closed forms as they are, or corrected. */
typedef struct tally {
  int calls;
  scatter of;
  double loss;
} tally;

static void tell(tally *tally, const observed_layouts *seen) {
  tally->calls += seen->count > 1;
  scatter_add_call(&tally->of, seen->layout, seen->count);
  tally->loss += loss_of(seen);
}

static void correct(const hscal_routine *routine, observed_layouts *seen) {
  for (int k = 0; k < seen->count; k++) seen->layout[k].off -= hscal__correction(routine, seen->layout[k].term);
}

static void print_row(const hscal_routine *routine, const tally *plain, const tally *corrected) {
  int calls = plain->calls;
  printf("%s,%s,%d,%.3f,%.3f,%.3f,%.3f\n", hscal__scheme_of(routine)->name, routine->name, calls,
         scatter_of(&plain->of), scatter_of(&corrected->of), exp(plain->loss / calls) - 1,
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
  tally tallies[2] = {{0}, {0}};
  HSCAL_TRY(observe_random_calls(workspace, routine, options->calls, options->seed, tell_both, tallies));
  print_row(routine, &tallies[0], &tallies[1]);
  return 0;
}

int main(int argc, char **argv) {
  const options usual = {.calls = USUAL_CALLS, .seed = USUAL_SEED, .scheme = -1};
  return run_for_schemes(argc, argv, help, usual,
                         "scheme,routine,calls,scatter,corrected_scatter,loss,corrected_loss\n", look_at);
}
