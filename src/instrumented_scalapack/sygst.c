/*
 * p?sygst, p?hegst: A x = l B x (ibtype 1), A B x = l x or B A x = l x (2, 3) to standard form by the Cholesky factor of B, block by
 * block from the corner. The panel of A is below (type 1) or left of the diagonal block, if the lower triangle is meant; for the
 * upper one all of it is the mirror image.
 * Source: SRC/p?sygst.f, p?hegst.f, p?sygs2.f, p?hegs2.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/schemes.h"

typedef struct generalized_reduction {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int inverse; /* of the factor: type 1                             */
  int tall;    /* panels are columns: below a block, or above it      */
  int lower, complex;
} generalized_reduction;

/* What is on a step: the block of the diagonal, and the panel beside it, with the square that it updates. */
typedef struct step {
  int begin, width;  /* of the block                            */
  int from, size;    /* of the square                           */
  int row, column;   /* where the panel begins                  */
  int rows, columns; /* its shape                               */
} step;

static step step_at(const generalized_reduction *r, int begin, int width) {
  int n = r->composite.call->n, end = begin + width;
  step s = {.begin = begin, .width = width, .from = r->inverse ? end : 0, .size = r->inverse ? n - end : begin};
  s.row = r->tall ? s.from : begin;
  s.column = r->tall ? begin : s.from;
  s.rows = r->tall ? s.size : width;
  s.columns = r->tall ? width : s.size;
  return s;
}

static hscal_operand part(const generalized_reduction *r, hscal_operand_name which, int i, int j) {
  return hscal__part_of(&r->composite, which, i, j);
}

/* ---- the panel ------------------------------------------------------------------------------------------------- */

/* By a triangle of B, from entry (at,at) on, or its inverse: that of the block, transposed, or that of the square. */
static int multiply_by_factor(generalized_reduction *r, const step *s, int at) {
  int by_block = at == s->begin;
  hscal_call call = {
      .side = by_block == r->tall ? 'R' : 'L',
      .uplo = r->composite.call->uplo,
      .transa = by_block ? hscal__adjoint(&r->composite) : 'N',
      .diag = 'N',
      .m = s->rows,
      .n = s->columns,
      .alpha = {1, 0},
      .operand = {[HSCAL_A] = part(r, HSCAL_B, at, at), [HSCAL_B] = part(r, HSCAL_A, s->row, s->column)}};
  return hscal__perform(&r->composite, HSCAL_PACK_TRMM, r->inverse ? HSCAL_SCHEME_trsm : HSCAL_SCHEME_trmm, 0, &call);
}

/* Half of the block of A times the panel of B: before the update of the square, and after it. */
static int add_half(generalized_reduction *r, const step *s) {
  hscal_call call = {.side = r->tall ? 'R' : 'L',
                     .uplo = r->composite.call->uplo,
                     .m = s->rows,
                     .n = s->columns,
                     .alpha = {r->inverse ? -0.5 : 0.5, 0},
                     .beta = {1, 0},
                     .operand = {[HSCAL_A] = part(r, HSCAL_A, s->begin, s->begin),
                                 [HSCAL_B] = part(r, HSCAL_B, s->row, s->column),
                                 [HSCAL_C] = part(r, HSCAL_A, s->row, s->column)}};
  return hscal__perform(&r->composite, HSCAL_PACK_SYMM, HSCAL_SCHEME_symm, r->complex ? HSCAL_HERMITIAN : 0, &call);
}

static int update_square(generalized_reduction *r, const step *s) {
  hscal_call call = {.uplo = r->composite.call->uplo,
                     .trans = r->tall ? 'N' : hscal__adjoint(&r->composite),
                     .n = s->size,
                     .k = s->width,
                     .alpha = {r->inverse ? -1 : 1, 0},
                     .beta = {1, 0},
                     .operand = {[HSCAL_A] = part(r, HSCAL_A, s->row, s->column),
                                 [HSCAL_B] = part(r, HSCAL_B, s->row, s->column),
                                 [HSCAL_C] = part(r, HSCAL_A, s->from, s->from)}};
  int flags = r->complex ? HSCAL_HERMITIAN | HSCAL_REAL_BETA : 0;
  return hscal__perform(&r->composite, HSCAL_PACK_SYR2K, HSCAL_SCHEME_syrk, flags, &call);
}

static int reduce_panel(generalized_reduction *r, const step *s) {
  if (s->size == 0) return 0;
  HSCAL_TRY(multiply_by_factor(r, s, r->inverse ? s->begin : s->from));
  HSCAL_TRY(add_half(r, s));
  HSCAL_TRY(update_square(r, s));
  HSCAL_TRY(add_half(r, s));
  return multiply_by_factor(r, s, r->inverse ? s->from : s->begin);
}

/* ---- the block of the diagonal --------------------------------------------------------------------------------- */

/* The same with a single column, of `size` entries. */
static int reduce_on_process(const generalized_reduction *r, int process, int size) {
  const hscal_emitter *emitter = &r->composite.emitter;
  char adjoint = hscal__adjoint(&r->composite), uplo = r->composite.call->uplo;
  const char letters[] = {uplo, r->tall ? 'N' : adjoint, 'N', 0}, triangle[] = {uplo, 0};
  hscal_kernel update = r->complex ? HSCAL_KERNEL_HER2 : HSCAL_KERNEL_SYR2;
  if (!r->inverse) HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRMV, letters, 0, size, 0));
  HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, size, 1));
  HSCAL_TRY(hscal__emit_kernel(emitter, process, update, triangle, 0, size, 0));
  HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, size, 1));
  return r->inverse ? hscal__emit_kernel(emitter, process, HSCAL_KERNEL_TRSV, letters, 0, size, 0) : 0;
}

static int reduce_block(const generalized_reduction *r, const step *s) {
  int holder[2];
  for (int d = 0; d < 2; d++) holder[d] = hscal__first_holder(hscal__holder(&r->dealing[d], s->begin));
  int process = hscal__process_at(&r->composite.emitter, HSCAL_ROWS, holder[HSCAL_ROWS], holder[HSCAL_COLUMNS]);
  for (int done = 0; done < s->width; done++) {
    int left = s->width - done - 1;
    if (!r->inverse || left > 0) HSCAL_TRY(reduce_on_process(r, process, r->inverse ? left : done));
  }
  return 0;
}

/* ---- the routine ----------------------------------------------------------------------------------------------- */

int hscal__sygst_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  generalized_reduction r = {
      .inverse = call->ibtype == 1, .lower = call->uplo == 'L', .complex = hscal__type_is_complex(call->routine->type)};
  hscal_composite *composite = &r.composite;
  r.tall = r.inverse == r.lower;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 2, 2));
  if (call->n == 0) return 0;
  hscal__deal_operand(call, HSCAL_A, layout, r.dealing);
  int width = call->operand[HSCAL_A].desc.nb, count = (call->n - 1) / width + 1;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period)) {
    int begin = (int)i * width;
    step s = step_at(&r, begin, hscal__min(width, call->n - begin));
    if (r.inverse) HSCAL_TRY(reduce_block(&r, &s));
    HSCAL_TRY(reduce_panel(&r, &s));
    if (!r.inverse) HSCAL_TRY(reduce_block(&r, &s));
  }
  return 0;
}
