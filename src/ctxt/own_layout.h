/* The layout of the program's own in which matrices lie already (hscal_data_in). Process 0 knows it, the others bring_back
 * and digest. */
#ifndef HSCAL_CTXT_OWN_LAYOUT_H
#define HSCAL_CTXT_OWN_LAYOUT_H

#include "ctxt/hosts.h"
#include "hscal.h"

typedef struct hscal_own_layout {
  int nprow, npcol, mb, nb; /* 0: they lie nowhere yet                           */
  int bring_back;           /* results have to come back to it                       */
  uint64_t digest;          /* of all this, to tell layouts apart; 0: they lie nowhere */
  int *rank_of;             /* [nprow*npcol] row by row: the process of hscal_init   */
  int *node_of;             /* the same: its node; of the same memory as rank_of     */
} hscal_own_layout;

/* As plans want it, its processes on the nodes where they are now: hscal_recon may have numbered nodes anew. Lives as long as `own`. */
hscal_origin hscal__own_origin(const hscal_own_layout *own, const hscal_hosts *hosts);
/* All processes, those of the layout first, in its order: malloc'ed order[nranks]. 0 or HSCAL_ERROR_MEMORY. */
int hscal__own_first(const hscal_own_layout *own, int nranks, int **order);
void hscal__own_layout_free(hscal_own_layout *own);

#endif
