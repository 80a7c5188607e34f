/* hscal_data_in: where the matrices of the calls to come lie already. */
#include "base/digest.h"
#include "base/failure.h"
#include "base/status.h"
#include "ctxt/blacs.h"
#include "ctxt/session.h"
#include "ctxt/sessions.h"
#include "hscal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What one process knows: its place in the grid, and the blocks. A row of -1: it has no part of the matrices. */
typedef struct grid_place {
  int nprow, npcol, row, column, mb, nb;
} grid_place;

enum { WORDS = sizeof(grid_place) / sizeof(int) };

/* ---- every process ------------------------------------------------------------------------------------------------- */

/* Without sizes of the program's own: those of hscal's plan, whose results the next call reads. */
static int find_blocks(int ictxt, int mb, int nb, grid_place *mine) {
  const hscal_plan *plan = hscal_ctxt_plan(&ictxt);
  mine->mb = mb, mine->nb = nb;
  if (mb < 0) return hscal__fail(-2, "mb = %d, blocks have at least one row", mb);
  if (nb < 0) return hscal__fail(-3, "nb = %d, blocks have at least one column", nb);
  if (mb > 0 && nb > 0) return 0;
  if (mb > 0 || nb > 0) return hscal__fail(mb > 0 ? -3 : -2, "mb = %d and nb = %d, both or neither may be 0", mb, nb);
  if (!plan)
    return hscal__fail(-2, "mb = nb = 0 stands for the blocks of a context of hscal; context %d is another", ictxt);
  mine->mb = plan->mb, mine->nb = plan->nb;
  return 0;
}

static int find_place(const int *ictxt, int mb, int nb, grid_place *mine) {
  *mine = (grid_place){.row = -1};
  if (!ictxt || *ictxt == -1) return 0;
  Cblacs_gridinfo(*ictxt, &mine->nprow, &mine->npcol, &mine->row, &mine->column);
  if (mine->row < 0)
    return hscal__fail(-1, "%d is no context of the BLACS; a process that has no part of the matrices passes -1",
                       *ictxt);
  return find_blocks(*ictxt, mb, nb, mine);
}

/* ---- process 0, which plans ---------------------------------------------------------------------------------------- */

static int seat(const grid_place *its, int rank, hscal_own_layout *own) {
  if (its->nprow != own->nprow || its->npcol != own->npcol)
    return hscal__fail(-1, "the context of process %d is a grid of %d x %d, another's one of %d x %d", rank, its->nprow,
                       its->npcol, own->nprow, own->npcol);
  if (its->mb != own->mb || its->nb != own->nb)
    return hscal__fail(its->mb != own->mb ? -2 : -3, "process %d passes blocks of %d x %d, another blocks of %d x %d",
                       rank, its->mb, its->nb, own->mb, own->nb);
  int *taken = &own->rank_of[its->row * its->npcol + its->column];
  if (*taken >= 0)
    return hscal__fail(-1, "processes %d and %d have the same place, row %d and column %d, in the contexts they pass",
                       *taken, rank, its->row, its->column);
  *taken = rank;
  return 0;
}

static int is_incomplete(int found, const hscal_own_layout *own) {
  return hscal__fail(-1, "of the %d x %d grid that has the matrices only %d process%s of hscal_init passed the context",
                     own->nprow, own->npcol, found, found == 1 ? "" : "es");
}

/* Who passed a context? Takes grid and blocks from the first of them. */
static int begin_layout(const grid_place *places, int nranks, hscal_own_layout *own) {
  int found = 0;
  for (int rank = nranks - 1; rank >= 0; rank--) {
    const grid_place *its = &places[rank];
    if (its->row < 0) continue;
    own->nprow = its->nprow, own->npcol = its->npcol, own->mb = its->mb, own->nb = its->nb;
    found++;
  }
  if (found == 0) return hscal__fail(-1, "every process passes -1: none has a part of the matrices");
  if (own->nprow > found / own->npcol) return is_incomplete(found, own);
  size_t processes = (size_t)own->nprow * (size_t)own->npcol;
  own->rank_of = malloc(2 * processes * sizeof *own->rank_of);
  if (!own->rank_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a grid of %zu processes", processes);
  own->node_of = own->rank_of + processes;
  for (size_t i = 0; i < processes; i++) own->rank_of[i] = -1;
  return 0;
}

/* No place is taken twice and there are at least as many processes as places, so that in the end all are taken. */
static int take_places(const grid_place *places, int nranks, hscal_own_layout *own) {
  HSCAL_TRY(begin_layout(places, nranks, own));
  for (int rank = 0; rank < nranks; rank++)
    if (places[rank].row >= 0) HSCAL_TRY(seat(&places[rank], rank, own));
  return 0;
}

/* ---- all ----------------------------------------------------------------------------------------------------------- */

static uint64_t digest_of(const hscal_own_layout *own) {
  const int shape[] = {own->nprow, own->npcol, own->mb, own->nb, own->bring_back};
  uint64_t digest = hscal__digest(HSCAL_DIGEST_START, shape, sizeof shape);
  return hscal__digest(digest, own->rank_of, (size_t)own->nprow * (size_t)own->npcol * sizeof *own->rank_of);
}

static int learn(const hscal_group *group, grid_place mine, hscal_own_layout *own) {
  const int root = group->rank == 0;
  grid_place *places = root ? malloc((size_t)group->size * sizeof *places) : NULL;
  int status = root && !places ? hscal__fail(HSCAL_ERROR_MEMORY, "no memory for %d processes", group->size) : 0;
  status = hscal__share_status(group, status);
  if (!status)
    status = hscal__mpi_status(MPI_Gather(&mine, WORDS, MPI_INT, places, WORDS, MPI_INT, 0, group->comm), "MPI_Gather");
  if (!status && root) status = take_places(places, group->size, own);
  free(places);
  HSCAL_TRY(hscal__share_status(group, status));
  if (root) own->digest = digest_of(own);
  return hscal__share(group, &own->digest, sizeof own->digest);
}

/* What is the same on all: { is there a context?, bring_back }. */
static void compare_given(const void *mine, const void *of_first, char *text, int size) {
  const int *given = mine, *its = of_first;
  if (given[0] != its[0])
    snprintf(text, (size_t)size, "passed %s ictxt, process 0 %s", given[0] ? "an" : "no", its[0] ? "one" : "none");
  else if (given[1] != its[1])
    snprintf(text, (size_t)size, "passed bring_back = %d, process 0 %d", given[1], its[1]);
}

static int data_in(const int *ictxt, int mb, int nb, int bring_back) {
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  grid_place mine;
  int status = find_place(ictxt, mb, nb, &mine);
  const int given[] = {ictxt != NULL, ictxt && bring_back};
  const hscal_matter matter = {given, sizeof given, compare_given};
  HSCAL_TRY(hscal__agree_on(&session->group, HSCAL_OPERATION_DATA_IN, status,
                            hscal__digest(HSCAL_DIGEST_START, given, sizeof given), &matter));
  hscal_own_layout own = {.bring_back = given[1]};
  status = ictxt ? learn(&session->group, mine, &own) : 0;
  if (status) {
    hscal__own_layout_free(&own);
    return status;
  }
  hscal__own_layout_free(&session->own_layout);
  session->own_layout = own;
  session->data_stays = 0; /* no context has been made for it */
  return 0;
}

int hscal_data_in(const int *ictxt, int mb, int nb, int bring_back) {
  hscal__enter("hscal_data_in");
  return hscal__leave(data_in(ictxt, mb, nb, bring_back));
}

int hscal_data_stays(void) {
  const hscal_session *session = hscal__session();
  return session && session->data_stays;
}

/* ---- for plans ----------------------------------------------------------------------------------------------------- */
