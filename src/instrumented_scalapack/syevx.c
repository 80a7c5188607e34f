/*
 * p?syevx, p?heevx: some eigenvalues, and their vectors if they are wanted. The matrix is reduced to a tridiagonal one, on a square
 * grid if the workspace is enough; its eigenvalues are found by bisection, its vectors by inverse iteration, and multiplied back.
 * Source: SRC/p?syevx.f, p?heevx.f.
 */
#include "instrumented_scalapack/syevx.h"
#include "base/status.h"
#include "instrumented_scalapack/bisection.h"
#include "instrumented_scalapack/orthogonal.h"
#include "instrumented_scalapack/schemes.h"

enum { BOUNDS = 3, PUT_OFF = 16 }; /* ABSTOL, VL and VU; what PJLAENV answers */

/* ---- workspace ---------------------------------------------------------------------------------------------------- */

static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

/* Of the n vectors that are not dealt there are so many at the beginning: of the routine's type, and real ones. */
static hscal_syntrd_workspace vectors_kept(const hscal_call *call) {
  int64_t n = call->n;
  return hscal__type_is_complex(call->routine->type) ? (hscal_syntrd_workspace){n, 4 * n}
                                                     : (hscal_syntrd_workspace){5 * n, 0};
}

static int64_t share(const hscal_call *call, int n, int processes) {
  int nb = call->operand[HSCAL_A].desc.nb;
  return hscal__local_extent(n, nb, nb, 0, 0, processes);
}

static int is_complex(const hscal_call *call) { return hscal__type_is_complex(call->routine->type); }
/* Has the eigenproblem a second matrix? */
static int is_pencil(const hscal_call *call) { return hscal__call_has(call, HSCAL_B); }

/* For p?syntrd on the square grid. */
static int64_t workspace_to_reduce(const hscal_call *call, const hscal_layout *layout) {
  int side = 1, processes = hscal__layout_processes(layout), vectors = is_complex(call) && !is_pencil(call) ? 2 : 4;
  while ((int64_t)(side + 1) * (side + 1) <= processes) side++;
  int64_t each = most(hscal__local_extent(call->n, 1, 1, 0, 0, side), 2 * PUT_OFF);
  return 2 * (PUT_OFF + 1) * (4 * each + 2) + (each + vectors) * each;
}

/* Beside the vectors that are not dealt; `rows` and `columns` are those of a process. */
static int64_t workspace_to_multiply(const hscal_call *call, int64_t rows, int64_t columns) {
  int64_t nb = call->operand[HSCAL_A].desc.nb;
  if (call->jobz != 'V') return most(nb * (rows + 1), 3);
  return is_complex(call) ? (rows + columns + nb) * nb : rows * columns + 2 * nb * nb;
}

/* For the lower triangle of A x = l B x, whatever is meant. */
static int64_t workspace_to_standard_form(const hscal_call *call, const hscal_layout *layout) {
  hscal_call lower = *call;
  lower.ibtype = 1, lower.uplo = 'L';
  return hscal__syngst_workspace(&lower, layout);
}

hscal_syntrd_workspace hscal__syevx_workspace(const hscal_call *call, const hscal_layout *layout) {
  int nb = call->operand[HSCAL_A].desc.nb, n = call->n, least = hscal__max(n, hscal__max(nb, 2));
  int wanted = hscal__eigenvalues_wanted(call), processes = hscal__layout_processes(layout);
  int64_t rows = share(call, is_pencil(call) ? least : n, layout->nprow);
  int64_t columns = share(call, hscal__max(wanted, hscal__max(nb, 2)), layout->npcol), solves = 5 * (int64_t)least;
  int64_t vectors = call->jobz == 'V' ? (int64_t)hscal__blocks(wanted, processes) * least : 0;
  hscal_syntrd_workspace workspace = vectors_kept(call);
  int64_t to_reduce = (is_pencil(call) ? n : workspace.own) + workspace_to_reduce(call, layout);
  if (is_complex(call)) {
    int64_t whole_columns = share(call, least, layout->npcol);
    /* p?heevx asks for all columns, p?hegvx for those that are wanted alone, and then is refused */
    workspace.own += workspace_to_multiply(call, rows, most(whole_columns, columns));
    workspace.real += (call->jobz == 'V' ? most(solves, rows * columns) : solves) + vectors;
  } else {
    workspace.own += most(solves, workspace_to_multiply(call, rows, columns)) + vectors;
  }
  workspace.own = most(workspace.own, to_reduce);
  if (is_pencil(call)) workspace.own = most(workspace.own, workspace_to_standard_form(call, layout));
  return workspace;
}

hscal_syntrd_workspace hscal__syevx_workspace_left(const hscal_call *call, hscal_syntrd_workspace workspace) {
  const hscal_syntrd_workspace kept = vectors_kept(call);
  return (hscal_syntrd_workspace){workspace.own - kept.own, workspace.real - kept.real};
}

/* ---- the routine -------------------------------------------------------------------------------------------------- */

static int check(const hscal_eigensolver *s) {
  HSCAL_TRY(hscal__agree_on_elements(&s->real, -1, 1));
  HSCAL_TRY(hscal__agree_on_integer(&s->composite));
  HSCAL_TRY(hscal__tell_all(&s->real, 0, BOUNDS));
  return hscal__compare_arguments(&s->composite, s->wants_vectors ? 2 : 1, 4);
}

static int reduce(const hscal_eigensolver *s, hscal_syntrd_workspace workspace) {
  const hscal_call *call = s->composite.call;
  hscal_call part = {.uplo = call->uplo, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  part.routine = hscal__routine_of(call->routine->type, HSCAL_PACK_SYTRD, HSCAL_SCHEME_sytrd, call->routine->flags);
  return hscal__syntrd(&part, &s->composite.layout, s->composite.sink, hscal__syevx_workspace_left(call, workspace));
}

static int prepare(hscal_eigensolver *s, hscal_syntrd_workspace workspace) {
  HSCAL_TRY(check(s));
  if (s->n == 0) return 0;
  HSCAL_TRY(hscal__find_norm(s));
  HSCAL_TRY(reduce(s, workspace));
  for (int beside = 0; beside < 2; beside++)
    HSCAL_TRY(hscal__begins_at_first(&s->composite.call->operand[HSCAL_A]) ? hscal__spread_vector(s)
                                                                           : hscal__spread_diagonal(s, beside));
  return 0;
}

int hscal__syevx(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                 hscal_syntrd_workspace workspace) {
  hscal_eigensolver s;
  int wanted = hscal__eigenvalues_wanted(call);
  hscal__eigensolver_init(&s, call, layout, sink);
  if (!layout->only_data) HSCAL_TRY(prepare(&s, workspace));
  if (call->n == 0) return 0;
  HSCAL_TRY(hscal__stebz(&s, wanted));
  if (!s.wants_vectors) return 0;
  if (call->range == 'V') HSCAL_TRY(hscal__agree_on_integer(&s.composite)); /* is the workspace enough everywhere? */
  HSCAL_TRY(hscal__stein(&s, wanted));
  if (wanted == 0 || layout->only_data) return 0;
  return hscal__multiply_by_q_of_tridiagonal(&s.composite, call->uplo, &call->operand[HSCAL_A], 'L', 0,
                                             &call->operand[HSCAL_C], s.n, wanted);
}

int hscal__syevx_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return hscal__syevx(call, layout, sink, hscal__syevx_workspace(call, layout));
}
