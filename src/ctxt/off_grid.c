#include "ctxt/off_grid.h"
#include "base/digest.h"
#include "base/environment.h"
#include "base/failure.h"
#include "base/status.h"
#include "ctxt/sessions.h"
#include "hscal.h"
#include "search/space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct grid {
  int nprow, npcol, mb, nb;
  int by_column; /* process 1 is below process 0, not beside it */
} grid;

static int fits(const grid *its, int processes) { return its->nprow <= processes / its->npcol; }

static int too_few(const grid *its, int processes) {
  return hscal__fail(HSCAL_ERROR_NO_GRID, "a grid of %d x %d needs more than %d process%s", its->nprow, its->npcol,
                     processes, processes == 1 ? "" : "es");
}

/* As Cblacs_gridinit seats the processes. */
static int seat(const grid *its, hscal_own_layout *usual) {
  size_t processes = (size_t)its->nprow * (size_t)its->npcol;
  int *rank_of = malloc(2 * processes * sizeof *rank_of);
  if (!rank_of) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a grid of %zu processes", processes);
  for (int p = 0; p < its->nprow; p++)
    for (int q = 0; q < its->npcol; q++)
      rank_of[p * its->npcol + q] = its->by_column ? q * its->nprow + p : p * its->npcol + q;
  hscal__own_layout_free(usual);
  *usual = (hscal_own_layout){.nprow = its->nprow, .npcol = its->npcol, .mb = its->mb, .nb = its->nb};
  usual->rank_of = rank_of;
  usual->node_of = rank_of + processes;
  return 0;
}

/* ---- HSCAL_OFF --------------------------------------------------------------------------------------------- */

/* Digits, a number from 1 on: where it ends, null if there is none. */
static const char *take_number(const char *at, int *number) {
  size_t digits = strspn(at, "0123456789");
  *number = digits > 0 && digits < 10 ? atoi(at) : 0;
  return *number > 0 ? at + digits : NULL;
}

static const char *take_blocks(const char *at, grid *its) {
  at = take_number(at, &its->mb);
  its->nb = its->mb;
  return at && *at == 'x' ? take_number(at + 1, &its->nb) : at;
}

/* PxQ, PxQ:NB, PxQ:MBxNB, each with :row or :col behind it. */
static int read_grid(const char *at, grid *its) {
  *its = (grid){.mb = HSCAL_DEFAULT_BLOCK, .nb = HSCAL_DEFAULT_BLOCK};
  at = take_number(at, &its->nprow);
  if (!at || *at != 'x' || !(at = take_number(at + 1, &its->npcol))) return 0;
  if (*at == ':' && strspn(at + 1, "0123456789") > 0 && !(at = take_blocks(at + 1, its))) return 0;
  its->by_column = strcmp(at, ":col") == 0;
  return !*at || its->by_column || strcmp(at, ":row") == 0;
}

int hscal__off_read(hscal_session *session) {
  const char *value = getenv("HSCAL_OFF");
  int processes;
  grid its;
  session->off = hscal__is_switched_on("HSCAL_OFF");
  size_t digits = value ? strspn(value, "0123456789") : 0;
  if (digits == 0 || !value[digits]) return 0; /* a switch, not a grid */
  if (!read_grid(value, &its))
    return hscal__fail(HSCAL_ERROR_UNKNOWN,
                       "HSCAL_OFF is \"%.40s\", must be 1 or a grid and its blocks, such as 2x2:64 or 2x2:64:col",
                       value);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);
  if (!fits(&its, session->group.size)) /* of a few processes it cannot have been the grid */
    return session->group.size < processes ? 0 : too_few(&its, processes);
  session->is_usual_fixed = 1;
  return seat(&its, &session->usual);
}

/* ---- the program ------------------------------------------------------------------------------------------- */

static int check(const grid *its, const char *order, int processes) {
  if (its->nprow < 1) return hscal__fail(-1, "nprow = %d, a grid has at least one row", its->nprow);
  if (its->npcol < 1) return hscal__fail(-2, "npcol = %d, a grid has at least one column", its->npcol);
  if (its->mb < 1) return hscal__fail(-3, "mb = %d, blocks have at least one row", its->mb);
  if (its->nb < 1) return hscal__fail(-4, "nb = %d, blocks have at least one column", its->nb);
  if (!order || !strchr("RrCc", *order) || !*order)
    return hscal__fail(-5, "the order of the processes must be \"Row\" or \"Column\"");
  return fits(its, processes) ? 0 : too_few(its, processes);
}

static void compare(const void *mine, const void *of_first, char *text, int size) {
  static const char *const order[] = {"row", "column"};
  const grid *here = mine, *there = of_first;
  if (memcmp(here, there, sizeof *here) != 0)
    snprintf(text, (size_t)size, "passed a grid of %d x %d, blocks %d x %d, by %s, process 0 %d x %d, %d x %d, by %s",
             here->nprow, here->npcol, here->mb, here->nb, order[here->by_column], there->nprow, there->npcol,
             there->mb, there->nb, order[there->by_column]);
}

static int usual_grid(int nprow, int npcol, int mb, int nb, const char *order) {
  hscal_session *session = hscal__session();
  if (!session) return HSCAL_ERROR_STATE;
  const grid its = {nprow, npcol, mb, nb, order && (*order == 'C' || *order == 'c')};
  const hscal_matter matter = {&its, sizeof its, compare};
  int status = check(&its, order, session->group.size);
  HSCAL_TRY(hscal__agree_on(&session->group, HSCAL_OPERATION_USUAL_GRID, status,
                            hscal__digest(HSCAL_DIGEST_START, &its, sizeof its), &matter));
  if (session->group.rank == 0 && !session->is_usual_fixed) status = seat(&its, &session->usual);
  HSCAL_TRY(hscal__share_status(&session->group, status));
  session->epoch++;
  return 0;
}

int hscal_usual_grid(int nprow, int npcol, int mb, int nb, const char *order) {
  hscal__enter("hscal_usual_grid");
  return hscal__leave(usual_grid(nprow, npcol, mb, nb, order));
}
