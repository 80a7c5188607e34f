/* corrections: what closed forms are off by, learned from random layouts that the fast clock has timed: src/estimate/corrections.def. */
#include "base/status.h"
#include "call/scheme.h"
#include "observed_call.h"
#include "options.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: corrections [--calls N] [--seed S] [--scheme NAME]\n"
    "\n"
    "Learns, for each scheme, from N (150) random calls with 24 layouts each what closed forms are\n"
    "off by, and prints the rows of src/estimate/corrections.def. Seed 1 is theirs.\n";

enum { USUAL_SEED = 1 };

static void print_row(const hscal_routine *routine, double scatter, const double coefficient[FEATURES]) {
  enum { ON_A_LINE = 10 };
  printf("CORRECTION(%s, %.2g", hscal__scheme_of(routine)->name, scatter);
  for (int i = 0; i < FEATURES; i++) printf("%s%.4g", i % ON_A_LINE ? ", " : ",\n           ", coefficient[i]);
  printf(")\n");
}

static void teach(void *into, const hscal_routine *routine, observed_layouts *seen) {
  (void)routine;
  moments_add_call(into, seen->layout, seen->count);
}

static int learn(hscal_workspace *workspace, const options *options, const hscal_routine *routine) {
  moments *of = calloc(1, sizeof *of);
  int status = of ? observe_random_calls(workspace, routine, options->calls, options->seed, teach, of)
                  : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for moments");
  if (!status) {
    double coefficient[FEATURES];
    moments_fit(of, coefficient);
    print_row(routine, moments_scatter(of), coefficient);
  }
  free(of);
  return status;
}

int main(int argc, char **argv) { return run_for_schemes(argc, argv, help, USUAL_SEED, "", learn); }
