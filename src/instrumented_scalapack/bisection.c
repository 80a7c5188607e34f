#include "instrumented_scalapack/bisection.h"
#include "base/status.h"
#include "instrumented_scalapack/expectations.h"
#include "instrumented_scalapack/laevswp.h"

enum { COMPARED = 5, BOUNDS = 3 }; /* integers that p?stebz compares; ABSTOL, VL and VU */

int hscal__eigenvalues_wanted(const hscal_call *call) {
  return call->range == 'I' ? hscal__max(call->iu - call->il + 1, 0) : call->n;
}

int hscal__found_by(int wanted, int process, int processes) {
  return wanted / processes + (process < wanted % processes);
}

int hscal__first_vector_of(int wanted, int process, int processes) {
  int64_t before = (int64_t)hscal__blocks(wanted, processes) * process;
  return before < wanted ? (int)before : wanted;
}

static int processes_of(const hscal_eigensolver *s) { return hscal__layout_processes(&s->composite.layout); }

static int work(const hscal_eigensolver *s, int process, hscal_kernel kernel, int m, int n) {
  return hscal__emit_kernel(&s->real.emitter, process, kernel, "", m, n, 0);
}

/* ---- eigenvalues -------------------------------------------------------------------------------------------------- */

/* Each tells the next one where its own interval ends. */
static int share_intervals(const hscal_eigensolver *s, int wanted) {
  int busy = hscal__min(wanted, processes_of(s));
  for (int p = 0; p + 1 < busy; p++) {
    HSCAL_TRY(hscal__emit_send(&s->real.emitter, p, p + 1, HSCAL_ROWS, 1, 1));
    HSCAL_TRY(hscal__send_integers(&s->composite, p, p + 1, 1));
  }
  for (int p = 1; p < busy; p++) {
    HSCAL_TRY(hscal__emit_receive(&s->real.emitter, p, p - 1, HSCAL_ROWS, 1, 1));
    HSCAL_TRY(hscal__receive_integers(&s->composite, p, p - 1, 1));
  }
  return 0;
}

static int tell_eigenvalues(const hscal_eigensolver *s, int process, int found) {
  HSCAL_TRY(hscal__tell_all_integers(&s->composite, process, 1));
  if (found == 0) return 0;
  HSCAL_TRY(hscal__tell_all_integers(&s->composite, process, found));
  HSCAL_TRY(hscal__tell_all(&s->real, process, found));
  return hscal__tell_all_integers(&s->composite, process, found);
}

/* How many, which, their values, and the block of the matrix that each belongs to. */
static int gather_eigenvalues(const hscal_eigensolver *s, int wanted) {
  int processes = processes_of(s);
  HSCAL_TRY(hscal__sum_integer(&s->composite));
  hscal_emitter parts = hscal__emitter_of_parts(&s->composite);
  for (int64_t i = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, processes); i < processes;
       i = hscal__emit_part(&parts, HSCAL_GRID, 0, i + 1, processes))
    HSCAL_TRY(tell_eigenvalues(s, (int)i, hscal__found_by(wanted, (int)i, processes)));
  return 0;
}

int hscal__stebz(const hscal_eigensolver *s, int wanted) {
  const hscal_call *call = s->composite.call;
  int processes = processes_of(s), is_single = hscal__type_is_single(call->routine->type);
  HSCAL_TRY(hscal__agree_on_elements(&s->real, -1, 1));
  HSCAL_TRY(hscal__tell_all(&s->real, 0, BOUNDS));
  HSCAL_TRY(hscal__tell_all_integers(&s->composite, 0, COMPARED));
  HSCAL_TRY(hscal__agree_on_integer(&s->composite));
  for (int p = 0; p < processes; p++) {
    int counts =
        hscal__expected_counts(s->composite.layout.data, is_single, s->n, hscal__found_by(wanted, p, processes));
    if (s->n > 1 && counts > 0) HSCAL_TRY(work(s, p, HSCAL_KERNEL_SCALAR, HSCAL_COUNT_STEP * counts, s->n));
  }
  if (s->n > 1) HSCAL_TRY(share_intervals(s, wanted));
  return gather_eigenvalues(s, wanted);
}

/* ---- vectors ------------------------------------------------------------------------------------------------------ */

/* One after another, each in some iterations, made orthogonal to those of the process that are near. */
static int iterate(const hscal_eigensolver *s, int process, int vectors) {
  const hscal_call *call = s->composite.call;
  hscal_data data = s->composite.layout.data;
  int iterations = hscal__expected_inverse_iterations(data);
  int rotations = hscal__expected_rotations(data, call->orfac, s->n, vectors);
  const hscal_event vector[] = {
      {.kind = HSCAL_EVENT_COMPUTE,
       .process = process,
       .kernel = HSCAL_KERNEL_SCALAR,
       .m = HSCAL_INVERSE_STEP * (iterations + 1),
       .n = s->n},
      {.kind = HSCAL_EVENT_COMPUTE, .process = process, .kernel = HSCAL_KERNEL_ROTATE, .m = s->n, .n = rotations}};
  return hscal__emit_over_again(&s->real.emitter, vector, rotations > 0 ? 2 : 1, vectors);
}

/* How many failed of each process's: none. */
static int tell_failures(const hscal_eigensolver *s) {
  int processes = processes_of(s);
  hscal_emitter parts = hscal__emitter_of_parts(&s->composite);
  for (int64_t i = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, processes); i < processes;
       i = hscal__emit_part(&parts, HSCAL_GRID, 0, i + 1, processes))
    HSCAL_TRY(hscal__tell_all_integers(&s->composite, (int)i, 1));
  return 0;
}

int hscal__stein(const hscal_eigensolver *s, int wanted) {
  int processes = processes_of(s);
  HSCAL_TRY(hscal__agree_on_integer(&s->composite));
  HSCAL_TRY(hscal__tell_all(&s->real, 0, 1));
  HSCAL_TRY(hscal__compare_arguments(&s->composite, 1, 1));
  if (wanted == 0) return 0;
  for (int p = 0; p < processes; p++) {
    int vectors = hscal__first_vector_of(wanted, p + 1, processes) - hscal__first_vector_of(wanted, p, processes);
    if (vectors > 0) HSCAL_TRY(iterate(s, p, vectors));
  }
  HSCAL_TRY(tell_failures(s));
  return hscal__laevswp(s, wanted, hscal__first_vector_of);
}
