/*
 * p?syev, p?heev, p?syevd, p?heevd: all eigenvalues, and eigenvectors if they are wanted. The matrix is reduced to a tridiagonal
 * one, which is solved by QL on every process alike, each of which rotates its own rows of the vectors (p?syev), or by
 * divide and conquer (p?syevd); its vectors are multiplied back.
 * Source: SRC/p?syev.f, p?heev.f, p?syevd.f, p?heevd.f, p?lansy.f, p?lared1d.f, TOOLS/p?elget.f, SRC/p?lamch.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/eigensolver.h"
#include "instrumented_scalapack/move.h"
#include "instrumented_scalapack/orthogonal.h"
#include "instrumented_scalapack/schemes.h"
#include "instrumented_scalapack/stedc.h"

enum { COMPARED_EACH = 10 }; /* every so manieth eigenvalue is compared over all processes: ITHVAL */

typedef hscal_eigensolver solver;

void hscal__eigensolver_init(hscal_eigensolver *s, const hscal_call *call, const hscal_layout *layout,
                             hscal_sink *sink) {
  hscal__composite_init(&s->composite, call, layout, sink);
  hscal__composite_init(&s->real, call, layout, sink);
  hscal__composite_in_reals(&s->real);
  hscal__deal_operand(call, HSCAL_A, layout, s->dealing);
  s->n = call->n;
  s->wants_vectors = call->jobz == 'V';
}

static int owner_of(const solver *s, int i, int j) {
  return hscal__process_at(&s->composite.emitter, HSCAL_ROWS,
                           hscal__first_holder(hscal__holder(&s->dealing[HSCAL_ROWS], i)),
                           hscal__first_holder(hscal__holder(&s->dealing[HSCAL_COLUMNS], j)));
}

/* ---- the norm ---------------------------------------------------------------------------------------------------- */

/* The largest entry, which decides whether the matrix is scaled: it never is. */
int hscal__find_norm(const solver *s) {
  int root = owner_of(s, 0, 0);
  const hscal_emitter *emitter = &s->composite.emitter;
  for (int p = 0; p < emitter->nprow; p++)
    for (int q = 0; q < emitter->npcol; q++)
      HSCAL_TRY(hscal__emit_copy(emitter, hscal__process_at(emitter, HSCAL_ROWS, p, q), HSCAL_ROWS,
                                 hscal__held(&s->dealing[HSCAL_ROWS], p),
                                 hscal__held(&s->dealing[HSCAL_COLUMNS], q) / 2));
  HSCAL_TRY(hscal__agree_on_elements(&s->real, root, 1));
  return hscal__tell_all(&s->real, root, 1);
}

/* ---- the tridiagonal matrix to all processes ---------------------------------------------------------------------- */

/* From the rows of vectors that are dealt as the columns of a matrix that begins at process column 0. */
int hscal__spread_vector(const solver *s) {
  const hscal_desc *desc = &s->composite.call->operand[HSCAL_A].desc;
  const hscal_layout *layout = &s->composite.layout;
  for (int q = 0; q < layout->npcol; q++)
    for (int p = 0; p < layout->nprow; p++) {
      hscal_event event = {.kind = HSCAL_EVENT_BROADCAST, .scope = HSCAL_ROW, .line = p, .root = q, .topology = ' '};
      event.m = 1;
      event.n = hscal__local_extent(s->n, desc->mb, desc->mb, q, 0, layout->npcol);
      HSCAL_TRY(s->real.emitter.sink->put(s->real.emitter.sink, &event));
    }
  return 0;
}

/* `count` entries of one block, one by one. */
static int spread_entries(const solver *s, int owner, int count) {
  hscal_emitter parts = hscal__emitter_of_parts(&s->composite);
  for (int64_t i = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, count); i < count;
       i = hscal__emit_part(&parts, HSCAL_GRID, 0, i + 1, count))
    HSCAL_TRY(hscal__tell_all(&s->composite, owner, 1));
  return 0;
}

/* Entry by entry from where it lies in A: the diagonal, or the one beside it on the side of the triangle. */
int hscal__spread_diagonal(const solver *s, int beside) {
  const hscal_emitter *emitter = &s->composite.emitter;
  int upper = s->composite.call->uplo == 'U', block = s->dealing[HSCAL_ROWS].block;
  int64_t count = (s->n - 1) / block + 1, period = hscal__lcm(emitter->nprow, emitter->npcol);
  for (int64_t i = hscal__emit_step(emitter, 0, count, period); i < count;
       i = hscal__emit_step(emitter, i + 1, count, period)) {
    int begin = (int)i * block, end = begin + hscal__min(block, s->n - begin), last = end - 1;
    HSCAL_TRY(spread_entries(s, owner_of(s, begin, begin), end - begin - beside));
    if (beside && end < s->n) HSCAL_TRY(spread_entries(s, upper ? owner_of(s, last, end) : owner_of(s, end, last), 1));
  }
  return 0;
}

/* ---- parts ------------------------------------------------------------------------------------------------------- */

static int reduce(solver *s) {
  const hscal_call *call = s->composite.call;
  hscal_call part = {.uplo = call->uplo, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  return hscal__perform(&s->composite, HSCAL_PACK_SYTRD, HSCAL_SCHEME_sytrd, call->routine->flags, &part);
}

/* Z = Q Z, with the reflectors of the reduction. */
static int multiply_back(solver *s) {
  const hscal_call *call = s->composite.call;
  return hscal__multiply_by_q_of_tridiagonal(&s->composite, call->uplo, &call->operand[HSCAL_A], 'L', 0,
                                             &call->operand[HSCAL_C], s->n, s->n);
}

/* QL on every process, each with as many rows of the vectors as it has of blocks dealt to all of them in one column. */
static int sweep(const solver *s) {
  int nb = s->composite.call->operand[HSCAL_A].desc.nb, processes = hscal__layout_processes(&s->composite.layout);
  int parts = hscal__type_is_complex(s->composite.call->routine->type) ? 2 : 1;
  for (int p = 0; p < processes; p++) {
    int rows = s->wants_vectors ? hscal__local_extent(s->n, nb, nb, p, 0, processes) : 0;
    HSCAL_TRY(hscal__steqr_alone(&s->real, p, s->n, parts * rows));
  }
  return 0;
}

/* From the rows of each process to where the vectors belong. All meet in the context of these rows: one column of processes. */
static int bring_vectors(const solver *s) {
  const hscal_call *call = s->composite.call;
  int nb = call->operand[HSCAL_A].desc.nb, processes = hscal__layout_processes(&s->composite.layout);
  hscal_lying from = {.dealing = {hscal__deal_index(s->n, 0, nb, nb, 0, processes),
                                  hscal__deal_index(s->n, 0, nb, nb, 0, 1)}},
              to = {.process = NULL};
  hscal_emitter emitter = s->composite.emitter;
  emitter.nprow = processes, emitter.npcol = 1;
  hscal__deal_operand(call, HSCAL_C, &s->composite.layout, to.dealing);
  return hscal__move_in_parts(&emitter, &from, &to, &(hscal_part){.uplo = 'A', .m = s->n, .n = s->n});
}

/* ---- the routines ------------------------------------------------------------------------------------------------- */

/* Complex routines ask those they call for their needs, which compare arguments first. */
static int check(const solver *s) {
  HSCAL_TRY(hscal__agree_on_elements(&s->real, -1, 1));
  if (hscal__type_is_complex(s->composite.call->routine->type)) {
    HSCAL_TRY(hscal__compare_arguments(&s->composite, 1, 2));
    if (s->wants_vectors) HSCAL_TRY(hscal__compare_arguments(&s->composite, 2, 4));
  }
  return hscal__compare_arguments(&s->composite, s->wants_vectors ? 2 : 1, 3);
}

int hscal__syev_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  solver s;
  if (call->n == 0) return 0;
  hscal__eigensolver_init(&s, call, layout, sink);
  if (layout->only_data) return sweep(&s);
  HSCAL_TRY(check(&s));
  HSCAL_TRY(hscal__find_norm(&s));
  HSCAL_TRY(reduce(&s));
  for (int beside = 0; beside < 2; beside++) HSCAL_TRY(hscal__spread_diagonal(&s, beside));
  HSCAL_TRY(sweep(&s));
  if (s.wants_vectors) HSCAL_TRY(bring_vectors(&s));
  if (s.wants_vectors) HSCAL_TRY(multiply_back(&s));
  for (int i = 0; i < 2; i++)
    HSCAL_TRY(hscal__agree_on_elements(&s.real, -1, s.n <= COMPARED_EACH ? s.n : s.n / COMPARED_EACH));
  return 0;
}

int hscal__begins_at_first(const hscal_operand *a) {
  return a->i == 0 && a->j == 0 && a->desc.rsrc == 0 && a->desc.csrc == 0;
}

int hscal__syevd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  solver s;
  int is_complex = hscal__type_is_complex(call->routine->type);
  if (call->n == 0) return 0;
  if (layout->only_data) return hscal__stedc(call, layout, sink, HSCAL_C);
  hscal__eigensolver_init(&s, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&s.composite, is_complex ? 2 : 1, 2));
  HSCAL_TRY(hscal__agree_on_elements(&s.real, -1, 1));
  HSCAL_TRY(hscal__find_norm(&s));
  HSCAL_TRY(reduce(&s));
  for (int beside = 0; beside < 2; beside++)
    HSCAL_TRY(is_complex && !hscal__begins_at_first(&call->operand[HSCAL_A]) ? hscal__spread_diagonal(&s, beside)
                                                                             : hscal__spread_vector(&s));
  HSCAL_TRY(hscal__stedc(call, layout, sink, HSCAL_C));
  return multiply_back(&s);
}
