/* Contexts for workloads: all processes agree on them, an equal workload gets the same again, the calls run there. */
#include "harness.h"

#include <stdlib.h>
#include <string.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void pdlaset_(const char *uplo, const int *m, const int *n, const double *alpha, const double *beta, double *a,
              const int *ia, const int *ja, const int *desca);
void pdpotrf_(const char *uplo, const int *n, double *a, const int *ia, const int *ja, const int *desca, int *info);

enum { N = 90 };

static hscal_workload *workload_of(int potrfs, int potris) {
  hscal_workload *workload;
  assert_int_equal(hscal_workload_create(&workload), 0);
  assert_int_equal(hscal_workload_add_line(workload, "matrix S m=90 n=90"), 0);
  assert_int_equal(hscal_workload_add(workload, "pdpotrf", "uplo=l n=90 a=S", potrfs), 0);
  assert_int_equal(hscal_workload_add(workload, "pdpotri", "uplo=l n=90 a=S", potris), 0);
  return workload;
}

/* The factor of four times the identity is twice the identity. */
static void factorize_on(int ictxt) {
  const double zero = 0, four = 4;
  const int n = N, one = 1, first = 0;
  int nprow, npcol, row, column, info, desc[9];
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &row, &column);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  assert_string_equal(plan->routine, "workload");
  assert_true(plan->nprow == nprow && plan->npcol == npcol && plan->predicted_s > 0);
  assert_int_equal(hscal_descinit(desc, N, N, 0, 0, 0, 0, &ictxt), 0);
  double *a = calloc((size_t)desc[8] * (size_t)(numroc_(&n, &desc[5], &column, &first, &npcol) + 1), sizeof *a);
  assert_non_null(a);
  pdlaset_("A", &n, &n, &zero, &four, a, &one, &one, desc);
  pdpotrf_("L", &n, a, &one, &one, desc, &info);
  assert_int_equal(info, 0);
  if (row == 0 && column == 0) assert_true(a[0] == 2);
  free(a);
}

static void its_calls_run_on_the_context(void **state) {
  hscal_workload *workload = workload_of(3, 1);
  int ictxt;
  (void)state;
  use_machine("2x4@0.001, lat 0.1us, bw 100GB, ideal"); /* so slow that all processes are wanted */
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_workload_ctxt(workload, &ictxt), 0);
  hscal_workload_free(workload); /* the context does without it */
  if (hscal_in_ctxt(&ictxt)) factorize_on(ictxt);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Counts are part of it. */
static void an_equal_workload_gets_the_same_context(void **state) {
  hscal_workload *one = workload_of(3, 1), *same = workload_of(3, 1), *other = workload_of(4, 1);
  int ictxt[3];
  (void)state;
  use_machine("2x4@0.001, lat 0.1us, bw 100GB, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_workload_ctxt(one, &ictxt[0]), 0);
  assert_int_equal(hscal_workload_ctxt(same, &ictxt[1]), 0);
  assert_int_equal(hscal_workload_ctxt(other, &ictxt[2]), 0);
  assert_int_equal(ictxt[0], ictxt[1]);
  if (hscal_in_ctxt(&ictxt[0])) assert_int_not_equal(ictxt[0], ictxt[2]);
  for (int i = 0; i < 3; i++) assert_int_equal(hscal_free_ctxt(&ictxt[i]), 0);
  assert_int_equal(hscal_close(), 0);
  hscal_workload_free(one);
  hscal_workload_free(same);
  hscal_workload_free(other);
}

/* In a count, or in the call that stands for it: of the workload's calls nothing more is said. */
static void processes_that_differ_are_told_so(void **state) {
  const int counts[][2] = {{5, 1}, {1, 5}};
  int is_alone = world_size == 1;
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (int i = 0; i < 2; i++) {
    int ictxt = 5, is_last = world_rank == world_size - 1;
    hscal_workload *workload = workload_of(is_last ? counts[i][0] : 4, is_last ? counts[i][1] : 1);
    assert_int_equal(hscal_workload_ctxt(workload, &ictxt), is_alone ? 0 : HSCAL_ERROR_DISAGREE);
    if (!is_alone) assert_int_equal(ictxt, -1);
    if (!is_alone) assert_non_null(strstr(hscal_last_error(), "different arguments"));
    hscal_workload_free(workload);
  }
  assert_int_equal(hscal_close(), 0);
}

static void trouble_of_one_is_everyones(void **state) {
  hscal_workload *empty, *workload = workload_of(1, 1);
  int ictxt = 5;
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_workload_create(&empty), 0);
  assert_int_equal(hscal_workload_ctxt(world_rank == world_size - 1 ? NULL : workload, &ictxt), -1);
  assert_int_equal(ictxt, -1);
  assert_int_equal(hscal_workload_ctxt(workload, world_rank == 0 ? NULL : &ictxt), -2);
  assert_int_equal(hscal_workload_ctxt(empty, &ictxt), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "no calls"));
  assert_int_equal(hscal_workload_ctxt(workload, &ictxt), 0); /* all is well again */
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  hscal_workload_free(empty);
  hscal_workload_free(workload);
}

static void matrices_that_lie_somewhere_are_refused(void **state) {
  hscal_workload *workload = workload_of(1, 1);
  int there, ictxt = 5;
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_workload_ctxt(workload, &there), 0);
  assert_int_equal(hscal_data_in(&there, 32, 32, 0), 0);
  assert_int_equal(hscal_workload_ctxt(workload, &ictxt), HSCAL_ERROR_UNSUPPORTED);
  assert_int_equal(ictxt, -1);
  assert_int_equal(hscal_data_in(NULL, 0, 0, 0), 0);
  assert_int_equal(hscal_free_ctxt(&there), 0);
  assert_int_equal(hscal_close(), 0);
  hscal_workload_free(workload);
}

/* A context is one pool's: who makes them all is not told. On one process only, too. */
static void pools_are_refused(void **state) {
  hscal_workload *workload = workload_of(1, 1), *usual = workload_of(1, 1);
  int ictxt = 5, is_last = world_rank == world_size - 1;
  (void)state;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_workload_add_line(workload, "pools 2"), 0);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_workload_ctxt(workload, &ictxt), HSCAL_ERROR_UNSUPPORTED);
  assert_int_equal(ictxt, -1);
  assert_non_null(strstr(hscal_last_error(), "the workload has pools"));
  assert_int_equal(hscal_workload_ctxt(is_last ? workload : usual, &ictxt), HSCAL_ERROR_UNSUPPORTED);
  assert_int_equal(hscal_workload_ctxt(usual, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  hscal_workload_free(workload);
  hscal_workload_free(usual);
}

static void hscal_off_gives_the_plain_grid(void **state) {
  hscal_workload *workload = workload_of(1, 1);
  int ictxt;
  (void)state;
  use_machine("1x8@10, ideal");
  setenv("HSCAL_OFF", "1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_OFF");
  assert_int_equal(hscal_workload_ctxt(workload, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) assert_int_equal(hscal_ctxt_plan(&ictxt)->nb, 64);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  hscal_workload_free(workload);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(its_calls_run_on_the_context),
                                     cmocka_unit_test(an_equal_workload_gets_the_same_context),
                                     cmocka_unit_test(processes_that_differ_are_told_so),
                                     cmocka_unit_test(trouble_of_one_is_everyones),
                                     cmocka_unit_test(matrices_that_lie_somewhere_are_refused),
                                     cmocka_unit_test(pools_are_refused),
                                     cmocka_unit_test(hscal_off_gives_the_plain_grid)};
  return RUN_MPI_TESTS(tests);
}
