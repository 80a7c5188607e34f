/*
 * p?trsm: arguments seen as dealings, choice of the algorithm, topologies in force; the algorithm for few right-hand sides.
 * Source: PBLAS/SRC/pstrsm_.c, pdtrsm_.c, pctrsm_.c, pztrsm_.c; PTOOLS/PB_CptrsmB.c.
 */
#include "instrumented_pblas/trsm.h"
#include "base/status.h"
#include "instrumented_pblas/panels.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"
#include "instrumented_pblas/solve.h"
#include "instrumented_pblas/trsm_panels.h"

/* ---- choice of the algorithm -------------------------------------------------------------------------------- */

/* Volumes that the library compares. */
typedef struct volumes {
  double right, left, stays;
} volumes;

static int is_cut(int src, int nprocs) { return src >= 0 && nprocs > 1; }

/* An oddity of the library, a parenthesis: unless A is transposed, its being cut over columns counts as one element for each
 * right-hand side, where its being cut over rows counts as many as are solved for. This holds for both sides. */
static volumes estimate(const hscal_trsm *trsm) {
  const hscal_layout *layout = trsm->layout;
  const hscal_desc *a = &trsm->call->operand[HSCAL_A].desc, *b = &trsm->call->operand[HSCAL_B].desc;
  hscal_dimension d = trsm->along, r = hscal__other(d);
  const int nprocs[2] = {layout->nprow, layout->npcol};
  const int a_block[2] = {a->mb, a->nb}, b_block[2] = {b->mb, b->nb};
  const int a_cut[2] = {is_cut(a->rsrc, nprocs[0]), is_cut(a->csrc, nprocs[1])};
  int n = trsm->b[d].n, sides = trsm->b[r].n, block = hscal__min(a->mb, a->nb);
  double a_share = hscal__largest_share(n, a_block[d], nprocs[d]);
  double turned_share = hscal__largest_share(n, a_block[r], nprocs[r]);
  double b_share =
      is_cut(d == HSCAL_ROWS ? b->rsrc : b->csrc, nprocs[d]) ? hscal__largest_share(sides, b_block[r], nprocs[r]) : 0;
  double a_volume = a_cut[r] ? a_share / 2 : 0;
  double solved = hscal__largest_share(n, block, 1);
  if (trsm->trans == 'N')
    return (volumes){.right = n * (a_volume + b_share), .stays = sides * (solved * a_cut[0] + a_cut[1])};
  double own_share = hscal__largest_share(n, b_block[d], nprocs[d]),
         turning = turned_share > own_share ? turned_share : own_share;
  return (volumes){.left = n * (a_volume + layout->backend.combine_ratio * b_share),
                   .right = n * (a_volume + b_share + (turned_share > a_share ? turned_share : a_share) / 2),
                   .stays = sides * (solved * (a_cut[0] + a_cut[1]) + turning)};
}

/* The caller's topologies stay in force for panels unless both dimensions are larger than one: then broadcasts are put on
 * a ring in the direction of the solution and the sum on the default. Left-looking is done only in that case, since the
 * library forgets to ask otherwise. */
static void choose(hscal_trsm *trsm) {
  const double panels_ratio = 2; /* panels may cost so much more than if the matrix stays; a number of p?trsm_.c */
  hscal_emitter *emitter = &trsm->emitter;
  volumes v = estimate(trsm);
  int transposed = trsm->trans != 'N', panel = trsm->layout->backend.panel;
  if (v.right > panels_ratio * v.stays && !(transposed && v.left <= panels_ratio * v.stays)) {
    trsm->algorithm = HSCAL_TRSM_MATRIX_STAYS;
    return;
  }
  if (trsm->call->m <= panel || trsm->call->n <= panel) return;
  hscal_scope scope = hscal__scope_of(trsm->along), other = hscal__scope_of(hscal__other(trsm->along));
  emitter->broadcast[scope] = trsm->backward ? 'd' : 'i';
  if (transposed && v.left <= v.right) {
    trsm->algorithm = HSCAL_TRSM_LEFT_LOOKING;
    emitter->combine[other] = ' ';
  } else {
    emitter->broadcast[other] = emitter->broadcast[scope];
  }
}

static hscal_trsm prepare(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_trsm trsm = {.call = call,
                     .layout = layout,
                     .trans = hscal__effective_trans(call->transa, call->routine->type),
                     .along = call->side == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS,
                     .emitter = hscal__emitter_make(layout, sink)};
  trsm.backward = (call->uplo == 'U') == ((call->side == 'L') == (trsm.trans == 'N'));
  hscal__deal_operand(call, HSCAL_A, layout, trsm.a);
  hscal__deal_operand(call, HSCAL_B, layout, trsm.b);
  choose(&trsm);
  return trsm;
}

hscal_choice hscal__trsm_choice(const hscal_call *call, const hscal_layout *layout) {
  hscal_trsm trsm = prepare(call, layout, NULL);
  return hscal__choice_make(trsm.algorithm == HSCAL_TRSM_MATRIX_STAYS ? HSCAL_A : HSCAL_B,
                            trsm.algorithm == HSCAL_TRSM_LEFT_LOOKING, &trsm.emitter);
}

/* ---- the matrix stays ---------------------------------------------------------------------------------------- */

static int solve_line(hscal_solve *solve, int line, int count, int limit) {
  hscal_even_panels panels = hscal__even_panels(&solve->emitter, count, limit);
  for (int width; (width = hscal__next_width(&panels)) > 0;) HSCAL_TRY(hscal__solve_panel(solve, line, width));
  return 0;
}

/* Line by line of the right-hand sides, backward if the solution is broadcast on a decreasing ring along such a line. */
static int solve_lines(const hscal_trsm *trsm, hscal_solve *solve) {
  const hscal_dealing *sides = &trsm->b[hscal__other(trsm->along)];
  int parts = hscal__parts(sides), backward = solve->along != trsm->along && trsm->backward, part = 0;
  if (backward && hscal__spread(sides)) part = hscal__owner(sides->n - 1, sides->first, sides->block, 0, parts);
  for (int i = 0; i < parts; i++) {
    int line = hscal__part_coordinate(sides, part), count = line < 0 ? sides->n : hscal__held(sides, line);
    if (count > 0) HSCAL_TRY(solve_line(solve, line, count, trsm->layout->backend.panel));
    part = backward ? hscal__mod_sub(part, 1, parts) : hscal__mod_add(part, 1, parts);
  }
  return 0;
}

static int matrix_stays(const hscal_trsm *trsm) {
  hscal_dimension equations = trsm->trans == 'N' ? trsm->along : hscal__other(trsm->along);
  hscal_solve solve;
  HSCAL_TRY(hscal__solve_init(&solve, trsm->call, trsm->layout, trsm->emitter.sink, equations, trsm->along,
                              &trsm->b[trsm->along]));
  int status = solve_lines(trsm, &solve);
  hscal__solve_free(&solve);
  return status;
}

/* ---- the routine --------------------------------------------------------------------------------------------- */

int hscal__trsm_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  if (call->m == 0 || call->n == 0 || hscal__is_zero(call->alpha)) return 0;
  hscal_trsm trsm = prepare(call, layout, sink);
  return trsm.algorithm == HSCAL_TRSM_MATRIX_STAYS ? matrix_stays(&trsm) : hscal__trsm_panels(&trsm);
}
