/* From what nodes measured to a machine: choice of shapes, statistics, grouping, assumptions. No MPI. */
#include "cmocka_test.h"
#include "machine/shapes.h"
#include "same.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void statistics(void **state) {
  (void)state;
  double odd[] = {5, 1, 3}, even[] = {4, 1, 3, 2}, spiky[] = {10, 11, 900, 10, 12, 700, 11, 10};
  assert_true(hscal__median(odd, 3) == 3);
  assert_true(hscal__median(even, 4) == 2.5);
  assert_true(hscal__median(NULL, 0) == 0);
  assert_true(hscal__quartile(spiky, 8) == 10); /* two spikes in eight do not show */
  assert_true(hscal__spread(odd, 3) >= 0 && hscal__spread(odd, 1) == 0);
  double sorted[] = {8, 9, 10, 11, 12};
  assert_true(hscal__spread(sorted, 5) == 0.2);
}

/* Every size of a type is measured with the same inner dimensions, as a table; nothing is there twice. */
static void assert_tables(const hscal_shapes *shapes) {
  assert_in_range(shapes->count, 1, HSCAL_MOST_SHAPES);
  for (int i = 0; i < shapes->count; i++)
    for (int j = 0; j < shapes->count; j++) {
      const hscal_shape *a = &shapes->shape[i], *b = &shapes->shape[j];
      if (a->type != b->type || a->kernel != b->kernel) continue;
      assert_false(i != j && a->m == b->m && a->n == b->n && a->k == b->k);
      int found = 0;
      for (int l = 0; l < shapes->count; l++) {
        const hscal_shape *c = &shapes->shape[l];
        found += c->kernel == a->kernel && c->type == a->type && c->m == a->m && c->k == b->k;
      }
      if (a->kernel == HSCAL_KERNEL_GEMM) assert_int_equal(found, 1);
    }
}

static int largest_size(const hscal_shapes *shapes) {
  int largest = 0;
  for (int i = 0; i < shapes->count; i++)
    if (shapes->shape[i].m > largest) largest = shapes->shape[i].m;
  return largest;
}

static void shapes_fit_time_and_memory(void **state) {
  (void)state;
  hscal_shapes fast, slow, small;
  hscal__shapes_choose(&fast, 30e9, 12, 1e9);
  assert_tables(&fast);
  assert_int_equal(largest_size(&fast), 2000);
  int widths = 0; /* the panel widths of PBLAS, for the largest size of d */
  for (int i = 0; i < fast.count; i++)
    widths += fast.shape[i].kernel == HSCAL_KERNEL_GEMM && fast.shape[i].type == HSCAL_TYPE_D &&
              fast.shape[i].m == 2000 && fast.shape[i].k <= 256;
  assert_int_equal(widths, 6);
  double flops = 0, slow_flops = 0;
  for (int i = 0; i < fast.count; i++) flops += hscal__shape_flops(&fast.shape[i]);
  assert_true(flops / 30e9 < 12);
  hscal__shapes_choose(&slow, 5e8, 1, 1e9);
  assert_tables(&slow);
  for (int i = 0; i < slow.count; i++) slow_flops += hscal__shape_flops(&slow.shape[i]);
  assert_true(slow_flops < flops / 20);
  hscal__shapes_choose(&small, 30e9, 12, 1e6); /* a matrix of 1 MB: 353 x 353 doubles */
  assert_tables(&small);
  assert_in_range(largest_size(&small), 128, 353);
  static const hscal_shape z = {HSCAL_KERNEL_GEMM, HSCAL_TYPE_Z, 10, 10, 3},
                           trsm = {HSCAL_KERNEL_TRSM, HSCAL_TYPE_D, 5, 7, 0};
  assert_true(hscal__shape_flops(&z) == 2 * 4 * 10 * 10 * 3);
  assert_true(hscal__shape_flops(&trsm) == 5 * 5 * 7);
  int kernels = 0; /* what PBLAS calls most */
  for (int i = 1; i < fast.count; i++) kernels += fast.shape[i].kernel != fast.shape[i - 1].kernel;
  assert_int_equal(kernels, 8);
}

static hscal_node_record record_of(const char *host, int processors, double speed, const char *fingerprint) {
  hscal_node_record record = {.processors = processors, .processes = processors, .memory_bytes = 8e9};
  record.copy_bytes_per_s = speed / 10;
  snprintf(record.host, sizeof record.host, "%s", host);
  snprintf(record.fingerprint, sizeof record.fingerprint, "%s", fingerprint);
  for (int i = 0; i < HSCAL_MOST_SHAPES; i++) record.flops_per_s[i] = speed * (1 + 0.01 * i);
  return record;
}

static const hscal_message_record network = {2, {8, 1e6}, {10e-6, 1010e-6}, 4096};

static void nodes_that_are_alike_share_a_class(void **state) {
  (void)state;
  hscal_shapes shapes;
  hscal__shapes_choose(&shapes, 10e9, 5, 1e9);
  hscal_node_record records[] = {record_of("a", 2, 10e9, "x"),   record_of("b", 2, 20e9, "x"),
                                 record_of("c", 2, 10.5e9, "x"), record_of("d", 4, 10e9, "x"),
                                 record_of("e", 2, 10e9, "y"),   record_of("f", 2, 9.8e9, "x")};
  records[2].memory_bytes = 7e9;
  hscal_message_record layers[HSCAL_LAYERS] = {[HSCAL_LAYER_NETWORK] = network};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, records, 6, layers, &machine), 0);
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
  assert_int_equal(machine->classes[0].nspeeds, 11); /* four types of gemm, seven other kernels */
  assert_true(fabs(machine->classes[0].link_bytes_per_s / 1e9 - 1) < 1e-3); /* 1 MB in 1 ms */
  assert_true(machine->layer[HSCAL_LAYER_NETWORK].rendezvous_bytes == 4096);
  assert_non_null(strstr(machine->notes, "Messages within a node are assumed"));
  assert_null(strstr(machine->notes, "Messages between nodes are assumed"));
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static void one_node_assumes_a_network_and_says_who_measured(void **state) {
  (void)state;
  hscal_shapes shapes;
  hscal__shapes_choose(&shapes, 10e9, 5, 1e9);
  hscal_node_record record = record_of("alone", 8, 10e9, "x");
  record.processes = 1;
  hscal_message_record layers[HSCAL_LAYERS] = {[HSCAL_LAYER_NODE] = network};
  hscal_machine *machine = NULL;
  assert_int_equal(hscal__machine_from_records(&shapes, &record, 1, layers, &machine), 0);
  assert_int_equal(hscal__machine_check(machine), 0);
  assert_non_null(strstr(machine->notes, "Messages between nodes are assumed"));
  assert_non_null(strstr(machine->notes, "alone has 8 cores but 1 process"));
  assert_round_trip(machine);
  hscal_machine_free(machine);
}

static void a_threshold_forgives_single_tries(void **state) {
  (void)state;
  static const int clear[] = {0, 0, 3, 3}, disturbed[] = {0, 2, 0, 3, 3, 1, 3}, never[] = {0, 1, 0},
                   always[] = {3, 2, 3};
  assert_int_equal(hscal__threshold(clear, 4, 3), 2);
  assert_int_equal(hscal__threshold(disturbed, 7, 3), 3);
  assert_int_equal(hscal__threshold(never, 3, 3), 3);
  assert_int_equal(hscal__threshold(always, 3, 3), 0);
}

static void spikes_do_not_poison_messages(void **state) {
  (void)state;
  hscal_message_record messages = {5, {1, 2, 4, 8, 16}, {1, 90, 2, 3, 2.5}, 0};
  static const double expected[] = {1, 2, 2, 2.5, 2.5};
  hscal__messages_smooth(&messages);
  for (int i = 0; i < 5; i++) assert_true(messages.seconds[i] == expected[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(statistics),
                                     cmocka_unit_test(shapes_fit_time_and_memory),
                                     cmocka_unit_test(nodes_that_are_alike_share_a_class),
                                     cmocka_unit_test(one_node_assumes_a_network_and_says_who_measured),
                                     cmocka_unit_test(a_threshold_forgives_single_tries),
                                     cmocka_unit_test(spikes_do_not_poison_messages)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
