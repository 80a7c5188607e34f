/* Where another pilaenv_ than the reference library's would be asked without hscal, it still is, for contexts that are not hscal's. */
#include "harness.h"

#include "ctxt/blacs.h"
#include "ctxt/registry.h"
#include "forced.h"

#include <stdlib.h>

void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);

static int own_context(void) {
  int own;
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, "Row", 1, world_size);
  return own;
}

static void test_own_contexts_keep_the_width_of_the_site(void **state) {
  (void)state;
  int own = own_context(), ictxt, none = -1;
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(pilaenv_(&own, "D"), 128); /* before hscal_init, too */
  assert_int_equal(pilaenv_(&own, "S"), 16);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(1, world_size, 16, 16, 48, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (world_rank == 0) assert_int_equal(searched_panel, 0); /* free: hscal's comes first */
  assert_int_equal(pilaenv_(&ictxt, "D"), 48);
  assert_int_equal(pilaenv_(&own, "D"), 128);
  assert_int_equal(pilaenv_(&none, "D"), 128);
  int freed = ictxt;
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(pilaenv_(&freed, "D"), 128);
  assert_int_equal(hscal_close(), 0);
  Cblacs_gridexit(own);
}

/* HSCAL_OFF is the program as it was. */
static void test_off_is_the_width_of_the_site(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(100);
  setenv("HSCAL_OFF", "1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) assert_int_equal(pilaenv_(&ictxt, "D"), 128);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_OFF");
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_own_contexts_keep_the_width_of_the_site),
                                     cmocka_unit_test(test_off_is_the_width_of_the_site)};
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
