/* What each process scales of a triangle against brute force: every entry looked at by itself. */
#include "instrumented_pblas/scale.h"
#include "cmocka_test.h"

#include <string.h>

enum { LARGEST_N = 60, LARGEST_GRID = 4, PROCESSES = LARGEST_GRID * LARGEST_GRID };

static unsigned long long state = 4711;

static int pick(int low, int high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return low + (int)((state >> 33) % (unsigned)(high - low + 1));
}

static hscal_dealing random_dealing(int nprocs) {
  hscal_dealing dealing = {.n = pick(1, LARGEST_N), .nprocs = nprocs, .block = pick(1, 12)};
  dealing.first =
      hscal__min(dealing.n, pick(1, pick(0, 3) ? dealing.block : 30)); /* sometimes larger than the others */
  dealing.src = pick(0, 5) ? pick(0, nprocs - 1) : -1;
  return dealing;
}

static int holds(const hscal_dealing *dealing, int at, int i) {
  return dealing->src < 0 || hscal__owner(i, dealing->first, dealing->block, dealing->src, dealing->nprocs) == at;
}

static double elements[PROCESSES];

static int put(hscal_sink *sink, const hscal_event *event) {
  (void)sink;
  elements[event->process] += (double)event->m * event->n;
  return 0;
}

static void expect_part(const hscal_emitter *emitter, const hscal_dealing dealing[2], char uplo) {
  memset(elements, 0, sizeof elements);
  assert_int_equal(hscal__scale(emitter, dealing, uplo), 0);
  for (int p = 0; p < emitter->nprow; p++)
    for (int q = 0; q < emitter->npcol; q++) {
      int count = 0;
      for (int i = 0; i < dealing[HSCAL_ROWS].n; i++)
        for (int j = 0; j < dealing[HSCAL_COLUMNS].n; j++)
          count += (uplo == 'A' || (uplo == 'U' ? i <= j : i >= j)) && holds(&dealing[HSCAL_ROWS], p, i) &&
                   holds(&dealing[HSCAL_COLUMNS], q, j);
      assert_true(elements[p * emitter->npcol + q] == count);
    }
}

static void parts_match_brute_force(void **unused) {
  (void)unused;
  for (int test = 0; test < 500; test++) {
    hscal_sink sink = {.put = put};
    hscal_emitter emitter = {.sink = &sink, .nprow = pick(1, LARGEST_GRID), .npcol = pick(1, LARGEST_GRID)};
    hscal_dealing dealing[2] = {random_dealing(emitter.nprow), random_dealing(emitter.npcol)};
    for (int part = 0; part < 3; part++) expect_part(&emitter, dealing, "AUL"[part]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(parts_match_brute_force)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
