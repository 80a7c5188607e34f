#include "observed_call.h"
#include "base/status.h"
#include "call/scheme.h"
#include "estimate/estimate.h"
#include "estimate/split_table.h"
#include "models/clock/timing.h"
#include "random_call.h"
#include "representative.h"

#include <math.h>
#include <string.h>

enum { MOST_EFFORT = 50000000, ATTEMPTS = 96, LEAST_PROCESSES = 16, HURRIED_PROCESSES = 64, MOST_PROCESSES = 1024 };

/* A layout that takes longer than some seconds to be timed tells nothing: its `off` is none. */
static int observe(hscal_workspace *workspace, const random_call *drawn, const random_layout *d, observation *seen) {
  hscal_placement placement = {drawn->machine, drawn->search.node_of};
  hscal_skeleton_parts parts;
  double seconds;
  hscal__workspace_limit(workspace, MOST_EFFORT);
  int status = hscal__timeof_in(workspace, &d->call, &d->layout, &placement, HSCAL_EFFORT_LOW_FIDELITY, &seconds);
  seen->off = NAN;
  if (status) return status == HSCAL_TOO_DEAR ? 0 : status;
  hscal__split_skeleton(&d->skeleton, &parts);
  int panel = d->layout.backend.panel;
  hscal_cost cost = hscal__estimate_parts(drawn->machine, &parts, panel, &drawn->search.profile);
  hscal__correction_terms(&drawn->search.waves, &parts, &drawn->search.profile, &cost, seen->term);
  seen->log_time = log(seconds);
  seen->off = seen->log_time - log(cost.total_s);
  return 0;
}

/* Layouts of one call. */
typedef int observe_call(uint64_t *chance, hscal_workspace *workspace, random_call *drawn, observed_layouts *seen);

static int observe_random_layouts(uint64_t *chance, hscal_workspace *workspace, random_call *drawn,
                                  observed_layouts *seen) {
  for (int i = 0; i < ATTEMPTS && seen->count < OBSERVED_LAYOUTS; i++) {
    random_layout layout;
    HSCAL_TRY(draw_random_layout(chance, drawn, &layout));
    if (!layout.is_accepted) continue;
    HSCAL_TRY(observe(workspace, drawn, &layout, &seen->layout[seen->count]));
    seen->count += isfinite(seen->layout[seen->count].off);
  }
  return 0;
}

/* Where the library does not take one of the blocks the others count; all of them are compared with the first. */
static int observe_blocks(uint64_t *chance, hscal_workspace *workspace, random_call *drawn, observed_layouts *seen) {
  static const int blocks[] = {64, 16, 24, 32, 48, 128};
  (void)chance;
  for (size_t i = 0; i < sizeof blocks / sizeof *blocks; i++) {
    random_layout layout;
    guides_layout(drawn, blocks[i], &layout);
    if (layout.is_accepted) HSCAL_TRY(observe(workspace, drawn, &layout, &seen->layout[seen->count]));
    int is_known = layout.is_accepted && isfinite(seen->layout[seen->count].off);
    if (i == 0 && !is_known) return 0;
    seen->count += is_known;
  }
  return 0;
}

/* Which random calls, and of whom they tell. */
typedef struct inquiry {
  long calls, seed;
  int least_processes;
  tell_of_call *tell;
  void *into;
} inquiry;

static int observe_calls(hscal_workspace *workspace, const hscal_routine *routine, const inquiry *inquiry,
                         observe_call *observe_one) {
  uint64_t chance = (uint64_t)inquiry->seed;
  for (long i = 0; i < inquiry->calls; i++) {
    random_call drawn;
    observed_layouts seen = {.count = 0};
    int status = draw_random_call(&chance, routine, inquiry->least_processes, MOST_PROCESSES, &drawn);
    if (!status) status = observe_one(&chance, workspace, &drawn, &seen);
    free_random_call(&drawn);
    HSCAL_TRY(status);
    inquiry->tell(inquiry->into, routine, &seen);
  }
  return 0;
}

int observe_random_calls(hscal_workspace *workspace, const hscal_routine *routine, long calls, long seed,
                         tell_of_call *tell, void *into) {
  const inquiry inquiry = {calls, seed, LEAST_PROCESSES, tell, into};
  return observe_calls(workspace, routine, &inquiry, observe_random_layouts);
}

int observe_other_blocks(hscal_workspace *workspace, const hscal_routine *routine, long calls, long seed,
                         tell_of_call *tell, void *into) {
  const inquiry inquiry = {calls, seed, HURRIED_PROCESSES, tell, into};
  return observe_calls(workspace, routine, &inquiry, observe_blocks);
}

const hscal_routine *routine_to_observe(int scheme) {
  enum { ORDER = 100 };
  const hscal_routine *routine = representative((hscal_scheme)scheme);
  if (!routine || hscal__families[hscal__schemes[scheme].family].work == HSCAL_WORK_OTHER) return NULL;
  hscal_call call = hscal__call_make(routine, ORDER, 2 * ORDER, ORDER / 2, ORDER, ORDER);
  return hscal__call_flops(&call) > 0 ? routine : NULL;
}

int scheme_to_observe(const char *name) {
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT; scheme++)
    if (strcmp(name, hscal__schemes[scheme].name) == 0) return routine_to_observe(scheme) ? scheme : -1;
  return -1;
}
