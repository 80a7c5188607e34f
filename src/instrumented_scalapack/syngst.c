/*
 * p?syngst, p?hengst: A x = l B x to standard form in the lower triangle, by another arrangement than p?sygst's: all of the block row
 * left of a block takes part in each step, in matrices of their own, so that there are products instead of a solve with what is
 * left of B. Other problems, and upper triangles, are p?sygst's, and so is what has too little workspace for these matrices.
 * Source: SRC/p?syngst.f, p?hengst.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/schemes.h"

typedef struct lower_generalized_reduction {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int begin, width;         /* of the block of the diagonal          */
  int end, rest;            /* behind it                             */
  hscal_operand panel, row; /* columns beside it, and a row           */
  hscal_operand block;      /* a block by itself, where A's is        */
} lower_generalized_reduction;

static hscal_operand part(const lower_generalized_reduction *r, hscal_operand_name which, int i, int j) {
  return hscal__part_of(&r->composite, which, i, j);
}

static hscal_operand own(const hscal_operand *from, int i, int j) {
  hscal_operand part = *from;
  part.i = i, part.j = j;
  return part;
}

/* The matrices that it works in lie where the present block, its column and its row do. */
static void place_block(lower_generalized_reduction *r, int begin) {
  int n = r->composite.call->n, nb = r->composite.call->operand[HSCAL_A].desc.nb;
  hscal_desc desc = {.m = nb, .n = nb, .imb = nb, .inb = nb, .mb = nb, .nb = nb};
  hscal_desc column = desc, row = desc;
  r->begin = begin;
  r->width = hscal__min(nb, n - begin);
  r->end = begin + r->width;
  r->rest = n - r->end;
  row.n = column.m = n;
  column.rsrc = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], 0));
  row.csrc = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], 0));
  desc.rsrc = row.rsrc = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_ROWS], begin));
  desc.csrc = column.csrc = hscal__first_holder(hscal__holder(&r->dealing[HSCAL_COLUMNS], begin));
  r->panel = (hscal_operand){.desc = column};
  r->row = (hscal_operand){.desc = row};
  r->block = (hscal_operand){.desc = desc};
}

/* ---- copies ---------------------------------------------------------------------------------------------------- */

static int copy_panel(const lower_generalized_reduction *r, hscal_dimension along, hscal_span span) {
  const hscal_emitter *emitter = &r->composite.emitter;
  int line = hscal__first_holder(hscal__holder(&r->dealing[hscal__other(along)], r->begin));
  for (int at = 0; at < hscal__coordinates(emitter, along); at++) {
    int held = hscal__held_in(&r->dealing[along], at, span);
    if (held > 0)
      HSCAL_TRY(hscal__emit_copy(emitter, hscal__process_at(emitter, along, at, line), along, held, r->width));
  }
  return 0;
}

/* The columns of B and of A, and the row of A. */
static int copy_parts(const lower_generalized_reduction *r) {
  HSCAL_TRY(copy_panel(r, HSCAL_ROWS, (hscal_span){r->end, r->composite.call->n}));
  HSCAL_TRY(copy_panel(r, HSCAL_ROWS, (hscal_span){r->begin, r->composite.call->n}));
  return copy_panel(r, HSCAL_COLUMNS, (hscal_span){0, r->begin});
}

/* ---- products -------------------------------------------------------------------------------------------------- */

/* With the inverse of the block of B's factor. */
static int solve(lower_generalized_reduction *r, char side, char trans, int m, int n, hscal_operand x) {
  hscal_call call = {.side = side,
                     .uplo = 'L',
                     .transa = trans,
                     .diag = 'N',
                     .m = m,
                     .n = n,
                     .alpha = {1, 0},
                     .operand = {[HSCAL_A] = part(r, HSCAL_B, r->begin, r->begin), [HSCAL_B] = x}};
  return m > 0 && n > 0 ? hscal__perform(&r->composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &call) : 0;
}

/* The panel of the factor times a block of A, added to a panel. */
static int add_product(lower_generalized_reduction *r, double alpha, hscal_operand block, hscal_operand to) {
  int flags = hscal__adjoint(&r->composite) == 'C' ? HSCAL_HERMITIAN : 0;
  hscal_call call = {.side = 'R',
                     .uplo = 'L',
                     .m = r->rest,
                     .n = r->width,
                     .alpha = {alpha, 0},
                     .beta = {1, 0},
                     .operand = {[HSCAL_A] = block, [HSCAL_B] = own(&r->panel, r->end, 0), [HSCAL_C] = to}};
  return hscal__perform(&r->composite, HSCAL_PACK_SYMM, HSCAL_SCHEME_symm, flags, &call);
}

static int update_square(lower_generalized_reduction *r) {
  hscal_operand panel = own(&r->panel, r->end, 0);
  int flags = hscal__adjoint(&r->composite) == 'C' ? HSCAL_HERMITIAN | HSCAL_REAL_BETA : 0;
  hscal_call call = {.uplo = 'L',
                     .trans = 'N',
                     .n = r->rest,
                     .k = r->width,
                     .alpha = {1, 0},
                     .beta = {1, 0},
                     .operand = {[HSCAL_A] = panel, [HSCAL_B] = panel, [HSCAL_C] = part(r, HSCAL_A, r->end, r->end)}};
  return hscal__perform(&r->composite, HSCAL_PACK_SYR2K, HSCAL_SCHEME_syrk, flags, &call);
}

/* What lies below the block row. */
static int update_left(lower_generalized_reduction *r) {
  hscal_call call = {
      .transa = 'N',
      .transb = 'N',
      .m = r->rest,
      .n = r->begin,
      .k = r->width,
      .alpha = {1, 0},
      .beta = {1, 0},
      .operand = {[HSCAL_A] = own(&r->panel, r->end, 0), [HSCAL_B] = r->row, [HSCAL_C] = part(r, HSCAL_A, r->end, 0)}};
  return r->begin > 0 ? hscal__perform(&r->composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &call) : 0;
}

/* The two panels lie alike, so that one stands for both. */
static int update_rest(lower_generalized_reduction *r) {
  if (r->rest == 0) return 0;
  HSCAL_TRY(solve(r, 'R', 'N', r->rest, r->width, own(&r->panel, r->end, 0)));
  HSCAL_TRY(add_product(r, 0.5, part(r, HSCAL_A, r->begin, r->begin), own(&r->panel, r->end, 0)));
  HSCAL_TRY(update_square(r));
  HSCAL_TRY(update_left(r));
  return add_product(r, 1, own(&r->panel, r->begin, 0), part(r, HSCAL_A, r->end, r->begin));
}

static int reduce_block(lower_generalized_reduction *r) {
  char adjoint = hscal__adjoint(&r->composite);
  hscal_span block = {r->begin, r->end};
  HSCAL_TRY(copy_parts(r));
  HSCAL_TRY(update_rest(r));
  HSCAL_TRY(solve(r, 'L', 'N', r->width, r->begin, part(r, HSCAL_A, r->begin, 0)));
  HSCAL_TRY(copy_panel(r, HSCAL_ROWS, block));
  HSCAL_TRY(solve(r, 'L', 'N', r->width, r->width, r->block));
  HSCAL_TRY(solve(r, 'R', adjoint, r->width, r->width, r->block));
  HSCAL_TRY(copy_panel(r, HSCAL_ROWS, block));
  return solve(r, 'R', adjoint, r->rest, r->width, part(r, HSCAL_A, r->end, r->begin));
}

/* ---- the routine ----------------------------------------------------------------------------------------------- */

static int is_arranged_anew(const hscal_call *call) { return call->ibtype == 1 && call->uplo == 'L'; }

/* Two columns of blocks, a row of them, and a block. For p?sygst none would do, but a column is wanted. Of a matrix without rows the
 * library's query asks for less than that where blocks are of 1 or 2, and the routine then refuses it. */
int64_t hscal__syngst_workspace(const hscal_call *call, const hscal_layout *layout) {
  int nb = call->operand[HSCAL_A].desc.nb;
  int64_t rows = hscal__local_extent(call->n, nb, nb, 0, 0, layout->nprow);
  int64_t columns = hscal__local_extent(call->n, nb, nb, 0, 0, layout->npcol);
  int64_t least = rows > 2 ? rows + 1 : 3, whole = 2 * rows + columns + nb;
  return nb * (is_arranged_anew(call) && whole > least ? whole : least);
}

int hscal__syngst_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  return hscal__syngst_within(call, layout, sink, hscal__syngst_workspace(call, layout));
}

int hscal__syngst_within(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink, int64_t workspace) {
  lower_generalized_reduction r = {.begin = 0};
  hscal_composite *composite = &r.composite;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 2, 2));
  if (call->n == 0) return 0;
  if (!is_arranged_anew(call) || workspace < hscal__syngst_workspace(call, layout))
    return hscal__sygst_run(call, layout, sink);
  hscal__deal_operand(call, HSCAL_A, layout, r.dealing);
  int width = call->operand[HSCAL_A].desc.nb, count = (call->n - 1) / width + 1;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period)) {
    place_block(&r, (int)i * width);
    HSCAL_TRY(reduce_block(&r));
  }
  return 0;
}
