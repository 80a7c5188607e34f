/* Contexts of every shape and placement, the product checked exactly, in all four types. */
#include "ctxt/blacs.h"
#include "forced.h"
#include "harness.h"
#include "multiply.h"

#include <stdint.h>
#include <stdlib.h>

static uint32_t seed = 20241;

/* The same numbers on all processes. */
static int pick(int limit) {
  seed = seed * 1664525u + 1013904223u;
  return (int)((seed >> 8) % (unsigned)limit);
}

static int one_of(const char *letters, int count) { return letters[pick(count)]; }

/* Grids no larger than the run, placements that mix the nodes. Three nodes of three processors: rank r is on node
 * r/3, so many coordinates may go to each. */
static void force_random_plan(void) {
  int node_of[8], left[3] = {0, 0, 0};
  int nprow = 1 + pick(world_size), npcol = 1 + pick(world_size / nprow);
  for (int rank = 0; rank < world_size; rank++) left[rank / 3]++;
  for (int i = 0; i < nprow * npcol; i++) {
    do node_of[i] = pick(3);
    while (!left[node_of[i]]);
    left[node_of[i]]--;
  }
  force_plan(nprow, npcol, 1 + pick(20), 1 + pick(20), 1 + pick(40), node_of);
}

static void test_random_layouts(void **state) {
  (void)state;
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (int i = 0; i < 40; i++) {
    force_random_plan();
    char type = (char)one_of("sdcz", 4), transa = (char)one_of("NTC", 3), transb = (char)one_of("NTC", 3);
    int m = pick(60), n = pick(60), k = pick(60);
    int ictxt = multiply_and_check(type, transa, transb, m, n, k);
    assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  }
  assert_int_equal(hscal_close(), 0);
}

/* Does every process sit where the plan says? Node i holds the ranks 3i to 3i+2, taken in order. */
static void test_placement(void **state) {
  (void)state;
  if (world_size < 6) skip();
  int ictxt, nprow, npcol, myrow, mycol;
  const int node_of[6] = {1, 0, 0, 1, 1, 0}, rank_at[6] = {3, 0, 1, 4, 5, 2};
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(2, 3, 8, 8, 32, node_of);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  assert_int_equal(hscal_in_ctxt(&ictxt), world_rank < 6);
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  if (world_rank < 6) assert_int_equal(rank_at[myrow * 3 + mycol], world_rank);
  if (world_rank < 6) assert_int_equal(hscal_ctxt_plan(&ictxt)->node_of[myrow * 3 + mycol], world_rank / 3);
  if (world_rank == 0) {
    assert_int_equal(searched_slots[0], 3);
    assert_int_equal(searched_slots[1], 3);
    assert_int_equal(searched_slots[2], world_size - 6);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Three hosts, dealt in turn, that HSCAL_HOST makes of this one. */
static void test_hosts_of_the_run(void **state) {
  (void)state;
  int ictxt, nprow, npcol, myrow, mycol, node_of[8];
  const char *const name[3] = {"east", "north", "west"};
  pdgemm_arguments x = square_pdgemm(100);
  setenv("HSCAL_HOST", name[world_rank % 3], 1);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  unsetenv("HSCAL_HOST");
  for (int i = 0; i < world_size; i++) node_of[i] = (world_size - 1 - i) % 3;
  force_plan(world_size, 1, 8, 8, 32, node_of);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  Cblacs_gridinfo(ictxt, &nprow, &npcol, &myrow, &mycol);
  assert_int_equal(node_of[myrow], world_rank % 3);
  for (int node = 0; world_rank == 0 && node < 3; node++)
    assert_int_equal(searched_slots[node], (world_size + 2 - node) / 3);
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

static void test_descriptor_has_the_plans_blocks(void **state) {
  (void)state;
  int ictxt, desc[9];
  pdgemm_arguments x = square_pdgemm(100);
  assert_int_equal(hscal_init(NULL, NULL), 0);
  force_plan(1, 1, 7, 11, 32, NULL);
  assert_int_equal(pdgemm_ctxt(&x, &ictxt), 0);
  if (hscal_in_ctxt(&ictxt)) {
    assert_int_equal(hscal_descinit(desc, 100, 50, 0, 0, 0, 0, &ictxt), 0);
    assert_memory_equal(desc, ((const int[]){1, ictxt, 100, 50, 7, 11, 0, 0, 100}), sizeof desc);
  }
  assert_int_equal(hscal_free_ctxt(&ictxt), 0);
  assert_int_equal(hscal_close(), 0);
}

/* Several contexts at once, freed in another order. */
static void test_contexts_side_by_side(void **state) {
  (void)state;
  int ictxt[4];
  assert_int_equal(hscal_init(NULL, NULL), 0);
  for (int i = 0; i < 4; i++) {
    const int first_node[8] = {0, 0, 0, 1, 1, 1, 2, 2};
    force_plan(1, i % world_size + 1, 8, 8, 32 + i, first_node);
    ictxt[i] = multiply_and_check('d', 'N', 'N', 30, 30, 30);
  }
  for (int i = 0; i < 4; i++)
    if (hscal_in_ctxt(&ictxt[i])) assert_int_equal(hscal_ctxt_plan(&ictxt[i])->panel, 32 + i);
  for (int i = 0; i < 4; i++) assert_int_equal(hscal_free_ctxt(&ictxt[(i * 3 + 1) % 4]), 0);
  assert_int_equal(hscal_close(), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_random_layouts),        cmocka_unit_test(test_placement),
      cmocka_unit_test(test_hosts_of_the_run),      cmocka_unit_test(test_descriptor_has_the_plans_blocks),
      cmocka_unit_test(test_contexts_side_by_side),
  };
  setenv("HSCAL_MACHINE", "3x3@10, ideal", 1);
  return RUN_MPI_TESTS(tests);
}
