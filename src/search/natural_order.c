#include "search/natural_order.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

int hscal__natural_order(const hscal_space *space, char order, const int *count, int nprow, int npcol, int *node_of) {
  const int *started = space->options.started;
  int nnodes = space->machine->nnodes, processes = nprow * npcol, by_columns = order == 'C';
  int *left = malloc((size_t)nnodes * sizeof *left);
  if (!left) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", processes);
  memcpy(left, count, (size_t)nnodes * sizeof *left);
  for (int i = 0, at = 0, node = 0; i < processes; i++) {
    if (started)
      while (left[node = started[at++]] == 0) continue;
    else
      while (left[node] == 0) node++;
    left[node]--;
    node_of[by_columns ? i % nprow * npcol + i / nprow : i] = node;
  }
  free(left);
  return 0;
}
