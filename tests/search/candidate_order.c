/* Which options are listed, and in which order they are cut. */
#include "search/candidate_order.h"
#include "base/blockcyclic.h"
#include "estimate/any_placement_table.h"
#include "search/fixture.h"
#include "search/grid_candidates.h"
#include "search/state.h"

#include <math.h>

static void list_options(hscal_search_state *search, const hscal_call *call, const hscal_machine *machine) {
  assert_success(hscal__search_state_init(search, call, machine, NULL, -1));
  assert_success(hscal__grid_candidates_list(search));
  search->pool.is_coarse = 1;
  assert_success(hscal__order_grids(search));
}

static hscal_call call_of(const char *routine, int n) {
  return hscal__call_make(hscal__routine_find(routine), n, n, n, 0, 0);
}

/* Doublings of rows and columns of grids among the first turns, or the first in the order of outlooks. */
static int count_octaves(const hscal_search_state *search, int first, int in_turn) {
  enum { MOST = 32 };
  char seen[MOST][MOST] = {{0}};
  int count = 0;
  for (int i = 0; i < first; i++) {
    const hscal_grid_candidate *grid = &search->pool.grids[in_turn ? search->pool.order[i] : i];
    int rows = 0, columns = 0;
    while (grid->nprow >> (rows + 1)) rows++;
    while (grid->npcol >> (columns + 1)) columns++;
    count += !seen[rows][columns];
    seen[rows][columns] = 1;
  }
  return count;
}

static void grids_of_all_shapes_have_their_turn_early(void **state) {
  (void)state;
  enum { FIRST = 60, OCTAVES = 24 }; /* of 28: the last ones are the smallest grids */
  hscal_machine *machine = machine_of("64x1@10, lat 5us, bw 5GB, half 16, ideal", 0);
  hscal_call call = call_of("pdgeqrf", 8000);
  hscal_search_state search;
  list_options(&search, &call, machine);
  int turns[8192] = {0};
  assert_true(search.pool.ngrids > FIRST && search.pool.ngrids < 8192);
  for (int i = 0; i < search.pool.ngrids; i++) turns[search.pool.order[i]]++;
  for (int i = 0; i < search.pool.ngrids; i++) assert_int_equal(turns[i], 1);
  assert_int_equal(search.pool.order[0], 0); /* the best outlook */
  assert_true(count_octaves(&search, FIRST, 1) >= OCTAVES);
  assert_true(count_octaves(&search, FIRST, 0) < OCTAVES);
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
}

static int is_round(int number) {
  while (number >= 16 && number % 2 == 0) number /= 2;
  return number < 16;
}

/* All grids of nearly all processes, of fewer those of round numbers, and what is left out is known to the gap. */
static void large_grids_are_listed_in_steps(void **state) {
  (void)state;
  enum { PROCESSES = 1000, NEARLY_ALL = 900 };
  hscal_machine *machine = machine_of("1000x1@10, lat 5us, bw 5GB, half 16, ideal", 0);
  hscal_call call = call_of("pdgemm", 20000);
  hscal_search_state search;
  list_options(&search, &call, machine);
  int of_all = 0, of_907 = 0;
  for (int i = 0; i < search.pool.ngrids; i++) {
    const hscal_grid_candidate *grid = &search.pool.grids[i];
    of_all += grid->processes == PROCESSES, of_907 += grid->processes == 907;
    assert_true(grid->processes >= NEARLY_ALL || (is_round(grid->nprow) && is_round(grid->npcol)));
  }
  assert_int_equal(of_all, 16); /* divisors of 1000 */
  assert_int_equal(of_907, 2);  /* a prime number */
  double whole_s = hscal__certain_flops(&call) / (search.peaks.boost_any * search.space.speed[0]);
  double left_s = whole_s / (NEARLY_ALL - 1); /* 29 x 31 */
  assert_true(fabs(search.pool.unlisted_s - left_s) < 1e-12 * left_s);
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
}

/* On one line of processes, where they lie; where they are columns of a matrix, others may be needed for its memory. */
static void vectors_lie_on_one_line(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("8x8@10, lat 5us, bw 5GB, half 16, ideal", 0);
  for (int is_row = 0; is_row < 2; is_row++)
    for (int is_part = 0; is_part < 2; is_part++) {
      hscal_call call = call_of("pdswap", 8000);
      for (int which = HSCAL_X; which <= HSCAL_Y; which++) {
        hscal_operand *vector = &call.operand[which];
        if (is_row) vector->desc.m = 1, vector->desc.n = 8000, vector->inc = 1;
        if (is_part) *(is_row ? &vector->desc.m : &vector->desc.n) = 100;
        if (is_row) vector->inc = vector->desc.m;
      }
      hscal_search_state search;
      list_options(&search, &call, machine);
      int most = 1;
      for (int i = 0; i < search.pool.ngrids; i++)
        most = hscal__max(most, is_row ? search.pool.grids[i].nprow : search.pool.grids[i].npcol);
      assert_int_equal(most > 1, is_part);
      hscal__search_state_free(&search);
    }
  hscal_machine_free(machine);
}

/* A submatrix that begins at row 101 lies in blocks of 20, 25, 50 or 100: none is a power of two. */
static void other_blocks_are_cut_where_no_round_one_is_accepted(void **state) {
  (void)state;
  static const char *const routines[] = {"pdgesv", "pdpotrf", "pdgels"};
  hscal_machine *machine = machine_of("64x1@10, lat 10us, bw 1GB, ideal", 0);
  for (int r = 0; r < 3; r++) {
    hscal_call call = call_of(routines[r], 700);
    hscal_operand *a = &call.operand[HSCAL_A];
    a->i = a->j = 100, a->desc.m += 100, a->desc.n += 100;
    hscal_plan *plan = plan_of(&call, machine, &(hscal_options){.patience = 4});
    assert_int_equal(100 % plan->nb, 0);
    assert_true(plan->evaluated > 1);
    hscal_plan_free(plan);
  }
  hscal_machine_free(machine);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(grids_of_all_shapes_have_their_turn_early), cmocka_unit_test(large_grids_are_listed_in_steps),
      cmocka_unit_test(vectors_lie_on_one_line), cmocka_unit_test(other_blocks_are_cut_where_no_round_one_is_accepted)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
