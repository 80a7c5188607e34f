/* What a program does with a context: ask, describe, free. */
#include "ctxt/accessors.h"
#include "base/blockcyclic.h"
#include "base/failure.h"
#include "base/status.h"
#include "ctxt/grid.h"
#include "ctxt/log.h"
#include "ctxt/sessions.h"

int hscal_in_ctxt(const int *ictxt) { return ictxt && hscal__table_find(*ictxt) != NULL; }

const hscal_plan *hscal_ctxt_plan(const int *ictxt) {
  const hscal_record *record = ictxt ? hscal__table_find(*ictxt) : NULL;
  return record ? &record->packed->plan : NULL;
}

int hscal__context_free(hscal_session *session, int *ictxt) {
  if (*ictxt == -1 && session->left_out > 0) {
    session->left_out--;
    return HSCAL_SUCCESS;
  }
  hscal_record *record = hscal__table_find(*ictxt);
  if (!record) return hscal__fail(HSCAL_ERROR_CONTEXT, "context %d was not made by hscal, or was freed before", *ictxt);
  if (record->uses > 1 && hscal__grid_is_ours(record)) {
    record->uses--;
    *ictxt = -1;
    return HSCAL_SUCCESS;
  }
  int logged = hscal__log_bound(record->session, record);
  hscal__table_remove(record);
  int was_ours = hscal__grid_free(record);
  hscal__record_free(record);
  hscal__threads_follow();
  if (!was_ours)
    return hscal__fail(HSCAL_ERROR_CONTEXT, "context %d was freed by the BLACS; hscal_free_ctxt is for that", *ictxt);
  *ictxt = -1;
  return logged;
}

static int free_ctxt(int *ictxt) {
  hscal_session *session = hscal__session(), *other = NULL;
  if (!session) return HSCAL_ERROR_STATE;
  if (!ictxt) return hscal__fail(-1, "ictxt is a null pointer");
  /* -1 is of any session that has left this process out */
  while (session->left_out == 0 && (other = hscal__sessions_next(other)))
    if (other->left_out > 0) session = other;
  return hscal__context_free(session, ictxt);
}

int hscal_free_ctxt(int *ictxt) {
  hscal__enter("hscal_free_ctxt");
  return hscal__leave(free_ctxt(ictxt));
}

/* The descriptor of a process outside holds nothing: no context, and block sizes that divide by no zero. */
static int describe_outside(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc) {
  const int entries[9] = {1, -1, m, n, hscal__max(1, mb), hscal__max(1, nb), rsrc, csrc, 1};
  for (int i = 0; i < 9; i++) desc[i] = entries[i];
  return HSCAL_SUCCESS;
}

static int descinit(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc, const int *ictxt) {
  HSCAL_TRY(hscal_descset(desc, m, n, mb, nb, rsrc, csrc));
  if (!ictxt) return hscal__fail(-8, "ictxt is a null pointer");
  if (*ictxt == -1) return describe_outside(desc, m, n, mb, nb, rsrc, csrc);
  const hscal_record *record = hscal__table_find(*ictxt);
  if (!record) return hscal__fail(-8, "context %d was not made by hscal, or was freed", *ictxt);
  const hscal_plan *plan = &record->packed->plan;
  if (rsrc >= plan->nprow) return hscal__fail(-6, "rsrc = %d, the grid has %d rows", rsrc, plan->nprow);
  if (csrc >= plan->npcol) return hscal__fail(-7, "csrc = %d, the grid has %d columns", csrc, plan->npcol);
  desc[1] = *ictxt;
  desc[4] = mb ? mb : plan->mb;
  desc[5] = nb ? nb : plan->nb;
  desc[8] = hscal__max(1, hscal__local_extent(m, desc[4], desc[4], record->myrow, rsrc, plan->nprow));
  return HSCAL_SUCCESS;
}

int hscal_descinit(int *desc, int m, int n, int mb, int nb, int rsrc, int csrc, const int *ictxt) {
  hscal__enter("hscal_descinit");
  return hscal__leave(descinit(desc, m, n, mb, nb, rsrc, csrc, ictxt));
}
