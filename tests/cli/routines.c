/* hscal routines: all of the table, each with its arguments and what it computes. */
#include "call/routine.h"
#include "cmocka_test.h"
#include "run.h"

#include <string.h>

static void every_routine_is_listed(void **state) {
  (void)state;
  run all = run_hscal("routines");
  assert_int_equal(all.status, 0);
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) assert_non_null(strstr(all.out, hscal__routines[r].name));
}

static void programs_get_what_each_computes(void **state) {
  (void)state;
  json_t *root = run_json("routines --json"), *list = json_object_get(root, "routines");
  int pblas = 0;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) pblas += hscal__routine_level(&hscal__routines[r]) < 4;
  assert_int_equal(pblas, 123);
  assert_int_equal(json_array_size(list), HSCAL_ROUTINE_COUNT);
  for (size_t r = 0; r < json_array_size(list); r++) {
    json_t *entry = json_array_get(list, r);
    assert_string_equal(json_string_value(json_object_get(entry, "name")), hscal__routines[r].name);
    assert_true(strlen(json_string_value(json_object_get(entry, "computes"))) > 0);
    assert_true(json_array_size(json_object_get(entry, "arguments")) > 1);
  }
  json_decref(root);
}

static void one_routine_is_explained(void **state) {
  (void)state;
  run one = run_hscal("routines pzher2k");
  assert_int_equal(one.status, 0);
  assert_non_null(strstr(one.out, "pzher2k: C := alpha A conj(B)'"));
  assert_non_null(strstr(one.out, "n, or c (conjugate transpose)"));
  assert_non_null(strstr(one.out, "scalar, re,im (1)"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_routine_is_listed),
      cmocka_unit_test(programs_get_what_each_computes),
      cmocka_unit_test(one_routine_is_explained),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
