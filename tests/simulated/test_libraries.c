/* Simulations under the MPI libraries that have collectives of their own: right results, and the clock's seconds. */
#include "base/status.h"
#include "models/predict/predict.h"
#include "problem_text.h"
#include "simulation.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char *const libraries[] = {"openmpi-4.1", "openmpi-5.0", "mpich-4", "mpich-4-flat"};
enum { LIBRARIES = sizeof libraries / sizeof *libraries };

/* Three nodes of three processors. */
static const char shared_nodes[] = "3x3@10, lat 100us, bw 100MB, ideal",
                  single_processes[] = "9x1@10, lat 50us, bw 250MB, ideal";

static hscal_machine *open_machine(const char *text) {
  hscal_machine *machine;
  if (hscal_machine_load(text, &machine)) fail_msg("%s", hscal_last_error());
  return machine;
}

static sim_result run(const hscal_machine *machine, const char *text, int verify) {
  sim_problem problem = problem_of(machine, text, NULL);
  sim_result result;
  int status = sim_run(machine, &problem, verify, &result);
  sim_problem_free(&problem);
  if (status) fail_msg("%s: %s", text, hscal_last_error());
  return result;
}

/* Sums, complex sums and largest entries with their places, broadcasts short and long, on nodes of several processes, on numbers of
 * processes that are powers of two and that are none. */
static void every_library_computes_the_right_results(void **state) {
  (void)state;
  static const struct {
    const char *call;
    double most;
  } cases[] = {{"pdsymm m=40 n=200 nb=16 side=L uplo=L grid=2x3", 0},
               {"pzhemm m=40 n=30 nb=8 side=R grid=5x1", 0},
               {"pdtrmm m=130 n=120 nb=8 side=R transa=T grid=1x7", 0},
               {"pzamax n=90 nb=8 grid=3x2", 0},
               {"pzgeqrf m=60 n=40 nb=8 grid=3x3", 1e-14},
               {"pdgetri n=96 nb=16 grid=8x1", 1e-14},
               {"pdpotrf n=420 nb=42 uplo=L grid=8x1", 1e-12},
               {"pdpotrf n=420 nb=42 uplo=L grid=9x1", 1e-12},
               {"pdsymm m=600 n=300 nb=60 side=L uplo=L grid=6x1", 1e-12}};
  hscal_machine *machine = open_machine(shared_nodes);
  for (int l = 0; l < LIBRARIES; l++) {
    machine->collectives = hscal__collectives_named(libraries[l]);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
      double error = run(machine, cases[i].call, 1).largest_error;
      if (!(error <= cases[i].most)) fail_msg("%s, %s: largest error %g", libraries[l], cases[i].call, error);
    }
  }
  hscal_machine_free(machine);
}

/* By how much the clock is longer than the simulation. */
static double ahead_s(const hscal_machine *machine, const char *call) {
  sim_problem problem = problem_of(machine, call, NULL);
  hscal_placement placement = {.machine = machine, .node_of = problem.node_of};
  double predicted_s;
  assert_int_equal(hscal__timeof(&problem.call, &problem.layout, &placement, HSCAL_EFFORT_FULL, &predicted_s), 0);
  sim_problem_free(&problem);
  return predicted_s - run(machine, call, 0).seconds;
}

/* Products, which have no collectives but the barriers around the call, and calls that are full of them. 8 processes have as many exchanges
 * in both libraries' barriers; of 7 and 9 Open MPI has linear ones, and some that come in by others. */
static void the_clock_follows_every_library(void **state) {
  (void)state;
  /* Messages below and above 64 KiB, from where on senders wait. */
  static const char *const calls[] = {"pdgemm n=128 nb=32 grid=4x2",         "pdgemm n=128 nb=32 grid=7x1",
                                      "pdgemm n=128 nb=32 grid=3x3",         "pdpotrf n=1024 uplo=L nb=128 grid=4x2",
                                      "pdsyrk n=1024 k=512 nb=128 grid=4x2", "pdtrtri n=1024 nb=128 grid=8x1",
                                      "pdgeqrf m=128 n=128 nb=32 grid=4x2"};
  const double microsecond = 1e-6; /* a message takes 100 and more, calls milliseconds */
  hscal_machine *machine = open_machine(single_processes);
  for (int l = 0; l < LIBRARIES; l++) {
    machine->collectives = hscal__collectives_named(libraries[l]);
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
      double off_s = ahead_s(machine, calls[i]);
      if (!(fabs(off_s) < microsecond)) fail_msg("%s, %s: off by %g s", libraries[l], calls[i], off_s);
    }
  }
  hscal_machine_free(machine);
}

/* Several processes on each node, equally many and not, have leaders: their sums are cut, the longest of these into three. */
static void the_clock_follows_leaders_of_nodes(void **state) {
  (void)state;
  static const char *const calls[] = {"pdsymm m=1024 n=512 nb=128 side=L uplo=L grid=8x1",
                                      "pdgeqrf m=128 n=128 nb=32 grid=4x2", "pdgetri n=128 nb=32 grid=8x1",
                                      "pdgeqrf m=128 n=128 nb=32 grid=7x1", "pdpotrf n=512 uplo=L nb=64 grid=7x1"};
  const double microsecond = 1e-6;
  hscal_machine *machine = open_machine("4x2@10, lat 50us, bw 250MB, ideal, mpi openmpi-5.0");
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
    double off_s = ahead_s(machine, calls[i]);
    if (!(fabs(off_s) < microsecond)) fail_msg("%s: off by %g s", calls[i], off_s);
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_library_computes_the_right_results),
                                     cmocka_unit_test(the_clock_follows_every_library),
                                     cmocka_unit_test(the_clock_follows_leaders_of_nodes)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
