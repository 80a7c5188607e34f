#include "models/predict/emitted_flops_table.h"
#include "instrumented_pblas/gemm.h"

static int is_replicated(const hscal_call *call) {
  for (int which = 0; which < HSCAL_OPERANDS; which++) {
    const hscal_desc *desc = &call->operand[which].desc;
    if (hscal__call_has(call, (hscal_operand_name)which) && (desc->rsrc < 0 || desc->csrc < 0)) return 1;
  }
  return 0;
}

/* Where the operand that stays is replicated they are done several times over. */
static double copied(const hscal_call *call, const hscal_layout *layout) {
  if (!is_replicated(call)) return hscal__call_flops(call);
  hscal_gemm gemm = hscal__gemm_prepare(call, layout);
  double copies = 1;
  for (int d = 0; d < 2; d++) {
    const hscal_dealing *dealing = &gemm.view[gemm.stays].dealing[d];
    if (dealing->src < 0) copies *= dealing->nprocs;
  }
  return copies * hscal__call_flops(call);
}

static double once(const hscal_call *call, const hscal_layout *layout) {
  (void)layout;
  return is_replicated(call) ? 0 : hscal__call_flops(call);
}

/* Null: not known. */
static double (*const emitted[HSCAL_SCHEME_COUNT])(const hscal_call *, const hscal_layout *) = {
    [HSCAL_SCHEME_gemm] = copied, [HSCAL_SCHEME_symm] = once, [HSCAL_SCHEME_syrk] = once,
    [HSCAL_SCHEME_trmm] = once,   [HSCAL_SCHEME_trsm] = once,
};

double hscal__emitted_flops(const hscal_call *call, const hscal_layout *layout) {
  hscal_scheme scheme = call->routine->scheme;
  return emitted[scheme] && hscal__call_multiplies(call) ? emitted[scheme](call, layout) : 0;
}
