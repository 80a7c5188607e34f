/* Contexts for calls that were recorded: process 0 records with stubs while MPI runs, and all agree. */
#include "harness.h"

#include <stdlib.h>

void Cblacs_gridinfo(int context, int *nprow, int *npcol, int *row, int *column);
int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void pdlaset_(const char *uplo, const int *m, const int *n, const double *alpha, const double *beta, double *a,
              const int *ia, const int *ja, const int *desca);

enum { M = 90, N = 70 };
typedef void laset_function(const char *, const int *, const int *, const double *, const double *, double *,
                            const int *, const int *, const int *);

static int called, answer;

static void set(laset_function *laset, double *array, const int *desc) {
  const int m = M, n = N, one = 1;
  const double off = 2, diagonal = 3;
  laset("A", &m, &n, &off, &diagonal, array, &one, &one, desc);
}

static int make_call(hscal_recording *recording, int ictxt, int *const *desc, void *const *array, void *data) {
  laset_function *laset;
  (void)ictxt, (void)data;
  called++;
  *(void **)&laset = hscal_recorded_function(recording, "pdlaset_");
  assert_true(laset != pdlaset_);
  if (!answer) set(laset, array[0], desc[0]);
  return answer;
}

static const hscal_recorded recorded = {"pdlaset", 1, {M}, {N}, make_call, NULL};

static void the_plan_is_everyones(void **state) {
  (void)state;
  int ictxt, nprow, npcol, row, column, desc[9], zero = 0;
  use_machine("2x4@0.001, lat 0.1us, bw 100GB, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  called = answer = 0;
  assert_int_equal(hscal_recorded_ctxt(&recorded, &ictxt), 0);
  assert_true((called > 0) == (world_rank == 0));
  if (hscal_in_ctxt(&ictxt)) {
    Cblacs_gridinfo(ictxt, &nprow, &npcol, &row, &column);
    assert_int_equal(hscal_descinit(desc, M, N, 0, 0, 0, 0, &ictxt), 0);
    int n = N, columns = numroc_(&n, &desc[5], &column, &zero, &npcol);
    double *a = calloc((size_t)desc[8] * (size_t)(columns + 1), sizeof *a);
    assert_non_null(a);
    set(pdlaset_, a, desc); /* the process's own library, on real MPI */
    if (row == 0 && column == 0) assert_true(a[0] == 3 && a[1] == 2);
    free(a);
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  }
  assert_int_equal(hscal_close(), 0);
}

static void trouble_of_one_is_everyones(void **state) {
  (void)state;
  int ictxt = 5;
  use_machine("1x8@10, ideal");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  answer = HSCAL_ERROR_MEMORY;
  assert_int_equal(hscal_recorded_ctxt(&recorded, &ictxt), HSCAL_ERROR_MEMORY);
  assert_int_equal(ictxt, -1);
  answer = -2;
  assert_int_equal(hscal_recorded_ctxt(&recorded, &ictxt), HSCAL_ERROR_NO_GRID);
  answer = 0;
  hscal_recorded other = recorded;
  if (world_rank == world_size - 1) other.m[0]++;
  int status = hscal_recorded_ctxt(&other, &ictxt);
  assert_true(same_everywhere(status));
  assert_true(world_size == 1 || status == HSCAL_ERROR_DISAGREE);
  assert_true(same_everywhere(hscal_recorded_ctxt(NULL, &ictxt)));
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_plan_is_everyones),
                                     cmocka_unit_test(trouble_of_one_is_everyones)};
  return RUN_MPI_TESTS(tests);
}
