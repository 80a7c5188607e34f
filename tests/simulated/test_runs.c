/*
 * Short simulations of the real library: right results, times that can be worked out by hand, the same to the last bit
 * however often and however many at once, and nothing left behind.
 */
#include "base/status.h"
#include "models/predict/predict.h"
#include "problem_text.h"
#include "simulation.h"

#include <dirent.h>
#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

enum { MOST_NODES = 4 };
static const double latency_s = 1e-4, bytes_per_s = 1e8; /* of a node's link */
static const double flops_per_s = 1e9;

/* Nodes of their own class each, at 1 Gflop/s and with one processor unless a test says otherwise. */
typedef struct fixture {
  hscal_kernel_speed speeds[MOST_NODES];
  hscal_node_class classes[MOST_NODES];
  int class_of[MOST_NODES];
  char name[MOST_NODES][8];
  char *names[MOST_NODES];
  hscal_machine machine;
} fixture;

static hscal_machine *make(fixture *f, int nodes) {
  *f = (fixture){.machine = {.nclasses = nodes, .nnodes = nodes, .processes_per_processor = 3, .model_error = 0.01}};
  for (int i = 0; i < nodes; i++) {
    snprintf(f->name[i], sizeof f->name[i], "n%d", i);
    f->names[i] = f->name[i];
    f->class_of[i] = i;
    f->speeds[i] = (hscal_kernel_speed){
        .kernel = HSCAL_KERNEL_GEMM, .type = HSCAL_TYPE_D, .flops_per_s = flops_per_s, .threads = 1};
    f->classes[i] = (hscal_node_class){.name = f->name[i], .processors = 1, .memory_bytes = 1e9};
    f->classes[i].link_bytes_per_s = bytes_per_s;
    f->classes[i].link_latency_s = latency_s;
    f->classes[i].nspeeds = 1;
    f->classes[i].speeds = &f->speeds[i];
  }
  f->machine.name = f->name[0];
  f->machine.classes = f->classes;
  f->machine.class_of = f->class_of;
  f->machine.collectives = hscal__collectives_named("smpi"); /* by which seconds are worked out here */
  f->machine.node_name = f->names;
  hscal_message_layer layer = {.envelope_bytes = 16, .rendezvous_bytes = 65536, .late_receiver = 1};
  f->machine.layer[HSCAL_LAYER_NODE] = f->machine.layer[HSCAL_LAYER_NETWORK] = layer;
  f->machine.layer[HSCAL_LAYER_NODE].latency_s = 1e-9;
  f->machine.layer[HSCAL_LAYER_NODE].bytes_per_s = 1e12;
  return &f->machine;
}

static sim_result run(const hscal_machine *machine, const char *text, const char *placement, int verify) {
  sim_problem problem = problem_of(machine, text, placement);
  sim_result result;
  int status = sim_run(machine, &problem, verify, &result);
  sim_problem_free(&problem);
  if (status) fail_msg("%s: %s", text, hscal_last_error());
  return result;
}

static double seconds(const hscal_machine *machine, const char *text, const char *placement) {
  return run(machine, text, placement, 0).seconds;
}

static void assert_near(double value, double expected, double relative) {
  if (!(fabs(value - expected) <= relative * fabs(expected)))
    fail_msg("%.12g is not %.12g within %g", value, expected, relative);
}

/* ---- results ----------------------------------------------------------------------------------------------- */

/* Small multiples of 1/64: exact, but for solves. */
static void computes_the_right_results(void **state) {
  (void)state;
  fixture f;
  make(&f, 3);
  static const char *const calls[] = {
      "psgemm n=64 m=50 k=70 nb=8 grid=2x3",
      "pdgemm n=40 m=90 k=60 nb=16 mb=8 transa=T grid=3x2 order=C panel=8",
      "pcgemm n=30 m=20 k=100 nb=8 transa=C transb=T grid=2x2",
      "pzgemm n=70 m=70 k=9 nb=7 transb=C grid=2x3",
      "pzhemm m=40 n=30 nb=8 side=R uplo=L grid=2x3",
      "pdsyrk n=50 k=20 nb=8 uplo=L trans=T grid=3x2",
      "pcher2k n=30 k=40 nb=8 grid=2x2",
      "psgeadd m=30 n=40 nb=8 trans=T grid=3x2",
      "pztranc m=30 n=40 nb=8 grid=2x3",
      "pdtrmm m=50 n=20 nb=8 side=R transa=T grid=2x3",
      "pzagemv m=50 n=40 nb=8 trans=T grid=2x3",
      "pdatrmv n=50 nb=8 diag=U grid=2x3 vectors=R",
      "pzahemv n=50 nb=8 uplo=L grid=3x2",
      "pcgerc m=30 n=50 nb=8 grid=3x2",
      "pdsyr2 n=50 nb=8 grid=2x2",
      "pztrmv n=50 nb=8 trans=C grid=2x3",
      "pscnrm2 n=100 nb=8 grid=3x2",
      "pzamax n=90 nb=8 grid=3x2",
      "pcdotc n=90 nb=8 grid=2x3 vectors=R",
      "picopy n=90 nb=8 grid=3x2",
      "pdscal n=90 nb=8 grid=3x2",
  };
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    double error = run(&f.machine, calls[i], NULL, 1).largest_error;
    if (error != 0) fail_msg("%s: largest error %g", calls[i], error);
  }
}

static void solves_nearly_exactly(void **state) {
  (void)state;
  fixture f;
  make(&f, 3);
  assert_in_range(1e18 * run(&f.machine, "pdtrsm m=60 n=30 nb=8 grid=2x3", NULL, 1).largest_error, 0, 10000);
  assert_in_range(1e18 * run(&f.machine, "pztrsv n=60 nb=8 uplo=L trans=C grid=2x3", NULL, 1).largest_error, 0, 10000);
}

/* Factorizations with pivots, reflectors, workspace: as one process has them. */
static void factorizes_nearly_exactly(void **state) {
  (void)state;
  fixture f;
  make(&f, 3);
  static const struct {
    const char *call;
    double most;
  } cases[] = {{"pdgesv n=60 nrhs=20 nb=8 grid=2x3", 1e-14},
               {"pzgeqrf m=60 n=40 nb=8 grid=3x2", 1e-14},
               {"pdgels m=60 n=40 nrhs=5 nb=8 grid=2x3", 1e-14},
               {"pdposv n=50 nrhs=1 nb=8 uplo=L grid=2x2", 1e-14},
               {"pcgetrs n=40 nrhs=9 nb=8 grid=2x3", 1e-5},
               {"pdgesvd m=50 n=40 nb=8 grid=2x2", 1e-11}}; /* vectors of values that are close to one another */
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    double error = run(&f.machine, cases[i].call, NULL, 1).largest_error;
    if (!(error < cases[i].most)) fail_msg("%s: largest error %g", cases[i].call, error);
  }
}

/* ---- seconds worked out by hand ---------------------------------------------------------------------------- */

static void one_process_takes_its_kernel(void **state) {
  (void)state;
  fixture f;
  assert_near(seconds(make(&f, 1), "pdgemm n=300 m=200 k=100 grid=1x1", NULL), 2 * 300. * 200 * 100 / flops_per_s,
              1e-9);
  f.speeds[0].half_k = 50; /* two thirds of the speed at k = 100 */
  assert_near(seconds(&f.machine, "pdgemm n=300 m=200 k=100 grid=1x1", NULL), 1.5 * 2 * 300. * 200 * 100 / flops_per_s,
              1e-9);
}

/* Process 0 has A and sends it to 1, and both multiply. The barrier's last message, empty but for its envelope, lets 1
 * enter later than 0; the data, their transfer, the product and the closing barrier's message to 0 follow. */
static void one_message_takes_latency_and_transfer(void **state) {
  (void)state;
  fixture f;
  double between_s = 2 * latency_s, product_s = 2 * 64. * 32 * 32 / flops_per_s;
  double transfer_s = (64 * 32 * 8 + 3 * 16) / bytes_per_s;
  assert_near(seconds(make(&f, 2), "pdgemm m=64 n=64 k=32 nb=32 grid=1x2", "n0,n1"),
              3 * between_s + transfer_s + product_s, 1e-9);
}

static void processes_share_a_processor(void **state) {
  (void)state;
  fixture f;
  make(&f, 1);
  f.classes[0].processors = 2;
  double apart = seconds(&f.machine, "pdgemm n=256 nb=32 grid=2x1", NULL);
  f.classes[0].processors = 1;
  double together = seconds(&f.machine, "pdgemm n=256 nb=32 grid=2x1", NULL);
  assert_near(apart, 256. * 256 * 256 / flops_per_s, 1e-3);
  assert_near(together, 2 * apart, 1e-3);
}

/* Many latencies against few: the driver's pilaenv_ must be the one that PBLAS asks. */
static void the_panel_width_reaches_pblas(void **state) {
  (void)state;
  fixture f;
  make(&f, 2);
  double narrow = seconds(&f.machine, "pdgemm n=128 nb=64 grid=1x2 panel=2", NULL);
  double wide = seconds(&f.machine, "pdgemm n=128 nb=64 grid=1x2 panel=64", NULL);
  assert_true(wide < 0.5 * narrow);
}

static void placement_follows_the_grid_coordinate(void **state) {
  (void)state;
  fixture f;
  make(&f, 4);
  f.speeds[2].flops_per_s = flops_per_s / 4;
  /* Rows fall 200 : 100, columns 60 : 40. The slow node has least to do at the grid's last coordinate. */
  static const char rows[] = "pdgemm m=300 n=100 k=100 mb=100 nb=30 grid=2x2";
  static const char columns[] = "pdgemm m=300 n=100 k=100 mb=100 nb=30 grid=2x2 order=C";
  double last = seconds(&f.machine, rows, "n0,n1,n3,n2"), lower_left = seconds(&f.machine, rows, "n0,n1,n2,n3"),
         upper_right = seconds(&f.machine, rows, "n0,n2,n1,n3");
  assert_true(last < lower_left && lower_left < upper_right);
  /* However the processes are numbered, a coordinate keeps its node. */
  assert_near(seconds(&f.machine, columns, "n0,n1,n2,n3"), lower_left, 1e-3);
}

static void the_rendezvous_limit_matters(void **state) {
  (void)state;
  fixture f;
  make(&f, 4);
  static const char call[] = "pdgemm n=512 nb=64 grid=1x4";
  double waiting = seconds(&f.machine, call, NULL);
  for (int l = 0; l < HSCAL_LAYERS; l++) f.machine.layer[l].rendezvous_bytes = INFINITY;
  assert_true(seconds(&f.machine, call, NULL) < waiting);
}

/* ---- against the planner's clock --------------------------------------------------------------------------- */

static void the_clock_agrees(void **state) {
  (void)state;
  fixture f;
  make(&f, 4);
  f.speeds[0].half_k = f.speeds[3].half_k = 16;
  f.speeds[1].flops_per_s = 3e9;
  static const char *const calls[] = {
      "pdgemm n=256 nb=32 grid=2x2",        "pdgemm n=256 nb=32 grid=1x4 panel=16",
      "pdgemm n=200 nb=16 grid=4x2",        "pdgemm n=400 m=100 k=300 nb=24 mb=40 grid=3x3",
      "pdgesv n=100 nrhs=1 nb=16 grid=2x3", "pdpotrf n=200 nb=32 grid=3x2",
      "pdgeqrf n=100 m=150 nb=16 grid=2x2", "pdgels m=100 n=60 nrhs=3 nb=16 grid=3x1"};
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    sim_problem problem = problem_of(&f.machine, calls[i], NULL);
    hscal_placement placement = {.machine = &f.machine, .node_of = problem.node_of};
    double predicted_s;
    assert_int_equal(hscal__timeof(&problem.call, &problem.layout, &placement, HSCAL_EFFORT_FULL, &predicted_s), 0);
    sim_problem_free(&problem);
    assert_near(predicted_s, seconds(&f.machine, calls[i], NULL), 0.005);
  }
}

/* Where data decide how much there is to do, a random matrix lies between the bounds. */
static void data_keep_within_their_bounds(void **state) {
  (void)state;
  fixture f;
  make(&f, 1);
  static const char call[] = "pdgesvd n=60 nb=16 grid=1x1";
  sim_problem problem = problem_of(&f.machine, call, NULL);
  hscal_placement placement = {.machine = &f.machine, .node_of = problem.node_of};
  double bound_s[2], simulated_s = seconds(&f.machine, call, NULL);
  for (int upper = 0; upper < 2; upper++) {
    problem.layout.data = upper ? HSCAL_DATA_UPPER : HSCAL_DATA_LOWER;
    assert_int_equal(hscal__timeof(&problem.call, &problem.layout, &placement, HSCAL_EFFORT_FULL, &bound_s[upper]), 0);
  }
  sim_problem_free(&problem);
  if (!(bound_s[0] < simulated_s && simulated_s < bound_s[1]))
    fail_msg("%s: %g s is not between %g and %g", call, simulated_s, bound_s[0], bound_s[1]);
}

/* ---- the runs themselves ----------------------------------------------------------------------------------- */

static void runs_are_repeatable(void **state) {
  (void)state;
  fixture f;
  make(&f, 4);
  sim_problem problem = problem_of(&f.machine, "pdgemm n=300 nb=32 grid=3x3", NULL);
  simulation at_once[2];
  sim_result first, result;
  assert_int_equal(sim_run(&f.machine, &problem, 0, &first), 0);
  for (int i = 0; i < 2; i++) assert_int_equal(sim_start(&at_once[i], &f.machine, &problem, 0), 0);
  for (int i = 0; i < 2; i++) {
    assert_int_equal(sim_finish(&at_once[i], &result), 0);
    assert_true(result.seconds == first.seconds);
  }
  assert_true(isnan(result.largest_error));
  sim_problem_free(&problem);
}

/* Blocks that are not square: p?getrf returns at once, with INFO. */
static void a_refused_call_is_an_error(void **state) {
  (void)state;
  fixture f;
  make(&f, 1);
  sim_problem problem = problem_of(&f.machine, "pdgetrf n=40 nb=8 mb=4 grid=2x2", NULL);
  sim_result result;
  assert_int_equal(sim_run(&f.machine, &problem, 0, &result), HSCAL_ERROR_ARGUMENT);
  assert_non_null(strstr(hscal_last_error(), "INFO = -606"));
  sim_problem_free(&problem);
}

/* A folder of the test's own, in which all simulations leave nothing. */
static char folder[] = "/tmp/hscal-test-XXXXXX";

static int entries_of(const char *path) {
  int count = 0;
  DIR *directory = opendir(path);
  assert_non_null(directory);
  while (readdir(directory)) count++;
  closedir(directory);
  return count - 2; /* . and .. */
}

static void a_refused_machine_leaves_nothing(void **state) {
  (void)state;
  fixture f;
  make(&f, 2)->classes[1].copy_bytes_per_s = 1e9;
  sim_problem problem = problem_of(&f.machine, "pdgemm n=10 grid=1x2", NULL);
  sim_result result;
  assert_int_equal(sim_run(&f.machine, &problem, 0, &result), HSCAL_ERROR_UNSUPPORTED);
  sim_problem_free(&problem);
  assert_int_equal(entries_of(folder), 0);
}

/* A matrix that no memory holds: the simulated program gives up, which is an error here, with its words. */
static void a_failing_program_is_an_error(void **state) {
  (void)state;
  fixture f;
  make(&f, 1);
  sim_problem problem = problem_of(&f.machine, "pzgemm n=2000000000 nb=64 grid=1x1", NULL);
  sim_result result;
  assert_int_equal(sim_run(&f.machine, &problem, 0, &result), HSCAL_ERROR_INTERNAL);
  assert_non_null(strstr(hscal_last_error(), "out of memory"));
  sim_problem_free(&problem);
  assert_int_equal(entries_of(folder), 0);
}

/* Last, because it stays interrupted. */
static void a_signal_ends_simulations(void **state) {
  (void)state;
  fixture f;
  make(&f, 4);
  sim_catch_signals();
  sim_problem problem = problem_of(&f.machine, "pdgemm n=20000 nb=16 grid=4x4", NULL); /* minutes */
  simulation sim;
  sim_result result;
  assert_int_equal(sim_start(&sim, &f.machine, &problem, 0), 0);
  alarm(1);
  assert_int_equal(sim_finish(&sim, &result), HSCAL_ERROR_STATE);
  assert_int_equal(sim_start(&sim, &f.machine, &problem, 0), HSCAL_ERROR_STATE);
  sim_problem_free(&problem);
  assert_int_equal(entries_of(folder), 0);
}

/* alarm() is a way to get a signal while sim_finish waits. */
static void send_terminate(int number) {
  (void)number;
  raise(SIGTERM);
}

static int make_folder(void **state) {
  (void)state;
  sigaction(SIGALRM, &(struct sigaction){.sa_handler = send_terminate}, NULL); /* no SA_RESTART */
  return mkdtemp(folder) ? setenv("TMPDIR", folder, 1) : -1;
}

static int remove_folder(void **state) {
  (void)state;
  return rmdir(folder); /* fails, and the group with it, if anything was left */
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(computes_the_right_results),
      cmocka_unit_test(solves_nearly_exactly),
      cmocka_unit_test(factorizes_nearly_exactly),
      cmocka_unit_test(one_process_takes_its_kernel),
      cmocka_unit_test(one_message_takes_latency_and_transfer),
      cmocka_unit_test(processes_share_a_processor),
      cmocka_unit_test(the_panel_width_reaches_pblas),
      cmocka_unit_test(placement_follows_the_grid_coordinate),
      cmocka_unit_test(the_rendezvous_limit_matters),
      cmocka_unit_test(the_clock_agrees),
      cmocka_unit_test(data_keep_within_their_bounds),
      cmocka_unit_test(runs_are_repeatable),
      cmocka_unit_test(a_refused_call_is_an_error),
      cmocka_unit_test(a_refused_machine_leaves_nothing),
      cmocka_unit_test(a_failing_program_is_an_error),
      cmocka_unit_test(a_signal_ends_simulations),
  };
  return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
