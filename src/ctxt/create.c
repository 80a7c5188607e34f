/* The hscal_*_ctxt functions: process 0 plans, all check, the BLACS make the grid. */
#include "base/digest.h"
#include "base/status.h"
#include "call/arguments.h"
#include "ctxt/grid.h"
#include "ctxt/session.h"
#include "recorded/public.h"
#include "search/search.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- process 0 decides ----------------------------------------------------------------------------------- */

/* HSCAL_OFF: what a program without hscal does, the processes in their natural order. Nothing is predicted (NaN). */
static hscal_plan plain_plan(const hscal_call *call, const hscal_hosts *hosts) {
  enum { PLAIN_NB = 64 }; /* ScaLAPACK Users' Guide, "Achieving High Performance" */
  hscal_plan plan = {.mb = PLAIN_NB,
                     .nb = PLAIN_NB,
                     .panel = hscal__reference_backend.panel,
                     .nnodes = hosts->nnodes,
                     .node_of = hosts->node_of,
                     .node_name = hosts->node_name,
                     .predicted_s = NAN,
                     .lower_s = NAN,
                     .upper_s = NAN,
                     .kept_default = 1};
  snprintf(plan.routine, sizeof plan.routine, "%s", call->routine->name);
  hscal__default_grid(hosts->nranks, &plan.nprow, &plan.npcol);
  plan.nprocs = plan.nprow * plan.npcol;
  plan.fallback = (hscal_candidate){.nprocs = plan.nprocs,
                                    .nprow = plan.nprow,
                                    .npcol = plan.npcol,
                                    .mb = plan.mb,
                                    .nb = plan.nb,
                                    .panel = plan.panel,
                                    .predicted_s = NAN};
  return plan;
}

static void explain(const hscal_session *session, const hscal_plan *plan) {
  if (!hscal__is_switched_on("HSCAL_EXPLAIN")) return;
  if (session->off) {
    fprintf(stderr, "hscal: HSCAL_OFF is set: plain %d x %d grid, NB %d, panel %d\n", plan->nprow, plan->npcol,
            plan->nb, plan->panel);
    return;
  }
  char *text = hscal__plan_text(plan);
  if (text) fputs(text, stderr);
  free(text);
}

/* Gives the grid coordinates of the plan their processes and packs both for the journey. */
static int pack_plan(const hscal_session *session, const hscal_plan *plan, hscal_image **image) {
  if (plan->nprow < 1 || plan->npcol < 1 || plan->nprow > session->group.size / plan->npcol)
    return hscal__fail(HSCAL_ERROR_INTERNAL, "the plan wants a %d x %d grid of %d processes", plan->nprow, plan->npcol,
                       session->group.size);
  int nprocs = plan->nprow * plan->npcol;
  int *rank_of = malloc((size_t)nprocs * sizeof *rank_of);
  if (!rank_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to place %d processes", nprocs);
  int status = hscal__hosts_place(&session->hosts, plan->node_of, nprocs, rank_of);
  if (!status) status = hscal__image_make(plan, rank_of, image);
  free(rank_of);
  return status;
}

/* The call goes where ScaLAPACK's own goes: to the first pilaenv_ among the libraries of the program. */
static int panel_is_free(void) {
  const int no_context = -1;
  long before = hscal__table_panel_requests();
  pilaenv_(&no_context, "D");
  return hscal__table_panel_requests() != before;
}

static int decide(const hscal_session *session, const hscal_call *call, hscal_image **image) {
  if (session->off) {
    hscal_plan plain = plain_plan(call, &session->hosts);
    explain(session, &plain);
    return pack_plan(session, &plain, image);
  }
  hscal_plan *plan = NULL;
  hscal_options options = {.slots = session->hosts.slots,
                           .one_kind = hscal__is_switched_on("HSCAL_ONE_KIND"),
                           .threads =
                               session->chooses_threads ? 0 : hscal__threads_kept(&session->threads, session->machine),
                           .most_threads = session->threads.most,
                           .panel = panel_is_free() ? 0 : hscal__reference_backend.panel};
  HSCAL_TRY(hscal__search(call, session->machine, &options, &plan));
  explain(session, plan);
  int status = pack_plan(session, plan, image);
  if (!status) (*image)->sets_threads = session->chooses_threads;
  hscal_plan_free(plan);
  return status;
}

/* ---- all follow ------------------------------------------------------------------------------------------ */

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
  record->serial = session->created;
  return 0;
}

static int enter_context(hscal_session *session, const hscal_call *call, hscal_image **image, int *ictxt) {
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, *image, (size_t)(*image)->bytes);
  int status = hscal__image_open(*image, (size_t)(*image)->bytes);
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, status, digest));
  hscal_record *record = calloc(1, sizeof *record);
  int *usermap = hscal__grid_usermap(*image);
  if (record) {
    record->image = *image;
    record->size.m = call->m, record->size.n = call->n, record->size.k = call->k;
  }
  status = make_context(session, record, usermap, digest, ictxt);
  free(usermap);
  if (status || *ictxt < 0) {
    free(record);
    if (!status) session->left_out++;
    return status;
  }
  *image = NULL; /* the record's now */
  record->created_s = MPI_Wtime();
  hscal__table_add(record);
  hscal__threads_follow();
  return 0;
}

static int create(const hscal_call *call, int packed, int *ictxt) {
  int nowhere;
  if (!ictxt) ictxt = &nowhere;
  *ictxt = -1;
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  HSCAL_TRY(hscal__agree(&session->group, HSCAL_OPERATION_CREATE, packed,
                         packed ? 0 : hscal__call_digest(HSCAL_DIGEST_START, call)));

  hscal_image *image = NULL;
  int status = session->group.rank == 0 ? decide(session, call, &image) : 0;
  status = share_image(&session->group, status, &image);
  if (!status) status = enter_context(session, call, &image, ictxt);
  free(image);
  return status;
}

#define X(name, type, pack, scheme, flags)                                                                             \
  int hscal_##name##_ctxt(HSCAL_PARAMETERS(pack, type) int *ictxt) {                                                   \
    hscal_call call;                                                                                                   \
    hscal__clear_error();                                                                                              \
    int packed = hscal__call_read(&hscal__routines[HSCAL_ROUTINE_##name], HSCAL_GIVEN(pack), &call);                   \
    if (!packed && !ictxt) packed = hscal__fail(-hscal__ictxt_position(call.routine), "ictxt is a null pointer");      \
    return create(&call, packed, ictxt);                                                                               \
  }
#include "routines.def"
#undef X

/* Process 0 records; what the others know of the call is enough to agree on it. */
int hscal_recorded_ctxt(const hscal_recorded *recorded, int *ictxt) {
  hscal_recording outline, *recording = NULL;
  hscal_call call = {.routine = hscal__routines};
  hscal__clear_error();
  int packed = hscal__recorded_outline(recorded, &outline);
  if (!packed && !ictxt) packed = hscal__fail(HSCAL_ERROR_ARGUMENT, "ictxt is a null pointer");
  if (!packed) call = hscal__recording_call(&outline);
  const hscal_session *session = hscal__session();
  if (!packed && session && session->group.rank == 0 && !session->off) {
    packed = hscal__recording_of(recorded, &recording);
    if (recording) call = hscal__recording_call(recording);
  }
  int status = create(&call, packed, ictxt);
  hscal__recording_free(recording);
  return status;
}
