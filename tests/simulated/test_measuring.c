/*
 * Measuring a simulated machine gives that machine back: hscal-measure runs there in simulated time, and what it finds is held to what the
 * machine's file sets. Found values are off by what samples have of other things: a reading of the clock, a message's envelope.
 */
#include "base/status.h"
#include "machine/file.h"
#include "machine/speed.h"
#include "machine/synthetic.h"
#include "machine/with_threads.h"
#include "measuring.h"
#include "models/cost/messages.h"
#include "models/cost/placement.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Relative. The first message of a sample may find its receiver busy still: small ones, of which a sample has 20, seem slower by a fortieth. */
static const double most_off_speed = 0.005, most_off_rate = 0.01, most_off_latency = 0.01, most_off_small = 0.03;

static void expect(const char *what, const char *a, const char *b, double found, double set, double most_off) {
  double off = fabs(found / set - 1);
  print_message("%s of %s%s%s: found %.5g, set %.5g, off by %.2f %%\n", what, a, *b ? " and " : "", b, found, set,
                100 * off);
  if (!(off <= most_off)) fail_msg("that is more than %g %%", 100 * most_off);
}

static hscal_machine *loaded(const char *file) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(file, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static char *measured_text(const hscal_machine *set, int seconds) {
  char *text = NULL;
  if (sim_measure(set, seconds, &text)) fail_msg("%s", hscal_last_error());
  return text;
}

static hscal_machine *measured(const hscal_machine *set, int seconds) {
  hscal_machine *found = NULL;
  char *text = measured_text(set, seconds);
  if (hscal__machine_parse(text, "measured", &found)) fail_msg("%s", hscal_last_error());
  free(text);
  return found;
}

/* The node of that name; they may come in another order. */
static int node_called(const hscal_machine *machine, const char *name) {
  for (int i = 0; i < machine->nnodes; i++)
    if (strcmp(machine->node_name[i], name) == 0) return i;
  fail_msg("there is no node %s", name);
  return -1;
}

/* ---- nodes ------------------------------------------------------------------------------------------------- */

/* The node as it was set, for processes whose BLAS has so many threads. Free the machine. */
static const hscal_node_class *with_threads(const hscal_machine *set, int node, int threads, hscal_machine **derived) {
  int counts[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  assert_true(set->nclasses <= 8);
  counts[set->class_of[node]] = threads;
  if (hscal__machine_with_threads(set, counts, derived)) fail_msg("%s", hscal_last_error());
  return hscal__node(*derived, node);
}

static double set_flops_per_s(const hscal_node_class *set, const hscal_kernel_speed *speed,
                              const hscal_kernel_point *point) {
  const hscal_event event = {.kind = HSCAL_EVENT_COMPUTE,
                             .kernel = speed->kernel,
                             .letters = "L",
                             .m = point->m,
                             .n = point->n,
                             .k = point->k};
  return hscal__event_flops(&event, speed->type) / hscal__event_seconds(set, speed->type, &event);
}

/* The point that is furthest off. */
static void expect_speed(const hscal_machine *set, int node, const hscal_kernel_speed *speed) {
  double worst = 1, worst_found = NAN;
  char what[40];
  hscal_machine *derived = NULL;
  const hscal_node_class *class = with_threads(set, node, speed->threads, &derived);
  assert_true(speed->npoints > 0);
  for (int i = 0; i < speed->npoints; i++) {
    double found = speed->points[i].flops_per_s, ratio = found / set_flops_per_s(class, speed, &speed->points[i]);
    if (i == 0 || !(fabs(ratio - 1) <= fabs(worst - 1))) worst = ratio, worst_found = found;
  }
  hscal_machine_free(derived);
  snprintf(what, sizeof what, "%c%s with %d threads", hscal__type_letter(speed->type),
           hscal__kernel_facts[speed->kernel].blas, speed->threads);
  expect(what, set->node_name[node], "", worst_found, worst_found / worst, most_off_speed);
}

static int has_speed(const hscal_node_class *node, hscal_kernel kernel, hscal_type type, int threads) {
  for (int i = 0; i < node->nspeeds; i++) {
    const hscal_kernel_speed *speed = &node->speeds[i];
    if (speed->kernel == kernel && speed->type == type && speed->threads == threads) return 1;
  }
  return 0;
}

static void expect_node(const hscal_machine *found, const hscal_machine *set, int node) {
  const char *name = set->node_name[node];
  const hscal_node_class *is = hscal__node(found, node_called(found, name)), *should = hscal__node(set, node);
  assert_int_equal(is->processors, should->processors);
  expect("memory", name, "", is->memory_bytes, should->memory_bytes, 1e-4); /* whole pages */
  for (int i = 0; i < is->nspeeds; i++) expect_speed(set, node, &is->speeds[i]);
  for (int type = HSCAL_TYPE_S; type <= HSCAL_TYPE_Z; type++)
    assert_true(has_speed(is, HSCAL_KERNEL_GEMM, (hscal_type)type, 1));
  static const hscal_kernel others[] = {HSCAL_KERNEL_SYMM, HSCAL_KERNEL_SYRK, HSCAL_KERNEL_SYR2K, HSCAL_KERNEL_TRMM,
                                        HSCAL_KERNEL_TRSM, HSCAL_KERNEL_GEMV, HSCAL_KERNEL_GER,   HSCAL_KERNEL_SYMV,
                                        HSCAL_KERNEL_SYR,  HSCAL_KERNEL_SYR2, HSCAL_KERNEL_TRMV,  HSCAL_KERNEL_TRSV,
                                        HSCAL_KERNEL_SCAL, HSCAL_KERNEL_DOT,  HSCAL_KERNEL_ASUM,  HSCAL_KERNEL_NRM2};
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) assert_true(has_speed(is, others[i], HSCAL_TYPE_D, 1));
  assert_int_equal(has_speed(is, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 2), should->processors == 2);
}

/* ---- messages ---------------------------------------------------------------------------------------------- */

/* Seconds of a lone message between processes of two nodes, or of one. */
static double message_s(const hscal_machine *machine, int a, int b, double bytes) {
  hscal_costs costs = {0};
  const int node_of[2] = {a, b};
  const hscal_placement placement = {machine, node_of};
  assert_int_equal(hscal__costs_set(&costs, &placement, 2, hscal__routine_find("pdgemm")), 0);
  hscal_route route = hscal__costs_route(&costs, 0, 1, bytes);
  hscal__costs_free(&costs);
  return route.latency_s + route.transfer_s;
}

static double bytes_per_s(const hscal_machine *machine, int a, int b) {
  const double large = 4194304, small = 1048576;
  return (large - small) / (message_s(machine, a, b, large) - message_s(machine, a, b, small));
}

static void expect_pair(const hscal_machine *found, const hscal_machine *set, int a, int b) {
  const char *one = set->node_name[a], *other = set->node_name[b];
  int x = node_called(found, one), y = node_called(found, other);
  expect("bytes per second", one, other, bytes_per_s(found, x, y), bytes_per_s(set, a, b), most_off_rate);
  expect("a small message", one, other, message_s(found, x, y, 8), message_s(set, a, b, 8), most_off_small);
  int found_apart = hscal__switch_of(found, x) != hscal__switch_of(found, y);
  if (found_apart != (hscal__switch_of(set, a) != hscal__switch_of(set, b)))
    fail_msg("%s and %s: found behind %s", one, other, found_apart ? "different switches" : "one switch");
}

static void expect_network(const hscal_machine *found, const hscal_machine *set) {
  for (int a = 0; a < set->nnodes; a++)
    for (int b = 0; b < a; b++) expect_pair(found, set, a, b);
  assert_int_equal(found->switches.count, set->switches.count);
  assert_true(found->layer[HSCAL_LAYER_NETWORK].rendezvous_bytes == set->layer[HSCAL_LAYER_NETWORK].rendezvous_bytes);
}

/* ---- the tests --------------------------------------------------------------------------------------------- */

/* Speeds from 0.2 to 1 Gflop/s, links of two rates and one that is further away; one host has two processors. */
static void unequal_hosts(void **state) {
  (void)state;
  hscal_machine *set = loaded(HSCAL_SIMULATED_TESTS "/four_hosts.json"), *found = measured(set, 30);
  assert_int_equal(found->nnodes, set->nnodes);
  for (int node = 0; node < set->nnodes; node++) expect_node(found, set, node);
  expect_network(found, set);
  int ada = node_called(found, "ada"), set_ada = node_called(set, "ada");
  expect("bytes per second", "ada", "ada", bytes_per_s(found, ada, ada), bytes_per_s(set, set_ada, set_ada),
         most_off_rate);
  expect("a small message", "ada", "ada", message_s(found, ada, ada, 8), message_s(set, set_ada, set_ada, 8),
         most_off_small);
  assert_true(found->layer[HSCAL_LAYER_NODE].rendezvous_bytes == set->layer[HSCAL_LAYER_NODE].rendezvous_bytes);
  hscal_machine_free(found);
  hscal_machine_free(set);
}

/* Four processes of each of two nodes: a message alone has less of the link than several have together, and within a node they share. */
static void several_at_once(void **state) {
  (void)state;
  hscal_machine *set = NULL;
  if (hscal__machine_synthetic("2x4@1, mem 1GB, lat 100us, bw 25MB, nodelat 5us, nodebw 200MB, threads 0.9, ideal",
                               &set))
    fail_msg("%s", hscal_last_error());
  set->layer[HSCAL_LAYER_NETWORK].bytes_per_s = 10e6;
  set->layer[HSCAL_LAYER_NODE].shared = 1;
  hscal_machine *found = measured(set, 10);
  assert_int_equal(found->nnodes, 2);
  expect_pair(found, set, 0, 1);
  expect("a link", "a1", "", hscal__node(found, 0)->link_bytes_per_s, 25e6, most_off_rate);
  assert_true(found->layer[HSCAL_LAYER_NODE].shared && hscal__node(found, 0)->link_both_bytes_per_s == 0);
  expect("what is shared", "a1", "", found->layer[HSCAL_LAYER_NODE].bytes_per_s, 200e6, most_off_rate);
  hscal_machine_free(found);
  hscal_machine_free(set);
}

/* Two hosts behind each of two switches, between which messages take longer and share a line. */
static void two_switches(void **state) {
  (void)state;
  hscal_machine *set = loaded(HSCAL_SIMULATED_TESTS "/two_switches.json"), *found = measured(set, 15);
  assert_int_equal(found->nnodes, set->nnodes);
  assert_int_equal(found->nclasses, 1);
  for (int node = 0; node < set->nnodes; node++) expect_node(found, set, node);
  expect_network(found, set);
  expect("latency", "left", "right", found->switches.latency_s, set->switches.latency_s, most_off_latency);
  expect("an uplink", "left", "right", found->switches.uplink_bytes_per_s, set->switches.uplink_bytes_per_s,
         most_off_rate);
  hscal_machine_free(found);
  hscal_machine_free(set);
}

/* What goes out and what comes in have 30 MB/s together. */
static void directions_that_share(void **state) {
  (void)state;
  hscal_machine *set = NULL;
  if (hscal__machine_synthetic("2x1@1, mem 1GB, lat 100us, bw 25MB, bothbw 30MB, ideal", &set))
    fail_msg("%s", hscal_last_error());
  hscal_machine *found = measured(set, 10);
  expect("a link", "a1", "", hscal__node(found, 0)->link_bytes_per_s, 25e6, most_off_rate);
  expect("both directions", "a1", "", hscal__node(found, 0)->link_both_bytes_per_s, 30e6, most_off_rate);
  hscal_machine_free(found);
  hscal_machine_free(set);
}

/* However slow the machine and its network: in less than 2 s of its own time there is a machine to plan for. */
static void a_probe_keeps_to_its_time(void **state) {
  (void)state;
  static const char *const machines[] = {"1x2@20, ideal", "1x1@0.2, ideal",
                                         "4x2@10 + 2x4@3, lat 100us, bw 100MB, ideal", "3x1@5, lat 2ms, bw 5MB, ideal"};
  for (size_t i = 0; i < sizeof machines / sizeof *machines; i++) {
    char *text = NULL;
    hscal_machine *set = loaded(machines[i]), *found = NULL;
    if (sim_probe(set, &text)) fail_msg("%s", hscal_last_error());
    if (hscal__machine_parse(text, "probed", &found)) fail_msg("%s", hscal_last_error());
    print_message("%s: %s\n", machines[i], found->measured_when);
    assert_true(strcmp(found->measured_when, "1970-01-01T00:00:02Z") < 0);
    assert_int_equal(found->is_probe, 1);
    assert_true(found->model_error >= 0.3);
    assert_int_equal(found->nnodes, set->nnodes);
    assert_int_equal(found->layer[HSCAL_LAYER_NODE].is_assumed, hscal__node(set, 0)->processors == 1);
    assert_int_equal(found->layer[HSCAL_LAYER_NETWORK].is_assumed, set->nnodes == 1);
    for (int n = 0; n < found->nnodes; n++) {
      double set_speed = hscal__node(set, node_called(set, found->node_name[n]))->speeds[0].flops_per_s, scale;
      const hscal_kernel_speed *gemm =
          hscal__node_speed(hscal__node(found, n), HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, &scale);
      expect("dgemm", found->node_name[n], "", gemm->flops_per_s, set_speed, most_off_speed);
    }
    free(text);
    hscal_machine_free(found);
    hscal_machine_free(set);
  }
}

/* Nothing of this computer's is in a measurement: the next one is the same to the last byte. */
static void always_the_same(void **state) {
  (void)state;
  hscal_machine *set = loaded(HSCAL_SIMULATED_TESTS "/four_hosts.json");
  char *once = measured_text(set, 5), *again = measured_text(set, 5);
  assert_string_equal(once, again);
  free(again);
  free(once);
  hscal_machine_free(set);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(unequal_hosts),
                                     cmocka_unit_test(two_switches),
                                     cmocka_unit_test(directions_that_share),
                                     cmocka_unit_test(several_at_once),
                                     cmocka_unit_test(a_probe_keeps_to_its_time),
                                     cmocka_unit_test(always_the_same)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
