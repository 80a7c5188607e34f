/* The public hscal_<routine>_info functions: a row of the table of routines each. */
#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/read.h"
#include "info/count.h"

/* `packed`: what reading the arguments of the call has given. */
static int count_call(int packed, const hscal_call *call, int nprow, int npcol, int panel, hscal_info **info) {
  if (!info) return hscal__fail(HSCAL_ERROR_ARGUMENT, "info is null");
  *info = NULL;
  HSCAL_TRY(packed);
  hscal_layout layout = hscal__layout_make(nprow, npcol, panel);
  return hscal__info(call, &layout, info);
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_info(HSCAL_PARAMETERS(pack, type) int nprow, int npcol, int panel, hscal_info **info) {           \
    hscal_call call;                                                                                                   \
    hscal__enter("hscal_" #name "_info");                                                                              \
    int packed = hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call);                   \
    return hscal__leave(count_call(packed, &call, nprow, npcol, panel, info));                                         \
  }
#include "routines.def"
#undef X
