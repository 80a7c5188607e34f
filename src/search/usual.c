/* What everybody uses: ScaLAPACK's rule of thumb, within the options. */
#include "base/blockcyclic.h"
#include "base/status.h"
#include "recorded/recording.h"
#include "search/search.h"
#include "search/space.h"

#include <stdlib.h>
#include <string.h>

/* The rule of thumb takes every process that was started, or else one per processor. */
int hscal__usual_processes(const hscal_space *space) {
  const hscal_options *options = &space->options;
  int64_t all = 0;
  for (int h = 0; h < space->machine->nnodes; h++) all += hscal__places(space, h, options->slots ? INT32_MAX : 1);
  if (options->processes > 0 && all > options->processes) all = options->processes;
  if (hscal__is_demanded(options)) all = space->min_processes;
  return hscal__max((int)(all < HSCAL_MOST_PROCESSES ? all : HSCAL_MOST_PROCESSES), space->min_processes);
}

void hscal__default_grid(int processes, int *nprow, int *npcol) {
  *nprow = 1;
  if (processes >= 9)
    while ((*nprow + 1) * (*nprow + 1) <= processes) (*nprow)++;
  *npcol = processes / *nprow;
}

/* The squarest P x Q = processes with P <= Q that the options and sources allow. */
static int squarest_exact(const hscal_space *space, int processes, int *nprow, int *npcol) {
  int found = 0;
  for (int p = 1; p <= processes; p++) {
    if (processes % p || !hscal__space_allows_grid(space, p, processes / p)) continue;
    if (found && abs(p - processes / p) >= abs(*nprow - *npcol)) continue;
    *nprow = p, *npcol = processes / p, found = 1;
  }
  return found;
}

/* The squarest grid of the most processes, up to so many, that the options allow. */
static int largest_allowed(const hscal_space *space, int processes, int *nprow, int *npcol) {
  for (; processes >= space->min_processes; processes--)
    if (hscal__space_allows_processes(space, processes) && squarest_exact(space, processes, nprow, npcol)) return 1;
  return 0;
}

static int find_grid(const hscal_space *space, int *nprow, int *npcol) {
  const hscal_options *options = &space->options;
  int processes = space->usual_processes;
  if (hscal__is_demanded(options) || options->square || options->whole_nodes)
    return largest_allowed(space, processes, nprow, npcol);
  if (hscal__is_row(space))
    *nprow = 1, *npcol = processes;
  else
    hscal__default_grid(processes, nprow, npcol);
  *nprow = hscal__max(*nprow, space->min_nprow);
  *npcol = hscal__max(hscal__min(*npcol, processes / *nprow), space->min_npcol);
  if (*nprow * *npcol > processes) *nprow = space->min_nprow, *npcol = space->min_npcol;
  return 1;
}

/* Fills nodes in order with one process per processor, then, if that is not enough, up to what they may hold. */
static int fill_in_order(const hscal_space *space, int processes, int *count) {
  const int64_t crowds[] = {1, space->options.slots ? INT32_MAX : space->crowd};
  for (int attempt = 0; attempt < 2; attempt++) {
    int left = processes;
    for (int h = 0; h < space->machine->nnodes; h++) {
      count[h] = hscal__min(hscal__places(space, h, crowds[attempt]), left);
      left -= count[h];
    }
    if (left == 0) return 1;
  }
  return 0;
}

static int fill(const hscal_space *space, int nprow, int npcol, int *node_of) {
  int *count = malloc((size_t)space->machine->nnodes * sizeof *count), processes = nprow * npcol;
  if (!count) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", space->machine->nnodes);
  int filled = space->options.whole_nodes ? hscal__deal_whole(space, HSCAL_PACKED, processes, 0, count)
                                          : fill_in_order(space, processes, count);
  int status = filled
                   ? hscal__natural_order(space, count, nprow, npcol, node_of)
                   : hscal__fail(HSCAL_ERROR_INTERNAL, "the default layout has more processes than there is room for");
  free(count);
  return status;
}

int hscal__default_layout(const hscal_space *space, int *nprow, int *npcol, int **node_of) {
  if (hscal__is_row(space) && space->options.nprow > 1)
    return hscal__recording_suits(&space->open, space->options.nprow, space->options.npcol);
  if (!find_grid(space, nprow, npcol))
    return hscal__fail(HSCAL_ERROR_NO_GRID,
                       "no grid of %d processes has at least %d rows and %d columns, as the source coordinates need",
                       space->usual_processes, space->min_nprow, space->min_npcol);
  *node_of = malloc((size_t)(*nprow * *npcol) * sizeof **node_of);
  if (!*node_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", *nprow * *npcol);
  int status = fill(space, *nprow, *npcol, *node_of);
  if (!status) return 0;
  free(*node_of);
  *node_of = NULL;
  return status;
}
