#include "models/predict/timeof_on_grid.h"
#include "base/status.h"
#include "call/check.h"
#include "models/predict/predict.h"

#include <stdlib.h>

int hscal__timeof_on_grid(const hscal_call *call, const hscal_machine *machine, int nprow, int npcol, int panel,
                          const int *node_of, double *predicted_s) {
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
