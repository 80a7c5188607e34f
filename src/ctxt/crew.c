#include "ctxt/crew.h"
#include "base/digest.h"
#include "base/status.h"
#include "ctxt/packed_plan.h"
#include "machine/file.h"
#include "machine/write.h"
#include "plan/part_result.h"
#include "plan/plan.h"
#include "plan/planners.h"
#include "plan/rounds.h"
#include "search/search.h"
#include "search/share.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAN_TAG = 1 };

static int wait_for(MPI_Request *request, const char *what) {
  enum { EAGER_LOOKS = 1000 };
  return hscal__mpi_status(hscal__wait_politely(request, EAGER_LOOKS), what);
}

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

/* ---- results -------------------------------------------------------------------------------------------------------- */

/* What a process sends to process 0. */
typedef struct report {
  int number;
  hscal_part_result result;
} report;

/* Of all processes, on process 0 by their numbers as planners; rank_of: which process has a number. Collective. */
static int gather_results(const hscal_session *session, const hscal_part_result *own, hscal_part_result *results,
                          int *rank_of) {
  const hscal_group *group = &session->group;
  report mine, *all = NULL;
  MPI_Request request;
  memset(&mine, 0, sizeof mine);
  mine.number = session->planners.number, mine.result = *own;
  if (group->rank == 0) all = calloc((size_t)group->size, sizeof *all);
  HSCAL_TRY(
      hscal__agree(group, HSCAL_OPERATION_CREATE,
                   group->rank == 0 && !all ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what they found") : 0, 0));
  int status = hscal__mpi_status(
      MPI_Igather(&mine, sizeof mine, MPI_BYTE, all, sizeof mine, MPI_BYTE, 0, group->comm, &request), "MPI_Igather");
  if (!status) status = wait_for(&request, "MPI_Igather");
  for (int i = 0; all && i < group->size && !status; i++)
    results[all[i].number] = all[i].result, rank_of[all[i].number] = i;
  free(all);
  return status;
}

/* The plan of this process goes to process 0; no bytes if that fails. */
static int send_plan(const hscal_session *session, const hscal_plan *plan) {
  hscal_packed_plan *packed = NULL;
  int *nowhere = calloc((size_t)plan->nprocs, sizeof *nowhere); /* process 0 gives the places their processes */
  int bytes = nowhere && hscal__packed_plan_make(plan, nowhere, &packed) == 0 ? (int)packed->bytes : 0;
  MPI_Request request;
  free(nowhere);
  int status =
      hscal__mpi_status(MPI_Isend(packed, bytes, MPI_BYTE, 0, PLAN_TAG, session->planners.comm, &request), "MPI_Isend");
  if (!status) status = wait_for(&request, "MPI_Isend");
  free(packed);
  return status;
}

/* *plan null: the process could not send it. */
static int receive_plan(const hscal_session *session, int rank, hscal_plan **plan) {
  MPI_Comm comm = session->planners.comm;
  MPI_Request request;
  MPI_Status message;
  int bytes, here = 0;
  *plan = NULL;
  for (long look = 0; !here; look++) { /* its size is not known before */
    enum { EAGER_LOOKS = 1000 };
    HSCAL_TRY(hscal__mpi_status(MPI_Iprobe(rank, PLAN_TAG, comm, &here, &message), "MPI_Iprobe"));
    if (!here) hscal__pause(look, EAGER_LOOKS);
  }
  MPI_Get_count(&message, MPI_BYTE, &bytes);
  hscal_packed_plan *packed = malloc((size_t)bytes + 1);
  if (!packed) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan of %d bytes", bytes);
  int status = hscal__mpi_status(MPI_Irecv(packed, bytes, MPI_BYTE, rank, PLAN_TAG, comm, &request), "MPI_Irecv");
  if (!status) status = wait_for(&request, "MPI_Irecv");
  if (!status && bytes > 0) status = hscal__packed_plan_open(packed, (size_t)bytes);
  if (!status && bytes > 0) status = hscal__plan_copy(&packed->plan, plan);
  if (!status && bytes > 0) status = hscal__plan_copy_rivals(&packed->plan, *plan);
  free(packed);
  return status;
}

/* ---- process 0 ------------------------------------------------------------------------------------------------------- */

typedef struct crew_leader {
  hscal_crew crew;
  hscal_session *session;
} crew_leader;

/* What all have found in both rounds. Process 0, whose part has the usual layouts, has nothing to do in the second. */
static int gather_twice(const hscal_session *session, int planners, const hscal_part_result *own,
                        hscal_part_result *results, int *rank_of) {
  HSCAL_TRY(gather_results(session, own, results, rank_of));
  hscal_second_round round = hscal__second_round(results, planners);
  HSCAL_TRY(hscal__share(&session->group, &round, sizeof round));
  return gather_results(session, own, results, rank_of);
}

/* The plan of all, from the own part, and the best of the others' fetched from where it was made. */
static int collect(const hscal_session *session, const hscal_machine *machine, int planners, int status,
                   hscal_plan *own, hscal_plan **plan) {
  size_t size = (size_t)session->group.size;
  hscal_part_result *results = calloc(size, sizeof *results), mine = hscal__part_result_of(status, own);
  int *rank_of = calloc(size, sizeof *rank_of), winner = 0;
  hscal_plan *other = NULL;
  char text[512];
  snprintf(text, sizeof text, "%s", hscal__last_error());
  int failed = results && rank_of ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %zu planners", size);
  failed = hscal__agree(&session->group, HSCAL_OPERATION_CREATE, failed, 0);
  if (!failed) failed = gather_twice(session, planners, &mine, results, rank_of);
  if (!failed) {
    int best = hscal__best_part(results, planners);
    winner = best ? rank_of[best] : 0;
    failed = hscal__share(&session->group, &winner, sizeof winner);
  }
  if (!failed && winner) failed = receive_plan(session, winner, &other);
  if (!failed && (!status || hscal__is_no_choice(status)))
    *plan = hscal__joint_plan(machine, results, planners, own, other), own = other = NULL;
  hscal_plan_free(own);
  hscal_plan_free(other);
  free(results);
  free(rank_of);
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
  return collect(session, machine, it.planners, status, own, plan);
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

/* What both rounds have come to goes to process 0; then the plan itself, if it is the best. */
static int report_part(const hscal_session *session, const hscal_call *call, const task *it,
                       const hscal_thread_choices *choices, int done, hscal_plan **plan) {
  const hscal_group *group = &session->group;
  const hscal_planners *own = &session->planners;
  hscal_part_result result = hscal__part_result_of(done, *plan);
  hscal_second_round round = {.nnear = 0};
  int winner = 0;
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_CREATE, 0, 0));
  HSCAL_TRY(gather_results(session, &result, NULL, NULL));
  HSCAL_TRY(hscal__share(group, &round, sizeof round));
  if (is_part(own, call, it))
    hscal__plan_part_again(call, own->machine, &it->options, choices, own->number, it->planners, &round, plan, &result);
  HSCAL_TRY(gather_results(session, &result, NULL, NULL));
  HSCAL_TRY(hscal__share(group, &winner, sizeof winner));
  return winner == group->rank ? send_plan(session, *plan) : 0;
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
