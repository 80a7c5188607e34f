#include "models/bounds/in_place_panels.h"
#include "instrumented_pblas/gemm.h"
#include "instrumented_pblas/syrk.h"
#include "instrumented_pblas/trsm.h"

/* Does the rest of the matrix stay where it is when it is updated with the panel that ends at `end`? Source: the calls
 * of p?gemm and p?syrk in SRC/p?getrf.f, p?potrf.f. */
static int rest_stays(const hscal_call *call, const hscal_layout *layout, hscal_call *part, int width, int end) {
  const hscal_operand *a = &call->operand[HSCAL_A];
  hscal_operand below = *a, beside = *a, rest = *a;
  below.i += end, below.j += end - width;
  beside.i += end - width, beside.j += end;
  rest.i += end, rest.j += end;
  part->operand[HSCAL_C] = rest;
  part->n = call->n - end;
  part->k = width;
  if (call->uplo) {
    part->operand[HSCAL_A] = call->uplo == 'L' ? below : beside;
    return hscal__syrk_choice(part, layout).stays == HSCAL_C;
  }
  part->m = (call->m ? call->m : call->n) - end;
  part->operand[HSCAL_A] = below;
  part->operand[HSCAL_B] = beside;
  return hscal__gemm_choice(part, layout).stays == HSCAL_C;
}

/* The update; without operands yet. */
static hscal_call update_of(const hscal_call *call) {
  hscal_call part = {.transa = 'N', .transb = 'N', .alpha = {-1, 0}, .beta = {1, 0}};
  part.uplo = call->uplo;
  if (call->uplo == 'U') part.trans = 'T';
  part.routine = call->uplo ? hscal__routine_of(call->routine->type, HSCAL_PACK_SYRK, HSCAL_SCHEME_syrk, 0)
                            : hscal__routine_of(call->routine->type, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0);
  return part;
}

int hscal__updated_in_place(const hscal_call *call, const hscal_layout *layout) {
  int width = call->operand[HSCAL_A].desc.nb, shorter = call->m && call->m < call->n ? call->m : call->n;
  hscal_call part = update_of(call);
  int low = 0, high = (shorter - 1) / width; /* panels; the smaller the rest, the less it matters */
  while (low < high) {
    int middle = high - (high - low) / 2; /* not their sum, which may be too large */
    if (rest_stays(call, layout, &part, width, middle * width))
      low = middle;
    else
      high = middle - 1;
  }
  return low * width;
}

int hscal__update_stays(const hscal_call *call, const hscal_layout *layout, int end) {
  hscal_call part = update_of(call);
  return rest_stays(call, layout, &part, call->operand[HSCAL_A].desc.nb, end);
}

/* Source: the calls of p?trsm in SRC/p?potrf.f. */
static int beside_stays(const hscal_call *call, const hscal_layout *layout, int end) {
  int width = call->operand[HSCAL_A].desc.nb, lower = call->uplo == 'L', rest = call->n - end;
  hscal_operand block = call->operand[HSCAL_A];
  hscal_call part = {.side = lower ? 'R' : 'L', .uplo = call->uplo, .diag = 'N', .alpha = {1, 0}};
  part.routine = hscal__routine_of(call->routine->type, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0);
  part.transa = hscal__type_is_complex(call->routine->type) ? 'C' : 'T';
  part.m = lower ? rest : width, part.n = lower ? width : rest;
  block.i += end - width, block.j += end - width;
  part.operand[HSCAL_A] = part.operand[HSCAL_B] = block;
  *(lower ? &part.operand[HSCAL_B].i : &part.operand[HSCAL_B].j) += width;
  return hscal__trsm_choice(&part, layout).stays == HSCAL_B;
}

int hscal__solved_in_place(const hscal_call *call, const hscal_layout *layout) {
  int width = call->operand[HSCAL_A].desc.nb, low = 0, high = (call->n - 1) / width;
  while (low < high) {
    int middle = high - (high - low) / 2; /* not their sum, which may be too large */
    if (beside_stays(call, layout, middle * width))
      low = middle;
    else
      high = middle - 1;
  }
  return low * width;
}
