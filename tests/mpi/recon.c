/* hscal_recon with a benchmark that says what it took: nothing here depends on a clock. Every process is a node of its own. */
#include "ctxt/session.h"
#include "ctxt/sessions.h"
#include "harness.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4 };

typedef struct told {
  double seconds;
  int result;
} told;

static int tell(void *data, double *seconds) {
  const told *what = data;
  *seconds = what->seconds;
  return what->result;
}

static int recon(double seconds, int result) {
  told what = {seconds, result};
  return hscal_recon(tell, &what);
}

static void begin(void) {
  char machine[64];
  snprintf(machine, sizeof machine, "n=%dx1@10, lat 2us, bw 10GB, error 0, ideal", world_size);
  use_machine(machine);
  assert_int_equal(hscal_init(NULL, NULL), 0);
}

static void end(void) { assert_int_equal(hscal_close(), 0); }

/* On process 0: each process sits on the node that it sat on, whose speed is this part of what it was. */
static void expect_speeds(const double part[MOST]) {
  if (world_rank != 0) return;
  const hscal_session *session = hscal__session();
  int slots = 0;
  for (int rank = 0; rank < world_size; rank++) {
    char name[16];
    snprintf(name, sizeof name, world_size > 1 ? "n%d" : "n", rank + 1);
    int node = session->hosts.node_of[rank];
    assert_string_equal(session->machine->node_name[node], name);
    assert_string_equal(session->hosts.node_name[node], name);
    assert_int_equal(session->hosts.slots[node], 1);
    double speed = hscal__node(session->machine, node)->speeds[0].flops_per_s;
    if (fabs(speed / (10e9 * part[rank]) - 1) > 1e-9) fail_msg("%s runs at %g", name, speed);
  }
  for (int node = 0; node < session->hosts.nnodes; node++) slots += session->hosts.slots[node];
  assert_int_equal(slots, world_size);
}

static const double equal[MOST] = {1, 1, 1, 1};

static double predicted_s(void) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(2000);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  double seconds = hscal_in_ctxt(&ictxt) ? hscal_ctxt_plan(&ictxt)->predicted_s : 0, most;
  MPI_Allreduce(&seconds, &most, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  return most;
}

static void test_nothing_changed(void **state) {
  (void)state;
  begin();
  double before = predicted_s();
  assert_int_equal(recon(0.25, 0), 0);
  expect_speeds(equal);
  assert_true(fabs(predicted_s() / before - 1) < 1e-9);
  end();
}

/* The first process sits on a node that others use: the classes divide, nodes change places, plans reckon with it. Later the node is
 * free again. */
static void test_a_slow_node(void **state) {
  (void)state;
  double part[MOST] = {world_size > 1 ? 0.25 : 1, 1, 1, 1}; /* one node alone has nothing to be compared with */
  begin();
  double before = predicted_s();
  assert_int_equal(recon(world_rank == 0 ? 4.0 : 1.0, 0), 0);
  expect_speeds(part);
  if (world_size > 1) assert_true(predicted_s() > 1.1 * before);
  assert_int_equal(recon(world_rank == world_size - 1 && world_size > 1 ? 2.0 : 1.0, 0), 0);
  for (int i = 0; i < MOST; i++) part[i] = world_size > 1 && i == world_size - 1 ? 0.5 : 1;
  expect_speeds(part); /* from the machine as it was, not from what the first made of it */
  assert_int_equal(recon(1.0, 0), 0);
  expect_speeds(equal);
  assert_true(fabs(predicted_s() / before - 1) < 1e-9);
  end();
}

static void test_a_benchmark_that_fails(void **state) {
  (void)state;
  int last = world_rank == world_size - 1;
  begin();
  assert_int_equal(recon(1.0, last ? 3 : 0), -1);
  assert_non_null(strstr(hscal_last_error(), "the benchmark function returned 3"));
  assert_int_equal(recon(last ? NAN : 1.0, 0), -1);
  assert_non_null(strstr(hscal_last_error(), "says that it took"));
  assert_int_equal(recon(last ? -1.0 : 1.0, 0), -1);
  expect_speeds(equal);
  assert_int_equal(recon(1.0, 0), 0);
  end();
}

/* Different functions, or one with a benchmark and one without, are an error on all. */
static void test_disagreement(void **state) {
  (void)state;
  pdgemm_arguments x = square_pdgemm(100);
  int ictxt;
  begin();
  if (world_size > 1) {
    int status = world_rank == 0 ? pdgemm_ctxt(&x, &ictxt) : recon(1.0, 0);
    assert_int_equal(status, HSCAL_ERROR_DISAGREE);
    status = world_rank == 0 ? hscal_recon(NULL, NULL) : recon(1.0, 0);
    assert_int_equal(status, HSCAL_ERROR_DISAGREE);
  }
  end();
  assert_int_equal(recon(1.0, 0), HSCAL_ERROR_STATE);
}

/* With the gemm of hscal itself and with the time that a function takes nobody knows what comes out, but it is a machine. */
static void test_by_the_clock(void **state) {
  (void)state;
  begin();
  assert_int_equal(hscal_recon(NULL, NULL), 0);
  assert_true(predicted_s() > 0);
  assert_int_equal(recon(0, 0), 0);
  assert_true(predicted_s() > 0);
  end();
}

static void test_off(void **state) {
  (void)state;
  setenv("HSCAL_OFF", "1", 1);
  begin();
  assert_int_equal(recon(world_rank + 1.0, 0), 0);
  end();
  unsetenv("HSCAL_OFF");
}

/* Is this process in the next context? On four nodes, so great a product needs all that may be used. */
static int is_planned(void) {
  int ictxt;
  pdgemm_arguments x = square_pdgemm(4000);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  int is_in = hscal_in_ctxt(&ictxt);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  return is_in;
}

/* What process 0 writes on standard error while the speeds are found, by a benchmark of so many seconds; 0: by hscal's own. */
static const char *explained_recon(double seconds) {
  static char text[1000];
  int kept;
  setenv("HSCAL_EXPLAIN", "1", 1);
  FILE *file = capture_errors(&kept);
  int status = seconds > 0 ? recon(seconds, 0) : hscal_recon(NULL, NULL);
  captured_errors(file, kept, text, sizeof text);
  unsetenv("HSCAL_EXPLAIN");
  assert_int_equal(status, 0);
  return text;
}

static void begin_with(const char *least_share) {
  setenv("HSCAL_RECON_AVAILABLE", least_share, 1);
  begin();
  unsetenv("HSCAL_RECON_AVAILABLE");
}

/* The first node has 0.9 of its speed. That is worth planning for; not where 0.95 are wanted, until it is free again. */
static void test_a_node_that_is_not_available(void **state) {
  (void)state;
  double seconds = world_rank == 0 ? 1 / 0.9 : 1;
  begin();
  assert_int_equal(recon(seconds, 0), 0);
  assert_true(is_planned());
  end();
  begin_with("0.95");
  assert_true(is_planned());
  const char *said = explained_recon(seconds);
  if (world_rank == 0 && world_size > 1)
    assert_non_null(strstr(said, "n1 is left out of plans: it has 0.9 of its speed, HSCAL_RECON_AVAILABLE wants 0.95"));
  assert_int_equal(is_planned(), world_rank > 0 || world_size == 1);
  assert_int_equal(recon(1.0, 0), 0);
  assert_true(is_planned());
  end();
  begin_with("0.85");
  assert_int_equal(recon(seconds, 0), 0);
  assert_true(is_planned());
  end();
}

/* Who wants all processes learns that some are not available. */
static void test_all_are_wanted(void **state) {
  (void)state;
  const hscal_options all = {.processes = world_size, .exact_processes = 1};
  pdgemm_arguments x = square_pdgemm(4000);
  int ictxt;
  begin_with("0.95");
  assert_int_equal(hscal_use_options(&all), 0);
  assert_int_equal(recon(world_rank == 0 ? 2.0 : 1.0, 0), 0);
  int status = pdgemm_ctxt(&x, &ictxt);
  assert_int_equal(status, world_size > 1 ? HSCAL_ERROR_NO_GRID : 0);
  char expected[100];
  snprintf(expected, sizeof expected, "%d processes were requested, but at most %d fit on %d node(s)", world_size,
           world_size - 1, world_size - 1);
  if (world_rank == 0 && status) assert_string_equal(hscal_last_error(), expected);
  assert_int_equal(hscal_use_options(NULL), 0);
  end();
}

/* A plan that was made before, and matrices that lie there already, may have the node. */
static void test_what_is_there_already(void **state) {
  (void)state;
  int before, again, planned;
  pdgemm_arguments x = square_pdgemm(4000);
  begin_with("0.95");
  assert_int_equal(pdgemm_ctxt(&x, &before), 0);
  assert_int_equal(recon(world_rank == 0 ? 2.0 : 1.0, 0), 0);
  assert_int_equal(hscal_plan_ctxt(hscal_ctxt_plan(&before), &again), 0);
  assert_true(hscal_in_ctxt(&again));
  assert_int_equal(hscal_data_in(&before, 0, 0, 0), 0);
  assert_int_equal(pdgemm_ctxt(&x, &planned), 0);
  if (hscal_data_stays()) assert_true(hscal_in_ctxt(&planned));
  if (!hscal_data_stays()) assert_int_equal(hscal_in_ctxt(&planned), world_rank > 0 || world_size == 1);
  end();
}

/* A model of all processors learns how many are available. */
static void test_a_model_of_all(void **state) {
  (void)state;
  static const char text[] = "algorithm all(int most, int p) {\n"
                             "  coord I=p; require p == most; bench gemm(100, 100, 100);\n"
                             "  node { I>=0: bench*1; };\n"
                             "  scheme { int i; par (i = 0; i < p; i++) 100 %% [i]; };\n"
                             "};\n";
  hscal_model *model;
  hscal_model_group *group;
  MPI_Comm comm;
  char name[40]; /* tests of several numbers of processes run side by side */
  snprintf(name, sizeof name, "recon_all_%d.pm", world_size);
  FILE *file = world_rank == 0 ? fopen(name, "w") : NULL;
  if (file) assert_true(fputs(text, file) >= 0 && fclose(file) == 0);
  MPI_Barrier(MPI_COMM_WORLD);
  begin_with("0.95");
  assert_int_equal(hscal_model_load(name, "most=machine p=?", &model), 0);
  assert_int_equal(recon(world_rank == 0 ? 2.0 : 1.0, 0), 0);
  assert_int_equal(hscal_model_comm(model, &comm, &group), 0);
  assert_int_equal(group->nprocs, world_size > 1 ? world_size - 1 : 1);
  assert_int_equal(comm != MPI_COMM_NULL, world_rank > 0 || world_size == 1);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  hscal_model_group_free(group);
  hscal_model_free(model);
  end();
}

/* The machine says what no computer reaches: nobody has a thousandth of it, and all are planned for. */
static void test_no_node_is_available(void **state) {
  (void)state;
  char machine[64];
  snprintf(machine, sizeof machine, "n=%dx1@10000000, lat 2us, bw 10GB, error 0, ideal", world_size);
  use_machine(machine);
  setenv("HSCAL_RECON_AVAILABLE", "1", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_RECON_AVAILABLE");
  const char *said = explained_recon(0);
  if (world_rank == 0) assert_null(hscal__session()->availability.slots);
  if (world_rank == 0) assert_non_null(strstr(said, "so none is left out of plans"));
  assert_true(predicted_s() > 0);
  end();
}

static void test_no_share(void **state) {
  (void)state;
  static const char *const values[] = {"most", "0", "-0.5", "1.01", "75%"};
  for (size_t i = 0; i < sizeof values / sizeof *values; i++)
    expect_refused("HSCAL_RECON_AVAILABLE", values[i], "a number above 0 and at most 1");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_nothing_changed),
      cmocka_unit_test(test_a_slow_node),
      cmocka_unit_test(test_a_benchmark_that_fails),
      cmocka_unit_test(test_disagreement),
      cmocka_unit_test(test_by_the_clock),
      cmocka_unit_test(test_off),
      cmocka_unit_test(test_a_node_that_is_not_available),
      cmocka_unit_test(test_all_are_wanted),
      cmocka_unit_test(test_what_is_there_already),
      cmocka_unit_test(test_a_model_of_all),
      cmocka_unit_test(test_no_node_is_available),
      cmocka_unit_test(test_no_share),
  };
  setenv("HSCAL_HOST", "rehearsal", 1);
  return RUN_MPI_TESTS(tests);
}
