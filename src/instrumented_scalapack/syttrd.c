/*
 * p?syttrd, p?hettrd: to tridiagonal form on a square grid in blocks of one entry, so that vectors along rows are turned into those
 * along columns by one message of each process. Updates of the matrix are put off for several columns.
 * Source: SRC/p?syttrd.f, p?hettrd.f, ?trmvt.f, pjlaenv.f; TOOLS/p?lamch.f, p?treecomb.f.
 */
#include "instrumented_scalapack/syttrd.h"
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/syntrd.h"

/* What PJLAENV answers: columns whose updates are put off, and rows of a product. */
enum { PUT_OFF = 16, ROWS_AT_ONCE = 32 };

typedef struct square_grid_reduction {
  hscal_composite composite;
  hscal_emitter by_mpi;
  int n, side, complex, real_bytes;
} square_grid_reduction;

/* The column that is reduced. Of the matrix, rows and columns from at + 1 on are left. */
typedef struct reduced_column {
  int at;
  int done;         /* columns whose updates are put off     */
  int end;          /* where the updates will be made from     */
  int holder, next; /* coordinates that hold it, and the next one */
} reduced_column;

/* Of the entries begin .. end-1 of a row or column, those at coordinate `at`. */
static int held(const square_grid_reduction *r, int at, int begin, int end) {
  return begin < end ? (end - at + r->side - 1) / r->side - (begin - at + r->side - 1) / r->side : 0;
}

static int left_at(const square_grid_reduction *r, const reduced_column *c, int at) {
  return held(r, at, c->at + 1, r->n);
}

static int process_of(const square_grid_reduction *r, int p, int q) { return p * r->side + q; }

/* ---- numbers told to a line ------------------------------------------------------------------------------------ */

/* `root` -1: to all. `count` real numbers. */
static int put_reals(const square_grid_reduction *r, hscal_event_kind kind, hscal_scope scope, int line, int root,
                     int count) {
  hscal_event event = {.kind = kind,
                       .scope = scope,
                       .line = line,
                       .root = root,
                       .topology = ' ',
                       .m = count,
                       .n = 1,
                       .element_bytes = r->real_bytes};
  return r->composite.sink->put(r->composite.sink, &event);
}

static int pass_real(const square_grid_reduction *r, int from, int to) {
  hscal_event event = {
      .kind = HSCAL_EVENT_SEND, .process = from, .peer = to, .m = 1, .n = 1, .element_bytes = r->real_bytes};
  HSCAL_TRY(r->composite.sink->put(r->composite.sink, &event));
  event.kind = HSCAL_EVENT_RECEIVE, event.process = to, event.peer = from;
  return r->composite.sink->put(r->composite.sink, &event);
}

/* One number goes up a binomial tree of the process column, and back to all. */
static int combine_on_tree(const square_grid_reduction *r, int q) {
  if (r->side == 1) return 0;
  for (int stride = 1; stride < r->side; stride *= 2)
    for (int p = 0; p + stride < r->side; p += 2 * stride)
      HSCAL_TRY(pass_real(r, process_of(r, p + stride, q), process_of(r, p, q)));
  return put_reals(r, HSCAL_EVENT_BROADCAST, HSCAL_COLUMN, q, 0, 1);
}

/* ---- a column -------------------------------------------------------------------------------------------------- */

/* Squares of norms are summed. Who has no part of the column finds a norm so small that it does not trust its square, and all do it
 * over again. */
static int make_reflector(const square_grid_reduction *r, const reduced_column *c) {
  int nothing_left = 0;
  for (int p = 0; p < r->side; p++) {
    int process = process_of(r, p, c->holder), rows = left_at(r, c, p);
    if (c->at > 0) HSCAL_TRY(hscal__emit_copy(&r->by_mpi, process, HSCAL_ROWS, 2, held(r, p, c->at, r->n)));
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_NRM2, "", 0, rows, 0));
    nothing_left |= rows == 0;
  }
  HSCAL_TRY(put_reals(r, HSCAL_EVENT_COMBINE, HSCAL_COLUMN, c->holder, -1, 5));
  if (nothing_left) HSCAL_TRY(combine_on_tree(r, c->holder));
  for (int p = 0; p < r->side; p++)
    HSCAL_TRY(hscal__emit_copy(&r->by_mpi, process_of(r, p, c->holder), HSCAL_ROWS, left_at(r, c, p), 1));
  return 0;
}

/* Every process sends a vector along its rows to the one on the other side of the diagonal, `width` numbers an entry. */
static int turn(const square_grid_reduction *r, const reduced_column *c, hscal_dimension from, int width) {
  for (int receiving = 0; receiving < 2; receiving++)
    for (int p = 0; p < r->side; p++)
      for (int q = 0; q < r->side; q++) {
        int here = process_of(r, p, q), there = process_of(r, q, p);
        int sent = left_at(r, c, from == HSCAL_ROWS ? p : q), received = left_at(r, c, from == HSCAL_ROWS ? q : p);
        if (p == q) continue;
        HSCAL_TRY(receiving ? hscal__emit_receive(&r->by_mpi, here, there, HSCAL_ROWS, received, width)
                            : hscal__emit_send(&r->by_mpi, here, there, HSCAL_ROWS, sent, width));
      }
  return 0;
}

/* The reflector, and what belongs to the one before, to all rows and columns. */
static int spread_reflector(const square_grid_reduction *r, const reduced_column *c) {
  for (int p = 0; p < r->side; p++)
    HSCAL_TRY(hscal__emit_broadcast(&r->by_mpi, HSCAL_ROWS, p, c->holder, 2 * left_at(r, c, p) + 1, 1));
  return turn(r, c, HSCAL_ROWS, 2);
}

/* Rows of the local triangle below the diagonal, from column `from` of the matrix on. */
static int triangle_at(const square_grid_reduction *r, int p, int q, int from) {
  return held(r, p, 0, r->n) - (q > p) - held(r, q, 0, from);
}

/* Columns up to c->end are kept up to date; the product is made with the matrix as it is, by a triangle and its transpose, and put
 * right by the updates that are put off. */
static int multiply(const square_grid_reduction *r, const reduced_column *c, int p, int q) {
  int process = process_of(r, p, q), order = triangle_at(r, p, q, c->at + 1) - (p == q);
  int rows = held(r, p, c->end, r->n), columns = held(r, q, c->end, r->n);
  if (c->at > 0)
    HSCAL_TRY(hscal__emit_local(&r->by_mpi, process, HSCAL_KERNEL_ADD, HSCAL_ROWS, 2 * left_at(r, c, p),
                                held(r, q, c->at + 1, c->end)));
  if (order > 0) {
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_TRMV, "LCN", 0, order, 0));
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_TRMV, "LNN", 0, order, 0));
  }
  for (int i = 0; i < 2; i++)
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_GEMV, "C", columns, c->done + 1, 0));
  for (int i = 0; i < 2; i++)
    HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process, HSCAL_KERNEL_GEMV, "N", rows, c->done + 1, 0));
  return 0;
}

/* Both parts of the product come together in the process column that has the next column of the matrix. */
static int add_up(const square_grid_reduction *r, const reduced_column *c) {
  HSCAL_TRY(turn(r, c, HSCAL_COLUMNS, 1));
  for (int p = 0; p < r->side; p++)
    HSCAL_TRY(hscal__sum_by_mpi(&r->composite, HSCAL_ROWS, p, c->next, left_at(r, c, p), 1));
  for (int p = 0; p < r->side; p++)
    HSCAL_TRY(hscal__emit_copy(&r->by_mpi, process_of(r, p, c->next), HSCAL_ROWS, 2, left_at(r, c, p)));
  return hscal__sum_by_mpi(&r->composite, HSCAL_COLUMNS, c->next, -1, 3, 1);
}

static int reduce_column(const square_grid_reduction *r, const reduced_column *c) {
  HSCAL_TRY(make_reflector(r, c));
  HSCAL_TRY(spread_reflector(r, c));
  for (int p = 0; p < r->side; p++)
    for (int q = 0; q < r->side; q++) HSCAL_TRY(multiply(r, c, p, q));
  return add_up(r, c);
}

/* ---- the routine ----------------------------------------------------------------------------------------------- */

/* The updates that were put off: of strips of rows, each up to its last column below the diagonal. */
static int update_matrix(const square_grid_reduction *r, int from) {
  for (int p = 0; p < r->side; p++)
    for (int q = 0; q < r->side; q++) {
      int rows = triangle_at(r, p, q, from);
      for (int begin = 0; begin < rows; begin += ROWS_AT_ONCE) {
        int end = begin + hscal__min(ROWS_AT_ONCE, rows - begin);
        HSCAL_TRY(hscal__emit_kernel(&r->by_mpi, process_of(r, p, q), HSCAL_KERNEL_GEMM, "NC", end - begin, end,
                                     2 * PUT_OFF));
      }
    }
  return 0;
}

static int reduce_some(const square_grid_reduction *r, int begin) {
  int end = begin + hscal__min(PUT_OFF, r->n - begin);
  const hscal_emitter *emitter = &r->composite.emitter;
  int count = hscal__min(end, r->n - 1) - begin;
  for (int64_t i = hscal__emit_part(emitter, HSCAL_GRID, 0, 0, count); i < count;
       i = hscal__emit_part(emitter, HSCAL_GRID, 0, i + 1, count)) {
    int at = begin + (int)i;
    reduced_column c = {at, at - begin, end, at % r->side, (at + 1) % r->side};
    HSCAL_TRY(reduce_column(r, &c));
  }
  return end < r->n ? update_matrix(r, end) : 0;
}

/* The least and the greatest number, and how to go about it. */
static int agree(const square_grid_reduction *r) {
  enum { NUMBERS = 2, CHOICES = 4 };
  for (int i = 0; i < NUMBERS; i++) HSCAL_TRY(hscal__agree_on_reals(&r->composite, -1, 1));
  for (int i = 0; i < CHOICES; i++) HSCAL_TRY(hscal__agree_on_integer(&r->composite));
  return hscal__compare_arguments(&r->composite, 1, 1);
}

int hscal__syttrd(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  square_grid_reduction r = {
      .n = call->n, .side = layout->nprow, .complex = hscal__type_is_complex(call->routine->type)};
  hscal_composite *composite = &r.composite;
  r.real_bytes = (int)hscal__type_bytes(hscal__type_of_reals(call->routine->type));
  hscal__composite_init(composite, call, layout, sink);
  r.by_mpi = hscal__emitter_by_mpi(composite);
  HSCAL_TRY(agree(&r));
  if (call->n == 0) return 0;
  int64_t count = (call->n - 1 + PUT_OFF - 1) / PUT_OFF, period = hscal__lcm(PUT_OFF, r.side) / PUT_OFF;
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period))
    HSCAL_TRY(reduce_some(&r, (int)i * PUT_OFF));
  int last = (call->n - 1) % r.side;
  return put_reals(&r, HSCAL_EVENT_BROADCAST, HSCAL_COLUMN, last, last, 1);
}
