/* Speeds for numbers of threads that a machine does not know. */
#include "machine/assumed_threads.h"
#include "cmocka_test.h"
#include "machine/with_threads.h"
#include "models/cost/kernel.h"

#include <math.h>
#include <string.h>

static hscal_machine *machine_of(const char *text) {
  hscal_machine *machine = NULL;
  if (hscal_machine_load(text, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static double efficiency(const char *text, int threads) {
  hscal_machine *machine = machine_of(text);
  double found = hscal__thread_efficiency(&machine->classes[0], threads);
  hscal_machine_free(machine);
  return found;
}

static void assert_near(double value, double expected) { assert_true(fabs(value - expected) <= 1e-4 * expected); }

/* What a string states for doublings holds between them; it has no speed for 3 or 6 threads. */
static void stated_efficiency_holds_between(void **state) {
  (void)state;
  assert_near(efficiency("1x8@10, threads 0.9, ideal", 1), 1);
  assert_near(efficiency("1x8@10, threads 0.9, ideal", 2), 0.9);
  assert_near(efficiency("1x8@10, threads 0.9, ideal", 3), pow(0.9, log2(3)));
  assert_near(efficiency("1x8@10, threads 0.9, ideal", 6), pow(0.9, log2(6)));
  assert_near(efficiency("1x8@10, threads 0.9, ideal", 16), pow(0.9, 4)); /* beyond */
}

static void nothing_stated_is_assumed(void **state) {
  (void)state;
  assert_near(efficiency("1x8@10, ideal", 1), 1);
  assert_near(efficiency("1x8@10, ideal", 2), 0.95);
  assert_near(efficiency("1x8@10, ideal", 8), 0.95 * 0.95 * 0.95);
}

static double gemm_s(const hscal_machine *machine) {
  return hscal__kernel_seconds(&machine->classes[0], HSCAL_TYPE_D, HSCAL_KERNEL_GEMM, 100, 100, 100);
}

static void speeds_are_added_with_a_warning(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("1x8@10, ideal"), *teams = NULL;
  size_t warned = strlen(hscal_machine_warnings(machine));
  double one_s = gemm_s(machine);
  assert_int_equal(hscal__machine_assume_threads(machine, 4), 0);
  assert_int_equal(hscal__class_has_threads(&machine->classes[0], 4), 1);
  assert_non_null(strstr(hscal_machine_warnings(machine) + warned,
                         "no speeds for processes of 4 threads on a: 3.61 times "
                         "those of one thread are assumed"));
  warned = strlen(hscal_machine_warnings(machine));
  assert_int_equal(hscal__machine_assume_threads(machine, 4), 0); /* there they are */
  assert_int_equal(strlen(hscal_machine_warnings(machine)), warned);
  assert_true(gemm_s(machine) == one_s);
  assert_int_equal(hscal__machine_of_threads(machine, 4, &teams), 0);
  assert_int_equal(teams->classes[0].processors, 2);
  assert_near(one_s / gemm_s(teams), 3.61);
  hscal_machine_free(teams);
  hscal_machine_free(machine);
}

static void known_speeds_are_no_assumption(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x8@10 + 1x2@5, threads 0.9, ideal"), *teams = NULL;
  assert_int_equal(hscal_machine_with_threads(machine, 4, &teams), 0);
  assert_string_equal(hscal_machine_warnings(teams), hscal_machine_warnings(machine));
  assert_near(gemm_s(machine) / gemm_s(teams), 4 * 0.81);
  assert_int_equal(teams->classes[1].processors, 2); /* two cores: processes of one thread */
  assert_int_equal(teams->classes[1].processor_cores, 1);
  hscal_machine_free(teams);
  hscal_machine_free(machine);
}

static void what_is_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x8@10, ideal"), *teams = NULL, *more = machine;
  assert_int_equal(hscal_machine_with_threads(machine, 9, &teams), HSCAL_ERROR_MACHINE);
  assert_string_equal(hscal_last_error(), "processes of 9 threads: the nodes of the machine have at most 8 cores");
  assert_null(teams);
  assert_int_equal(hscal_machine_with_threads(machine, 0, &teams), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_machine_with_threads(NULL, 2, &teams), -1);
  assert_int_equal(hscal_machine_with_threads(machine, 2, NULL), -3);
  assert_int_equal(hscal_machine_with_threads(machine, 2, &teams), 0);
  assert_int_equal(hscal_machine_with_threads(teams, 2, &more), HSCAL_ERROR_ARGUMENT);
  assert_null(more);
  assert_int_equal(hscal_machine_save(teams, "teams.json"), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "is not for files"));
  assert_string_equal(hscal_machine_warnings(machine), ""); /* nothing was assumed of the machine itself */
  hscal_machine_free(teams);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(stated_efficiency_holds_between),
      cmocka_unit_test(nothing_stated_is_assumed),
      cmocka_unit_test(speeds_are_added_with_a_warning),
      cmocka_unit_test(known_speeds_are_no_assumption),
      cmocka_unit_test(what_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
