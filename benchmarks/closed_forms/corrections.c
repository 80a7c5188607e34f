/* corrections: what closed forms are off by, learned from random layouts that the fast clock has timed: src/estimate/corrections.def. */
#include "base/status.h"
#include "call/scheme.h"
#include "observed_call.h"
#include "options.h"
#include "scatter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "usage: corrections [--calls N] [--seed S] [--scheme NAME]\n"
    "\n"
    "Learns, for each scheme, from N (300) random calls with 24 layouts each what closed forms are\n"
    "off by, and prints the rows of src/estimate/corrections.def. Seed 1 is theirs.\n";

enum { USUAL_CALLS = 300, USUAL_SEED = 1 };

/* A correction, and what it leaves: among the layouts of a call, and among those with other blocks alone. */
typedef struct lesson {
  moments of;
  correction learned;
  scatter layouts, blocks;
} lesson;

static int thousandths(double weight) { return (int)fmax(INT16_MIN, fmin(round(1e3 * weight), INT16_MAX)); }

static void print_row(const hscal_routine *routine, const lesson *of) {
  enum { ON_A_LINE = 22 };
  printf("CORRECTION(%s, %.2g, %.2g, %.4g, %.4g", hscal__scheme_of(routine)->name, scatter_of(&of->layouts),
         scatter_of(&of->blocks), of->learned.common, of->learned.middle);
  for (int i = 0; i < TERMS; i++)
    printf("%s%d", i % ON_A_LINE ? ", " : ",\n           ", thousandths(of->learned.weight[i]));
  printf(")\n");
}

static void teach(void *into, const hscal_routine *routine, observed_layouts *seen) {
  lesson *lesson = into;
  (void)routine;
  moments_add_call(&lesson->of, seen->layout, seen->count);
}

static void correct(const lesson *lesson, observed_layouts *seen) {
  for (int i = 0; i < seen->count; i++)
    seen->layout[i].off -= hscal__correction_by(lesson->learned.common, lesson->learned.middle, lesson->learned.weight,
                                                seen->layout[i].term);
}

static void examine(void *into, const hscal_routine *routine, observed_layouts *seen) {
  lesson *lesson = into;
  (void)routine;
  correct(lesson, seen);
  scatter_add_call(&lesson->layouts, seen->layout, seen->count);
}

static void examine_blocks(void *into, const hscal_routine *routine, observed_layouts *seen) {
  lesson *lesson = into;
  (void)routine;
  correct(lesson, seen);
  scatter_add_differences(&lesson->blocks, seen->layout, seen->count);
}

/* The calls of the examination took no part in learning. */
static int learn_by(hscal_workspace *workspace, const options *options, const hscal_routine *routine, lesson *lesson) {
  const long examined = options->calls / 4 + 1;
  HSCAL_TRY(observe_random_calls(workspace, routine, options->calls, options->seed, teach, lesson));
  HSCAL_TRY(moments_fit(&lesson->of, &lesson->learned));
  HSCAL_TRY(observe_random_calls(workspace, routine, examined, options->seed + 3, examine, lesson));
  HSCAL_TRY(observe_other_blocks(workspace, routine, examined, options->seed + 2, examine_blocks, lesson));
  print_row(routine, lesson);
  return 0;
}

static int learn(hscal_workspace *workspace, const options *options, const hscal_routine *routine) {
  lesson *lesson = calloc(1, sizeof *lesson);
  int status =
      lesson ? learn_by(workspace, options, routine, lesson) : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for moments");
  free(lesson);
  return status;
}

int main(int argc, char **argv) {
  const options usual = {.calls = USUAL_CALLS, .seed = USUAL_SEED, .scheme = -1};
  return run_for_schemes(argc, argv, help, usual, "", learn);
}
