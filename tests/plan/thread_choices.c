/* Threads per process: which numbers are searched, what the plan makes of them. */
#include "plan/thread_choices.h"
#include "search/fixture.h"

#include <math.h>
#include <string.h>

static hscal_plan *plan_on(const char *text, double error, const hscal_options *options) {
  hscal_machine *machine = machine_of(text, error);
  hscal_call call = product(2000, 2000, 2000);
  hscal_plan *plan = plan_of(&call, machine, options);
  hscal_machine_free(machine);
  return plan;
}

static void choices_with(const char *text, const hscal_options *options, int count, const int *expected) {
  hscal_machine *machine = machine_of(text, 0);
  hscal_thread_choices choices;
  assert_success(hscal__thread_choices_list(machine, options, &choices));
  assert_int_equal(choices.count, count);
  assert_memory_equal(choices.of, expected, (size_t)(count * machine->nclasses) * sizeof *expected);
  hscal__thread_choices_free(&choices);
  hscal_machine_free(machine);
}

static void choices_are(const char *text, int threads, int most, int count, const int *expected) {
  choices_with(text, &(hscal_options){.threads = threads, .most_threads = most}, count, expected);
}

static void numbers_that_are_searched(void **state) {
  (void)state;
  choices_are("4x8@10, ideal", 0, 0, 1, (const int[]){1});
  choices_are("4x8@10, threads 0.9, ideal", 0, 0, 4, (const int[]){1, 2, 4, 8});
  choices_are("4x8@10, threads 0.9, ideal", 0, 3, 2, (const int[]){1, 2});
  choices_are("4x8@10, threads 0.9, ideal", 4, 0, 1, (const int[]){4});
  /* a slow process of two threads is as fast as a fast one of one */
  choices_are("old=2x4@10 + new=2x4@20, threads 1, ideal", 0, 0, 5,
              (const int[]){1, 1, 2, 2, 4, 4, /* balanced: */ 2, 1, 4, 2});
}

static void numbers_the_machine_does_not_know(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x8@10, threads 0.9, ideal", 0);
  hscal_thread_choices choices;
  assert_int_equal(hscal__thread_choices_list(machine, &(hscal_options){.threads = 3}, &choices), HSCAL_ERROR_MACHINE);
  assert_non_null(strstr(hscal_last_error(), "3 threads"));
  hscal_machine_free(machine);
}

/* Only the nodes that may have processes have to know a number. */
static void nodes_without_slots_do_not_count(void **state) {
  (void)state;
  static const char text[] = "big=1x2@10 + small=2x1@10, threads 0.9, ideal";
  static const int big_only[] = {2, 0, 0}, small_only[] = {0, 1, 1}, all[] = {1, 0, 1};
  choices_with(text, &(hscal_options){.slots = big_only, .threads = 2}, 1, (const int[]){2, 1});
  choices_with(text, &(hscal_options){.slots = big_only}, 2, (const int[]){1, 1, 2, 1});
  choices_with(text, &(hscal_options){.slots = small_only}, 1, (const int[]){1, 1});
  choices_with("small=2x1@10 + big=1x2@10, threads 0.9, ideal", &(hscal_options){.slots = (const int[]){0, 0, 2}}, 2,
               (const int[]){1, 1, 1, 2});
  hscal_machine *machine = machine_of(text, 0);
  hscal_thread_choices choices;
  assert_int_equal(hscal__thread_choices_list(machine, &(hscal_options){.slots = all, .threads = 2}, &choices),
                   HSCAL_ERROR_MACHINE);
  assert_string_equal(hscal_last_error(),
                      "the machine has no speeds for processes of 2 threads on small2 (\"threads\" of kernels)");
  hscal_machine_free(machine);
}

/* Where messages are dear, few processes of many threads win; where there is nothing to send, nobody gains by them. */
static void threads_spare_messages(void **state) {
  (void)state;
  hscal_plan *plan = plan_on("2x8@10, lat 1ms, bw 100MB, nodelat 1ms, nodebw 100MB, threads 0.99, ideal", 0, NULL);
  hscal_plan *single = plan_on("2x8@10, lat 1ms, bw 100MB, nodelat 1ms, nodebw 100MB, ideal", 0, NULL);
  int threads = plan->threads_of_node[plan->node_of[0]];
  assert_true(threads > 1 && plan->nprocs * threads <= 16);
  assert_true(plan->predicted_s < single->predicted_s);
  /* the default is one thread per process, whatever was chosen */
  assert_true(plan->fallback.predicted_s == single->fallback.predicted_s);
  assert_int_equal(plan->fallback.nprocs, single->fallback.nprocs);
  hscal_plan_free(plan);
  hscal_plan_free(single);
}

/* Threads whose gain is not sure are no reason to leave the default. */
static void default_is_kept(void **state) {
  (void)state;
  const char *text = "1x4@10, nodelat 1us, nodebw 100GB, threads 0.97, ideal";
  hscal_plan *plan = plan_on(text, 0.9, NULL);
  assert_int_equal(plan->kept_default, 1);
  assert_int_equal(plan->threads_of_node[0], 1);
  hscal_plan_free(plan);
}

static void a_given_number_is_kept(void **state) {
  (void)state;
  const char *text = "3x8@10, lat 10us, bw 1GB, threads 0.9, ideal";
  hscal_plan *plan = plan_on(text, 0, &(hscal_options){.threads = 4});
  for (int i = 0; i < plan->nprocs; i++) assert_int_equal(plan->threads_of_node[plan->node_of[i]], 4);
  assert_true(plan->nprocs <= 6);
  hscal_plan_free(plan);
  plan = plan_on(text, 0, &(hscal_options){.threads = 1});
  for (int i = 0; i < plan->nprocs; i++) assert_int_equal(plan->threads_of_node[plan->node_of[i]], 1);
  hscal_plan_free(plan);
}

/* Shares in square blocks are nearly even over processes, so processes are made equal: a slow node runs fewer of more threads. */
static void unlike_nodes_get_unlike_numbers(void **state) {
  (void)state;
  const char *text = "old=2x8@10 + new=2x8@20, lat 2us, bw 100GB, nodebw 100GB, threads 1, ideal";
  hscal_plan *plan = plan_on(text, 0, &(hscal_options){.square_blocks = 1}),
             *even = plan_on(text, 0, &(hscal_options){.square_blocks = 1, .threads = 1});
  assert_true(plan->predicted_s < even->predicted_s);
  int old = 0, new = 0;
  for (int i = 0; i < plan->nprocs; i++)
    *(plan->node_of[i] < 2 ? &old : &new) = plan->threads_of_node[plan->node_of[i]];
  assert_true(old == 0 || old == 2 * new);
  hscal_plan_free(plan);
  hscal_plan_free(even);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(numbers_that_are_searched),
      cmocka_unit_test(numbers_the_machine_does_not_know),
      cmocka_unit_test(nodes_without_slots_do_not_count),
      cmocka_unit_test(threads_spare_messages),
      cmocka_unit_test(default_is_kept),
      cmocka_unit_test(a_given_number_is_kept),
      cmocka_unit_test(unlike_nodes_get_unlike_numbers),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
