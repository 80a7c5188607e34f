#include "instrumented_scalapack/mrrr.h"
#include "base/status.h"
#include "instrumented_scalapack/bisection.h"

enum { ABOUT = 2 }; /* integers that go before eigenvalues: which is the first, and how many */

int hscal__mrrr_first_of(int wanted, int process, int processes) {
  return wanted / processes * process + hscal__min(process, wanted % processes);
}

static hscal_range share_of(int wanted, int process, int processes) {
  return (hscal_range){hscal__mrrr_first_of(wanted, process, processes),
                       hscal__mrrr_first_of(wanted, process + 1, processes)};
}

static int processes_of(const hscal_eigensolver *s) { return hscal__layout_processes(&s->composite.layout); }
static int count(hscal_range range) { return range.end - range.begin; }
static int meet(hscal_range a, hscal_range b) { return a.begin < b.end && b.begin < a.end; }

int hscal__mrrr_exchanges(const hscal_call *call, hscal_data data) {
  return 1 + hscal__expected_clusters_cross(data, hscal__type_is_single(call->routine->type), call->n);
}

hscal_range hscal__mrrr_needs(const hscal_call *call, hscal_data data, hscal_exchange which, int process,
                              int processes) {
  int wanted = hscal__eigenvalues_wanted(call), before = call->range == 'I' ? call->il - 1 : 0;
  hscal_range own = share_of(wanted, process, processes), all = {0, wanted};
  if (count(own) == 0) return own;
  return which == HSCAL_SECOND_EXCHANGE ? hscal__next_to(own, all)
                                        : hscal__expected_neighbours(data, call->n / 2 - before, own, all);
}

/* ---- exchange ------------------------------------------------------------------------------------------------------ */

/* What `process` knows of its own eigenvalues: so many real numbers. */
static int send_own(const hscal_eigensolver *s, int process, int to, int values) {
  HSCAL_TRY(hscal__send_integers(&s->composite, process, to, ABOUT));
  return values == 0 ? 0 : hscal__emit_send(&s->real.emitter, process, to, HSCAL_ROWS, values, 1);
}

static int receive_from(const hscal_eigensolver *s, int process, int from, int values) {
  HSCAL_TRY(hscal__receive_integers(&s->composite, process, from, ABOUT));
  return values == 0 ? 0 : hscal__emit_receive(&s->real.emitter, process, from, HSCAL_ROWS, values, 1);
}

/* What process `from` has, to those whose own eigenvalues may hang together with these. */
static int tell(const hscal_eigensolver *s, int wanted, hscal_exchange which, int from) {
  enum { NUMBERS = 2 }; /* an eigenvalue, and how far it may be off */
  int processes = processes_of(s);
  hscal_data data = s->composite.layout.data;
  hscal_range own = share_of(wanted, from, processes);
  hscal_range needs = hscal__mrrr_needs(s->composite.call, data, which, from, processes);
  for (int p = 0; p < processes; p++)
    if (p != from && meet(needs, share_of(wanted, p, processes))) HSCAL_TRY(send_own(s, from, p, NUMBERS * count(own)));
  for (int p = 0; p < processes; p++)
    if (p != from && meet(own, hscal__mrrr_needs(s->composite.call, data, which, p, processes)))
      HSCAL_TRY(receive_from(s, p, from, NUMBERS * count(own)));
  return 0;
}

/* One after another: a process hears of those before it before it tells what it knows. */
static int collaborate(const hscal_eigensolver *s, int wanted, hscal_exchange which) {
  hscal_emitter parts = hscal__emitter_of_parts(&s->composite);
  int64_t processes = processes_of(s);
  for (int64_t from = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, processes); from < processes;
       from = hscal__emit_part(&parts, HSCAL_GRID, 0, from + 1, processes))
    HSCAL_TRY(tell(s, wanted, which, (int)from));
  return 0;
}

int hscal__mrrr_gather(const hscal_eigensolver *s, int wanted) {
  int processes = processes_of(s);
  for (int p = 1; p < processes; p++) {
    int values = count(share_of(wanted, p, processes));
    HSCAL_TRY(send_own(s, p, 0, values));
    HSCAL_TRY(receive_from(s, 0, p, values));
  }
  HSCAL_TRY(hscal__sum_integer(&s->composite)); /* how many there are */
  return hscal__tell_all(&s->real, 0, wanted);
}

/* ---- work ---------------------------------------------------------------------------------------------------------- */

typedef int64_t expected_work(const hscal_spectrum *spectrum, int found);

/* Of every process, one part of so many equal ones. */
static int work_on_all(const hscal_eigensolver *s, int wanted, expected_work *expected, int parts) {
  int processes = processes_of(s);
  hscal_spectrum spectrum = {.data = s->composite.layout.data,
                             .is_single = hscal__type_is_single(s->composite.call->routine->type),
                             .n = s->n,
                             .is_wanted_exactly = !s->wants_vectors,
                             .is_shared = s->wants_vectors && processes > 1};
  for (int p = 0; p < processes; p++) {
    int found = count(share_of(wanted, p, processes));
    if (found == 0 || s->n < 2) continue;
    int64_t operations = expected(&spectrum, found) / parts;
    HSCAL_TRY(hscal__emit_kernel(&s->real.emitter, p, HSCAL_KERNEL_SCALAR, "", (int)operations, s->n, 0));
  }
  return 0;
}

int hscal__mrrr_solve(const hscal_eigensolver *s, int wanted) {
  int exchanges = hscal__mrrr_exchanges(s->composite.call, s->composite.layout.data);
  HSCAL_TRY(work_on_all(s, wanted, hscal__expected_root_work, 1));
  for (int i = 0; s->wants_vectors && i < exchanges; i++) {
    if (processes_of(s) > 1) HSCAL_TRY(collaborate(s, wanted, (hscal_exchange)i));
    HSCAL_TRY(work_on_all(s, wanted, hscal__expected_tree_work, exchanges));
  }
  return 0;
}
