/* Plans against every process set on small machines of unlike nodes: any number of processes on each node, whatever the speeds, in every order on
 * every grid. What a plan says of the layouts that were considered, that none is faster by more than its `gap`, is to hold for all others,
 * too, but in one case of a hundred: process sets are not dealt by their links. */
#include "search/drawn_call.h"
#include "search/fixture.h"
#include "search/layout_constraints.h"
#include "search/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NODES = 3, PROCESSES = 5 };

typedef struct brute {
  hscal_search_state search; /* its space: blocks, panel widths, places of nodes; nothing is tried in it */
  hscal_workspace *workspace;
  double claimed_s; /* nothing may be faster */
  int node_of[PROCESSES];
  int is_beaten;
} brute;

static void beat(brute *brute, const hscal_call *call, const hscal_layout *layout, double seconds) {
  print_message("  %s n %d on %d x %d, NB %d, panel %d takes %g s, less than the %g s claimed, on nodes",
                call->routine->name, call->n, layout->nprow, layout->npcol, hscal__call_result(call)->nb,
                layout->backend.panel, seconds, brute->claimed_s);
  for (int i = 0; i < layout->nprow * layout->npcol; i++) print_message(" %d", brute->node_of[i]);
  print_message("\n");
  brute->is_beaten = 1;
}

/* All blocks and panel widths in these places, until one is faster than it may be. */
static void try_cuts(brute *brute, int nprow, int npcol) {
  const hscal_space *space = &brute->search.space;
  hscal_placement placement = {.machine = space->machine, .node_of = brute->node_of};
  for (int i = 0; i < space->nblocks * space->npanels && !brute->is_beaten; i++) {
    const hscal_call *call = &space->calls[i / space->npanels];
    hscal_layout layout = hscal__layout_make(nprow, npcol, space->panel[i % space->npanels]);
    double seconds;
    if (hscal__library_accepts(call, &layout)) continue;
    assert_success(hscal__lower_bound_in(brute->workspace, call, &layout, &placement, &seconds));
    if (seconds >= brute->claimed_s) continue;
    assert_success(hscal__timeof_in(brute->workspace, call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds));
    if (seconds < brute->claimed_s) beat(brute, call, &layout, seconds);
  }
}

/* On every grid of `n` processes, of which those from `at` on are still to be placed. */
static void try_orders(brute *brute, int *count, int at, int n) {
  for (int h = 0; h < brute->search.space.machine->nnodes && at < n; h++) {
    if (count[h] == 0) continue;
    count[h]--;
    brute->node_of[at] = h;
    try_orders(brute, count, at + 1, n);
    count[h]++;
  }
  for (int nprow = 1; nprow <= n && at == n; nprow++)
    if (n % nprow == 0) try_cuts(brute, nprow, n / nprow);
}

/* A machine of fewer nodes holds nothing on those that it lacks. */
static void try_process_sets(brute *brute, int *count, int node, int n) {
  const hscal_space *space = &brute->search.space;
  if (node == NODES) { /* a constant: where it inlines itself, the compiler sees that `count` is long enough */
    if (n > 0) try_orders(brute, count, 0, n);
    return;
  }
  int most = node < space->machine->nnodes ? space->cap[node] : 0;
  for (int here = 0; here <= most && n + here <= PROCESSES; here++) {
    count[node] = here;
    try_process_sets(brute, count, node + 1, n + here);
  }
}

/* Two or three nodes of one or two processors, with links of their own. */
static hscal_machine *drawn_machine(unsigned *seed, char *text, size_t size) {
  static const double links[] = {12.5e6, 25e6, 125e6, 1e9}, latencies_s[] = {2e-6, 50e-6, 250e-6},
                      gflops[] = {0.3, 1.2, 2.4, 3, 9};
  int nnodes = NODES - drawn(seed, 2);
  size_t used = 0;
  for (int h = 0; h < nnodes; h++) {
    int processors = 1 + drawn(seed, 2);
    used += (size_t)snprintf(text + used, size - used, "%s1x%d@%g", h ? " + " : "", processors,
                             gflops[drawn(seed, 5)] * (1 + 0.01 * h)); /* no two alike */
  }
  int half = 4 << drawn(seed, 4);
  snprintf(text + used, size - used, ", lat 10us, bw 125MB, ideal, half %d%s", half, drawn(seed, 2) ? ", late 0" : "");
  hscal_machine *machine = machine_of(text, 0);
  for (int c = 0; c < machine->nclasses; c++) {
    machine->classes[c].link_bytes_per_s = links[drawn(seed, 4)];
    machine->classes[c].link_latency_s = latencies_s[drawn(seed, 3)];
  }
  return machine;
}

/* Is there a layout that the plan's claim excludes? */
static int is_wrong(const hscal_routine *routine, unsigned *seed) {
  char text[160];
  hscal_machine *machine = drawn_machine(seed, text, sizeof text);
  int n = 100 + drawn(seed, 500), count[NODES] = {0};
  hscal_call call = hscal__call_make(routine, n, n, n, 0, 0);
  hscal_options options = {.processes = PROCESSES, .threads = drawn(seed, 2)};
  hscal_plan *plan = plan_of(&call, machine, &options);
  brute brute = {.workspace = hscal__workspace_new(), .claimed_s = plan->predicted_s * (1 - plan->gap) * (1 - 1e-9)};
  assert_non_null(brute.workspace);
  assert_success(hscal__search_state_init(&brute.search, &call, machine, &options, -1));
  try_process_sets(&brute, count, 0, 0);
  if (brute.is_beaten)
    print_message("  where the plan on %s is %d x %d, NB %d, panel %d: %g s, gap %g\n", text, plan->nprow, plan->npcol,
                  plan->nb, plan->panel, plan->predicted_s, plan->gap);
  hscal__search_state_free(&brute.search);
  hscal__workspace_free(brute.workspace);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  return brute.is_beaten;
}

static void hardly_any_process_set_beats_the_claim(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgemm", "pdgemm", "pdsyrk", "pdtrsm", "pdgetrf"};
  enum { ROUTINES = sizeof routines / sizeof *routines, USUAL = 300 };
  const char *draws = getenv("HSCAL_TEST_DRAWS"); /* more of them, where there is time */
  unsigned seed = 20261123u;
  int wrong = 0, n = draws ? atoi(draws) : USUAL;
  for (int i = 0; i < n; i++) wrong += is_wrong(hscal__routine_find(routines[i % ROUTINES]), &seed);
  print_message("%d of %d claims are wrong\n", wrong, n);
  assert_true(100 * wrong <= n);
}

/* Messages between nodes are slow: two processors of one node beat all faster ones. */
static void two_processors_of_a_slower_node(void **state) {
  (void)state;
  hscal_machine *machine = machine_of(HSCAL_SIMULATED "/four_hosts.json", 0);
  hscal_call call = product(600, 600, 600);
  for (int threads = 0; threads <= 1; threads++) {
    hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.threads = threads});
    hscal_plan *asked = plan_of(&call, machine, &(hscal_options){.threads = threads, .nprow = 1, .npcol = 2});
    assert_true(plan->predicted_s * (1 - plan->gap) <= asked->predicted_s);
    hscal_plan_free(plan);
    hscal_plan_free(asked);
  }
  hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.threads = 1});
  assert_int_equal(plan->nprocs, 2);
  assert_int_equal(processes_on(plan, 0), 2); /* ada: bob alone is faster */
  hscal_plan_free(plan);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(two_processors_of_a_slower_node),
                                     cmocka_unit_test(hardly_any_process_set_beats_the_claim)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
