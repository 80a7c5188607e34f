/* The table of routines, reading argument lists, and ScaLAPACK's numbering of illegal arguments. */
#include "base/status.h"
#include "call/arguments.h"
#include "call/check.h"
#include "call/read.h"
#include "cmocka_test.h"

/* A legal pdgemm call that the tests spoil. */
typedef struct arguments {
  char transa, transb;
  int m, n, k, ia, ja, desca[9], ib, jb, descb[9], ic, jc, descc[9];
  double alpha, beta;
} arguments;

static arguments legal(void) {
  return (arguments){'n',
                     't',
                     40,
                     30,
                     20,
                     1,
                     1,
                     {1, -1, 40, 20, 8, 8, 0, 0, 40},
                     1,
                     1,
                     {1, -1, 30, 20, 8, 8, 0, 0, 30},
                     1,
                     1,
                     {1, -1, 40, 30, 8, 8, 0, 0, 40},
                     2,
                     0.5};
}

static int read_call(const arguments *a, hscal_call *call) {
  const void *const given[] = {&a->transa, &a->transb, &a->m,  &a->n,    &a->k,    &a->alpha, &a->ia, &a->ja,
                               a->desca,   &a->ib,     &a->jb, a->descb, &a->beta, &a->ic,    &a->jc, a->descc};
  return hscal__call_read(hscal__routine_find("pdgemm"), given, call);
}

static void a_legal_call_is_read(void **state) {
  (void)state;
  arguments a = legal();
  hscal_call call;
  assert_int_equal(read_call(&a, &call), 0);
  assert_int_equal(call.transa, 'N');
  assert_int_equal(call.transb, 'T');
  assert_int_equal(call.operand[HSCAL_B].desc.m, 30);
  assert_int_equal(call.operand[HSCAL_C].i, 0);
  assert_float_equal(call.alpha.re, 2, 0);
  assert_float_equal(call.beta.re, 0.5, 0);
}

static void illegal_arguments_are_numbered(void **state) {
  (void)state;
  hscal_call call;
#define SPOIL(change, status)                                                                                          \
  do {                                                                                                                 \
    arguments a = legal();                                                                                             \
    change;                                                                                                            \
    hscal__clear_error();                                                                                              \
    assert_int_equal(read_call(&a, &call), status);                                                                    \
    assert_true(*hscal_last_error() != 0);                                                                             \
  } while (0)
  SPOIL(a.transa = 'X', -1);
  SPOIL(a.transb = 0, -2);
  SPOIL(a.m = -1, -3);
  SPOIL(a.n = -1, -4);
  SPOIL(a.k = -5, -5);
  SPOIL(a.ia = 0, -8);
  SPOIL(a.ja = 2, -9);
  SPOIL(a.desca[0] = 501, -1001);
  SPOIL(a.desca[2] = 0, -1003);
  SPOIL(a.desca[4] = -1, -1005);
  SPOIL(a.desca[6] = -2, -1007);
  SPOIL(a.ib = 2, -12);
  SPOIL(a.jb = 0, -13);
  SPOIL(a.descb[3] = -1, -1404);
  SPOIL(a.ic = 2147483647, -17);
  SPOIL(a.ic = -2147483647 - 1, -17);
  SPOIL(a.descc[4] = 1000000001, -1905);
  SPOIL(a.descc[5] = 2147483647, -1906);
  SPOIL(a.jc = 2, -18);
  SPOIL(a.descc[5] = -3, -1906);
  SPOIL(a.descc[7] = -2, -1908);
  /* The first of several. */
  SPOIL((a.transa = 'X', a.desca[0] = 501), -1);
  SPOIL((a.desca[0] = 501, a.m = -1), -3);
  SPOIL((a.ia = 5, a.ja = 0), -8);
  SPOIL((a.ja = 7, a.desca[4] = -1), -9);
  SPOIL((a.ia = 5, a.desca[0] = 501), -1001);
  SPOIL((a.descb[0] = 501, a.descc[0] = 501), -1401);
#undef SPOIL
}

static void sources_are_checked_against_the_grid(void **state) {
  (void)state;
  arguments a = legal();
  hscal_call call;
  a.descb[7] = 3;
  assert_int_equal(read_call(&a, &call), 0);
  assert_int_equal(hscal__call_check(&call, 2, 4), 0);
  assert_int_equal(hscal__call_check(&call, 4, 3), -1408);
}

static void null_pointers_are_illegal_arguments(void **state) {
  (void)state;
  arguments a = legal();
  hscal_call call;
  const void *const given[] = {&a.transa, &a.transb, &a.m,  &a.n,    &a.k,    &a.alpha, &a.ia, &a.ja,
                               NULL,      &a.ib,     &a.jb, a.descb, &a.beta, &a.ic,    &a.jc, a.descc};
  assert_int_equal(hscal__call_read(hscal__routine_find("pdgemm"), given, &call), -10);
}

static void open_blocks_are_filled(void **state) {
  (void)state;
  arguments a = legal();
  hscal_call call;
  a.desca[4] = a.descc[5] = 0;
  assert_int_equal(read_call(&a, &call), 0);
  assert_true(hscal__call_is_open(&call));
  hscal__call_fill_blocks(&call, 48, 64);
  assert_false(hscal__call_is_open(&call));
  assert_int_equal(call.operand[HSCAL_A].desc.mb, 48);
  assert_int_equal(call.operand[HSCAL_A].desc.imb, 48);
  assert_int_equal(call.operand[HSCAL_A].desc.nb, 8);
  assert_int_equal(call.operand[HSCAL_C].desc.nb, 64);
}

/* The entries of tradd's trapezoid, counted one by one; an entry is a product and an addition. */
static void operations_of_a_trapezoid_are_counted(void **state) {
  (void)state;
  const int size[] = {0, 1, 2, 5, 9};
  const hscal_routine *routine = hscal__routine_find("pdtradd");
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      for (int upper = 0; upper < 2; upper++) {
        hscal_call call = hscal__call_make(routine, size[i], size[j], 0, 4, 4);
        call.uplo = upper ? 'U' : 'L';
        int entries = 0;
        for (int row = 0; row < size[i]; row++)
          for (int column = 0; column < size[j]; column++) entries += upper ? row <= column : row >= column;
        assert_true(hscal__call_flops(&call) == 2.0 * entries);
      }
}

static void routines_are_found_and_guessed(void **state) {
  (void)state;
  assert_string_equal(hscal__routine_find("PZGEMM")->name, "pzgemm");
  assert_null(hscal__routine_find("pdgem"));
  assert_string_equal(hscal__routine_nearest("pdgemmm"), "pdgemm");
  assert_string_equal(hscal__routine_nearest("pzgenm"), "pzgemm");
  assert_string_equal(hscal__routine_nearest("pdgem"), "pdgemm"); /* as near as pdgemv and pdger */
  assert_string_equal(hscal__routine_nearest("PDSYM"), "pdsymm");
  assert_string_equal(hscal__routine_nearest("pdgetr"), "pdgetrf");
  assert_null(hscal__routine_nearest("completely-different"));
}

static void statuses_have_texts(void **state) {
  (void)state;
  assert_string_equal(hscal_strerror(0), "success");
  assert_string_equal(hscal_strerror(-4), "illegal argument 4");
  assert_string_equal(hscal_strerror(-1005), "illegal entry 5 of argument 10");
  assert_string_equal(hscal_version(), "0.1.0");
}

/* Which calls the library leaves at once, and which compute: "Quick return if possible". */
static void calls_without_work_are_known(void **state) {
  (void)state;
  static const struct {
    const char *name;
    int m, n, k;
    double alpha, beta;
    int is_void, multiplies;
  } known[] = {
      {"pdgemm", 5, 5, 5, 1, 0, 0, 1},  {"pdgemm", 5, 0, 5, 1, 0, 1, 0}, {"pdgemm", 5, 5, 0, 1, 1, 1, 0},
      {"pdgemm", 5, 5, 0, 1, 2, 0, 0},  {"pdgemm", 5, 5, 5, 0, 1, 1, 0}, {"pdgemm", 5, 5, 5, 0, 0, 0, 0},
      {"pdsyrk", 0, 5, 0, 1, 1, 1, 0},  {"pdsyrk", 0, 5, 0, 1, 0, 0, 0}, {"pdtrsm", 5, 5, 0, 0, 0, 0, 0},
      {"pdtrsm", 0, 5, 0, 1, 0, 1, 0},  {"pdtrmm", 5, 5, 0, 1, 0, 0, 1}, {"pdger", 5, 5, 0, 0, 0, 1, 0},
      {"pdaxpy", 0, 5, 0, 0, 0, 1, 0},  {"pdscal", 0, 5, 0, 0, 0, 0, 0}, {"pdscal", 0, 0, 0, 1, 0, 1, 0},
      {"pddot", 0, 5, 0, 0, 0, 0, 1},   {"pdtrsv", 0, 5, 0, 0, 0, 0, 1}, {"pdtrmv", 0, 0, 0, 0, 0, 1, 0},
      {"pdatrmv", 0, 5, 0, 0, 1, 1, 0}, {"pdgemv", 5, 5, 0, 0, 2, 0, 0}, {"pdsymm", 5, 5, 0, 0, 1, 1, 0},
      {"pdtran", 5, 5, 0, 0, 1, 1, 0},  {"pdtran", 5, 5, 0, 0, 0, 0, 0}, {"pdcopy", 0, 5, 0, 0, 0, 0, 1},
  };
  for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
    hscal_call call = hscal__call_make(hscal__routine_find(known[i].name), known[i].m, known[i].n, known[i].k, 2, 2);
    call.alpha.re = known[i].alpha, call.beta.re = known[i].beta;
    assert_int_equal(hscal__call_is_void(&call), known[i].is_void);
    assert_int_equal(hscal__call_multiplies(&call), known[i].multiplies);
  }
}

/* The first eigenvalue alone, and the last one alone, are not all of them. */
static void indices_are_told_unless_they_are_the_usual_ones(void **state) {
  (void)state;
  const struct {
    int il, iu;
    const char *text;
  } cases[] = {
      {1, 9, "range=i n=9"}, {1, 1, "range=i n=9 iu=1"}, {9, 9, "range=i n=9 il=9"}, {2, 8, "range=i n=9 il=2 iu=8"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[200];
    hscal_call call = hscal__call_make(hscal__routine_find("pdsyevx"), 9, 9, 0, 4, 4);
    call.range = 'I';
    call.il = cases[i].il;
    call.iu = cases[i].iu;
    hscal__arguments_text(&call, text, sizeof text);
    assert_string_equal(text, cases[i].text);
  }
}

/* Bounds that differ in the tenth digit are different ones. */
static void reals_are_told_with_all_their_digits(void **state) {
  (void)state;
  const struct {
    const char *routine;
    double vl, vu;
    const char *text;
  } cases[] = {{"pdsyevx", -1.0000000001, -1, "range=v n=9 vl=-1.0000000001 vu=-1"},
               {"pdsyevx", 0.1, 1.0 / 3, "range=v n=9 vl=0.1 vu=0.3333333333333333"},
               {"pssyevx", 0.1f, 1e30f, "range=v n=9 vl=0.1 vu=1e+30"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char text[200];
    hscal_call call = hscal__call_make(hscal__routine_find(cases[i].routine), 9, 9, 0, 4, 4);
    call.range = 'V';
    call.vl = cases[i].vl;
    call.vu = cases[i].vu;
    call.il = 1;
    call.iu = 9;
    hscal__arguments_text(&call, text, sizeof text);
    assert_string_equal(text, cases[i].text);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_legal_call_is_read),
      cmocka_unit_test(illegal_arguments_are_numbered),
      cmocka_unit_test(calls_without_work_are_known),
      cmocka_unit_test(sources_are_checked_against_the_grid),
      cmocka_unit_test(null_pointers_are_illegal_arguments),
      cmocka_unit_test(open_blocks_are_filled),
      cmocka_unit_test(operations_of_a_trapezoid_are_counted),
      cmocka_unit_test(indices_are_told_unless_they_are_the_usual_ones),
      cmocka_unit_test(reals_are_told_with_all_their_digits),
      cmocka_unit_test(routines_are_found_and_guessed),
      cmocka_unit_test(statuses_have_texts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
