#include "ctxt/crew_exchange.h"
#include "base/status.h"
#include "ctxt/packed_plan.h"
#include "plan/last_round.h"
#include "plan/plan.h"

#include <stdlib.h>
#include <string.h>

enum { PLAN_TAG = 1 };

static int wait_for(MPI_Request *request, const char *what) {
  enum { EAGER_LOOKS = 1000 };
  return hscal__mpi_status(hscal__wait_politely(request, EAGER_LOOKS), what);
}

/* ---- results -------------------------------------------------------------------------------------------------------- */

/* What a process sends to process 0. */
typedef struct report {
  int number;
  hscal_part_result result;
} report;

int hscal__gather_results(const hscal_session *session, const hscal_part_result *own, hscal_part_result *results,
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

int hscal__send_plan(const hscal_session *session, const hscal_plan *plan) {
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

int hscal__receive_plan(const hscal_session *session, int rank, hscal_plan **plan) {
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

/* ---- layouts -------------------------------------------------------------------------------------------------------- */

static size_t places_of(int count, const hscal_told_layout *layouts) {
  size_t places = 0;
  for (int i = 0; i < count; i++) places += (size_t)layouts[i].nprow * (size_t)layouts[i].npcol;
  return places;
}

/* Points the layouts into the places; on process 0 these are filled from where the layouts have them. */
static void move_to(int *places, int is_root, int count, hscal_told_layout *layouts) {
  for (int i = 0; i < count; i++) {
    size_t own = (size_t)layouts[i].nprow * (size_t)layouts[i].npcol;
    if (is_root && own) memcpy(places, layouts[i].node_of, own * sizeof *places);
    layouts[i].node_of = places, places += own;
  }
}

int hscal__share_layouts(const hscal_session *session, int count, hscal_told_layout *layouts, int **places) {
  const hscal_group *group = &session->group;
  hscal_told_layout given[HSCAL_RETIMED_LAYOUTS];
  const int is_root = group->rank == 0;
  *places = NULL;
  memcpy(given, layouts, (size_t)count * sizeof *given);
  HSCAL_TRY(hscal__share(group, given, count * (int)sizeof *given));
  if (!is_root) memcpy(layouts, given, (size_t)count * sizeof *given);
  const size_t all = places_of(count, layouts);
  *places = malloc((all + 1) * sizeof **places);
  int status = *places ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the layouts of others");
  HSCAL_TRY(hscal__agree(group, HSCAL_OPERATION_CREATE, status, 0));
  if (is_root) move_to(*places, is_root, count, layouts);
  HSCAL_TRY(hscal__share(group, *places, (int)(all * sizeof **places)));
  if (!is_root) move_to(*places, is_root, count, layouts);
  return 0;
}
