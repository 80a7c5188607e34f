/* What must hold for every call of level 2: all of the matrix is worked on, once, and every message is received. */
#include "cmocka_test.h"
#include "schemes/random_call.h"
#include "schemes/tally.h"

enum { CALLS = 300, LARGEST = 400 };

static hscal_call random_level2(const hscal_routine *routine, hscal_layout *layout, int nprow, int npcol) {
  hscal_call call = hscal__call_make(routine, random_pick(1, LARGEST), random_pick(1, LARGEST), 0, 32, 32);
  *layout = hscal__layout_make(nprow, npcol, random_pick(1, 20));
  call.uplo = random_pick(0, 1) ? 'U' : 'L';
  call.trans = random_pick(0, 1) ? 'N' : 'T';
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(&call, (hscal_operand_name)which)) random_place(&call, (hscal_operand_name)which, layout);
  return call;
}

/* Real operations per entry of A, or of a triangle of A and its mirror image; a product with a triangle does more, because
 * blocks on the diagonal are padded. */
static double least_flops(const hscal_call *call) {
  double m = call->m, n = call->n, weight = hscal__type_flop_weight(call->routine->type);
  switch (call->routine->pack) {
  case HSCAL_PACK_GEMV:
  case HSCAL_PACK_GER:
    return weight * 2 * m * n;
  case HSCAL_PACK_SYR:
    return weight * n * (n + 1);
  case HSCAL_PACK_SYR2:
    return weight * 2 * n * (n + 1);
  case HSCAL_PACK_SYMV:
    return weight * 2 * n * n;
  default:
    return weight * n * (n + 1);
  }
}

static int pads(const hscal_routine *routine) {
  return routine->pack == HSCAL_PACK_TRMV || routine->pack == HSCAL_PACK_ATRMV;
}

static int is_tried(const hscal_routine *routine) {
  return hscal__routine_level(routine) == 2 && routine->scheme != HSCAL_SCHEME_trsv;
}

static void all_of_the_matrix_once(void **unused) {
  (void)unused;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    for (int i = 0; i < CALLS && is_tried(routine); i++) {
      hscal_layout layout;
      hscal_call call = random_level2(routine, &layout, random_pick(1, 4), random_pick(1, 5));
      tally t = tally_of(&call, &layout);
      if (pads(routine))
        assert_true(t.flops >= least_flops(&call) &&
                    t.flops <= hscal__type_flop_weight(routine->type) * 2 * call.n * (double)call.n);
      else
        assert_true(t.flops == least_flops(&call));
      assert_true(t.sent == t.received);
    }
  }
}

static void one_process_sends_nothing(void **unused) {
  (void)unused;
  expect_nothing_moved_alone(is_tried, random_level2);
}

/* alpha = 0: y is scaled where it lies, or nothing is to be done. */
static void without_alpha_nothing_is_computed(void **unused) {
  (void)unused;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    if (!is_tried(routine) || routine->pack == HSCAL_PACK_TRMV) continue;
    hscal_layout layout;
    hscal_call call = random_level2(routine, &layout, 2, 3);
    call.alpha = (hscal_scalar){0, 0};
    tally t = tally_of(&call, &layout);
    assert_true(t.flops == 0 && t.moved == 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(all_of_the_matrix_once),
      cmocka_unit_test(one_process_sends_nothing),
      cmocka_unit_test(without_alpha_nothing_is_computed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
