/* Keys and numbers as people write them in other ways: each line says what another one says. */
#include "cmocka_test.h"
#include "run.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Both are answered, in the same words. */
static void assert_same(const char *words, const char *plain) {
  run result = run_hscal(plain);
  if (result.status != 0) fail_msg("hscal %s: %s", plain, result.err);
  char *expected = strdup(result.out);
  result = run_hscal(words);
  if (result.status != 0 || *result.err || strcmp(result.out, expected) != 0)
    fail_msg("hscal %s\n  ended with %d: %s%s\n  expected: %s", words, result.status, result.err, result.out, expected);
  free(expected);
}

static void test_numbers(void **state) {
  (void)state;
  static const char *const numbers[] = {"n=2e3",    "n=2E3",         "n=2.0e3",  "n=2000.0", "n=0.02e5",
                                        "n=2000e0", "n=2000000.e-3", "n=+2e+03", "n=002000", "n=2000000000000000e-12"};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    char words[96] = "info pdgemm nb=64 grid=2x2 ";
    assert_same(strcat(words, numbers[i]), "info pdgemm nb=64 grid=2x2 n=2000");
  }
  assert_same("timeof pdgemm n=2.5e3 nb=6.4e1 grid=2x2e0 ma=3e3 --machine 2x2@10,ideal",
              "timeof pdgemm n=2500 nb=64 grid=2x2 ma=3000 --machine 2x2@10,ideal");
  assert_same("launch-file pdgemm n=1e3 --processes 1e0 --launcher hydra --machine \"$(hostname)=1x2@10,ideal\"",
              "launch-file pdgemm n=1000 --processes 1 --launcher hydra --machine \"$(hostname)=1x2@10,ideal\"");
}

static void test_capitals(void **state) {
  (void)state;
  assert_same("info PDGEMM M=100 N=200 K=300 NB=32 GRID=2x3 TRANSA=T",
              "info pdgemm m=100 n=200 k=300 nb=32 grid=2x3 transa=t");
  assert_same("timeof pdpotrf N=1000 Nb=64 Grid=2x2 UPLO=L IA=1 MbA=64 --machine 2x2@10,ideal",
              "timeof pdpotrf n=1000 nb=64 grid=2x2 uplo=l ia=1 mba=64 --machine 2x2@10,ideal");
}

/* What ScaLAPACK's users call the rows and columns of a grid. */
static void test_aliases(void **state) {
  (void)state;
  static const char plain[] = "info pdgemm n=100 nb=32 grid=2x3";
  assert_same("info pdgemm n=100 nb=32 nprow=2 npcol=3", plain);
  assert_same("info pdgemm n=100 nb=32 NPCOL=3 NPROW=2", plain);
  assert_same("info pdgemm n=100 nb=32 p=2 q=3", plain);
  assert_same("info pdgemm n=100 nb=32 grid=2X3", plain);
  assert_same("info pdgemm n=100 nb=32 P=2 Q=3", plain);
  static const char launch[] =
      "launch-file pdgemm n=1000 processes=2 --launcher hydra --machine \"$(hostname)=1x2@10,ideal\"";
  assert_same("launch-file pdgemm n=1000 np=2 --launcher hydra --machine \"$(hostname)=1x2@10,ideal\"", launch);
  assert_same("launch-file pdgemm n=1000 NPROCS=2 --launcher hydra --machine \"$(hostname)=1x2@10,ideal\"", launch);
}

/* One right-hand side, unless they are counted; n= says nothing of them. */
static void test_right_hand_sides(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgesv", "psgetrs", "pcposv", "pzpotrs", "pdtrtrs", "pdgels"};
  for (size_t i = 0; i < sizeof routines / sizeof *routines; i++) {
    char words[128], plain[160];
    snprintf(words, sizeof words, "timeof %s n=300 nb=32 grid=2x2 --machine 2x2@10,ideal", routines[i]);
    snprintf(plain, sizeof plain, "%s nrhs=1", words);
    assert_same(words, plain);
    assert_non_null(strstr(run_hscal(words).out, "nrhs = 1,"));
    snprintf(words, sizeof words, "plan %s n=300 --machine 2x2@10,ideal", routines[i]);
    assert_non_null(strstr(run_hscal(words).out, "n=300 nrhs=1\n"));
  }
  assert_same("info pdgels n=300 nrhs=7 nb=32 grid=2x2", "info pdgels m=300 n=300 nrhs=7 nb=32 grid=2x2");
  assert_same("info pdgels m=400 n=300 nb=32 grid=2x2", "info pdgels m=400 n=300 nrhs=1 nb=32 grid=2x2");
  json_t *root = run_json("plan pdgels m=4e2 n=300 trans=T --json --machine 2x2@10,ideal");
  json_t *expected = json_pack("{s:s, s:i, s:i, s:i}", "trans", "t", "m", 400, "n", 300, "nrhs", 1);
  assert_true(json_equal(json_object_get(root, "arguments"), expected));
  json_decref(expected);
  json_decref(root);
}

#ifdef HSCAL_WITH_MPI
/* In a line of text names are the caller's: capitals and p= mean a key only where the call has no such name. */
static void test_recorded(void **state) {
  (void)state;
  static const char plain[] =
      "timeof --recorded \"pdlaset 'A' m n 0.0 1.0 A:m,n\" m=40 n=60 nb=8 grid=2x2 --machine 1x4@10,ideal";
  assert_same("timeof --recorded \"pdlaset 'A' m n 0.0 1.0 A:m,n\" M=40 N=6e1 NB=8 P=2 Q=2 --machine 1x4@10,ideal",
              plain);
  assert_same("timeof --recorded \"pdlaset 'A' p N 0.0 1.0 A:p,N\" p=40 N=60 nb=8 grid=2x2 --machine 1x4@10,ideal",
              plain);
  assert_same("timeof --recorded \"pdlaset 'A' n N 0.0 1.0 A:n,N\" n=40 N=60 nb=8 grid=2x2 --machine 1x4@10,ideal",
              plain);
  assert_same(
      "timeof --recorded \"pdlaset 'A' NB Q 0.0 1.0 A:NB,Q\" NB=40 Q=60 nb=8 nprow=2 npcol=2 --machine 1x4@10,ideal",
      plain);
  expect_refused("timeof --recorded \"pdlaset 'A' n N 0.0 1.0 A:n,N\" N=60 nb=8 grid=2x2 --machine 1x4@10,ideal", 2,
                 "in the call to be recorded");
}
#endif

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_numbers),  cmocka_unit_test(test_capitals),
      cmocka_unit_test(test_aliases),  cmocka_unit_test(test_right_hand_sides),
#ifdef HSCAL_WITH_MPI
      cmocka_unit_test(test_recorded),
#endif
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
