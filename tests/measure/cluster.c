/* From what nodes measured to a machine: choice of shapes, statistics, grouping, assumptions. No MPI. */
#include "measure/cluster.h"
#include "cmocka_test.h"
#include "machine/check.h"
#include "machine/same.h"
#include "machine/with_threads.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static hscal_shapes first_shapes(void) {
  const hscal_shape_limits limits = {10e9, 5, 1e9};
  hscal_shapes shapes;
  double largest_flops;
  hscal__shapes_first(&limits, &shapes, &largest_flops);
  return shapes;
}

static hscal_node_record record_of(const char *host, int processors, double speed, const char *fingerprint) {
  hscal_node_record record = {.processors = processors, .processes = processors, .memory_bytes = 8e9};
  record.copy_bytes_per_s = speed / 10;
  snprintf(record.host, sizeof record.host, "%s", host);
  snprintf(record.fingerprint, sizeof record.fingerprint, "%s", fingerprint);
  for (int i = 0; i < HSCAL_MOST_SHAPES; i++) record.flops_per_s[i] = speed * (1 + 0.01 * i);
  return record;
}

/* Records whose tall products run at 1/longer of the speed of others, and wide ones as fast. */
static void thin_products_tell_what_packing_takes(void **state) {
  (void)state;
  hscal_shapes shapes = first_shapes();
  hscal_node_record record = record_of("a", 1, 10e9, "x");
  const double longer = 1.2;
  int tall = 0, wide = 0;
  for (int i = 0; i < shapes.count; i++) {
    const hscal_shape *shape = &shapes.shape[i];
    record.flops_per_s[i] = hscal__shape_is_thin(shape) && shape->m > shape->n ? 10e9 / longer : 10e9;
    tall += hscal__shape_is_thin(shape) && shape->m > shape->n,
        wide += hscal__shape_is_thin(shape) && shape->m < shape->n;
  }
  record.single_row_bytes_per_s = 1.5e9;
  const hscal_network_record messages = {.layer[HSCAL_LAYER_NODE] = {2, {8, 1e6}, {10e-6, 1010e-6}, 4096, 0}};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, &record, 1, &messages, &machine), 0);
  const hscal_node_class *node = &machine->classes[0];
  /* Of 2048 x 64 x k: 64 k (2112 - 2 sqrt(2048 * 64)) / 64 elements more, in a fifth of 2 * 2048 * 64 k operations. */
  double bytes = 8 * (2112 - 2 * sqrt(2048 * 64.0)), seconds = (longer - 1) * 2 * 2048 * 64 / 10e9;
  assert_true(tall == 2 && wide == 2);
  assert_true(fabs(node->tall_bytes_per_s / (bytes / seconds) - 1) < 1e-3 && node->wide_bytes_per_s == 0);
  assert_true(node->row_bytes_per_s == 1.5e9);
  for (int s = 0; s < node->nspeeds; s++) /* thin ones are no points of the curve */
    for (int p = 0; p < node->speeds[s].npoints && node->speeds[s].kernel == HSCAL_KERNEL_GEMM; p++)
      assert_int_equal(node->speeds[s].points[p].m, node->speeds[s].points[p].n);
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static const hscal_message_record network = {2, {8, 1e6}, {10e-6, 1010e-6}, 4096, 0};

static void nodes_that_are_alike_share_a_class(void **state) {
  (void)state;
  hscal_shapes shapes = first_shapes();
  hscal_node_record records[] = {record_of("a", 2, 10e9, "x"),   record_of("b", 2, 20e9, "x"),
                                 record_of("c", 2, 10.5e9, "x"), record_of("d", 4, 10e9, "x"),
                                 record_of("e", 2, 10e9, "y"),   record_of("f", 2, 9.8e9, "x")};
  records[2].memory_bytes = 7e9;
  for (int i = 0; i < 6; i++) records[i].link_bytes_per_s = 1e9;
  const hscal_network_record messages = {.layer[HSCAL_LAYER_NETWORK] = network};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 6, &messages, &machine), 0);
  if (hscal__machine_check(machine)) fail_msg("%s", hscal_last_error());
  static const char *const names[] = {"a", "c", "f", "b", "d", "e"};
  static const int classes[] = {0, 0, 0, 1, 2, 3};
  assert_int_equal(machine->nclasses, 4);
  for (int i = 0; i < 6; i++) {
    assert_string_equal(machine->node_name[i], names[i]);
    assert_int_equal(machine->class_of[i], classes[i]);
  }
  assert_true(machine->classes[0].speeds[0].points[0].flops_per_s == 10e9); /* median of 10, 10.5 and 9.8 */
  assert_true(machine->classes[0].memory_bytes == 7e9);                     /* what every one of them has */
  assert_int_equal(machine->classes[2].processors, 4);
  assert_int_equal(machine->classes[0].nspeeds, 62); /* four types of thirteen kernels and gemm, two of three */
  assert_true(fabs(machine->classes[0].link_bytes_per_s / 1e9 - 1) < 1e-3); /* 1 MB in 1 ms */
  assert_true(machine->layer[HSCAL_LAYER_NETWORK].rendezvous_bytes == 4096);
  assert_non_null(strstr(machine->notes, "Messages within a node are assumed"));
  assert_null(strstr(machine->notes, "Messages between nodes are assumed"));
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static void one_node_assumes_a_network_and_says_who_measured(void **state) {
  (void)state;
  hscal_shapes shapes = first_shapes();
  hscal_node_record record = record_of("alone", 8, 10e9, "x");
  record.processes = 1;
  const hscal_network_record messages = {.layer[HSCAL_LAYER_NODE] = network};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, &record, 1, &messages, &machine), 0);
  assert_int_equal(hscal__machine_check(machine), 0);
  assert_non_null(strstr(machine->notes, "Messages between nodes are assumed"));
  assert_non_null(strstr(machine->notes, "alone has 8 cores but 1 process"));
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

/* A node that should be like the others and is not stands out, with its name; so does a slow link. */
static void an_odd_node_is_named(void **state) {
  (void)state;
  enum { NODES = 40 };
  hscal_shapes shapes = first_shapes();
  static hscal_node_record records[NODES];
  for (int i = 0; i < NODES; i++) {
    char host[16];
    snprintf(host, sizeof host, "n%02d", i);
    records[i] = record_of(host, 4, 10e9 * (1 + 0.002 * (i % 10)), "x");
    records[i].link_bytes_per_s = 1e9;
  }
  for (int s = 0; s < HSCAL_MOST_SHAPES; s++) records[7].flops_per_s[s] *= 0.7;
  records[23].link_bytes_per_s = 1e8;
  const hscal_network_record messages = {.layer[HSCAL_LAYER_NETWORK] = network};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, records, NODES, &messages, &machine), 0);
  if (hscal__machine_check(machine)) fail_msg("%s", hscal_last_error());
  assert_int_equal(machine->nclasses, 3);
  assert_int_equal(machine->class_of[NODES - 3], 0); /* 38 are as they should be */
  assert_string_equal(machine->classes[1].name, "n07");
  assert_true(machine->classes[2].link_bytes_per_s == 1e8);
  assert_non_null(
      strstr(machine->notes, "n07 has the processors and libraries of n00 and 37 more, but is 29 % slower"));
  assert_non_null(
      strstr(machine->notes, "n23 has the processors and libraries of n00 and 37 more, but its link carries 100 MB/s"));
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

/* Curves of more threads stand on nodes that have so many cores; alone, a process is faster. */
static void threads_and_loneliness(void **state) {
  (void)state;
  const hscal_shape_limits limits = {10e9, 100, 1e9};
  hscal_shapes shapes = first_shapes(), more[2];
  hscal__shapes_of_threads(4, 0, &limits, 1e9, &more[0]);
  hscal__shapes_of_threads(1, 1, &limits, 1e9, &more[1]);
  for (int i = 0; i < 2; i++)
    for (int s = 0; s < more[i].count; s++) assert_true(hscal__shapes_add(&shapes, &more[i].shape[s]));
  hscal_node_record records[] = {record_of("small", 2, 10e9, "x"), record_of("large", 4, 10e9, "x")};
  for (int i = 0; i < 2; i++)
    for (int s = 0; s < shapes.count; s++) {
      const hscal_shape *shape = &shapes.shape[s];
      double times = shape->alone ? 1.25 : shape->threads == 4 ? 3.5 * i : 1; /* the first node has no four cores */
      records[i].flops_per_s[s] = times * 10e9;
    }
  const hscal_network_record messages = {.layer[HSCAL_LAYER_NETWORK] = network};
  hscal_machine *machine = NULL;
  records[0].link_bytes_per_s = records[1].link_bytes_per_s = 1e9;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 2, &messages, &machine), 0);
  if (hscal__machine_check(machine)) fail_msg("%s", hscal_last_error());
  int counts[4];
  assert_int_equal(hscal__class_threads(&machine->classes[0], counts, 4), 1);
  assert_int_equal(hscal__class_threads(&machine->classes[1], counts, 4), 2);
  assert_int_equal(counts[1], 4);
  assert_true(fabs(machine->classes[0].alone_speedup - 1.25) < 1e-3);
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

/* Four pairs reach twice what one does: they share that. Links that give way under load are noted. */
static void what_is_shared(void **state) {
  (void)state;
  hscal_shapes shapes = first_shapes();
  hscal_node_record records[] = {record_of("a", 8, 10e9, "x"), record_of("b", 8, 10e9, "x"),
                                 record_of("c", 8, 10e9, "x"), record_of("d", 8, 10e9, "x")};
  hscal_network_record messages = {.layer = {network, network}, .node_bytes_per_s = 2e9, .node_pairs = 4, .load = 0.6};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 4, &messages, &machine), 0);
  if (hscal__machine_check(machine)) fail_msg("%s", hscal_last_error());
  const hscal_message_layer *layer = &machine->layer[HSCAL_LAYER_NODE];
  assert_true(layer->shared && layer->bytes_per_s == 2e9);
  assert_false(machine->layer[HSCAL_LAYER_NETWORK].shared);
  assert_non_null(strstr(machine->notes, "4 pairs of processes of one node reach 2 GB/s together"));
  assert_non_null(strstr(machine->notes, "links carry 60 %"));
  assert_int_equal(machine->switches.count, 0);
  assert_round_trip(machine);
  hscal_machine_free(machine);
  messages.node_bytes_per_s = 3.9e9; /* as much as four alone */
  assert_int_equal(hscal__machine_from_records(&shapes, records, 4, &messages, &machine), 0);
  assert_false(machine->layer[HSCAL_LAYER_NODE].shared);
  hscal_machine_free(machine);
}

/* Nodes of a class, whatever order they come in, stand together that are behind one switch. */
static void groups_become_switches(void **state) {
  (void)state;
  hscal_shapes shapes = first_shapes();
  hscal_node_record records[] = {record_of("a", 8, 10e9, "x"), record_of("b", 8, 20e9, "y"),
                                 record_of("c", 8, 10e9, "x"), record_of("d", 8, 10e9, "x"),
                                 record_of("e", 8, 20e9, "y"), record_of("f", 8, 10e9, "x")};
  static const char *const names[] = {"a", "d", "f", "c", "b", "e"};
  static const int of[] = {0, 0, 1, 2, 0, 1};
  records[2].group = 2, records[4].group = records[5].group = 1;
  hscal_network_record messages = {.layer = {network, network},
                                   .switch_latency_s = 12e-6,
                                   .switch_bytes_per_s = 8e8,
                                   .uplink_bytes_per_s = 1.5e9,
                                   .uplink_pairs = 2};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 6, &messages, &machine), 0);
  if (hscal__machine_check(machine)) fail_msg("%s", hscal_last_error());
  assert_int_equal(machine->switches.count, 3);
  for (int i = 0; i < 6; i++) {
    const char name[] = {'s', (char)('1' + of[i]), 0};
    assert_string_equal(machine->node_name[i], names[i]);
    assert_string_equal(machine->switches.name[machine->switches.of[i]], name);
  }
  assert_true(machine->switches.latency_s == 12 / 1e6 && machine->switches.bytes_per_s == 8e8);
  assert_true(machine->switches.uplink_bytes_per_s == 1.5e9);
  assert_non_null(strstr(machine->notes, "2 pairs of nodes on two switches reach 1.5e+03 MB/s together"));
  assert_round_trip(machine);
  hscal_machine_free(machine);
  messages.uplink_bytes_per_s = 0;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 6, &messages, &machine), 0);
  assert_non_null(strstr(machine->notes, "2 pairs of nodes on two switches did not hinder each other"));
  hscal_machine_free(machine);
  messages.uplink_pairs = 1;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 6, &messages, &machine), 0);
  assert_non_null(strstr(machine->notes, "uplinks are not limited"));
  hscal_machine_free(machine);
}

static void spikes_do_not_poison_messages(void **state) {
  (void)state;
  hscal_message_record messages = {5, {1, 2, 4, 8, 16}, {1, 90, 2, 3, 2.5}, 0, 0};
  static const double expected[] = {1, 2, 2, 2.5, 2.5};
  hscal__messages_smooth(&messages);
  for (int i = 0; i < 5; i++) assert_true(messages.seconds[i] == expected[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(thin_products_tell_what_packing_takes),
                                     cmocka_unit_test(nodes_that_are_alike_share_a_class),
                                     cmocka_unit_test(one_node_assumes_a_network_and_says_who_measured),
                                     cmocka_unit_test(an_odd_node_is_named),
                                     cmocka_unit_test(threads_and_loneliness),
                                     cmocka_unit_test(what_is_shared),
                                     cmocka_unit_test(groups_become_switches),
                                     cmocka_unit_test(spikes_do_not_poison_messages)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
