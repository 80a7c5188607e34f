/* What it costs to move a matrix from one layout to another. */
#include "models/predict/redistribution.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "models/fixture.h"

enum { ORDER = 1000, BLOCK = 50 };

static hscal_distribution distribution_of(int nprow, int npcol, const int *node_of) {
  const hscal_desc desc = {.m = ORDER, .n = ORDER, .imb = BLOCK, .inb = BLOCK, .mb = BLOCK, .nb = BLOCK};
  return (hscal_distribution){.desc = desc, .nprow = nprow, .npcol = npcol, .node_of = node_of};
}

static double seconds_between(const hscal_machine *machine, const hscal_distribution *from,
                              const hscal_distribution *to) {
  double seconds;
  assert_int_equal(hscal__redistribution_s(HSCAL_TYPE_D, ORDER, ORDER, from, to, machine, &seconds), 0);
  return seconds;
}

static const int in_order[] = {0, 1, 2, 3, 4, 5, 6, 7}, backwards[] = {3, 2, 1, 0};

/* Process (1,1) of the second distribution sits where process (0,0) of the first does, and has the same entries. */
static void what_stays_on_its_node_is_not_sent(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 10us, bw 1GB, ideal");
  hscal_distribution here = distribution_of(2, 2, in_order), turned = distribution_of(2, 2, backwards),
                     elsewhere = turned;
  turned.desc.rsrc = turned.desc.csrc = 1;
  double nothing_s = seconds_between(machine, &here, &here);
  assert_near(seconds_between(machine, &here, &turned), nothing_s, 1e-12);
  assert_true(seconds_between(machine, &here, &elsewhere) > nothing_s + 0.25 * 8 * ORDER * ORDER / 1e9);
  hscal_machine_free(machine);
}

/* Two senders, whose links are busy with half of the matrix each, and two other receivers. */
static void everything_passes_the_links(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@10, lat 10us, bw 1GB, ideal");
  hscal_distribution from = distribution_of(1, 2, in_order), to = distribution_of(2, 1, in_order + 2);
  double seconds = seconds_between(machine, &from, &to), least_s = 0.5 * 8 * ORDER * ORDER / 1e9;
  assert_true(seconds >= least_s && seconds < 2 * least_s + 1e-3);
  hscal_machine_free(machine);
}

/* Where both grids begin with the same processes in order it is p?gemr2d on a line of them. */
static void it_is_the_time_of_the_routine(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x1@10, lat 10us, bw 1GB, ideal");
  hscal_distribution from = distribution_of(2, 2, in_order), to = distribution_of(2, 4, in_order);
  hscal_call call = hscal__call_make(hscal__routine_find("pdgemr2d"), ORDER, ORDER, 0, BLOCK, BLOCK);
  call.from = (hscal_grid){.nprow = 2, .npcol = 2}, call.to = (hscal_grid){.nprow = 2, .npcol = 4};
  hscal_layout layout = hscal__layout_make(1, 8, 0);
  hscal_placement placement = {.machine = machine, .node_of = in_order};
  double seconds;
  assert_int_equal(hscal__timeof(&call, &layout, &placement, HSCAL_EFFORT_MODEL, &seconds), 0);
  assert_near(seconds_between(machine, &from, &to), seconds, 1e-12);
  hscal_machine_free(machine);
}

static void what_is_not_there_is_refused(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("2x1@10, ideal");
  hscal_distribution here = distribution_of(1, 2, in_order), beyond = distribution_of(2, 2, in_order);
  double seconds;
  assert_int_equal(hscal__redistribution_s(HSCAL_TYPE_D, 10, 10, &here, &beyond, machine, &seconds),
                   HSCAL_ERROR_ARGUMENT);
  assert_int_equal(hscal__redistribution_s(HSCAL_TYPE_D, ORDER + 1, 10, &here, &here, machine, &seconds),
                   HSCAL_ERROR_ARGUMENT);
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_stays_on_its_node_is_not_sent),
      cmocka_unit_test(everything_passes_the_links),
      cmocka_unit_test(it_is_the_time_of_the_routine),
      cmocka_unit_test(what_is_not_there_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
