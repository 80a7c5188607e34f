/* From hscal_init to hscal_close: calls at the wrong time, contexts that are not hscal's, machines that are none. */
#include "ctxt/blacs.h"
#include "ctxt/registry.h"
#include "harness.h"

#include <stdlib.h>
#include <string.h>

void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);

static void begin(void) { assert_int_equal(hscal_init(NULL, NULL), 0); }
static void end(void) { assert_int_equal(hscal_close(), 0); }

static void test_before_init(void **state) {
  (void)state;
  int ictxt = 3, desc[9];
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), HSCAL_ERROR_STATE);
  assert_int_equal(ictxt, -1);
  assert_int_equal(hscal_in_ctxt(&ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), HSCAL_ERROR_STATE);
  assert_null(hscal_ctxt_plan(&ictxt));
  ictxt = 0;
  assert_int_equal(hscal_descinit(desc, 1, 1, 1, 1, 0, 0, &ictxt), -8);
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_init_comm(MPI_COMM_NULL), -1);
}

/* After hscal_close it would end the program (tests/mpi/unnoticed). */
static void test_nothing_to_finalize(void **state) {
  (void)state;
  assert_int_equal(hscal_finalize(0), HSCAL_ERROR_STATE);
}

static void test_init_twice_and_again(void **state) {
  (void)state;
  begin();
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_init_comm(MPI_COMM_WORLD), HSCAL_ERROR_STATE);
  end();
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
  test_before_init(state);
  begin();
  end();
}

/* The machine is process 0's business, its error everyone's. */
static void test_bad_machine(void **state) {
  (void)state;
  use_machine("nonsense, surely");
  int status = hscal_init(NULL, NULL);
  assert_true(status > 0 && same_everywhere(status));
  assert_true(strlen(hscal_last_error()) > 0);
  assert_int_equal(hscal_close(), HSCAL_ERROR_STATE);
  use_machine("1x8@10, ideal");
  begin();
  end();
}

static void test_context_life(void **state) {
  (void)state;
  int ictxt = 0, nprow, npcol, myrow, mycol;
  pdgemm_arguments x = square_pdgemm(300);
  begin();
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  if (hscal_in_ctxt(&ictxt)) {
    Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
    assert_non_null(plan);
    assert_int_equal(plan->nprow, nprow);
    assert_int_equal(plan->npcol, npcol);
    assert_string_equal(plan->routine, "pdgemm");
    assert_int_equal(pilaenv_(&ictxt, "D"), plan->panel);
  } else {
    assert_int_equal(ictxt, -1);
    assert_null(plan);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(ictxt, -1);
  assert_int_equal(hscal_free_ctxt(&ictxt), HSCAL_ERROR_CONTEXT); /* twice */
  end();
}

static void test_foreign_contexts(void **state) {
  (void)state;
  int own, ictxt, none = 12345, desc[9];
  pdgemm_arguments x = square_pdgemm(300);
  begin();
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, "Row", 1, world_size);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_in_ctxt(&own), 0);
  assert_int_equal(hscal_in_ctxt(&none), 0);
  assert_int_equal(hscal_in_ctxt(NULL), 0);
  assert_null(hscal_ctxt_plan(&own));
  assert_int_equal(pilaenv_(&own, "D"), 32);
  assert_int_equal(pilaenv_(&none, "D"), 32);
  assert_int_equal(hscal_descinit(desc, 1, 1, 1, 1, 0, 0, &own), -8);
  int kept = own;
  assert_int_equal(hscal_free_ctxt(&own), HSCAL_ERROR_CONTEXT);
  assert_int_equal(own, kept);
  assert_int_equal(hscal_free_ctxt(&none), HSCAL_ERROR_CONTEXT);
  assert_int_equal(hscal_free_ctxt(NULL), -1);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  Cblacs_gridexit(own);
  end();
}

/* A program that frees our context behind our back is told, and its own grid of the same number is left alone. */
static void test_freed_by_the_blacs(void **state) {
  (void)state;
  int ictxt, other, nprow, npcol, myrow, mycol;
  pdgemm_arguments x = square_pdgemm(300);
  begin();
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  int number = ictxt, rows = number >= 0 ? hscal_ctxt_plan(&ictxt)->nprow : 0, most_rows;
  MPI_Allreduce(&rows, &most_rows, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  if (number >= 0) Cblacs_gridexit(number);
  if (number >= 0) assert_int_equal(hscal_free_ctxt(&ictxt), HSCAL_ERROR_CONTEXT);

  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  number = ictxt;
  if (number >= 0) Cblacs_gridexit(number);
  Cblacs_get(-1, 0, &other);
  int flat = most_rows == world_size; /* another shape than the plan's */
  Cblacs_gridinit(&other, "Row", flat ? 1 : world_size, flat ? world_size : 1);
  Cblacs_gridinfo(other, &nprow, &npcol, &myrow, &mycol);
  end(); /* frees what is left of ours */
  int still[4];
  Cblacs_gridinfo(other, &still[0], &still[1], &still[2], &still[3]);
  if (world_size > 1) assert_int_equal(still[0], nprow); /* on one process the two grids look the same */
  if (still[0] > 0) Cblacs_gridexit(other);
}

/* hscal_close frees the contexts that are still there. */
static void test_close_frees(void **state) {
  (void)state;
  int a, b, nprow, npcol, myrow, mycol;
  pdgemm_arguments x = square_pdgemm(300), y = square_pdgemm(200);
  begin();
  assert_int_equal(pdgemm_ctxt(&x, &a), 0);
  assert_int_equal(pdgemm_ctxt(&y, &b), 0);
  if (a >= 0) assert_int_not_equal(a, b);
  end();
  assert_int_equal(hscal_in_ctxt(&a), 0);
  assert_int_equal(pilaenv_(&a, "D"), 32);
  Cblacs_gridinfo(a, &nprow, &npcol, &myrow, &mycol);
  assert_int_equal(nprow, -1);
}

static void test_descinit(void **state) {
  (void)state;
  int ictxt, outside = -1, desc[9];
  pdgemm_arguments x = square_pdgemm(300);
  begin();
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) {
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    assert_int_equal(hscal_descinit(desc, 50, 60, 0, 7, 0, 0, &ictxt), 0);
    assert_int_equal(desc[1], ictxt);
    assert_int_equal(desc[4], plan->mb);
    assert_int_equal(desc[5], 7);
    assert_int_equal(hscal_descinit(desc, 50, 60, 0, 0, plan->nprow, 0, &ictxt), -6);
    assert_int_equal(hscal_descinit(desc, 50, 60, 0, 0, 0, plan->npcol, &ictxt), -7);
  }
  assert_int_equal(hscal_descinit(desc, 50, 60, 0, 7, 0, 0, &outside), 0);
  assert_memory_equal(desc, ((const int[]){1, -1, 50, 60, 1, 7, 0, 0, 1}), sizeof desc);
  assert_int_equal(hscal_descinit(NULL, 50, 60, 0, 7, 0, 0, &outside), -1);
  assert_int_equal(hscal_descinit(desc, 50, 60, 0, 7, 0, 0, NULL), -8);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  end();
}

static void test_nothing_to_compute(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(0);
  begin();
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  int members = hscal_in_ctxt(&ictxt), all;
  MPI_Allreduce(&members, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  assert_int_equal(all, 1);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  end();
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_nothing_to_finalize),
      cmocka_unit_test(test_before_init),
      cmocka_unit_test(test_bad_machine),
      cmocka_unit_test(test_init_twice_and_again),
      cmocka_unit_test(test_context_life),
      cmocka_unit_test(test_foreign_contexts),
      cmocka_unit_test(test_freed_by_the_blacs),
      cmocka_unit_test(test_close_frees),
      cmocka_unit_test(test_descinit),
      cmocka_unit_test(test_nothing_to_compute),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
