#include "search/free_dimension_table.h"
#include "call/difference.h"

/* The right-hand sides lie beside the triangle or the symmetric matrix. */
static hscal_free_dimension beside(const hscal_call *call) {
  return call->side == 'L' ? HSCAL_FREE_COLUMNS : HSCAL_FREE_ROWS;
}

/* Where A and B are cut alike along K products are faster, unless other shares gain more. */
static hscal_free_dimension columns_if_uneven(const hscal_call *call) {
  (void)call;
  return HSCAL_FREE_UNEVEN_COLUMNS;
}

static hscal_free_dimension (*const of_pack[HSCAL_PACK_COUNT])(const hscal_call *) = {
    [HSCAL_PACK_GEMM] = columns_if_uneven,
    [HSCAL_PACK_SYMM] = beside,
    [HSCAL_PACK_TRMM] = beside,
};

hscal_free_dimension hscal__free_dimension(const hscal_space *space) {
  const hscal_call *call = &space->call;
  int is_told = call->sequence || call->source || call->recording || space->options.nb > 0 || space->options.mb > 0 ||
                space->options.square_blocks;
  if (is_told || !of_pack[call->routine->pack] || !hscal__call_is_plain(call)) return HSCAL_FREE_NONE;
  return of_pack[call->routine->pack](call);
}
