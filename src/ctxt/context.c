/* The hscal_*_ctxt functions: process 0 chooses, all check, the BLACS make the grid. */
#include "base/digest.h"
#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "ctxt/choose.h"
#include "ctxt/given_plan.h"
#include "ctxt/grid.h"
#include "ctxt/session.h"
#include "ctxt/trial_run.h"
#include "recorded/public.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

/* The same, and the plan is kept for the same call again, unless the key is 0. */
static int enter_and_keep(hscal_session *session, const hscal_call *call, uint64_t key, hscal_image **image,
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

/* ---- trying ---------------------------------------------------------------------------------------------- */

/* Makes the context of a choice; *ictxt is -1 on processes left out. */
static int enter_choice(hscal_session *session, const hscal_call *call, uint64_t key, const hscal_choices *choices,
                        int choice, int *ictxt) {
  hscal_image *image = NULL;
  int status = 0;
  *ictxt = -1;
  if (session->group.rank == 0 && !(image = hscal__image_copy(choices->image[choice])))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  status = share_image(&session->group, status, &image);
  if (!status) status = enter_and_keep(session, call, key, &image, ictxt);
  free(image);
  return status;
}

static int try_choice(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int choice,
                      double *seconds) {
  int ictxt;
  HSCAL_TRY(enter_choice(session, call, 0, choices, choice, &ictxt));
  int status = hscal__tryout(session, call, ictxt < 0 ? NULL : hscal__table_find(ictxt), seconds);
  if (!status && isfinite(*seconds)) status = hscal_observe(&ictxt, *seconds); /* for HSCAL_LOG */
  int freed = hscal__context_free(session, &ictxt);
  /* those in the context may know of a log that cannot be written, the others go on to the next choice */
  return hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status ? status : freed, 0);
}

/* The fastest of the choices, by the clock on the wall. */
static int try_choices(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int count,
                       int *best) {
  double least_s = INFINITY;
  *best = 0;
  for (int i = 0; i < count; i++) {
    double seconds;
    HSCAL_TRY(try_choice(session, call, choices, i, &seconds));
    if (session->group.rank == 0) hscal__choices_tell(choices, i, seconds);
    if (seconds < least_s) least_s = seconds, *best = i;
  }
  int status =
      session->group.rank == 0 && isfinite(least_s) ? hscal__choices_settle(session, call, choices, *best, least_s) : 0;
  return hscal__share_status(&session->group, status);
}

/* ---- again ----------------------------------------------------------------------------------------------- */

/* What the plan of a call depends on: the call, and what the session was told. */
static uint64_t key_of(const hscal_session *session, const hscal_call *call) {
  const uint64_t told[] = {session->epoch, session->own_layout.digest, session->asked_digest};
  return hscal__call_digest(hscal__digest(HSCAL_DIGEST_START, told, sizeof told), call);
}

/* The context is there on all its processes: it is handed out once more. */
static int hand_out(hscal_session *session, uint64_t key, int *ictxt) {
  *ictxt = hscal__memo_take(&session->memo, key, &session->data_stays);
  if (*ictxt < 0)
    session->left_out++;
  else
    hscal__threads_follow(); /* it is the youngest now */
  return 0;
}

/* The context is gone, the plan is there. */
static int enter_again(hscal_session *session, const hscal_call *call, uint64_t key, int *ictxt) {
  hscal_image *image = hscal__image_copy(hscal__memo_plan(&session->memo, key));
  int status = image ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  status = hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, key);
  if (!status) status = enter_and_keep(session, call, key, &image, ictxt);
  free(image);
  return status;
}

/* ---- creating -------------------------------------------------------------------------------------------- */

/* What was planned before for such a call is taken, unless it is a recorded one: the digest does not tell what that does. */
static int create(const hscal_call *call, int packed, int is_recorded, int *ictxt) {
  int nowhere;
  if (!ictxt) ictxt = &nowhere;
  *ictxt = -1;
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  session->data_stays = 0;
  uint64_t digest = packed ? 0 : key_of(session, call), key = is_recorded ? 0 : digest;
  int known = hscal__memo_knows(&session->memo, key);
  HSCAL_TRY(hscal__agree_on_call(&session->group, packed, call, digest, &known));
  if (known == HSCAL_MEMO_CONTEXT) return hand_out(session, key, ictxt);
  if (known == HSCAL_MEMO_PLAN) return enter_again(session, call, key, ictxt);

  hscal_choices choices = {0};
  int best = 0, status = session->group.rank == 0 ? hscal__choose(session, call, &choices) : 0;
  status = hscal__share_status(&session->group, status);
  int count = choices.count;
  if (!status) status = hscal__share(&session->group, &count, sizeof count);
  if (!status && count > 1) status = try_choices(session, call, &choices, count, &best);
  if (!status) status = enter_choice(session, call, key, &choices, best, ictxt);
  hscal__choices_free(&choices);
  return status;
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_ctxt(HSCAL_PARAMETERS(pack, type) int *ictxt) {                                                   \
    hscal_call call;                                                                                                   \
    hscal__enter("hscal_" #name "_ctxt");                                                                              \
    int packed = hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call);                   \
    if (!packed && !ictxt) packed = hscal__fail(-hscal__ictxt_position(call.routine), "ictxt is a null pointer");      \
    return hscal__leave(create(&call, packed, 0, ictxt));                                                              \
  }
#include "routines.def"
#undef X

/* Process 0 records; what the others know of the call is enough to agree on it. */
static int create_recorded(const hscal_recorded *recorded, int *ictxt) {
  hscal_recording outline, *recording = NULL;
  hscal_call call = {.routine = hscal__routines};
  int packed = hscal__recorded_outline(recorded, &outline);
  if (!packed && !ictxt) packed = hscal__fail(HSCAL_ERROR_ARGUMENT, "ictxt is a null pointer");
  if (!packed) call = hscal__recording_call(&outline);
  const hscal_session *session = hscal__session();
  if (!packed && session && session->group.rank == 0 && !session->off) {
    packed = hscal__recording_of(recorded, &recording);
    if (recording) call = hscal__recording_call(recording);
  }
  int status = create(&call, packed, 1, ictxt);
  hscal__recording_free(recording);
  return status;
}

int hscal_recorded_ctxt(const hscal_recorded *recorded, int *ictxt) {
  hscal__enter("hscal_recorded_ctxt");
  return hscal__leave(create_recorded(recorded, ictxt));
}

/* ---- of a plan --------------------------------------------------------------------------------------------- */

static int create_of_plan(const hscal_plan *plan, int *ictxt) {
  const hscal_call no_call = {0}; /* the plan does not tell the sizes */
  int nowhere, given = ictxt ? 0 : hscal__fail(-2, "ictxt is a null pointer");
  if (!ictxt) ictxt = &nowhere;
  *ictxt = -1;
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  session->data_stays = 0;
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_PLAN_CTXT, given, 0));
  hscal_choices choices = {0};
  int status = session->group.rank == 0 ? hscal__choose_given(session, plan, &choices) : 0;
  status = hscal__share_status(&session->group, status);
  if (!status) status = enter_choice(session, &no_call, 0, &choices, 0, ictxt);
  hscal__choices_free(&choices);
  return status;
}

int hscal_plan_ctxt(const hscal_plan *plan, int *ictxt) {
  hscal__enter("hscal_plan_ctxt");
  return hscal__leave(create_of_plan(plan, ictxt));
}
