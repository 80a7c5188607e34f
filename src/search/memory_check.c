#include "search/memory_check.h"
#include "base/status.h"
#include "models/memory/memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Does every node hold its processes even if each needs as much as the first one, which has the largest share of operands that begin there? */
static int fit_in_any_case(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout) {
  const hscal_machine *machine = search->space.machine;
  if (!hscal__call_begins_with_first(trial->call)) return 0;
  double bytes = hscal__process_bytes(trial->call, layout, 0, 0);
  memset(search->here, 0, (size_t)machine->nnodes * sizeof *search->here);
  for (int i = 0; i < trial->nprow * trial->npcol; i++) search->here[trial->node_of[i]]++;
  for (int h = 0; h < machine->nnodes; h++)
    if (search->here[h] * bytes > hscal__node(machine, h)->memory_bytes) return 0;
  return 1;
}

/* Bytes on each node, and what the largest process needs. */
static double add_up(const hscal_trial *trial, const hscal_layout *layout, double *node_bytes) {
  double most = 0;
  for (int p = 0; p < trial->nprow; p++)
    for (int q = 0; q < trial->npcol; q++) {
      double bytes = hscal__process_bytes(trial->call, layout, p, q);
      node_bytes[trial->node_of[p * trial->npcol + q]] += bytes;
      most = fmax(most, bytes);
    }
  return most;
}

int hscal__check_memory(hscal_search_state *search, const hscal_trial *trial, const hscal_layout *layout, int *fits) {
  const hscal_machine *machine = search->space.machine;
  *fits = 1;
  if (fit_in_any_case(search, trial, layout)) return 0;
  double *node_bytes = calloc((size_t)machine->nnodes, sizeof *node_bytes);
  if (!node_bytes) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d nodes", machine->nnodes);
  double most = add_up(trial, layout, node_bytes);
  for (int h = 0; h < machine->nnodes; h++)
    if (node_bytes[h] > hscal__node(machine, h)->memory_bytes) *fits = 0;
  free(node_bytes);
  if (!*fits && (search->least_nprow == 0 || most < search->least_bytes))
    search->least_bytes = most, search->least_nprow = trial->nprow, search->least_npcol = trial->npcol;
  return 0;
}
