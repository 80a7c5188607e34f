/* Plans of workloads: what they predict is the sum over the calls, no layout of the whole is faster, no bound is above the clock, and all
 * matrices have room at once. */
#include "search/layout_constraints.h"
#include "search/layouts.h"
#include "workload/sequence_of.h"
#include "workload/workload.h"

#include <math.h>
#include <string.h>

static const char eigenproblem[] = "matrix H m=300 n=300\nmatrix S m=300 n=300\nmatrix Z m=300 n=300\n"
                                   "call pdpotrf uplo=l n=300 a=S\n"
                                   "call pdsygst uplo=l n=300 a=H b=S\n"
                                   "call pdsyev uplo=l n=300 a=H z=Z\n"
                                   "call pdtrsm side=l uplo=l transa=t n=300 a=S b=Z\n";
/* Many small calls beside a large one; submatrices; operands of their own; two types; blocks that are demanded. */
static const char mixed[] = "matrix A m=600 n=600\n"
                            "call pdgetrf n=600 a=A count=2\n"
                            "call pdgemm m=200 n=200 k=100 ia=201 ja=101 a=A count=50\n"
                            "call pdgetrs n=600 nrhs=10 a=A count=20\n";
static const char types[] = "matrix Z m=256 n=256 type=z\nmatrix D m=512 n=512\n"
                            "call pzgemm n=256 a=Z b=Z count=3\ncall pdpotrf n=512 a=D count=5\n";
static const char demanded[] = "matrix A m=400 n=400 nb=24\nmatrix B m=400 n=400\n"
                               "call pdgemm n=400 a=A b=B count=4\ncall pdsyrk n=400 k=400 a=A\n";

typedef struct problem {
  const char *text, *machine;
} problem;
static const problem problems[] = {
    {eigenproblem, "4x1@10, lat 5us, bw 1GB, half 16, ideal"},
    {eigenproblem, "2x1@10 + 1x1@25, lat 5us, bw 1GB, half 16, ideal"},
    {mixed, "3x1@10, lat 20us, bw 500MB, half 16, ideal"},
    {mixed, "1x2@10 + 1x2@20, lat 5us, bw 2GB, ideal"},
    {types, "4x1@10, lat 10us, bw 1GB, half 16, ideal"},
    {types, "1x1@10 + 1x1@30, lat 5us, bw 1GB, half 16, per 2, ideal"},
    {demanded, "3x1@10, lat 10us, bw 1GB, half 16, ideal"},
};
enum { PROBLEMS = sizeof problems / sizeof *problems };

/* ---- a workload and its sequence ----------------------------------------------------------------------------------- */

typedef struct fixture {
  hscal_workload *workload;
  hscal_machine *machine;
  hscal_sequence sequence;
  hscal_call call;
  int *line_of;
} fixture;

static hscal_workload *workload_of(const char *text) {
  hscal_workload *workload;
  assert_success(hscal_workload_create(&workload));
  for (const char *line = text; *line;) {
    char copy[256] = "";
    size_t length = strcspn(line, "\n");
    memcpy(copy, line, length);
    assert_success(hscal_workload_add_line(workload, copy));
    line += length + (line[length] == '\n');
  }
  return workload;
}

static void fixture_init(fixture *f, const problem *problem) {
  f->workload = workload_of(problem->text);
  f->machine = machine_of(problem->machine, 0);
  assert_success(hscal__sequence_of_workload(f->workload, &f->sequence, &f->line_of));
  f->call = hscal__sequence_call(&f->sequence);
}

static void fixture_free(fixture *f) {
  hscal__sequence_free(&f->sequence, f->line_of);
  hscal_workload_free(f->workload);
  hscal_machine_free(f->machine);
}

static hscal_plan *plan_whole(const fixture *f, const hscal_options *options) {
  hscal_plan *plan;
  assert_success(hscal_workload_plan(f->workload, f->machine, options, &plan));
  return plan;
}

/* Each call in the plan's layout, from a barrier to a barrier. */
static double sum_s(const fixture *f, const hscal_plan *plan) {
  double sum = 0;
  for (int i = 0; i < f->workload->ncalls; i++)
    sum +=
        (double)f->workload->call[i].count * timed_s(plan, &f->workload->call[i].call, f->machine, HSCAL_EFFORT_MODEL);
  return sum;
}

/* ---- time ---------------------------------------------------------------------------------------------------------- */

/* The bounds of the calls may exceed the sampled clock's seconds here and there. */
static void the_time_is_the_sum_over_the_calls(void **state) {
  (void)state;
  for (int i = 0; i < PROBLEMS; i++) {
    fixture f;
    fixture_init(&f, &problems[i]);
    hscal_plan *plan = plan_whole(&f, NULL);
    double sum = sum_s(&f, plan);
    if (fabs(plan->predicted_s / sum - 1) > 1e-3) fail_msg("problem %d: %g s, sum %g s", i, plan->predicted_s, sum);
    assert_string_equal(plan->routine, "workload");
    hscal_plan_free(plan);
    fixture_free(&f);
  }
}

/* Every layout of the search's space, each call timed in it; the same regret is allowed as for composites (tests/search/brute.c). */
static void no_layout_is_much_faster(void **state) {
  double sum = 0, worst = 0;
  (void)state;
  for (int i = 0; i < PROBLEMS; i++) {
    fixture f;
    fixture_init(&f, &problems[i]);
    layouts all;
    layouts_init(&all, &f.call, f.machine, NULL);
    layouts_time_listed(&all);
    layouts_time_all(&all);
    hscal_plan *plan = plan_whole(&f, NULL);
    double lost = plan->predicted_s / all.best.model_s - 1;
    print_message(
        "%-60s %ld layouts, best %.4g s, plan %.4g s (%d x %d, NB %d, panel %d): %.2f %%, bounds reach %.2f\n",
        problems[i].machine, all.timed, all.best.model_s, plan->predicted_s, plan->nprow, plan->npcol, plan->nb,
        plan->panel, 100 * lost, all.tightest);
    sum += fmax(lost, 0), worst = fmax(worst, lost);
    layouts_free(&all);
    hscal_plan_free(plan);
    fixture_free(&f);
  }
  print_message("regret: mean %.2f %%, worst %.2f %%\n", 100 * sum / PROBLEMS, 100 * worst);
  assert_true(sum / PROBLEMS <= 0.01);
  assert_true(worst <= 0.05);
}

/* The layout that one of the calls would have alone is one of those that the whole may have. */
static void no_single_plan_serves_the_whole_better(void **state) {
  (void)state;
  for (int i = 0; i < PROBLEMS; i++) {
    fixture f;
    fixture_init(&f, &problems[i]);
    hscal_plan *whole = plan_whole(&f, NULL);
    for (int c = 0; c < f.workload->ncalls; c++) {
      const hscal_call *call = &f.workload->call[c].call;
      if (!hscal__call_is_open(call)) continue;
      hscal_plan *own = plan_of(call, f.machine, NULL);
      hscal_call filled = f.call;
      hscal_layout layout = hscal__layout_make(own->nprow, own->npcol, own->panel);
      hscal__call_fill_blocks(&filled, own->mb, own->nb);
      double seconds = hscal__library_accepts(&filled, &layout) ? INFINITY : sum_s(&f, own);
      if (whole->predicted_s > seconds * 1.05)
        fail_msg("problem %d: %g s, but %g s as call %d would like it", i, whole->predicted_s, seconds, c);
      hscal_plan_free(own);
    }
    hscal_plan_free(whole);
    fixture_free(&f);
  }
}

/* A hundred times the same is a hundred times as long, in the same layout. */
static void counts_are_factors(void **state) {
  static const char one[] = "call pdpotrf n=500\ncall pdgemm n=300\n",
                    hundred[] = "call pdpotrf n=500 count=100\ncall pdgemm n=300 count=100\n";
  const problem once = {one, problems[0].machine}, often = {hundred, problems[0].machine};
  (void)state;
  fixture f, g;
  fixture_init(&f, &once);
  fixture_init(&g, &often);
  hscal_plan *a = plan_whole(&f, NULL), *b = plan_whole(&g, NULL);
  const hscal_plan as_a = *a;
  assert_true(fabs(sum_s(&g, &as_a) / (100 * a->predicted_s) - 1) < 1e-3);
  assert_true(b->predicted_s <= 100 * a->predicted_s * 1.02);
  hscal_plan_free(a);
  hscal_plan_free(b);
  fixture_free(&f);
  fixture_free(&g);
}

/* In a program there is time for rough predictions alone: several planners time the best of them by the better clock. */
static void several_planners_verify_the_best(void **state) {
  const problem problem = {"matrix A m=4000 n=4000\nmatrix B m=4000 n=4000\n"
                           "call pdpotrf uplo=l n=4000 a=A count=4\ncall pdsyrk n=4000 k=4000 a=A c=B count=2\n",
                           "4x4@10 + 4x4@30, lat 2us, bw 1GB"};
  const hscal_options one = {.in_program = 1}, several = {.in_program = 1, .planners = 16};
  fixture f;
  (void)state;
  fixture_init(&f, &problem);
  hscal_plan *rough = plan_whole(&f, &one), *verified = plan_whole(&f, &several);
  assert_true(rough->is_rough && fabs(rough->predicted_s / sum_s(&f, rough) - 1) > 1e-3);
  assert_false(verified->is_rough);
  assert_true(fabs(verified->predicted_s / sum_s(&f, verified) - 1) < 1e-9);
  assert_true(verified->lower_s < verified->predicted_s && verified->predicted_s < verified->upper_s);
  hscal_plan_free(rough);
  hscal_plan_free(verified);
  fixture_free(&f);
}

/* ---- memory -------------------------------------------------------------------------------------------------------- */

static double bytes_of(const hscal_plan *plan) {
  double bytes = 0;
  for (int h = 0; h < plan->nnodes; h++) bytes += plan->memory_bytes[h];
  return bytes;
}

static const double matrix_bytes = 8.0 * 1000 * 1000;

/* Three matrices, of which each call needs one: alone a call fits on a node, the workload does not. */
static void all_matrices_have_room_at_once(void **state) {
  const problem problem = {
      "matrix A m=1000 n=1000\nmatrix B m=1000 n=1000\nmatrix C m=1000 n=1000\n"
      "call pdpotrf n=1000 a=A\ncall pdpotrf n=1000 a=B\ncall pdpotrf n=1000 a=C\n",
      "4x1@10, lat 10ms, bw 1MB, mem 15MB, ideal"}; /* so slow a network that one process is best */
  fixture f;
  fixture_init(&f, &problem);
  (void)state;
  hscal_plan *alone = plan_of(&f.workload->call[0].call, f.machine, NULL), *whole = plan_whole(&f, NULL);
  assert_int_equal(alone->nprocs, 1);
  assert_true(whole->nprocs > 1);
  assert_true(bytes_of(whole) >= 3 * matrix_bytes);
  for (int h = 0; h < whole->nnodes; h++)
    assert_true(whole->memory_bytes[h] <= hscal__node(f.machine, h)->memory_bytes);
  hscal_plan_free(alone);
  hscal_plan_free(whole);
  fixture_free(&f);
}

static void what_does_not_fit_is_refused(void **state) {
  const problem problem = {"matrix A m=1000 n=1000\nmatrix B m=1000 n=1000\nmatrix C m=1000 n=1000\n"
                           "call pdpotrf n=1000 a=A\n",
                           "2x1@10, lat 5us, bw 1GB, mem 11MB, ideal"};
  fixture f;
  fixture_init(&f, &problem);
  hscal_plan *plan;
  (void)state;
  assert_int_equal(hscal_workload_plan(f.workload, f.machine, NULL, &plan), HSCAL_ERROR_NO_FIT);
  assert_null(plan);
  fixture_free(&f);
}

/* A matrix of several calls is there once; operands without a name only as long as their call. */
static void shared_matrices_count_once(void **state) {
  const problem shared = {"matrix A m=1000 n=1000\ncall pdpotrf n=1000 a=A\ncall pdpotri n=1000 a=A\n",
                          "1x1@10, ideal"},
                unnamed = {"call pdpotrf n=1000\ncall pdpotrf n=1000\n", "1x1@10, ideal"};
  fixture f, g;
  fixture_init(&f, &shared);
  fixture_init(&g, &unnamed);
  (void)state;
  const hscal_options options = {.nb = 64, .panel = 32};
  hscal_plan *a = plan_whole(&f, &options), *b = plan_whole(&g, &options);
  assert_true(bytes_of(a) >= matrix_bytes && bytes_of(a) < 2 * matrix_bytes);
  assert_true(bytes_of(b) >= matrix_bytes && bytes_of(b) < 2 * matrix_bytes);
  hscal_plan_free(a);
  hscal_plan_free(b);
  fixture_free(&f);
  fixture_free(&g);
}

/* ---- what is legal for all ----------------------------------------------------------------------------------------- */

/* p?potrf wants submatrices to begin with a block, and only one of the calls has one. */
static void blocks_are_legal_for_every_call(void **state) {
  const problem problem = {"matrix A m=500 n=500\ncall pdgemm n=500 a=A\ncall pdpotrf n=300 ia=25 ja=25 a=A\n",
                           "4x1@10, lat 5us, bw 1GB, ideal"};
  fixture f;
  fixture_init(&f, &problem);
  (void)state;
  hscal_plan *plan = plan_whole(&f, NULL);
  assert_int_equal(24 % plan->nb, 0);
  hscal_plan_free(plan);
  int status = hscal_workload_plan(f.workload, f.machine, &(hscal_options){.nb = 32}, &plan);
  assert_int_equal(status, HSCAL_ERROR_NO_GRID);
  assert_non_null(strstr(hscal_last_error(), "pdpotrf"));
  fixture_free(&f);
}

static void recorded_blocks_are_chosen_anew(void **state) {
  const problem problem = {"context c grid=1x4\nmatrix A m=800 n=800 nb=200 csrc=3 context=c\ncall pdgetrf n=800 a=A\n",
                           "4x1@10, lat 5us, bw 1GB, ideal"};
  fixture f;
  fixture_init(&f, &problem);
  (void)state;
  hscal_plan *plan = plan_whole(&f, NULL);
  assert_true(plan->nb < 200);
  hscal_plan_free(plan);
  fixture_free(&f);
}

static void what_cannot_be_planned_is_said(void **state) {
  hscal_workload *empty = workload_of("matrix A m=10 n=10\n"), *one = workload_of("call pdgemm n=100\n");
  hscal_machine *machine = machine_of("1x1@10, ideal", 0);
  const hscal_options lies = {.origin = {.nprow = 1, .npcol = 1, .nb = 64}};
  hscal_plan *plan;
  (void)state;
  assert_int_equal(hscal_workload_plan(empty, machine, NULL, &plan), HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal_workload_plan(one, machine, &lies, &plan), HSCAL_ERROR_UNSUPPORTED);
  assert_int_equal(hscal_workload_plan(NULL, machine, NULL, &plan), -1);
  assert_int_equal(hscal_workload_plan(one, NULL, NULL, &plan), -2);
  assert_int_equal(hscal_workload_plan(one, machine, NULL, NULL), -4);
  hscal_workload_free(empty);
  hscal_workload_free(one);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_time_is_the_sum_over_the_calls),     cmocka_unit_test(no_layout_is_much_faster),
      cmocka_unit_test(no_single_plan_serves_the_whole_better), cmocka_unit_test(counts_are_factors),
      cmocka_unit_test(several_planners_verify_the_best),       cmocka_unit_test(all_matrices_have_room_at_once),
      cmocka_unit_test(what_does_not_fit_is_refused),           cmocka_unit_test(shared_matrices_count_once),
      cmocka_unit_test(blocks_are_legal_for_every_call),        cmocka_unit_test(recorded_blocks_are_chosen_anew),
      cmocka_unit_test(what_cannot_be_planned_is_said)};
  hscal_set_error_handler(NULL, NULL);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
