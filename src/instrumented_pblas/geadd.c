/*
 * p?geadd and p?tran*: C := beta C + alpha op(A). One index is walked in panels, pair by pair of the LCM grid of its two
 * dealings; each panel of A is added to the panel of C that it belongs to.
 * Source: PBLAS/SRC/p?geadd_.c, p?tran_.c, p?tranu_.c, p?tranc_.c; PTOOLS/PB_Cpgeadd.c, PB_Cptran.c, which differ in the
 * orientation of A's panels and in the order of the pairs.
 */
#include "base/status.h"
#include "instrumented_pblas/movers.h"
#include "instrumented_pblas/redistribute.h"
#include "instrumented_pblas/scale.h"
#include "instrumented_pblas/schemes.h"
#include "instrumented_pblas/setting.h"

/* An addition under way. */
typedef struct addition {
  hscal_emitter emitter;
  int limit;              /* panel width                       */
  hscal_dealing walked_a; /* the index that is walked, in A    */
  hscal_dealing walked_c; /* and in C                          */
  hscal_kernel final;     /* what is done to C: with beta = 0 it is only overwritten */
  hscal_mover mover;      /* panels of A to panels of C        */
  hscal_pairs pairs;      /* p: C, q: A                        */
} addition;

/* `width` entries that part p of C and part q of A share. Where they do not lie in one piece, A's panel is packed before;
 * and a panel of C arrives in a buffer, which is added to C after. */
static int add_panel(addition *x, int from_line, int to_line, int width, int c_whole, int a_whole) {
  x->mover.arrival = c_whole ? x->final : HSCAL_KERNEL_COPY;
  if (!a_whole) HSCAL_TRY(hscal__copy_line(&x->mover.from, &x->emitter, from_line, width));
  HSCAL_TRY(hscal__redistribute(&x->mover, &x->emitter, from_line, to_line, width));
  return c_whole ? 0 : hscal__work_on_line(&x->mover.to, &x->emitter, x->final, to_line, width);
}

/* Panels that all lie in one piece are alike. */
static int add_alike(addition *x, int from_line, int to_line, int width, int times) {
  for (int64_t i = hscal__emit_repeat(&x->emitter, times); i > 0; i--) {
    hscal__emit_iteration(&x->emitter);
    HSCAL_TRY(add_panel(x, from_line, to_line, width, 1, 1));
  }
  hscal__emit_repeat_end(&x->emitter);
  return 0;
}

/* A pair in panels of equal width as near to the limit as possible, and a last one with the rest. */
static int add_pair(addition *x, int p, int q) {
  const hscal_pair *pair = hscal__pair(&x->pairs, p, q);
  if (pair->count == 0) return 0;
  int from_line = hscal__part_coordinate(&x->walked_a, q), to_line = hscal__part_coordinate(&x->walked_c, p);
  int width = pair->count / ((pair->count - 1) / x->limit + 1), rest = pair->count % width;
  if (!hscal__pair_packs(pair, 0, width) && !hscal__pair_packs(pair, 1, width)) {
    HSCAL_TRY(add_alike(x, from_line, to_line, width, pair->count / width));
    return rest > 0 ? add_panel(x, from_line, to_line, rest, 1, 1) : 0;
  }
  hscal_pair_cursor cursor = hscal__pair_cursor(&x->walked_c, p, &x->walked_a, q);
  for (int left = pair->count; left > 0; left -= width) {
    int whole[2];
    width = hscal__min(width, left);
    hscal__pair_take(&cursor, width, whole);
    HSCAL_TRY(add_panel(x, from_line, to_line, width, whole[0], whole[1]));
  }
  return 0;
}

/* Not transposed: p is the inner loop. Where broadcasts run on a decreasing ring, a loop goes backward: that over C by the
 * columns' topology if C is not taller than wide, whichever index is walked. */
static int walk_pairs(addition *x, int tall) {
  const char *broadcast = x->emitter.broadcast;
  hscal_scope c_scope = tall ? HSCAL_ROW : HSCAL_COLUMN, a_scope = tall ? HSCAL_COLUMN : HSCAL_ROW;
  hscal_walk walk =
      hscal__walk_begin(&x->pairs, &x->walked_c, broadcast[c_scope] == 'd', &x->walked_a, broadcast[a_scope] == 'd');
  for (int left = x->walked_c.n; left > 0;) {
    left -= walk.left;
    HSCAL_TRY(add_pair(x, walk.p, walk.q));
    if (left > 0) hscal__walk_next(&walk);
  }
  return 0;
}

/* Transposed: the diagonals of the grid of pairs, one after another. */
static int walk_diagonals(addition *x) {
  int np = x->pairs.parts[0], nq = x->pairs.parts[1];
  int diagonals = (int)hscal__gcd(np, nq), length = np / diagonals * nq;
  for (int diagonal = 0; diagonal < diagonals; diagonal++)
    for (int step = 0; step < length; step++) HSCAL_TRY(add_pair(x, step % np, (diagonal + step) % nq));
  return 0;
}

static int walk(addition *x, int turned, int tall) {
  x->mover.arrival = x->final;
  if (!hscal__spread(&x->walked_a) && !hscal__spread(&x->walked_c))
    return hscal__redistribute(&x->mover, &x->emitter, hscal__line_of(&x->walked_a), hscal__line_of(&x->walked_c),
                               x->walked_c.n);
  HSCAL_TRY(hscal__pairs_make(&x->walked_c, &x->walked_a, &x->pairs));
  return turned ? walk_diagonals(x) : walk_pairs(x, tall);
}

/* The rows of C are walked if they are fewer, or if that leaves panels of A that are not cut. */
static int add_matrix(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, int turned) {
  if (call->m == 0 || call->n == 0 || (hscal__is_zero(call->alpha) && hscal__is_one(call->beta))) return 0;
  hscal_dealing a[2], c[2];
  hscal__deal_operand(call, HSCAL_A, layout, a);
  hscal__deal_operand(call, HSCAL_C, layout, c);
  addition x = {.emitter = hscal__emitter_make(layout, sink),
                .limit = layout->backend.panel,
                .final = hscal__is_zero(call->beta) ? HSCAL_KERNEL_COPY : HSCAL_KERNEL_ADD};
  if (hscal__is_zero(call->alpha)) return hscal__scale(&x.emitter, c, 'A');
  int tall = call->m > call->n, by_rows = !tall || !hscal__distributed(&a[turned ? HSCAL_ROWS : HSCAL_COLUMNS]);
  hscal_dimension across = by_rows ? HSCAL_ROWS : HSCAL_COLUMNS, along = hscal__other(across);
  hscal_dimension a_across = turned ? along : across, a_along = hscal__other(a_across);
  x.walked_a = a[a_across];
  x.walked_c = c[across];
  HSCAL_TRY(hscal__mover_init(&x.mover, &x.emitter, a_along, &a[a_along], along, &c[along], 0));
  int status = walk(&x, turned, tall);
  hscal__pairs_free(&x.pairs);
  hscal__mover_free(&x.mover);
  return status;
}

int hscal__geadd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return add_matrix(call, layout, sink, call->trans != 'N');
}

int hscal__tran_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return add_matrix(call, layout, sink, 1);
}
