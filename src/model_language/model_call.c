#include "model_language/model_call.h"
#include "base/status.h"

#include <math.h>
#include <stdio.h>

void hscal__model_routine_name(const char *algorithm, char name[HSCAL_MODEL_ROUTINE]) {
  snprintf(name, HSCAL_MODEL_ROUTINE, "%.12s.pm", algorithm);
}

hscal_routine hscal__model_routine(const char *name) {
  return (hscal_routine){
      .name = name, .type = HSCAL_TYPE_D, .pack = HSCAL_PACK_MODEL, .scheme = HSCAL_SCHEME_textmodel};
}

/* Estimates, which only put grids in order, see a square matrix with as many operations to eliminate it. */
hscal_call hscal__model_call(const hscal_routine *routine, hscal_event_source *source, double flops) {
  enum { LEAST = 64, MOST = 1 << 20, BLOCKS = 1 << 11 };
  double side = cbrt(1.5 * flops);
  int n = (int)fmin(fmax(side, LEAST), MOST), nb = 1 + n / BLOCKS;
  hscal_call call = {.routine = routine, .source = source, .m = n, .n = n, .k = n};
  call.operand[HSCAL_A].desc = (hscal_desc){.m = n, .n = n, .imb = nb, .inb = nb, .mb = nb, .nb = nb};
  return call;
}

int hscal__model_keeps(const hscal_event_source *source, int nprow, int npcol) {
  if (!source->keep || source->keep(nprow, npcol, source->keep_data)) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID, "the program passes over a %d x %d arrangement", nprow, npcol);
}
