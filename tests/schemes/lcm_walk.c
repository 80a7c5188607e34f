/* The pairs of two dealings against brute force: every entry looked at by itself. */
#include "instrumented_pblas/lcm_walk.h"
#include "cmocka_test.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST_N = 400, LARGEST_GRID = 6 };

static unsigned long long state = 12345;

static int pick(int low, int high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return low + (int)((state >> 33) % (unsigned)(high - low + 1));
}

static hscal_dealing random_dealing(int n) {
  hscal_dealing dealing = {.n = n, .nprocs = pick(1, LARGEST_GRID), .block = pick(1, pick(0, 1) ? 9 : 90)};
  dealing.first = hscal__min(n, pick(1, pick(0, 4) ? dealing.block : 120)); /* sometimes larger than the others */
  dealing.src = pick(0, 5) ? pick(0, dealing.nprocs - 1) : -1;
  return dealing;
}

/* Part that holds entry i, counted from the one that holds entry 0. */
static int part_of(const hscal_dealing *dealing, int i) {
  if (dealing->src < 0 || dealing->nprocs == 1) return 0;
  int owner = hscal__owner(i, dealing->first, dealing->block, dealing->src, dealing->nprocs);
  return hscal__mod_sub(owner, dealing->src, dealing->nprocs);
}

/* What one pair looks like from one side. */
static void expect_pair(const hscal_dealing dealings[2], int p, int q, const hscal_pair *pair) {
  int count = 0, seen[2] = {0, 0}, end[2] = {-1, -1}, length[2] = {0, 0}, common[2] = {0, 0};
  for (int i = 0; i < dealings[0].n; i++) {
    int mine[2] = {part_of(&dealings[0], i) == p, part_of(&dealings[1], i) == q};
    if (mine[0] && mine[1]) {
      count++;
      for (int side = 0; side < 2; side++) {
        if (length[side] > 0 && end[side] != seen[side]) {
          common[side] = (int)hscal__gcd(common[side], length[side]);
          length[side] = 0;
        }
        length[side]++;
        end[side] = seen[side] + 1;
      }
    }
    for (int side = 0; side < 2; side++) seen[side] += mine[side];
  }
  assert_int_equal(pair->count, count);
  for (int side = 0; side < 2; side++) assert_int_equal(pair->piece[side], common[side]);
}

static void pairs_match_brute_force(void **unused) {
  (void)unused;
  for (int test = 0; test < 400; test++) {
    int n = pick(1, LARGEST_N);
    hscal_dealing dealings[2] = {random_dealing(n), random_dealing(n)};
    hscal_pairs pairs;
    assert_int_equal(hscal__pairs_make(&dealings[0], &dealings[1], &pairs), 0);
    for (int p = 0; p < pairs.parts[0]; p++)
      for (int q = 0; q < pairs.parts[1]; q++) expect_pair(dealings, p, q, hscal__pair(&pairs, p, q));
    hscal__pairs_free(&pairs);
  }
}

/* Do the entries from..from+width-1 of those that a pair shares lie in one piece of side `side`? */
static int lies_whole(const hscal_dealing dealings[2], const int part[2], int side, int from, int width) {
  int shared = 0, seen = 0, begin = -1;
  for (int i = 0; i < dealings[0].n; i++) {
    int mine = part_of(&dealings[side], i) == part[side];
    if (mine && part_of(&dealings[1 - side], i) == part[1 - side]) {
      if (shared == from) begin = seen;
      if (shared == from + width - 1) return seen - begin == width - 1;
      shared++;
    }
    seen += mine;
  }
  return -1;
}

static void panels_of_a_pair_match_brute_force(void **unused) {
  (void)unused;
  for (int test = 0; test < 300; test++) {
    int n = pick(1, LARGEST_N);
    hscal_dealing dealings[2] = {random_dealing(n), random_dealing(n)};
    hscal_pairs pairs;
    assert_int_equal(hscal__pairs_make(&dealings[0], &dealings[1], &pairs), 0);
    int part[2] = {pick(0, pairs.parts[0] - 1), pick(0, pairs.parts[1] - 1)};
    hscal_pair_cursor cursor = hscal__pair_cursor(&dealings[0], part[0], &dealings[1], part[1]);
    for (int taken = 0, width, whole[2]; taken < hscal__pair(&pairs, part[0], part[1])->count; taken += width) {
      width = hscal__min(pick(1, 40), hscal__pair(&pairs, part[0], part[1])->count - taken);
      hscal__pair_take(&cursor, width, whole);
      for (int side = 0; side < 2; side++)
        assert_int_equal(whole[side], lies_whole(dealings, part, side, taken, width));
    }
    hscal__pairs_free(&pairs);
  }
}

/* Each pair that shares entries comes once; forward in the order of q, then p; backward the other way round, starting with
 * the pair of the last entry. */
static void walk_visits_each_pair_once(void **unused) {
  (void)unused;
  for (int test = 0; test < 400; test++) {
    int n = pick(1, LARGEST_N), backward = pick(0, 1), seen[LARGEST_GRID * LARGEST_GRID] = {0};
    hscal_dealing p = random_dealing(n), q = random_dealing(n);
    hscal_pairs pairs;
    assert_int_equal(hscal__pairs_make(&p, &q, &pairs), 0);
    hscal_walk walk = hscal__walk_begin(&pairs, &p, backward, &q, backward);
    if (backward && hscal__distributed(&p) && hscal__distributed(&q)) {
      assert_int_equal(walk.p, part_of(&p, n - 1));
      assert_int_equal(walk.q, part_of(&q, n - 1));
    }
    for (int left = n, last = -1; left > 0;) {
      int index = walk.q * pairs.parts[0] + walk.p;
      assert_true(walk.left > 0);
      assert_int_equal(seen[index]++, 0);
      if (!backward) assert_true(index > last);
      last = index;
      left -= walk.left;
      assert_true(left >= 0);
      if (left > 0) hscal__walk_next(&walk);
    }
    hscal__pairs_free(&pairs);
  }
}

/* A panel needs no packing if the pair lies in one piece, or in pieces that hold whole panels. */
static void packing(void **unused) {
  (void)unused;
  hscal_pair pair = {.count = 192, .piece = {0, 64}};
  assert_false(hscal__pair_packs(&pair, 0, 50));
  assert_false(hscal__pair_packs(&pair, 1, 32));
  assert_true(hscal__pair_packs(&pair, 1, 128));
}

/* The sweep is over one period however large n is. */
static void large_index(void **unused) {
  (void)unused;
  hscal_dealing p = {.n = 2000000000, .first = 1, .block = 1, .src = 0, .nprocs = 2};
  hscal_dealing q = {.n = 2000000000, .first = 1, .block = 1, .src = 2, .nprocs = 3};
  hscal_pairs pairs;
  assert_int_equal(hscal__pairs_make(&p, &q, &pairs), 0);
  int64_t total = 0;
  for (int i = 0; i < 6; i++) total += pairs.at[i].count;
  assert_int_equal(total, 2000000000);
  assert_int_equal(hscal__pair(&pairs, 1, 2)->count, 333333333);
  hscal__pairs_free(&pairs);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pairs_match_brute_force), cmocka_unit_test(panels_of_a_pair_match_brute_force),
      cmocka_unit_test(walk_visits_each_pair_once), cmocka_unit_test(packing), cmocka_unit_test(large_index)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
