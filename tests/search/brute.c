/* The search against brute force: every number of processes per node, grid, block size, panel width and placement. */
#include "search/fixture.h"

#include "search/layout_constraints.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PROCESSES = 6, NODES = 6 };

typedef struct brute {
  const hscal_machine *machine;
  const hscal_call *call;
  hscal_workspace *workspace;
  double best_s;
  hscal_layout layout;
  int block, node_of[PROCESSES];
  long tried;
} brute;

static const int blocks[] = {16, 32, 64, 128, 192, 256};
static const int panels[] = {16, 32, 128, 256};

static void try_cuts(brute *brute, int nprow, int npcol, const int *node_of) {
  hscal_placement placement = {.machine = brute->machine, .node_of = node_of};
  for (size_t b = 0; b < sizeof blocks / sizeof *blocks; b++)
    for (size_t w = 0; w < sizeof panels / sizeof *panels; w++) {
      hscal_call call = *brute->call;
      hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
      double bound_s, seconds;
      hscal__call_fill_blocks(&call, blocks[b], blocks[b]);
      layout.backend.panel = panels[w];
      if (hscal__library_accepts(&call, &layout)) continue; /* it refuses */
      brute->tried++;
      assert_success(hscal__lower_bound_in(brute->workspace, &call, &layout, &placement, &bound_s));
      if (bound_s >= brute->best_s) continue;
      assert_success(hscal__timeof_in(brute->workspace, &call, &layout, &placement, HSCAL_EFFORT_FULL, &seconds));
      if (seconds >= brute->best_s) continue;
      brute->best_s = seconds;
      brute->layout = layout;
      brute->block = blocks[b];
      memcpy(brute->node_of, node_of, (size_t)(nprow * npcol) * sizeof *node_of);
    }
}

/* The next order of the multiset, or 0 after the last one. */
static int next_order(int *node_of, int n) {
  int i = n - 2, j = n - 1;
  while (i >= 0 && node_of[i] >= node_of[i + 1]) i--;
  if (i < 0) return 0;
  while (node_of[j] <= node_of[i]) j--;
  int swap = node_of[i];
  node_of[i] = node_of[j];
  node_of[j] = swap;
  for (int low = i + 1, high = n - 1; low < high; low++, high--) {
    swap = node_of[low];
    node_of[low] = node_of[high];
    node_of[high] = swap;
  }
  return 1;
}

static void try_counts(brute *brute, const int *count) {
  int node_of[PROCESSES], n = 0;
  for (int h = 0; h < brute->machine->nnodes; h++)
    for (int i = 0; i < count[h]; i++) node_of[n++] = h;
  for (int nprow = 1; nprow <= n; nprow++) {
    if (n % nprow) continue;
    int order[PROCESSES];
    memcpy(order, node_of, sizeof order);
    do try_cuts(brute, nprow, n / nprow, order);
    while (next_order(order, n));
  }
}

/* Every choice of processes per node, `left` in all: as many per processor as the machine allows, 1 where all nodes are
 * alike. Nodes of one class are alike, so only choices that fall within a class are tried. */
static void try_nodes(brute *brute, int *count, int node, int left) {
  const hscal_machine *machine = brute->machine;
  if (node == machine->nnodes) {
    if (left < PROCESSES) try_counts(brute, count);
    return;
  }
  int cap = (machine->nclasses > 1 ? machine->processes_per_processor : 1) * hscal__node(machine, node)->processors;
  if (node > 0 && machine->class_of[node] == machine->class_of[node - 1] && count[node - 1] < cap)
    cap = count[node - 1];
  for (count[node] = 0; count[node] <= cap && count[node] <= left; count[node]++)
    try_nodes(brute, count, node + 1, left - count[node]);
  count[node] = 0;
}

typedef struct problem {
  const char *machine;
  int m, n, k;
  const char *routine;
} problem;

static const problem problems[] = {
    {"1@10 + 1@30, lat 5us, bw 1GB, half 16, per 3, ideal", 512, 512, 512, "pdgemm"},
    {"1@10 + 1@20, lat 50us, bw 125MB, half 16, per 3, ideal", 700, 700, 700, "pdgemm"},
    {"2x1@10 + 1@25, lat 5us, bw 1GB, half 16, per 3, ideal", 600, 600, 600, "pdgemm"},
    {"2x1@10 + 2x1@30, lat 10us, bw 1GB, half 16, per 3, ideal", 512, 512, 512, "pdgemm"},
    {"4x1@10, lat 10us, bw 1GB, half 16, ideal", 640, 640, 640, "pdgemm"},
    {"2@10 + 2@20, lat 5us, bw 2GB, half 16, per 3, ideal", 512, 512, 512, "pdgemm"},
    {"1x4@10 + 1x2@30, lat 5us, bw 2GB, half 16, per 3, ideal", 800, 800, 400, "pdgemm"},
    {"6x1@10, lat 20us, bw 500MB, half 16, ideal", 400, 800, 800, "pdgemm"},
    {"3x1@11 + 1x1@7, lat 25us, bw 250MB, half 16, per 3, ideal", 1000, 1000, 1000, "pdgemm"},
    {"1x1@10 + 1x1@11 + 1x1@14 + 1x1@30, lat 10us, bw 1GB, half 16, per 3, ideal", 512, 512, 512, "pdgemm"},
};

/* Other routines: rectangles and triangles in place, few right-hand sides, matrices with vectors, vectors. */
static const problem others[] = {
    {"1@10 + 1@30, lat 5us, bw 1GB, half 16, per 3, ideal", 512, 512, 0, "pdsymm"},
    {"4x1@10, lat 10us, bw 1GB, half 16, ideal", 1000, 100, 0, "pdsymm"},
    {"2x1@10 + 1@25, lat 5us, bw 1GB, half 16, per 2, ideal", 0, 600, 600, "pdsyrk"},
    {"4x1@10, lat 10us, bw 1GB, half 16, ideal", 0, 300, 2000, "pdsyr2k"},
    {"1@10 + 1@20, lat 50us, bw 125MB, half 16, per 3, ideal", 700, 700, 0, "pdtrmm"},
    {"2@10 + 2@20, lat 5us, bw 2GB, half 16, ideal", 600, 600, 0, "pdtrsm"},
    {"4x1@10, lat 10us, bw 1GB, half 16, ideal", 1500, 10, 0, "pdtrsm"},
    {"2x1@10 + 2x1@30, lat 10us, bw 1GB, half 16, ideal", 1500, 1500, 0, "pdgemv"},
    {"4x1@10, lat 5us, bw 1GB, half 16, ideal", 0, 1500, 0, "pdsymv"},
    {"4x1@10, lat 5us, bw 1GB, half 16, ideal", 0, 1500, 0, "pdtrsv"},
    {"2x1@10 + 1@25, lat 5us, bw 1GB, half 16, ideal", 1000, 1000, 0, "pdger"},
    {"4x1@1, lat 1us, bw 1GB, ideal", 0, 100000, 0, "pddot"},
    {"4x1@10, lat 5us, bw 1GB, ideal", 800, 600, 0, "pdtran"},
};

/* Routines of ScaLAPACK: each kind of scheme. The order in which their layouts are tried is not as good as for products
 * (docs/explanation/search.md), so more is allowed. */
static const problem composites[] = {
    {"3x1@10, lat 10us, bw 1GB, half 16, ideal", 800, 800, 0, "pdgetrf"},
    {"2x1@10 + 1@25, lat 5us, bw 1GB, half 16, ideal", 600, 600, 0, "pdgetrf"},
    {"4x1@10, lat 5us, bw 1GB, half 16, ideal", 0, 1000, 0, "pdpotrf"},
    {"2@10 + 1@20, lat 5us, bw 2GB, half 16, ideal", 800, 500, 0, "pdgeqrf"},
    {"3x1@10, lat 5us, bw 1GB, half 16, ideal", 0, 600, 300, "pdgesv"},
    {"3x1@10, lat 5us, bw 1GB, half 16, ideal", 700, 400, 50, "pdgels"},
    {"3x1@10, lat 10us, bw 1GB, half 16, ideal", 0, 700, 0, "pdpotri"},
    {"2x1@10 + 1@25, lat 5us, bw 1GB, half 16, ideal", 0, 400, 0, "pdgetri"},
    {"3x1@10, lat 5us, bw 1GB, half 16, ideal", 0, 300, 0, "pdsytrd"},
    {"3x1@10, lat 5us, bw 1GB, half 16, ideal", 0, 250, 0, "pdsyev"},
    {"3x1@10, lat 5us, bw 1GB, half 16, ideal", 300, 250, 0, "pdgebrd"},
    {"2x1@10 + 1@25, lat 5us, bw 1GB, half 16, ideal", 600, 400, 400, "pdormqr"},
};

enum {
  PROBLEMS = sizeof problems / sizeof *problems,
  OTHERS = sizeof others / sizeof *others,
  COMPOSITES = sizeof composites / sizeof *composites
};

static double regret_of(const problem *problem) {
  hscal_machine *machine = machine_of(problem->machine, 0);
  hscal_call call = hscal__call_make(hscal__routine_find(problem->routine), problem->m, problem->n, problem->k, 0, 0);
  brute brute = {.machine = machine, .call = &call, .best_s = INFINITY, .workspace = hscal__workspace_new()};
  int count[NODES] = {0};
  assert_non_null(brute.workspace);
  assert_true(machine->nnodes <= NODES);
  try_nodes(&brute, count, 0, PROCESSES);
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.processes = PROCESSES});
  double seconds = judged_s(plan, &call, machine), regret = seconds / brute.best_s - 1;
  print_message("best: %d x %d, NB %d, panel %d, on nodes", brute.layout.nprow, brute.layout.npcol, brute.block,
                brute.layout.backend.panel);
  for (int i = 0; i < brute.layout.nprow * brute.layout.npcol; i++) print_message(" %d", brute.node_of[i]);
  print_message("\n");
  print_message("%-7s %-52s best %.4g s of %ld, plan %.4g s (%d x %d, NB %d, panel %d): regret %.2f %%\n",
                problem->routine, problem->machine, brute.best_s, brute.tried, seconds, plan->nprow, plan->npcol,
                plan->nb, plan->panel, 100 * regret);
  hscal__workspace_free(brute.workspace);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  return fmax(regret, 0);
}

static void near_brute_force(const problem *list, int count, double mean, double most) {
  double sum = 0, worst = 0;
  for (int i = 0; i < count; i++) {
    double regret = regret_of(&list[i]);
    sum += regret;
    worst = fmax(worst, regret);
  }
  print_message("regret: mean %.3f %%, worst %.3f %%\n", 100 * sum / count, 100 * worst);
  assert_true(sum / count <= mean);
  assert_true(worst <= most);
}

static void products_are_near_brute_force(void **state) {
  (void)state;
  near_brute_force(problems, PROBLEMS, 0.003, 0.03);
}

static void other_routines_are_near_brute_force(void **state) {
  (void)state;
  near_brute_force(others, OTHERS, 0.002, 0.02);
}

static void routines_of_scalapack_against_brute_force(void **state) {
  (void)state;
  near_brute_force(composites, COMPOSITES, 0.01, 0.05); /* reached when this was written: 0.3 % and 3.5 %, for p?syev */
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(products_are_near_brute_force),
                                     cmocka_unit_test(other_routines_are_near_brute_force),
                                     cmocka_unit_test(routines_of_scalapack_against_brute_force)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
