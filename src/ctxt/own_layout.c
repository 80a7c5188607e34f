#include "ctxt/own_layout.h"
#include "base/status.h"

#include <stdlib.h>
#include <string.h>

hscal_origin hscal__own_origin(const hscal_own_layout *own, const hscal_hosts *hosts) {
  for (int i = 0; i < own->nprow * own->npcol; i++) own->node_of[i] = hosts->node_of[own->rank_of[i]];
  return (hscal_origin){.nprow = own->nprow,
                        .npcol = own->npcol,
                        .nb = own->nb,
                        .mb = own->mb,
                        .node_of = own->node_of,
                        .bring_back = own->bring_back};
}

int hscal__own_first(const hscal_own_layout *own, int nranks, int **order) {
  int owners = own->nprow * own->npcol, *ranks = malloc(2 * (size_t)nranks * sizeof *ranks);
  if (!ranks) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", nranks);
  int *is_owner = ranks + nranks;
  memset(is_owner, 0, (size_t)nranks * sizeof *is_owner);
  memcpy(ranks, own->rank_of, (size_t)owners * sizeof *ranks);
  for (int i = 0; i < owners; i++) is_owner[own->rank_of[i]] = 1;
  for (int rank = 0, next = owners; rank < nranks; rank++)
    if (!is_owner[rank]) ranks[next++] = rank;
  *order = ranks;
  return 0;
}

void hscal__own_layout_free(hscal_own_layout *own) {
  free(own->rank_of);
  *own = (hscal_own_layout){0};
}
