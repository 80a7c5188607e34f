#include "search/acceptance.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <math.h>
#include <stdio.h>

/* Entries of WORK (of RWORK in complex routines) that p?stedc is left, if p?syevd was given what it asks for. Source: LWMIN, LRWMIN
 * and the pointers into WORK in SRC/p?syevd.f, p?heevd.f. */
static double room_for_solver(const hscal_call *call, double rows, double columns, double most_rows,
                              double most_columns) {
  double n = call->n, nb = call->operand[HSCAL_A].desc.nb;
  if (hscal__type_is_complex(call->routine->type)) return 6 * n + 2 * most_rows * most_columns;
  return fmax(1 + 6 * n + 2 * rows * columns, 3 * n + fmax(nb * (rows + 1), 3 * nb));
}

/* ScaLAPACK 2.2.1 asks for too little where a process has many rows but less than a block of columns: p?lasrt, which sorts the
 * vectors, then ends with an error that p?syevd does not see, and processes wait for ever. Source: SRC/p?lasrt.f (LWMIN). */
static int check_sorting(const hscal_call *call, const hscal_layout *layout) {
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  double most_rows = hscal__local_extent(call->n, desc->mb, desc->mb, desc->rsrc, desc->rsrc, layout->nprow);
  double most_columns = hscal__local_extent(call->n, desc->nb, desc->nb, desc->csrc, desc->csrc, layout->npcol);
  for (int p = 0; p < layout->nprow; p++)
    for (int q = 0; q < layout->npcol; q++) {
      double rows = hscal__local_extent(call->n, desc->mb, desc->mb, p, desc->rsrc, layout->nprow);
      double columns = hscal__local_extent(call->n, desc->nb, desc->nb, q, desc->csrc, layout->npcol);
      double needed = fmax(call->n, rows * (desc->nb + columns));
      if (needed > room_for_solver(call, rows, columns, most_rows, most_columns))
        return hscal__fail(HSCAL_ERROR_NO_GRID,
                           "%s on a %d x %d grid, NB %d: the room to work that it asks for is not enough for process "
                           "(%d,%d), which has %.0f columns",
                           call->routine->name, layout->nprow, layout->npcol, desc->nb, p, q, columns);
    }
  return 0;
}

int hscal__library_accepts(const hscal_call *call, const hscal_layout *layout) {
  char why[160];
  if (hscal__call_check(call, layout->nprow, layout->npcol)) {
    snprintf(why, sizeof why, "%s", hscal_last_error());
    return hscal__fail(HSCAL_ERROR_NO_GRID, "%s on a %d x %d grid: %s", call->routine->name, layout->nprow,
                       layout->npcol, why);
  }
  return call->routine->scheme == HSCAL_SCHEME_syevd ? check_sorting(call, layout) : 0;
}
