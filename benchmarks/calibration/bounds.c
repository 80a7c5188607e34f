/* How much lower than the clock bounds are, and what a limit on their panels costs. */
#include "base/status.h"
#include "groups.h"
#include "hscal.h"
#include "statistics.h"
#include "table.h"
#include "varied.h"

#include <math.h>
#include <stdio.h>

/* The notebook's means (docs/notebook/calibration_clock.md, Lower bounds), and ctest -R models.tightness looks at the
 * same. */
static const struct {
  const char *name;
  double noted;
  const char *routines[9]; /* null behind the last */
} families[] = {{"bound / clock: LU and systems", 0.57, {"pdgetrf", "pdgesv"}},
                {"bound / clock: Cholesky", 0.35, {"pdpotrf", "pdposv"}},
                {"bound / clock: QR and its kin", 0.68, {"pdgeqrf", "pdgelqf", "pdgeqlf", "pdgerqf", "pdgels"}},
                {"bound / clock: solves", 0.35, {"pdgetrs", "pdpotrs", "pdtrtrs"}},
                {"bound / clock: inverses", 0.10, {"pdgetri", "pdpotri", "pdtrtri"}},
                {"bound / clock: reflectors",
                 0.12,
                 {"pdormqr", "pdormlq", "pdormql", "pdormrq", "pdorgqr", "pdorglq", "pdorgql", "pdorgrq"}},
                {"bound / clock: reductions", 0.25, {"pdsytrd", "pdgebrd", "pdgehrd", "pdsygst"}},
                {"bound / clock: eigenvalues", 0.22, {"pdsyev", "pdsyevd", "pdgesvd"}}};
/* Those of the test. */
static const char *const machines[] = {"16x1@10, lat 10us, bw 1GB, half 16, ideal",
                                       "8x1@30 + 8x1@10, lat 20us, bw 10Gbit, half 16, ideal",
                                       "4x4@10, lat 10us, bw 1GB, half 16, ideal"};
static const int grids[][2] = {{4, 4}, {2, 8}, {8, 2}, {1, 16}, {3, 5}};
#define COUNT(array) (sizeof(array) / sizeof *(array))
enum { MOST_PROCESSES = 1024 };

static int bound_of(calibration *c, const hscal_machine *machine, const char *routine, int n, const int grid[2],
                    int wants_clock, double *bound_s, double *clock_s) {
  int node_of[MOST_PROCESSES];
  hscal_layout layout = hscal__layout_make(grid[0], grid[1], 32);
  hscal_placement placement = {machine, node_of};
  hscal_call call = hscal__call_make(hscal__routine_find(routine), n, n, n, 64, 64);
  hscal__place_in_order(machine, grid[0] * grid[1], node_of);
  HSCAL_TRY(hscal__lower_bound_in(c->workspace, &call, &layout, &placement, bound_s));
  if (!wants_clock) return 0;
  return hscal__timeof_in(c->workspace, &call, &layout, &placement, HSCAL_EFFORT_FULL, clock_s);
}

static int print_family(calibration *c, size_t f) {
  values ratios = {0};
  int status = 0;
  for (size_t m = 0; m < COUNT(machines) && !status; m++) {
    hscal_machine *machine = NULL;
    status = hscal_machine_load(machines[m], &machine);
    for (int r = 0; families[f].routines[r] && !status; r++)
      for (int g = 0; g < cases_of(c, COUNT(grids), 1) && g < (int)COUNT(grids) && !status; g++) {
        double bound_s = 0, clock_s = 1;
        status = bound_of(c, machine, families[f].routines[r], 1000, grids[g], 1, &bound_s, &clock_s);
        if (!status) status = values_add(&ratios, bound_s / clock_s);
      }
    hscal_machine_free(machine);
  }
  if (!status)
    table_row(families[f].name, families[f].noted, values_mean(&ratios), "%d layouts, N = 1000; %.2f to %.2f", ratios.n,
              values_quantile(&ratios, 0), values_quantile(&ratios, 1));
  values_free(&ratios);
  return status;
}

/* 1 - bound / bound without a limit on the panels that are looked at process by process. */
static int look_at_limit(calibration *c, const hscal_machine *machine, int which, values *lower) {
  static const char *const routines[] = {"pdgetrf", "pdgeqrf", "pdpotrf", "pdgesv"};
  static const int large[][2] = {{16, 16}, {32, 32}, {8, 64}}, sizes[] = {10000, 20000, 40000};
  const int *grid = large[which / 4 % 3];
  double bound_s = 1, whole_s = 1, unused;
  HSCAL_TRY(bound_of(c, machine, routines[which % 4], sizes[which / 12], grid, 0, &bound_s, &unused));
  varied.most_panel_processes = INFINITY;
  int status = bound_of(c, machine, routines[which % 4], sizes[which / 12], grid, 0, &whole_s, &unused);
  varied = headers;
  return status ? status : values_add(lower, 1 - bound_s / whole_s);
}

static int print_limit(calibration *c) {
  static const char *const large_machines[] = {"1024x1@20, lat 5us, bw 5GB, half 16, ideal",
                                               "128x4@20 + 128x4@10, lat 20us, bw 1GB, half 16, ideal"};
  enum { CASES = 36 };
  values lower = {0};
  int status = 0;
  for (size_t m = 0; m < COUNT(large_machines) && !status; m++) {
    hscal_machine *machine = NULL;
    status = hscal_machine_load(large_machines[m], &machine);
    for (int i = 0; i < cases_of(c, CASES, 4) && i < CASES && !status; i++)
      status = look_at_limit(c, machine, i, &lower);
    hscal_machine_free(machine);
  }
  if (!status)
    table_row("lower by the limit on panels", 0.005, values_mean(&lower),
              "%d layouts of 256 to 1,024 processes, %.3g at most: HSCAL_MOST_PANEL_PROCESSES, HSCAL_OWED_TURNS",
              lower.n, values_quantile(&lower, 1));
  values_free(&lower);
  return status;
}

int print_bounds(calibration *c) {
  table_title("Lower bounds", "src/models/bounds/calibrated.h; docs/notebook/calibration_clock.md",
              "bound / every event, small matrices; the column header has the notebook's means");
  for (size_t f = 0; f < COUNT(families); f++) HSCAL_TRY(print_family(c, f));
  return print_limit(c);
}
