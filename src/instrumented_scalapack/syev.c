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
#include "instrumented_scalapack/stedc_alone.h"

enum { COMPARED_EACH = 10 }; /* every so manieth eigenvalue is compared over all processes: ITHVAL */

typedef hscal_eigensolver solver;

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

/* The reflectors of the reduction on all vectors. */
double hscal__syevd_joint_flops(const hscal_call *call, double width) {
  double n = call->n;
  (void)width;
  return hscal__reflection_flops(n - 1, n, n - 1);
}

double hscal__syev_joint_flops(const hscal_call *call, double width) {
  return call->jobz == 'V' ? hscal__syevd_joint_flops(call, width) : 0;
}
