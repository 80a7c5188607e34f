/* Source: ScaLAPACK Users' Guide, "Achieving High Performance": NB 64, all processors, the squarest grid of at least 9 processes,
 * else a row, nodes in order, along the rows. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "strategies/strategies.h"

#include <stdlib.h>

int hscal__guide_choose(hscal_chooser *chooser) {
  const hscal_space *space = &chooser->search->space;
  int processes = 0, most = hscal__most_processes(chooser), nprow, npcol;
  for (int h = 0; h < space->machine->nnodes; h++) processes += hscal__places_of(chooser, h);
  int *node_of = malloc((size_t)processes * sizeof *node_of), n = 0;
  if (!node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", processes);
  for (int h = 0; h < space->machine->nnodes; h++)
    for (int i = 0; i < hscal__places_of(chooser, h); i++) node_of[n++] = h;
  hscal__guide_grid(chooser, hscal__min(processes, most), &nprow, &npcol);
  int status = hscal__keep_layout(chooser, nprow, npcol, node_of);
  free(node_of);
  return status;
}
