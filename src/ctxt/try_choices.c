#include "ctxt/try_choices.h"
#include "base/status.h"
#include "ctxt/accessors.h"
#include "ctxt/enter_context.h"
#include "ctxt/registry.h"
#include "ctxt/threads.h"
#include "ctxt/trial_run.h"
#include "hscal.h"
#include "plan/race.h"

#include <math.h>

_Static_assert((int)HSCAL_MOST_CHOICES <= (int)HSCAL_MOST_RACERS, "all choices may race");

/* A race on this process: the contexts of all choices, -1 where it is left out. */
typedef struct contest {
  hscal_session *session;
  const hscal_call *call;
  hscal_race race;
  int entered, ictxt[HSCAL_MOST_CHOICES];
} contest;

/* Makes the call once on the context of a choice, whose threads BLAS gets. */
static int run_choice(const contest *c, int choice, double *seconds) {
  hscal_record *record = c->ictxt[choice] < 0 ? NULL : hscal__table_find(c->ictxt[choice]);
  if (record) hscal__table_renew(record);
  if (record) hscal__threads_follow();
  return hscal__tryout(c->session, c->call, record, seconds);
}

static int enter_all(contest *c, const hscal_choices *choices) {
  for (int i = 0; i < c->race.count; i++, c->entered++)
    HSCAL_TRY(hscal__enter_choice(c->session, c->call, 0, choices, i, &c->ictxt[i]));
  return 0;
}

static int warm_up(const contest *c) {
  double seconds;
  for (int i = 0; i < c->race.count; i++) HSCAL_TRY(run_choice(c, i, &seconds));
  return 0;
}

static int run_round(contest *c) {
  double seconds[HSCAL_MOST_CHOICES] = {0};
  for (int i = 0; i < c->race.count; i++)
    if (hscal__race_runs(&c->race, i)) HSCAL_TRY(run_choice(c, i, &seconds[i]));
  hscal__race_round(&c->race, seconds);
  return hscal__share(&c->session->group, &c->race, sizeof c->race);
}

static int run_all(contest *c, const hscal_choices *choices) {
  HSCAL_TRY(enter_all(c, choices));
  HSCAL_TRY(warm_up(c));
  while (!hscal__race_is_over(&c->race)) HSCAL_TRY(run_round(c));
  return 0;
}

/* For HSCAL_LOG. Those in the context may know of a log that cannot be written, the others go on. */
static int observe(contest *c, int choice) {
  double seconds = c->race.least_s[choice];
  int status = isfinite(seconds) ? hscal_observe(&c->ictxt[choice], seconds) : 0;
  return hscal__agree(&c->session->group, HSCAL_OPERATION_CREATE, status, 0);
}

static int leave_all(contest *c) {
  int status = 0;
  for (int i = 0; i < c->entered; i++) {
    int freed = hscal__context_free(c->session, &c->ictxt[i]);
    if (!status) status = freed;
  }
  return status;
}

int hscal__try_choices(hscal_session *session, const hscal_call *call, const hscal_choices *choices, int count,
                       int *best) {
  contest c = {.session = session, .call = call, .race = hscal__race_begin(count)};
  int status = run_all(&c, choices);
  for (int i = 0; i < count && !status; i++) {
    if (session->group.rank == 0) hscal__choices_tell(choices, i, c.race.least_s[i]);
    status = observe(&c, i);
  }
  int left = leave_all(&c);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status ? status : left, 0));
  *best = hscal__race_winner(&c.race);
  double least_s = c.race.least_s[*best];
  status =
      session->group.rank == 0 && isfinite(least_s) ? hscal__choices_settle(session, call, choices, *best, least_s) : 0;
  return hscal__share_status(&session->group, status);
}
