/* The public hscal_<routine>_info functions: a row of the table of routines each. */
#include "base/status.h"
#include "call/pack.h"
#include "info/count.h"

/* `panel` = 0 means the library's own width. */
static int info_on_grid(const hscal_call *call, int nprow, int npcol, int panel, hscal_info **info) {
  hscal_layout layout = {.nprow = nprow, .npcol = npcol, .backend = hscal__reference_backend};
  if (panel != 0) layout.backend.panel = panel;
  return hscal__info(call, &layout, info);
}

#define X(name, type, pack, scheme)                                                                                    \
  int hscal_##name##_info(HSCAL_PARAMETERS_##pack(HSCAL_REAL_##type), int nprow, int npcol, int panel,                 \
                          hscal_info **info) {                                                                         \
    hscal_call call;                                                                                                   \
    hscal__clear_error();                                                                                              \
    if (!info) return hscal__fail(HSCAL_ERROR_ARGUMENT, "info is null");                                               \
    *info = NULL;                                                                                                      \
    HSCAL_TRY(hscal__pack_##pack(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_ARGUMENTS_##pack, &call));              \
    return info_on_grid(&call, nprow, npcol, panel, info);                                                             \
  }
#include "routines.def"
#undef X
