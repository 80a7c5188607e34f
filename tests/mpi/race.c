/* HSCAL_EFFORT=measure: who races, in turn, how long, and who wins. Linked with -Wl,--wrap=hscal__tryout: what runs take is dictated. */
#include "call/call.h"
#include "ctxt/registry.h"
#include "ctxt/session.h"
#include "harness.h"

#include <math.h>
#include <stdlib.h>

enum { MOST_TRIALS = 64 };

static enum { OTHERS_ARE_FASTER, PLAN_IS_FASTER, OTHERS_LOSE_THE_SECOND_ROUND, PROCESSES_DIFFER } clock_says;
static int trials, tried[MOST_TRIALS]; /* number of the layout in each trial */
static double predicted_s[MOST_TRIALS];

static int number_of(const hscal_plan *plan) {
  return ((plan->nprow * 10 + plan->npcol) * 1000 + plan->nb) * 1000 + plan->panel;
}

static int count_before(int number) {
  int count = 0;
  for (int i = 0; i < trials; i++) count += tried[i] == number;
  return count;
}

static double dictated_s(int number) {
  int is_plan = trials == 0 || number == tried[0], round = count_before(number); /* 0: to warm up */
  switch (clock_says) {
  case OTHERS_ARE_FASTER:
    return is_plan ? 2 : 1;
  case PLAN_IS_FASTER:
    return is_plan ? 1 : 2;
  case OTHERS_LOSE_THE_SECOND_ROUND:
    return is_plan ? 1.5 : round == 2 ? 2 : 1;
  default:
    return is_plan ? 1.5 : world_rank == 0 ? 1 : 2;
  }
}

int __wrap_hscal__tryout(const hscal_session *session, const hscal_call *call, const hscal_record *record,
                         double *seconds);
int __wrap_hscal__tryout(const hscal_session *session, const hscal_call *call, const hscal_record *record,
                         double *seconds) {
  int number = record ? number_of(&record->packed->plan) : 0;
  double own_s = record ? record->packed->plan.predicted_s : 0;
  (void)call;
  MPI_Allreduce(MPI_IN_PLACE, &number, 1, MPI_INT, MPI_MAX, session->group.comm); /* those left out do not know */
  MPI_Allreduce(MPI_IN_PLACE, &own_s, 1, MPI_DOUBLE, MPI_MAX, session->group.comm);
  assert_true(trials < MOST_TRIALS);
  predicted_s[trials] = own_s;
  *seconds = dictated_s(number);
  tried[trials++] = number;
  return 0;
}

/* The layout of the context that is made, 0 where this process is left out. */
static int number_after_race(const char *machine) {
  pdgemm_arguments x = square_pdgemm(200);
  int ictxt, number = 0;
  trials = 0;
  use_machine(machine);
  setenv("HSCAL_EFFORT", "measure", 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) number = number_of(hscal_ctxt_plan(&ictxt));
  MPI_Allreduce(MPI_IN_PLACE, &number, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  if (hscal_in_ctxt(&ictxt)) assert_int_equal(number, number_of(hscal_ctxt_plan(&ictxt)));
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
  assert_true(same_everywhere(trials));
  return number;
}

static int racers(void) {
  int count = 0;
  while (count < trials && (count == 0 || tried[count] != tried[0])) count++;
  return count;
}

static const char doubtful[] = "2x4@5, lat 20us, bw 1GB, half 16, error 0.5, ideal";

/* Each warms up, then they run in turn, as in the first round. */
static void assert_in_turn(int count, int rounds) {
  assert_true(count > 1 && count <= 4);
  assert_int_equal(trials, count * (1 + rounds));
  for (int i = count; i < trials; i++) assert_int_equal(tried[i], tried[i % count]);
}

static void test_faster_every_time(void **state) {
  (void)state;
  clock_says = OTHERS_ARE_FASTER;
  int number = number_after_race(doubtful);
  assert_in_turn(racers(), 4);
  assert_int_not_equal(number, tried[0]);
}

static void test_slower_leaves(void **state) {
  (void)state;
  clock_says = PLAN_IS_FASTER;
  int number = number_after_race(doubtful);
  assert_in_turn(racers(), 1);
  assert_int_equal(number, tried[0]);
}

static void test_one_lost_round_is_enough(void **state) {
  (void)state;
  clock_says = OTHERS_LOSE_THE_SECOND_ROUND;
  int number = number_after_race(doubtful);
  assert_in_turn(racers(), 2);
  assert_int_equal(number, tried[0]);
}

/* Clocks that do not agree: process 0 decides. */
static void test_process_0_decides(void **state) {
  (void)state;
  clock_says = PROCESSES_DIFFER;
  int number = number_after_race(doubtful);
  assert_in_turn(racers(), 4);
  assert_int_not_equal(number, tried[0]);
}

static double widest(void) {
  double most = 1;
  for (int i = 0; i < trials; i++)
    most = fmax(most, fmax(predicted_s[i] / predicted_s[0], predicted_s[0] / predicted_s[i]));
  return most;
}

/* On a machine that is known exactly only what is predicted as fast cannot be told apart. */
static void test_those_in_doubt_race(void **state) {
  (void)state;
  clock_says = PLAN_IS_FASTER;
  number_after_race(doubtful);
  assert_true(widest() > 1.0001);
  number_after_race("2x4@5, lat 20us, bw 1GB, half 16, error 0, ideal");
  assert_true(widest() < 1.0001);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_faster_every_time),        cmocka_unit_test(test_slower_leaves),
      cmocka_unit_test(test_one_lost_round_is_enough), cmocka_unit_test(test_process_0_decides),
      cmocka_unit_test(test_those_in_doubt_race),
  };
  return RUN_MPI_TESTS(tests);
}
