/*
 * p?getrf: right-looking, a panel of columns with pivots from all rows below, the block row beside it, the rest.
 * Source: SRC/p?getrf.f, p?getf2.f, p?laswp.f.
 */
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/pivots.h"
#include "instrumented_scalapack/schemes.h"

typedef struct elimination {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int column; /* process column of the panel */
} elimination;

/* ---- the panel ------------------------------------------------------------------------------------------------ */

/* The largest entry below and on the diagonal of column `at`, found on each process and up a tree (p?amax). */
static int find_pivot(elimination *e, int at) {
  hscal_call find = {.n = e->composite.call->m - at,
                     .operand = {[HSCAL_X] = hscal__part_of(&e->composite, HSCAL_A, at, at)}};
  find.operand[HSCAL_X].inc = 1;
  return hscal__perform(&e->composite, HSCAL_PACK_AMAX, HSCAL_SCHEME_tree, 0, &find);
}

/* Row `at` of the panel, right of the diagonal, goes to the processes that have rows below it: to one, or to all. */
static int spread_row(const elimination *e, int at, int width) {
  const hscal_emitter *emitter = &e->composite.emitter;
  const hscal_dealing *rows = &e->dealing[HSCAL_ROWS];
  if (!hscal__distributed(rows)) return 0;
  hscal_dealing below = hscal__deal_span(rows, (hscal_span){at + 1, rows->n});
  int holder = hscal__holder(rows, at), line = hscal__line_of(&below);
  if (line < 0) return hscal__emit_broadcast(emitter, HSCAL_COLUMNS, e->column, holder, width, 1);
  if (line == holder) return 0;
  int from = hscal__process_at(emitter, HSCAL_ROWS, holder, e->column);
  int to = hscal__process_at(emitter, HSCAL_ROWS, line, e->column);
  HSCAL_TRY(hscal__emit_send(emitter, from, to, HSCAL_COLUMNS, width, 1));
  return hscal__emit_receive(emitter, to, from, HSCAL_COLUMNS, width, 1);
}

/* Of the columns at+1 .. end-1 of the panel, row `at` is subtracted from those below (p?scal, p?ger). */
static int eliminate_column(const elimination *e, int at, int end) {
  const hscal_emitter *emitter = &e->composite.emitter;
  const hscal_dealing *rows = &e->dealing[HSCAL_ROWS];
  const hscal_span below = {at + 1, rows->n};
  int width = end - at - 1;
  for (int p = 0; p < rows->nprocs; p++) {
    int held = hscal__held_in(rows, p, below);
    int process = hscal__process_at(emitter, HSCAL_ROWS, p, e->column);
    if (held > 0) HSCAL_TRY(hscal__emit_copy(emitter, process, HSCAL_ROWS, held, 1));
  }
  if (width == 0) return 0;
  HSCAL_TRY(spread_row(e, at, width));
  for (int p = 0; p < rows->nprocs; p++) {
    int held = hscal__held_in(rows, p, below);
    int process = hscal__process_at(emitter, HSCAL_ROWS, p, e->column);
    if (held > 0) HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GER, "", held, width, 0));
  }
  return 0;
}

static int pivot_of(const elimination *e, int at) {
  const hscal_call *call = e->composite.call;
  return hscal__matrix_pivot(e->composite.layout.data, call, HSCAL_ROWS, at);
}

/* All on the panel's process column, which then tells the others which rows were chosen. */
static int factorize_panel(elimination *e, int begin, int width) {
  const hscal_emitter *emitter = &e->composite.emitter;
  hscal_span panel = {begin, begin + width};
  e->column = hscal__first_holder(hscal__holder(&e->dealing[HSCAL_COLUMNS], begin));
  for (int64_t i = hscal__emit_part(emitter, HSCAL_COLUMN, e->column, 0, width); i < width;
       i = hscal__emit_part(emitter, HSCAL_COLUMN, e->column, i + 1, width)) {
    int at = begin + (int)i;
    HSCAL_TRY(find_pivot(e, at));
    HSCAL_TRY(hscal__interchange(emitter, HSCAL_ROWS, e->dealing, at, pivot_of(e, at), panel));
    HSCAL_TRY(eliminate_column(e, at, panel.end));
  }
  for (int p = 0; p < emitter->nprow; p++)
    HSCAL_TRY(hscal__broadcast_integers(&e->composite, HSCAL_ROWS, p, e->column, width));
  return 0;
}

/* ---- the rest ------------------------------------------------------------------------------------------------- */

/* The panel's interchanges in other columns. */
static int interchange_rows(const elimination *e, int begin, int width, hscal_span columns) {
  const hscal_emitter *emitter = &e->composite.emitter;
  if (columns.begin >= columns.end) return 0;
  for (int64_t i = hscal__emit_part(emitter, HSCAL_COLUMN, -1, 0, width); i < width;
       i = hscal__emit_part(emitter, HSCAL_COLUMN, -1, i + 1, width)) {
    int at = begin + (int)i, pivot = pivot_of(e, at);
    if (pivot != at) HSCAL_TRY(hscal__interchange(emitter, HSCAL_ROWS, e->dealing, at, pivot, columns));
  }
  return 0;
}

static int update_rest(elimination *e, int begin, int width) {
  hscal_composite *composite = &e->composite;
  int next = begin + width, rows = composite->call->m - next, columns = composite->call->n - next;
  hscal_operand beside = hscal__part_of(composite, HSCAL_A, begin, next);
  hscal_call solve = {.side = 'L',
                      .uplo = 'L',
                      .transa = 'N',
                      .diag = 'U',
                      .m = width,
                      .n = columns,
                      .alpha = {1, 0},
                      .operand = {[HSCAL_A] = hscal__part_of(composite, HSCAL_A, begin, begin), [HSCAL_B] = beside}};
  hscal_call product = {.transa = 'N',
                        .transb = 'N',
                        .m = rows,
                        .n = columns,
                        .k = width,
                        .alpha = {-1, 0},
                        .beta = {1, 0},
                        .operand = {[HSCAL_A] = hscal__part_of(composite, HSCAL_A, next, begin),
                                    [HSCAL_B] = beside,
                                    [HSCAL_C] = hscal__part_of(composite, HSCAL_A, next, next)}};
  HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve));
  return rows > 0 ? hscal__perform(composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &product) : 0;
}

static int eliminate_panel(elimination *e, int begin, int width) {
  int columns = e->composite.call->n;
  HSCAL_TRY(factorize_panel(e, begin, width));
  HSCAL_TRY(interchange_rows(e, begin, width, (hscal_span){0, begin}));
  HSCAL_TRY(interchange_rows(e, begin, width, (hscal_span){begin + width, columns}));
  return begin + width < columns ? update_rest(e, begin, width) : 0;
}

int hscal__getrf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  elimination e = {.column = 0};
  hscal_composite *composite = &e.composite;
  const hscal_desc *desc = &call->operand[HSCAL_A].desc;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 1, 0));
  if (desc->m == 1 || call->m == 0 || call->n == 0) return 0;
  hscal__composite_broadcasts(composite, 's', ' ');
  hscal__composite_combines_on_columns(composite, ' ');
  hscal__deal_operand(call, HSCAL_A, layout, e.dealing);
  int steps = hscal__min(call->m, call->n), width = desc->nb, count = (steps - 1) / width + 1;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period)) {
    int begin = (int)i * width;
    HSCAL_TRY(eliminate_panel(&e, begin, hscal__min(width, steps - begin)));
  }
  for (int p = 0; p < layout->nprow; p++) HSCAL_TRY(hscal__agree_on_row(composite, p));
  return 0;
}
