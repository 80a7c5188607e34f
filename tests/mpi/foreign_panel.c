/* A program linked with ScaLAPACK before hscal (here: by --wrap) has a pilaenv_ that is not hscal's. The plan must not
 * count on a width it cannot have. */
#include "forced.h"
#include "harness.h"

#include <stdlib.h>

int __wrap_pilaenv_(const int *ictxt, const char *prec);
static int width = 32;
int __wrap_pilaenv_(const int *ictxt, const char *prec) { return ictxt && prec ? width : 0; }

#define NOTE                                                                                                           \
  ": ScaLAPACK was linked before hscal, so its own pilaenv_ answers; link hscal first (docs/reference/contexts.md, "   \
  "Panel width)"

/* The search keeps to the width that the other one answers, and the plan says why. */
static void expect_kept(int answered, const char *note) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(100);
  width = answered;
  force_plan(1, world_size, 16, 16, answered, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (world_rank == 0) assert_int_equal(searched_panel, answered);
  assert_string_equal(hscal_ctxt_plan(&ictxt)->note, note);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
}

static void test_search_keeps_to_its_width(void **state) {
  (void)state;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  expect_kept(32, "panel width 32" NOTE);
  expect_kept(128, "panel width 128" NOTE);
  assert_int_equal(hscal_close(), 0);
}

/* Also where the program asks for another width, which nobody would answer. */
static void test_its_width_goes_before_the_asked_one(void **state) {
  (void)state;
  setenv("HSCAL_OPTIONS", "panel=64", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  expect_kept(32, "panel width 32" NOTE);
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_OPTIONS");
}

/* Nothing is said where no panel is cut. */
static void test_vectors_have_no_panels(void **state) {
  (void)state;
  int ictxt, n = 100, one = 1, desc[9];
  width = 32;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(1, world_size, 16, 16, 32, NULL);
  hscal_descset(desc, n, n, 0, 0, 0, 0);
  assert_int_equal(hscal_pdswap_ctxt(&n, &one, &one, desc, &one, &one, &one, desc, &one, &ictxt), 0);
  assert_string_equal(hscal_ctxt_plan(&ictxt)->note, "");
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_search_keeps_to_its_width),
                                     cmocka_unit_test(test_its_width_goes_before_the_asked_one),
                                     cmocka_unit_test(test_vectors_have_no_panels)};
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
