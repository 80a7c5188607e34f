/* Which blocks candidates have where a dimension of the result is free, and what that gains. */
#include "search/block_shape.h"
#include "search/fixture.h"
#include "search/state.h"

static hscal_call call_of(const char *routine, int m, int n) {
  return hscal__call_make(hscal__routine_find(routine), m, n, n, 0, 0);
}

typedef struct example {
  const char *routine, *machine;
  int size, nprow, npcol;
  char side; /* 0: the routine's own */
  hscal_options options;
  hscal_block_shape shape;
} example;

/* Of 1,200 x 1,000. */
static const example examples[] = {
    {"pdtrsm", "16x1@20", 32, 4, 4, 'L', {0}, {32, 250}},
    {"pdtrsm", "16x1@20", 32, 4, 4, 'R', {0}, {300, 32}},
    {"pdsymm", "16x1@20", 32, 2, 7, 'L', {0}, {32, 143}},
    {"pdtrmm", "16x1@20", 128, 1, 16, 'L', {0}, {128, 128}}, /* no narrower than those of the list */
    {"pdtrsm", "16x1@20", 32, 4, 4, 'L', {.mb = 16, .nb = 32}, {16, 32}},
    {"pdtrsm", "16x1@20", 32, 4, 4, 'L', {.square_blocks = 1}, {32, 32}},
    {"pdgemm", "16x1@20", 32, 4, 4, 0, {0}, {32, 32}},
    {"pdgetrf", "8x1@20 + 8x1@40", 32, 4, 4, 0, {0}, {32, 32}},
    /* two columns of 2 blocks, two of 1 */
    {"pdgemm", "8x1@20 + 8x1@40", 32, 4, 4, 0, {0}, {32, 167}},
    {"pdtrsm", "8x1@20 + 8x1@40", 32, 4, 4, 'L', {0}, {32, 167}},
    /* one column of 3 blocks, three of 2; of nearly equal speeds one each */
    {"pdgemm", "12x1@20 + 4x1@30", 32, 4, 4, 0, {0}, {32, 112}},
    {"pdgemm", "8x1@20 + 8x1@20.5", 32, 4, 4, 0, {0}, {32, 32}},
    /* the fast ones alone */
    {"pdgemm", "8x1@20 + 8x1@40", 32, 2, 4, 0, {0}, {32, 32}},
    /* the ninth process shares a processor of a fast node */
    {"pdgemm", "8x1@9 + 8x1@40, per 2", 32, 4, 4, 0, {0}, {32, 32}},
};

static void shapes_suit_the_grid(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof examples / sizeof *examples; i++) {
    const example *e = &examples[i];
    hscal_machine *machine = machine_of(e->machine, 0.03);
    hscal_call call = call_of(e->routine, 1200, 1000);
    hscal_search_state search;
    if (e->side) call.side = e->side;
    hscal__call_lay(&call, 0, 0);
    assert_success(hscal__search_state_init(&search, &call, machine, &e->options, -1));
    hscal_block_shape shape = hscal__block_shape(&search.space, e->size, e->nprow, e->npcol);
    if (shape.rows != e->shape.rows || shape.columns != e->shape.columns)
      fail_msg("%s on %d x %d of %s: %d x %d, not %d x %d", e->routine, e->nprow, e->npcol, e->machine, shape.rows,
               shape.columns, e->shape.rows, e->shape.columns);
    int listed = e->options.mb > 0 ? e->shape.columns : e->size;
    assert_int_equal(hscal__listed_size(&search.space, shape.rows, shape.columns), listed);
    hscal__search_state_free(&search);
    hscal_machine_free(machine);
  }
}

static void a_call_is_kept_once(void **state) {
  (void)state;
  hscal_machine *machine = machine_of("4x1@20", 0.03);
  hscal_call call = call_of("pdgetrf", 1000, 1000);
  hscal_search_state search;
  assert_success(hscal__search_state_init(&search, &call, machine, NULL, -1));
  const hscal_call *square, *again, *oblong;
  assert_success(hscal__kept_call(&search.space, (hscal_block_shape){48, 48}, &square));
  assert_success(hscal__kept_call(&search.space, (hscal_block_shape){48, 48}, &again));
  assert_success(hscal__kept_call(&search.space, (hscal_block_shape){48, 64}, &oblong));
  assert_true(square && square == again && !oblong); /* p?getrf wants square ones */
  assert_int_equal(square->operand[HSCAL_A].desc.mb, 48);
  hscal__search_state_free(&search);
  hscal_machine_free(machine);
}

/* Judged by every event: what plans in square blocks lose. */
static void they_gain(void **state) {
  (void)state;
  static const struct {
    const char *routine, *machine;
    double least;
  } gains[] = {{"pdgemm", "4x8@20 + 4x8@40, lat 2us, bw 10GB", 1.15},
               {"pdsymm", "4x8@20 + 4x8@40, lat 2us, bw 10GB", 1.08},
               {"pdtrsm", "64x1@20, lat 2us, bw 10GB", 1.1}};
  for (size_t i = 0; i < sizeof gains / sizeof *gains; i++) {
    hscal_machine *machine = machine_of(gains[i].machine, 0.03);
    hscal_call call = call_of(gains[i].routine, 2500, 2500);
    hscal_plan *plan = plan_of(&call, machine, NULL),
               *square = plan_of(&call, machine, &(hscal_options){.square_blocks = 1});
    double gain = judged_s(square, &call, machine) / judged_s(plan, &call, machine);
    print_message("%s: %.3f\n", gains[i].routine, gain);
    assert_int_equal(square->mb, square->nb);
    assert_true(gain > gains[i].least);
    hscal_plan_free(plan), hscal_plan_free(square);
    hscal_machine_free(machine);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shapes_suit_the_grid),
      cmocka_unit_test(a_call_is_kept_once),
      cmocka_unit_test(they_gain),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
