/*
 * What must hold for every call of p?geadd, p?tran*, p?tradd and p?trmm: each entry is added once, the triangle is multiplied
 * by all of B, and every message is received.
 */
#include "cmocka_test.h"
#include "schemes/random_call.h"
#include "schemes/tally.h"

enum { CALLS = 200, LARGEST = 300 };

/* Somewhere in a larger matrix, in blocks of its own, on any coordinates. */
static hscal_operand random_operand(int rows, int columns, const hscal_layout *layout) {
  hscal_operand operand = {.i = random_pick(0, 40), .j = random_pick(0, 40)};
  operand.desc = (hscal_desc){.m = rows + operand.i,
                              .n = columns + operand.j,
                              .imb = random_pick(1, 50),
                              .inb = random_pick(1, 50),
                              .mb = random_pick(1, 50),
                              .nb = random_pick(1, 50),
                              .rsrc = random_pick(0, layout->nprow - 1),
                              .csrc = random_pick(0, layout->npcol - 1)};
  return operand;
}

static char pick_letter(const char *two) { return two[random_pick(0, 1)]; }

static hscal_call random_call(const hscal_routine *routine, hscal_layout *layout, int nprow, int npcol) {
  hscal_call call = hscal__call_make(routine, random_pick(1, LARGEST), random_pick(1, LARGEST), 0, 32, 32);
  *layout = hscal__layout_make(nprow, npcol, random_pick(1, 40));
  call.uplo = pick_letter("UL");
  call.side = pick_letter("LR");
  call.trans = pick_letter("NC");
  call.beta = (hscal_scalar){2, 0};
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    int rows, columns;
    if (!hscal__call_has(&call, (hscal_operand_name)which)) continue;
    hscal__call_shape(&call, (hscal_operand_name)which, &rows, &columns);
    call.operand[which] = random_operand(rows, columns, layout);
  }
  return call;
}

/* p?tradd adds whole panels, the part of them beyond the diagonal being zero. */
static double added_entries(const hscal_call *call, int panel) {
  int shorter = call->m < call->n ? call->m : call->n, longer = call->m + call->n - shorter;
  int leading = (call->uplo == 'U') == (call->m >= call->n);
  double entries = 0;
  if (call->routine->pack != HSCAL_PACK_TRADD) return (double)call->m * call->n;
  for (int begin = 0; begin < shorter; begin += panel) {
    int width = shorter - begin < panel ? shorter - begin : panel;
    entries += (double)width * (leading ? begin + width : longer - begin);
  }
  return entries;
}

static void expect_work(const hscal_call *call, const hscal_layout *layout, double flops) {
  double weight = hscal__type_flop_weight(call->routine->type), order = call->side == 'L' ? call->m : call->n;
  double width = (double)call->m * call->n / order;
  if (call->routine->scheme != HSCAL_SCHEME_trmm) {
    assert_true(flops == weight * 2 * added_entries(call, layout->backend.panel));
    return;
  }
  assert_true(flops >= weight * order * (order + 1) * width); /* more: blocks on the diagonal are padded */
  assert_true(flops <= weight * 2 * order * order * width);
}

static int is_tried(const hscal_routine *routine) {
  hscal_scheme scheme = routine->scheme;
  return scheme == HSCAL_SCHEME_geadd || scheme == HSCAL_SCHEME_tran || scheme == HSCAL_SCHEME_tradd ||
         scheme == HSCAL_SCHEME_trmm;
}

static void each_entry_once(void **unused) {
  (void)unused;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++)
    for (int i = 0; i < CALLS && is_tried(&hscal__routines[r]); i++) {
      hscal_layout layout;
      hscal_call call = random_call(&hscal__routines[r], &layout, random_pick(1, 4), random_pick(1, 5));
      tally t = tally_of(&call, &layout);
      expect_work(&call, &layout, t.flops);
      assert_true(t.sent == t.received);
    }
}

static void one_process_sends_nothing(void **unused) {
  (void)unused;
  expect_nothing_moved_alone(is_tried, random_call);
}

/* alpha = 0: the result is scaled where it lies. beta = 0: it is overwritten, nothing is added. */
static void scalars_of_zero_spare_work(void **unused) {
  (void)unused;
  for (int r = 0; r < HSCAL_ROUTINE_COUNT; r++) {
    const hscal_routine *routine = &hscal__routines[r];
    if (!is_tried(routine)) continue;
    hscal_layout layout;
    hscal_call call = random_call(routine, &layout, 2, 3);
    call.alpha = (hscal_scalar){0, 0};
    tally t = tally_of(&call, &layout);
    assert_true(t.flops == 0 && t.moved == 0);
    if (routine->scheme != HSCAL_SCHEME_geadd && routine->scheme != HSCAL_SCHEME_tran) continue;
    call = random_call(routine, &layout, 2, 3);
    call.beta = (hscal_scalar){0, 0};
    assert_true(tally_of(&call, &layout).flops == 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_entry_once),
      cmocka_unit_test(one_process_sends_nothing),
      cmocka_unit_test(scalars_of_zero_spare_work),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
