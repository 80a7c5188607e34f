/* The published estimator, rule by rule, against sums by hand. */
#include "models/published/published.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "machine/machine.h"
#include "model_text.h"
#include "models/published/mapping.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Three nodes of two processors, 1 Gflop/s each; a message takes 1 ms and 1 us a byte between nodes, 1 us and 1 ns within. */
static const char machine_text[] = "3x2@1, half 0, lat 1ms, bw 1MB, ideal";

/* A unit is 1000^3 multiplications and additions at 1 Gflop/s: 2 s. A link is 1000 bytes. */
static const char before[] =
    "algorithm m(int p) { coord I=p; bench gemm(1000, 1000, 1000); node { I>=0: bench*(I+1); };\n"
    "link (K=p) { I!=K: length*1000 [I]->[K]; }; scheme { int i, j;\n";

static double estimate(const char *scheme, const char *estimator, int processes) {
  char text[2048], value[16];
  const char *const values[] = {value, NULL};
  hscal_text_model *model;
  hscal_machine *machine = NULL;
  hscal_published_rules rules;
  double seconds;
  int is_open, nprow, npcol, *node_of = calloc((size_t)processes, sizeof *node_of);
  snprintf(text, sizeof text, "%s%s\n}; };", before, scheme);
  snprintf(value, sizeof value, "p=%d", processes);
  assert_non_null(node_of);
  assert_int_equal(read_model(text, values, &model), 0);
  assert_int_equal(hscal__text_model_finish(model, &is_open, &nprow, &npcol), 0);
  hscal_call call = hscal__text_model_call(model);
  hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
  assert_int_equal(hscal_machine_load(machine_text, &machine), 0);
  hscal__place_in_order(machine, processes, node_of);
  hscal_placement placement = {machine, node_of};
  assert_int_equal(hscal__published_read(estimator, &rules), 0);
  int status = hscal__published_s(&call, &layout, &placement, &rules, &seconds);
  if (status) fail_msg("%s: %s", scheme, hscal_last_error());
  hscal_machine_free(machine);
  hscal__text_model_free(model);
  free(node_of);
  return seconds;
}

/* Processes 0 and 1 are on the first node, 2 and 3 on the second, 4 and 5 on the third. */
static void expect(const char *scheme, const char *estimator, int processes, double seconds) {
  double estimated = estimate(scheme, estimator, processes);
  if (fabs(estimated / seconds - 1) > 1e-3) fail_msg("%s (%s): %g, not %g", scheme, estimator, estimated, seconds);
}

static const double far_s = 1e-3 + 1e-3; /* 1000 bytes to another node */

static void one_thing_after_the_other_adds_up(void **state) {
  (void)state;
  expect("100 %% [0];", "published", 6, 2);
  expect("50 %% [0]; 100 %% [1];", "published", 6, 1 + 4);
  expect("100 %% [0]->[2]; 100 %% [0]->[4];", "published", 6, 2 * far_s);
  expect("for (i = 0; i < 3; i++) 100 %% [0];", "published", 6, 6);
}

/* The latency is that of each message, not of the whole link. */
static void messages_are_timed_at_their_own_size(void **state) {
  (void)state;
  expect("for (i = 0; i < 10; i++) 10 %% [0]->[2];", "published", 6, 10 * (1e-3 + 0.1e-3));
}

static void computations_of_a_par_share_processors(void **state) {
  (void)state;
  expect("par (i = 0; i < p; i++) 100 %% [i];", "published", 6, 12); /* one on each processor: the longest */
  expect("par (i = 0; i < 2; i++) 100 %% [i];", "published", 6, 4);
  expect("par (i = 0; i < p; i++) 100 %% [i];", "published", 12, 24 + 22); /* 4 on each node's 2: 10 and 11 of them */
}

/* What a process does several times in a par is one thing; a par in a par is part of it. */
static void a_par_is_flat(void **state) {
  (void)state;
  expect("par (i = 0; i < 4; i++) 25 %% [0];", "published", 6, 2);
  expect("par (i = 0; i < 2; i++) par (j = 0; j < 2; j++) 50 %% [i];", "published", 6, 4);
}

static void transfers_go_by_patterns(void **state) {
  const char *broadcast = "par (i = 2; i < 6; i++) 100 %% [0]->[i];",
             *gather = "par (i = 2; i < 6; i++) 100 %% [i]->[0];",
             *ring = "par (i = 0; i < p; i += 2) 100 %% [i]->[(i+2)%p];";
  (void)state;
  expect(broadcast, "published", 6, far_s);
  expect(broadcast, "published:0.25,0.5", 6, 0.25 * far_s + 0.75 * 4 * far_s);
  expect(gather, "published:0.25,0.5", 6, 0.5 * far_s + 0.5 * 4 * far_s);
  expect(ring, "published:0.25,0.5", 6, far_s);
  expect(ring, "published:serial", 6, 3 * far_s);
}

/* All within a node: one after the other, at its own speed. */
static void a_node_is_a_serial_layer(void **state) {
  (void)state;
  double once = estimate("100 %% [0]->[1];", "published", 6);
  assert_true(once < far_s / 100);
  expect("par (i = 0; i < 2; i++) 100 %% [i]->[1-i];", "published", 6, 2 * once);
}

static void computing_hides_transfers(void **state) {
  (void)state;
  expect("par (i = 0; i < 2; i++) if (i) 100 %% [0]; else 100 %% [2]->[4];", "published", 6, 2);
}

/* ---- mapping ---------------------------------------------------------------------------------------------------- */

/* The nodes of p processes of the scheme on a machine. */
static int map(const char *scheme, const char *machine_words, int processes, int *node_of) {
  char text[2048], value[16];
  const char *const values[] = {value, NULL};
  hscal_text_model *model;
  hscal_machine *machine = NULL;
  hscal_published_rules rules;
  int is_open, nprow, npcol;
  snprintf(text, sizeof text, "%s%s\n}; };", before, scheme);
  snprintf(value, sizeof value, "p=%d", processes);
  assert_int_equal(read_model(text, values, &model), 0);
  assert_int_equal(hscal__text_model_finish(model, &is_open, &nprow, &npcol), 0);
  hscal_call call = hscal__text_model_call(model);
  hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
  assert_int_equal(hscal_machine_load(machine_words, &machine), 0);
  assert_int_equal(hscal__published_read("published", &rules), 0);
  int status = hscal__published_map(&call, &layout, machine, &rules, node_of);
  hscal_machine_free(machine);
  hscal__text_model_free(model);
  return status;
}

/* Process 3 has most to do, then 2, then 1; 0, the parent, is on the first node, whatever that is. */
static void the_most_loaded_come_to_the_fastest_nodes(void **state) {
  int node_of[4];
  (void)state;
  assert_int_equal(
      map("par (i = 0; i < p; i++) 100 %% [i];", "1x1@1 + 1x1@2 + 1x1@4 + 1x1@3, half 0, ideal", 4, node_of), 0);
  assert_int_equal(node_of[0], 0);
  assert_int_equal(node_of[3], 2);
  assert_int_equal(node_of[2], 3);
  assert_int_equal(node_of[1], 1);
}

/* What has to be told from process to process stays within a node where that costs more than it gains. */
static void talk_keeps_processes_together(void **state) {
  int node_of[2];
  (void)state;
  assert_int_equal(map("for (i = 0; i < 100000; i++) 100 %% [0]->[1]; par (i = 0; i < p; i++) 1 %% [i];",
                       "1x2@1 + 1x2@2, half 0, lat 1ms, bw 1MB, ideal", 2, node_of),
                   0);
  assert_int_equal(node_of[1], 0);
}

static void nodes_hold_no_more_than_they_may(void **state) {
  int node_of[3];
  (void)state;
  assert_int_equal(map("100 %% [0];", "2x1@1, half 0, ideal", 3, node_of), HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "the 2 nodes of the machine do not hold 3 processes"));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(one_thing_after_the_other_adds_up),
                                     cmocka_unit_test(messages_are_timed_at_their_own_size),
                                     cmocka_unit_test(computations_of_a_par_share_processors),
                                     cmocka_unit_test(a_par_is_flat),
                                     cmocka_unit_test(transfers_go_by_patterns),
                                     cmocka_unit_test(a_node_is_a_serial_layer),
                                     cmocka_unit_test(computing_hides_transfers),
                                     cmocka_unit_test(the_most_loaded_come_to_the_fastest_nodes),
                                     cmocka_unit_test(talk_keeps_processes_together),
                                     cmocka_unit_test(nodes_hold_no_more_than_they_may)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
