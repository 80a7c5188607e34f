/*
 * What must hold for every call of p?symm, p?hemm, p?syrk, p?herk, p?syr2k and p?her2k: each product of entries is made once, or
 * as often as an algorithm with panels makes it, and every message is received.
 */
#include "cmocka_test.h"
#include "schemes/random_call.h"
#include "schemes/tally.h"

enum { CALLS = 60, LARGEST = 300 };

/* Now and then one dimension is thin, so that each algorithm is chosen. */
static int random_size(void) { return random_pick(1, random_pick(0, 2) ? LARGEST : 20); }

static hscal_call random_call(const hscal_routine *routine, hscal_layout *layout, int nprow, int npcol) {
  int is_symm = routine->scheme == HSCAL_SCHEME_symm, k = is_symm ? 0 : random_size();
  hscal_call call = hscal__call_make(routine, is_symm ? random_size() : 0, random_size(), k, 32, 32);
  *layout = hscal__layout_make(nprow, npcol, random_pick(1, 40));
  call.uplo = "UL"[random_pick(0, 1)];
  if (is_symm)
    call.side = "LR"[random_pick(0, 1)];
  else if (random_pick(0, 1))
    call.trans = routine->flags & HSCAL_HERMITIAN ? 'C' : 'T';
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__call_has(&call, (hscal_operand_name)which)) random_place(&call, (hscal_operand_name)which, layout);
  return call;
}

/* Entries of panels that reach from the first entry to behind their diagonal block, or from there to the last. */
static double panel_entries(int n, int panel, int from_first) {
  double entries = 0;
  for (int begin = 0; begin < n; begin += panel) {
    int width = n - begin < panel ? n - begin : panel;
    entries += (double)width * (from_first ? begin + width : n - begin);
  }
  return entries;
}

/* Operations if the triangle stays where it is, and if panels of it are moved: which of the two it is? */
static int triangle_stays(const hscal_call *call, const hscal_layout *layout, double flops) {
  int is_symm = call->routine->scheme == HSCAL_SCHEME_symm,
      unturned = (is_symm ? call->side == 'L' : call->trans == 'N');
  int n = is_symm && call->side == 'L' ? call->m : call->n, sides = call->m + call->n - n;
  double entries = panel_entries(n, layout->backend.panel, unturned == (call->uplo == 'U'));
  double stays, moves, weight = hscal__type_flop_weight(call->routine->type);
  if (is_symm) {
    stays = 2.0 * n * n * sides;
    moves = 4 * entries * sides;
  } else {
    int inputs = hscal__call_has(call, HSCAL_B) ? 2 : 1;
    stays = (double)inputs * n * (n + 1) * call->k;
    moves = 2 * inputs * entries * call->k;
  }
  assert_true(flops == weight * stays || flops == weight * moves);
  return flops == weight * stays;
}

static int is_tried(const hscal_routine *routine) {
  return routine->scheme == HSCAL_SCHEME_symm || routine->scheme == HSCAL_SCHEME_syrk;
}

static void each_product_as_often_as_the_algorithm_says(void **unused) {
  (void)unused;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    int stays = 0, calls = is_tried(&hscal__routines[r]) ? CALLS : 0;
    for (int i = 0; i < calls; i++) {
      hscal_layout layout;
      hscal_call call = random_call(&hscal__routines[r], &layout, random_pick(1, 4), random_pick(1, 5));
      tally t = tally_of(&call, &layout);
      stays += triangle_stays(&call, &layout, t.flops);
      assert_true(t.sent == t.received);
    }
    if (calls) assert_true(stays > 0 && stays < calls); /* both algorithms */
  }
}

static void one_process_sends_nothing(void **unused) {
  (void)unused;
  expect_nothing_moved_alone(is_tried, random_call);
}

/* alpha = 0 or k = 0: the result is scaled where it lies, and not even that if beta is 1. */
static void nothing_to_multiply(void **unused) {
  (void)unused;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    if (!is_tried(&hscal__routines[r])) continue;
    hscal_layout layout;
    hscal_call call = random_call(&hscal__routines[r], &layout, 2, 3);
    call.alpha = (hscal_scalar){0, 0};
    call.beta = (hscal_scalar){2, 0};
    tally t = tally_of(&call, &layout);
    assert_true(t.flops == 0 && t.moved == 0);
    call.beta = (hscal_scalar){1, 0};
    t = tally_of(&call, &layout);
    assert_true(t.flops == 0 && t.moved == 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_product_as_often_as_the_algorithm_says),
      cmocka_unit_test(one_process_sends_nothing),
      cmocka_unit_test(nothing_to_multiply),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
