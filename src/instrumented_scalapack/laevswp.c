#include "instrumented_scalapack/laevswp.h"
#include "base/status.h"

typedef struct swap {
  const hscal_eigensolver *solver;
  hscal_dealing rows;
  int wanted, processes;
  hscal_first_vector_of *first_vector_of;
} swap;

/* Entries that one process has of the vectors that another is to have. */
static int entries_for(const swap *s, int from, int to) {
  const hscal_layout *layout = &s->solver->composite.layout;
  const hscal_desc *desc = &s->solver->composite.call->operand[HSCAL_C].desc;
  int column = to % layout->npcol, vectors = 0;
  for (int end = 1; end >= 0; end--) {
    int before = s->first_vector_of(s->wanted, from + end, s->processes);
    int held = hscal__local_extent(before, desc->nb, desc->nb, column, desc->csrc, layout->npcol);
    vectors += end ? held : -held;
  }
  return hscal__as_int((int64_t)vectors * hscal__held(&s->rows, to / layout->npcol));
}

/* From each to the one that is so much further, nothing at all included. */
static int bring_further(const swap *s, int further) {
  const hscal_emitter *emitter = &s->solver->real.emitter;
  for (int p = 0; p < s->processes; p++) {
    int to = (p + further) % s->processes, count = entries_for(s, p, to);
    HSCAL_TRY(hscal__emit_copy(emitter, p, HSCAL_ROWS, count, 1));
    if (further) HSCAL_TRY(hscal__emit_send(emitter, p, to, HSCAL_ROWS, count, 1));
  }
  for (int p = 0; p < s->processes; p++) {
    int from = (p + s->processes - further) % s->processes, count = entries_for(s, from, p);
    if (further) HSCAL_TRY(hscal__emit_receive(emitter, p, from, HSCAL_ROWS, count, 1));
    HSCAL_TRY(hscal__emit_copy(emitter, p, HSCAL_ROWS, count, 1));
  }
  return 0;
}

int hscal__laevswp(const hscal_eigensolver *solver, int wanted, hscal_first_vector_of *first_vector_of) {
  const hscal_layout *layout = &solver->composite.layout;
  hscal_dealing dealing[2];
  hscal__deal_operand(solver->composite.call, HSCAL_C, layout, dealing);
  swap s = {solver, dealing[HSCAL_ROWS], wanted, hscal__layout_processes(layout), first_vector_of};
  hscal_emitter parts = hscal__emitter_of_parts(&solver->composite);
  for (int64_t i = hscal__emit_part(&parts, HSCAL_GRID, 0, 0, s.processes); i < s.processes;
       i = hscal__emit_part(&parts, HSCAL_GRID, 0, i + 1, s.processes))
    HSCAL_TRY(bring_further(&s, (int)i));
  return 0;
}
