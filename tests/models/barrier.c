/* Barriers by the tables of libraries: who sends to whom, as counted on the real ones; and what they take around a call. */
#include "base/status.h"
#include "cmocka_test.h"
#include "models/cost/barrier_times.h"
#include "models/random_case.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 70 };

/* ---- messages ----------------------------------------------------------------------------------------------- */

static hscal_barrier expand(const hscal_collectives *table, int members, int per_node) {
  hscal_barrier b = {0};
  int node_of[5000];
  for (int i = 0; i < members; i++) node_of[i] = i / per_node;
  assert_int_equal(hscal__barrier_expand(&b, table, members, node_of, members), 0);
  return b;
}

/* Counted on the real libraries (benchmarks/collectives). */
static void libraries_send_as_many_messages_as_counted(void **state) {
  (void)state;
  static const struct {
    const char *library;
    int members, per_node, messages;
  } facts[] = {{"openmpi-4.1", 2, 1, 2},    {"openmpi-4.1", 3, 1, 4},    {"openmpi-4.1", 7, 1, 12},
               {"openmpi-4.1", 8, 1, 24},   {"openmpi-4.1", 9, 1, 26},   {"openmpi-4.1", 24, 1, 80},
               {"openmpi-4.1", 33, 1, 162}, {"openmpi-4.1", 64, 1, 384}, {"mpich-4-flat", 3, 1, 6},
               {"mpich-4-flat", 8, 1, 24},  {"mpich-4", 7, 7, 27},       {"mpich-4", 8, 8, 31}};
  for (size_t i = 0; i < sizeof facts / sizeof *facts; i++) {
    hscal_barrier b = expand(hscal__collectives_named(facts[i].library), facts[i].members, facts[i].per_node);
    assert_int_equal(b.messages, facts[i].messages);
    hscal__barrier_free(&b);
  }
}

/* Nobody leaves who has not heard of all others. */
static void check_everyone_hears(const hscal_barrier *b, const char *name, int members) {
  static unsigned char knows[MOST][MOST], before[MOST][MOST];
  memset(knows, 0, sizeof knows);
  for (int i = 0; i < members; i++) knows[i][i] = 1;
  for (int r = 0, i = 0; r < b->rounds; r++) {
    memcpy(before, knows, sizeof knows);
    for (; i < b->round[r].end; i++) {
      const hscal_barrier_message *m = &b->message[i];
      assert_true(m->from != m->to);
      for (int k = 0; k < members; k++) knows[m->to][k] |= before[m->from][k];
    }
    if (r + 1 == b->release && memchr(knows[0], 0, (size_t)members))
      fail_msg("%s, %d members: rank 0 lets all go before all are there", name, members);
  }
  for (int i = 0; i < members; i++)
    if (memchr(knows[i], 0, (size_t)members)) fail_msg("%s, %d members: %d leaves too early", name, members, i);
}

static void nobody_leaves_before_all_are_there(void **state) {
  (void)state;
  const hscal_collectives *table;
  for (int t = 0; (table = hscal__collectives_number(t)); t++)
    for (int members = 2; members <= MOST; members++)
      for (int per_node = 1; per_node <= 4; per_node++) {
        hscal_barrier b = expand(table, members, per_node);
        check_everyone_hears(&b, table->name, members);
        hscal__barrier_free(&b);
      }
}

/* Open MPI 4.1 has trees from 256 to 511 members on, which are too many to look at each pair. */
static void trees_go_up_and_down(void **state) {
  (void)state;
  const hscal_collectives *table = hscal__collectives_named("openmpi-4.1");
  hscal_barrier b = expand(table, 300, 1);
  assert_int_equal(b.messages, 2 * 299);
  assert_int_equal(b.rounds, 18);
  assert_int_equal(b.release, 9);
  assert_int_equal(b.message[0].to, 0);
  assert_int_equal(b.message[299].from, 0);
  assert_int_equal(b.message[299].to, 256);
  hscal__barrier_free(&b);
}

/* A machine file's rows from before there were barriers. */
static void without_rows_it_is_linear(void **state) {
  (void)state;
  static const hscal_collective_row rows[] = {
      {HSCAL_COLLECTIVE_BROADCAST, 1 << 30, INFINITY, HSCAL_ROW_EITHER, HSCAL_ROW_EITHER, HSCAL_ALGORITHM_CHAIN, 0, 0}};
  const hscal_collectives table = {.rows = rows, .nrows = 1};
  hscal_barrier b = expand(&table, 6, 2);
  assert_int_equal(b.rounds, 2);
  assert_int_equal(b.messages, 10);
  hscal__barrier_free(&b);
}

/* ---- times -------------------------------------------------------------------------------------------------- */

static const double us = 1e-6;

static bench *bench_with(const char *machine, const char *nodes, const char *library) {
  bench *b = bench_open(machine, nodes);
  b->machine->collectives = hscal__collectives_named(library);
  bench_set_costs(b);
  return b;
}

/* Empty messages of 10 us: a call of nothing takes what the second barrier does. */
static void what_an_empty_call_takes(void **state) {
  (void)state;
  static const struct {
    const char *library, *nodes;
    double seconds;
  } cases[] = {
      {"smpi", "012345678", 20},       /* the others begin 10 us later than process 0, which then has to hear of them */
      {"openmpi-4.1", "01234", 20},    /* linear */
      {"openmpi-4.1", "01234567", 30}, /* three exchanges, which all leave at once */
      {"mpich-4-flat", "012345678", 40}, /* 9 members: four rounds */
      {"mpich-4", "00112233", 22}, /* the others of a node begin 1 us after its leader; 1 us to it, 20 among leaders */
      {"mpich-4", "0000", 3},      /* 3 begins 2 us later than 0, told by 2; 1 us to 0 */
      {"openmpi-5.0", "00112233",
       22}, /* other nodes begin 10 us later; 1 us on them, 10 to the first leader, 1 on its node */
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    bench *b = bench_with("9x4@1, lat 10us, bw 1000GB, nodelat 1us, nodebw 1000GB, envelope 0B, late 0, ideal",
                          cases[i].nodes, cases[i].library);
    double seconds = seconds_of(b);
    if (fabs(seconds - cases[i].seconds * us) > 1e-10)
      fail_msg("%s on %s: %g us, expected %g", cases[i].library, cases[i].nodes, seconds / us, cases[i].seconds);
    bench_close(b);
  }
}

/* Rank 8 of 9 comes in by rank 0, whose exchanges wait for it, and leaves by it: 0 waits until the message is there (MPI_Ssend). */
static void who_is_beyond_a_power_of_two_is_told_last(void **state) {
  (void)state;
  bench *b = bench_with("9x1@1, lat 10us, bw 1000GB, envelope 0B, late 0, ideal", "012345678", "openmpi-4.1");
  const hscal_costs *costs = &b->workspace->costs;
  assert_near(costs->begin_s[8], costs->begin_s[0], 1e-12);
  assert_near(costs->begin_s[0] - costs->begin_s[1], 10 * us, 1e-9);
  assert_near(costs->end_s[0], 10 * us, 1e-9); /* only the message to 8 */
  assert_near(costs->end_s[8], 20 * us, 1e-9); /* into 0, and back */
  assert_near(costs->end_s[7], 40 * us, 1e-9); /* three exchanges before */
  bench_close(b);
}

/* What is kept from one placement to the next is used for the same messages on the same links only. */
static void times_are_those_of_the_placement(void **state) {
  (void)state;
  hscal_workspace *w = hscal__workspace_new();
  hscal_machine *machine = machine_of("9x2@1 + 9x2@2, lat 10us, bw 1000GB, nodelat 1us, envelope 0B, late 0, ideal");
  static const struct {
    const char *library;
    double link_s; /* longer than the first one's: the link of the second class */
    int members, per_node;
    double last_end_us;
  } cases[] = {{"openmpi-4.1", 0, 8, 1, 30},   {"openmpi-4.1", 0, 8, 1, 30},       {"openmpi-4.1", 0, 16, 1, 40},
               {"mpich-4-flat", 0, 16, 1, 10}, {"openmpi-4.1", 20e-6, 16, 1, 140}, {"openmpi-4.1", 0, 16, 1, 40},
               {"openmpi-4.1", 0, 16, 2, 31},  {"openmpi-4.1", 0, 16, 1, 40},      {"smpi", 0, 16, 1, 10}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    int node_of[MOST_PROCESSES];
    for (int p = 0; p < cases[i].members; p++) node_of[p] = p / cases[i].per_node;
    hscal_placement placement = {machine, node_of};
    machine->collectives = hscal__collectives_named(cases[i].library);
    machine->classes[1].link_latency_s = machine->classes[0].link_latency_s + cases[i].link_s;
    assert_int_equal(hscal__costs_set(&w->costs, &placement, cases[i].members, hscal__routine_find("pdgemm")), 0);
    double end_us = w->costs.end_s[cases[i].members - 1] / us;
    if (fabs(end_us - cases[i].last_end_us) > 1e-3)
      fail_msg("case %zu: %g us, not %g", i, end_us, cases[i].last_end_us);
  }
  machine->collectives = hscal__collectives_named("openmpi-4.1");
  for (int longer = 1; longer <= 2; longer++) {
    int node_of[] = {0, 1, 2, 3, 4, 5, 6, 7};
    hscal_placement placement = {machine, node_of};
    machine->classes[0].link_latency_s = longer * 5 * us;
    assert_int_equal(hscal__costs_set(&w->costs, &placement, 8, hscal__routine_find("pdgemm")), 0);
    assert_near(w->costs.end_s[7], longer * 30 * us, 1e-6);
  }
  hscal_machine_free(machine);
  hscal__workspace_free(w);
}

/* When process 0 leaves a barrier to which all come at entry_s, message by message. */
static double leave_0(const hscal_costs *costs, double *time_s) {
  const hscal_barrier *b = &costs->barrier;
  double before_s[MOST_PROCESSES];
  for (int r = 0, i = 0; r < b->rounds; r++) {
    memcpy(before_s, time_s, (size_t)costs->nprocs * sizeof *time_s);
    for (; i < b->round[r].end; i++) {
      const hscal_barrier_message *m = &b->message[i];
      hscal_route route = hscal__costs_route(costs, m->from, m->to, b->round[r].bytes);
      int late = costs->layer[route.layer].layer->late_receiver;
      double sent_s = late ? fmax(before_s[m->from], before_s[m->to]) : before_s[m->from];
      double there_s = sent_s + route.latency_s + route.transfer_s;
      time_s[m->to] = fmax(time_s[m->to], there_s);
      if (b->round[r].is_synchronous) time_s[m->from] = fmax(time_s[m->from], there_s);
    }
  }
  return time_s[0];
}

static void check_end(const hscal_costs *costs, const char *name) {
  double time_s[MOST_PROCESSES], end_s = 0;
  for (int p = 0; p < costs->nprocs; p++) {
    time_s[p] = random_int(0, 1000) * us;
    end_s = fmax(end_s, time_s[p] + costs->end_s[p]);
    double ahead_s = costs->begin_s[0] - costs->begin_s[p] - costs->end_s[p];
    if (ahead_s > hscal__head_start_s(hscal__head_start_each_s(costs->machine), costs->nprocs) + 1e-15)
      fail_msg("%s, %d processes: %d is %g us ahead of process 0", name, costs->nprocs, p, ahead_s / us);
  }
  double left_s = leave_0(costs, time_s);
  if (fabs(left_s - end_s) > 1e-12) fail_msg("%s, %d processes: %g s, not %g", name, costs->nprocs, end_s, left_s);
}

/* What is looked up from the end is what going through the messages finds, on nodes of different kinds. */
static void both_ways_through_a_barrier_agree(void **state) {
  (void)state;
  const hscal_collectives *table;
  hscal_workspace *w = hscal__workspace_new();
  random_seed(31);
  for (int i = 0; i < TEST_MACHINES; i++) {
    hscal_machine *machine = machine_of(test_machines[i]);
    for (int c = 0; c < machine->nclasses; c++) machine->classes[c].link_latency_s = c * 30 * us;
    for (int t = 0; (table = hscal__collectives_number(t)); t++)
      for (int members = 1; members <= 40; members++) {
        int node_of[MOST_PROCESSES];
        for (int p = 0; p < members; p++) node_of[p] = random_int(0, machine->nnodes - 1);
        hscal_placement placement = {machine, node_of};
        machine->collectives = table;
        assert_int_equal(hscal__costs_set(&w->costs, &placement, members, hscal__routine_find("pdgemm")), 0);
        check_end(&w->costs, table->name);
      }
    hscal_machine_free(machine);
  }
  hscal__workspace_free(w);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(libraries_send_as_many_messages_as_counted),
                                     cmocka_unit_test(nobody_leaves_before_all_are_there),
                                     cmocka_unit_test(trees_go_up_and_down),
                                     cmocka_unit_test(without_rows_it_is_linear),
                                     cmocka_unit_test(what_an_empty_call_takes),
                                     cmocka_unit_test(who_is_beyond_a_power_of_two_is_told_last),
                                     cmocka_unit_test(times_are_those_of_the_placement),
                                     cmocka_unit_test(both_ways_through_a_barrier_agree)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
