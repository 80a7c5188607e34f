/*
 * p?sytrd, p?hetrd: to tridiagonal form, panel by panel from the side that the triangle begins with (its columns backward, if it
 * is the upper one: the mirror image). Each column of a panel takes a product with all that is left of the matrix; the panel's
 * updates are made at once. The last block is reduced by its process alone.
 * Source: SRC/p?sytrd.f, p?hetrd.f, p?latrd.f, p?sytd2.f, p?hetd2.f.
 */
#include "instrumented_scalapack/sytrd.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"
#include "instrumented_scalapack/syntrd.h"

typedef struct tridiagonal_reduction {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int lower, complex;
  hscal_span
      panel; /* its columns                                                                                      */
  hscal_operand
      w; /* as wide as a panel: what is subtracted with its reflectors, beside the rows of the matrix        */
  hscal_operand
      z; /* a row as long as the panel is wide, on the process of its diagonal block: products to be used up */
} tridiagonal_reduction;

/* A column of a panel. */
typedef struct panel_column {
  int at;
  hscal_span done; /* columns of the panel that are reduced already                 */
  hscal_span rows; /* of the column, from the diagonal to the end of the triangle    */
  hscal_span left; /* the same without the diagonal: what is reflected                */
} panel_column;

static int length(hscal_span span) { return span.end - span.begin; }

static panel_column column_of(const tridiagonal_reduction *r, int at) {
  int n = r->composite.call->n;
  if (r->lower) return (panel_column){at, {r->panel.begin, at}, {at, n}, {at + 1, n}};
  return (panel_column){at, {at + 1, r->panel.end}, {0, at + 1}, {0, at}};
}

/* ---- operands -------------------------------------------------------------------------------------------------- */

static int holder_of(const tridiagonal_reduction *r, hscal_dimension dimension, int i) {
  return hscal__first_holder(hscal__holder(&r->dealing[dimension], i));
}

/* W and the row of products, for the present panel. */
static void place_panel(tridiagonal_reduction *r, hscal_span panel) {
  int width = r->composite.call->operand[HSCAL_A].desc.nb, n = r->composite.call->n;
  hscal_desc w = {.m = n, .n = width, .imb = width, .inb = width, .mb = width, .nb = width};
  hscal_desc z = {.m = 1, .n = width, .imb = 1, .inb = width, .mb = 1, .nb = width};
  w.rsrc = holder_of(r, HSCAL_ROWS, 0);
  z.rsrc = holder_of(r, HSCAL_ROWS, panel.begin);
  w.csrc = z.csrc = holder_of(r, HSCAL_COLUMNS, panel.begin);
  r->panel = panel;
  r->w = (hscal_operand){.desc = w};
  r->z = (hscal_operand){.desc = z};
}

/* From row i and column j of the matrix on: its own, those of W, and the products for columns from j on. */
static hscal_operand of_a(const tridiagonal_reduction *r, int i, int j) {
  return hscal__part_of(&r->composite, HSCAL_A, i, j);
}

static hscal_operand of_w(const tridiagonal_reduction *r, int i, int j) {
  hscal_operand part = r->w;
  part.i = i, part.j = j - r->panel.begin;
  return part;
}

static hscal_operand of_z(const tridiagonal_reduction *r, int j) {
  hscal_operand part = r->z;
  part.j = j - r->panel.begin;
  return part;
}

static hscal_operand as_column(hscal_operand from) {
  from.inc = 1;
  return from;
}

static hscal_operand as_row(hscal_operand from) {
  from.inc = from.desc.m;
  return from;
}

/* `count` numbers go along a process column, by the MPI library. */
static int tell_column(const tridiagonal_reduction *r, int column, int root, int count, int element_bytes) {
  hscal_event event = {.kind = HSCAL_EVENT_BROADCAST,
                       .scope = HSCAL_COLUMN,
                       .line = column,
                       .root = root,
                       .topology = ' ',
                       .m = count,
                       .n = 1,
                       .element_bytes = element_bytes};
  return r->composite.sink->put(r->composite.sink, &event);
}

/* ---- a panel --------------------------------------------------------------------------------------------------- */

/* y -= M x, or what comes first, z = M^T y, with a matrix of so many rows and of the columns that are done. */
static int multiply(tridiagonal_reduction *r, char trans, int rows, int columns, hscal_operand matrix, hscal_operand x,
                    hscal_operand y) {
  hscal_call product = {.trans = trans,
                        .m = rows,
                        .n = columns,
                        .alpha = {trans == 'N' ? -1 : 1, 0},
                        .beta = {trans == 'N', 0},
                        .operand = {[HSCAL_A] = matrix, [HSCAL_X] = x, [HSCAL_Y] = y}};
  return columns > 0 ? hscal__perform(&r->composite, HSCAL_PACK_GEMV, HSCAL_SCHEME_gemv, 0, &product) : 0;
}

/* The column gets the updates of those done before. (Rows of complex ones are conjugated for it, and back.) */
static int update_column(tridiagonal_reduction *r, const panel_column *c) {
  int rows = length(c->rows), top = c->rows.begin, from = c->done.begin, count = length(c->done);
  hscal_operand own = as_column(of_a(r, top, c->at));
  HSCAL_TRY(multiply(r, 'N', rows, count, of_a(r, top, from), as_row(of_w(r, c->at, from)), own));
  return multiply(r, 'N', rows, count, of_w(r, top, from), as_row(of_a(r, c->at, from)), own);
}

static int reflect_column(tridiagonal_reduction *r, const panel_column *c) {
  hscal_reflector reflector = {
      .vector = as_column(of_a(r, c->left.begin, c->at)), .n = length(c->left), .backward = !r->lower};
  return hscal__make_reflector(&r->composite, &reflector);
}

/* w = A v, less what the columns done before would have taken off A. */
static int multiply_by_matrix(tridiagonal_reduction *r, const panel_column *c) {
  int rows = length(c->left), top = c->left.begin, from = c->done.begin, count = length(c->done);
  char adjoint = hscal__adjoint(&r->composite);
  hscal_operand v = as_column(of_a(r, top, c->at)), w = as_column(of_w(r, top, c->at)), z = as_row(of_z(r, from));
  hscal_operand before[2] = {of_w(r, top, from), of_a(r, top, from)};
  hscal_call product = {.uplo = r->composite.call->uplo,
                        .n = rows,
                        .alpha = {1, 0},
                        .operand = {[HSCAL_A] = of_a(r, top, top), [HSCAL_X] = v, [HSCAL_Y] = w}};
  int flags = r->complex ? HSCAL_HERMITIAN : 0;
  HSCAL_TRY(hscal__perform(&r->composite, HSCAL_PACK_SYMV, HSCAL_SCHEME_symv, flags, &product));
  for (int i = 0; i < 2; i++) {
    HSCAL_TRY(multiply(r, adjoint, rows, count, before[i], v, z));
    HSCAL_TRY(multiply(r, 'N', rows, count, before[1 - i], z, w));
  }
  return 0;
}

/* w := tau (w - tau / 2 (w^T v) v). The factors are taken to be neither 0 nor 1. */
static int finish_w(tridiagonal_reduction *r, const panel_column *c) {
  int rows = length(c->left), top = c->left.begin;
  hscal_composite *composite = &r->composite;
  hscal_operand v = as_column(of_a(r, top, c->at)), w = as_column(of_w(r, top, c->at));
  hscal_call product = {.n = rows, .operand = {[HSCAL_X] = w, [HSCAL_Y] = v}};
  hscal_call add = {.n = rows, .alpha = {0.5, 0}, .operand = {[HSCAL_X] = v, [HSCAL_Y] = w}};
  HSCAL_TRY(hscal__conjugate(composite, &w, rows)); /* it is scaled */
  HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_DOT, HSCAL_SCHEME_dot, r->complex ? HSCAL_CONJUGATED : 0, &product));
  return hscal__perform(composite, HSCAL_PACK_AXPY, HSCAL_SCHEME_axpy, 0, &add);
}

static int reduce_column(tridiagonal_reduction *r, int at) {
  panel_column c = column_of(r, at);
  HSCAL_TRY(update_column(r, &c));
  HSCAL_TRY(reflect_column(r, &c));
  HSCAL_TRY(multiply_by_matrix(r, &c));
  return finish_w(r, &c);
}

/* All its columns; the diagonal entries, real ones, are told along its process column. */
static int reduce_panel(tridiagonal_reduction *r, hscal_span panel) {
  const hscal_emitter *emitter = &r->composite.emitter;
  int width = length(panel);
  place_panel(r, panel);
  for (int64_t i = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, width); i < width;
       i = hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, width))
    HSCAL_TRY(reduce_column(r, r->lower ? panel.begin + (int)i : panel.end - 1 - (int)i));
  int bytes = (int)hscal__type_bytes(r->composite.call->routine->type);
  return tell_column(r, r->z.desc.csrc, r->z.desc.rsrc, width, r->complex ? bytes / 2 : bytes);
}

/* What is left of the matrix beyond a panel. */
static int update_rest(tridiagonal_reduction *r) {
  int from = r->lower ? r->panel.end : 0, rest = r->lower ? r->composite.call->n - from : r->panel.begin;
  hscal_call product = {.uplo = r->composite.call->uplo,
                        .trans = 'N',
                        .n = rest,
                        .k = length(r->panel),
                        .alpha = {-1, 0},
                        .beta = {1, 0},
                        .operand = {[HSCAL_A] = of_a(r, from, r->panel.begin),
                                    [HSCAL_B] = of_w(r, from, r->panel.begin),
                                    [HSCAL_C] = of_a(r, from, from)}};
  int flags = r->complex ? HSCAL_HERMITIAN | HSCAL_REAL_BETA : 0;
  return hscal__perform(&r->composite, HSCAL_PACK_SYR2K, HSCAL_SCHEME_syrk, flags, &product);
}

/* ---- the last block -------------------------------------------------------------------------------------------- */

/* One column of it, with `left` entries beside the diagonal. A real one is not reflected if that is a single entry: it needs no
 * being made real. */
static int reduce_on_process(const hscal_emitter *emitter, int process, const char *uplo, int complex, int left) {
  if (!complex && left == 1) return 0;
  HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_NRM2, "", 0, left - 1, 0));
  HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, left - 1, 1));
  HSCAL_TRY(hscal__emit_kernel(emitter, process, complex ? HSCAL_KERNEL_HEMV : HSCAL_KERNEL_SYMV, uplo, 0, left, 0));
  HSCAL_TRY(hscal__emit_kernel(emitter, process, complex ? HSCAL_KERNEL_DOTC : HSCAL_KERNEL_DOT, "", 0, left, 0));
  HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, left, 1));
  return hscal__emit_kernel(emitter, process, complex ? HSCAL_KERNEL_HER2 : HSCAL_KERNEL_SYR2, uplo, 0, left, 0);
}

int hscal__sytd2(const hscal_emitter *emitter, int process, const hscal_call *call, int n) {
  const char uplo[] = {call->uplo, 0};
  int complex = hscal__type_is_complex(call->routine->type);
  for (int left = n - 1; left > 0; left--) HSCAL_TRY(reduce_on_process(emitter, process, uplo, complex, left));
  return 0;
}

/* The diagonal beside it, and what the reflectors were multiplied by, are told along its process column. */
static int reduce_block(const tridiagonal_reduction *r, hscal_span block) {
  int row = holder_of(r, HSCAL_ROWS, block.begin), column = holder_of(r, HSCAL_COLUMNS, block.begin);
  int process = hscal__process_at(&r->composite.emitter, HSCAL_ROWS, row, column);
  HSCAL_TRY(hscal__sytd2(&r->composite.emitter, process, r->composite.call, length(block)));
  return tell_column(r, column, row, 3 * length(block) - r->lower, 0);
}

/* ---- the routine ----------------------------------------------------------------------------------------------- */

/* The i-th panel: the first ones are cut off the end of the triangle that it begins with. */
static hscal_span panel_of(const tridiagonal_reduction *r, int64_t i, int64_t count) {
  int n = r->composite.call->n, width = r->composite.call->operand[HSCAL_A].desc.nb;
  int begin = (int)(r->lower ? i : count - i) * width;
  return (hscal_span){begin, begin + hscal__min(width, n - begin)};
}

int hscal__sytrd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 1, 2));
  return call->n > 0 ? hscal__sytrd_checked(call, layout, sink) : 0;
}

int hscal__sytrd_checked(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  tridiagonal_reduction r = {.lower = call->uplo == 'L', .complex = hscal__type_is_complex(call->routine->type)};
  hscal_composite *composite = &r.composite;
  hscal__composite_init(composite, call, layout, sink);
  hscal__composite_combines(composite, '1', '1');
  hscal__deal_operand(call, HSCAL_A, layout, r.dealing);
  int64_t count = (call->n - 1) / call->operand[HSCAL_A].desc.nb, period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period)) {
    HSCAL_TRY(reduce_panel(&r, panel_of(&r, i, count)));
    HSCAL_TRY(update_rest(&r));
  }
  composite->in_steps = 0;
  return reduce_block(&r, panel_of(&r, count, count));
}
