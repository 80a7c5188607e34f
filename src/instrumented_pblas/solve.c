#include "instrumented_pblas/solve.h"
#include "base/status.h"
#include "instrumented_pblas/setting.h"

/* ---- kernels ------------------------------------------------------------------------------------------------- */

/* The kernels see A as it is stored, so that transposing exchanges their rows and columns. */
int hscal__solve_update(const hscal_solve *solve, int at, int line, int equations, int unknowns) {
  if (equations == 0 || unknowns == 0) return 0;
  const hscal_emitter *emitter = &solve->emitter;
  int process = hscal__process_at(emitter, solve->along, at, line), rows = solve->along == HSCAL_ROWS;
  if (hscal__routine_level(solve->call->routine) == 2) {
    const char trans[] = {solve->call->trans, 0};
    return hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMV, trans, rows ? equations : unknowns,
                              rows ? unknowns : equations, 0);
  }
  return hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMM, rows ? "NT" : "TN", rows ? equations : solve->width,
                            rows ? solve->width : equations, unknowns);
}

int hscal__solve_block(const hscal_solve *solve, int at, int line, int n) {
  const hscal_call *call = solve->call;
  const hscal_emitter *emitter = &solve->emitter;
  int process = hscal__process_at(emitter, solve->along, at, line), rows = solve->along == HSCAL_ROWS;
  if (hscal__routine_level(call->routine) == 2) {
    const char letters[] = {call->uplo, call->trans, call->diag, 0};
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRSV, letters, 0, n, 0));
  } else {
    const char letters[] = {rows ? 'L' : 'R', call->uplo, 'N', call->diag, 0};
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRSM, letters, rows ? n : solve->width,
                                 rows ? solve->width : n, 0));
  }
  return hscal__emit_copy(emitter, process, solve->along, n, solve->width);
}

/* ---- a panel ------------------------------------------------------------------------------------------------- */

/* The right-hand sides begin .. end-1 of all processes at `at` after unknowns known .. known_end-1 have been solved. */
static int update_all_lines(const hscal_solve *solve, int at, int begin, int end, int known, int known_end) {
  int equations = hscal__held_between(&solve->equations, at, begin, end);
  if (equations == 0) return 0;
  for (int line = 0; line < solve->unknowns.nprocs; line++)
    HSCAL_TRY(
        hscal__solve_update(solve, at, line, equations, hscal__held_between(&solve->unknowns, line, known, known_end)));
  return 0;
}

/* After unknowns known .. known_end-1 those equations that come next are brought up to date and their parts summed, the rest
 * is only brought up to date. */
static int update_rest(const hscal_solve *solve, int known, int known_end) {
  const hscal_dealing *equations = &solve->equations, *unknowns = &solve->unknowns;
  int backward = solve->backward;
  int begin = backward ? 0 : known_end, end = backward ? known : equations->n; /* the rest               */
  if (begin == end) return 0;
  int next_begin = backward ? hscal__max(0, end - solve->stretch) : begin;
  int next_end = backward ? end : hscal__min(end - begin, solve->stretch) + begin;
  int root =
      hscal__owner(backward ? end - 1 : begin, unknowns->first, unknowns->block, unknowns->src, unknowns->nprocs);
  for (int at = 0; at < equations->nprocs; at++) {
    if (!solve->inout.summed) {
      HSCAL_TRY(update_all_lines(solve, at, begin, end, known, known_end));
      continue;
    }
    int held = hscal__held_between(equations, at, next_begin, next_end);
    HSCAL_TRY(update_all_lines(solve, at, next_begin, next_end, known, known_end));
    if (held > 0)
      HSCAL_TRY(hscal__emit_combine(&solve->emitter, solve->along, at, root, solve->along, held, solve->width));
    HSCAL_TRY(update_all_lines(solve, at, backward ? begin : next_end, backward ? next_begin : end, known, known_end));
  }
  return 0;
}

int hscal__solve_panel(hscal_solve *solve, int line, int width) {
  int n = solve->equations.n, stretch = solve->stretch, backward = solve->backward;
  solve->width = width;
  HSCAL_TRY(hscal__inout2_begin(&solve->inout, &solve->emitter, line, width, &solve->unknowns, backward ? n - 1 : 0));
  int last = (n - 1) / stretch;
  for (int i = 0; i <= last; i++) {
    int begin = (backward ? last - i : i) * stretch, end = begin + hscal__min(stretch, n - begin);
    HSCAL_TRY(hscal__solve_diagonal(solve, begin, end));
    HSCAL_TRY(update_rest(solve, begin, end));
  }
  return hscal__inout2_end(&solve->inout, &solve->emitter, width);
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
  solve->emitter.combine[hscal__scope_of(along)] = ' ';
  int conjugate =
      hscal__routine_level(call->routine) == 3 && hscal__effective_trans(call->trans, call->routine->type) == 'C';
  return hscal__inout2_init(&solve->inout, &solve->emitter, from_along, from, along, &solve->equations, conjugate);
}

void hscal__solve_free(hscal_solve *solve) { hscal__inout2_free(&solve->inout); }
