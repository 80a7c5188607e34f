#include "ctxt/crew.h"
#include "base/digest.h"
#include "base/status.h"
#include "ctxt/crew_exchange.h"
#include "machine/file.h"
#include "machine/write.h"
#include "plan/last_round.h"
#include "plan/part_result.h"
#include "plan/plan.h"
#include "plan/planners.h"
#include "plan/rounds.h"
#include "search/search.h"
#include "search/share.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- a task ---------------------------------------------------------------------------------------------------------- */

/* What process 0 asks of all; behind it comes the body: the text of the machine, then integers. */
typedef struct task {
  int is_over;       /* there is nothing more to do */
  int planners;      /* those with smaller numbers plan */
  int machine_bytes; /* 0: the machine is the one of the task before */
  int has_slots, nnodes, nstarted, nchoices, nclasses;
  uint64_t call; /* digest */
  hscal_options options;
} task;

static size_t integers_of(const task *it) {
  return (size_t)(it->has_slots ? it->nnodes : 0) + (size_t)it->nstarted + (size_t)it->nchoices * (size_t)it->nclasses;
}

/* The text fills whole integers. */
static size_t text_bytes(const task *it) {
  return ((size_t)it->machine_bytes + sizeof(int) - 1) / sizeof(int) * sizeof(int);
}

static size_t body_bytes(const task *it) { return text_bytes(it) + integers_of(it) * sizeof(int); }

static task task_of(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                    const hscal_thread_choices *choices, const char *machine_text) {
  task it;
  memset(&it, 0, sizeof it);
  it.planners = options->planners;
  it.machine_bytes = machine_text ? (int)strlen(machine_text) + 1 : 0;
  it.nnodes = machine->nnodes, it.nchoices = choices->count, it.nclasses = machine->nclasses;
  it.has_slots = options->slots != NULL;
  for (int h = 0; h < it.nnodes && options->started; h++) it.nstarted += options->slots[h];
  it.call = hscal__call_digest(HSCAL_DIGEST_START, call);
  it.options = *options;
  it.options.wisdom = NULL, it.options.planner = NULL, it.options.slots = it.options.started = NULL;
  it.options.origin = (hscal_origin){0}; /* process 0 sees to it */
  return it;
}

static void fill_body(const task *it, const char *machine_text, const hscal_options *options,
                      const hscal_thread_choices *choices, char *body) {
  int *at = (int *)(void *)(body + text_bytes(it));
  if (it->machine_bytes) memcpy(body, machine_text, (size_t)it->machine_bytes);
  if (it->has_slots) memcpy(at, options->slots, (size_t)it->nnodes * sizeof *at), at += it->nnodes;
  if (it->nstarted) memcpy(at, options->started, (size_t)it->nstarted * sizeof *at), at += it->nstarted;
  memcpy(at, choices->of, (size_t)it->nchoices * (size_t)it->nclasses * sizeof *at);
}

/* Points the options of a task that has come into its body. */
static hscal_thread_choices open_body(task *it, char *body) {
  int *at = (int *)(void *)(body + text_bytes(it));
  if (it->has_slots) it->options.slots = at, at += it->nnodes;
  if (it->nstarted) it->options.started = at, at += it->nstarted;
  return (hscal_thread_choices){.count = it->nchoices, .of = at};
}

/* Hands the task out. Where a process has no memory for it, all leave it. Collective. */
static int share_task(const hscal_group *group, const task *it, char **body) {
  if (group->rank != 0) *body = malloc(body_bytes(it) + 1);
  int status = *body ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory to plan together");
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_CREATE, status, 0));
  return hscal__share(group, *body, (int)body_bytes(it));
}

/* Where the plan of a planner stands among those that are timed again; -1: it is none of them. */
static int place_in(const hscal_last_round *last, int number) {
  for (int i = 0; i < last->count; i++)
    if (last->number[i] == number) return i;
  return -1;
}

/* ---- process 0 ------------------------------------------------------------------------------------------------------- */

typedef struct crew_leader {
  hscal_crew crew;
  hscal_session *session;
} crew_leader;

/* What process 0 knows of all planners, by their numbers. */
typedef struct findings {
  hscal_part_result *results; /* [size] */
  int *rank_of;               /* [size] */
  hscal_last_round last;
  hscal_plan
      *fetched[HSCAL_RETIMED_LAYOUTS]; /* [last.count] plans that were timed again; null: its own, or it did not come */
} findings;

/* What all have found in both rounds. Process 0, whose part has the usual layouts, has nothing to do in the second, nor in the last. */
static int gather_twice(const hscal_session *session, int planners, const hscal_part_result *own, findings *found) {
  HSCAL_TRY(hscal__gather_results(session, own, found->results, found->rank_of));
  hscal_second_round round = hscal__second_round(found->results, planners);
  HSCAL_TRY(hscal__share(&session->group, &round, sizeof round));
  return hscal__gather_results(session, own, found->results, found->rank_of);
}

static int fetch_layouts(const hscal_session *session, const hscal_plan *own, findings *found,
                         hscal_told_layout *layouts) {
  for (int i = 0; i < found->last.count; i++) {
    int number = found->last.number[i];
    if (number > 0) HSCAL_TRY(hscal__receive_plan(session, found->rank_of[number], &found->fetched[i]));
    layouts[i] = hscal__tell_layout(number > 0 ? found->fetched[i] : own);
  }
  return 0;
}

/* The last round. */
static int gather_stretches(const hscal_session *session, int planners, const hscal_thread_choices *choices,
                            const hscal_plan *own_plan, const hscal_part_result *own, findings *found) {
  hscal_told_layout layouts[HSCAL_RETIMED_LAYOUTS];
  int *places = NULL;
  found->last = hscal__last_round(found->results, planners, choices);
  HSCAL_TRY(hscal__share(&session->group, &found->last, sizeof found->last));
  if (found->last.count == 0) return 0;
  HSCAL_TRY(fetch_layouts(session, own_plan, found, layouts));
  int status = hscal__share_layouts(session, found->last.count, layouts, &places);
  free(places);
  HSCAL_TRY(status);
  HSCAL_TRY(hscal__gather_results(session, own, found->results, found->rank_of));
  hscal__take_stretches(&found->last, found->results, planners);
  return 0;
}

static hscal_plan *take_fetched(findings *found, int number) {
  const int at = place_in(&found->last, number);
  if (at < 0) return NULL;
  hscal_plan *plan = found->fetched[at];
  found->fetched[at] = NULL;
  return plan;
}

/* The plan of the best of the others, from where it was made unless it has come already. */
static int fetch_best(const hscal_session *session, int best, findings *found, hscal_plan **plan) {
  *plan = take_fetched(found, best);
  int winner = best && !*plan ? found->rank_of[best] : 0;
  HSCAL_TRY(hscal__share(&session->group, &winner, sizeof winner));
  return winner ? hscal__receive_plan(session, winner, plan) : 0;
}

static int findings_init(const hscal_session *session, findings *found) {
  const size_t size = (size_t)session->group.size;
  *found = (findings){.results = calloc(size, sizeof *found->results), .rank_of = calloc(size, sizeof *found->rank_of)};
  int is_short = !found->results || !found->rank_of,
      status = is_short ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu planners", size) : 0;
  return hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, 0);
}

static void findings_free(findings *found) {
  for (int i = 0; i < found->last.count; i++) hscal_plan_free(found->fetched[i]);
  free(found->results);
  free(found->rank_of);
}

/* The plan of all, from the own part, and the best of the others' fetched from where it was made. */
static int collect(const hscal_session *session, const hscal_call *call, const hscal_machine *machine,
                   const hscal_thread_choices *choices, int planners, int status, hscal_plan *own, hscal_plan **plan) {
  const hscal_part_result mine = hscal__part_result_of(status, own);
  findings found;
  int best = 0;
  hscal_plan *other = NULL;
  char text[512];
  snprintf(text, sizeof text, "%s", hscal__last_error());
  int failed = findings_init(session, &found);
  if (!failed) failed = gather_twice(session, planners, &mine, &found);
  if (!failed) failed = gather_stretches(session, planners, choices, own, &mine, &found);
  if (!failed) best = hscal__best_part(found.results, planners);
  if (!failed) failed = fetch_best(session, best, &found, &other);
  if (!failed && other) hscal__set_retimed(call, machine, choices, &found.results[best], other);
  if (!failed && (!status || hscal__is_no_choice(status)))
    *plan = hscal__joint_plan(machine, found.results, planners, best, own, other), own = other = NULL;
  hscal_plan_free(own);
  hscal_plan_free(other);
  findings_free(&found);
  if (failed || *plan) return failed;
  return hscal__fail(status ? status : HSCAL_ERROR_INTERNAL, "%s", text);
}

static int lead(hscal_crew *crew, const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                const hscal_thread_choices *choices, hscal_plan **plan) {
  hscal_session *session = ((crew_leader *)(void *)crew)->session;
  int is_new = session->planners.sent != machine->serial, status;
  char *text = is_new ? hscal__machine_text(machine) : NULL, *body = NULL;
  hscal_plan *own = NULL;
  if (is_new && !text) return hscal__plan_part(call, machine, options, choices, 0, 1, plan); /* no memory: alone */
  task it = task_of(call, machine, options, choices, text);
  status = hscal__share(&session->group, &it, sizeof it);
  body = malloc(body_bytes(&it) + 1);
  if (body) fill_body(&it, text, options, choices, body);
  free(text);
  if (!status) status = share_task(&session->group, &it, &body);
  free(body);
  if (status == HSCAL_ERROR_MEMORY) return hscal__plan_part(call, machine, options, choices, 0, 1, plan);
  HSCAL_TRY(status);
  session->planners.sent = machine->serial;
  status = hscal__plan_part(call, machine, options, choices, 0, it.planners, &own);
  return collect(session, call, machine, choices, it.planners, status, own, plan);
}

/* ---- the others ------------------------------------------------------------------------------------------------------ */

/* Has the process a part? Who has another call, as after a failure, or no machine has nothing to say. */
static int is_part(const hscal_planners *planners, const hscal_call *call, const task *it) {
  return planners->number < it->planners && planners->machine &&
         hscal__call_digest(HSCAL_DIGEST_START, call) == it->call;
}

/* The own part. */
static int do_part(hscal_session *session, const hscal_call *call, const task *it, const char *body,
                   const hscal_thread_choices *choices, hscal_plan **plan) {
  hscal_planners *planners = &session->planners;
  *plan = NULL;
  if (it->machine_bytes) {
    hscal_machine_free(planners->machine);
    planners->machine = NULL;
    HSCAL_TRY(hscal__machine_parse(body, "the machine of process 0", &planners->machine));
  }
  if (!is_part(planners, call, it)) return HSCAL_ERROR_NO_FIT;
  return hscal__plan_part(call, planners->machine, &it->options, choices, planners->number, it->planners, plan);
}

/* The last round: the plan, if it is timed again, goes to process 0; then the layouts come from there, one of which is timed here. */
static int report_stretch(const hscal_session *session, const hscal_call *call, const task *it,
                          const hscal_thread_choices *choices, const hscal_plan *plan, hscal_part_result *result) {
  const hscal_planners *own = &session->planners;
  hscal_told_layout layouts[HSCAL_RETIMED_LAYOUTS];
  hscal_last_round last = {.count = 0};
  int *places = NULL;
  HSCAL_TRY(hscal__share(&session->group, &last, sizeof last));
  if (last.count == 0) return 0;
  if (place_in(&last, own->number) >= 0) HSCAL_TRY(hscal__send_plan(session, plan));
  int status = hscal__share_layouts(session, last.count, layouts, &places);
  if (!status && is_part(own, call, it))
    result->stretch_s = hscal__time_stretch(call, own->machine, choices, &last, layouts, own->number, it->planners);
  free(places);
  HSCAL_TRY(status);
  return hscal__gather_results(session, result, NULL, NULL);
}

/* What each round has come to goes to process 0; then the plan itself, if it is the best and not there already. */
static int report_part(const hscal_session *session, const hscal_call *call, const task *it,
                       const hscal_thread_choices *choices, int done, hscal_plan **plan) {
  const hscal_group *group = &session->group;
  const hscal_planners *own = &session->planners;
  hscal_part_result result = hscal__part_result_of(done, *plan);
  hscal_second_round round = {.nnear = 0};
  int winner = 0;
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_CREATE, 0, 0));
  HSCAL_TRY(hscal__gather_results(session, &result, NULL, NULL));
  HSCAL_TRY(hscal__share(group, &round, sizeof round));
  if (is_part(own, call, it))
    hscal__plan_part_again(call, own->machine, &it->options, choices, own->number, it->planners, &round, plan, &result);
  HSCAL_TRY(hscal__gather_results(session, &result, NULL, NULL));
  HSCAL_TRY(report_stretch(session, call, it, choices, *plan, &result));
  HSCAL_TRY(hscal__share(group, &winner, sizeof winner));
  return winner == group->rank ? hscal__send_plan(session, *plan) : 0;
}

static int serve_one(hscal_session *session, const hscal_call *call, task *it) {
  hscal_plan *plan = NULL;
  char *body = NULL;
  int status = share_task(&session->group, it, &body);
  if (!status) {
    const hscal_thread_choices choices = open_body(it, body);
    int done = do_part(session, call, it, body, &choices, &plan);
    hscal__clear_error();
    status = report_part(session, call, it, &choices, done, &plan);
  }
  hscal_plan_free(plan);
  free(body);
  return status;
}

static int serve(hscal_session *session, const hscal_call *call) {
  for (;;) {
    task it;
    HSCAL_TRY(hscal__share(&session->group, &it, sizeof it));
    if (it.is_over) return 0;
    int status = serve_one(session, call, &it);
    if (status == HSCAL_ERROR_MPI) return status;
  }
}

/* ---- together -------------------------------------------------------------------------------------------------------- */

int hscal__choose_together(hscal_session *session, const hscal_call *call, int alone, hscal_choices *choices) {
  const int root = session->group.rank == 0;
  if (alone || session->group.size == 1) return root ? hscal__choose(session, call, NULL, choices) : 0;
  if (!root) return serve(session, call);
  crew_leader leads = {.crew = {lead}, .session = session};
  int status = hscal__choose(session, call, &leads.crew, choices);
  char text[512];
  snprintf(text, sizeof text, "%s", hscal__last_error());
  task over;
  memset(&over, 0, sizeof over);
  over.is_over = 1;
  int shared = hscal__share(&session->group, &over, sizeof over);
  return status ? hscal__fail(status, "%s", text) : shared;
}
