/* How much processes of a node get in each other's way, as closed forms have it: fitted to the good clock's times of
 * products. */
#include "base/random.h"
#include "base/status.h"
#include "estimate/estimate.h"
#include "estimate/split_table.h"
#include "groups.h"
#include "hscal.h"
#include "search/block_candidates.h"
#include "search/evaluate_candidate.h"
#include "search/grid_candidates.h"
#include "search/prior_estimate.h"
#include "search/profile.h"
#include "statistics.h"
#include "table.h"
#include "varied.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const char *const shared[] = {"8x4@10, lat 10us, bw 1GB, half 16, mem 64GB, ideal",
                                     "4x1@10 + 4x1@25, lat 20us, bw 1.25GB, half 16, per 3, mem 64GB, ideal",
                                     "4x8@12, lat 5us, bw 5GB, half 16, mem 64GB, ideal",
                                     "2x4@10 + 2x4@25, lat 5us, bw 500MB, half 16, per 2, mem 64GB, ideal",
                                     "6x4@20, lat 50us, bw 250MB, half 16, mem 64GB, ideal"};
static const char *const switched[] = {
    "16x1@20, lat 10us, bw 1GB, half 16, mem 64GB, switches 4, switchlat 10us, switchbw 1GB, ideal",
    "8x4@10, lat 5us, bw 2GB, half 16, mem 64GB, switches 2, switchlat 5us, switchbw 2GB, ideal",
    "24x1@15, lat 20us, bw 500MB, half 16, mem 64GB, switches 3, switchlat 20us, switchbw 1GB, ideal"};
static const char *const products[] = {"pdgemm", "pdtrsm", "pdsyrk", "pdtrmm", "pdsymm"};
#define COUNT(array) (sizeof(array) / sizeof *(array))
#define MOST_PART    1.5
enum { MOST_CASES = 1024, USUAL_LAYOUTS = 20, LEAST_LAYOUTS = 2, GRIDS = 12 };

/* A layout of a call, all that an estimate wants to know of it, and the logarithm of the clock's seconds. */
typedef struct timed_layout {
  const hscal_search_state *search;
  hscal_cost_skeleton skeleton;
  hscal_profile profile;
  int panel;
  double around_s, log_clock;
} timed_layout;

typedef struct timed_layouts {
  int n, searches;
  timed_layout *layout; /* [MOST_CASES] */
  hscal_search_state *search[MOST_CASES];
  hscal_machine *machine[MOST_CASES];
} timed_layouts;

static double log_estimate(const timed_layout *t) {
  hscal_skeleton_parts parts;
  hscal__split_skeleton(&t->skeleton, &parts);
  return log(hscal__estimate_parts(t->search->space.machine, &parts, t->panel, &t->profile).total_s + t->around_s);
}

static double mean_square(const timed_layouts *all) {
  double sum = 0;
  for (int i = 0; i < all->n; i++) {
    double off = log_estimate(&all->layout[i]) - all->layout[i].log_clock;
    sum += off * off;
  }
  return sum / all->n;
}

static int time_layout(calibration *c, hscal_search_state *search, timed_layouts *all) {
  const hscal_block_candidate *candidate =
      &search->pool.candidates[hscal__random_between(&c->chance, 0, search->pool.ncandidates - 1)];
  const hscal_grid_candidate *grid = &search->pool.grids[candidate->grid];
  timed_layout *t = &all->layout[all->n++];
  hscal_trial trial;
  HSCAL_TRY(hscal__place_candidate(search, grid, candidate, &trial));
  hscal_layout layout = hscal__layout_make(trial.nprow, trial.npcol, trial.panel);
  hscal_placement placement = {search->space.machine, trial.node_of};
  *t = (timed_layout){.search = search, .panel = trial.panel};
  hscal__cost_skeleton(trial.call, trial.nprow, trial.npcol, &t->skeleton);
  HSCAL_TRY(hscal__profile_init(&search->space, grid->processes, &t->profile));
  hscal__profile_fill(&search->space, trial.node_of, trial.nprow, trial.npcol, &t->profile);
  t->around_s =
      hscal__around_s(&search->space, grid->processes, hscal__layer_of_process_set(&grid->process_set, grid->processes),
                      grid->process_set.slowest_class);
  return log_seconds(c, trial.call, &layout, &placement, HSCAL_EFFORT_MODEL, &t->log_clock);
}

static int time_call(calibration *c, const char *text, const char *routine, timed_layouts *all) {
  int n = 500 * hscal__random_between(&c->chance, 2, 10), at = all->searches,
      layouts = cases_of(c, USUAL_LAYOUTS, LEAST_LAYOUTS);
  hscal_search_state *search = calloc(1, sizeof *search);
  if (!search) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a search");
  all->search[all->searches++] = search;
  HSCAL_TRY(hscal_machine_load(text, &all->machine[at]));
  hscal_call call = hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0);
  HSCAL_TRY(hscal__search_state_init(search, &call, all->machine[at], NULL, -1));
  HSCAL_TRY(hscal__grid_candidates_list(search));
  for (int i = 0; i < GRIDS; i++) {
    int grid = hscal__random_between(&c->chance, 0, search->pool.ngrids - 1);
    if (!search->pool.grids[grid].is_expanded) HSCAL_TRY(hscal__expand_grid(search, grid));
  }
  for (int i = 0; i < layouts && all->n < MOST_CASES; i++) HSCAL_TRY(time_layout(c, search, all));
  return 0;
}

static int time_all(calibration *c, const char *const *machines, size_t n, timed_layouts *all) {
  *all = (timed_layouts){.layout = calloc(MOST_CASES, sizeof *all->layout)};
  if (!all->layout) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for layouts");
  for (size_t m = 0; m < n; m++)
    for (size_t r = 0; r < COUNT(products); r++) HSCAL_TRY(time_call(c, machines[m], products[r], all));
  return 0;
}

static void free_all(timed_layouts *all) {
  for (int i = 0; i < all->n; i++) hscal__profile_free(&all->layout[i].profile);
  for (int i = 0; i < all->searches; i++) {
    hscal__search_state_free(all->search[i]);
    hscal_machine_free(all->machine[i]);
    free(all->search[i]);
  }
  free(all->layout);
}

/* The value of a number between 0 and 1.5 for which estimates are nearest to the clock. */
static void fit(const timed_layouts *all, double *number) {
  const double step = 0.025;
  double best = *number, least = mean_square(all);
  for (int i = 0; i * step <= MOST_PART; i++) {
    *number = i * step;
    double now = mean_square(all);
    if (now < least) least = now, best = *number;
  }
  *number = best;
}

/* Two numbers, one after the other until neither moves much. */
static void print_two(const timed_layouts *all, const char *const name[2], const double header[2],
                      double *const number[2], const char *where) {
  enum { ROUNDS = 3 };
  double before = sqrt(mean_square(all));
  for (int i = 0; i < 2 * ROUNDS; i++) fit(all, number[i % 2]);
  double after = sqrt(mean_square(all));
  for (int i = 0; i < 2; i++)
    table_row(name[i], header[i], *number[i],
              "%d layouts %s; sd of log(estimate / clock) %.3f, with today's numbers %.3f", all->n, where, before,
              after);
  varied = headers;
}

int print_estimates(calibration *c) {
  timed_layouts on_nodes = {0}, behind_switches = {0};
  int status = time_all(c, shared, COUNT(shared), &on_nodes);
  if (!status) status = time_all(c, switched, COUNT(switched), &behind_switches);
  if (!status) {
    table_title("Estimates", "src/estimate/calibrated.h",
                "least squares of log(estimate / good clock), products, random candidates of searches");
    print_two(&on_nodes, (const char *const[]){"HSCAL_CORE_LOCKSTEP", "HSCAL_LINK_LOCKSTEP"},
              (const double[]){headers.core_lockstep, headers.link_lockstep},
              (double *const[]){&varied.core_lockstep, &varied.link_lockstep}, "on shared nodes");
    print_two(&behind_switches, (const char *const[]){"HSCAL_UPLINK_LOCKSTEP", "HSCAL_UPLINK_EXPOSED"},
              (const double[]){headers.uplink_lockstep, headers.uplink_exposed},
              (double *const[]){&varied.uplink_lockstep, &varied.uplink_exposed}, "behind switches");
  }
  free_all(&on_nodes);
  free_all(&behind_switches);
  return status;
}
