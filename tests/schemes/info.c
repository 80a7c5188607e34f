/* hscal_p?gemm_info: figures counted in real runs of libscalapack-openmpi 2.2.1, and illegal arguments. */
#include "call/call.h"
#include "cmocka_test.h"
#include "hscal.h"
#include "info/count.h"

#include <limits.h>
#include <string.h>

typedef struct problem {
  char transa, transb;
  int m, n, k, one;
  double alpha[2], beta[2];
  int desc[9];
} problem;

static problem square(int n, int nb) {
  problem p = {.transa = 'N', .transb = 'N', .m = n, .n = n, .k = n, .one = 1, .alpha = {1}, .beta = {0.5}};
  assert_int_equal(hscal_descset(p.desc, n, n, nb, nb, 0, 0), 0);
  return p;
}

static int pdgemm_info(problem *p, int nprow, int npcol, int panel, hscal_info **info) {
  return hscal_pdgemm_info(&p->transa, &p->transb, &p->m, &p->n, &p->k, p->alpha, &p->one, &p->one, p->desc, &p->one,
                           &p->one, p->desc, p->beta, &p->one, &p->one, p->desc, nprow, npcol, panel, info);
}

static int pzgemm_info(problem *p, int nprow, int npcol, int panel, hscal_info **info) {
  return hscal_pzgemm_info(&p->transa, &p->transb, &p->m, &p->n, &p->k, p->alpha, &p->one, &p->one, p->desc, &p->one,
                           &p->one, p->desc, p->beta, &p->one, &p->one, p->desc, nprow, npcol, panel, info);
}

static void expect_message(const hscal_info *info, int from, int to, double bytes, double messages) {
  int pair = from * info->nprow * info->npcol + to;
  assert_true(info->bytes[pair] == bytes);
  assert_true(info->messages[pair] == messages);
}

static void expect_flops(const hscal_info *info, const double *flops) {
  for (int p = 0; p < info->nprow * info->npcol; p++) assert_true(info->flops[p] == flops[p]);
}

static void thousand_on_2x2(void **unused) {
  (void)unused;
  problem p = square(1000, 64);
  hscal_info *info;
  assert_int_equal(pdgemm_info(&p, 2, 2, 0, &info), 0);
  expect_flops(info, (double[]){524288000, 499712000, 499712000, 476288000});
  expect_message(info, 0, 1, 2097152, 16);
  expect_message(info, 0, 2, 2097152, 16);
  expect_message(info, 1, 0, 1998848, 16);
  expect_message(info, 1, 3, 1998848, 16);
  expect_message(info, 2, 0, 1998848, 16);
  expect_message(info, 2, 3, 1998848, 16);
  expect_message(info, 3, 1, 1905152, 16);
  expect_message(info, 3, 2, 1905152, 16);
  expect_message(info, 0, 3, 0, 0);
  assert_true(info->collectives == 0);
  hscal_info_free(info);
}

static void thousand_on_2x3(void **unused) {
  (void)unused;
  static const struct {
    int from, to;
    double bytes, messages;
  } expected[] = {{0, 1, 2785280, 24}, {1, 2, 2785280, 24}, {2, 0, 2621440, 24}, {3, 4, 2654720, 24},
                  {4, 5, 2654720, 24}, {5, 3, 2498560, 24}, {0, 3, 1474560, 18}, {1, 4, 1310720, 18},
                  {2, 5, 1310720, 18}, {3, 0, 1405440, 18}, {4, 1, 1249280, 18}, {5, 2, 1249280, 18}};
  problem p = square(1000, 64);
  hscal_info *info;
  double messages = 0;
  assert_int_equal(pdgemm_info(&p, 2, 3, 0, &info), 0);
  expect_flops(info, (double[]){368640000, 327680000, 327680000, 351360000, 312320000, 312320000});
  for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
    expect_message(info, expected[i].from, expected[i].to, expected[i].bytes, expected[i].messages);
  for (int pair = 0; pair < 36; pair++) messages += info->messages[pair];
  assert_true(messages == 6 * 42);
  hscal_info_free(info);
}

/* A wider panel sends the same bytes in fewer messages. */
static void panel_width(void **unused) {
  (void)unused;
  problem p = square(1000, 64);
  hscal_info *info;
  assert_int_equal(pdgemm_info(&p, 2, 2, 128, &info), 0);
  expect_message(info, 0, 1, 2097152, 4);
  hscal_info_free(info);
}

static void complex_counts(void **unused) {
  (void)unused;
  problem p = square(1000, 64);
  hscal_info *info;
  assert_int_equal(pzgemm_info(&p, 2, 2, 0, &info), 0);
  expect_flops(info, (double[]){4 * 524288000.0, 4 * 499712000.0, 4 * 499712000.0, 4 * 476288000.0});
  expect_message(info, 0, 1, 2 * 2097152, 16);
  hscal_info_free(info);
}

/* alpha is zero for a complex routine only if both parts are. */
static void alpha_zero(void **unused) {
  (void)unused;
  problem p = square(100, 8);
  hscal_info *info;
  p.alpha[0] = 0, p.alpha[1] = 1;
  assert_int_equal(pdgemm_info(&p, 2, 2, 0, &info), 0);
  assert_true(info->flops[0] == 0);
  hscal_info_free(info);
  assert_int_equal(pzgemm_info(&p, 2, 2, 0, &info), 0);
  assert_true(info->flops[0] > 0);
  hscal_info_free(info);
}

static void nothing_to_do(void **unused) {
  (void)unused;
  problem p = square(0, 8);
  hscal_info *info;
  assert_int_equal(pdgemm_info(&p, 3, 2, 0, &info), 0);
  for (int pair = 0; pair < 36; pair++) assert_true(info->bytes[pair] == 0);
  hscal_info_free(info);
  hscal_info_free(NULL);
}

static void illegal_arguments(void **unused) {
  (void)unused;
  problem p = square(100, 8);
  hscal_info *info = (hscal_info *)&p;
  assert_int_equal(pdgemm_info(&p, 0, 2, 0, &info), HSCAL_ERROR_ARGUMENT);
  assert_null(info);
  assert_non_null(strstr(hscal_last_error(), "0 x 2"));
  assert_int_equal(pdgemm_info(&p, 100000, 100000, 0, &info), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(pdgemm_info(&p, 2, 2, -1, &info), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "panel"));
  assert_int_equal(pdgemm_info(&p, 2, 2, 0, NULL), HSCAL_ERROR_ARGUMENT);
  p.k = -1;
  assert_int_equal(pdgemm_info(&p, 2, 2, 0, &info), -5);
  assert_null(info);
  p = square(100, 8);
  p.desc[6] = 2; /* RSRC_ outside the grid */
  assert_int_equal(pdgemm_info(&p, 2, 2, 0, &info), -1007);
  p = square(100, 0); /* blocks left open */
  assert_int_equal(pdgemm_info(&p, 2, 2, 0, &info), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "MB_"));
}

/* Counting has an end, which names a way out; where iterations are alike they are few events, however many they are. */
/* Refused by a number, before memory is asked for every pair. */
static void too_many_processes(void **unused) {
  (void)unused;
  problem p = square(100, 10);
  hscal_info *info;
  assert_int_equal(pdgemm_info(&p, 127, 130, 32, &info), HSCAL_ERROR_UNSUPPORTED);
  assert_null(info);
  assert_string_equal(hscal_last_error(),
                      "a grid of 127 x 130 has 16510 processes; info counts every pair of at most 16384");
  assert_int_equal(pdgemm_info(&p, 46340, 46340, 32, &info), HSCAL_ERROR_UNSUPPORTED);
  assert_non_null(strstr(hscal_last_error(), "info counts every pair of at most 16384"));
}

static void too_many_events(void **unused) {
  (void)unused;
  hscal_layout layout = hscal__layout_make(2, 3, 0);
  hscal_call cholesky = hscal__call_make(hscal__routine_find("pdpotrf"), 0, 1000, 0, 16, 16);
  hscal_call product = hscal__call_make(hscal__routine_find("pdgemm"), INT_MAX - 7, INT_MAX - 7, INT_MAX - 7, 1, 1);
  hscal_info *info;
  assert_int_equal(hscal__info_within(&cholesky, &layout, 1000, &info), HSCAL_ERROR_UNSUPPORTED);
  assert_null(info);
  assert_string_equal(hscal_last_error(), "computing, sending and receiving more than 1000 times is too much to be "
                                          "counted; larger blocks need less");
  assert_int_equal(hscal__info_within(&cholesky, &layout, 1000000, &info), 0);
  hscal_info_free(info);
  assert_int_equal(hscal__info_within(&product, &layout, 1000, &info), 0);
  hscal_info_free(info);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(thousand_on_2x2), cmocka_unit_test(thousand_on_2x3),    cmocka_unit_test(panel_width),
      cmocka_unit_test(complex_counts),  cmocka_unit_test(alpha_zero),         cmocka_unit_test(nothing_to_do),
      cmocka_unit_test(too_many_events), cmocka_unit_test(too_many_processes), cmocka_unit_test(illegal_arguments)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
