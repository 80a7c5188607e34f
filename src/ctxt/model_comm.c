/* hscal_model_comm: the processes that a model is planned for, as an MPI communicator. */
#include <mpi.h> /* before hscal.h, which then has it */

#include "base/digest.h"
#include "base/failure.h"
#include "base/status.h"
#include "ctxt/choose.h"
#include "ctxt/chosen_comm.h"
#include "ctxt/enter_context.h"
#include "ctxt/sessions.h"
#include "user_model/machine_speeds.h"
#include "user_model/user_model.h"

#include <stdlib.h>

/* A group and what it points to. */
typedef struct kept_group {
  hscal_model_group group; /* first: what the program holds */
  hscal_packed_plan *packed;
} kept_group;

void hscal_model_group_free(hscal_model_group *group) {
  if (!group) return;
  free(((kept_group *)group)->packed);
  free(group->speed);
  free(group);
}

/* ---- process 0 -------------------------------------------------------------------------------------------------- */

/* The session without what is of matrices alone. */
static hscal_session of_models(const hscal_session *session) {
  hscal_session its = *session;
  its.own_layout = (hscal_own_layout){0};
  its.measures = 0;
  its.asked.mb = its.asked.nb = its.asked.panel = 0;
  return its;
}

static int choose(const hscal_session *session, hscal_model *model, hscal_choices *choices) {
  const hscal_session its = of_models(session);
  hscal_call call;
  int nprow, npcol;
  HSCAL_TRY(hscal__user_model_call(model, &call, &nprow, &npcol));
  const int *slots = hscal__available_slots(&session->availability, &session->hosts);
  if (model->text)
    HSCAL_TRY(hscal__text_model_take_machine(model->text, session->off ? NULL : session->machine, slots,
                                             session->group.size));
  return hscal__choose(&its, &call, NULL, choices);
}

/* What the plan does not say. */
static int describe(const hscal_session *session, hscal_model *model, const hscal_plan *plan, hscal_model_shape *shape,
                    double *speed) {
  hscal_event bench;
  HSCAL_TRY(hscal__user_model_shape(model, plan->nprow, plan->npcol, shape));
  for (int i = 0; i < plan->nprocs; i++) speed[i] = 1;
  if (session->off) return 0;
  HSCAL_TRY(hscal__user_model_bench(model, &bench));
  return hscal__machine_speeds(session->machine, &bench, plan->node_of, plan->nprocs, speed);
}

/* ---- all processes ---------------------------------------------------------------------------------------------- */

/* The plan of process 0, opened, on all. */
static int share_choice(const hscal_group *group, int status, const hscal_choices *choices,
                        hscal_packed_plan **packed) {
  if (!status && group->rank == 0 && !(*packed = hscal__packed_plan_copy(choices->packed[0])))
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a plan");
  HSCAL_TRY(hscal__share_packed_plan(group, status, packed));
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, *packed, (size_t)(*packed)->bytes);
  status = hscal__packed_plan_open(*packed, (size_t)(*packed)->bytes);
  return hscal__agree(group, HSCAL_OPERATION_MODEL_COMM, status, digest);
}

static int plan_together(const hscal_session *session, hscal_model *model, hscal_packed_plan **packed) {
  hscal_choices choices = {0};
  int status = session->group.rank == 0 ? choose(session, model, &choices) : 0;
  status = share_choice(&session->group, status, &choices, packed);
  hscal__choices_free(&choices);
  return status;
}

/* The group on all processes; where this one stands in it. */
static int share_group(const hscal_session *session, hscal_model *model, kept_group *kept) {
  hscal_model_group *group = &kept->group;
  const hscal_plan *plan = &kept->packed->plan;
  hscal_model_shape shape = {0};
  int nprocs = plan->nprow * plan->npcol;
  size_t bytes = (size_t)nprocs * sizeof *group->speed;
  group->speed = malloc(bytes);
  int status = group->speed ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a group of %d processes", nprocs);
  if (!status && session->group.rank == 0) status = describe(session, model, plan, &shape, group->speed);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_MODEL_COMM, status, 0));
  HSCAL_TRY(hscal__share(&session->group, &shape, sizeof shape));
  HSCAL_TRY(hscal__share(&session->group, group->speed, (int)bytes));
  group->nprocs = nprocs, group->parent = shape.parent, group->ncoords = shape.ncoords;
  group->rank = nprocs - 1, group->plan = plan;
  while (group->rank >= 0 && kept->packed->rank_of[group->rank] != session->group.rank) group->rank--;
  for (int d = shape.ncoords, rest = group->rank; d-- > 0; rest /= group->size[d]) {
    group->size[d] = shape.size[d];
    group->coordinate[d] = group->rank < 0 ? -1 : rest % group->size[d];
  }
  return 0;
}

static int make_comm(const hscal_session *session, const kept_group *kept, MPI_Comm *comm) {
  int status = kept->group.rank < 0 ? 0 : hscal__chosen_comm(session->chosen, kept->packed, comm);
  status = hscal__agree(&session->group, HSCAL_OPERATION_MODEL_COMM, status, 0);
  if (status && *comm != MPI_COMM_NULL) MPI_Comm_free(comm);
  return status;
}

static int form_group(const hscal_session *session, hscal_model *model, kept_group *kept, MPI_Comm *comm) {
  int status = kept ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a group");
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_MODEL_COMM, status, 0));
  HSCAL_TRY(plan_together(session, model, &kept->packed));
  HSCAL_TRY(share_group(session, model, kept));
  return make_comm(session, kept, comm);
}

static int model_comm(hscal_model *model, MPI_Comm *comm, hscal_model_group **group) {
  if (comm) *comm = MPI_COMM_NULL;
  if (group) *group = NULL;
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  int status = !model  ? hscal__fail(-1, "model is a null pointer")
               : !comm ? hscal__fail(-2, "the communicator is a null pointer")
                       : 0;
  uint64_t digest = status ? 0 : hscal__user_model_digest(model);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_MODEL_COMM, status, digest));
  kept_group *kept = calloc(1, sizeof *kept);
  status = form_group(session, model, kept, comm);
  if (status || !group) {
    hscal_model_group_free((hscal_model_group *)kept);
    return status;
  }
  *group = &kept->group;
  return 0;
}

int hscal_model_comm(hscal_model *model, MPI_Comm *comm, hscal_model_group **group) {
  hscal__enter("hscal_model_comm");
  return hscal__leave(model_comm(model, comm, group));
}
