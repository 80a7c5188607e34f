#include "ctxt/grid.h"
#include "base/status.h"
#include "ctxt/blacs.h"

#include <stdlib.h>

int *hscal__grid_usermap(const hscal_packed_plan *packed) {
  const int nprow = packed->plan.nprow, npcol = packed->plan.npcol;
  int *usermap = malloc((size_t)nprow * (size_t)npcol * sizeof *usermap);
  if (!usermap) return NULL;
  for (int q = 0; q < npcol; q++)
    for (int p = 0; p < nprow; p++) usermap[q * nprow + p] = packed->rank_of[p * npcol + q];
  return usermap;
}

int hscal__grid_is_ours(const hscal_record *record) {
  int nprow, npcol, myrow, mycol;
  Cblacs_gridinfo(record->number, &nprow, &npcol, &myrow, &mycol);
  return nprow == record->packed->plan.nprow && npcol == record->packed->plan.npcol && myrow == record->myrow &&
         mycol == record->mycol;
}

/* This process's place in the plan: its number row by row, -1 if it has none. */
static int place_of(const hscal_packed_plan *packed, int rank) {
  int place = packed->plan.nprow * packed->plan.npcol - 1;
  while (place >= 0 && packed->rank_of[place] != rank) place--;
  return place;
}

int hscal__grid_make(const hscal_group *group, int *usermap, hscal_record *record) {
  const hscal_plan *plan = &record->packed->plan;
  /* A handle is only good until the next one is freed by anyone, so it is looked up each time, not kept. */
  int ctxt = Csys2blacs_handle(group->comm);
  Cblacs_gridmap(&ctxt, usermap, plan->nprow, plan->nprow, plan->npcol);

  int place = place_of(record->packed, group->rank);
  record->number = ctxt;
  record->myrow = place < 0 ? -1 : place / plan->npcol;
  record->mycol = place < 0 ? -1 : place % plan->npcol;
  if ((ctxt < 0) == (place < 0) && (ctxt < 0 || hscal__grid_is_ours(record))) return 0;
  if (ctxt >= 0) Cblacs_gridexit(ctxt);
  record->number = -1;
  return hscal__fail(HSCAL_ERROR_BLACS, "the BLACS put the process elsewhere than into row %d, column %d of the grid",
                     record->myrow, record->mycol);
}

int hscal__grid_free(const hscal_record *record) {
  if (!hscal__grid_is_ours(record)) return 0;
  Cblacs_gridexit(record->number);
  return 1;
}

void hscal__grid_forget(const hscal_group *group) { Cfree_blacs_system_handle(Csys2blacs_handle(group->comm)); }
