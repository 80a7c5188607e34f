/* p?syr, p?her, p?syr2, p?her2: one triangle of A := A + alpha x x^T, or of A + alpha x y^T + alpha y x^T.
 * Source: PBLAS/SRC/p?syr_.c, p?her_.c, p?syr2_.c, p?her2_.c. */
#include "base/status.h"
#include "instrumented_pblas/level2.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/triangle.h"

int hscal__syr_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->n == 0 || hscal__is_zero(call->alpha)) return 0;
  hscal_level2 level2 = hscal__level2_make(call, layout, sink);
  int vectors = 0;
  for (hscal_operand_name which = HSCAL_X; which <= HSCAL_Y; which++) {
    if (!hscal__call_has(call, which)) continue;
    hscal_vector vector = hscal__deal_vector(call, which, layout);
    HSCAL_TRY(hscal__bring_both_ways(&level2, &vector));
    vectors++;
  }
  hscal_triangle triangle = {.emitter = &level2.emitter,
                             .dealing = {level2.dealing[HSCAL_ROWS], level2.dealing[HSCAL_COLUMNS]},
                             .uplo = call->uplo,
                             .panel = layout->backend.panel,
                             .kernels = hscal__symmetric_update_kernels(call, vectors)};
  return hscal__triangle_work(&triangle, 1);
}
