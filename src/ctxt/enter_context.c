#include "ctxt/enter_context.h"
#include "base/digest.h"
#include "base/status.h"
#include "ctxt/grid.h"
#include "ctxt/memo.h"
#include "ctxt/registry.h"

#include <limits.h>
#include <stdlib.h>

/* The image on all processes; each frees its own, also after a failure. */
static int share_image(const hscal_group *group, int status, hscal_image **image) {
  uint64_t bytes = 0;
  if (!status && group->rank == 0) {
    bytes = (*image)->bytes;
    if (bytes > INT_MAX) status = hscal__fail(HSCAL_ERROR_UNSUPPORTED, "the plan is too large to be sent");
  }
  HSCAL_TRY(hscal__share_status(group, status));
  HSCAL_TRY(hscal__share(group, &bytes, sizeof bytes));
  if (group->rank != 0 && !(*image = malloc(bytes)))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %d bytes", (int)bytes);
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_CREATE, status, bytes));
  return hscal__share(group, *image, (int)bytes);
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
static int enter_context(hscal_session *session, const hscal_call *call, uint64_t key, int status, hscal_image **image,
                         int *ictxt) {
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, *image, (size_t)(*image)->bytes);
  if (!status) status = hscal__image_open(*image, (size_t)(*image)->bytes);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, digest));
  int stays = (*image)->plan.kept_origin;
  hscal_record *record = calloc(1, sizeof *record);
  int *usermap = hscal__grid_usermap(*image);
  if (record) {
    record->session = session, record->image = *image;
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
  *image = NULL; /* the record's now */
  record->created_s = MPI_Wtime();
  hscal__table_add(record);
  hscal__threads_follow();
  return 0;
}

int hscal__enter_and_keep(hscal_session *session, const hscal_call *call, uint64_t key, hscal_image **image,
                          int *ictxt) {
  hscal_image *kept = key ? hscal__image_copy(*image) : NULL;
  int status = key && !kept ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan") : 0;
  status = enter_context(session, call, key, status, image, ictxt);
  if (status)
    free(kept);
  else if (key)
    hscal__memo_put(&session->memo, key, kept, *ictxt);
  return status;
}

int hscal__enter_choice(hscal_session *session, const hscal_call *call, uint64_t key, const hscal_choices *choices,
                        int choice, int *ictxt) {
  hscal_image *image = NULL;
  int status = 0;
  *ictxt = -1;
  if (session->group.rank == 0 && !(image = hscal__image_copy(choices->image[choice])))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  status = share_image(&session->group, status, &image);
  if (!status) status = hscal__enter_and_keep(session, call, key, &image, ictxt);
  free(image);
  return status;
}
