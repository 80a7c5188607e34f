/*
 * p?gehrd: column after column is annihilated below the subdiagonal, panel by panel. Within a panel a reflector is not applied to
 * the rest, but the product of the matrix with it is kept; at the end of the panel all are applied at once, from the right and
 * from the left. Rows and columns outside ilo..ihi take part only where a reflector meets them.
 * Source: SRC/p?gehrd.f, p?lahrd.f, p?gehd2.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/block_reflector.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

/* The reflectors V of a panel stand below the subdiagonal of its columns, in A. */
typedef struct hessenberg_reduction {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int complex;
  int begin;              /* first column of the panel            */
  int process;            /* where V begins                       */
  hscal_operand products; /* of A and V: columns                  */
  hscal_operand turned;   /* a row with an entry for each column of V */
} hessenberg_reduction;

static hscal_operand column_of(const hessenberg_reduction *r, int i, int j) {
  hscal_operand x = hscal__part_of(&r->composite, HSCAL_A, i, j);
  x.inc = 1;
  return x;
}

static int line_of(const hessenberg_reduction *r, hscal_dimension dimension, int i) {
  return hscal__first_holder(hscal__holder(&r->dealing[dimension], i));
}

static void begin_panel(hessenberg_reduction *r, int begin) {
  const hscal_call *call = r->composite.call;
  const hscal_operand *a = &call->operand[HSCAL_A];
  int width = a->desc.nb, column = line_of(r, HSCAL_COLUMNS, begin), row = line_of(r, HSCAL_ROWS, begin + 1);
  hscal_desc tall = {.m = call->ihi + a->i % width,
                     .n = width,
                     .imb = width,
                     .inb = width,
                     .mb = width,
                     .nb = width,
                     .rsrc = line_of(r, HSCAL_ROWS, 0),
                     .csrc = column};
  hscal_desc flat = {.m = 1, .n = width, .imb = 1, .inb = width, .mb = 1, .nb = width, .rsrc = row, .csrc = column};
  r->begin = begin;
  r->process = hscal__process_at(&r->composite.emitter, HSCAL_ROWS, row, column);
  r->products = (hscal_operand){.desc = tall, .j = (a->j + begin) % width};
  r->turned = (hscal_operand){.desc = flat, .j = (a->j + begin) % width, .inc = 1};
}

/* ---- the panel ------------------------------------------------------------------------------------------------- */

/* y := beta y + alpha M x, or with M adjoint. */
static int multiply(hessenberg_reduction *r, char trans, const hscal_operand *matrix, int m, int n, double alpha,
                    const hscal_operand *x, double beta, const hscal_operand *y) {
  hscal_call product = {.trans = trans,
                        .m = m,
                        .n = n,
                        .alpha = {alpha, 0},
                        .beta = {beta, 0},
                        .operand = {[HSCAL_A] = *matrix, [HSCAL_X] = *x, [HSCAL_Y] = *y}};
  return hscal__perform(&r->composite, HSCAL_PACK_GEMV, HSCAL_SCHEME_gemv, 0, &product);
}

/* With a triangle of V or of T, where V begins. */
static int multiply_triangle(const hessenberg_reduction *r, char uplo, char trans, char diag, int n) {
  const char letters[] = {uplo, trans, diag, 0};
  return hscal__emit_kernel(&r->composite.emitter, r->process, HSCAL_KERNEL_TRMV, letters, 0, n, 0);
}

/* The panel's reflectors have not been applied to its column number `done`, neither from the right nor from the left. */
static int update_column(hessenberg_reduction *r, int done) {
  hscal_composite *composite = &r->composite;
  char adjoint = hscal__adjoint(composite);
  int at = r->begin + done, below = composite->call->ihi - at - 1;
  hscal_operand row = hscal__part_of(composite, HSCAL_A, at, r->begin), column = column_of(r, 0, at);
  hscal_operand rest = column_of(r, at + 1, at), vectors = hscal__part_of(composite, HSCAL_A, at + 1, r->begin);
  row.inc = row.desc.m;
  if (r->complex) HSCAL_TRY(hscal__conjugate(composite, &row, done));
  HSCAL_TRY(multiply(r, 'N', &r->products, composite->call->ihi, done, -1, &row, 1, &column));
  if (r->complex) HSCAL_TRY(hscal__conjugate(composite, &row, done));
  HSCAL_TRY(multiply_triangle(r, 'L', adjoint, 'U', done));
  HSCAL_TRY(multiply(r, adjoint, &vectors, below, done, 1, &rest, 1, &r->turned));
  HSCAL_TRY(multiply_triangle(r, 'U', adjoint, 'N', done));
  HSCAL_TRY(multiply(r, 'N', &vectors, below, done, -1, &r->turned, 1, &rest));
  return multiply_triangle(r, 'L', 'N', 'U', done);
}

/* The product of the matrix with the new reflector, less what those before it make of that; and the reflector's column of T. */
static int keep_product(hessenberg_reduction *r, int done, const hscal_reflector *reflector) {
  hscal_composite *composite = &r->composite;
  int at = r->begin + done, rows = composite->call->ihi;
  hscal_operand matrix = hscal__part_of(composite, HSCAL_A, 0, at + 1), product = r->products;
  hscal_operand vectors = hscal__part_of(composite, HSCAL_A, at + 1, r->begin);
  product.j += done;
  product.inc = 1;
  HSCAL_TRY(multiply(r, 'N', &matrix, rows, reflector->n, 1, &reflector->vector, 0, &product));
  HSCAL_TRY(multiply(r, hscal__adjoint(composite), &vectors, reflector->n, done, 1, &reflector->vector, 0, &r->turned));
  HSCAL_TRY(multiply(r, 'N', &r->products, rows, done, -1, &r->turned, 1, &product));
  for (int p = 0; p < composite->emitter.nprow; p++) { /* times tau */
    int held = hscal__held_in(&r->dealing[HSCAL_ROWS], p, (hscal_span){0, rows});
    int process = hscal__process_at(&composite->emitter, HSCAL_ROWS, p, line_of(r, HSCAL_COLUMNS, at));
    if (held > 0) HSCAL_TRY(hscal__emit_copy(&composite->emitter, process, HSCAL_ROWS, held, 1));
  }
  return multiply_triangle(r, 'U', 'N', 'N', done);
}

static int reduce_column(hessenberg_reduction *r, int done) {
  int at = r->begin + done;
  hscal_reflector reflector = {.vector = column_of(r, at + 1, at), .n = r->composite.call->ihi - at - 1};
  if (done > 0) HSCAL_TRY(update_column(r, done));
  HSCAL_TRY(hscal__make_reflector(&r->composite, &reflector));
  return keep_product(r, done, &reflector);
}

/* ---- panels, and what is left of the matrix -------------------------------------------------------------------- */

static int reduce_panel(hessenberg_reduction *r, int begin, int width) {
  hscal_composite *composite = &r->composite;
  int rows = composite->call->ihi, next = begin + width;
  begin_panel(r, begin);
  for (int64_t i = hscal__emit_part(&composite->emitter, HSCAL_GRID, 0, 0, width); i < width;
       i = hscal__emit_part(&composite->emitter, HSCAL_GRID, 0, i + 1, width))
    HSCAL_TRY(reduce_column(r, (int)i));
  hscal_call update = {.transa = 'N',
                       .transb = hscal__adjoint(composite),
                       .m = rows,
                       .n = rows - next,
                       .k = width,
                       .alpha = {-1, 0},
                       .beta = {1, 0},
                       .operand = {[HSCAL_A] = r->products,
                                   [HSCAL_B] = hscal__part_of(composite, HSCAL_A, next, begin),
                                   [HSCAL_C] = hscal__part_of(composite, HSCAL_A, 0, next)}};
  HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &update));
  hscal_block_reflector reflector = {.vectors = hscal__part_of(composite, HSCAL_A, begin + 1, begin),
                                     .along = HSCAL_ROWS,
                                     .length = rows - begin - 1,
                                     .count = width};
  hscal_operand beside = hscal__part_of(composite, HSCAL_A, begin + 1, next);
  return hscal__apply_block_reflector(composite, &reflector, 'L', 1, &beside, reflector.length,
                                      composite->call->n - next);
}

/* A reflector that is applied at once, from the right and from the left. */
static int reflect(hessenberg_reduction *r, int at) {
  hscal_composite *composite = &r->composite;
  int ihi = composite->call->ihi, n = composite->call->n;
  hscal_reflector reflector = {.vector = column_of(r, at + 1, at), .n = ihi - at - 1};
  hscal_operand right = hscal__part_of(composite, HSCAL_A, 0, at + 1),
                left = hscal__part_of(composite, HSCAL_A, at + 1, at + 1);
  HSCAL_TRY(hscal__make_reflector(composite, &reflector));
  HSCAL_TRY(hscal__apply_reflector(composite, &reflector, 'R', 0, &right, ihi, reflector.n));
  return hscal__apply_reflector(composite, &reflector, 'L', 1, &left, reflector.n, n - at - 1);
}

static int reduce_rest(hessenberg_reduction *r, int begin) {
  const hscal_emitter *emitter = &r->composite.emitter;
  int count = hscal__max(r->composite.call->ihi - 1 - begin, 0);
  for (int64_t i = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, count); i < count;
       i = hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, count))
    HSCAL_TRY(reflect(r, begin + (int)i));
  return 0;
}

int hscal__gehrd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hessenberg_reduction r = {.complex = hscal__type_is_complex(call->routine->type)};
  hscal_composite *composite = &r.composite;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 1, 3));
  if (call->ihi <= call->ilo) return 0;
  hscal__composite_combines(composite, '1', '1');
  hscal__deal_operand(call, HSCAL_A, layout, r.dealing);
  const hscal_operand *a = &call->operand[HSCAL_A];
  int first = call->ilo - 1, width = a->desc.nb, offset = (a->i + first) % width;
  int64_t panels = ((int64_t)call->ihi - call->ilo + offset - 1) / width;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = panels ? hscal__emit_chained_step(&composite->emitter, 0, panels, period) : 0; i < panels;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, panels, period)) {
    int begin = i ? (int)(i * width - offset) : 0;
    HSCAL_TRY(reduce_panel(&r, first + begin, (int)((i + 1) * width - offset - begin)));
  }
  return reduce_rest(&r, first + (panels > 0 ? (int)(panels * width - offset) : 0));
}
