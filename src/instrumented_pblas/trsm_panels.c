/*
 * p?trsm with panels of A and of B broadcast. Panels are as wide as the logical block size (pilaenv) and may lie on several
 * lines: then they are gathered, and solving with a panel becomes a chain over the processes that hold the unknowns.
 * Source: PBLAS/SRC/PTOOLS/PB_CptrsmAB.c, PB_CptrsmAB0.c, PB_CptrsmAB1.c.
 */
#include "instrumented_pblas/trsm_panels.h"
#include "base/status.h"
#include "instrumented_pblas/gather.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/replicate.h"

/* A solve under way. The processes are named by their coordinate `at` of the index that is solved for, and `line`. */
typedef struct solve_panels {
  const hscal_trsm *trsm;
  const hscal_emitter *emitter;
  hscal_dimension along, across;
  const hscal_dealing *solved, *sides; /* B's indices along these: unknowns and right-hand sides     */
  hscal_mover matrix;                  /* panels of A to where B is solved for                       */
  hscal_mover solution;                /* panels of what has been solved; they lie across            */
  const int *sides_held;               /* right-hand sides on each line                              */
  int turned;                          /* panels of A are transposed on the way                     */
  char trans;                          /* if not, this letter is left to the kernels                 */
} solve_panels;

static int size(hscal_span span) { return span.end - span.begin; }

/* ---- local work ---------------------------------------------------------------------------------------------- */

static int process_at(const solve_panels *s, int at, int line) {
  return hscal__process_at(s->emitter, s->along, at, line);
}

static int solve_locally(const solve_panels *s, int at, int line, int unknowns) {
  const hscal_call *call = s->trsm->call;
  int rows = s->along == HSCAL_ROWS, sides = s->sides_held[line];
  char triangle = s->turned ? (call->uplo == 'U' ? 'L' : 'U') : call->uplo;
  char letters[] = {call->side, triangle, s->trans, call->diag, 0};
  return hscal__emit_kernel(s->emitter, process_at(s, at, line), HSCAL_KERNEL_TRSM, letters, rows ? unknowns : sides,
                            rows ? sides : unknowns, 0);
}

/* Takes `known` unknowns from `unknowns` others, or adds up what is to be taken from them. */
static int multiply(const solve_panels *s, int at, int line, int unknowns, int known) {
  int rows = s->along == HSCAL_ROWS, sides = s->sides_held[line];
  char letters[] = {rows ? s->trans : 'N', rows ? 'N' : s->trans, 0};
  if (unknowns == 0 || known == 0) return 0;
  return hscal__emit_kernel(s->emitter, process_at(s, at, line), HSCAL_KERNEL_GEMM, letters, rows ? unknowns : sides,
                            rows ? sides : unknowns, known);
}

/* Takes from the right-hand sides of some unknowns what was added up for them. */
static int subtract(const solve_panels *s, int at, int line, int unknowns) {
  return hscal__emit_copy(s->emitter, process_at(s, at, line), s->across, s->sides_held[line], unknowns);
}

/* Unknowns that lie on one coordinate or on all are solved there. `sums`: something was added up for them. */
static int solve_in_place(const solve_panels *s, hscal_span span, int sums) {
  int holder = hscal__holder(s->solved, span.begin), last = hscal__last_holder(holder, s->solved);
  for (int line = 0; line < s->sides->nprocs; line++)
    for (int at = hscal__first_holder(holder); at <= last && s->sides_held[line] > 0; at++) {
      if (sums) HSCAL_TRY(subtract(s, at, line, size(span)));
      HSCAL_TRY(solve_locally(s, at, line, size(span)));
    }
  return 0;
}

/* ---- panels -------------------------------------------------------------------------------------------------- */

/* Brings the panel of A that goes with unknowns `thin`, in the extent `span`, to where B has this extent. */
static int bring_matrix(solve_panels *s, hscal_span span, hscal_span thin) {
  const hscal_trsm *trsm = s->trsm;
  hscal_dimension from_along = s->turned ? s->across : s->along;
  hscal_dealing from = hscal__deal_span(&trsm->a[from_along], span), to = hscal__deal_span(s->solved, span);
  hscal_dealing across = hscal__deal_span(&trsm->a[hscal__other(from_along)], thin);
  int line;
  HSCAL_TRY(hscal__mover_deal(&s->matrix, &from, &to));
  HSCAL_TRY(hscal__gather(&s->matrix.from, s->emitter, &across, trsm->backward, HSCAL_REUSE_IN_PLACE, &line));
  return hscal__replicate(&s->matrix, s->emitter, line, hscal__line_of(s->sides), size(thin), HSCAL_REUSE_IN_PLACE);
}

/* The blocks of a span one after another, forward or backward: the one that comes when `done` entries are behind. */
static hscal_span next_block(const solve_panels *s, hscal_span span, int done) {
  if (s->trsm->backward) {
    int end = span.end - done;
    return (hscal_span){hscal__max(span.begin, hscal__block_begin(s->solved, end - 1)), end};
  }
  int begin = span.begin + done;
  return (hscal_span){begin, hscal__min(span.end, hscal__block_end(s->solved, begin))};
}

/* What of the span is left behind a part of it, in the order of the solution. */
static hscal_span behind(const solve_panels *s, hscal_span span, hscal_span part) {
  return s->trsm->backward ? (hscal_span){span.begin, part.begin} : (hscal_span){part.end, span.end};
}

/* The panels of `rest`, cut from its beginning on, in the order of the solution. */
static int each_panel(solve_panels *s, hscal_span rest, int (*solve)(solve_panels *s, hscal_span span)) {
  hscal_panel_loop loop = hscal__panel_loop(s->emitter, rest, s->trsm->layout->backend.panel, s->trsm->backward);
  hscal__loop_follows(&loop, s->solved);
  for (int d = 0; d < 2; d++) hscal__loop_follows(&loop, &s->trsm->a[d]);
  for (hscal_span panel; hscal__next_panel(&loop, &panel);) HSCAL_TRY(solve(s, panel));
  return 0;
}

/* ---- right-looking ------------------------------------------------------------------------------------------- */

/* One block of a span, on one line: it is brought up to date first, solved and broadcast; then its holder does the rest of
 * the update with the block before, which the others do at once. */
static int solve_and_spread_block(const solve_panels *s, int line, hscal_span block, hscal_span rest, int known) {
  int holder = hscal__holder(s->solved, block.begin);
  HSCAL_TRY(multiply(s, holder, line, size(block), known));
  HSCAL_TRY(solve_locally(s, holder, line, size(block)));
  for (int at = 0; at < s->solved->nprocs; at++)
    if (at != holder) HSCAL_TRY(multiply(s, at, line, hscal__held_in(s->solved, at, rest), known));
  HSCAL_TRY(hscal__emit_broadcast(s->emitter, s->across, line, holder, s->sides_held[line], size(block)));
  HSCAL_TRY(hscal__emit_copy(s->emitter, process_at(s, holder, line), s->across, s->sides_held[line], size(block)));
  return multiply(s, holder, line, hscal__held_in(s->solved, holder, rest), known);
}

/* Unknowns on several coordinates are solved and known to all of them after. Source: PB_CptrsmAB0.c. */
static int solve_and_spread(const solve_panels *s, hscal_span span) {
  int known = 0;
  for (int done = 0; done < size(span);) {
    hscal_span block = next_block(s, span, done);
    for (int line = 0; line < s->sides->nprocs; line++)
      if (s->sides_held[line] > 0) HSCAL_TRY(solve_and_spread_block(s, line, block, behind(s, span, block), known));
    known = size(block);
    done += known;
  }
  return 0;
}

static int look_right_once(solve_panels *s, hscal_span span) {
  hscal_span rest = behind(s, (hscal_span){0, s->solved->n}, span), all = rest;
  if (s->trsm->backward)
    all.end = span.end;
  else
    all.begin = span.begin;
  hscal_dealing part = hscal__deal_span(s->solved, span), remaining = hscal__deal_span(s->solved, rest);
  HSCAL_TRY(bring_matrix(s, all, span));
  HSCAL_TRY(hscal__spread(&part) ? solve_and_spread(s, span) : solve_in_place(s, span, 0));
  if (size(rest) == 0) return 0;
  HSCAL_TRY(hscal__replicate(&s->solution, s->emitter, hscal__line_of(&part), hscal__line_of(&remaining), size(span),
                             HSCAL_REUSE_IN_PLACE));
  for (int at = 0; at < s->solved->nprocs; at++) {
    int held = hscal__held_in(s->solved, at, rest);
    for (int line = 0; line < s->sides->nprocs; line++)
      if (s->sides_held[line] > 0) HSCAL_TRY(multiply(s, at, line, held, size(span)));
  }
  return 0;
}

/* ---- left-looking -------------------------------------------------------------------------------------------- */

/* What is to be taken from the unknowns of a span wanders with the solution, from each holder to the next.
 * Source: PB_CptrsmAB1.c. */
static int solve_wandering(const solve_panels *s, int line, hscal_span span) {
  int sides = s->sides_held[line];
  for (int done = 0; done < size(span);) {
    hscal_span block = next_block(s, span, done), rest = behind(s, span, block);
    int holder = hscal__holder(s->solved, block.begin), from = process_at(s, holder, line);
    HSCAL_TRY(subtract(s, holder, line, size(block)));
    HSCAL_TRY(solve_locally(s, holder, line, size(block)));
    HSCAL_TRY(multiply(s, holder, line, size(rest), size(block)));
    done += size(block);
    if (size(rest) == 0) break;
    int to = process_at(s, hscal__holder(s->solved, next_block(s, span, done).begin), line);
    HSCAL_TRY(hscal__emit_send(s->emitter, from, to, s->across, sides, size(rest)));
    HSCAL_TRY(hscal__emit_receive(s->emitter, to, from, s->across, sides, size(rest)));
  }
  return 0;
}

static int look_left_once(solve_panels *s, hscal_span span) {
  hscal_span all = s->trsm->backward ? (hscal_span){span.begin, s->solved->n} : (hscal_span){0, span.end};
  hscal_span known = s->trsm->backward ? (hscal_span){span.end, all.end} : (hscal_span){0, span.begin};
  hscal_dealing whole = hscal__deal_span(s->solved, all), part = hscal__deal_span(s->solved, span);
  int root = hscal__holder(s->solved, s->trsm->backward ? span.end - 1 : span.begin);
  HSCAL_TRY(bring_matrix(s, all, span));
  for (int line = 0; line < s->sides->nprocs; line++) {
    if (s->sides_held[line] == 0) continue;
    for (int at = 0; at < s->solved->nprocs; at++)
      HSCAL_TRY(multiply(s, at, line, size(span), hscal__held_in(s->solved, at, known)));
    if (hscal__spread(&whole))
      HSCAL_TRY(hscal__emit_combine(s->emitter, s->across, line, root, s->across, s->sides_held[line], size(span)));
    if (hscal__spread(&part)) HSCAL_TRY(solve_wandering(s, line, span));
  }
  return hscal__spread(&part) ? 0 : solve_in_place(s, span, 1);
}

/* The first block is solved by itself, whatever its size. */
static int look_left(solve_panels *s) {
  hscal_span all = {0, s->solved->n}, first = next_block(s, all, 0);
  HSCAL_TRY(bring_matrix(s, first, first));
  HSCAL_TRY(solve_in_place(s, first, 0));
  return each_panel(s, behind(s, all, first), look_left_once);
}

int hscal__trsm_panels(const hscal_trsm *trsm) {
  int looks_left = trsm->algorithm == HSCAL_TRSM_LEFT_LOOKING;
  solve_panels s = {.trsm = trsm,
                    .emitter = &trsm->emitter,
                    .along = trsm->along,
                    .across = hscal__other(trsm->along),
                    .turned = !looks_left && trsm->trans != 'N',
                    .trans = looks_left ? trsm->trans : 'N'};
  s.solved = &trsm->b[s.along];
  s.sides = &trsm->b[s.across];
  hscal_dimension a_along = s.turned ? s.across : s.along;
  int conjugate = s.turned && trsm->trans == 'C';
  HSCAL_TRY(hscal__mover_init(&s.matrix, s.emitter, a_along, &trsm->a[a_along], s.along, s.solved, conjugate));
  int status = hscal__mover_init(&s.solution, s.emitter, s.across, s.sides, s.across, s.sides, 0);
  s.sides_held = s.solution.from.held;
  if (!status) status = looks_left ? look_left(&s) : each_panel(&s, (hscal_span){0, s.solved->n}, look_right_once);
  hscal__mover_free(&s.matrix);
  hscal__mover_free(&s.solution);
  return status;
}
