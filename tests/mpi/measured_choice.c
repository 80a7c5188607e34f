/* HSCAL_EFFORT=measure: the call is made for real on the best few layouts, the fastest is taken and remembered. */
#include "harness.h"
#include "multiply.h"
#include "plan/wisdom.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char file[64];

static hscal_wisdom *wisdom_of_file(void) {
  hscal_wisdom *wisdom = NULL;
  assert_int_equal(hscal_wisdom_import(&wisdom, file), 0);
  return wisdom;
}

/* Every process leaves the name to process 0, which alone writes. */
static int make_name(void **state) {
  (void)state;
  int own = (int)getpid();
  MPI_Bcast(&own, 1, MPI_INT, 0, MPI_COMM_WORLD);
  snprintf(file, sizeof file, "/tmp/hscal-measured-%d.json", own);
  setenv("HSCAL_WISDOM", file, 1);
  use_machine("2x4@5, lat 20us, bw 1GB, half 16, error 0.99, ideal"); /* nothing can be told apart, so all race */
  return 0;
}

static int remove_file(void **state) {
  (void)state;
  MPI_Barrier(MPI_COMM_WORLD);
  if (world_rank == 0) unlink(file);
  return 0;
}

/* Measured once; then remembered, in this session and the next. */
static void test_fastest_is_remembered(void **state) {
  (void)state;
  setenv("HSCAL_EFFORT", "measure", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  int first = multiply_and_check('d', 'N', 'N', 200, 200, 200),
      second = multiply_and_check('d', 'N', 'N', 190, 190, 190);
  if (hscal_in_ctxt(&first) && hscal_in_ctxt(&second)) {
    const hscal_plan *a = hscal_ctxt_plan(&first), *b = hscal_ctxt_plan(&second);
    assert_true(a->nprow == b->nprow && a->npcol == b->npcol && a->nb == b->nb && a->panel == b->panel);
    assert_non_null(strstr(b->note, "remembered: the fastest of those measured for pdgemm m=200 n=200 k=200"));
  }
  assert_int_equal(hscal_free_ctxt(&first), 0);
  assert_int_equal(hscal_free_ctxt(&second), 0);
  assert_int_equal(hscal_close(), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  hscal_wisdom *wisdom = wisdom_of_file();
  assert_int_equal(wisdom->count, 1);
  assert_true(wisdom->entries[0].measured_s > 0);
  double measured_s = wisdom->entries[0].measured_s;
  hscal_wisdom_free(wisdom);

  setenv("HSCAL_EFFORT", "model", 1); /* what was measured is good for those who only plan */
  assert_int_equal(hscal_init(NULL, NULL), 0);
  first = multiply_and_check('d', 'N', 'N', 200, 200, 200);
  if (hscal_in_ctxt(&first)) assert_non_null(strstr(hscal_ctxt_plan(&first)->note, "remembered: the fastest"));
  assert_int_equal(hscal_free_ctxt(&first), 0);
  assert_int_equal(hscal_close(), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  wisdom = wisdom_of_file();
  assert_true(wisdom->count == 1 && wisdom->entries[0].measured_s == measured_s);
  hscal_wisdom_free(wisdom);
}

/* Of another kind: triangles, pivots, workspace, eigenvalues. */
static void test_other_routines(void **state) {
  (void)state;
  int n = 60, nrhs = 3, one = 1, desc[9], rhs[9], ictxt;
  double alpha = 1;
  setenv("HSCAL_EFFORT", "measure", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_descset(desc, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_descset(rhs, n, nrhs, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdtrsm_ctxt("L", "L", "N", "N", &n, &nrhs, &alpha, &one, &one, desc, &one, &one, rhs, &ictxt),
                   0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_pdgesv_ctxt(&n, &nrhs, &one, &one, desc, &one, &one, rhs, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_pzgeqrf_ctxt(&n, &n, &one, &one, desc, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_pdsyevd_ctxt("V", "L", &n, &one, &one, desc, &one, &one, desc, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  hscal_wisdom *wisdom = wisdom_of_file();
  assert_int_equal(wisdom->count, 5);
  for (int i = 0; i < wisdom->count; i++) assert_true(wisdom->entries[i].measured_s > 0);
  hscal_wisdom_free(wisdom);
}

static void test_bad_settings(void **state) {
  (void)state;
  setenv("HSCAL_EFFORT", "hard", 1);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_UNKNOWN);
  setenv("HSCAL_EFFORT", "measure", 1);
  setenv("HSCAL_WISDOM", "/nowhere/wisdom.json", 1);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_FILE);
  setenv("HSCAL_WISDOM", file, 1);
  MPI_Barrier(MPI_COMM_WORLD);
  if (world_rank == 0) {
    FILE *out = fopen(file, "w");
    assert_non_null(out);
    fputs("{", out);
    fclose(out);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_FILE);
  assert_true(same_everywhere((int)strlen(hscal_last_error())));
}

/* A log that cannot be written is known to the first process of a trial's context: all hear of it, those that the trial leaves out, too. */
static void test_log_that_cannot_be_written(void **state) {
  (void)state;
  pdgemm_arguments x = square_pdgemm(60);
  int ictxt = 5;
  setenv("HSCAL_EFFORT", "measure", 1);
  setenv("HSCAL_LOG", "/nowhere/log", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), HSCAL_ERROR_FILE);
  assert_int_equal(ictxt, -1);
  assert_non_null(strstr(hscal_last_error(), "log"));
  assert_int_equal(hscal_close(), 0);
  unsetenv("HSCAL_LOG");
}

/* What is known already is not written again. */
static void test_no_news(void **state) {
  (void)state;
  setenv("HSCAL_EFFORT", "model", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  int first = multiply_and_check('d', 'N', 'N', 100, 100, 100);
  MPI_Barrier(MPI_COMM_WORLD);
  if (world_rank == 0) assert_int_equal(unlink(file), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  int second = multiply_and_check('d', 'N', 'N', 95, 95, 95);
  MPI_Barrier(MPI_COMM_WORLD);
  assert_int_not_equal(access(file, F_OK), 0);
  assert_int_equal(hscal_free_ctxt(&first), 0);
  assert_int_equal(hscal_free_ctxt(&second), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Standard error of this process goes to a file until it is brought back, which returns what is in there. */
static int hide_errors(const char *place) {
  int errors = dup(2), hidden = open(place, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  assert_true(errors >= 0 && hidden >= 0);
  dup2(hidden, 2);
  close(hidden);
  return errors;
}
static const char *hidden_errors(const char *place, int errors) {
  static char text[2000];
  dup2(errors, 2);
  close(errors);
  FILE *in = fopen(place, "r");
  assert_non_null(in);
  text[fread(text, 1, sizeof text - 1, in)] = 0;
  fclose(in);
  unlink(place);
  return text;
}

/* As on a full disk: the context is made, it is said once, and remembered as long as the session lasts. */
static void test_file_that_is_lost(void **state) {
  (void)state;
  char folder[80], place[100], told[100];
  int errors = -1;
  snprintf(folder, sizeof folder, "%s.folder", file);
  snprintf(place, sizeof place, "%s/wisdom", folder);
  snprintf(told, sizeof told, "%s.told", file);
  if (world_rank == 0) assert_int_equal(mkdir(folder, 0700), 0);
  setenv("HSCAL_WISDOM", place, 1);
  setenv("HSCAL_EFFORT", "model", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  if (world_rank == 0) assert_int_equal(rmdir(folder), 0);
  if (world_rank == 0) errors = hide_errors(told);
  int first = multiply_and_check('d', 'N', 'N', 100, 100, 100),
      second = multiply_and_check('d', 'N', 'N', 300, 300, 300), third = multiply_and_check('d', 'N', 'N', 95, 95, 95);
  if (world_rank == 0) {
    const char *text = hidden_errors(told, errors), *name = strstr(text, place);
    assert_memory_equal(text, "hscal: ", 7);
    assert_non_null(strstr(text, "No such file or directory (HSCAL_WISDOM): plans are remembered only until"));
    assert_non_null(name);
    assert_null(strstr(name + 1, place));
  }
  assert_string_equal(hscal_last_error(), "");
  if (hscal_in_ctxt(&third)) assert_non_null(strstr(hscal_ctxt_plan(&third)->note, "remembered"));
  assert_int_equal(hscal_free_ctxt(&first), 0);
  assert_int_equal(hscal_free_ctxt(&second), 0);
  assert_int_equal(hscal_free_ctxt(&third), 0);
  assert_int_equal(hscal_close(), 0);
  setenv("HSCAL_WISDOM", file, 1);
}

/* Without a file it is remembered as long as the session lasts. */
static void test_in_memory(void **state) {
  (void)state;
  unsetenv("HSCAL_WISDOM");
  setenv("HSCAL_EFFORT", "measure", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  int first = multiply_and_check('d', 'N', 'N', 100, 100, 100), second = multiply_and_check('d', 'N', 'N', 95, 95, 95);
  if (hscal_in_ctxt(&second)) assert_non_null(strstr(hscal_ctxt_plan(&second)->note, "remembered: the fastest"));
  int third = multiply_and_check('d', 'N', 'N', 100, 100, 100);
  assert_int_equal(third, first); /* without a trial */
  if (hscal_in_ctxt(&third)) assert_null(strstr(hscal_ctxt_plan(&third)->note, "remembered"));
  assert_int_equal(hscal_free_ctxt(&third), 0);
  assert_int_equal(hscal_free_ctxt(&first), 0);
  assert_int_equal(hscal_free_ctxt(&second), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_fastest_is_remembered, make_name, NULL),
      cmocka_unit_test(test_other_routines),
      cmocka_unit_test_teardown(test_bad_settings, remove_file),
      cmocka_unit_test(test_no_news),
      cmocka_unit_test(test_file_that_is_lost),
      cmocka_unit_test(test_in_memory),
      cmocka_unit_test(test_log_that_cannot_be_written),
  };
  return RUN_MPI_TESTS(tests);
}
