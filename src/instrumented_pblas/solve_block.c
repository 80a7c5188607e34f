#include "instrumented_pblas/solve_block.h"
#include "base/status.h"

int hscal__solve_update(const hscal_solve *solve, int at, int line, int equations, int unknowns) {
  if (equations == 0 || unknowns == 0) return 0;
  const hscal_emitter *emitter = &solve->emitter;
  int process = hscal__process_at(emitter, solve->along, at, line), rows = solve->along == HSCAL_ROWS;
  if (hscal__routine_level(solve->call->routine) == 2) {
    const char trans[] = {solve->call->trans, 0};
    return hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMV, trans, rows ? equations : unknowns,
                              rows ? unknowns : equations, 0);
  }
  return hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMM, rows ? "NT" : "TN", rows ? equations : solve->width,
                            rows ? solve->width : equations, unknowns);
}

int hscal__solve_block(const hscal_solve *solve, int at, int line, int n) {
  const hscal_call *call = solve->call;
  const hscal_emitter *emitter = &solve->emitter;
  int process = hscal__process_at(emitter, solve->along, at, line), rows = solve->along == HSCAL_ROWS;
  if (hscal__routine_level(call->routine) == 2) {
    const char letters[] = {call->uplo, call->trans, call->diag, 0};
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRSV, letters, 0, n, 0));
  } else {
    const char letters[] = {rows ? 'L' : 'R', call->uplo, 'N', call->diag, 0};
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRSM, letters, rows ? n : solve->width,
                                 rows ? solve->width : n, 0));
  }
  return hscal__emit_copy(emitter, process, solve->along, n, solve->width);
}
