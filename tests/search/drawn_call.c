#include "search/drawn_call.h"
#include "call/arguments.h"
#include "call/check.h"
#include "call/sizes.h"

#include <string.h>

int drawn(unsigned *seed, int n) {
  *seed = *seed * 1664525u + 1013904223u;
  return (int)((*seed >> 8) % (unsigned)n);
}

static int drawn_size(int least, int most, unsigned *seed) {
  enum { THIN = 8, ONE_IN = 6 };
  return drawn(seed, ONE_IN) ? least + drawn(seed, most - least + 1) : 1 + drawn(seed, THIN);
}

static void draw_values(hscal_call *call, unsigned *seed) {
  for (const hscal_argument *a = hscal__arguments_of(call->routine); a->name; a++) {
    if (a->kind != HSCAL_ARGUMENT_letter) continue;
    const char *letters = hscal__argument_letters(call->routine, a);
    *((char *)call + a->where) = letters[drawn(seed, (int)strlen(letters))];
  }
  call->alpha.re = 2;
  if (call->ibtype) call->ibtype = 1 + drawn(seed, 3);
  if (call->ihi && drawn(seed, 2))
    call->ilo = 1 + drawn(seed, call->n / 3 + 1), call->ihi -= drawn(seed, call->n / 3 + 1);
  if (call->range == 'I')
    call->il = 1 + drawn(seed, call->n), call->iu = call->il + drawn(seed, call->n - call->il + 1);
  if (call->range == 'V') call->vl = -1, call->vu = 1;
}

static void turn(hscal_operand *vector) {
  int length = vector->desc.m;
  vector->desc.m = 3, vector->desc.n = length, vector->inc = 3; /* a row of a matrix of three */
}

static void push_in(hscal_operand *operand, int down, int across) {
  int is_row = operand->inc > 1 && hscal__operand_is_row(operand);
  operand->i += down, operand->j += across;
  operand->desc.m += down, operand->desc.n += across;
  if (is_row) operand->inc = operand->desc.m;
}

/* An operand of PBLAS may lie anywhere, in any blocks. */
static void displace(hscal_call *call, hscal_operand_name which, int by_rows, unsigned *seed) {
  enum { FAR = 40, SMALLEST = 8 };
  hscal_operand *operand = &call->operand[which];
  if (hscal__call_is_vector(call, which) && drawn(seed, 2)) turn(operand);
  if (drawn(seed, 3) == 0) push_in(operand, drawn(seed, FAR), drawn(seed, FAR));
  if (drawn(seed, 8) == 0) *(by_rows ? &operand->desc.rsrc : &operand->desc.csrc) = 1;
  if (drawn(seed, 10) == 0) operand->desc.mb = operand->desc.imb = SMALLEST + drawn(seed, FAR);
  if (drawn(seed, 10) == 0) operand->desc.nb = operand->desc.inb = SMALLEST + drawn(seed, FAR);
}

/* Those of ScaLAPACK begin with a block, and alike. */
static void displace_all(hscal_call *call, unsigned *seed) {
  enum { BLOCK = 48 };
  int far = drawn(seed, 3) == 0 ? BLOCK : 0, column = drawn(seed, 6) == 0, row = !column && drawn(seed, 6) == 0;
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    hscal_operand *operand = &call->operand[which];
    if (!hscal__call_has(call, (hscal_operand_name)which)) continue;
    push_in(operand, far, far);
    operand->desc.rsrc = row, operand->desc.csrc = column;
  }
}

/* Accepted in some block that is usual? */
static int is_legal(const hscal_call *call) {
  hscal_call laid = *call;
  hscal__call_fill_blocks(&laid, 16, 16);
  return !hscal__call_check(&laid, 0, 0);
}

hscal_call drawn_call(const hscal_routine *routine, int least, int most, unsigned *seed) {
  int m = drawn_size(least, most, seed), n = drawn_size(least, most, seed), k = drawn_size(least, most, seed);
  hscal__sizes_in_order(routine, &m, &n, &k);
  hscal_call plain = hscal__call_make(routine, m, n, k, 0, 0);
  draw_values(&plain, seed);
  if (routine->pack == HSCAL_PACK_ORMQR) plain.k = plain.side == 'L' ? (k < m ? k : m) : (k < n ? k : n);
  hscal__call_lay(&plain, 0, 0);
  hscal_call call = plain;
  if (hscal__is_scalapack(routine)) displace_all(&call, seed);
  int by_rows = drawn(seed, 2); /* sources that ask for two process rows and two columns ask for four processes */
  for (int which = 0; which < HSCAL_OPERANDS; which++)
    if (hscal__routine_level(routine) < 4 && hscal__call_has(&call, (hscal_operand_name)which))
      displace(&call, (hscal_operand_name)which, by_rows, seed);
  return is_legal(&call) ? call : plain;
}
