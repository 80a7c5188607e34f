/*
 * p?gesvd: singular values, and the first left and right singular vectors if they are wanted.
 *
 *   1. Arguments are compared, of A and of each matrix of vectors in turn; the 1-norm of A decides whether A is scaled. (It
 *      never is here: norms within the square root of the range of numbers need none.)
 *   2. A is reduced to a bidiagonal matrix (p?gebrd). Its two diagonals, each dealt along one dimension of the grid and alike on all
 *      lines of the other, are broadcast piece by piece until every process has all of both.
 *   3. QR sweeps (?bdsqr of LAPACK) on every process alike: the bidiagonal matrix is replicated, and so is all work on it. What
 *      differs are the vectors: a process rotates its own rows of U and its own columns of V', which are dealt to all
 *      processes one by one. Without vectors it is LAPACK's ?lasq1.
 *   4. p?gemr2d brings U and V' to where the caller wants them; p?ormbr multiplies them by what the reduction reflected.
 *   5. As the sweeps were done by every process for itself, processors that round differently may have come to different values,
 *      or even numbers of sweeps, and then rotated their vectors differently. So the greatest and the least over all processes of
 *      every value (of every tenth, if there are more than ten) are compared: where they differ, INFO = min(m,n) + 1 on all.
 *      Nothing else is compared, and the results stay as they are: a warning, not a repair.
 *
 * Source: SRC/p?gesvd.f, p?lange.f, p?lared1d.f, p?lared2d.f, p?lamch.f, LAPACK's ?bdsqr.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/expectations.h"
#include "instrumented_scalapack/move.h"
#include "instrumented_scalapack/orthogonal.h"
#include "instrumented_scalapack/schemes.h"

enum { COMPARED_EACH = 10 }; /* ITHVAL */

typedef struct decomposition {
  hscal_composite composite;
  hscal_composite real; /* the same with real numbers, also of a complex routine */
  hscal_dealing dealing[2];
  int values;   /* min(m, n) */
  int wants[2]; /* left and right vectors */
} decomposition;

/* Of the vectors: U is operand B, V' is C. They are as many as there are values, of the length of A's columns and rows. */
static hscal_operand_name vectors(int right) { return right ? HSCAL_C : HSCAL_B; }
static int length(const decomposition *d, int right) { return right ? d->composite.call->n : d->composite.call->m; }

/* ---- arguments -------------------------------------------------------------------------------------------------- */

static int check(const decomposition *d) {
  HSCAL_TRY(hscal__agree_on_integer(&d->composite));
  HSCAL_TRY(
      hscal__tell_all_integers(&d->composite, 0, 1)); /* the workspace that the first needs: no other may have less */
  HSCAL_TRY(hscal__compare_arguments(&d->composite, 1, 3));
  for (int right = 0; right < 2; right++)
    if (d->wants[right]) HSCAL_TRY(hscal__compare_arguments(&d->composite, 1, 0));
  return 0;
}

/* ---- the norm --------------------------------------------------------------------------------------------------- */

static int process_at(const decomposition *d, int p, int q) {
  return hscal__process_at(&d->composite.emitter, HSCAL_ROWS, p, q);
}

/* Sums of columns come to the first process row, the largest of them to the first process, and from there to all. */
static int find_norm(const decomposition *d) {
  const hscal_layout *layout = &d->composite.layout;
  const hscal_dealing *columns = &d->dealing[HSCAL_COLUMNS];
  for (int p = 0; p < layout->nprow; p++)
    for (int q = 0; q < layout->npcol; q++)
      HSCAL_TRY(hscal__emit_copy(&d->composite.emitter, process_at(d, p, q), HSCAL_ROWS,
                                 hscal__held(&d->dealing[HSCAL_ROWS], p), hscal__held(columns, q)));
  for (int q = 0; q < layout->npcol; q++)
    HSCAL_TRY(hscal__sum_by_mpi(&d->real, HSCAL_COLUMNS, q, 0, 1, hscal__held(columns, q)));
  for (int q = 0; q < layout->npcol; q++)
    if (hscal__held(columns, q) > 0)
      HSCAL_TRY(hscal__emit_kernel(&d->real.emitter, process_at(d, 0, q), HSCAL_KERNEL_AMAX, "", 0,
                                   hscal__held(columns, q), 0));
  HSCAL_TRY(hscal__find_largest_of_row(&d->real, 0));
  return hscal__tell_all(&d->real, 0, 1);
}

/* ---- the bidiagonal matrix ---------------------------------------------------------------------------------------- */

static int reduce(decomposition *d) {
  const hscal_call *call = d->composite.call;
  hscal_call part = {.m = call->m, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  return hscal__perform(&d->composite, HSCAL_PACK_GEBRD, HSCAL_SCHEME_gebrd, 0, &part);
}

/* A vector dealt along the rows or along the columns of A, from its first process on: each piece to all processes of the line. */
static int spread_diagonal(const decomposition *d, hscal_dimension along) {
  const hscal_operand *a = &d->composite.call->operand[HSCAL_A];
  const hscal_emitter *emitter = &d->composite.emitter;
  hscal_emitter by_mpi = hscal__emitter_by_mpi(&d->real);
  hscal_dimension across = hscal__other(along);
  int entries = along == HSCAL_ROWS ? d->composite.call->m + a->i : d->composite.call->n + a->j;
  int parts = hscal__coordinates(emitter, along);
  for (int part = 0; part < parts; part++) {
    int held = hscal__local_extent(entries, a->desc.mb, a->desc.mb, part, 0, parts);
    for (int line = 0; line < hscal__coordinates(emitter, across); line++)
      HSCAL_TRY(hscal__emit_broadcast(&by_mpi, across, line, part, held, 1));
  }
  return 0;
}

/* The main diagonal goes with the shorter side of A. */
static int spread_diagonals(const decomposition *d) {
  int tall = d->composite.call->m >= d->composite.call->n;
  HSCAL_TRY(spread_diagonal(d, tall ? HSCAL_COLUMNS : HSCAL_ROWS));
  return spread_diagonal(d, tall ? HSCAL_ROWS : HSCAL_COLUMNS);
}

/* ---- sweeps ------------------------------------------------------------------------------------------------------- */

/* Both sides of a sweep: as many rotations of the process's rows of U as of its columns of V'. */
static int sweep(const decomposition *d, int process, const int rotated[2], int64_t sweeps) {
  int rotations = d->values - 1, count = 0;
  hscal_event step[3] = {{.kernel = HSCAL_KERNEL_SCALAR}};
  step[count++].m = rotated[0] || rotated[1] ? HSCAL_SWEEP_STEP : HSCAL_QUOTIENT_STEP;
  for (int right = 0; right < 2; right++)
    if (rotated[right] > 0) step[count++] = (hscal_event){.kernel = HSCAL_KERNEL_ROTATE, .m = rotated[right]};
  for (int i = 0; i < count; i++) {
    step[i].kind = HSCAL_EVENT_COMPUTE;
    step[i].process = process;
    step[i].n = rotations;
  }
  return hscal__emit_over_again(&d->real.emitter, step, count, sweeps);
}

/* Vectors are dealt one by one to all processes. */
static int sweep_all(const decomposition *d) {
  int processes = hscal__layout_processes(&d->composite.layout);
  int parts = hscal__type_is_complex(d->composite.call->routine->type) ? 2 : 1;
  if (d->values < 2) return 0;
  int64_t sweeps = hscal__expected_bidiagonal_sweeps(d->composite.layout.data, d->values);
  for (int process = 0; process < processes; process++) {
    int rotated[2];
    for (int right = 0; right < 2; right++)
      rotated[right] = d->wants[right] ? parts * hscal__local_extent(length(d, right), 1, 1, process, 0, processes) : 0;
    HSCAL_TRY(sweep(d, process, rotated, sweeps));
  }
  return 0;
}

/* ---- vectors ------------------------------------------------------------------------------------------------------ */

/* From all processes in one column or in one row. */
static int bring_vectors(const decomposition *d, int right) {
  hscal_dimension along = right ? HSCAL_COLUMNS : HSCAL_ROWS;
  int processes = hscal__layout_processes(&d->composite.layout);
  hscal_lying from = {.process = NULL}, to = {.process = NULL};
  from.dealing[along] = hscal__deal_index(length(d, right), 0, 1, 1, 0, processes);
  from.dealing[hscal__other(along)] = hscal__deal_index(d->values, 0, 1, 1, 0, 1);
  hscal__deal_operand(d->composite.call, vectors(right), &d->composite.layout, to.dealing);
  hscal_part all = {.uplo = 'A', .m = to.dealing[HSCAL_ROWS].n, .n = to.dealing[HSCAL_COLUMNS].n};
  return hscal__move_in_parts(&d->composite.emitter, &from, &to, &all);
}

/* U = Q U, V' = V' P'. */
static int multiply_back(decomposition *d, int right) {
  const hscal_call *call = d->composite.call;
  const hscal_operand *a = &call->operand[HSCAL_A], *x = &call->operand[vectors(right)];
  int rows, columns;
  hscal__call_shape(call, vectors(right), &rows, &columns);
  return hscal__multiply_by_q_of_bidiagonal(&d->composite, right ? 'P' : 'Q', a, right ? call->m : call->n,
                                            right ? 'R' : 'L', right, x, rows, columns);
}

/* ---- the routine -------------------------------------------------------------------------------------------------- */

int hscal__gesvd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  decomposition d = {.values = hscal__min(call->m, call->n), .wants = {call->jobu == 'V', call->jobvt == 'V'}};
  hscal__composite_init(&d.composite, call, layout, sink);
  hscal__composite_init(&d.real, call, layout, sink);
  hscal__composite_in_reals(&d.real);
  hscal__deal_operand(call, HSCAL_A, layout, d.dealing);
  if (layout->only_data) return sweep_all(&d);
  HSCAL_TRY(check(&d));
  if (d.values == 0) return 0;
  HSCAL_TRY(hscal__agree_on_elements(&d.real, -1, 1)); /* on the least number */
  HSCAL_TRY(find_norm(&d));
  HSCAL_TRY(reduce(&d));
  HSCAL_TRY(spread_diagonals(&d));
  HSCAL_TRY(sweep_all(&d));
  for (int right = 0; right < 2; right++)
    if (d.wants[right]) HSCAL_TRY(bring_vectors(&d, right));
  for (int right = 0; right < 2; right++)
    if (d.wants[right]) HSCAL_TRY(multiply_back(&d, right));
  for (int i = 0; i < 2; i++)
    HSCAL_TRY(hscal__agree_on_elements(&d.real, -1, d.values <= COMPARED_EACH ? d.values : d.values / COMPARED_EACH));
  return 0;
}
