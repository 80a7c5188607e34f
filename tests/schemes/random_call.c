#include "schemes/random_call.h"

static unsigned long long state = 2026;

int random_pick(int low, int high) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  return low + (int)((state >> 33) % (unsigned)(high - low + 1));
}

/* Mostly large, sometimes thin, so that every algorithm is chosen. */
static int random_size(int largest) { return random_pick(1, random_pick(0, 3) ? largest : 40); }

void random_gemm(hscal_call *call, hscal_layout *layout, int largest) {
  static const char *const names[] = {"psgemm", "pdgemm", "pcgemm", "pzgemm"};
  const hscal_routine *routine = hscal__routine_find(names[random_pick(0, 3)]);
  *call = hscal__call_gemm(routine, "NTC"[random_pick(0, 2)], "NTC"[random_pick(0, 2)], random_size(largest),
                           random_size(largest), random_size(largest), 1, 1);
  *layout = (hscal_layout){.nprow = random_pick(1, 4), .npcol = random_pick(1, 5), .backend = hscal__reference_backend};
  if (random_pick(0, 1)) layout->backend.panel = random_pick(1, 128);
  int alike = random_pick(0, 2), nb = random_pick(1, 80); /* aligned operands are the usual case */
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_operand *operand = &call->operand[which];
    hscal_desc *desc = &operand->desc;
    desc->imb = desc->mb = alike ? nb : random_pick(1, 80);
    desc->inb = desc->nb = alike == 2 ? nb : random_pick(1, 80);
    if (alike == 2) continue;
    operand->i = random_pick(0, 100), operand->j = random_pick(0, 100);
    desc->m += operand->i, desc->n += operand->j;
    desc->rsrc = random_pick(0, layout->nprow - 1), desc->csrc = random_pick(0, layout->npcol - 1);
  }
}

void random_place(hscal_call *call, hscal_operand_name which, const hscal_layout *layout) {
  hscal_operand *operand = &call->operand[which];
  int is_vector = hscal__call_is_vector(call, which), is_row = is_vector && random_pick(0, 1);
  int rows, columns;
  hscal__call_shape(call, which, &rows, &columns);
  int length = rows > columns ? rows : columns;
  if (is_vector) rows = is_row ? 1 : length, columns = is_row ? length : 1;
  operand->i = random_pick(0, 40), operand->j = random_pick(0, 40);
  operand->desc = (hscal_desc){.m = rows + operand->i + random_pick(1, 3),
                               .n = columns + operand->j,
                               .imb = random_pick(1, 50),
                               .inb = random_pick(1, 50),
                               .mb = random_pick(1, 50),
                               .nb = random_pick(1, 50),
                               .rsrc = random_pick(0, layout->nprow - 1),
                               .csrc = random_pick(0, layout->npcol - 1)};
  operand->inc = !is_vector ? 0 : is_row ? operand->desc.m : 1;
}
