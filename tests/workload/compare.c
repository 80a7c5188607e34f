/* Workloads beside what their calls alone would like. */
#include "search/fixture.h"

#include <math.h>
#include <string.h>

static hscal_workload *workload_of(const char *const *lines) {
  hscal_workload *workload;
  assert_success(hscal_workload_create(&workload));
  for (int i = 0; lines[i]; i++) assert_success(hscal_workload_add_line(workload, lines[i]));
  return workload;
}

static const char *const eigenproblem[] = {"matrix H m=1500 n=1500",
                                           "matrix S m=1500 n=1500",
                                           "matrix Z m=1500 n=1500",
                                           "call pdpotrf uplo=l n=1500 a=S count=12 seconds=0.5",
                                           "call pdsygst uplo=l n=1500 a=H b=S count=12",
                                           "call pdsyevd uplo=l n=1500 a=H z=Z count=12",
                                           "call pdtrsm side=l uplo=l transa=t n=1500 a=S b=Z count=12",
                                           NULL};

static hscal_workload_comparison *compare(const hscal_workload *workload, const hscal_machine *machine,
                                          hscal_plan **plan) {
  hscal_workload_comparison *comparison;
  assert_success(hscal_workload_plan(workload, machine, NULL, plan));
  assert_success(hscal_workload_compare(workload, machine, NULL, *plan, &comparison));
  return comparison;
}

static void sums_are_those_of_the_calls(void **state) {
  hscal_workload *workload = workload_of(eigenproblem);
  hscal_machine *machine = machine_of("4x4@10, lat 5us, bw 1GB, half 16", 0.1);
  hscal_plan *plan;
  (void)state;
  hscal_workload_comparison *c = compare(workload, machine, &plan);
  double together_s = 0, alone_s = 0, apart_s = 0;
  for (int i = 0; i < c->ncalls; i++) {
    const hscal_workload_call_share *call = &c->calls[i];
    double count = (double)call->count;
    together_s += count * call->predicted_s;
    alone_s += count * call->alone.predicted_s;
    apart_s += count * (call->pays ? call->alone.predicted_s + call->moving_s : call->predicted_s);
    assert_true(call->alone.predicted_s <= call->predicted_s);
    assert_true(call->moving_s >= 0);
  }
  assert_true(fabs(c->together_s / together_s - 1) < 1e-9 && fabs(c->alone_s / alone_s - 1) < 1e-9 &&
              fabs(c->apart_s / apart_s - 1) < 1e-9);
  assert_true(c->alone_s <= c->apart_s && c->apart_s <= c->together_s);
  assert_true(fabs(c->together_s / plan->predicted_s - 1) < 1e-3);
  assert_string_equal(c->calls[0].routine, "pdpotrf");
  assert_string_equal(c->calls[0].arguments, "n=1500 uplo=l");
  assert_true(c->calls[0].measured_s == 0.5 && isnan(c->calls[1].measured_s));
  hscal_workload_comparison_free(c);
  hscal_plan_free(plan);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
}

/* A large product wants all processes, a small factorization that is made often wants few: on a network that moves for nearly nothing it has
 * a context of its own, on a slow one it has not. */
static const char *const unlike[] = {"matrix A m=4000 n=4000", "matrix S m=300 n=300", "call pdgemm n=4000 a=A b=A c=A",
                                     "call pdpotrf n=300 a=S count=2000", NULL};

static int paying(const char *network, double *apart) {
  char text[128];
  hscal_workload *workload = workload_of(unlike);
  hscal_plan *plan;
  snprintf(text, sizeof text, "16x1@10, %s, half 16, ideal", network);
  hscal_machine *machine = machine_of(text, 0);
  hscal_workload_comparison *c = compare(workload, machine, &plan);
  int calls = c->calls[0].pays + c->calls[1].pays;
  *apart = c->apart_s / c->together_s;
  hscal_workload_comparison_free(c);
  hscal_plan_free(plan);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
  return calls;
}

static void contexts_of_their_own_pay_where_moves_are_cheap(void **state) {
  double apart;
  (void)state;
  assert_int_equal(paying("lat 20us, bw 10GB", &apart), 1);
  assert_true(apart < 1);
  assert_int_equal(paying("lat 20us, bw 1MB", &apart), 0);
  assert_true(apart == 1);
}

/* Nothing is shared, so nothing moves, however slow the network is; a call that shares its matrix with its like moves it once. */
static const char *const sharing[] = {"matrix A m=4000 n=4000",
                                      "matrix S m=300 n=300",
                                      "call pdgemm n=4000 a=A b=A c=A",
                                      "call pdgemm n=300 a=S b=A c=S",
                                      "call pdpotrf n=300 a=S count=2000",
                                      NULL};

static hscal_workload_comparison *compare_on(const char *const *lines, const char *network, double model_error) {
  char text[128];
  hscal_workload *workload = workload_of(lines);
  hscal_plan *plan;
  snprintf(text, sizeof text, "16x1@10, %s, half 16, ideal", network);
  hscal_machine *machine = machine_of(text, model_error);
  hscal_workload_comparison *c = compare(workload, machine, &plan);
  double calls_s = 0;
  for (int k = 0; k < c->ncontexts; k++) {
    double of_context_s = 0;
    for (int i = 0; i < c->ncalls; i++)
      if (c->calls[i].context == k) of_context_s += (double)c->calls[i].count * c->calls[i].context_s;
    assert_true(fabs(of_context_s / c->contexts[k].predicted_s - 1) < 1e-9);
    calls_s += of_context_s;
  }
  assert_true(fabs((calls_s + c->several_moving_s) / c->several_s - 1) < 1e-9);
  assert_true(c->alone_s <= c->several_s * (1 + 1e-9) && c->several_s <= c->apart_s && c->several_moving_s >= 0);
  hscal_plan_free(plan);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
  return c;
}

static void what_stays_in_a_context_pays_once(void **state) {
  (void)state;
  hscal_workload_comparison *c = compare_on(unlike, "lat 20us, bw 100MB", 0);
  assert_true(c->ncontexts == 2 && c->several_moving_s == 0 && c->calls[0].context == 0 && c->calls[1].context == 1);
  assert_true(fabs(c->several_s / c->alone_s - 1) < 1e-9);
  hscal_workload_comparison_free(c);
  c = compare_on(sharing, "lat 20us, bw 100MB", 0);
  assert_true(c->ncontexts == 2 && c->calls[1].context == 0 && c->calls[2].context == 1);
  assert_true(c->several_moving_s > 0 && c->several_moving_s < 0.1 * c->several_s && c->several_s < 0.9 * c->apart_s);
  assert_true(c->several_moving_s < 2 * c->calls[2].moving_s); /* once, not two thousand times */
  hscal_workload_comparison_free(c);
}

/* What nobody gains from stays one, and so does what may be no gain. */
static void one_context_stays_one(void **state) {
  static const char *const lines[] = {"matrix A m=2000 n=2000", "call pdpotrf n=2000 a=A count=3", NULL};
  (void)state;
  hscal_workload_comparison *c = compare_on(lines, "lat 20us, bw 1GB", 0);
  assert_true(c->ncontexts == 1 && c->several_s == c->together_s && c->several_moving_s == 0);
  hscal_workload_comparison_free(c);
  c = compare_on(unlike, "lat 20us, bw 100MB", 0.3);
  assert_true(c->ncontexts == 1 && c->alone_s < 0.9 * c->together_s);
  hscal_workload_comparison_free(c);
}

/* Both copies must have room. */
static void no_moves_without_memory(void **state) {
  hscal_workload *workload = workload_of(unlike);
  hscal_machine *machine = machine_of("16x1@10, lat 20us, bw 10GB, half 16, ideal", 0);
  hscal_plan *plan;
  (void)state;
  assert_success(hscal_workload_plan(workload, machine, NULL, &plan));
  double most = 0;
  for (int h = 0; h < plan->nnodes; h++) most = fmax(most, plan->memory_bytes[h]);
  for (int c = 0; c < machine->nclasses; c++) machine->classes[c].memory_bytes = most * 1.0001;
  hscal_workload_comparison *c;
  assert_success(hscal_workload_compare(workload, machine, NULL, plan, &c));
  assert_int_equal(c->ncontexts, 1);
  for (int i = 0; i < c->ncalls; i++)
    assert_true(!c->calls[i].pays && (c->calls[i].moving_s == 0 || isinf(c->calls[i].moving_s)));
  hscal_workload_comparison_free(c);
  hscal_plan_free(plan);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
}

static void plans_of_something_else_are_refused(void **state) {
  hscal_workload *workload = workload_of(eigenproblem);
  hscal_machine *machine = machine_of("4x1@10, ideal", 0), *other = machine_of("2x1@10, ideal", 0);
  hscal_workload_comparison *c;
  hscal_plan *plan;
  (void)state;
  assert_success(hscal_workload_plan(workload, other, &(hscal_options){.patience = 0.1}, &plan));
  assert_int_equal(hscal_workload_compare(workload, machine, NULL, plan, &c), HSCAL_ERROR_ARGUMENT);
  assert_null(c);
  assert_int_equal(hscal_workload_compare(workload, machine, NULL, NULL, &c), -4);
  assert_int_equal(hscal_workload_compare(workload, machine, NULL, plan, NULL), -5);
  hscal_plan_free(plan);
  hscal_workload_free(workload);
  hscal_machine_free(machine);
  hscal_machine_free(other);
  hscal_workload_comparison_free(NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(sums_are_those_of_the_calls),
                                     cmocka_unit_test(contexts_of_their_own_pay_where_moves_are_cheap),
                                     cmocka_unit_test(what_stays_in_a_context_pays_once),
                                     cmocka_unit_test(one_context_stays_one),
                                     cmocka_unit_test(no_moves_without_memory),
                                     cmocka_unit_test(plans_of_something_else_are_refused)};
  hscal_set_error_handler(NULL, NULL);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
