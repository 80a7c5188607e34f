/*
 * p?gebrd: columns and rows are reflected in turn, panel by panel. Within a panel a reflector is not applied to the rest, but
 * kept beside its product with it; at the end of the panel all are applied at once. What a column does along the rows, a row
 * does along the columns.
 * Source: SRC/p?gebrd.f, p?labrd.f, p?gebd2.f, p?lacgv.f, TOOLS/p?elget.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/reflector.h"
#include "instrumented_scalapack/schemes.h"

/*
 * The panel begins in a corner of A, from which rows and columns are counted here. Of A are to be subtracted two products: of the
 * columns that were reflected with what they make of A (V Y), and of what A makes of the rows that were reflected with these
 * (X U). The first factor of each is tall, indexed by rows, the second flat, indexed by columns. V and U lie in A.
 */
typedef struct bidiagonal_reduction {
  hscal_composite composite;
  hscal_emitter by_mpi;
  hscal_dealing dealing[2];   /* of all of A */
  int begin;                  /* where the panel does */
  int extent[2];              /* rows and columns from there on */
  int line[2];                /* process row and column of the corner */
  hscal_operand corner;       /* of A */
  hscal_operand factor[2][2]; /* tall and flat; of the product that reflectors along rows, along columns belong to */
  hscal_operand sums, turned; /* memory for a vector: of a panel's width in a column, of the matrix' in a row */
  int made[2];                /* reflectors along rows and along columns */
} bidiagonal_reduction;

/* ---- parts ----------------------------------------------------------------------------------------------------- */

static hscal_operand moved(hscal_operand x, hscal_dimension dimension, int by) {
  *(dimension == HSCAL_ROWS ? &x.i : &x.j) += by;
  return x;
}

/* From entry `at` of dimension `along` and entry `across` of the other one on. */
static hscal_operand from(const hscal_operand *x, hscal_dimension along, int at, int across) {
  return moved(moved(*x, along, at), hscal__other(along), across);
}

/* The entries along a dimension from there on. */
static hscal_operand vector_from(const hscal_operand *x, hscal_dimension along, int at, int across) {
  hscal_operand vector = from(x, along, at, across);
  vector.inc = along == HSCAL_ROWS ? 1 : vector.desc.m;
  return vector;
}

/* Workspace of m x n on the process row and column of the corner; the panel begins in its block where it does in A's. */
static hscal_operand workspace(const bidiagonal_reduction *r, int m, int n, int mb, int nb) {
  const hscal_desc desc = {.m = m,
                           .n = n,
                           .imb = mb,
                           .inb = nb,
                           .mb = mb,
                           .nb = nb,
                           .rsrc = r->line[HSCAL_ROWS],
                           .csrc = r->line[HSCAL_COLUMNS]};
  return (hscal_operand){.desc = desc};
}

static void begin_panel(bidiagonal_reduction *r, int begin) {
  const hscal_call *call = r->composite.call;
  r->begin = begin;
  r->extent[HSCAL_ROWS] = call->m - begin, r->extent[HSCAL_COLUMNS] = call->n - begin;
  r->corner = hscal__part_of(&r->composite, HSCAL_A, begin, begin);
  for (int d = 0; d < 2; d++) {
    r->line[d] = hscal__first_holder(hscal__holder(&r->dealing[d], begin));
    r->made[d] = 0;
  }
  int width = r->corner.desc.nb, offset = r->corner.i % width, tall = r->extent[HSCAL_ROWS] + offset,
      flat = r->extent[HSCAL_COLUMNS] + offset;
  hscal_operand x = workspace(r, tall, width, width, width), y = workspace(r, width, flat, width, width);
  r->factor[HSCAL_ROWS][HSCAL_ROWS] = r->factor[HSCAL_COLUMNS][HSCAL_COLUMNS] = r->corner;
  r->factor[HSCAL_ROWS][HSCAL_COLUMNS] = from(&x, HSCAL_ROWS, offset, offset);
  r->factor[HSCAL_COLUMNS][HSCAL_ROWS] = from(&y, HSCAL_ROWS, offset, offset);
  r->sums = moved(workspace(r, width, 1, width, 1), HSCAL_ROWS, offset);
  r->sums.inc = 1;
  r->turned = moved(workspace(r, 1, flat, 1, width), HSCAL_COLUMNS, offset);
}

/* ---- a reflector of a panel ------------------------------------------------------------------------------------ */

/* y := beta y + alpha M x, of which y lies along rows, or with M adjoint and y along columns. */
static int multiply(bidiagonal_reduction *r, hscal_dimension along, hscal_operand matrix, int m, int n, double alpha,
                    const hscal_operand *x, double beta, const hscal_operand *y) {
  hscal_call product = {.trans = along == HSCAL_ROWS ? 'N' : hscal__adjoint(&r->composite),
                        .m = m,
                        .n = n,
                        .alpha = {alpha, 0},
                        .beta = {beta, 0},
                        .operand = {[HSCAL_A] = matrix, [HSCAL_X] = *x, [HSCAL_Y] = *y}};
  return hscal__perform(&r->composite, HSCAL_PACK_GEMV, HSCAL_SCHEME_gemv, 0, &product);
}

/* Likewise with a factor, tall or flat, from its entry `at` of the long index on. */
static int multiply_factor(bidiagonal_reduction *r, hscal_dimension along, hscal_dimension side, int product, int at,
                           double alpha, const hscal_operand *x, double beta, const hscal_operand *y) {
  int length = r->extent[side] - at, count = r->made[product], tall = side == HSCAL_ROWS;
  return multiply(r, along, moved(r->factor[side][product], side, at), tall ? length : count, tall ? count : length,
                  alpha, x, beta, y);
}

/* The vector that is to be reflected next: the panel's reflectors have not been applied to it. */
static int update_vector(bidiagonal_reduction *r, hscal_dimension along) {
  hscal_dimension across = hscal__other(along);
  int first = r->made[across], at = r->made[along];
  hscal_operand vector = vector_from(&r->corner, along, first, at);
  for (int product = 0; product < 2; product++) {
    hscal_operand other = vector_from(&r->factor[across][product], along, 0, at);
    HSCAL_TRY(multiply_factor(r, along, along, product, first, -1, &other, 1, &vector));
  }
  return 0;
}

/* What the new reflector makes of the rest of the matrix, less what the reflectors before it make of it: this is kept with the
 * factors. A row is made in workspace of its own. */
static int make_factor(bidiagonal_reduction *r, hscal_dimension along) {
  hscal_dimension across = hscal__other(along);
  int first = r->made[across], next = r->made[along] + 1, column = along == HSCAL_COLUMNS;
  hscal_operand vector = vector_from(&r->corner, along, first, next - 1);
  hscal_operand kept =
      vector_from(column ? &r->factor[HSCAL_ROWS][HSCAL_COLUMNS] : &r->turned, across, next, column ? next - 1 : 0);
  hscal_operand rest = from(&r->corner, along, first, next);
  int m = r->extent[HSCAL_ROWS] - (column ? next : first), n = r->extent[HSCAL_COLUMNS] - (column ? first : next);
  HSCAL_TRY(multiply(r, across, rest, m, n, 1, &vector, 0, &kept));
  for (int product = 0; product < 2; product++) {
    HSCAL_TRY(multiply_factor(r, across, along, product, first, 1, &vector, 0, &r->sums));
    HSCAL_TRY(multiply_factor(r, across, across, product, next, -1, &r->sums, 1, &kept));
  }
  return 0;
}

/* By tau, which is told along the line that has it; a row is conjugated and copied to its place, too. */
static int scale_factor(const bidiagonal_reduction *r, hscal_dimension along) {
  int passes = along == HSCAL_COLUMNS ? 1 : hscal__type_is_complex(r->composite.call->routine->type) ? 3 : 2;
  hscal_dimension across = hscal__other(along);
  const hscal_span rest = {r->begin + r->made[along] + 1, r->dealing[across].n};
  HSCAL_TRY(hscal__emit_broadcast(&r->by_mpi, along, r->line[along], r->line[across], 1, 1));
  for (int at = 0; at < r->dealing[across].nprocs; at++) {
    int held = hscal__held_in(&r->dealing[across], at, rest);
    int process = hscal__process_at(&r->by_mpi, across, at, r->line[along]);
    if (held > 0) HSCAL_TRY(hscal__emit_copy(&r->by_mpi, process, across, held, passes));
  }
  return 0;
}

/* Complex rows are conjugated as long as they are reflected. */
static int conjugate_row(const bidiagonal_reduction *r, hscal_dimension along, const hscal_reflector *reflector) {
  if (along == HSCAL_ROWS || !hscal__type_is_complex(r->composite.call->routine->type)) return 0;
  return hscal__conjugate(&r->composite, &reflector->vector, reflector->n);
}

static hscal_reflector reflector_along(const bidiagonal_reduction *r, hscal_dimension along) {
  int first = r->made[hscal__other(along)];
  return (hscal_reflector){.vector = vector_from(&r->corner, along, first, r->made[along]),
                           .n = r->extent[along] - first};
}

static int reflect_in_panel(bidiagonal_reduction *r, hscal_dimension along) {
  hscal_reflector reflector = reflector_along(r, along);
  HSCAL_TRY(conjugate_row(r, along, &reflector));
  HSCAL_TRY(update_vector(r, along));
  HSCAL_TRY(hscal__make_reflector(&r->composite, &reflector));
  HSCAL_TRY(make_factor(r, along));
  HSCAL_TRY(scale_factor(r, along));
  HSCAL_TRY(conjugate_row(r, along, &reflector));
  r->made[along]++;
  return 0;
}

/* ---- panels, and what is left of the matrix -------------------------------------------------------------------- */

static int reduce_panel(bidiagonal_reduction *r, int begin, int width) {
  const hscal_emitter *emitter = &r->composite.emitter;
  hscal_dimension first = r->composite.call->m >= r->composite.call->n ? HSCAL_ROWS : HSCAL_COLUMNS;
  begin_panel(r, begin);
  for (int64_t i = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, width); i < width;
       i = hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, width)) {
    r->made[HSCAL_ROWS] = r->made[HSCAL_COLUMNS] = (int)i;
    HSCAL_TRY(reflect_in_panel(r, first));
    HSCAL_TRY(reflect_in_panel(r, hscal__other(first)));
  }
  for (int product = 0; product < 2; product++) {
    hscal_call update = {.transa = 'N',
                         .transb = 'N',
                         .m = r->extent[HSCAL_ROWS] - width,
                         .n = r->extent[HSCAL_COLUMNS] - width,
                         .k = width,
                         .alpha = {-1, 0},
                         .beta = {1, 0},
                         .operand = {[HSCAL_A] = moved(r->factor[HSCAL_ROWS][product], HSCAL_ROWS, width),
                                     [HSCAL_B] = moved(r->factor[HSCAL_COLUMNS][product], HSCAL_COLUMNS, width),
                                     [HSCAL_C] = from(&r->corner, HSCAL_ROWS, width, width)}};
    HSCAL_TRY(hscal__perform(&r->composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &update));
  }
  return 0;
}

/* A reflector that is applied at once. */
static int reflect(bidiagonal_reduction *r, hscal_dimension along) {
  hscal_reflector reflector = reflector_along(r, along);
  int column = along == HSCAL_COLUMNS, first = r->made[hscal__other(along)], next = ++r->made[along];
  hscal_operand rest = from(&r->corner, along, first, next);
  HSCAL_TRY(conjugate_row(r, along, &reflector));
  HSCAL_TRY(hscal__make_reflector(&r->composite, &reflector));
  HSCAL_TRY(hscal__apply_reflector(&r->composite, &reflector, column ? 'R' : 'L', !column, &rest,
                                   r->extent[HSCAL_ROWS] - (column ? next : first),
                                   r->extent[HSCAL_COLUMNS] - (column ? first : next)));
  return conjugate_row(r, along, &reflector);
}

/* The diagonal, which is real, and the scalar factor of a reflector of one entry, to the process column. */
static int tell_single_entry(const bidiagonal_reduction *r) {
  hscal_type type = r->composite.call->routine->type, real = hscal__type_is_single(type) ? HSCAL_TYPE_S : HSCAL_TYPE_D;
  hscal_event event = {.kind = HSCAL_EVENT_BROADCAST,
                       .scope = HSCAL_COLUMN,
                       .line = r->line[HSCAL_COLUMNS],
                       .root = r->line[HSCAL_ROWS],
                       .topology = ' ',
                       .m = 1,
                       .n = 1,
                       .element_bytes = (int)hscal__type_bytes(real)};
  HSCAL_TRY(r->composite.sink->put(r->composite.sink, &event));
  event.element_bytes = 0;
  return r->composite.sink->put(r->composite.sink, &event);
}

static int reduce_rest(bidiagonal_reduction *r, int begin) {
  begin_panel(r, begin);
  int rows = r->extent[HSCAL_ROWS], columns = r->extent[HSCAL_COLUMNS], count = hscal__min(rows, columns);
  hscal_dimension first = rows >= columns ? HSCAL_ROWS : HSCAL_COLUMNS;
  if (rows == 1 && columns == 1) return tell_single_entry(r);
  const hscal_emitter *emitter = &r->composite.emitter;
  for (int64_t i = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, count); i < count;
       i = hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, count)) {
    r->made[HSCAL_ROWS] = r->made[HSCAL_COLUMNS] = (int)i;
    HSCAL_TRY(reflect(r, first));
    if (i + 1 < count) HSCAL_TRY(reflect(r, hscal__other(first)));
  }
  return 0;
}

int hscal__gebrd_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  bidiagonal_reduction r = {.begin = 0};
  hscal_composite *composite = &r.composite;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 1, 1));
  if (call->m == 0 || call->n == 0) return 0;
  hscal__composite_combines(composite, '1', '1');
  hscal__deal_operand(call, HSCAL_A, layout, r.dealing);
  r.by_mpi = hscal__emitter_by_mpi(composite);
  const hscal_operand *a = &call->operand[HSCAL_A];
  int width = a->desc.mb, offset = a->i % width;
  int64_t panels = ((int64_t)hscal__min(call->m, call->n) + offset - 1) / width;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = panels ? hscal__emit_chained_step(&composite->emitter, 0, panels, period) : 0; i < panels;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, panels, period)) {
    int begin = i ? (int)(i * width - offset) : 0;
    HSCAL_TRY(reduce_panel(&r, begin, (int)((i + 1) * width - offset - begin)));
  }
  return reduce_rest(&r, panels > 0 ? (int)(panels * width - offset) : 0);
}
