#include "ctxt/enter_context.h"
#include "base/digest.h"
#include "base/status.h"
#include "ctxt/grid.h"
#include "ctxt/memo.h"
#include "ctxt/registry.h"

#include <limits.h>
#include <stdlib.h>

int hscal__share_packed_plan(const hscal_group *group, int status, hscal_packed_plan **packed) {
  uint64_t bytes = 0;
  if (!status && group->rank == 0) {
    bytes = (*packed)->bytes;
    if (bytes > INT_MAX) status = hscal__fail(HSCAL_ERROR_UNSUPPORTED, "the plan is too large to be sent");
  }
  HSCAL_TRY(hscal__share_status(group, status));
  HSCAL_TRY(hscal__share(group, &bytes, sizeof bytes));
  if (group->rank != 0 && !(*packed = malloc(bytes)))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %d bytes", (int)bytes);
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_CREATE, status, bytes));
  return hscal__share(group, *packed, (int)bytes);
}

/* Everything that may fail in one process alone happens before the grid is made. */
static int make_context(hscal_session *session, hscal_record *record, int *usermap, uint64_t digest, int *ictxt) {
  int status = record && usermap ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a context");
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, digest));
  session->created++;
  status = hscal__grid_make(&session->group, usermap, record);
  status = hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, 0);
  if (status) {
    hscal__grid_free(record);
    return status;
  }
  *ictxt = record->number;
  return 0;
}

/* The context of a plan that all processes hold, closed; `status` is how it stands so far. */
static int enter_context(hscal_session *session, const hscal_call *call, uint64_t key, int status,
                         hscal_packed_plan **packed, int *ictxt) {
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, *packed, (size_t)(*packed)->bytes);
  if (!status) status = hscal__packed_plan_open(*packed, (size_t)(*packed)->bytes);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, digest));
  int stays = (*packed)->plan.kept_origin;
  hscal_record *record = calloc(1, sizeof *record);
  int *usermap = hscal__grid_usermap(*packed);
  if (record) {
    record->session = session, record->packed = *packed;
    record->key = key, record->uses = 1, record->comm = MPI_COMM_NULL;
    record->size.m = call->m, record->size.n = call->n, record->size.k = call->k;
  }
  status = make_context(session, record, usermap, digest, ictxt);
  free(usermap);
  if (status || *ictxt < 0) {
    free(record);
    if (!status) session->left_out++, session->data_stays = stays;
    return status;
  }
  session->data_stays = stays;
  *packed = NULL; /* the record's now */
  record->created_s = MPI_Wtime();
  hscal__table_add(record);
  hscal__threads_follow();
  return 0;
}

int hscal__enter_and_keep(hscal_session *session, const hscal_call *call, uint64_t key, hscal_packed_plan **packed,
                          int *ictxt) {
  hscal_packed_plan *kept = key ? hscal__packed_plan_copy(*packed) : NULL;
  int status = key && !kept ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan") : 0;
  status = enter_context(session, call, key, status, packed, ictxt);
  if (status)
    free(kept);
  else if (key)
    hscal__memo_put(&session->memo, key, kept, *ictxt);
  return status;
}

int hscal__enter_choice(hscal_session *session, const hscal_call *call, uint64_t key, const hscal_choices *choices,
                        int choice, int *ictxt) {
  hscal_packed_plan *packed = NULL;
  int status = 0;
  *ictxt = -1;
  if (session->group.rank == 0 && !(packed = hscal__packed_plan_copy(choices->packed[choice])))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  status = hscal__share_packed_plan(&session->group, status, &packed);
  if (!status) status = hscal__enter_and_keep(session, call, key, &packed, ictxt);
  free(packed);
  return status;
}
