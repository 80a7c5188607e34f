/* The public hscal_<routine>_timeof functions: a row of the table of routines each. */
#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/read.h"
#include "models/predict/timeof_on_grid.h"

/* `packed`: what reading the arguments of the call has given. */
static int timeof_call(int packed, const hscal_call *call, const hscal_machine *machine, int nprow, int npcol,
                       int panel, const int *node_of, double *predicted_s) {
  if (!predicted_s) return hscal__fail(HSCAL_ERROR_ARGUMENT, "predicted_s is null");
  HSCAL_TRY(packed);
  return hscal__timeof_on_grid(call, machine, nprow, npcol, panel, node_of, predicted_s);
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_timeof(HSCAL_PARAMETERS(pack, type) const hscal_machine *machine, int nprow, int npcol,           \
                            int panel, const int *node_of, double *predicted_s) {                                      \
    hscal_call call;                                                                                                   \
    hscal__enter("hscal_" #name "_timeof");                                                                            \
    int packed = hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call);                   \
    return hscal__leave(timeof_call(packed, &call, machine, nprow, npcol, panel, node_of, predicted_s));               \
  }
#include "routines.def"
#undef X
