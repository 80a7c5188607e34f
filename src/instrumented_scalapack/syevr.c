/*
 * p?syevr, p?heevr: some eigenvalues, and their vectors if they are wanted. The matrix is reduced to a tridiagonal one, on a square
 * grid if the workspace is enough; its eigenvalues and vectors are found by relatively robust representations, and the vectors multiplied
 * back.
 * Source: SRC/p?syevr.f, p?heevr.f.
 */
#include "instrumented_scalapack/syevr.h"
#include "base/status.h"
#include "instrumented_scalapack/bisection.h"
#include "instrumented_scalapack/laevswp.h"
#include "instrumented_scalapack/mrrr.h"
#include "instrumented_scalapack/orthogonal.h"
#include "instrumented_scalapack/schemes.h"

enum { PUT_OFF = 16 }; /* what PJLAENV answers */

/* ---- workspace ---------------------------------------------------------------------------------------------------- */

static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }
static int is_complex(const hscal_call *call) { return hscal__type_is_complex(call->routine->type); }

/* Of the n vectors that are not dealt there are so many at the beginning: of the routine's type, and real ones. Of those beside the
 * diagonal two are one longer. */
static hscal_syntrd_workspace vectors_kept(const hscal_call *call) {
  int64_t n = call->n;
  return is_complex(call) ? (hscal_syntrd_workspace){n, 5 * n + 2} : (hscal_syntrd_workspace){5 * n + 2, 0};
}

/* For p?syntrd on the square grid. */
static int64_t workspace_to_reduce(const hscal_call *call, const hscal_layout *layout) {
  int side = 1, processes = hscal__layout_processes(layout);
  while ((int64_t)(side + 1) * (side + 1) <= processes) side++;
  int64_t each = most(hscal__local_extent(call->n, 1, 1, 0, 0, side), 2 * PUT_OFF);
  return 2 * (PUT_OFF + 1) * (4 * each + 2) + (each + 4) * each;
}

static int64_t most_rows(const hscal_call *call, const hscal_layout *layout) {
  int nb = call->operand[HSCAL_A].desc.nb;
  return hscal__local_extent(call->n, nb, nb, 0, 0, layout->nprow);
}

static int64_t most_columns(const hscal_call *call, const hscal_layout *layout) {
  int nb = call->operand[HSCAL_A].desc.nb;
  return hscal__local_extent(hscal__eigenvalues_wanted(call), nb, nb, 0, 0, layout->npcol);
}

/* For the tridiagonal problem, and again to multiply real vectors. */
static int64_t workspace_to_solve(const hscal_call *call, const hscal_layout *layout) {
  int64_t n = call->n, nb = call->operand[HSCAL_A].desc.nb;
  if (call->jobz != 'V') return 12 * n;
  return most(18 * n, most_rows(call, layout) * most_columns(call, layout) + 2 * nb * nb);
}

/* For vectors before they are dealt. */
static int64_t workspace_for_vectors(const hscal_call *call, const hscal_layout *layout) {
  int wanted = hscal__eigenvalues_wanted(call), processes = hscal__layout_processes(layout);
  return call->jobz == 'V' ? (hscal__blocks(wanted, processes) + (int64_t)2) * call->n : 0;
}

static int64_t sum(int64_t a, int64_t b) { return a < INT64_MAX - b ? a + b : INT64_MAX; }

hscal_syntrd_workspace hscal__syevr_workspace(const hscal_call *call, const hscal_layout *layout) {
  int64_t n = call->n, nb = call->operand[HSCAL_A].desc.nb;
  int64_t rows = most_rows(call, layout), columns = most_columns(call, layout);
  int64_t to_reduce = (is_complex(call) ? n : 5 * n) + workspace_to_reduce(call, layout);
  hscal_syntrd_workspace workspace = vectors_kept(call);
  int64_t to_solve = sum(workspace_to_solve(call, layout), workspace_for_vectors(call, layout));
  if (is_complex(call)) {
    workspace.own += most(call->jobz == 'V' ? (rows + columns + nb) * nb : nb * (rows + 1), 3 * nb);
    workspace.real = most(sum(workspace.real, to_solve), 3);
  } else {
    workspace.own = sum(workspace.own, to_solve);
  }
  workspace.own = most(most(workspace.own, to_reduce), 3);
  return workspace;
}

hscal_syntrd_workspace hscal__syevr_workspace_left(const hscal_call *call, hscal_syntrd_workspace workspace) {
  const hscal_syntrd_workspace kept = vectors_kept(call);
  return (hscal_syntrd_workspace){workspace.own - kept.own, workspace.real - kept.real};
}

/* What p?ormtr wants on a process: of its rows without the first ones of Q, which are those of the identity. */
static int64_t workspace_to_multiply(const hscal_call *call, const hscal_layout *layout, int p, int q) {
  const hscal_operand *z = &call->operand[HSCAL_C];
  const hscal_desc *desc = &z->desc;
  int nb = desc->nb, skipped = call->uplo == 'L', inside = (z->i + skipped) % nb;
  int first = hscal__owner(z->i + skipped, nb, nb, desc->rsrc, layout->nprow);
  int64_t rows = hscal__local_extent(call->n - 1 + inside, nb, nb, p, first, layout->nprow);
  int64_t columns = hscal__local_extent(hscal__eigenvalues_wanted(call), nb, nb, q, desc->csrc, layout->npcol);
  return most((int64_t)nb * (nb - 1) / 2, (rows + columns) * nb) + (int64_t)nb * nb;
}

int hscal__syevr_workspace_suffices(const hscal_call *call, const hscal_layout *layout) {
  int64_t nb = call->operand[HSCAL_A].desc.nb;
  int64_t left = hscal__syevr_workspace_left(call, hscal__syevr_workspace(call, layout)).own;
  if (call->n == 0) return 1;
  if (left < nb * most(most_rows(call, layout) + 1, 3)) return 0;
  if (call->jobz != 'V') return 1;
  if (!is_complex(call)) left = workspace_to_solve(call, layout);
  for (int p = 0; p < layout->nprow; p++)
    for (int q = 0; q < layout->npcol; q++)
      if (workspace_to_multiply(call, layout, p, q) > left) return 0;
  return 1;
}

/* ---- the routine -------------------------------------------------------------------------------------------------- */

static int reduce(const hscal_eigensolver *s) {
  const hscal_call *call = s->composite.call;
  const hscal_layout *layout = &s->composite.layout;
  hscal_call part = {.uplo = call->uplo, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  part.routine = hscal__routine_of(call->routine->type, HSCAL_PACK_SYTRD, HSCAL_SCHEME_sytrd, call->routine->flags);
  return hscal__syntrd(&part, layout, s->composite.sink,
                       hscal__syevr_workspace_left(call, hscal__syevr_workspace(call, layout)));
}

int hscal__syevr_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_eigensolver s;
  int wanted = hscal__eigenvalues_wanted(call);
  hscal__eigensolver_init(&s, call, layout, sink);
  if (layout->only_data) return hscal__mrrr_solve(&s, wanted);
  HSCAL_TRY(hscal__agree_on_elements(&s.real, -1, 1));
  HSCAL_TRY(hscal__agree_on_integer(&s.composite)); /* where to put off updates: PJLAENV */
  HSCAL_TRY(hscal__compare_arguments(&s.composite, s.wants_vectors ? 2 : 1, 4));
  if (call->n == 0) return 0;
  HSCAL_TRY(reduce(&s));
  for (int beside = 0; beside < 2; beside++)
    HSCAL_TRY(hscal__begins_at_first(&call->operand[HSCAL_A]) ? hscal__spread_vector(&s)
                                                              : hscal__spread_diagonal(&s, beside));
  HSCAL_TRY(hscal__mrrr_solve(&s, wanted));
  HSCAL_TRY(hscal__mrrr_gather(&s, wanted));
  if (!s.wants_vectors) return 0;
  HSCAL_TRY(hscal__laevswp(&s, wanted, hscal__mrrr_first_of));
  return hscal__multiply_by_q_of_tridiagonal(&s.composite, call->uplo, &call->operand[HSCAL_A], 'L', 0,
                                             &call->operand[HSCAL_C], s.n, wanted);
}
