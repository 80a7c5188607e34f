/* Messages between switches, and over links whose directions share: what they take alone, how they share, and that bounds and the cheap
 * clock know of it. */
#include "base/status.h"
#include "cmocka_test.h"
#include "models/clock/dataflow.h"
#include "models/random_case.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Nodes 0 and 1 are behind one switch, 2 and 3 behind the other: 5 us from one to the other, on top of 10. */
#define LINE "lat 10us, bw 1MB, envelope 0B, rendezvous never, switches 2, switchlat 5us, ideal"
/* One switch. */
#define ONE_LINE "lat 10us, bw 1MB, envelope 0B, rendezvous never, ideal"
static const double us = 1e-6;

static void expect(bench *bench, double seconds) {
  assert_near(seconds_of(bench), seconds, 1e-12);
  bench_close(bench);
}

static void messages_behind_one_switch_are_as_ever(void **state) {
  (void)state;
  bench *b = bench_open("4x1@1, " LINE ", switchbw 0.1MB", "01");
  transfer(b, 0, 1, 100);
  expect(b, (10 + 10 + 100 + 10) * us);
}

static void messages_between_switches_take_longer(void **state) {
  (void)state;
  bench *b = bench_open("4x1@1, " LINE, "02");
  transfer(b, 0, 1, 100);
  expect(b, (15 + 15 + 100 + 15) * us);
  b = bench_open("4x1@1, " LINE ", switchbw 0.5MB", "02"); /* thinner than the nodes' links */
  transfer(b, 0, 1, 100);
  expect(b, (15 + 15 + 200 + 15) * us);
}

static void a_lone_message_has_a_rate_of_its_own(void **state) {
  (void)state;
  bench *b = bench_open("4x1@1, " LINE, "02");
  b->machine->switches.bytes_per_s = 0.25e6;
  bench_set_costs(b);
  transfer(b, 0, 1, 100);
  expect(b, (15 + 15 + 400 + 15) * us);
}

static void messages_share_the_uplink(void **state) {
  (void)state;
  bench *b = bench_open("4x1@1, " LINE ", switchbw 1MB", "0123");
  transfer(b, 0, 2, 500); /* both at half the rate, though of different nodes; process 2 posts at 15, 3 too */
  transfer(b, 1, 3, 500);
  expect(b, (15 + 15 + 1000 + 15) * us);
}

static void an_uplink_has_two_directions(void **state) {
  (void)state;
  bench *b = bench_open("4x1@1, " LINE ", switchbw 1MB", "0123");
  transfer(b, 0, 2, 500);
  transfer(b, 3, 1, 500);
  expect(b, (15 + 15 + 500 + 15) * us);
}

/* Two messages into node 2 have half its link each; a third one up the same uplink gets what they leave of it. */
static void a_message_gets_what_others_leave_of_the_uplink(void **state) {
  (void)state;
  bench *b = bench_open("4x2@1, " LINE ", switchbw 1.8MB", "001223");
  transfer(b, 0, 3, 600);
  transfer(b, 1, 4, 600);
  transfer(b, 2, 5, 800); /* 0.8 MB/s */
  work(b, 5, 3000 * us);
  expect(b, (15 + 15 + 1000 + 3000 + 15) * us);
}

/* ---- links whose directions share ------------------------------------------------------------------------------- */

static void messages_that_cross_share_the_link(void **state) {
  (void)state;
  bench *b = bench_open("2x2@1, " ONE_LINE ", bothbw 1MB", "0101");
  transfer(b, 0, 1, 500); /* 2 to 3 the other way: both at half the rate */
  transfer(b, 3, 2, 500);
  expect(b, (10 + 10 + 1000 + 10) * us);
  b = bench_open("2x2@1, " ONE_LINE ", bothbw 1.6MB", "0101");
  transfer(b, 0, 1, 500); /* 0.8 MB/s each */
  transfer(b, 3, 2, 500);
  expect(b, (10 + 10 + 625 + 10) * us);
}

static void directions_that_are_apart_do_not_share(void **state) {
  (void)state;
  const char *const machines[] = {"2x2@1, " ONE_LINE, "2x2@1, " ONE_LINE ", bothbw 2MB"};
  for (int i = 0; i < 2; i++) {
    bench *b = bench_open(machines[i], "0101");
    transfer(b, 0, 1, 500);
    transfer(b, 3, 2, 500);
    expect(b, (10 + 10 + 500 + 10) * us);
  }
}

static void a_message_alone_has_all_of_its_direction(void **state) {
  (void)state;
  bench *b = bench_open("2x1@1, " ONE_LINE ", bothbw 1.2MB", "01");
  transfer(b, 0, 1, 500);
  expect(b, (10 + 10 + 500 + 10) * us);
}

/* ---- max-min fairness, worked out another way ------------------------------------------------------------------ */

enum { NODES = 6, SWITCHES = 3, FLOWS = 12, MOST_PASSED = 6, LINKS = 3 * NODES + 2 * SWITCHES };
static const double node_rate = 1e6;

typedef struct fluid {
  int from, to; /* nodes */
  double left, rate;
  int fixed;
} fluid;

/* The links that a message passes: node and switch, up and down, and of nodes both directions. */
static int links_of(const fluid *f, int links[MOST_PASSED]) {
  int a = f->from / (NODES / SWITCHES), b = f->to / (NODES / SWITCHES), count = 0;
  links[count++] = f->from;
  links[count++] = NODES + f->to;
  links[count++] = 2 * NODES + f->from;
  links[count++] = 2 * NODES + f->to;
  if (a == b) return count;
  links[count++] = 3 * NODES + a;
  links[count++] = 3 * NODES + SWITCHES + b;
  return count;
}

/* Fills all links at the same pace: what is first full fixes the rates of its messages. */
static void fill(fluid *flow, int count, double both_rate, double uplink_rate) {
  double left[LINKS];
  for (int l = 0; l < LINKS; l++) left[l] = l < 2 * NODES ? node_rate : l < 3 * NODES ? both_rate : uplink_rate;
  for (int i = 0; i < count; i++) flow[i].fixed = !(flow[i].left > 0), flow[i].rate = 0;
  for (;;) {
    int open[LINKS] = {0}, links[MOST_PASSED], full = -1;
    for (int i = 0; i < count; i++)
      for (int l = links_of(&flow[i], links) - 1; l >= 0 && !flow[i].fixed; l--) open[links[l]]++;
    for (int l = 0; l < LINKS; l++)
      if (open[l] && (full < 0 || left[l] / open[l] < left[full] / open[full])) full = l;
    if (full < 0) return;
    double rate = left[full] / open[full];
    for (int i = 0; i < count; i++) {
      int passes = 0, n = links_of(&flow[i], links);
      for (int l = 0; l < n; l++) passes |= links[l] == full;
      if (flow[i].fixed || !passes) continue;
      flow[i].fixed = 1, flow[i].rate = rate;
      for (int l = 0; l < n; l++) left[links[l]] -= rate;
    }
  }
}

/* When the last of them has arrived. */
static double drained_s(fluid *flow, int count, double both_rate, double uplink_rate) {
  for (double now_s = 0;;) {
    double next_s = INFINITY;
    fill(flow, count, both_rate, uplink_rate);
    for (int i = 0; i < count; i++)
      if (flow[i].left > 0) next_s = fmin(next_s, flow[i].left / flow[i].rate);
    if (isinf(next_s)) return now_s;
    for (int i = 0; i < count; i++) {
      flow[i].left -= next_s * flow[i].rate;
      if (flow[i].left < 1e-6) flow[i].left = 0;
    }
    now_s += next_s;
  }
}

static void shares_are_max_min_fair(void **state) {
  (void)state;
  random_seed(7);
  for (int i = 0; i < 1000; i++) {
    char text[200], nodes[2 * FLOWS + 1] = "";
    int count = random_int(2, FLOWS), uplink = random_int(3, 30), both = random_int(10, 20);
    fluid flow[FLOWS];
    for (int f = 0; f < count; f++) {
      flow[f] = (fluid){.from = random_int(0, NODES - 1), .left = random_int(100, 2000)};
      flow[f].to = (flow[f].from + random_int(1, NODES - 1)) % NODES;
      sprintf(nodes + 2 * f, "%d%d", flow[f].from, flow[f].to);
    }
    snprintf(text, sizeof text,
             "6x24@1, lat 0us, bw 1MB, bothbw %.1fMB, nodelat 0us, envelope 0B, rendezvous never, switches 3, "
             "switchlat 0us, switchbw %.1fMB, ideal",
             both / 10.0, uplink / 10.0);
    bench *b = bench_open(text, nodes);
    for (int f = 0; f < count; f++) transfer(b, 2 * f, 2 * f + 1, flow[f].left);
    assert_near(seconds_of(b), drained_s(flow, count, both * 1e5, uplink * 1e5), 1e-7);
    bench_close(b);
  }
}

/* ---- whole routines -------------------------------------------------------------------------------------------- */

static double timed(hscal_workspace *w, const hscal_machine *machine, const random_case *c, hscal_effort effort) {
  hscal_placement placement = {machine, c->node_of};
  double seconds = NAN;
  if (hscal__timeof_in(w, &c->call, &c->layout, &placement, effort, &seconds)) fail_msg("%s", hscal_last_error());
  return seconds;
}

/* Machines of which a few messages, or most of them, meet at an uplink or in a link. */
static const char *const machines[] = {
    "8x1@10, lat 20us, bw 1GB, switches 2, switchlat 20us, ideal",
    "4x1@10 + 4x1@30, lat 5us, bw 1GB, switches 4, switchlat 50us, switchbw 0.5GB, ideal",
    "6x4@10, lat 20us, bw 1GB, switches 3, switchlat 20us, switchbw 1.5GB, late 0, ideal",
    "8x1@10, lat 20us, bw 1GB, bothbw 1.1GB, ideal",
    "4x4@10, lat 20us, bw 1GB, bothbw 1GB, late 0, ideal",
    "9x1@5, bw 100MB, switches 3, switchlat 1us, switchbw 20MB, rendezvous never, ideal"};
enum { MACHINES = sizeof machines / sizeof machines[0] };

static void no_bound_exceeds_the_clock(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  random_seed(21);
  for (int i = 0; i < MACHINES; i++) {
    hscal_machine *machine = machine_of(machines[i]);
    for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
      random_case c = random_routine(machine, &hscal__routines[r], 200);
      double bound_s = timed(w, machine, &c, HSCAL_EFFORT_ESTIMATE), clock_s = timed(w, machine, &c, HSCAL_EFFORT_FULL);
      if (bound_s > clock_s * (1 + 1e-9))
        fail_msg("%s on %s: bound %g, clock %g", c.call.routine->name, machines[i], bound_s, clock_s);
    }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
}

/* Switches that add nothing change nothing. Others cost time; that a call gets a little faster happens as it does with slower links:
 * a message that comes later is out of others' way. */
static void switches_do_not_help(void **state) {
  (void)state;
  enum { CASES = 60 };
  double sum = 0;
  hscal_workspace *w = hscal__workspace_new();
  hscal_machine *bare = machine_of("8x1@10, lat 20us, bw 1GB, ideal"),
                *idle = machine_of("8x1@10, lat 20us, bw 1GB, switches 2, switchlat 0us, switchbw 4GB, ideal"),
                *slow = machine_of("8x1@10, lat 20us, bw 1GB, switches 2, switchlat 50us, switchbw 0.3GB, ideal");
  random_seed(5);
  for (int i = 0; i < CASES; i++) {
    random_case c = random_square(bare, 2);
    for (hscal_effort effort = HSCAL_EFFORT_MODEL; effort <= HSCAL_EFFORT_FULL; effort++) {
      double seconds = timed(w, bare, &c, effort);
      assert_true(timed(w, idle, &c, effort) == seconds);
      double ratio = timed(w, slow, &c, effort) / seconds;
      assert_true(ratio > 0.95);
      sum += ratio / (2 * CASES);
    }
  }
  hscal_machine_free(bare);
  hscal_machine_free(idle);
  hscal_machine_free(slow);
  hscal__workspace_free(w);
  assert_true(sum > 1.05);
}

/* The clock without queues serves where no uplink can be felt, and there it gives the same answer. */
static void the_cheap_clock_serves_where_uplinks_are_wide(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  hscal_machine *wide = machine_of("8x1@10, lat 20us, bw 1GB, switches 2, switchlat 50us, switchbw 4GB, ideal"),
                *thin = machine_of("8x1@10, lat 20us, bw 1GB, switches 2, switchlat 50us, switchbw 3.9GB, ideal");
  random_seed(9);
  for (int i = 0; i < 40; i++) {
    random_case c = random_square(wide, 2);
    if (hscal__layout_processes(&c.layout) < 8) continue;
    for (int p = 0; p < 8; p++) c.node_of[p] = p; /* all of them: four links on each uplink */
    double full_s = timed(w, wide, &c, HSCAL_EFFORT_FULL);
    hscal_placement placement = {wide, c.node_of};
    assert_int_equal(hscal__costs_set(&w->costs, &placement, 8, c.call.routine), 0);
    assert_true(hscal__dataflow_suffices(&w->costs));
    assert_near(timed(w, wide, &c, HSCAL_EFFORT_MODEL), full_s, 0.02);
    placement.machine = thin;
    assert_int_equal(hscal__costs_set(&w->costs, &placement, 8, c.call.routine), 0);
    assert_false(hscal__dataflow_suffices(&w->costs));
  }
  hscal_machine_free(wide);
  hscal_machine_free(thin);
  hscal__workspace_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(messages_behind_one_switch_are_as_ever),
                                     cmocka_unit_test(messages_between_switches_take_longer),
                                     cmocka_unit_test(a_lone_message_has_a_rate_of_its_own),
                                     cmocka_unit_test(messages_share_the_uplink),
                                     cmocka_unit_test(an_uplink_has_two_directions),
                                     cmocka_unit_test(a_message_gets_what_others_leave_of_the_uplink),
                                     cmocka_unit_test(messages_that_cross_share_the_link),
                                     cmocka_unit_test(directions_that_are_apart_do_not_share),
                                     cmocka_unit_test(a_message_alone_has_all_of_its_direction),
                                     cmocka_unit_test(shares_are_max_min_fair),
                                     cmocka_unit_test(no_bound_exceeds_the_clock),
                                     cmocka_unit_test(switches_do_not_help),
                                     cmocka_unit_test(the_cheap_clock_serves_where_uplinks_are_wide)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
