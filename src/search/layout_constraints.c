#include "search/layout_constraints.h"
#include "base/status.h"
#include "call/check.h"
#include "call/event_source.h"
#include "call/sequence.h"
#include "models/memory/workspace_table.h"

#include <stdio.h>

int hscal__grid_is_refused(const hscal_call *call, int nprow, int npcol) {
  return hscal__call_check(call, nprow, npcol) || (call->source && call->source->suits(call, nprow, npcol));
}

static int library_accepts_one(const hscal_call *call, const hscal_layout *layout) {
  char why[160];
  if (hscal__call_check(call, layout->nprow, layout->npcol)) {
    snprintf(why, sizeof why, "%s", hscal__last_error());
    return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid: %s", call->routine->name, layout->nprow,
                       layout->npcol, why);
  }
  if (call->source) return call->source->suits(call, layout->nprow, layout->npcol);
  if (hscal__layout_workspace_suffices(call, layout)) return 0;
  return hscal__fail(HSCAL_ERROR_NO_GRID,
                     "%s on a %d x %d grid, NB %d: the workspace that the routine itself asks for is not enough for "
                     "what it calls",
                     call->routine->name, layout->nprow, layout->npcol, call->operand[HSCAL_A].desc.nb);
}

int hscal__library_accepts(const hscal_call *call, const hscal_layout *layout) {
  for (int i = 0; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    HSCAL_TRY(library_accepts_one(&part, layout));
  }
  return 0;
}
