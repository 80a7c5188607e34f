/* HSCAL_OFF gives the very grid that the program had before: where Cblacs_gridinit seats the processes, and its blocks. */
#include "ctxt/blacs.h"
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);

static void begin(const char *off) {
  setenv("HSCAL_OFF", off, 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
}

/* A context is that grid, process by process. */
static void expect_grid(const char *order, int nprow, int npcol, int mb, int nb) {
  int own, ictxt, there[4], here[4];
  pdgemm_arguments x = square_pdgemm(100);
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, order, nprow, npcol);
  Cblacs_gridinfo(own, &there[0], &there[1], &there[2], &there[3]);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  Cblacs_gridinfo(ictxt, &here[0], &here[1], &here[2], &here[3]);
  assert_memory_equal(here, there, sizeof here);
  if (hscal_in_ctxt(&ictxt)) {
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    assert_true(plan->mb == mb && plan->nb == nb && plan->panel == 32);
    assert_int_equal(hscal_data_stays(), 0);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  if (own >= 0) Cblacs_gridexit(own);
}

static void test_every_grid(void **state) {
  (void)state;
  begin("1");
  for (int nprow = 1; nprow <= world_size; nprow++)
    for (int npcol = 1; nprow * npcol <= world_size; npcol++) {
      assert_int_equal(hscal_usual_grid(nprow, npcol, 48, 32, "Row"), 0);
      expect_grid("Row", nprow, npcol, 48, 32);
      assert_int_equal(hscal_usual_grid(nprow, npcol, 16, 16, "Column"), 0);
      expect_grid("Column", nprow, npcol, 16, 16);
    }
  assert_int_equal(hscal_close(), 0);
}

static void test_named_by_the_environment(void **state) {
  (void)state;
  char off[40];
  int columns = world_size / 2 > 0 ? world_size / 2 : 1, rows = world_size > 1 ? 2 : 1;
  static const struct {
    const char *behind, *order;
    int mb, nb;
  } given[] = {{"", "Row", 64, 64},
               {":32", "Row", 32, 32},
               {":32:row", "Row", 32, 32},
               {":col", "Column", 64, 64},
               {":16x32:col", "Column", 16, 32}};
  for (size_t i = 0; i < sizeof given / sizeof *given; i++) {
    snprintf(off, sizeof off, "%dx%d%s", rows, columns, given[i].behind);
    begin(off);
    expect_grid(given[i].order, rows, columns, given[i].mb, given[i].nb);
    assert_int_equal(hscal_usual_grid(1, 1, 8, 8, "Row"), 0); /* the environment takes precedence */
    expect_grid(given[i].order, rows, columns, given[i].mb, given[i].nb);
    assert_int_equal(hscal_close(), 0);
  }
}

static void test_bad_environment(void **state) {
  (void)state;
  static const char *const bad[] = {"2x",    "2x2:", "2x2:64:", "2x2:64:up", "0x1",          "2x2x2",
                                    "1x1:0", "2y2",  "1x1:64x", "1x1 ",      "99999999999x1"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    setenv("HSCAL_OFF", bad[i], 1);
    assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_UNKNOWN);
    assert_non_null(strstr(hscal_last_error(), "must be 1 or a grid and its blocks, such as 2x2:64"));
  }
  setenv("HSCAL_OFF", "100x100:64", 1);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "a grid of 100 x 100 needs more than"));
}

/* The grid is the whole program's: a session of fewer processes, for which it is too large, has the guide's. */
static void test_small_sessions(void **state) {
  (void)state;
  char off[40];
  MPI_Comm alone;
  pdgemm_arguments x = square_pdgemm(100);
  int ictxt;
  MPI_Comm_split(MPI_COMM_WORLD, world_rank, 0, &alone);
  snprintf(off, sizeof off, "1x%d:16", world_size);
  begin(off);
  assert_int_equal(hscal_init_comm(alone), 0);
  assert_int_equal(hscal_use(alone), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_ctxt_plan(&ictxt)->nb, world_size == 1 ? 16 : 64);
  assert_int_equal(hscal_close(), 0);
  expect_grid("Row", 1, world_size, 16, 16);
  assert_int_equal(hscal_close(), 0);
  MPI_Comm_free(&alone);
}

static void test_bad_arguments(void **state) {
  (void)state;
  assert_int_equal(hscal_usual_grid(1, 1, 64, 64, "Row"), HSCAL_ERROR_STATE);
  begin("1");
  assert_int_equal(hscal_usual_grid(0, 1, 64, 64, "Row"), -1);
  assert_int_equal(hscal_usual_grid(1, -1, 64, 64, "Row"), -2);
  assert_int_equal(hscal_usual_grid(1, 1, 0, 64, "Row"), -3);
  assert_int_equal(hscal_usual_grid(1, 1, 64, 0, "Row"), -4);
  assert_int_equal(hscal_usual_grid(1, 1, 64, 64, "up"), -5);
  assert_int_equal(hscal_usual_grid(1, 1, 64, 64, ""), -5);
  assert_int_equal(hscal_usual_grid(1, 1, 64, 64, NULL), -5);
  assert_int_equal(hscal_usual_grid(2, world_size, 64, 64, "Row"), HSCAL_ERROR_NO_GRID);
  int last = world_size > 1 && world_rank == world_size - 1;
  assert_int_equal(hscal_usual_grid(1, 1, last ? 32 : 64, 64, "Row"), world_size > 1 ? HSCAL_ERROR_DISAGREE : 0);
  if (world_size > 1) assert_non_null(strstr(hscal_last_error(), "blocks 32 x 64, by row, process 0 1 x 1, 64 x 64"));
  assert_int_equal(hscal_close(), 0);
}

/* Where hscal is on, it plans as ever. */
static void test_only_where_off(void **state) {
  (void)state;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(100);
  begin("0");
  assert_int_equal(hscal_usual_grid(1, world_size, 7, 7, "Row"), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) assert_int_not_equal(hscal_ctxt_plan(&ictxt)->nb, 7);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_grid),      cmocka_unit_test(test_named_by_the_environment),
      cmocka_unit_test(test_bad_environment), cmocka_unit_test(test_small_sessions),
      cmocka_unit_test(test_bad_arguments),   cmocka_unit_test(test_only_where_off),
  };
  setenv("HSCAL_MACHINE", "1x8@10, ideal", 1);
  setenv("HSCAL_QUIET", "1", 1);
  return RUN_MPI_TESTS(tests);
}
