/* What must hold for every routine of ScaLAPACK. */
#include "base/status.h"
#include "call/arguments.h"
#include "call/check.h"
#include "call/sizes.h"
#include "cmocka_test.h"
#include "info/count.h"
#include "instrumented_scalapack/pivots.h"
#include "instrumented_scalapack/scheme.h"
#include "schemes/random_call.h"

#include <math.h>
#include <string.h>

enum { CALLS = 12, LARGEST = 150 };

static hscal_call random_lapack(const hscal_routine *routine) {
  int block = random_pick(1, 30), m = random_pick(1, LARGEST), n = random_pick(1, LARGEST), k = random_pick(1, 60);
  hscal__sizes_in_order(routine, &m, &n, &k);
  hscal_call call = hscal__call_make(routine, m, n, k, block, block);
  if (call.uplo) call.uplo = "UL"[random_pick(0, 1)];
  for (const hscal_argument *a = hscal__arguments_of(routine); a->name; a++) {
    const char *letters = a->kind == HSCAL_ARGUMENT_letter ? hscal__argument_letters(routine, a) : "";
    if (!strcmp(a->name, "trans")) call.trans = letters[random_pick(0, (int)strlen(letters) - 1)];
  }
  if (routine->pack == HSCAL_PACK_ORMQR && call.k > call.m) call.k = call.m; /* as many as entries, from the left */
  if (call.diag) call.diag = "NU"[random_pick(0, 1)];
  if (call.ibtype) call.ibtype = random_pick(1, 3);
  if (call.ihi) call.ilo = random_pick(1, call.n), call.ihi = random_pick(call.ilo, call.n);
  return call;
}

static void assert_near(double value, double expected, double tolerance) {
  if (!(fabs(value - expected) <= tolerance * fabs(expected))) fail_msg("%g, not %g", value, expected);
}

static double sum(const double *values, int count) {
  double total = 0;
  for (int i = 0; i < count; i++) total += values[i];
  return total;
}

static hscal_info *info_of(const hscal_call *call, int nprow, int npcol) {
  hscal_layout layout = hscal__layout_make(nprow, npcol, 0);
  hscal_info *info;
  if (hscal__info(call, &layout, &info)) fail_msg("%s: %s", call->routine->name, hscal_last_error());
  return info;
}

#define FOR_LAPACK(r)                                                                                                  \
  for (const hscal_routine *r = hscal__routines; r < hscal__routines + HSCAL_ROUTINE_COUNT; r++)                       \
    if (hscal__is_scalapack(r) && hscal__scheme_exists(r->scheme))

/* Products of triangles work on whole blocks of the diagonal, as large as the grid makes them; so do narrow updates of them, if the
 * library leaves their panels where they are. */
static int works_on_diagonals(const hscal_routine *routine) {
  if (routine->scheme == HSCAL_SCHEME_sytrd || routine->scheme == HSCAL_SCHEME_sygst ||
      routine->scheme == HSCAL_SCHEME_syngst)
    return 1;
  return routine->scheme == HSCAL_SCHEME_potrf || routine->scheme == HSCAL_SCHEME_posv ||
         routine->scheme == HSCAL_SCHEME_potri || routine->scheme == HSCAL_SCHEME_trtri ||
         routine->scheme == HSCAL_SCHEME_getri;
}

/* Every process sweeps over the bidiagonal or tridiagonal matrix for itself, or all rows of a process column find the same vectors
 * of a merge, or the same largest norm of a column. */
static int works_everywhere(const hscal_routine *routine) {
  return routine->scheme == HSCAL_SCHEME_geqpf || routine->scheme == HSCAL_SCHEME_gesvd ||
         routine->scheme == HSCAL_SCHEME_syev || routine->scheme == HSCAL_SCHEME_syevd ||
         hscal__has_argument(routine, "range");
}

/* The grid decides who works, not how much; one process sends nothing. */
static void work_does_not_depend_on_the_grid(void **state) {
  (void)state;
  FOR_LAPACK(routine)
  for (int i = 0; i < CALLS; i++) {
    hscal_call call = random_lapack(routine);
    int nprow = random_pick(1, 4), npcol = random_pick(1, 4);
    hscal_info *alone = info_of(&call, 1, 1), *together = info_of(&call, nprow, npcol);
    if (!works_on_diagonals(routine) && !works_everywhere(routine))
      assert_near(sum(together->flops, nprow * npcol), alone->flops[0], 1e-12);
    assert_true(alone->messages[0] == 0);
    hscal_info_free(alone);
    hscal_info_free(together);
  }
}

/* Large enough, the operations are about those of the textbook. */
static void operations_are_counted(void **state) {
  (void)state;
  FOR_LAPACK(routine) {
    hscal_call call = hscal__call_make(routine, 2000, 2000, 500, 20, 20);
    hscal_info *info = info_of(&call, 1, 1);
    assert_near(sum(info->flops, 1), hscal__call_flops(&call), 0.05);
    hscal_info_free(info);
  }
}

/* A lower triangle of type 1 with fewer messages, all others as p?sygst does it, after a look at the arguments, which each process is
 * told and agrees on. */
static void what_syngst_leaves_to_sygst(void **state) {
  enum { PROCESSES = 6, AGREEMENT = 96 + 4 };
  (void)state;
  static const char *const names[][2] = {{"pdsyngst", "pdsygst"}, {"pzhengst", "pzhegst"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    for (int kind = 0; kind < 6; kind++) {
      hscal_call call = hscal__call_make(hscal__routine_find(names[i][0]), 0, 300, 0, 20, 20);
      call.ibtype = 1 + kind / 2, call.uplo = "LU"[kind % 2];
      hscal_info *info = info_of(&call, 2, 3);
      call.routine = hscal__routine_find(names[i][1]);
      hscal_info *of_sygst = info_of(&call, 2, 3);
      int pairs = PROCESSES * PROCESSES;
      double messages = sum(of_sygst->messages, pairs);
      if (kind == 0) {
        assert_true(sum(info->messages, pairs) < 0.5 * messages);
      } else {
        assert_true(sum(info->messages, pairs) == messages);
        assert_true(sum(info->collective_bytes, PROCESSES) ==
                    sum(of_sygst->collective_bytes, PROCESSES) + PROCESSES * AGREEMENT);
      }
      hscal_info_free(info);
      hscal_info_free(of_sygst);
    }
}

static void a_lower_triangle_is_reduced_by_products(void **state) {
  (void)state;
  hscal_call call = hscal__call_make(hscal__routine_find("pdsyngst"), 0, 2000, 0, 10, 10);
  call.uplo = 'L';
  hscal_info *info = info_of(&call, 1, 1);
  assert_near(sum(info->flops, 1), hscal__call_flops(&call), 0.05);
  hscal_info_free(info);
}

/* No more is done than what ilo and ihi leave to do. */
static void a_part_of_the_matrix_is_reduced(void **state) {
  (void)state;
  const int range[][2] = {{1, 1000}, {500, 2000}, {400, 1600}};
  for (size_t i = 0; i < sizeof range / sizeof *range; i++) {
    hscal_call call = hscal__call_make(hscal__routine_find("pdgehrd"), 0, 2000, 0, 20, 20);
    call.ilo = range[i][0], call.ihi = range[i][1];
    hscal_info *info = info_of(&call, 1, 1);
    assert_near(sum(info->flops, 1), hscal__call_flops(&call), 0.05);
    hscal_info_free(info);
  }
}

static void expect_refusal(const hscal_call *call, int nprow, int expected) {
  assert_int_equal(hscal__call_check(call, nprow, 1), expected);
  assert_true(strlen(hscal_last_error()) > 0);
}

/* pdgesv: n nrhs a ia ja desca ipiv b ib jb descb. */
static void layouts_that_the_library_refuses_are_refused(void **state) {
  (void)state;
  const hscal_call legal = hscal__call_make(hscal__routine_find("pdgesv"), 0, 40, 5, 8, 8);
  assert_int_equal(hscal__call_check(&legal, 2, 2), 0);
  hscal_call call = legal;
  call.operand[HSCAL_A].desc.nb = call.operand[HSCAL_A].desc.inb = 4;
  expect_refusal(&call, 2, -606);
  call = legal;
  call.operand[HSCAL_A].desc.m = 48, call.operand[HSCAL_A].i = 4;
  expect_refusal(&call, 2, -4);
  call = legal;
  call.operand[HSCAL_A].desc.n = 48, call.operand[HSCAL_A].j = 4;
  expect_refusal(&call, 2, -5);
  call = legal;
  call.operand[HSCAL_A].desc.rsrc = -1;
  expect_refusal(&call, 2, -607);
  call = legal;
  call.operand[HSCAL_B].desc.mb = call.operand[HSCAL_B].desc.imb = 4;
  expect_refusal(&call, 2, -1105);
  call = legal;
  call.operand[HSCAL_B].desc.rsrc = 1;
  expect_refusal(&call, 2, -9);
}

/* p?geqpf: m n a ia ja desca .... */
static void a_row_begins_with_its_array(void **state) {
  (void)state;
  hscal_call call = hscal__call_make(hscal__routine_find("pzgeqpf"), 1, 40, 0, 8, 8);
  call.operand[HSCAL_A].desc.n = 48;
  assert_int_equal(hscal__call_check(&call, 2, 2), 0);
  call.operand[HSCAL_A].j = 8;
  expect_refusal(&call, 2, -5);
  call.routine = hscal__routine_find("pdgeqpf"); /* has nothing to scale */
  assert_int_equal(hscal__call_check(&call, 2, 2), 0);
  call.routine = hscal__routine_find("pzgeqpf"), call.operand[HSCAL_A].desc.m = 2;
  assert_int_equal(hscal__call_check(&call, 2, 2), 0);
}

/* p?orgqr: m n k a ...; its kin likewise. p?tzrzf: m n a .... */
static void more_vectors_than_entries_are_refused(void **state) {
  (void)state;
  const struct {
    const char *name;
    int m, n, k, expected;
  } cases[] = {{"pdorgqr", 40, 30, 20, 0},  {"pdorgqr", 30, 30, 30, 0},  {"pdorgqr", 40, 30, 0, 0},
               {"pdorgqr", 30, 40, 20, -2}, {"pzungqr", 40, 30, 31, -3}, {"pdorglq", 30, 40, 30, 0},
               {"pdorglq", 40, 30, 20, -2}, {"pzunglq", 30, 40, 31, -3}, {"pdorgql", 40, 30, 20, 0},
               {"pdorgql", 30, 40, 20, -2}, {"pzungql", 40, 30, 31, -3}, {"pdorgrq", 30, 40, 30, 0},
               {"pdorgrq", 40, 30, 20, -2}, {"pzungrq", 30, 40, 31, -3}, {"pdtzrzf", 30, 40, 0, 0},
               {"pztzrzf", 30, 30, 0, 0},   {"pdtzrzf", 40, 30, 0, -2}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const hscal_call call =
        hscal__call_make(hscal__routine_find(cases[i].name), cases[i].m, cases[i].n, cases[i].k, 8, 8);
    assert_int_equal(hscal__call_check(&call, 2, 2), cases[i].expected);
  }
}

static hscal_call begin_at(const char *name, int row, int column) {
  hscal_call call = hscal__call_make(hscal__routine_find(name), 40, 40, 0, 8, 8);
  hscal_operand *a = &call.operand[HSCAL_A];
  a->desc.m = a->desc.n = 60;
  a->i = row, a->j = column;
  return call;
}

/* The numbers are those of SRC/p?getri.f (n a ia ja desca), p?gebrd.f (m n a ...) and p?gehrd.f (n ilo ihi a ...). */
static void where_a_reduction_may_begin(void **state) {
  (void)state;
  const struct {
    const char *name;
    int row, column, expected;
  } cases[] = {{"pdgetri", 8, 16, 0}, {"pdgetri", 3, 8, -4}, {"pdgetri", 3, 3, -4}, {"pdgebrd", 3, 11, 0},
               {"pzgebrd", 11, 3, 0}, {"pdgebrd", 3, 4, -5}, {"psgehrd", 3, 11, 0}, {"pdgehrd", 3, 4, -6},
               {"pzgehrd", 8, 16, 0}, {"pzgehrd", 3, 11, -6}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    hscal_call call = begin_at(cases[i].name, cases[i].row, cases[i].column);
    assert_int_equal(hscal__call_check(&call, 2, 2), cases[i].expected);
  }
  hscal_call call = begin_at("pdgebrd", 0, 0);
  call.operand[HSCAL_A].desc.nb = call.operand[HSCAL_A].desc.inb = 4;
  expect_refusal(&call, 2, -606);
  call = begin_at("pdgehrd", 0, 0);
  call.ilo = 0;
  expect_refusal(&call, 2, -2);
  call.ilo = 20, call.ihi = 19;
  expect_refusal(&call, 2, -3);
  call.ihi = 41;
  expect_refusal(&call, 2, -3);
}

/* pdgels: trans m n nrhs a ia ja desca b ib jb descb. */
static void right_sides_are_cut_as_reflectors_are(void **state) {
  (void)state;
  for (int tall = 0; tall < 2; tall++) {
    const hscal_call legal = hscal__call_make(hscal__routine_find("pdgels"), tall ? 60 : 40, tall ? 40 : 60, 5, 8, 8);
    assert_int_equal(hscal__call_check(&legal, 2, 2), 0);
    hscal_call call = legal;
    call.operand[HSCAL_B].desc.mb = call.operand[HSCAL_B].desc.imb = 4;
    expect_refusal(&call, 2, -1205);
    call = legal;
    call.operand[HSCAL_B].desc.m = 64, call.operand[HSCAL_B].i = 4;
    expect_refusal(&call, 2, -10);
    call = legal; /* reflectors that are rows cross the grid, from wherever they are */
    call.operand[HSCAL_B].desc.rsrc = 1;
    if (tall) expect_refusal(&call, 2, -10);
    assert_int_equal(hscal__call_check(&call, 2, 1), tall ? -10 : 0);
  }
}

/* side trans m n k a ia ja desca tau c ic jc descc. */
static void what_is_reflected_is_cut_as_reflectors_are(void **state) {
  (void)state;
  for (int turned = 0; turned < 2; turned++) /* Q of columns from the left, then Q of rows from the right */
    for (int crosses = 0; crosses < 2; crosses++) {
      hscal_call legal =
          hscal__call_make(hscal__routine_find(turned != crosses ? "pdormlq" : "pdormqr"), 48, 48, 40, 8, 8);
      legal.side = turned ? 'R' : 'L';
      hscal__call_lay(&legal, 8, 8);
      assert_int_equal(hscal__call_check(&legal, 2, 2), 0);
      hscal_call call = legal;
      call.k = 49, call.operand[HSCAL_A].desc.m = call.operand[HSCAL_A].desc.n = 49;
      expect_refusal(&call, 2, -5);
      call = legal;
      call.operand[HSCAL_C].desc.mb = call.operand[HSCAL_C].desc.imb = turned ? 8 : 4;
      call.operand[HSCAL_C].desc.nb = call.operand[HSCAL_C].desc.inb = turned ? 4 : 8;
      expect_refusal(&call, 2, crosses ? -906 : turned ? -1406 : -1405);
      call = legal;
      call.operand[HSCAL_C].desc.m = call.operand[HSCAL_C].desc.n = 52;
      *(turned ? &call.operand[HSCAL_C].j : &call.operand[HSCAL_C].i) = 4;
      expect_refusal(&call, 2, turned ? -13 : -12);
      call = legal;
      *(turned ? &call.operand[HSCAL_C].desc.csrc : &call.operand[HSCAL_C].desc.rsrc) = 1;
      assert_int_equal(hscal__call_check(&call, 2, 2), crosses ? 0 : turned ? -13 : -12);
    }
}

/* pdgesvd: jobu jobvt m n a ia ja desca s u iu ju descu vt ivt jvt descvt. */
static void vectors_where_they_would_be_wrong_are_refused(void **state) {
  (void)state;
  const hscal_call legal = hscal__call_make(hscal__routine_find("pdgesvd"), 40, 30, 0, 8, 8);
  assert_int_equal(hscal__call_check(&legal, 2, 1), 0);
  hscal_call call = legal;
  call.operand[HSCAL_A].desc.nb = call.operand[HSCAL_A].desc.inb = 4;
  expect_refusal(&call, 2, -806);
  call = legal;
  call.operand[HSCAL_A].desc.rsrc = 1;
  expect_refusal(&call, 2, -807);
  call = legal;
  call.operand[HSCAL_B].desc.mb = call.operand[HSCAL_B].desc.imb = 4;
  expect_refusal(&call, 2, -1305);
  call = legal;
  call.operand[HSCAL_B].desc.rsrc = 1;
  expect_refusal(&call, 2, -11);
  call = legal;
  call.operand[HSCAL_B].i = 16, call.operand[HSCAL_B].desc.m += 16; /* below the last vector it is set to 0 by IA */
  expect_refusal(&call, 2, -11);
  call = legal;
  call.operand[HSCAL_C].j = 3, call.operand[HSCAL_C].desc.n += 3;
  expect_refusal(&call, 2, -16);
  call.jobvt = 'N';
  assert_int_equal(hscal__call_check(&call, 2, 1), 0);
}

static void copies_may_lie_anywhere_on_the_grid(void **state) {
  (void)state;
  hscal_call call = hscal__call_make(hscal__routine_find("pdgemr2d"), 40, 30, 0, 8, 8);
  call.operand[HSCAL_B].desc.mb = call.operand[HSCAL_B].desc.imb = 5;
  call.to = (hscal_grid){.nprow = 1, .npcol = 2};
  assert_int_equal(hscal__call_check(&call, 2, 1), 0);
  call.operand[HSCAL_B].desc.csrc = 1;
  assert_int_equal(hscal__call_check(&call, 2, 1), 0);
  call.operand[HSCAL_B].desc.rsrc = 1;
  expect_refusal(&call, 2, -1007);
  call.operand[HSCAL_B].desc.rsrc = 0, call.to.npcol = 3;
  expect_refusal(&call, 2, HSCAL_ERROR_ARGUMENT);
}

static void pivots_lie_among_the_rows_that_are_left(void **state) {
  (void)state;
  for (int rows = 1; rows < 300; rows++)
    for (int step = 0; step < rows; step++) {
      int pivot = hscal__expected_pivot(step, rows);
      assert_true(pivot >= step && pivot < rows);
      int far = hscal__pivot(HSCAL_DATA_UPPER, step, rows, 16);
      assert_true(far >= step && far < rows && (far / 16 == step / 16 + 1 || rows <= (step / 16 + 1) * 16));
      assert_int_equal(hscal__pivot(HSCAL_DATA_LOWER, step, rows, 16), step);
    }
  double mean = 0; /* of how far down it lies */
  for (int step = 0; step < 10000; step++) mean += (hscal__expected_pivot(step, 20000) - step) / (20000.0 - step);
  assert_near(mean / 10000, 0.5, 0.02);
}

/* The same of columns, counted from where the matrix begins, while blocks are those of the array. */
static void pivots_lie_among_the_columns_that_are_left(void **state) {
  enum { N = 150, BLOCK = 16 };
  (void)state;
  for (int begin = 0; begin < 2 * BLOCK; begin++) {
    hscal_call call = hscal__call_make(hscal__routine_find("pdgeqpf"), N, N, 0, BLOCK, BLOCK);
    call.operand[HSCAL_A].j = begin, call.operand[HSCAL_A].desc.n += begin;
    for (int step = 0; step < N; step++) {
      int pivot = hscal__matrix_pivot(HSCAL_DATA_EXPECTED, &call, HSCAL_COLUMNS, step);
      int far = hscal__matrix_pivot(HSCAL_DATA_UPPER, &call, HSCAL_COLUMNS, step), next = (begin + step) / BLOCK + 1;
      assert_true(pivot >= step && pivot < N);
      assert_true(far >= step && far < N && ((begin + far) / BLOCK == next || next * BLOCK >= begin + N));
      assert_int_equal(hscal__matrix_pivot(HSCAL_DATA_LOWER, &call, HSCAL_COLUMNS, step), step);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pivots_lie_among_the_columns_that_are_left),
      cmocka_unit_test(work_does_not_depend_on_the_grid),
      cmocka_unit_test(operations_are_counted),
      cmocka_unit_test(what_syngst_leaves_to_sygst),
      cmocka_unit_test(a_lower_triangle_is_reduced_by_products),
      cmocka_unit_test(a_part_of_the_matrix_is_reduced),
      cmocka_unit_test(layouts_that_the_library_refuses_are_refused),
      cmocka_unit_test(where_a_reduction_may_begin),
      cmocka_unit_test(a_row_begins_with_its_array),
      cmocka_unit_test(more_vectors_than_entries_are_refused),
      cmocka_unit_test(right_sides_are_cut_as_reflectors_are),
      cmocka_unit_test(what_is_reflected_is_cut_as_reflectors_are),
      cmocka_unit_test(vectors_where_they_would_be_wrong_are_refused),
      cmocka_unit_test(copies_may_lie_anywhere_on_the_grid),
      cmocka_unit_test(pivots_lie_among_the_rows_that_are_left),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
