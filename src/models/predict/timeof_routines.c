/* The public hscal_<routine>_timeof functions: a row of the table of routines each. */
#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/check.h"
#include "call/read.h"
#include "models/predict/predict.h"

#include <stdlib.h>

/* `packed`: what reading the arguments of the call has given. */
static int timeof_on_grid(int packed, const hscal_call *call, const hscal_machine *machine, int nprow, int npcol,
                          int panel, const int *node_of, double *predicted_s) {
  if (!predicted_s) return hscal__fail(HSCAL_ERROR_ARGUMENT, "predicted_s is null");
  HSCAL_TRY(packed);
  hscal_layout layout = hscal__layout_make(nprow, npcol, panel);
  if (!machine || machine->nnodes < 1) return hscal__fail(HSCAL_ERROR_ARGUMENT, "machine is null or has no nodes");
  HSCAL_TRY(hscal__layout_check(&layout, call));
  HSCAL_TRY(hscal__timeof_check_size(&layout));
  int *in_order = NULL;
  if (!node_of) {
    in_order = malloc((size_t)hscal__layout_processes(&layout) * sizeof *in_order);
    if (!in_order) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a placement");
    hscal__place_in_order(machine, hscal__layout_processes(&layout), in_order);
  }
  hscal_placement placement = {.machine = machine, .node_of = node_of ? node_of : in_order};
  int status = hscal__timeof(call, &layout, &placement, HSCAL_EFFORT_MODEL, predicted_s);
  free(in_order);
  return status;
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_timeof(HSCAL_PARAMETERS(pack, type) const hscal_machine *machine, int nprow, int npcol,           \
                            int panel, const int *node_of, double *predicted_s) {                                      \
    hscal_call call;                                                                                                   \
    hscal__enter("hscal_" #name "_timeof");                                                                            \
    int packed = hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call);                   \
    return hscal__leave(timeof_on_grid(packed, &call, machine, nprow, npcol, panel, node_of, predicted_s));            \
  }
#include "routines.def"
#undef X
