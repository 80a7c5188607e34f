/* Redistribution: what parts of two dealings share against brute force, and who meets whom in which order, found in two ways. */
#include "base/digest.h"
#include "base/status.h"
#include "cmocka_test.h"
#include "instrumented_scalapack/move.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST_N = 400, LARGEST_GRID = 6, WIDE = 12, PROCESSES = WIDE * WIDE };

static unsigned long long state = 54321;

static int pick(int low, int high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return low + (int)((state >> 33) % (unsigned)(high - low + 1));
}

static hscal_dealing random_dealing(int n, int nprocs) {
  hscal_dealing dealing = {.n = n, .nprocs = nprocs, .block = pick(1, pick(0, 1) ? 9 : 90)};
  dealing.first = hscal__min(n, pick(1, dealing.block));
  dealing.src = pick(0, nprocs - 1);
  return dealing;
}

static int owner_of(const hscal_dealing *dealing, int i) {
  return hscal__owner(i, dealing->first, dealing->block, dealing->src, dealing->nprocs);
}

static int part_of(const hscal_dealing *dealing, int i) {
  return hscal__distributed(dealing) ? hscal__mod_sub(owner_of(dealing, i), dealing->src, dealing->nprocs) : 0;
}

/* ---- what is shared ------------------------------------------------------------------------------------------- */

/* All of them are there, by either part, and no others. */
static void expect_intersections(const hscal_dealing dealings[2], const hscal_intersections *intersections) {
  int shared[LARGEST_GRID][LARGEST_GRID] = {{0}}, count = 0;
  for (int i = 0; i < dealings[0].n; i++) shared[part_of(&dealings[0], i)][part_of(&dealings[1], i)]++;
  for (int p = 0; p < hscal__parts(&dealings[0]); p++)
    for (int q = 0; q < hscal__parts(&dealings[1]); q++) {
      int at = hscal__intersection_at(intersections, p, q);
      assert_int_equal(at >= 0, shared[p][q] > 0);
      if (at < 0) continue;
      count++;
      assert_int_equal(intersections->by[0][at].entries, shared[p][q]);
    }
  assert_int_equal(intersections->count, count);
  for (int side = 0; side < 2; side++)
    for (int part = 0; part < hscal__parts(&dealings[side]); part++)
      for (int i = intersections->begin[side][part]; i < intersections->begin[side][part + 1]; i++) {
        const hscal_intersection *intersection = &intersections->by[side][i];
        assert_int_equal(intersection->part[side], part);
        assert_int_equal(intersection->entries, shared[intersection->part[0]][intersection->part[1]]);
        if (i > intersections->begin[side][part]) assert_true(intersection->part[!side] > intersection[-1].part[!side]);
      }
}

static void commons_match_brute_force(void **unused) {
  (void)unused;
  for (int test = 0; test < 1000; test++) {
    int n = pick(1, LARGEST_N);
    hscal_dealing dealings[2] = {random_dealing(n, pick(1, LARGEST_GRID)), random_dealing(n, pick(1, LARGEST_GRID))};
    hscal_intersections intersections;
    assert_int_equal(hscal__intersections_make(&dealings[0], &dealings[1], &intersections), 0);
    expect_intersections(dealings, &intersections);
    hscal__intersections_free(&intersections);
  }
}

/* It is found from one period however large n is. */
static void large_index(void **unused) {
  (void)unused;
  hscal_dealing p = {.n = 2000000000, .first = 1, .block = 1, .src = 0, .nprocs = 2};
  hscal_dealing q = {.n = 2000000000, .first = 1, .block = 1, .src = 2, .nprocs = 3};
  hscal_intersections intersections;
  assert_int_equal(hscal__intersections_make(&p, &q, &intersections), 0);
  int64_t total = 0;
  for (int i = 0; i < intersections.count; i++) total += intersections.by[0][i].entries;
  assert_int_equal(total, 2000000000);
  assert_int_equal(intersections.by[0][hscal__intersection_at(&intersections, 1, 2)].entries, 333333333);
  hscal__intersections_free(&intersections);
}

static int is_inside(const hscal_part *part, int row, int column) {
  if (part->uplo == 'A') return 1;
  /* of the diagonal, which begins in the first corner or ends in the last one, whichever leaves more of the matrix */
  int first = row - column, last = (row - part->m) - (column - part->n);
  int below = part->uplo == 'U' ? hscal__min(first, last) : hscal__max(first, last);
  if (below == 0) return part->diag == 'N';
  return part->uplo == 'U' ? below < 0 : below > 0;
}

static void trapezoids_match_brute_force(void **unused) {
  (void)unused;
  for (int test = 0; test < 300; test++) {
    hscal_part part = {.uplo = "AUL"[pick(0, 2)], .diag = "NU"[pick(0, 1)], .m = pick(1, 60), .n = pick(1, 60)};
    hscal_dealing from[2], to[2];
    for (int d = 0; d < 2; d++) {
      int n = d == HSCAL_ROWS ? part.m : part.n;
      from[d] = random_dealing(n, pick(1, 3)), to[d] = random_dealing(n, pick(1, 3));
    }
    hscal_overlap overlap;
    assert_int_equal(hscal__overlap_make(from, to, &part, &overlap), 0);
    int64_t entries[3][3][3][3] = {{{{0}}}};
    for (int row = 0; row < part.m; row++)
      for (int column = 0; column < part.n; column++)
        entries[owner_of(&from[0], row)][owner_of(&from[1], column)][owner_of(&to[0], row)][owner_of(&to[1], column)] +=
            is_inside(&part, row, column);
    for (int x = 0; x < 81; x++) {
      int i = x / 27, j = x / 9 % 3, k = x / 3 % 3, l = x % 3;
      if (i >= from[0].nprocs || j >= from[1].nprocs || k >= to[0].nprocs || l >= to[1].nprocs) continue;
      assert_int_equal(hscal__overlap_entries(&overlap, i, j, k, l), entries[i][j][k][l]);
    }
    hscal__overlap_free(&overlap);
  }
}

/* ---- who meets whom ------------------------------------------------------------------------------------------- */

typedef struct follower {
  hscal_sink sink;
  uint64_t digest;
  int events;
} follower;

static int follow(hscal_sink *sink, const hscal_event *event) {
  follower *self = (follower *)sink;
  const int words[] = {(int)event->kind, event->process, event->peer, event->m, event->n, event->element_bytes};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    self->digest = hscal__digest_word(self->digest, (uint64_t)words[i]);
  self->events++;
  return 0;
}

static hscal_lying random_lying(const hscal_part *part, int *process) {
  int nprow = pick(1, WIDE), npcol = pick(1, WIDE);
  hscal_lying lying = {.dealing = {random_dealing(part->m, nprow), random_dealing(part->n, npcol)}};
  for (int i = 0; i < PROCESSES; i++) process[i] = i;
  for (int i = PROCESSES - 1; i > 0; i--) {
    int other = pick(0, i), kept = process[i];
    process[i] = process[other], process[other] = kept;
  }
  if (pick(0, 1)) lying.process = process;
  return lying;
}

/* A list of those who have something to exchange leads to the events, in their order, of going through all pairs in all rounds, as
 * is done where rounds may be passed over. */
static void lists_lead_to_the_same_events(void **unused) {
  (void)unused;
  hscal_layout layout = hscal__layout_make(WIDE, WIDE, 0);
  for (int test = 0; test < 200; test++) {
    hscal_part part = {.uplo = "AUL"[pick(0, 2)], .diag = "NU"[pick(0, 1)], .m = pick(1, 600), .n = pick(1, 600)};
    int from_process[PROCESSES], to_process[PROCESSES];
    hscal_lying from = random_lying(&part, from_process), to = random_lying(&part, to_process);
    if (pick(0, 1)) memcpy(to.dealing, from.dealing, sizeof to.dealing);
    follower listed = {.sink = {.put = follow}, .digest = HSCAL_DIGEST_START}, walked = listed;
    hscal_emitter emitter = hscal__emitter_make(&layout, &listed.sink);
    assert_int_equal(hscal__move(&emitter, &from, &to, &part), 0);
    emitter.sink = &walked.sink;
    assert_int_equal(hscal__move_in_parts(&emitter, &from, &to, &part), 0);
    assert_int_equal(listed.events, walked.events);
    assert_true(listed.digest == walked.digest);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(commons_match_brute_force), cmocka_unit_test(large_index),
                                     cmocka_unit_test(trapezoids_match_brute_force),
                                     cmocka_unit_test(lists_lead_to_the_same_events)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
