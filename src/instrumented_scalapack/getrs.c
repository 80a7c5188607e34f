/* p?getrs and p?gesv. Source: SRC/p?getrs.f, p?lapv2.f, p?gesv.f. */
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/pivots.h"
#include "instrumented_scalapack/schemes.h"

/* The interchanges of one block of A's rows, told along each process column and made in B. */
static int interchange_block(const hscal_composite *composite, const hscal_dealing b[2], hscal_span block,
                             int backward) {
  const hscal_emitter *emitter = &composite->emitter;
  int rows = composite->call->n, holder = hscal__first_holder(hscal__holder(&b[HSCAL_ROWS], block.begin));
  int count = block.end - block.begin;
  hscal_span columns = {0, b[HSCAL_COLUMNS].n};
  for (int q = 0; q < emitter->npcol; q++)
    HSCAL_TRY(hscal__broadcast_integers_by_mpi(composite, HSCAL_COLUMNS, q, holder, count));
  for (int64_t i = hscal__emit_part(emitter, HSCAL_COLUMN, -1, 0, count); i < count;
       i = hscal__emit_part(emitter, HSCAL_COLUMN, -1, i + 1, count)) {
    int at = backward ? block.end - 1 - (int)i : block.begin + (int)i;
    int pivot = hscal__pivot(composite->layout.data, at, rows, composite->call->operand[HSCAL_B].desc.mb);
    if (pivot != at) HSCAL_TRY(hscal__interchange(emitter, HSCAL_ROWS, b, at, pivot, columns));
  }
  return 0;
}

/* In the order of elimination, or backward. Blocks lie where those of A do. */
static int interchange_right_sides(hscal_composite *composite, int backward) {
  const hscal_call *call = composite->call;
  hscal_dealing b[2];
  hscal__deal_operand(call, HSCAL_B, &composite->layout, b);
  int block = call->operand[HSCAL_B].desc.mb, count = (call->n - 1) / block + 1;
  if (call->n <= 1) return 0;
  int period = composite->layout.nprow;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period)) {
    int begin = (backward ? count - 1 - (int)i : (int)i) * block;
    HSCAL_TRY(
        interchange_block(composite, b, (hscal_span){begin, begin + hscal__min(block, call->n - begin)}, backward));
  }
  return 0;
}

static int solve_triangle(hscal_composite *composite, char uplo, char trans) {
  const hscal_call *call = composite->call;
  hscal_call solve = {.side = 'L',
                      .uplo = uplo,
                      .transa = trans,
                      .diag = uplo == 'L' ? 'U' : 'N',
                      .m = call->n,
                      .n = call->nrhs,
                      .alpha = {1, 0},
                      .operand = {[HSCAL_A] = call->operand[HSCAL_A], [HSCAL_B] = call->operand[HSCAL_B]}};
  return hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve);
}

int hscal__getrs_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  int transposed = call->trans != 'N';
  char trans = hscal__effective_trans(call->trans, call->routine->type);
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 2, 1));
  if (call->n == 0 || call->nrhs == 0) return 0;
  if (!transposed) HSCAL_TRY(interchange_right_sides(&composite, 0));
  HSCAL_TRY(solve_triangle(&composite, transposed ? 'U' : 'L', trans));
  HSCAL_TRY(solve_triangle(&composite, transposed ? 'L' : 'U', trans));
  return transposed ? interchange_right_sides(&composite, 1) : 0;
}

int hscal__gesv_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  hscal_composite composite;
  hscal_call factorize = {.m = call->n, .n = call->n, .operand = {[HSCAL_A] = call->operand[HSCAL_A]}}, solve = *call;
  solve.trans = 'N';
  hscal__composite_init(&composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&composite, 2, 0));
  HSCAL_TRY(hscal__perform(&composite, HSCAL_PACK_GETRF, HSCAL_SCHEME_getrf, 0, &factorize));
  return hscal__perform(&composite, HSCAL_PACK_GETRS, HSCAL_SCHEME_getrs, 0, &solve);
}
