/* The machine in memory: curves, derived speeds, counts, and the check of machines however made. */
#include "base/status.h"
#include "cmocka_test.h"
#include "machine/check.h"
#include "machine/machine_builder.h"
#include "machine/same.h"
#include "machine/speed.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void curve_is_linear_between_points(void **state) {
  (void)state;
  double x[] = {10, 20, 40}, y[] = {1, 3, 4};
  hscal_curve curve = {3, x, y};
  assert_true(hscal__curve_at(&curve, 0) == 1); /* constant before the first point */
  assert_true(hscal__curve_at(&curve, 10) == 1);
  assert_true(hscal__curve_at(&curve, 15) == 2);
  assert_true(hscal__curve_at(&curve, 20) == 3);
  assert_true(hscal__curve_at(&curve, 30) == 3.5);
  assert_true(hscal__curve_at(&curve, 40) == 4);
  assert_true(hscal__curve_at(&curve, 80) == 6); /* slope of the last segment goes on */
  curve.npoints = 1;
  assert_true(hscal__curve_at(&curve, 99) == 1);
  curve.npoints = 0;
  assert_true(hscal__curve_at(&curve, 99) == 0);
}

static hscal_machine *machine_of(const char *text) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(text, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static void speeds_of_other_types_derive(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x1@10, ideal");
  const hscal_node_class *node = hscal__node(machine, 0);
  static const double expected[] = {[HSCAL_TYPE_S] = 2, [HSCAL_TYPE_D] = 1, [HSCAL_TYPE_C] = 2, [HSCAL_TYPE_Z] = 1};
  for (int type = 0; type < 4; type++) {
    double scale = 0;
    const hscal_kernel_speed *speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, (hscal_type)type, &scale);
    assert_ptr_equal(speed, node->speeds);
    assert_true(scale == expected[type]);
  }
  double scale;
  assert_null(hscal__node_speed(node, HSCAL_KERNEL_COPY, HSCAL_TYPE_D, &scale));
  /* What is known is taken as it is, and the twin of the same precision goes before the other precision. */
  hscal_node_class *changed = &machine->classes[0];
  assert_int_equal(hscal__class_add_speed(changed, HSCAL_KERNEL_GEMM, HSCAL_TYPE_C, 15e9, 0, 0, NULL), 0);
  assert_true(hscal__node_speed(changed, HSCAL_KERNEL_GEMM, HSCAL_TYPE_C, &scale) == &changed->speeds[1] && scale == 1);
  assert_true(hscal__node_speed(changed, HSCAL_KERNEL_GEMM, HSCAL_TYPE_S, &scale) == &changed->speeds[1] && scale == 1);
  assert_true(hscal__node_speed(changed, HSCAL_KERNEL_GEMM, HSCAL_TYPE_Z, &scale) == &changed->speeds[0] && scale == 1);
  hscal_machine_free(machine);
}

static void processors_are_counted(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x4@10 + 3x8@30, ideal");
  assert_int_equal(hscal__machine_processors(machine), 32);
  assert_int_equal(machine->nnodes, 5);
  hscal_machine_free(machine);
}

/* Each row spoils one field of a good machine; the check must name its key. */
typedef void spoil(hscal_machine *machine);
static void no_speed(hscal_machine *m) { m->classes[1].speeds[0].flops_per_s = 0; }
static void nan_speed(hscal_machine *m) { m->classes[1].speeds[0].flops_per_s = NAN; }
static void huge_speed(hscal_machine *m) { m->classes[0].speeds[0].flops_per_s = 2e18; }
static void negative_half(hscal_machine *m) { m->classes[0].speeds[0].half_k = -1; }
static void no_processors(hscal_machine *m) { m->classes[0].processors = 0; }
static void no_memory(hscal_machine *m) { m->classes[1].memory_bytes = 0; }
static void infinite_link(hscal_machine *m) { m->classes[1].link_bytes_per_s = INFINITY; }
static void no_link(hscal_machine *m) { m->classes[1].link_bytes_per_s = 0; }
static void negative_copy(hscal_machine *m) { m->classes[0].copy_bytes_per_s = -1; }
static void absurd_speedup(hscal_machine *m) { m->classes[1].alone_speedup = 2000; }
static void negative_latency(hscal_machine *m) { m->layer[HSCAL_LAYER_NETWORK].latency_s = -1e-6; }
static void nan_rendezvous(hscal_machine *m) { m->layer[HSCAL_LAYER_NODE].rendezvous_bytes = NAN; }
static void shared_without_rate(hscal_machine *m) { m->layer[HSCAL_LAYER_NETWORK].shared = 1; }
static void ungrouped(hscal_machine *m) { m->class_of[0] = 1; }
static void class_outside(hscal_machine *m) { m->class_of[2] = 7; }
static void same_names(hscal_machine *m) { strcpy(m->node_name[1], m->node_name[0]); }
static void empty_name(hscal_machine *m) { m->node_name[1][0] = 0; }
static void crowded(hscal_machine *m) { m->processes_per_processor = 0; }
static void big_error(hscal_machine *m) { m->model_error = 2; }
static void nan_ratio(hscal_machine *m) { m->ratio_errors.half_width[HSCAL_PAIR_SIMILAR_GRID] = NAN; }
static void loud(hscal_machine *m) { m->ratio_errors.noise = 3; }
static void no_threads(hscal_machine *m) { m->classes[0].speeds[0].threads = 0; }
static void many_threads(hscal_machine *m) {
  hscal_kernel_speed *added;
  assert_int_equal(hscal__class_add_speed(&m->classes[1], HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 1e9, 0, 0, &added), 0);
  added->threads = 2;
}
static void only_threads(hscal_machine *m) {
  m->classes[1].processors = 2;
  m->classes[1].speeds[0].threads = 2;
}
static void twice_the_same(hscal_machine *m) {
  assert_int_equal(hscal__class_add_speed(&m->classes[0], HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, 1e9, 0, 0, NULL), 0);
}
static void no_kernels(hscal_machine *m) {
  free(m->classes[0].speeds), m->classes[0].speeds = NULL, m->classes[0].nspeeds = 0;
}

static void check_names_the_key(void **state) {
  (void)state;
  static const struct {
    spoil *spoil;
    const char *key;
  } rows[] = {{no_speed, "nodes[1].gflops: must be > 0"},
              {nan_speed, "nodes[1].gflops: must be a finite number"},
              {huge_speed, "nodes[0].gflops: is out of range"},
              {negative_half, "nodes[0].half_k: must be >= 0"},
              {no_processors, "nodes[0].processors: must be >= 1"},
              {no_memory, "nodes[1].memory_bytes: must be > 0"},
              {infinite_link, "nodes[1].link_bytes_per_s"},
              {no_link, "nodes[1].link_bytes_per_s: is missing"},
              {negative_copy, "nodes[0].copy_bytes_per_s"},
              {absurd_speedup, "nodes[1].alone_speedup: is out of range"},
              {negative_latency, "layers.network.latency_us: must be >= 0"},
              {nan_rendezvous, "layers.node.rendezvous_bytes"},
              {shared_without_rate, "layers.network.bytes_per_s"},
              {ungrouped, "grouped"},
              {class_outside, "grouped"},
              {same_names, "two nodes have the name \"a1\""},
              {empty_name, "nodes[0].names: must not be empty"},
              {crowded, "processes_per_processor: must be >= 1"},
              {big_error, "model_error: is out of range"},
              {nan_ratio, "ratio_errors.similar_grid: must be a finite number"},
              {loud, "noise: is out of range"},
              {no_threads, "nodes[0].kernels[0].threads: must be >= 1"},
              {many_threads, "nodes[1].kernels[1].threads: more than the processors of the node (1)"},
              {only_threads, "nodes[1].kernels: \"gemm\" of one thread is missing"},
              {twice_the_same, "nodes[0].kernels[1]: the same kernel, type and threads as kernels[0]"},
              {no_kernels, "nodes[0].kernels: must not be empty"}};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
    hscal_machine *machine = machine_of("2x1@10 + 1x1@20, ideal");
    assert_int_equal(hscal__machine_check(machine), 0);
    rows[i].spoil(machine);
    assert_int_equal(hscal__machine_check(machine), HSCAL_ERROR_MACHINE);
    if (!strstr(hscal_last_error(), rows[i].key)) fail_msg("\"%s\" lacks \"%s\"", hscal_last_error(), rows[i].key);
    hscal_machine_free(machine);
  }
}

static void free_of_nothing_is_harmless(void **state) {
  (void)state;
  hscal_machine_free(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(curve_is_linear_between_points),
                                     cmocka_unit_test(speeds_of_other_types_derive),
                                     cmocka_unit_test(processors_are_counted), cmocka_unit_test(check_names_the_key),
                                     cmocka_unit_test(free_of_nothing_is_harmless)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
