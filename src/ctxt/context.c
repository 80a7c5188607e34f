/* The hscal_*_ctxt functions: process 0 chooses, all check, the BLACS make the grid. */
#include "base/digest.h"
#include "base/failure.h"
#include "base/status.h"
#include "call/arguments.h"
#include "call/read.h"
#include "ctxt/choose.h"
#include "ctxt/crew.h"
#include "ctxt/enter_context.h"
#include "ctxt/given_plan.h"
#include "ctxt/sessions.h"
#include "ctxt/try_choices.h"
#include "recorded/public.h"
#include "workload/sequence_of.h"

#include <stdlib.h>

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
  hscal_packed_plan *packed = hscal__packed_plan_copy(hscal__memo_plan(&session->memo, key));
  int status = packed ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  status = hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, key);
  if (!status) status = hscal__enter_and_keep(session, call, key, &packed, ictxt);
  free(packed);
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
  int best = 0, status = hscal__choose_together(session, call, is_recorded, &choices);
  status = hscal__share_status(&session->group, status);
  int count = choices.count;
  if (!status) status = hscal__share(&session->group, &count, sizeof count);
  if (!status && count > 1) status = hscal__try_choices(session, call, &choices, count, &best);
  if (!status) status = hscal__enter_choice(session, call, key, &choices, best, ictxt);
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
  hscal_recording description, *recording = NULL;
  hscal_call call = {.routine = hscal__routines};
  int packed = hscal__recorded_description(recorded, &description);
  if (!packed && !ictxt) packed = hscal__fail(HSCAL_ERROR_ARGUMENT, "ictxt is a null pointer");
  if (!packed) call = hscal__recording_call(&description);
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

/* ---- of a workload ----------------------------------------------------------------------------------------- */

/* All its calls as one. */
static int create_for_workload(const hscal_workload *workload, int *ictxt) {
  hscal_sequence sequence = {.ncalls = 0};
  hscal_call call = {.routine = hscal__routines};
  int *line_of = NULL;
  int packed = workload ? hscal__sequence_of_workload(workload, &sequence, &line_of)
                        : hscal__fail(-1, "workload is a null pointer");
  if (!packed && !ictxt) packed = hscal__fail(-2, "ictxt is a null pointer");
  if (!packed && workload->pools > 1)
    packed =
        hscal__fail(HSCAL_ERROR_UNSUPPORTED, "the workload has pools: leave the line out, and make a session for the "
                                             "processes of each pool (hscal_use)");
  if (!packed) call = hscal__sequence_call(&sequence);
  int status = create(&call, packed, 0, ictxt);
  hscal__sequence_free(&sequence, line_of);
  return status;
}

int hscal_workload_ctxt(const hscal_workload *workload, int *ictxt) {
  hscal__enter("hscal_workload_ctxt");
  return hscal__leave(create_for_workload(workload, ictxt));
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
  if (!status) status = hscal__enter_choice(session, &no_call, 0, &choices, 0, ictxt);
  hscal__choices_free(&choices);
  return status;
}

int hscal_plan_ctxt(const hscal_plan *plan, int *ictxt) {
  hscal__enter("hscal_plan_ctxt");
  return hscal__leave(create_of_plan(plan, ictxt));
}
