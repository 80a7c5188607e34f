/* Kept seconds: what they are found by, and that they come back as they were. */
#include "base/status.h"
#include "cache.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <cmocka.h>

static const char machine_text[] = "4x1@10, lat 50us, bw 250MB, ideal",
                  faster_text[] = "4x1@11, lat 50us, bw 250MB, ideal";

/* library: null, the machine does not say. */
static uint64_t key_with(const char *library, const char *machine_string, char *word, const char *placement) {
  char *words[] = {"pdtrsm", "n=100", "grid=2x2", word};
  hscal_machine *machine;
  sim_problem problem;
  uint64_t key;
  assert_int_equal(hscal_machine_load(machine_string, &machine), 0);
  if (library) machine->collectives = hscal__collectives_named(library);
  if (sim_problem_parse(4, words, placement, machine, &problem)) fail_msg("%s", hscal_last_error());
  if (sim_cache_key(machine, &problem, &key)) fail_msg("%s", hscal_last_error());
  sim_problem_free(&problem);
  hscal_machine_free(machine);
  return key;
}

static uint64_t key_of(const char *machine_string, char *word, const char *placement) {
  return key_with(NULL, machine_string, word, placement);
}

static void keys_tell_libraries(void **state) {
  (void)state;
  static const char *const libraries[] = {NULL, "openmpi-4.1", "mpich-4", "mpich-4-flat"};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++)
      assert_true((key_with(libraries[i], machine_text, "nb=64", NULL) ==
                   key_with(libraries[j], machine_text, "nb=64", NULL)) == (i == j));
}

static void keys_tell_all_differences(void **state) {
  (void)state;
  uint64_t key = key_of(machine_text, "nb=64", NULL);
  assert_true(key == key_of(machine_text, "nb=64", NULL));
  assert_true(key != key_of(faster_text, "nb=64", NULL));
  assert_true(key != key_of(machine_text, "nb=32", NULL));
  assert_true(key != key_of(machine_text, "mb=32", NULL));
  assert_true(key != key_of(machine_text, "m=99", NULL));
  assert_true(key != key_of(machine_text, "uplo=L", NULL));
  assert_true(key != key_of(machine_text, "side=R", NULL));
  assert_true(key != key_of(machine_text, "panel=64", NULL));
  assert_true(key != key_of(machine_text, "grid=4x1", NULL));
  assert_true(key != key_of(machine_text, "order=C", NULL));
}

static void placements_tell(void **state) {
  (void)state;
  static const char text[] = "2x2@10 + 2x1@20, lat 50us, bw 250MB, ideal";
  hscal_machine *machine;
  assert_int_equal(hscal_machine_load(text, &machine), 0);
  char *words[] = {"pdgemm", "n=100", "grid=1x2"};
  sim_problem problem;
  uint64_t key, other;
  assert_int_equal(sim_problem_parse(3, words, NULL, machine, &problem), 0);
  assert_int_equal(sim_cache_key(machine, &problem, &key), 0);
  problem.node_of[1] = 3;
  assert_int_equal(sim_cache_key(machine, &problem, &other), 0);
  assert_true(key != other);
  sim_problem_free(&problem);
  hscal_machine_free(machine);
}

static void seconds_come_back(void **state) {
  (void)state;
  char folder[] = "/tmp/hscal-cache-XXXXXX", deeper[64], file[96];
  double seconds = 0;
  assert_non_null(mkdtemp(folder));
  snprintf(deeper, sizeof deeper, "%s/seconds", folder);
  assert_false(sim_cache_find(deeper, 7, &seconds));
  assert_int_equal(sim_cache_keep(deeper, 7, 0.1 + 0.2), 0);
  assert_true(sim_cache_find(deeper, 7, &seconds));
  assert_true(seconds == 0.1 + 0.2);
  assert_false(sim_cache_find(deeper, 8, &seconds));
  snprintf(file, sizeof file, "%s/0000000000000007", deeper);
  assert_int_equal(remove(file), 0);
  assert_int_equal(rmdir(deeper), 0);
  assert_int_equal(rmdir(folder), 0);
  assert_int_equal(sim_cache_keep("/nowhere/at/all", 7, 1), HSCAL_ERROR_FILE);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(keys_tell_all_differences), cmocka_unit_test(keys_tell_libraries),
                                     cmocka_unit_test(placements_tell), cmocka_unit_test(seconds_come_back)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
