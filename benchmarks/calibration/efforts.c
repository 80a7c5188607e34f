/* What closed forms and placements take by the wall clock of this computer, in operations of HSCAL_OPERATION_S. */
#include "base/status.h"
#include "estimate/any_placement_table.h"
#include "estimate/correction.h"
#include "estimate/estimate.h"
#include "estimate/split_table.h"
#include "groups.h"
#include "hscal.h"
#include "search/calibrated.h"
#include "search/grid_candidates.h"
#include "search/lpt.h"
#include "search/mapping.h"
#include "search/placement.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "stopwatch.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const char *const routines[] = {"pdgemm", "pdgetrf", "pdsyrk", "pdgesv"};
#define COUNT(array) (sizeof(array) / sizeof *(array))

/* What was done in a loop, and how long it took. */
typedef struct work {
  double taken_s, units;
} work;
static double operations_of(work w) { return w.taken_s / w.units / HSCAL_OPERATION_S; }

/* Closed forms of all candidates of a grid: skeletons with a bound each, and with estimates if these are wanted. */
static work time_forms(hscal_search_state *search, int again, int with_estimates) {
  const hscal_space *space = &search->space;
  const hscal_grid_candidate *grid = &search->pool.grids[search->pool.ngrids / 2];
  volatile double sink = 0;
  work w = {0, 0};
  double begin_s = processor_s();
  for (int i = 0; i < again; i++)
    for (int b = 0; b < space->nblocks; b++) {
      hscal_cost_skeleton skeleton;
      hscal_skeleton_parts parts;
      hscal__cost_skeleton(&space->calls[b], grid->nprow, grid->npcol, &skeleton);
      hscal__split_skeleton(&skeleton, &parts);
      sink = sink + hscal__any_placement_bound(&search->peaks, &skeleton, 0, &grid->process_set);
      for (int p = 0; with_estimates && p < space->npanels; p++)
        sink = sink + hscal__estimate_parts(space->machine, &parts, space->panel[p], &search->profile).total_s;
      w.units += with_estimates ? parts.made : parts.count;
    }
  w.taken_s = processor_s() - begin_s;
  return w;
}

static void add_forms(hscal_search_state *search, int again, work *skeletons, work *estimates) {
  work without = time_forms(search, again, 0), with = time_forms(search, again, 1);
  skeletons->taken_s += without.taken_s, skeletons->units += without.units;
  estimates->taken_s += with.taken_s - without.taken_s, estimates->units += with.units;
}

/* A grid of so many processes, placed in strips and profiled, or placed by LPT. */
static int time_placement(hscal_search_state *search, int nprow, int npcol, int by_lpt, int again, work *w) {
  const hscal_space *space = &search->space;
  double begin_s = processor_s();
  for (int i = 0; i < again; i++) {
    hscal_cost_skeleton skeleton;
    hscal__cost_skeleton(&space->calls[0], nprow, npcol, &skeleton);
    if (by_lpt) {
      HSCAL_TRY(hscal__place_lpt(space, &skeleton, 1, search->node_of));
    } else {
      hscal__map_processes(space, HSCAL_MAPPING_BY_SLOT, nprow * npcol, 0, search->count);
      HSCAL_TRY(hscal__place_in_strips(space, &skeleton, search->count, 1, HSCAL_TILING_NONE, search->node_of));
    }
    hscal__profile_fill(space, search->node_of, nprow, npcol, &search->profile);
  }
  w->taken_s += processor_s() - begin_s;
  w->units += again;
  return 0;
}

/* Corrections of the estimate of the first grid. */
static void time_corrections(hscal_search_state *search, int again, work *w) {
  hscal_cost_skeleton skeleton;
  hscal_skeleton_parts parts;
  double term[HSCAL_CORRECTION_TERMS];
  hscal__cost_skeleton(&search->space.calls[0], search->pool.grids[0].nprow, search->pool.grids[0].npcol, &skeleton);
  hscal__split_skeleton(&skeleton, &parts);
  hscal_cost cost = hscal__estimate_parts(search->space.machine, &parts, search->space.panel[0], &search->profile);
  double begin_s = processor_s();
  volatile double sink = 0;
  for (int i = 0; i < again; i++) {
    hscal__correction_terms(&search->waves, &parts, &search->profile, &cost, term);
    sink = sink + hscal__correction(search->space.call.routine, term);
  }
  w->taken_s += processor_s() - begin_s;
  w->units += again;
}

/* Prior estimates of all grids, none of them remembered. */
static void time_priors(hscal_search_state *search, work *w) {
  double begin_s = processor_s();
  volatile double sink = 0;
  for (int i = 0; i < search->pool.ngrids; i++) {
    hscal_prior_case none = {0};
    sink = sink + hscal__prior_estimate_s(search, &search->pool.grids[i], &none);
  }
  w->taken_s += processor_s() - begin_s;
  w->units += search->pool.ngrids;
}

/* What is measured on one machine: its closed forms, the kinds of processes and nodes that estimates see, and
 * placements of a few processes and of many. */
typedef struct measured {
  work skeletons, estimates, corrections, priors, few, many, lpt_few, lpt_many;
  double kinds;
} measured;

static int measure(calibration *c, const char *text, measured *m) {
  hscal_machine *machine = NULL;
  HSCAL_TRY(hscal_machine_load(text, &machine));
  int status = 0, again = cases_of(c, 200, 5);
  for (size_t r = 0; r < COUNT(routines) && !status; r++) {
    hscal_call call = hscal__call_make(hscal__routine_find(routines[r]), 8000, 8000, 8000, 0, 0);
    hscal_search_state search;
    status = hscal__search_state_init(&search, &call, machine, NULL, -1);
    if (!status) status = hscal__grid_candidates_list(&search);
    if (!status) status = time_placement(&search, 2, 2, 0, again, &m->few);
    if (!status) status = time_placement(&search, 16, 16, 0, again, &m->many);
    if (!status) status = time_placement(&search, 2, 2, 1, again, &m->lpt_few);
    if (!status) status = time_placement(&search, 16, 16, 1, again, &m->lpt_many);
    if (!status) {
      m->kinds = search.profile.nprocess_classes + search.profile.nnode_loads;
      add_forms(&search, again, &m->skeletons, &m->estimates);
      time_corrections(&search, 100 * again, &m->corrections);
      time_priors(&search, &m->priors);
    }
    hscal__search_state_free(&search);
  }
  hscal_machine_free(machine);
  return status;
}

/* A line through two measurements; other work on this computer may tilt it so that it tells nothing. */
static void print_line(const char *constant, double constant_header, const char *each, double each_header, work few,
                       double at_few, work many, double at_many, const char *what) {
  double slope = (operations_of(many) - operations_of(few)) / (at_many - at_few);
  double base = operations_of(few) - slope * at_few;
  int is_line = slope > 0 && base > 0;
  table_row(constant, constant_header, is_line ? base : NAN, "%s, what is the same for all", what);
  table_row(each, each_header, is_line ? slope : NAN, "%s, each: %g and %g of them", what, at_few, at_many);
}

int print_efforts(calibration *c) {
  enum { FEW = 4, MANY = 256 };
  measured alike = {.kinds = 0}, unlike = {.kinds = 0};
  HSCAL_TRY(measure(c, "256x1@20, lat 10us, bw 1GB, half 16, mem 64GB, ideal", &alike));
  HSCAL_TRY(measure(c, "16x4@10 + 16x4@20 + 16x2@25 + 32x3@15, lat 10us, bw 1GB, half 16, mem 64GB, ideal", &unlike));
  table_title("By this computer's clock: closed forms and placements", "src/search/calibrated.h",
              "processor seconds in operations of HSCAL_OPERATION_S, which is the header's");
  table_row("HSCAL_PRIOR_EFFORT", HSCAL_PRIOR_EFFORT, operations_of(unlike.priors), "%.0f prior estimates",
            unlike.priors.units);
  table_row("HSCAL_SKELETON_EFFORT", HSCAL_SKELETON_EFFORT, operations_of(unlike.skeletons),
            "%.0f skeletons with their bounds", unlike.skeletons.units);
  table_row("HSCAL_CORRECTION_EFFORT", HSCAL_CORRECTION_EFFORT, operations_of(unlike.corrections),
            "%.0f corrections of an estimate", unlike.corrections.units);
  print_line("HSCAL_ESTIMATE_EFFORT", HSCAL_ESTIMATE_EFFORT, "HSCAL_CLASS_EFFORT", HSCAL_CLASS_EFFORT, alike.estimates,
             alike.kinds, unlike.estimates, unlike.kinds, "estimates by kinds of processes and nodes");
  print_line("HSCAL_GRID_EFFORT", HSCAL_GRID_EFFORT, "HSCAL_PROFILE_EFFORT", HSCAL_PROFILE_EFFORT, unlike.few, FEW,
             unlike.many, MANY, "grids in strips by processes");
  double each = (operations_of(unlike.lpt_many) - operations_of(unlike.lpt_few)) / (MANY - FEW);
  table_row("HSCAL_LPT_EFFORT", HSCAL_LPT_EFFORT, each, "grids by LPT, each process: %d and %d of them", FEW, MANY);
  return 0;
}
