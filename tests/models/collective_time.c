/* Seconds of a lone collective, reckoned by hand, and where its processes stand. */
#include "models/predict/collective_time.h"
#include "cmocka_test.h"
#include "models/fixture.h"

#include <math.h>

static double seconds_on(hscal_machine *machine, hscal_timed_collective which, int members, double bytes) {
  hscal_workspace *w = hscal__workspace_new();
  int node_of[64];
  double seconds = NAN;
  assert_non_null(w);
  assert_true(hscal__collective_places(machine, members, node_of) >= 0);
  assert_int_equal(hscal__collective_seconds(w, machine, which, members, 0, node_of, bytes, &seconds), 0);
  hscal__workspace_free(w);
  return seconds;
}

static void assert_takes(double found, double expected) {
  if (!(fabs(found / expected - 1) < 0.01)) fail_msg("%g s, not %g s", found, expected);
}

/* Binomial trees have log2 P rounds; SMPI's reduction goes straight into the root, whose link takes one after the other, and its allreduce
 * is that and a broadcast. */
static void as_smpi_does(void **state) {
  (void)state;
  const double latency_s = 100e-6, byte_s = 1e-9, large = 1 << 16;
  hscal_machine *machine = machine_of("8x1@10, lat 100us, bw 1GB, mpi smpi, ideal");
  assert_takes(seconds_on(machine, HSCAL_TIMED_BROADCAST, 2, 8), latency_s);
  assert_takes(seconds_on(machine, HSCAL_TIMED_BROADCAST, 4, 8), 2 * latency_s);
  assert_takes(seconds_on(machine, HSCAL_TIMED_BROADCAST, 8, 8), 3 * latency_s);
  assert_takes(seconds_on(machine, HSCAL_TIMED_BROADCAST, 2, large), latency_s + large * byte_s);
  assert_takes(seconds_on(machine, HSCAL_TIMED_REDUCE, 8, 8), latency_s);
  assert_takes(seconds_on(machine, HSCAL_TIMED_REDUCE, 8, large), latency_s + 7 * large * byte_s);
  assert_takes(seconds_on(machine, HSCAL_TIMED_ALLREDUCE, 8, 8),
               seconds_on(machine, HSCAL_TIMED_REDUCE, 8, 8) + seconds_on(machine, HSCAL_TIMED_BROADCAST, 8, 8));
  hscal_machine_free(machine);
}

/* Open MPI 4.0 cuts sums into segments of 1 KiB. Each costs the processors at both ends and is added: 5 us on a chain, of which 6 us pass until the
 * next one has the first; 3 us for each of six children of a binomial tree's root. */
static void every_segment_costs_its_overheads(void **state) {
  (void)state;
  const double us = 1e-6, segment = 1024;
  hscal_machine *machine = machine_of("64x1@10, lat 1us, bw 10GB, mpi openmpi-4.0, ideal");
  machine->layer[HSCAL_LAYER_NETWORK].send_overhead_s = machine->layer[HSCAL_LAYER_NETWORK].receive_overhead_s = 2 * us;
  machine->classes[0].reduce_bytes_per_s = segment / (1 * us);
  double chain_s = seconds_on(machine, HSCAL_TIMED_REDUCE, 40, 512 * segment),
         tree_s = seconds_on(machine, HSCAL_TIMED_REDUCE, 64, 100 * segment);
  print_message("chain %g, tree %g\n", chain_s, tree_s);
  assert_near(chain_s, (512 * 5 + 39 * 6) * us, 0.05);
  assert_near(tree_s, 100 * 6 * 3 * us, 0.1);
  hscal_machine_free(machine);
}

static void nodes_of_their_own(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("3x4@10");
  int node_of[16];
  assert_int_equal(hscal__collective_places(machine, 3, node_of), 1);
  assert_true(node_of[0] == 0 && node_of[1] == 1 && node_of[2] == 2);
  assert_int_equal(hscal__collective_places(machine, 8, node_of), 0);
  assert_true(node_of[3] == 0 && node_of[4] == 1 && node_of[7] == 1);
  assert_int_equal(hscal__collective_places(machine, 12, node_of), 0);
  assert_int_equal(node_of[11], 2);
  assert_int_equal(hscal__collective_places(machine, 16, node_of), -1);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(as_smpi_does),
                                     cmocka_unit_test(every_segment_costs_its_overheads),
                                     cmocka_unit_test(nodes_of_their_own)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
