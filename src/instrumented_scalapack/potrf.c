/*
 * p?potrf: right-looking, a diagonal block, the panel below it (left of it, if the upper triangle is meant: the mirror
 * image), the rest.
 * Source: SRC/p?potrf.f, p?potf2.f.
 */
#include "base/status.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/schemes.h"

typedef struct factorization {
  hscal_composite composite;
  hscal_dimension along; /* of the panels: rows for the lower triangle */
  hscal_dealing dealing[2];
} factorization;

/* Column by column of a block of `width`, on its process alone. The scaling of the column is a COPY, as all scaling of
 * parts is. */
static int factorize_on_process(const factorization *f, int process, int width) {
  const hscal_emitter *emitter = &f->composite.emitter;
  int complex = hscal__type_is_complex(f->composite.call->routine->type), lower = f->along == HSCAL_ROWS;
  for (int done = 0; done < width; done++) {
    int left = width - done - 1;
    HSCAL_TRY(hscal__emit_kernel(emitter, process, complex ? HSCAL_KERNEL_DOTC : HSCAL_KERNEL_DOT, "", 0, done, 0));
    if (left == 0) break;
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMV, lower ? "N" : "T", lower ? left : done,
                                 lower ? done : left, 0));
    HSCAL_TRY(hscal__emit_copy(emitter, process, f->along, left, 1));
  }
  return 0;
}

/* Whether the block is positive definite is told along its line of processes, and from there to all. */
static int factorize_block(const factorization *f, int begin, int width) {
  const hscal_composite *composite = &f->composite;
  hscal_dimension across = hscal__other(f->along);
  int owner[2];
  for (int d = 0; d < 2; d++) {
    const hscal_dealing *dealing = &f->dealing[d];
    owner[d] = hscal__owner(begin, dealing->first, dealing->block, dealing->src, dealing->nprocs);
  }
  int process = hscal__process_at(&composite->emitter, f->along, owner[f->along], owner[across]);
  HSCAL_TRY(factorize_on_process(f, process, width));
  HSCAL_TRY(hscal__broadcast_integers(composite, across, owner[across], owner[f->along], 1));
  for (int at = 0; at < hscal__coordinates(&composite->emitter, f->along); at++)
    HSCAL_TRY(hscal__broadcast_integers(composite, f->along, at, owner[across], 1));
  return 0;
}

/* The panel beside the block of `width`, and what is left of the matrix. */
static int update_rest(factorization *f, int begin, int width, int rest) {
  hscal_composite *composite = &f->composite;
  char uplo = composite->call->uplo, adjoint = hscal__adjoint(composite);
  int lower = f->along == HSCAL_ROWS, next = begin + width;
  int update = adjoint == 'C' ? HSCAL_HERMITIAN | HSCAL_REAL_ALPHA | HSCAL_REAL_BETA : 0;
  hscal_operand block = hscal__part_of(composite, HSCAL_A, begin, begin);
  hscal_operand panel = hscal__part_of(composite, HSCAL_A, lower ? next : begin, lower ? begin : next);
  hscal_call solve = {.side = lower ? 'R' : 'L',
                      .uplo = uplo,
                      .transa = adjoint,
                      .diag = 'N',
                      .m = lower ? rest : width,
                      .n = lower ? width : rest,
                      .alpha = {1, 0},
                      .operand = {[HSCAL_A] = block, [HSCAL_B] = panel}};
  hscal_call product = {.uplo = uplo,
                        .trans = lower ? 'N' : adjoint,
                        .n = rest,
                        .k = width,
                        .alpha = {-1, 0},
                        .beta = {1, 0},
                        .operand = {[HSCAL_A] = panel, [HSCAL_C] = hscal__part_of(composite, HSCAL_A, next, next)}};
  HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve));
  return hscal__perform(composite, HSCAL_PACK_SYRK, HSCAL_SCHEME_syrk, update, &product);
}

int hscal__potrf_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  factorization f = {.along = call->uplo == 'L' ? HSCAL_ROWS : HSCAL_COLUMNS};
  hscal_composite *composite = &f.composite;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 1, 1));
  if (call->n == 0) return 0;
  hscal__composite_broadcasts(composite, f.along == HSCAL_ROWS ? 's' : ' ', f.along == HSCAL_ROWS ? ' ' : 's');
  hscal__deal_operand(call, HSCAL_A, layout, f.dealing);
  int width = call->operand[HSCAL_A].desc.nb, count = (call->n - 1) / width + 1;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_chained_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_chained_step(&composite->emitter, i + 1, count, period)) {
    int begin = (int)i * width, rest = hscal__max(call->n - begin - width, 0);
    HSCAL_TRY(factorize_block(&f, begin, hscal__min(width, call->n - begin)));
    if (rest > 0) HSCAL_TRY(update_rest(&f, begin, width, rest));
  }
  return 0;
}
