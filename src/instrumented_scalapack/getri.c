/*
 * p?getri: the inverse of the upper factor, from which the lower one is taken out, block column by block column from the last
 * to the first, and at last the interchanges of rows, backward and of columns.
 * Source: SRC/p?getri.f, p?lapiv.f, p?lapv2.f, TOOLS/picol2row.f.
 */
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/pivots.h"
#include "instrumented_scalapack/schemes.h"

#include <math.h>

typedef struct matrix_inversion {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int width; /* of a block column */
} matrix_inversion;

/* ---- the product of the inverses ------------------------------------------------------------------------------- */

/* Workspace for one block column of the lower factor: `begin` of A, from row `row` on. */
static hscal_operand factor_from(const matrix_inversion *v, int begin, int row) {
  const hscal_call *call = v->composite.call;
  const hscal_desc *a = &call->operand[HSCAL_A].desc;
  const hscal_dealing *dealing = v->dealing;
  hscal_desc desc = {.m = call->n,
                     .n = a->nb,
                     .imb = a->mb,
                     .inb = a->nb,
                     .mb = a->mb,
                     .nb = a->nb,
                     .rsrc = hscal__first_holder(hscal__holder(&dealing[HSCAL_ROWS], 0)),
                     .csrc = hscal__first_holder(hscal__holder(&dealing[HSCAL_COLUMNS], begin))};
  return (hscal_operand){.desc = desc, .i = row};
}

/* The factor is copied, and zeros put in its place. */
static int take_factor(const matrix_inversion *v, int begin, int width) {
  const hscal_emitter *emitter = &v->composite.emitter;
  int column = hscal__first_holder(hscal__holder(&v->dealing[HSCAL_COLUMNS], begin));
  hscal_span below = {begin + 1, v->composite.call->n};
  for (int p = 0; p < emitter->nprow; p++) {
    int held = hscal__held_in(&v->dealing[HSCAL_ROWS], p, below);
    int process = hscal__process_at(emitter, HSCAL_ROWS, p, column);
    if (held > 0) HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, held, width));
  }
  return 0;
}

/* From the block column are subtracted those to its right times the factor below its diagonal block. */
static int multiply_column(matrix_inversion *v, hscal_span block) {
  hscal_composite *composite = &v->composite;
  int n = composite->call->n, begin = block.begin, next = block.end, width = next - begin;
  hscal_operand column = hscal__part_of(composite, HSCAL_A, 0, begin);
  hscal_call product = {.transa = 'N',
                        .transb = 'N',
                        .m = n,
                        .n = width,
                        .k = n - next,
                        .alpha = {-1, 0},
                        .beta = {1, 0},
                        .operand = {[HSCAL_A] = hscal__part_of(composite, HSCAL_A, 0, next),
                                    [HSCAL_B] = factor_from(v, begin, next),
                                    [HSCAL_C] = column}};
  hscal_call solve = {.side = 'R',
                      .uplo = 'L',
                      .transa = 'N',
                      .diag = 'U',
                      .m = n,
                      .n = width,
                      .alpha = {1, 0},
                      .operand = {[HSCAL_A] = factor_from(v, begin, begin), [HSCAL_B] = column}};
  HSCAL_TRY(take_factor(v, begin, width));
  if (next < n) HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &product));
  return hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve);
}

/* ---- the interchanges ------------------------------------------------------------------------------------------ */

/* Which rows were exchanged is known in process column 0, dealt as rows are; it goes to process row 0, dealt as columns
 * are. What the processes of the one (`side` rows) send, or of the other (columns) receive. On square grids each sends what
 * it has, also if that is nothing; on others whole blocks, by the process that they are for. */
static int turn_pivots(const matrix_inversion *v, hscal_dimension side) {
  const hscal_emitter *emitter = &v->composite.emitter;
  const hscal_dealing *own = &v->dealing[side], *others = &v->dealing[hscal__other(side)];
  int square = own->nprocs == others->nprocs, peers = (int)hscal__lcm(own->nprocs, others->nprocs) / own->nprocs;
  for (int at = 0; at < own->nprocs; at++) {
    int held = hscal__held(own, at), blocks = hscal__blocks(held, v->width);
    int process = hscal__process_at(emitter, side, at, 0), first = hscal__mod_sub(at, own->src, own->nprocs);
    for (int k = 0; k < peers; k++) {
      int place = (others->src + first + k * own->nprocs) % others->nprocs;
      int peer = hscal__process_at(emitter, hscal__other(side), place, 0);
      int count = square ? held : hscal__as_int((int64_t)((blocks - k + peers - 1) / peers) * v->width);
      if (process == peer || (count <= 0 && !square)) continue;
      HSCAL_TRY(side == HSCAL_ROWS ? hscal__send_integers(&v->composite, process, peer, count)
                                   : hscal__receive_integers(&v->composite, process, peer, count));
    }
  }
  return 0;
}

/* Those of a block, told along the process rows and made in the columns. */
static int interchange_block(matrix_inversion *v, hscal_span block) {
  const hscal_emitter *emitter = &v->composite.emitter;
  int n = v->composite.call->n, holder = hscal__first_holder(hscal__holder(&v->dealing[HSCAL_COLUMNS], block.begin));
  for (int p = 0; p < emitter->nprow; p++)
    HSCAL_TRY(hscal__broadcast_integers_by_mpi(&v->composite, HSCAL_ROWS, p, holder, block.end - block.begin));
  int width = block.end - block.begin;
  for (int64_t i = hscal__emit_part(emitter, HSCAL_ROW, -1, 0, width); i < width;
       i = hscal__emit_part(emitter, HSCAL_ROW, -1, i + 1, width)) {
    int at = block.end - 1 - (int)i, pivot = hscal__pivot(v->composite.layout.data, at, n, v->width);
    if (pivot != at) HSCAL_TRY(hscal__interchange(emitter, HSCAL_COLUMNS, v->dealing, at, pivot, (hscal_span){0, n}));
  }
  return 0;
}

static int tell_pivots(const matrix_inversion *v) {
  HSCAL_TRY(turn_pivots(v, HSCAL_ROWS));
  HSCAL_TRY(turn_pivots(v, HSCAL_COLUMNS));
  for (int q = 0; q < v->composite.emitter.npcol; q++)
    HSCAL_TRY(hscal__broadcast_integers_by_mpi(&v->composite, HSCAL_COLUMNS, q, 0,
                                               hscal__held(&v->dealing[HSCAL_COLUMNS], q)));
  return 0;
}

/* ---- the routine ----------------------------------------------------------------------------------------------- */

/* Block columns from the last to the first: products, or interchanges. */
static int walk(matrix_inversion *v, int (*step)(matrix_inversion *v, hscal_span block)) {
  const hscal_emitter *emitter = &v->composite.emitter;
  int n = v->composite.call->n, count = (n - 1) / v->width + 1;
  int64_t period = hscal__lcm(emitter->nprow, emitter->npcol);
  v->composite.in_steps = 1;
  for (int64_t i = hscal__emit_step(emitter, 0, count, period); i < count;
       i = hscal__emit_step(emitter, i + 1, count, period)) {
    int begin = (count - 1 - (int)i) * v->width;
    HSCAL_TRY(step(v, (hscal_span){begin, begin + hscal__min(v->width, n - begin)}));
  }
  return 0;
}

int hscal__getri_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  matrix_inversion v = {.width = call->operand[HSCAL_A].desc.nb};
  hscal__deal_operand(call, HSCAL_A, layout, v.dealing);
  hscal__composite_init(&v.composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&v.composite, 1, 2));
  if (call->n == 0) return 0;
  hscal_call invert = {.uplo = 'U', .diag = 'N', .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}};
  HSCAL_TRY(hscal__perform(&v.composite, HSCAL_PACK_TRTRI, HSCAL_SCHEME_trtri, 0, &invert));
  HSCAL_TRY(walk(&v, multiply_column));
  if (call->n == 1) return 0;
  HSCAL_TRY(tell_pivots(&v));
  return walk(&v, interchange_block);
}

double hscal__getri_joint_flops(const hscal_call *call, double width) {
  double n = call->n;
  return hscal__trtri_joint_flops(call, width) + n * pow(fmax(n - 2 * width, 0), 2);
}
