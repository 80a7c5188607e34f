/* Nodes that have become slower: speeds follow, classes divide where they must, everything else stays. */
#include "machine/rescale.h"
#include "cmocka_test.h"
#include "machine/file.h"
#include "machine/fingerprint.h"
#include "machine/same.h"
#include "machine/speed.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char text[] =
    "{\"schema\": \"hscal-machine/1\", \"name\": \"two kinds\", \"fingerprint\": \"measured\", \"nodes\": ["
    "{\"name\": \"a\", \"count\": 4, \"processors\": 2, \"memory_bytes\": 1e9, \"gflops\": 10, \"half_k\": 4,"
    " \"copy_bytes_per_s\": 2e9, \"link_bytes_per_s\": 1e9, \"fingerprint\": {\"cpu\": \"Abacus\"}},"
    "{\"name\": \"b\", \"processors\": 4, \"memory_bytes\": 2e9, \"link_bytes_per_s\": 1e9, \"kernels\": ["
    "{\"kernel\": \"gemm\", \"type\": \"d\", \"points\": [{\"m\": 64, \"n\": 64, \"k\": 8, \"gflops\": 3.25}]},"
    "{\"kernel\": \"gemv\", \"type\": \"d\", \"gflops\": 2}]}],"
    " \"layers\": {\"node\": {\"latency_us\": 1}, \"network\": {\"latency_us\": 9}}}";

static hscal_machine *machine, *copy;
static int origin[5];

static int set_up(void **state) {
  (void)state;
  machine = copy = NULL;
  assert_int_equal(hscal__machine_parse(text, "text", &machine), 0);
  return hscal__machine_warn(machine, "doubtful");
}

static int tear_down(void **state) {
  (void)state;
  hscal_machine_free(machine);
  hscal_machine_free(copy);
  return 0;
}

static void rescale_with(const double factor[5], const double *runs_per_s) {
  if (hscal__machine_rescaled(machine, factor, runs_per_s, 0.1, &copy, origin)) fail_msg("%s", hscal_last_error());
  assert_int_equal(copy->nnodes, 5);
  for (int i = 0; i < 5; i++) assert_string_equal(copy->node_name[i], machine->node_name[origin[i]]);
  assert_round_trip(copy);
  assert_string_equal(hscal_machine_warnings(copy), "doubtful");
}

static void rescale(const double factor[5]) { rescale_with(factor, NULL); }

/* The speed of dgemm on the node called so. */
static double speed_of(const char *name) {
  return hscal__node(copy, hscal__machine_node_named(copy, name))->speeds[0].flops_per_s;
}

static int nearly(double a, double b) { return fabs(a / b - 1) < 1e-12; }

static void nodes_alike_stay_together(void **state) {
  (void)state;
  rescale((const double[]){0.50, 0.52, 0.51, 0.54, 1});
  assert_int_equal(copy->nclasses, 2);
  assert_true(nearly(speed_of("a1"), 10e9 * 0.515)); /* the median */
  assert_true(nearly(copy->classes[0].copy_bytes_per_s, 2e9 * 0.515));
  assert_true(copy->classes[0].speeds[0].half_k == 4 && copy->classes[0].link_bytes_per_s == 1e9);
  assert_string_equal(copy->classes[0].name, "a");
  assert_string_equal(copy->classes[0].fingerprint->part[HSCAL_FINGERPRINT_CPU], "Abacus");
  assert_non_null(strstr(copy->notes, "hscal_recon"));
  assert_string_equal(machine->fingerprint, "measured");
  assert_null(copy->fingerprint);
  for (int i = 0; i < 5; i++) assert_int_equal(origin[i], i);
}

static void a_slow_node_becomes_a_class(void **state) {
  (void)state;
  rescale((const double[]){1, 1.02, 0.25, 0.99, 0.5});
  assert_int_equal(copy->nclasses, 3);
  assert_true(nearly(speed_of("a3"), 2.5e9));
  assert_true(nearly(speed_of("a1"), 10e9) && nearly(speed_of("a4"), 10e9));
  assert_string_equal(hscal__node(copy, hscal__machine_node_named(copy, "a3"))->name, "a x 0.25");
  const hscal_node_class *b = hscal__node(copy, hscal__machine_node_named(copy, "b"));
  assert_true(nearly(b->speeds[0].points[0].flops_per_s, 3.25e9 * 0.5)); /* also inside of lists */
  assert_true(nearly(b->speeds[1].flops_per_s, 1e9));
  assert_int_equal(hscal__node(copy, 0)->processors, 2);
}

static void who_is_not_known_goes_with_the_others(void **state) {
  (void)state;
  rescale((const double[]){0, 0.5, 0, 0.5, 0});
  assert_int_equal(copy->nclasses, 2);
  assert_true(nearly(speed_of("a1"), 5e9));
  assert_true(nearly(speed_of("b"), 3.25e9));
}

/* Runs a second of the program's benchmark on the node called so; 0: not known. */
static double runs_on(const char *name) {
  const hscal_node_class *node = hscal__node(copy, hscal__machine_node_named(copy, name));
  const hscal_kernel_speed *speed = hscal__own_speed(node, HSCAL_KERNEL_PROGRAM, HSCAL_TYPE_D, 1);
  return speed ? speed->flops_per_s * 1e-3 : 0;
}

static void a_program_has_a_speed_of_its_own(void **state) {
  (void)state;
  const double factor[5] = {1, 0.98, 0, 0.5, 1};
  rescale_with(factor, (const double[]){3, 3.5, 0, 1.5, 0});
  assert_int_equal(copy->nclasses, 3);
  assert_true(nearly(runs_on("a1"), 3)); /* the median of 3, 3.5 and, for a3, their middle with 1.5 */
  assert_true(nearly(runs_on("a4"), 1.5));
  assert_true(runs_on("b") == 0); /* none of its nodes ran it */
  assert_true(nearly(speed_of("a1"), 10e9 * 0.98) && hscal__node(copy, 0)->speeds[0].half_k == 4);

  hscal_machine *first =
      machine; /* again, from what has such a speed already: the new one takes its place, or all scale */
  machine = copy, copy = NULL;
  rescale_with((const double[]){1, 1, 1, 1, 1}, (const double[]){7, 7, 7, 7, 7});
  assert_true(nearly(runs_on("a1"), 7) && nearly(runs_on("a4"), 7) && nearly(runs_on("b"), 7));
  hscal_machine_free(copy);
  rescale((const double[]){0.5, 0.5, 0.5, 0.5, 0.5});
  assert_true(nearly(runs_on("a1"), 1.5) && nearly(runs_on("a4"), 0.75));
  hscal_machine_free(machine);
  machine = first;
}

static void an_absurd_speed_is_an_error(void **state) {
  (void)state;
  assert_int_equal(hscal__machine_rescaled(machine, (const double[]){1, 1, 1, 1, 1e12}, NULL, 0.1, &copy, origin),
                   HSCAL_ERROR_MACHINE);
  assert_null(copy);
  assert_non_null(strstr(hscal_last_error(), "refreshed machine: nodes[1]"));
}

int main(void) {
#define WITH(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
  const struct CMUnitTest tests[] = {WITH(nodes_alike_stay_together), WITH(a_slow_node_becomes_a_class),
                                     WITH(who_is_not_known_goes_with_the_others),
                                     WITH(a_program_has_a_speed_of_its_own), WITH(an_absurd_speed_is_an_error)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
