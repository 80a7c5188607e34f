/* hscal_data_in: matrices that lie on a grid of the program's own stay there, at the same places, or are moved; either way the result
 * is right, and all processes know which. */
#include "ctxt/blacs.h"
#include "harness.h"
#include "run_and_check.h"

#include <stdlib.h>
#include <string.h>

int numroc_(const int *n, const int *nb, const int *at, const int *src, const int *nprocs);
void Cpdgemr2d(int m, int n, double *a, int ia, int ja, int *desca, double *b, int ib, int jb, int *descb, int context);
void pdgemm_(const char *transa, const char *transb, const int *m, const int *n, const int *k, const double *alpha,
             const double *a, const int *ia, const int *ja, const int *desca, const double *b, const int *ib,
             const int *jb, const int *descb, const double *beta, double *c, const int *ic, const int *jc,
             const int *descc);

enum { N = 150, OWN_MB = 40, OWN_NB = 24, A = 0, B, C, MATRICES };

/* Nothing is gained elsewhere that is worth a move. */
static const char alike[] = "2x2@10, lat 2us, bw 10GB, ideal";
/* Nothing is gained for certain. */
static const char doubtful[] = "4x1@10, lat 2us, bw 10GB, error 0.95, ideal";
/* One process alone is faster by far than any grid of several; it is the last one. */
static const char one_is_fast[] = "3x1@0.001 + 1x1@10, lat 2us, bw 10GB, ideal";

/* ---- the program's own grid ------------------------------------------------------------------------------- */

typedef struct own_grid {
  int ictxt, nprow, npcol, row, column;
} own_grid;

/* Of the first `processes` of comm, the last of them first, so that no order that hscal might choose is the same. */
static own_grid make_grid(MPI_Comm comm, int nprow, int npcol) {
  int usermap[16], size, handle;
  own_grid own;
  MPI_Comm_size(comm, &size);
  assert_true(nprow * npcol <= size && nprow * npcol <= 16);
  for (int i = 0; i < nprow * npcol; i++) usermap[i] = size - 1 - i;
  handle = own.ictxt = Csys2blacs_handle(comm);
  Cblacs_gridmap(&own.ictxt, usermap, nprow, nprow, npcol);
  Cfree_blacs_system_handle(handle);
  Cblacs_gridinfo(own.ictxt, &own.nprow, &own.npcol, &own.row, &own.column);
  return own;
}

/* Of all processes. */
static own_grid whole_grid(void) {
  return world_size % 2 ? make_grid(MPI_COMM_WORLD, world_size, 1) : make_grid(MPI_COMM_WORLD, 2, world_size / 2);
}

static void free_grid(own_grid *own) {
  if (own->ictxt >= 0) Cblacs_gridexit(own->ictxt);
}

/* ---- matrices --------------------------------------------------------------------------------------------- */

typedef struct matrix {
  int desc[9], nprow, npcol, row, column, rows, columns;
  double *at;
} matrix;

static matrix make_matrix(int ictxt, int mb, int nb) {
  const int zero = 0, n = N;
  matrix x = {.desc = {1, ictxt, N, N, mb, nb, 0, 0, 1}};
  if (ictxt >= 0) {
    Cblacs_gridinfo(ictxt, &x.nprow, &x.npcol, &x.row, &x.column);
    x.rows = numroc_(&n, &mb, &x.row, &zero, &x.nprow), x.columns = numroc_(&n, &nb, &x.column, &zero, &x.npcol);
  }
  x.desc[8] = x.rows > 1 ? x.rows : 1;
  x.at = calloc((size_t)x.desc[8] * (size_t)x.columns + 1, sizeof *x.at);
  assert_non_null(x.at);
  return x;
}

static double entry(int which, int i, int j) { return (i * 7 + j * 3 + which * 5) % 9 - 4; }
static int global(int local, int nb, int at, int nprocs) { return (local / nb * nprocs + at) * nb + local % nb; }
static int row_of(const matrix *x, int i) { return global(i, x->desc[4], x->row, x->nprow); }
static int column_of(const matrix *x, int j) { return global(j, x->desc[5], x->column, x->npcol); }

static void fill(matrix *x, int which) {
  for (int j = 0; j < x->columns; j++)
    for (int i = 0; i < x->rows; i++) x->at[j * x->desc[8] + i] = entry(which, row_of(x, i), column_of(x, j));
}

static void check_product(const matrix *c) {
  for (int j = 0; j < c->columns; j++)
    for (int i = 0; i < c->rows; i++) {
      double sum = 0;
      for (int l = 0; l < N; l++) sum += entry(A, row_of(c, i), l) * entry(B, l, column_of(c, j));
      assert_true(c->at[j * c->desc[8] + i] == sum);
    }
}

static void multiply(matrix *x) {
  const int n = N, one = 1;
  const double alpha = 1, beta = 0;
  pdgemm_("N", "N", &n, &n, &n, &alpha, x[A].at, &one, &one, x[A].desc, x[B].at, &one, &one, x[B].desc, &beta, x[C].at,
          &one, &one, x[C].desc);
}

/* ---- a program that has its matrices on a grid of its own -------------------------------------------------- */

static void move(matrix *from, matrix *to, int everybody) {
  Cpdgemr2d(N, N, from->at, 1, 1, from->desc, to->at, 1, 1, to->desc, everybody);
}

/* There, computed, and back: also the processes left out have their part in it. */
static void multiply_elsewhere(matrix *own, int ictxt) {
  own_grid everybody = make_grid(MPI_COMM_WORLD, 1, world_size);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  matrix there[MATRICES];
  for (int i = 0; i < MATRICES; i++) there[i] = make_matrix(ictxt, plan ? plan->mb : 1, plan ? plan->nb : 1);
  for (int i = A; i <= B; i++) move(&own[i], &there[i], everybody.ictxt);
  if (ictxt >= 0) multiply(there);
  move(&there[C], &own[C], everybody.ictxt);
  for (int i = 0; i < MATRICES; i++) free(there[i].at);
  free_grid(&everybody);
}

static void multiply_where_they_lie(matrix *own, int ictxt) {
  for (int i = 0; i < MATRICES; i++) own[i].desc[1] = ictxt;
  if (ictxt >= 0) multiply(own);
}

/* Whatever hscal decided for the context: the product is right on the program's own grid. */
static void multiply_and_check(const own_grid *grid, int ictxt) {
  matrix own[MATRICES];
  for (int i = 0; i < MATRICES; i++) own[i] = make_matrix(grid->ictxt, OWN_MB, OWN_NB);
  for (int i = A; i <= B; i++) fill(&own[i], i);
  assert_true(same_everywhere(hscal_data_stays()));
  if (hscal_data_stays())
    multiply_where_they_lie(own, ictxt);
  else
    multiply_elsewhere(own, ictxt);
  check_product(&own[C]);
  for (int i = 0; i < MATRICES; i++) free(own[i].at);
}

static int plan_product(void) {
  int ictxt = 77;
  pdgemm_arguments x = square_pdgemm(N);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  return ictxt;
}

/* The context is of the same processes at the same places, in the same blocks. */
static void expect_same_places(const own_grid *own, int ictxt) {
  own_grid its;
  assert_int_equal(hscal_data_stays(), 1);
  assert_int_equal(hscal_in_ctxt(&ictxt), own->row >= 0);
  if (own->row < 0) return;
  Cblacs_gridinfo(ictxt, &its.nprow, &its.npcol, &its.row, &its.column);
  assert_true(its.nprow == own->nprow && its.npcol == own->npcol && its.row == own->row && its.column == own->column);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  assert_int_equal(plan->kept_origin, 1);
  assert_true(plan->mb == OWN_MB && plan->nb == OWN_NB);
  assert_true(plan->origin.nprow == own->nprow && plan->origin.npcol == own->npcol && plan->origin.mb == OWN_MB &&
              plan->origin.nb == OWN_NB);
}

static void begin(const char *machine) {
  use_machine(machine);
  if (hscal_init(NULL, NULL)) fail_msg("%s", hscal_last_error());
  assert_int_equal(hscal_data_stays(), 0);
}

static void end(int ictxt, own_grid *own) {
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  free_grid(own);
  assert_int_equal(hscal_close(), 0);
}

/* ---- they stay, they move ---------------------------------------------------------------------------------- */

static void expect_that_they_stay(own_grid own) {
  int again[4];
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  assert_int_equal(hscal_data_stays(), 0); /* there is no context yet */
  int ictxt = plan_product();
  expect_same_places(&own, ictxt);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  if (plan && plan->moving_gain_s > 0) assert_true(plan->moving_s > 0);
  multiply_and_check(&own, ictxt);
  Cblacs_gridinfo(own.ictxt, &again[0], &again[1], &again[2], &again[3]); /* it remains the program's own */
  assert_true(again[2] == own.row && again[3] == own.column);
  end(ictxt, &own);
}

static void test_they_stay(void **state) {
  (void)state;
  begin(alike);
  expect_that_they_stay(whole_grid());
}

static void test_some_processes_have_none(void **state) {
  (void)state;
  begin(doubtful);
  expect_that_they_stay(make_grid(MPI_COMM_WORLD, 1, world_size > 1 ? world_size - 1 : 1));
}

static void test_they_move(void **state) {
  (void)state;
  begin(one_is_fast);
  own_grid own = whole_grid();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 1), 0);
  int ictxt = plan_product();
  if (world_size == 4) assert_int_equal(hscal_data_stays(), 0);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  if (plan) assert_int_equal(plan->kept_origin, hscal_data_stays());
  if (plan && !plan->kept_origin) assert_true(plan->moving_s > 0 && plan->moving_gain_s > plan->moving_s);
  multiply_and_check(&own, ictxt);
  end(ictxt, &own);
}

/* To fewer processes of the same node, since every pivot takes a message: to one of those that have a piece already. */
static void test_owners_come_first(void **state) {
  (void)state;
  int n = N, one = 1, desc[9], ictxt;
  if (world_size < 2) skip();
  begin("1x8@10, nodelat 1ms, nodebw 10GB, error 0, ideal");
  own_grid own = make_grid(MPI_COMM_WORLD, 2, 1);
  assert_int_equal(hscal_data_in(&own.ictxt, 4, 4, 0), 0);
  assert_int_equal(hscal_descset(desc, n, n, 0, 0, 0, 0), 0);
  assert_int_equal(hscal_pdgetrf_ctxt(&n, &n, &one, &one, desc, &ictxt), 0);
  assert_int_equal(hscal_data_stays(), 0);
  assert_int_equal(hscal_in_ctxt(&ictxt), world_rank == world_size - 1);
  end(ictxt, &own);
}

/* What counts is where they lie, not the context. */
static void test_own_context_is_freed_at_once(void **state) {
  (void)state;
  begin(alike);
  own_grid own = whole_grid();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  free_grid(&own);
  int ictxt = plan_product();
  expect_same_places(&own, ictxt);
  own.ictxt = -1;
  end(ictxt, &own);
}

/* What one call of hscal leaves, the next one takes: also the processes that it left out say so, who know no block size. */
static void test_results_of_the_last_call(void **state) {
  (void)state;
  begin(one_is_fast);
  int first = plan_product();
  assert_int_equal(hscal_data_stays(), 0);
  assert_int_equal(hscal_data_in(&first, 0, 0, 0), 0);
  int second = plan_product();
  assert_int_equal(hscal_data_stays(), 1);
  assert_int_equal(hscal_data_in(&first, 0, 0, 0), 0);
  assert_int_equal(hscal_data_stays(), 0); /* no context has been made for these */
  assert_int_equal(hscal_in_ctxt(&first), hscal_in_ctxt(&second));
  const hscal_plan *a = hscal_ctxt_plan(&first), *b = hscal_ctxt_plan(&second);
  if (a)
    assert_true(a->nprow == b->nprow && a->npcol == b->npcol && a->mb == b->mb && a->nb == b->nb && b->kept_origin);
  assert_int_equal(hscal_free_ctxt(&first), 0);
  end(second, &(own_grid){.ictxt = -1});
}

static void expect_nowhere(void) {
  int ictxt = plan_product();
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  assert_int_equal(hscal_data_stays(), 0);
  if (plan) assert_true(plan->origin.nprocs == 0 && !plan->kept_origin);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
}

static void test_forgotten(void **state) {
  (void)state;
  begin(alike);
  own_grid own = whole_grid();
  expect_nowhere();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  assert_int_equal(hscal_data_in(NULL, 0, 0, 0), 0);
  expect_nowhere();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  assert_int_equal(hscal_close(), 0);
  begin(alike);
  expect_nowhere();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  int ictxt = plan_product();
  expect_same_places(&own, ictxt);
  pdgemm_arguments wrong = square_pdgemm(N);
  wrong.n = -1;
  assert_true(pdgemm_ctxt(&wrong, &(int){0}) < 0);
  assert_int_equal(hscal_data_stays(), 0); /* no context was made */
  end(ictxt, &own);
}

/* Every routine of PBLAS: whatever is decided, it runs and is right. */
static void test_every_routine(void **state) {
  (void)state;
  int decided[2] = {0};
  static const char *const machines[] = {alike, one_is_fast};
  for (int i = 0; i < 2; i++) {
    begin(machines[i]);
    own_grid own = whole_grid();
    assert_int_equal(hscal_data_in(&own.ictxt, 8, 8, i), 0);
    for (const hscal_routine *r = hscal__routines; r < hscal__routines + HSCAL_ROUTINE_pspotrf; r++) {
      run_and_check(r, i);
      decided[hscal_data_stays()]++;
    }
    free_grid(&own);
    assert_int_equal(hscal_close(), 0);
  }
  print_message("%d stay, %d move\n", decided[1], decided[0]);
  assert_true(decided[1] > 0 && (world_size == 1 || decided[0] > 0));
}

/* ---- settings --------------------------------------------------------------------------------------------- */

/* Without hscal nobody would move them. */
static void test_off(void **state) {
  (void)state;
  setenv("HSCAL_OFF", "1", 1);
  begin(one_is_fast);
  unsetenv("HSCAL_OFF");
  own_grid own = whole_grid();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  int ictxt = plan_product();
  expect_same_places(&own, ictxt);
  assert_int_equal(hscal_ctxt_plan(&ictxt)->panel, 32);
  multiply_and_check(&own, ictxt);
  end(ictxt, &own);
}

static void test_other_settings(void **state) {
  (void)state;
  static const struct {
    const char *name, *value;
  } settings[] = {
      {"HSCAL_THREADS", "auto"}, {"HSCAL_EFFORT", "measure"}, {"HSCAL_ONE_KIND", "1"}, {"HSCAL_PATIENCE", "0.1"}};
  for (size_t i = 0; i < sizeof settings / sizeof *settings; i++) {
    setenv(settings[i].name, settings[i].value, 1);
    begin("4x1@10, lat 2us, bw 10GB, error 0.95, threads 0.9, ideal");
    unsetenv(settings[i].name);
    own_grid own = whole_grid();
    assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 1), 0);
    int ictxt = plan_product();
    expect_same_places(&own, ictxt);
    multiply_and_check(&own, ictxt);
    end(ictxt, &own);
  }
}

/* Each process on a computer of its own, also after the speeds were looked at again. */
static void test_several_hosts(void **state) {
  (void)state;
  char host[] = "h0";
  host[1] = (char)('0' + world_rank);
  setenv("HSCAL_HOST", host, 1);
  begin(doubtful);
  unsetenv("HSCAL_HOST");
  own_grid own = whole_grid();
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  for (int again = 0; again < 2; again++) {
    int ictxt = plan_product();
    expect_same_places(&own, ictxt);
    const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
    for (int i = 0; i < plan->nprocs; i++)
      for (int j = 0; j < i; j++) assert_int_not_equal(plan->node_of[i], plan->node_of[j]);
    if (!again) assert_int_equal(plan->node_of[own.row * own.npcol + own.column], world_rank);
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
    if (!again) assert_int_equal(hscal_recon(NULL, NULL), 0);
  }
  free_grid(&own);
  assert_int_equal(hscal_close(), 0);
}

/* ---- errors ----------------------------------------------------------------------------------------------- */

/* The same on all, with words; and what was said before still holds. */
static void expect_error(int status, int expected, const char *words) {
  if (status != expected || !strstr(hscal_last_error(), words))
    fail_msg("process %d: %d, not %d: %s, not %s", world_rank, status, expected, hscal_last_error(), words);
  int ictxt = plan_product();
  assert_int_equal(hscal_data_stays(), 1);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
}

static void test_errors(void **state) {
  (void)state;
  const int none = 4711, outside = -1, last = world_rank == world_size - 1;
  own_grid own = whole_grid(), alone = make_grid(MPI_COMM_SELF, 1, 1);
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), HSCAL_ERROR_STATE);
  begin(alike);
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  expect_error(hscal_data_in(last ? &none : &own.ictxt, OWN_MB, OWN_NB, 0), -1, "4711 is no context of the BLACS");
  expect_error(hscal_data_in(&own.ictxt, last ? -5 : OWN_MB, OWN_NB, 0), -2, "mb = -5, blocks have at least one row");
  expect_error(hscal_data_in(&own.ictxt, OWN_MB, last ? -5 : OWN_NB, 0), -3, "nb = -5, blocks have at least one col");
  expect_error(hscal_data_in(&own.ictxt, OWN_MB, 0, 0), -3, "mb = 40 and nb = 0, both or neither may be 0");
  expect_error(hscal_data_in(&own.ictxt, 0, 0, 0), -2, "mb = nb = 0 stands for the blocks of a context of hscal");
  expect_error(hscal_data_in(&outside, OWN_MB, OWN_NB, 0), -1, "every process passes -1");
  if (world_size > 1) {
    expect_error(hscal_data_in(last ? NULL : &own.ictxt, OWN_MB, OWN_NB, 0), HSCAL_ERROR_DISAGREE, "ictxt, process 0 ");
    expect_error(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, last), HSCAL_ERROR_DISAGREE, "passed bring_back = ");
    expect_error(hscal_data_in(&own.ictxt, last ? 32 : OWN_MB, OWN_NB, 0), -2, "passes blocks of ");
    expect_error(hscal_data_in(&own.ictxt, OWN_MB, last ? 32 : OWN_NB, 0), -3, "passes blocks of ");
    expect_error(hscal_data_in(last ? &outside : &own.ictxt, OWN_MB, OWN_NB, 0), -1, "grid that has the matrices only");
    expect_error(hscal_data_in(last ? &alone.ictxt : &own.ictxt, OWN_MB, OWN_NB, 0), -1, "is a grid of ");
    expect_error(hscal_data_in(&alone.ictxt, OWN_MB, OWN_NB, 0), -1, "have the same place, row 0 and column 0");
    expect_error(last ? hscal_recon(NULL, NULL) : hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), HSCAL_ERROR_DISAGREE,
                 "called hscal_");
  }
  free_grid(&alone);
  end(plan_product(), &own);
}

/* A session of some of the processes, in another order; a grid that reaches beyond them is an error. */
static void test_some_processes(void **state) {
  (void)state;
  MPI_Comm comm;
  if (world_size == 1) skip();
  MPI_Comm_split(MPI_COMM_WORLD, world_rank > 0, -world_rank, &comm);
  own_grid all = whole_grid(), own = make_grid(comm, 1, world_rank > 0 ? world_size - 1 : 1);
  use_machine(doubtful);
  assert_int_equal(hscal_init_comm(comm), 0);
  assert_int_equal(hscal_data_in(&all.ictxt, OWN_MB, OWN_NB, 0), -1);
  assert_non_null(strstr(hscal_last_error(), "of hscal_init passed the context"));
  assert_int_equal(hscal_data_in(&own.ictxt, OWN_MB, OWN_NB, 0), 0);
  int ictxt = plan_product();
  expect_same_places(&own, ictxt);
  free_grid(&all);
  end(ictxt, &own);
  MPI_Comm_free(&comm);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_they_stay),
      cmocka_unit_test(test_some_processes_have_none),
      cmocka_unit_test(test_they_move),
      cmocka_unit_test(test_owners_come_first),
      cmocka_unit_test(test_own_context_is_freed_at_once),
      cmocka_unit_test(test_results_of_the_last_call),
      cmocka_unit_test(test_forgotten),
      cmocka_unit_test(test_every_routine),
      cmocka_unit_test(test_off),
      cmocka_unit_test(test_other_settings),
      cmocka_unit_test(test_several_hosts),
      cmocka_unit_test(test_errors),
      cmocka_unit_test(test_some_processes),
  };
  return RUN_MPI_TESTS(tests);
}
