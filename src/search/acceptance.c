#include "search/acceptance.h"
#include "base/blockcyclic.h"
#include "base/status.h"

#include <math.h>
#include <stdio.h>

/* Entries of WORK that p?stedc is left, if p?syevd was given what it asks for. Source: LWMIN and the pointers into WORK in
 * SRC/p?syevd.f. */
static double room_for_solver(const hscal_call *call, double rows, double columns) {
  double n = call->n, nb = call->operand[HSCAL_A].desc.nb;
  return fmax(1 + 6 * n + 2 * rows * columns, 3 * n + fmax(nb * (rows + 1), 3 * nb));
}

/* ScaLAPACK 2.2.1 asks for too little where a process has many rows but less than a block of columns: p?lasrt, which sorts the
 * vectors, then ends with an error that p?syevd does not see, and processes wait for ever. The complex routines ask for enough; what
 * fits in a block, or on one process, is not sorted so. Source: SRC/p?lasrt.f (LWMIN), p?stedc.f. */
static int check_sorting(const hscal_call *call, const hscal_layout *layout) {
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  if (call->n <= desc->nb || hscal__layout_processes(layout) == 1) return 0;
  for (int p = 0; p < layout->nprow; p++)
    for (int q = 0; q < layout->npcol; q++) {
      double rows = hscal__local_extent(call->n, desc->mb, desc->mb, p, desc->rsrc, layout->nprow);
      double columns = hscal__local_extent(call->n, desc->nb, desc->nb, q, desc->csrc, layout->npcol);
      double needed = fmax(call->n, rows * (desc->nb + columns));
      if (needed > room_for_solver(call, rows, columns))
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
  return call->routine->pack == HSCAL_PACK_SYEVD ? check_sorting(call, layout) : 0;
}
