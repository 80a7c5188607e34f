#include "plan/moved_operands.h"
#include "call/arguments.h"
#include "instrumented_pblas/setting.h"
#include "plan/results_table.h"

#include <string.h>

/* The last of the operands. */
static int is_last(const hscal_call *call, int which) { return &call->operand[which].desc == hscal__call_result(call); }

/* Vectors of eigen- and singular values. */
static int is_decomposed(const hscal_call *call, int which) {
  return strchr("zuv", hscal__call_operand_letter(call, (hscal_operand_name)which)) != NULL;
}

/* What the routine only writes: such vectors, copies, and what is multiplied by beta = 0. */
static int is_only_made(const hscal_call *call, int which) {
  if (call->source) return 0; /* nobody knows */
  if (is_decomposed(call, which)) return 1;
  int is_zeroed = hscal__has_argument(call->routine, "beta") && hscal__is_zero(call->beta);
  return is_last(call, which) && (hscal__overwrites_last(call) || is_zeroed);
}

int hscal__is_brought(const hscal_call *call, int which) { return !is_only_made(call, which); }

int hscal__is_brought_back(const hscal_call *call, int which) {
  if (!call->recording && is_decomposed(call, which)) return call->jobz == 'V' || call->jobvt == 'V';
  return hscal__is_result(call, which);
}
