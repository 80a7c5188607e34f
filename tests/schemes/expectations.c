/* What is expected of data that eigenvalue routines depend on, and that the bounds are on either side of it. */
#include "instrumented_scalapack/expectations.h"
#include "base/blockcyclic.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "info/count.h"
#include "instrumented_scalapack/mrrr.h"
#include "instrumented_scalapack/schemes.h"

#include <string.h>

static void columns_that_stay_are_counted(void **state) {
  (void)state;
  for (int data = HSCAL_DATA_EXPECTED; data <= HSCAL_DATA_UPPER; data++)
    for (int n = 0, count = 0; n < 500; n++) {
      assert_int_equal(hscal__deflated_of((hscal_data)data, n), count);
      count += hscal__is_deflated((hscal_data)data, n);
    }
  assert_int_equal(hscal__deflated_of(HSCAL_DATA_LOWER, 500), 500);
  assert_int_equal(hscal__deflated_of(HSCAL_DATA_EXPECTED, 500), 50);
  assert_int_equal(hscal__deflated_of(HSCAL_DATA_UPPER, 500), 0);
  assert_int_equal(hscal__is_deflated(HSCAL_DATA_EXPECTED, 0), 0); /* each half takes part with one column at least */
}

static void ranks_are_a_permutation(void **state) {
  enum { MOST = 300 };
  (void)state;
  for (int n = 1; n <= MOST; n++) {
    char seen[MOST] = {0};
    for (int i = 0; i < n; i++) {
      int rank = hscal__expected_rank(i, n);
      assert_true(rank >= 0 && rank < n && !seen[rank]);
      seen[rank] = 1;
    }
  }
}

/* Of each part of all places, neighbours get about as many as of any other. */
static void ranks_are_even(void **state) {
  enum { N = 1000, BLOCK = 50, PARTS = 5 };
  (void)state;
  for (int begin = 0; begin < N; begin += BLOCK) {
    int count[PARTS] = {0};
    for (int i = begin; i < begin + BLOCK; i++) count[hscal__expected_rank(i, N) * PARTS / N]++;
    for (int part = 0; part < PARTS; part++)
      assert_true(count[part] >= BLOCK / PARTS - 2 && count[part] <= BLOCK / PARTS + 2);
  }
}

static int meet(hscal_range a, hscal_range b) { return a.begin < b.end && b.begin < a.end; }

/* Whoever is told by another tells it, or one of the two would wait for ever. */
static void neighbours_tell_each_other(void **state) {
  enum { N = 60 };
  (void)state;
  for (int wanted = 1; wanted <= N; wanted += 7)
    for (int processes = 1; processes <= 9; processes++)
      for (int data = HSCAL_DATA_EXPECTED, which = 0; data <= HSCAL_DATA_UPPER; data += which, which = !which) {
        hscal_call call = hscal__call_make(hscal__routine_find("pdsyevr"), 0, N, 0, 8, 8);
        hscal_range needs[9], own[9];
        call.range = 'I', call.il = 3, call.iu = hscal__min(N, wanted + 2);
        int found = call.iu - call.il + 1;
        for (int p = 0; p < processes; p++) {
          own[p] =
              (hscal_range){hscal__mrrr_first_of(found, p, processes), hscal__mrrr_first_of(found, p + 1, processes)};
          needs[p] = hscal__mrrr_needs(&call, (hscal_data)data, (hscal_exchange)which, p, processes);
          assert_true(needs[p].begin <= own[p].begin && own[p].end <= needs[p].end);
        }
        assert_int_equal(own[processes - 1].end, found);
        for (int p = 0; p < processes; p++)
          for (int q = 0; q < processes; q++) assert_int_equal(meet(needs[p], own[q]), meet(needs[q], own[p]));
      }
}

/* In each eighth part of the steps each column's, if they all stay; never more than there are. */
static void norms_are_made_anew_evenly(void **state) {
  enum { STEPS = 400, HELD = 37 };
  int renewed = 0;
  (void)state;
  for (int step = 0; step < STEPS; step++) {
    renewed += hscal__geqpf_repeats(HSCAL_DATA_UPPER, STEPS, step, HELD);
    assert_int_equal(renewed, HELD * (step + 1) / (STEPS / 8));
    assert_int_equal(hscal__geqpf_repeats(HSCAL_DATA_UPPER, 7, step, HELD), HELD);
    assert_int_equal(hscal__geqpf_repeats(HSCAL_DATA_EXPECTED, STEPS, step, HELD), 0);
    assert_int_equal(hscal__geqpf_repeats(HSCAL_DATA_LOWER, STEPS, step, HELD), 0);
  }
}

static double bytes_with(const char *name, hscal_data data) {
  enum { PROCESSES = 6 };
  hscal_call call = hscal__call_make(hscal__routine_find(name), 300, 300, 0, 16, 16);
  hscal_layout layout = hscal__layout_make(2, 3, 0);
  hscal_info *info;
  layout.data = data;
  if (hscal__info(&call, &layout, &info)) fail_msg("%s: %s", name, hscal_last_error());
  double sum = 0;
  for (int i = 0; i < PROCESSES * PROCESSES; i++) sum += info->bytes[i];
  hscal_info_free(info);
  return sum;
}

/* Of what is sent: columns that need not be exchanged, and those that all lie elsewhere. */
static void exchanges_are_on_either_side(void **state) {
  static const char *const names[] = {"psgeqpf", "pdgeqpf", "pcgeqpf", "pzgeqpf"};
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    double expected = bytes_with(names[i], HSCAL_DATA_EXPECTED);
    assert_true(hscal__depends_on_data(&(hscal_call){.routine = hscal__routine_find(names[i])}));
    assert_true(bytes_with(names[i], HSCAL_DATA_LOWER) < expected);
    assert_true(bytes_with(names[i], HSCAL_DATA_UPPER) > expected);
  }
}

static double flops_with(const char *name, hscal_data data) {
  hscal_call call = hscal__call_make(hscal__routine_find(name), 800, 800, 0, 16, 16);
  hscal_layout layout = hscal__layout_make(2, 3, 0);
  hscal_info *info;
  layout.data = data;
  if (hscal__info(&call, &layout, &info)) fail_msg("%s: %s", name, hscal_last_error());
  double sum = 0;
  for (int i = 0; i < 6; i++) sum += info->flops[i];
  hscal_info_free(info);
  return sum;
}

static void bounds_are_on_either_side(void **state) {
  static const char *const names[] = {"pssyev",  "pdsyev",  "pcheev",  "pzheev",  "pssyevd", "pdsyevd",
                                      "pcheevd", "pzheevd", "pssyevx", "pzheevx", "pssyevr", "pdsyevr",
                                      "pcheevr", "pzheevr", "pdgesvd", "pcgesvd"};
  (void)state;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    double expected = flops_with(names[i], HSCAL_DATA_EXPECTED);
    assert_true(hscal__depends_on_data(&(hscal_call){.routine = hscal__routine_find(names[i])}));
    assert_true(flops_with(names[i], HSCAL_DATA_LOWER) < expected);
    assert_true(flops_with(names[i], HSCAL_DATA_UPPER) > expected);
  }
  assert_true(flops_with("pdsytrd", HSCAL_DATA_LOWER) == flops_with("pdsytrd", HSCAL_DATA_UPPER));
  assert_false(hscal__depends_on_data(&(hscal_call){.routine = hscal__routine_find("pdsytrd")}));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(columns_that_stay_are_counted),
      cmocka_unit_test(ranks_are_a_permutation),
      cmocka_unit_test(ranks_are_even),
      cmocka_unit_test(neighbours_tell_each_other),
      cmocka_unit_test(norms_are_made_anew_evenly),
      cmocka_unit_test(exchanges_are_on_either_side),
      cmocka_unit_test(bounds_are_on_either_side),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
