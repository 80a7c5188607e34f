/* How far the rough clock is off the good one, among layouts of a call and among those on a grid. */
#include "base/random.h"
#include "base/status.h"
#include "call/scheme.h"
#include "groups.h"
#include "hscal.h"
#include "plan/calibrated.h"
#include "representative.h"
#include "search/calibrated.h"
#include "search/layout_constraints.h"
#include "statistics.h"
#include "table.h"

#include <math.h>
#include <stdio.h>

enum { MOST_PROCESSES = 64, USUAL_GRIDS = 8, BLOCKS_ON_GRID = 2, ATTEMPTS = 200 };

static const char *const machines[] = {
    "64x1@20, lat 10us, bw 1GB, half 16, mem 64GB, ideal",
    "16x1@25 + 16x1@10, lat 50us, bw 250MB, half 16, mem 64GB, ideal",
    "8x4@20, lat 20us, bw 2GB, half 16, mem 64GB, ideal",
    "8x8@10, lat 5us, bw 5GB, half 16, mem 64GB, late 0, ideal",
};
static const int sizes[] = {1500, 4000};
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* What is seen of one scheme, and of all. */
typedef struct seen {
  spread in_call;
  values all;      /* the mean of a call included */
  spread *on_grid; /* of all schemes */
  double farthest; /* logarithm, on one process */
} seen;

/* log(good / rough clock); NAN where the rough one is the good one, or the library would refuse the layout. */
static int log_off(calibration *c, const hscal_routine *routine, int n, int nb, const hscal_layout *layout,
                   const hscal_placement *placement, double *off) {
  hscal_call call = hscal__call_make(routine, n, n, n, nb, nb);
  double rough, good;
  *off = NAN;
  if (hscal__library_accepts(&call, layout)) return 0;
  int status = log_seconds(c, &call, layout, placement, HSCAL_EFFORT_LOW_FIDELITY, &rough);
  if (status || !hscal__workspace_was_low_fidelity(c->workspace)) return status;
  status = log_seconds(c, &call, layout, placement, HSCAL_EFFORT_MODEL, &good);
  *off = good - rough;
  return status;
}

/* Some blocks and panel widths on a grid. */
static int look_at_grid(calibration *c, const hscal_routine *routine, int n, const hscal_layout *grid,
                        const hscal_placement *placement, seen *seen) {
  for (int i = 0; i < BLOCKS_ON_GRID; i++) {
    hscal_layout layout = *grid;
    int nb = 16 << hscal__random_between(&c->chance, 0, 3);
    layout.backend.panel = 32 << hscal__random_between(&c->chance, 0, 2);
    double off;
    int status = log_off(c, routine, n, nb, &layout, placement, &off);
    if (status) return status;
    if (!isfinite(off)) continue;
    spread_add(&seen->in_call, off);
    spread_add(seen->on_grid, off);
    HSCAL_TRY(values_add(&seen->all, off));
  }
  spread_end_group(seen->on_grid);
  return 0;
}

static int look_at_call(calibration *c, const hscal_routine *routine, const hscal_machine *machine, int n, int grids,
                        seen *seen) {
  int node_of[MOST_PROCESSES];
  for (int i = 0, tries = 0; i < grids && tries < ATTEMPTS; tries++) {
    int nprow = hscal__random_between(&c->chance, 1, 16), npcol = hscal__random_between(&c->chance, 1, 32);
    if (nprow * npcol < 8 || nprow * npcol > MOST_PROCESSES || nprow * npcol > hscal__machine_processors(machine))
      continue;
    hscal_layout layout = hscal__layout_make(nprow, npcol, 32);
    hscal_placement placement = {machine, node_of};
    hscal__place_in_order(machine, nprow * npcol, node_of);
    int status = look_at_grid(c, routine, n, &layout, &placement, seen);
    if (status) return status;
    i++;
  }
  spread_end_group(&seen->in_call);
  return 0;
}

static int look_at_one_process(calibration *c, const hscal_routine *routine, const hscal_machine *machine, int n,
                               seen *seen) {
  const int node_of[] = {0};
  hscal_layout layout = hscal__layout_make(1, 1, 32);
  hscal_placement placement = {machine, node_of};
  double off;
  int status = log_off(c, routine, n, 32, &layout, &placement, &off);
  if (!status && fabs(off) > seen->farthest) seen->farthest = fabs(off);
  return status;
}

static int look_at_scheme(calibration *c, const hscal_routine *routine, seen *seen) {
  for (size_t m = 0; m < COUNT(machines); m++) {
    hscal_machine *machine = NULL;
    int status = hscal_machine_load(machines[m], &machine);
    for (size_t s = 0; s < COUNT(sizes) && !status; s++) {
      status = look_at_call(c, routine, machine, sizes[s], cases_of(c, USUAL_GRIDS, 1), seen);
      if (!status) status = look_at_one_process(c, routine, machine, sizes[s], seen);
    }
    hscal_machine_free(machine);
    if (status) return status;
  }
  return 0;
}

static void print_scheme(const hscal_scheme_row *scheme, const hscal_routine *routine, const seen *seen) {
  if (seen->in_call.n)
    table_row(scheme->name, scheme->noise, spread_deviation(&seen->in_call),
              "%d layouts of %d calls of %s; %.3f if the mean of a call counts, too", seen->in_call.n,
              seen->in_call.groups, routine->name, values_rms(&seen->all));
  else
    table_row(scheme->name, scheme->noise, NAN, "the rough clock times all of it, as the good one");
}

int print_fidelities(calibration *c) {
  spread on_grid = {0};
  double farthest = 0;
  int schemes = 0;
  table_title(
      "The rough clock", "column noise of src/schemes.def; src/search/calibrated.h; src/plan/calibrated.h",
      "standard deviation of log(good / rough clock) among layouts of a call: random grids of 8 to 64 processes,\n"
      "blocks and panels, four machines, two sizes. Before its first pair a search does not know the mean of its call");
  for (int scheme = 0; scheme < HSCAL_SCHEME_COUNT; scheme++) {
    const hscal_routine *routine = representative((hscal_scheme)scheme);
    seen seen = {.on_grid = &on_grid};
    int status = routine ? look_at_scheme(c, routine, &seen) : 0;
    print_scheme(&hscal__schemes[scheme], routine, &seen);
    values_free(&seen.all);
    if (status) return status;
    farthest = fmax(farthest, seen.farthest);
    schemes += seen.farthest > 0;
  }
  table_row("HSCAL_NOISE_ON_A_GRID", HSCAL_NOISE_ON_A_GRID, spread_deviation(&on_grid),
            "the same among blocks and panels of one grid: %d layouts, %d grids", on_grid.n, on_grid.groups);
  table_row("HSCAL_ONE_PROCESS_FAR_OFF", HSCAL_ONE_PROCESS_FAR_OFF, exp(farthest),
            "the farthest on one process, %d schemes that it samples", schemes);
  return 0;
}
