/* Machines as processes with several threads see them. */
#include "machine/with_threads.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "machine/check.h"
#include "machine/file.h"
#include "machine/machine_builder.h"
#include "machine/same.h"
#include "machine/speed.h"
#include "models/cost/kernel.h"

#include <math.h>
#include <string.h>

static const char text[] =
    "{\"schema\": \"hscal-machine/1\", \"name\": \"t\", \"notes\": [\"n\"],"
    " \"nodes\": [{\"name\": \"x\", \"count\": 3, \"processors\": 10, \"memory_bytes\": 1e9, \"copy_bytes_per_s\": 1e9,"
    "   \"kernels\": ["
    "     {\"kernel\": \"gemm\", \"type\": \"d\", \"gflops\": 10},"
    "     {\"kernel\": \"trsm\", \"type\": \"d\", \"gflops\": 5},"
    "     {\"kernel\": \"gemv\", \"type\": \"d\", \"points\": [{\"m\": 100, \"n\": 100, \"gflops\": 2}]},"
    "     {\"kernel\": \"ger\", \"type\": \"d\", \"gflops\": 1},"
    "     {\"kernel\": \"mmadd\", \"type\": \"d\", \"gflops\": 0.5},"
    "     {\"kernel\": \"gemm\", \"type\": \"d\", \"threads\": 4, \"gflops\": 36},"
    "     {\"kernel\": \"ger\", \"type\": \"d\", \"threads\": 4, \"gflops\": 3}]},"
    "   {\"names\": [\"p\", \"q\"], \"processors\": 2, \"gflops\": 3, \"memory_bytes\": 2e9}],"
    " \"layers\": {\"node\": {\"latency_us\": 1, \"bytes_per_s\": 1e9},"
    "   \"network\": {\"points\": [{\"bytes\": 8, \"us\": 2}, {\"bytes\": 1e6, \"us\": 900}]}},"
    " \"fingerprint\": \"f\", \"provenance\": {\"when\": \"now\", \"how\": \"so\", \"samples\": 7, \"spread\": 0.1, "
    "\"noise\": {\"kernels\": 0.03}}}";

static hscal_machine *machine_of_text(void) {
  hscal_machine *machine = NULL;
  if (hscal__machine_parse(text, "text", &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static double seconds_of(const hscal_machine *machine, hscal_kernel kernel, int m, int n, int k) {
  return hscal__kernel_seconds(&machine->classes[0], HSCAL_TYPE_D, kernel, m, n, k);
}

static void assert_near(double value, double expected) { assert_true(fabs(value - expected) <= 1e-12 * expected); }

static void cores_become_teams(void **state) {
  (void)state;
  static const int threads[] = {4, 1};
  hscal_machine *machine = machine_of_text(), *teams = NULL;
  assert_int_equal(hscal__machine_with_threads(machine, threads, &teams), 0);
  if (hscal__machine_check(teams)) fail_msg("%s", hscal_last_error());
  assert_int_equal(teams->nnodes, 5);
  assert_string_equal(teams->node_name[2], "x3");
  assert_string_equal(teams->node_name[4], "q");
  assert_int_equal(teams->classes[0].processors, 2); /* two cores are left over */
  assert_int_equal(teams->classes[1].processors, 2);
  assert_true(teams->classes[0].memory_bytes == 1e9);
  assert_near(seconds_of(teams, HSCAL_KERNEL_GEMM, 100, 100, 100), 2e6 / 36e9);
  /* As gemm of four threads, not as trsm of one; ger as it says; gemv of one thread four times. */
  assert_near(seconds_of(teams, HSCAL_KERNEL_TRSM, 100, 100, 0), 1e6 / 36e9);
  assert_near(seconds_of(teams, HSCAL_KERNEL_GER, 100, 100, 0), 2e4 / 3e9);
  assert_near(seconds_of(teams, HSCAL_KERNEL_GEMV, 100, 100, 0), 2e4 / 8e9);
  /* What one thread does is as before; what is borrowed from copies has the memory of four. */
  assert_near(seconds_of(teams, HSCAL_KERNEL_ADD, 100, 100, 0), seconds_of(machine, HSCAL_KERNEL_ADD, 100, 100, 0));
  assert_near(seconds_of(teams, HSCAL_KERNEL_COPY, 100, 100, 0), 8e4 / 1e9);
  assert_near(seconds_of(teams, HSCAL_KERNEL_SCALAR, 100, 100, 0), 1e4 * 60 * 4 / 36e9);
  assert_near(4 * seconds_of(teams, HSCAL_KERNEL_DOT, 0, 100, 0), seconds_of(machine, HSCAL_KERNEL_DOT, 0, 100, 0));
  assert_round_trip(teams);
  hscal_machine_free(teams);
  hscal_machine_free(machine);
}

/* Nothing that a plan depends on changes; the speeds of more threads are gone. */
static void one_thread_is_the_machine_itself(void **state) {
  (void)state;
  static const int threads[] = {1, 1};
  hscal_machine *machine = machine_of_text(), *same = NULL;
  assert_int_equal(hscal__machine_with_threads(machine, threads, &same), 0);
  machine->classes[0].nspeeds -= 2; /* the last two are those of four threads, without points */
  assert_null(machines_differ(machine, same));
  hscal_machine_free(same);
  hscal_machine_free(machine);
}

static void what_has_no_speeds_is_an_error(void **state) {
  (void)state;
  static const int two[] = {2, 1}, four[] = {4, 2}, none[] = {0, 1};
  hscal_machine *machine = machine_of_text(), *teams = NULL;
  assert_int_equal(hscal__machine_with_threads(machine, two, &teams), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "nodes[0]: the machine has no speed of gemm for 2 threads"));
  assert_int_equal(hscal__machine_with_threads(machine, four, &teams), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "per process on p"));
  assert_int_equal(hscal__machine_with_threads(machine, none, &teams), HSCAL_ERROR_ARGUMENT);
  assert_null(teams);
  hscal_machine_free(machine);
}

static void the_numbers_of_threads_are_listed(void **state) {
  (void)state;
  hscal_machine *machine = NULL;
  int counts[3] = {0};
  assert_int_equal(hscal_machine_load("12@10, threads 0.9, ideal", &machine), 0);
  assert_int_equal(hscal__class_threads(&machine->classes[0], counts, 3), 5); /* 1 2 4 8 12 */
  assert_true(counts[0] == 1 && counts[1] == 2 && counts[2] == 4);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cores_become_teams), cmocka_unit_test(one_thread_is_the_machine_itself),
      cmocka_unit_test(what_has_no_speeds_is_an_error), cmocka_unit_test(the_numbers_of_threads_are_listed)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
