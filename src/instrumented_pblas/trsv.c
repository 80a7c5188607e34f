/* p?trsv. Source: PBLAS/SRC/pstrsv_.c, pdtrsv_.c, pctrsv_.c, pztrsv_.c. */
#include "base/status.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/solve.h"

int hscal__trsv_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0) return 0;
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout);
  hscal_solve solve;
  HSCAL_TRY(hscal__solve_init(&solve, call, layout, sink, call->trans == 'N' ? HSCAL_ROWS : HSCAL_COLUMNS, x.along,
                              &x.dealing));
  int status = hscal__solve_panel(&solve, x.line, 1);
  hscal__solve_free(&solve);
  return status;
}
