/* p?ger, p?geru, p?gerc: A := A + alpha x y^T, or with y conjugated, which the kernel does.
 * Source: PBLAS/SRC/p?ger_.c, p?geru_.c, p?gerc_.c. */
#include "base/status.h"
#include "instrumented_pblas/level2.h"
#include "instrumented_pblas/schemes.h"

int hscal__ger_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->m == 0 || call->n == 0 || hscal__is_zero(call->alpha)) return 0;
  hscal_level2 level2 = hscal__level2_make(call, layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout), y = hscal__deal_vector(call, HSCAL_Y, layout);
  HSCAL_TRY(hscal__bring_vector(&level2, &x, HSCAL_ROWS));
  HSCAL_TRY(hscal__bring_vector(&level2, &y, HSCAL_COLUMNS));
  int conjugated = call->routine->flags & HSCAL_CONJUGATED;
  return hscal__work_on_matrix(&level2, conjugated ? HSCAL_KERNEL_GERC : HSCAL_KERNEL_GER, "");
}
