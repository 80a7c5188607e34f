/* hscal_model_comm: the processes that a model was planned for, in the order of its arrangement. Every process is a node of its own. */
#include "ctxt/blacs.h"
#include "harness.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void Cblacs_get(int ctxt, int what, int *value);
void Cblacs_gridinit(int *ctxt, const char *order, int nprow, int npcol);

enum { MOST = 4 };
static const char four_nodes[] = "1x1@20 + 2x1@10 + 1x1@40, lat 5us, bw 1GB, ideal";
static const double gflops[MOST] = {20, 10, 10, 40};
static const char stencil[] = MODELS "/stencil.pm";

static hscal_model *loaded(const char *file, const char *arguments) {
  hscal_model *model;
  if (hscal_model_load(file, arguments, &model)) fail_msg("%s", hscal_last_error());
  return model;
}

/* Each of the processes computes as much as the arrangement has it do, which is a lot. */
static int emit_work(hscal_model_emitter *emitter, int nprow, int npcol, void *data) {
  (void)data;
  for (int p = 0; p < nprow * npcol; p++) hscal_emit_compute(emitter, p, 1e4 / (nprow * npcol));
  return 0;
}

static hscal_model *work_in_units(const char *unit, int nprow, int npcol, int parent) {
  const hscal_emitted_model description = {
      .name = "work", .bench = unit, .nprow = nprow, .npcol = npcol, .parent = parent, .emit = emit_work};
  hscal_model *model;
  if (hscal_model_create(&description, &model)) fail_msg("%s", hscal_last_error());
  return model;
}

static hscal_model *work_on(int nprow, int npcol, int parent) {
  return work_in_units("gemm:100,100,100", nprow, npcol, parent);
}

/* What all of it is to agree with: the plan, the machine, the communicator. */
static void check_group(const hscal_model_group *group, MPI_Comm comm, const double *speed_of_node) {
  int rank, size, numbers[2] = {group->nprocs, group->parent};
  assert_int_equal(group->nprocs, group->plan->nprocs);
  assert_true(same_everywhere(numbers[0]) && same_everywhere(numbers[1]));
  for (int p = 0; p < group->nprocs; p++) {
    double expected = speed_of_node[group->plan->node_of[p]];
    if (fabs(group->speed[p] - expected) > 1e-9 * expected) fail_msg("%g, not %g", group->speed[p], expected);
  }
  assert_true((comm == MPI_COMM_NULL) == (group->rank < 0));
  if (comm == MPI_COMM_NULL) return;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  assert_int_equal(rank, group->rank);
  assert_int_equal(size, group->nprocs);
  assert_int_equal(group->plan->node_of[rank], world_rank);
}

/* A unit has 2 10^6 operations. */
static void speeds_of_gemm(double *speed) {
  for (int node = 0; node < MOST; node++) speed[node] = gflops[node] * 1e9 / 2e6;
}

static void test_open_arrangements(void **state) {
  (void)state;
  MPI_Comm comm;
  hscal_model_group *group;
  double speed[MOST];
  int sum;
  hscal_model *model = work_on(0, 0, 0);
  speeds_of_gemm(speed);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  check_group(group, comm, speed);
  assert_int_equal(group->ncoords, 2);
  assert_int_equal(group->size[0] * group->size[1], group->nprocs);
  if (comm != MPI_COMM_NULL) {
    assert_int_equal(group->coordinate[0] * group->size[1] + group->coordinate[1], group->rank);
    MPI_Allreduce(&(int){1}, &sum, 1, MPI_INT, MPI_SUM, comm);
    assert_int_equal(sum, group->nprocs);
    MPI_Comm_free(&comm);
  }
  hscal_model_group_free(group);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

/* One process has all the work: that of the fastest node, and nobody else is chosen. */
static void test_left_out(void **state) {
  (void)state;
  MPI_Comm comm;
  hscal_model_group *group;
  double speed[MOST];
  hscal_model *model = work_on(1, 1, 0);
  speeds_of_gemm(speed);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  check_group(group, comm, speed);
  assert_int_equal(group->nprocs, 1);
  assert_int_equal(comm != MPI_COMM_NULL, world_rank == world_size - 1);
  assert_int_equal(group->rank, world_rank == world_size - 1 ? 0 : -1);
  assert_int_equal(group->coordinate[0], group->rank);
  assert_int_equal(group->coordinate[1], group->rank);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  hscal_model_group_free(group);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

static int tell(void *data, double *seconds) {
  *seconds = *(double *)data;
  return 0;
}

/* The unit is the program's own benchmark, as long as it took here; before there was one it is nobody's. */
static void test_unit_of_the_program(void **state) {
  (void)state;
  const double run_s[MOST] = {0.5, 0.2, 0.25, 2}; /* not as gemm would have it */
  MPI_Comm comm;
  hscal_model_group *group;
  double mine_s = run_s[world_rank], slowest_s = 0;
  hscal_model *model = work_in_units("program:1", 1, world_size, 0);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "hscal_recon measures it"));
  assert_int_equal(hscal_recon(tell, &mine_s), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  assert_int_equal(group->nprocs, world_size);
  if (fabs(group->speed[group->rank] * mine_s - 1) > 1e-9) fail_msg("%g a second", group->speed[group->rank]);
  for (int rank = 0; rank < world_size; rank++) slowest_s = fmax(slowest_s, run_s[rank]);
  double expected_s = 1e4 / world_size * slowest_s;
  if (fabs(group->plan->predicted_s / expected_s - 1) > 1e-6) fail_msg("%g s", group->plan->predicted_s);
  MPI_Comm_free(&comm);
  hscal_model_group_free(group);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

/* What a run of the benchmark does is not known: no layout may be excluded by how many operations it has. The second node is the fastest, and the first
 * one is worth having, too. */
static void test_no_layout_is_excluded(void **state) {
  (void)state;
  const double run_s[MOST] = {2e-6, 1e-6, 1e-3, 1e-3};
  MPI_Comm comm;
  hscal_model_group *group;
  double mine_s = run_s[world_rank];
  hscal_model *model = loaded(MODELS "/jacobi.pm", "n=12000 steps=10 most=machine speed=machine p=? q=?");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_recon(tell, &mine_s), 0);
  assert_int_equal(hscal_model_set(model, "bench=program:1"), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  if (world_size > 1) {
    assert_in_range(group->nprocs, 2, world_size);
    if (fabs(group->speed[0] * run_s[1] - 1) > 1e-9) fail_msg("%g a second", group->speed[0]);
  }
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  hscal_model_group_free(group);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

/* All processes, the fastest for whom the model means it, by the machine's speeds. */
static void test_speeds_of_the_machine(void **state) {
  (void)state;
  MPI_Comm comm;
  hscal_model_group *group;
  char arguments[80];
  snprintf(arguments, sizeof arguments, "n=640 r=32 t=32 most=machine speed=machine p=%d", world_size);
  hscal_model *model = loaded(MODELS "/parallel_axbt.pm", arguments);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  assert_int_equal(group->nprocs, world_size);
  assert_int_equal(group->ncoords, 1);
  assert_int_equal(group->coordinate[0], group->rank);
  for (int p = 1; p < group->nprocs; p++) assert_true(group->speed[p] <= group->speed[p - 1]);
  MPI_Comm_free(&comm);
  hscal_model_group_free(group);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

/* Matrices are no business of models, with a plan and without. */
static void plan_beside_matrices(void) {
  MPI_Comm comm;
  hscal_model_group *group;
  int own;
  hscal_model *model = work_on(1, 1, 0);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  Cblacs_get(-1, 0, &own);
  Cblacs_gridinit(&own, "Row", 1, world_size);
  assert_int_equal(hscal_data_in(&own, 16, 16, 1), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  assert_int_equal(group->nprocs, 1);
  assert_int_equal(group->plan->kept_origin, 0);
  assert_int_equal(group->plan->origin.nprocs, 0);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  Cblacs_gridexit(own);
  hscal_model_group_free(group);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

static void test_matrices_that_lie_somewhere(void **state) {
  (void)state;
  plan_beside_matrices();
  setenv("HSCAL_OFF", "1", 1);
  plan_beside_matrices();
  unsetenv("HSCAL_OFF");
}

static void test_the_parent_is_a_rank(void **state) {
  (void)state;
  MPI_Comm comm;
  hscal_model_group *group;
  hscal_model *model = work_on(1, world_size, world_size - 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  assert_int_equal(group->parent, world_size - 1);
  MPI_Comm_free(&comm);
  hscal_model_group_free(group);
  assert_int_equal(hscal_model_comm(model, &comm, NULL), 0); /* who needs no more than that */
  MPI_Comm_free(&comm);
  hscal_model_free(model);
  assert_int_equal(hscal_close(), 0);
}

/* ---- HSCAL_OFF ---------------------------------------------------------------------------------------------------- */

static void expect_plain(hscal_model *model, int nprow, int npcol) {
  MPI_Comm comm;
  hscal_model_group *group;
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  assert_int_equal(group->size[0], nprow);
  assert_int_equal(group->size[1], npcol);
  assert_int_equal(group->rank, world_rank < nprow * npcol ? world_rank : -1);
  for (int p = 0; p < group->nprocs; p++) assert_true(group->speed[p] == 1);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  hscal_model_group_free(group);
}

static void test_switched_off(void **state) {
  (void)state;
  hscal_model *open = loaded(stencil, "n=100 steps=2 p=? q=?"), *row = loaded(stencil, "n=100 steps=2 p=1 q=?");
  setenv("HSCAL_OFF", "1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  expect_plain(open, world_size == 1 ? 1 : 2, world_size == 1 ? 1 : 2);
  expect_plain(row, 1, world_size);
  assert_int_equal(hscal_close(), 0);
  if (world_size > 1) {
    setenv("HSCAL_OFF", "3x1:64", 1);
    assert_int_equal(hscal_init(NULL, NULL), 0);
    expect_plain(open, 3, 1);
    expect_plain(row, 1, world_size); /* which has not that one */
    assert_int_equal(hscal_close(), 0);
  }
  unsetenv("HSCAL_OFF");
  hscal_model_free(row);
  hscal_model_free(open);
}

/* ---- errors ------------------------------------------------------------------------------------------------------- */

static void expect_failure(hscal_model *model, int expected, const char *reason) {
  MPI_Comm comm = MPI_COMM_WORLD;
  hscal_model_group *group = (hscal_model_group *)&comm;
  assert_int_equal(hscal_model_comm(model, &comm, &group), expected);
  if (!strstr(hscal_last_error(), reason)) fail_msg("\"%s\" is not in \"%s\"", reason, hscal_last_error());
  assert_true(comm == MPI_COMM_NULL);
  assert_null(group);
}

static int none(int nprow, int npcol, void *data) { return (void)nprow, (void)npcol, (void)data, 0; }

/* The same everywhere, and then all goes on. */
static void test_failures(void **state) {
  (void)state;
  MPI_Comm comm;
  int last = world_size - 1, expected = world_size > 1 ? HSCAL_ERROR_DISAGREE : 0;
  hscal_model *good = work_on(0, 0, 0), *missing = loaded(stencil, "n=100 p=? q=?"),
              *large = loaded(stencil, "n=100 steps=1 p=50 q=50"), *pruned = work_on(0, 0, 0);
  hscal_model *other = work_on(1, world_rank == last ? 1 : 0, 0);
  hscal_model_prune(pruned, none, NULL);
  assert_int_equal(hscal_model_comm(good, &comm, NULL), HSCAL_ERROR_STATE);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  expect_failure(NULL, -1, "model is a null pointer");
  if (world_size > 1) expect_failure(world_rank == last ? NULL : good, -1, "process 3: model is a null pointer");
  assert_int_equal(hscal_model_comm(good, world_rank == 0 ? NULL : &comm, NULL), -2);
  expect_failure(missing, HSCAL_ERROR_ARGUMENT, "steps=");
  expect_failure(large, HSCAL_ERROR_NO_GRID, "");
  expect_failure(pruned, HSCAL_ERROR_NO_GRID, "");
  assert_int_equal(hscal_model_comm(other, &comm, NULL), expected);
  if (!expected && comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  assert_int_equal(hscal_model_comm(good, &comm, NULL), 0);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  assert_int_equal(hscal_close(), 0);
  hscal_model_free(other);
  hscal_model_free(pruned);
  hscal_model_free(large);
  hscal_model_free(missing);
  hscal_model_free(good);
}

/* Values of one process that are others. */
static void test_values_differ(void **state) {
  (void)state;
  hscal_model *model =
      loaded(stencil, world_rank == world_size - 1 ? "n=100 steps=3 p=? q=?" : "n=100 steps=2 p=? q=?");
  assert_int_equal(hscal_init(NULL, NULL), 0);
  if (world_size > 1) expect_failure(model, HSCAL_ERROR_DISAGREE, "");
  assert_int_equal(hscal_close(), 0);
  hscal_model_free(model);
}

static void test_nothing_is_left(void **state) {
  (void)state;
  int number = next_communicator();
  hscal_model *model = loaded(stencil, "n=100 steps=2 p=? q=?");
  for (int i = 0; i < 10; i++) {
    MPI_Comm comm;
    hscal_model_group *group;
    assert_int_equal(hscal_init(NULL, NULL), 0);
    assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
    if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
    hscal_model_group_free(group);
    assert_int_equal(hscal_close(), 0);
  }
  hscal_model_free(model);
  assert_int_equal(next_communicator(), number);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_open_arrangements),
      cmocka_unit_test(test_left_out),
      cmocka_unit_test(test_unit_of_the_program),
      cmocka_unit_test(test_no_layout_is_excluded),
      cmocka_unit_test(test_speeds_of_the_machine),
      cmocka_unit_test(test_matrices_that_lie_somewhere),
      cmocka_unit_test(test_the_parent_is_a_rank),
      cmocka_unit_test(test_switched_off),
      cmocka_unit_test(test_failures),
      cmocka_unit_test(test_values_differ),
      cmocka_unit_test(test_nothing_is_left),
  };
  setenv("HSCAL_QUIET", "1", 1);
  use_machine(four_nodes);
  return RUN_MPI_TESTS(tests);
}
