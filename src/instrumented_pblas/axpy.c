/* p?axpy and p?copy: a redistribution, which adds or only overwrites. Source: PBLAS/SRC/p?axpy_.c, p?copy_.c. */
#include "base/status.h"
#include "instrumented_pblas/movers.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"

int hscal__axpy_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  int adds = call->routine->pack == HSCAL_PACK_AXPY;
  if (call->n == 0 || (adds && hscal__is_zero(call->alpha))) return 0;
  hscal_emitter emitter = hscal__emitter_make(layout, sink);
  hscal_vector x = hscal__deal_vector(call, HSCAL_X, layout), y = hscal__deal_vector(call, HSCAL_Y, layout);
  hscal_mover mover;
  HSCAL_TRY(hscal__mover_init(&mover, &emitter, x.along, &x.dealing, y.along, &y.dealing, 0));
  if (adds) mover.arrival = HSCAL_KERNEL_ADD;
  int status = hscal__redistribute(&mover, &emitter, x.line, y.line, 1);
  hscal__mover_free(&mover);
  return status;
}
