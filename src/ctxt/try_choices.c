#include "ctxt/try_choices.h"
#include "base/status.h"
#include "ctxt/accessors.h"
#include "ctxt/enter_context.h"
#include "ctxt/registry.h"
#include "ctxt/trial_run.h"
#include "hscal.h"

#include <math.h>

static int try_choice(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int choice,
                      double *seconds) {
  int ictxt;
  HSCAL_TRY(hscal__enter_choice(session, call, 0, choices, choice, &ictxt));
  int status = hscal__tryout(session, call, ictxt < 0 ? NULL : hscal__table_find(ictxt), seconds);
  if (!status && isfinite(*seconds)) status = hscal_observe(&ictxt, *seconds); /* for HSCAL_LOG */
  int freed = hscal__context_free(session, &ictxt);
  /* those in the context may know of a log that cannot be written, the others go on to the next choice */
  return hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status ? status : freed, 0);
}

int hscal__try_choices(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int count,
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
