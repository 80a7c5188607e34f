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

/* Among the layouts of a call without a correction, and among those with other blocks alone with it. */
typedef struct scatter {
  double of_layouts, of_blocks;
} scatter;

static void print_row(const hscal_routine *routine, scatter scatter, const double coefficient[FEATURES]) {
  enum { ON_A_LINE = 10 };
  printf("CORRECTION(%s, %.2g, %.2g", hscal__scheme_of(routine)->name, scatter.of_layouts, scatter.of_blocks);
  for (int i = 0; i < FEATURES; i++) printf("%s%.4g", i % ON_A_LINE ? ", " : ",\n           ", coefficient[i]);
  printf(")\n");
}

static void teach(void *into, const hscal_routine *routine, observed_layouts *seen) {
  (void)routine;
  moments_add_call(into, seen->layout, seen->count);
}

/* A correction, and how far it is off other blocks. */
typedef struct lesson {
  double coefficient[FEATURES];
  differences blocks;
} lesson;

static void examine(void *into, const hscal_routine *routine, observed_layouts *seen) {
  lesson *lesson = into;
  (void)routine;
  differences_add(&lesson->blocks, lesson->coefficient, seen->layout, seen->count);
}

/* Calls for the blocks took no part in learning. */
static int learn(hscal_workspace *workspace, const options *options, const hscal_routine *routine) {
  moments *of = calloc(1, sizeof *of);
  lesson lesson = {.blocks = {0}};
  int status = of ? observe_random_calls(workspace, routine, options->calls, options->seed, teach, of)
                  : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for moments");
  if (!status) {
    moments_fit(of, lesson.coefficient);
    status = observe_other_blocks(workspace, routine, options->calls, options->seed + 2, examine, &lesson);
  }
  if (!status)
    print_row(routine, (scatter){moments_scatter(of), differences_scatter(&lesson.blocks)}, lesson.coefficient);
  free(of);
  return status;
}

int main(int argc, char **argv) { return run_for_schemes(argc, argv, help, USUAL_SEED, "", learn); }
