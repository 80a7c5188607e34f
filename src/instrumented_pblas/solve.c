#include "instrumented_pblas/solve.h"
#include "base/status.h"
#include "instrumented_pblas/solve_diagonal.h"

/* ---- kernels ------------------------------------------------------------------------------------------------- */

/* ---- a panel ------------------------------------------------------------------------------------------------- */

/* At coordinate `at`, all who have been told unknowns of the span `known` bring some equations up to date. */
static int update(const hscal_solve *solve, int at, hscal_span equations, hscal_span known) {
  int held = hscal__held_in(&solve->equations, at, equations);
  if (held == 0) return 0;
  for (int line = 0; line < solve->unknowns.nprocs; line++)
    HSCAL_TRY(hscal__solve_update(solve, at, line, held, hscal__held_in(&solve->unknowns, line, known)));
  return 0;
}

/* A stretch of unknowns is known: all equations that remain are brought up to date, and of those that come next the parts
 * are summed. */
static int update_rest(const hscal_solve *solve, hscal_span known) {
  const hscal_dealing *equations = &solve->equations;
  int backward = solve->backward, n = equations->n;
  hscal_span rest = backward ? (hscal_span){0, known.begin} : (hscal_span){known.end, n}, next = rest, far = rest;
  if (rest.begin == rest.end) return 0;
  if (backward)
    next.begin = far.end = hscal__max(0, rest.end - solve->stretch);
  else
    next.end = far.begin = rest.begin + hscal__min(solve->stretch, n - rest.begin);
  int root = hscal__holder(&solve->unknowns, backward ? rest.end - 1 : rest.begin);
  for (int at = 0; at < equations->nprocs; at++) {
    if (!solve->panel.summed) {
      HSCAL_TRY(update(solve, at, rest, known));
      continue;
    }
    int held = hscal__held_in(equations, at, next);
    HSCAL_TRY(update(solve, at, next, known));
    if (held > 0)
      HSCAL_TRY(hscal__emit_combine(&solve->sums, solve->along, at, root, solve->along, held, solve->width));
    HSCAL_TRY(update(solve, at, far, known));
  }
  return 0;
}

/* The sink may pass over some stretches for a vector; panels come in repeats, in which they are not to be told apart. */
static int64_t next_step(const hscal_solve *solve, int64_t next, int64_t count) {
  if (hscal__routine_level(solve->call->routine) == 3) return next;
  int64_t period = hscal__steps_to_repeat(1, &solve->equations, solve->stretch);
  return hscal__emit_step(&solve->emitter, next, count,
                          hscal__steps_to_repeat(period, &solve->unknowns, solve->stretch));
}

int hscal__solve_panel(hscal_solve *solve, int line, int width) {
  int n = solve->equations.n, stretch = solve->stretch, backward = solve->backward;
  solve->width = width;
  HSCAL_TRY(
      hscal__solve_panel_begin(&solve->panel, &solve->emitter, line, width, &solve->unknowns, backward ? n - 1 : 0));
  int count = (n - 1) / stretch + 1;
  for (int64_t i = next_step(solve, 0, count); i < count; i = next_step(solve, i + 1, count)) {
    int begin = (int)(backward ? count - 1 - i : i) * stretch;
    hscal_span span = {begin, begin + hscal__min(stretch, n - begin)};
    HSCAL_TRY(hscal__solve_diagonal(solve, span));
    HSCAL_TRY(update_rest(solve, span));
  }
  return hscal__solve_panel_end(&solve->panel, &solve->emitter, &solve->sums, width);
}

/* ---- the system ---------------------------------------------------------------------------------------------- */

int hscal__solve_init(hscal_solve *solve, const hscal_call *call, const hscal_layout *layout, hscal_sink *sink,
                      hscal_dimension along, hscal_dimension from_along, const hscal_dealing *from) {
  hscal_dealing a[2];
  hscal_dimension across = hscal__other(along);
  hscal__deal_operand(call, HSCAL_A, layout, a);
  *solve = (hscal_solve){.call = call,
                         .emitter = hscal__emitter_make(layout, sink),
                         .along = along,
                         .equations = a[along],
                         .unknowns = a[across],
                         .backward = (call->uplo == 'U') == (along == HSCAL_ROWS)};
  int64_t lcm = hscal__lcm(a[HSCAL_ROWS].src < 0 ? 1 : layout->nprow, a[HSCAL_COLUMNS].src < 0 ? 1 : layout->npcol);
  int64_t stretch = 2 * lcm * layout->backend.panel;
  solve->stretch = stretch < a[along].n ? (int)stretch : a[along].n;
  solve->emitter.broadcast[hscal__scope_of(across)] = solve->backward ? 'd' : 'i';
  int is_trsm = hscal__routine_level(call->routine) == 3;
  char *combine = &solve->emitter.combine[hscal__scope_of(along)], left = *combine;
  *combine = ' ';
  solve->sums = solve->emitter;
  if (!is_trsm) solve->sums.combine[hscal__scope_of(along)] = left;
  int conjugate = is_trsm && hscal__effective_trans(call->trans, call->routine->type) == 'C';
  return hscal__solve_panel_init(&solve->panel, &solve->emitter, from_along, from, along, &solve->equations, conjugate);
}

void hscal__solve_free(hscal_solve *solve) { hscal__solve_panel_free(&solve->panel); }
