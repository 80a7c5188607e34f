/* All processes plan together: the plan is that of so many planners, one and the same everywhere, whatever one process computes otherwise. */
#include "harness.h"
#include "plan/last_round.h"
#include "plan/rounds.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the wrapped function does to the part of a process. */
static int faulty_rank = -1;
static double factor = 1;
static int fails;
static long parts;

int __real_hscal__plan_part(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, int number, int count, hscal_plan **plan);
int __wrap_hscal__plan_part(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, int number, int count, hscal_plan **plan);
int __wrap_hscal__plan_part(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                            const hscal_thread_choices *choices, int number, int count, hscal_plan **plan) {
  parts++;
  if (world_rank == faulty_rank && fails) return HSCAL_ERROR_MEMORY;
  int status = __real_hscal__plan_part(call, machine, options, choices, number, count, plan);
  if (world_rank == faulty_rank && !status)
    (*plan)->predicted_s *= factor, (*plan)->is_rough = 0; /* so nobody verifies it */
  return status;
}

/* Stretches timed in the last round. */
static long stretches;

double __real_hscal__time_stretch(const hscal_call *call, const hscal_machine *machine,
                                  const hscal_thread_choices *choices, const hscal_last_round *round,
                                  const hscal_told_layout *layouts, int number, int count);
double __wrap_hscal__time_stretch(const hscal_call *call, const hscal_machine *machine,
                                  const hscal_thread_choices *choices, const hscal_last_round *round,
                                  const hscal_told_layout *layouts, int number, int count);
double __wrap_hscal__time_stretch(const hscal_call *call, const hscal_machine *machine,
                                  const hscal_thread_choices *choices, const hscal_last_round *round,
                                  const hscal_told_layout *layouts, int number, int count) {
  double seconds = __real_hscal__time_stretch(call, machine, choices, round, layouts, number, count);
  stretches += seconds > 0;
  return seconds;
}

/* The plan of a context as a process in it has it; its grid, blocks and bits of seconds go to all. */
typedef struct answer {
  int nprow, npcol, nb, panel, planners;
  double predicted_s;
} answer;

static answer plan_in_context(const char *planners, int n) {
  answer mine = {0}, all;
  int ictxt;
  pdgemm_arguments x = square_pdgemm(n);
  if (planners) setenv("HSCAL_PLANNERS", planners, 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_PLANNERS");
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  int holder = plan ? world_rank : world_size, first;
  if (plan) mine = (answer){plan->nprow, plan->npcol, plan->nb, plan->panel, plan->planners, plan->predicted_s};
  MPI_Allreduce(&holder, &first, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  all = mine;
  MPI_Bcast(&all, sizeof all, MPI_BYTE, first, MPI_COMM_WORLD);
  if (plan) assert_true(mine.predicted_s == all.predicted_s && mine.nprow == all.nprow && mine.nb == all.nb);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  return all;
}

#define MACHINE "1x1@10 + 2x1@20 + 1x2@30, lat 20us, bw 1GB, ideal"

/* hscal plan --planners N --in-program says the same. */
static void as_planned_at_the_shell(void **state) {
  (void)state;
  hscal_machine *machine;
  use_machine(MACHINE);
  assert_int_equal(hscal_machine_load(MACHINE, &machine), 0);
  for (int planners = 1; planners <= world_size; planners++) {
    char text[16];
    snprintf(text, sizeof text, "%d", planners);
    parts = 0;
    answer here = plan_in_context(text, 700);
    long asked = parts, all;
    MPI_Allreduce(&asked, &all, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    assert_int_equal(all, planners > 1 ? planners : 0);
    pdgemm_arguments x = square_pdgemm(700);
    const int slots[] = {1, 1, 1, world_size - 3};
    const hscal_options options = {.in_program = 1, .planners = planners, .slots = slots, .threads = 1};
    hscal_plan *plan;
    assert_int_equal(hscal_pdgemm_plan(&x.transa, &x.transb, &x.m, &x.n, &x.k, &x.alpha, &x.one, &x.one, x.desca,
                                       &x.one, &x.one, x.descb, &x.beta, &x.one, &x.one, x.descc, machine, &options,
                                       &plan),
                     0);
    assert_int_equal(here.planners, planners > 1 ? planners : 0);
    assert_true(here.nprow == plan->nprow && here.npcol == plan->npcol && here.nb == plan->nb &&
                here.panel == plan->panel && here.predicted_s == plan->predicted_s);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

#define UNEQUAL "8x1@10 + 8x1@20, lat 2us, bw 5GB, switches 4, switchlat 5us, switchbw 5GB"

/* Sixteen are enough to time some layouts again, each another stretch of them: that is what hscal plan predicts, too. */
static void many_time_their_layouts_again(void **state) {
  (void)state;
  enum { PLANNERS = 16 };
  if (world_size < PLANNERS) skip();
  char host[16];
  int n = 3000, ictxt;
  snprintf(host, sizeof host, "host%d", world_rank + 1);
  setenv("HSCAL_HOST", host, 1);
  use_machine(UNEQUAL);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_HOST");
  pdgemm_arguments x = square_pdgemm(n);
  stretches = 0;
  assert_int_equal(hscal_pdpotrf_ctxt("L", &n, &x.one, &x.one, x.desca, &ictxt), 0);
  long all;
  MPI_Allreduce(&stretches, &all, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
  assert_int_equal(all, 2 * HSCAL_LEAST_STRETCHES);
  const hscal_plan *here = hscal_ctxt_plan(&ictxt);
  hscal_machine *machine;
  const hscal_options options = {.in_program = 1, .planners = PLANNERS, .threads = 1};
  hscal_plan *plan;
  assert_int_equal(hscal_machine_load(UNEQUAL, &machine), 0);
  assert_int_equal(hscal_pdpotrf_plan("L", &n, &x.one, &x.one, x.desca, machine, &options, &plan), 0);
  if (here) assert_true(here->predicted_s == plan->predicted_s && here->nprow == plan->nprow && here->nb == plan->nb);
  hscal_plan_free(plan);
  hscal_machine_free(machine);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Last bits, and a process that finds its part twice as fast: its plan is that of all. */
static void one_computes_otherwise(void **state) {
  (void)state;
  use_machine(MACHINE);
  answer before = plan_in_context("4", 600);
  faulty_rank = 2;
  factor = 1 + 1e-15;
  answer nearly = plan_in_context("4", 600);
  assert_true(nearly.predicted_s / before.predicted_s - 1 < 1e-14);
  factor = 1e-3;
  answer other = plan_in_context("4", 600);
  assert_true(other.predicted_s < before.predicted_s / 100);
  faulty_rank = -1;
}

/* A process that cannot do its part is done without, process 0 is not. */
static void one_fails(void **state) {
  (void)state;
  int ictxt;
  use_machine(MACHINE);
  fails = 1, faulty_rank = 1;
  answer without = plan_in_context("4", 600);
  assert_true(without.nprow > 0 && without.predicted_s > 0);
  faulty_rank = 0;
  pdgemm_arguments x = square_pdgemm(600);
  setenv("HSCAL_PLANNERS", "4", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_PLANNERS");
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), HSCAL_ERROR_MEMORY);
  faulty_rank = -1;
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* On computers of their own all processes have a processor. */
static void all_plan_that_have_a_processor(void **state) {
  (void)state;
  char host[16];
  snprintf(host, sizeof host, "host%d", world_size - world_rank);
  use_machine("16x1@10, lat 20us, bw 1GB, ideal");
  setenv("HSCAL_HOST", host, 1);
  answer all = plan_in_context(NULL, 900);
  unsetenv("HSCAL_HOST");
  assert_int_equal(all.planners, world_size);
}

static void wrong_numbers_are_refused(void **state) {
  static const char *const variables[] = {"HSCAL_PLANNERS", "HSCAL_CALLS"}, *const wrong[] = {
                                                                                "0",  "-1",  "+1",   " 2",
                                                                                "2x", "1e3", "many", "3000000000"};
  (void)state;
  use_machine(MACHINE);
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
      char text[80];
      setenv(variables[k], wrong[i], 1);
      assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_UNKNOWN);
      snprintf(text, sizeof text, "%s is \"%s\", must be a whole number from 1 to ", variables[k], wrong[i]);
      assert_non_null(strstr(hscal_last_error(), text));
      unsetenv(variables[k]);
    }
  setenv("HSCAL_PLANNERS", "65537", 1);
  assert_int_equal(hscal_init(NULL, NULL), HSCAL_ERROR_UNKNOWN);
  unsetenv("HSCAL_PLANNERS");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(as_planned_at_the_shell),        cmocka_unit_test(many_time_their_layouts_again),
      cmocka_unit_test(one_computes_otherwise),         cmocka_unit_test(one_fails),
      cmocka_unit_test(all_plan_that_have_a_processor), cmocka_unit_test(wrong_numbers_are_refused)};
  return RUN_MPI_TESTS(tests);
}
