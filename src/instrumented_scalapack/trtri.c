/*
 * p?trtri: block column by block column of the inverse, from the corner that depends on nothing; and p?potri, which multiplies
 * it by its adjoint, in place.
 * Source: SRC/p?trtri.f, p?trti2.f, p?potri.f, p?lauum.f, p?lauu2.f.
 */
#include "base/status.h"
#include "instrumented_pblas/blocks.h"
#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/schemes.h"

#include <math.h>

typedef struct triangle_inversion {
  hscal_composite composite;
  hscal_dealing dealing[2];
  int upper;
} triangle_inversion;

static triangle_inversion begin_inversion(const hscal_call *call, const hscal_layout *layout) {
  triangle_inversion v = {.upper = call->uplo == 'U'};
  hscal__deal_operand(call, HSCAL_A, layout, v.dealing);
  return v;
}

static int process_of_block(const triangle_inversion *v, int begin) {
  return hscal__process_at(&v->composite.emitter, HSCAL_ROWS,
                           hscal__first_holder(hscal__holder(&v->dealing[HSCAL_ROWS], begin)),
                           hscal__first_holder(hscal__holder(&v->dealing[HSCAL_COLUMNS], begin)));
}

/* ---- the inverse of a triangle -------------------------------------------------------------------------------- */

static int invert_block(const triangle_inversion *v, int begin, int width) {
  const char letters[] = {v->composite.call->uplo, 'N', v->composite.call->diag, 0};
  int process = process_of_block(v, begin);
  for (int done = 1; done < width; done++) {
    HSCAL_TRY(hscal__emit_kernel(&v->composite.emitter, process, HSCAL_KERNEL_TRMV, letters, 0, done, 0));
    HSCAL_TRY(hscal__emit_copy(&v->composite.emitter, process, HSCAL_ROWS, done, 1));
  }
  return 0;
}

/* The rows of block column `begin` that lie in what is inverted already: above, or below. */
static int invert_column(triangle_inversion *v, int begin, int width) {
  hscal_composite *composite = &v->composite;
  const hscal_call *call = composite->call;
  int first = v->upper ? 0 : begin + width, rows = v->upper ? begin : call->n - first;
  hscal_operand column = hscal__part_of(composite, HSCAL_A, first, begin);
  hscal_call multiply = {.side = 'L',
                         .uplo = call->uplo,
                         .transa = 'N',
                         .diag = call->diag,
                         .m = rows,
                         .n = width,
                         .alpha = {1, 0},
                         .operand = {[HSCAL_A] = hscal__part_of(composite, HSCAL_A, first, first), [HSCAL_B] = column}};
  hscal_call solve = multiply;
  solve.side = 'R';
  solve.alpha.re = -1;
  solve.operand[HSCAL_A] = hscal__part_of(composite, HSCAL_A, begin, begin);
  if (rows > 0) {
    HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trmm, 0, &multiply));
    HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trsm, 0, &solve));
  }
  return invert_block(v, begin, width);
}

int hscal__trtri_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  triangle_inversion v = begin_inversion(call, layout);
  hscal_composite *composite = &v.composite;
  hscal__composite_init(composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(composite, 1, 2));
  if (call->n == 0) return 0;
  if (call->diag == 'N') HSCAL_TRY(hscal__agree_on_integer(composite)); /* is there a zero on the diagonal? */
  int width = call->operand[HSCAL_A].desc.nb, count = (call->n - 1) / width + 1;
  int64_t period = hscal__lcm(layout->nprow, layout->npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_step(&composite->emitter, i + 1, count, period)) {
    int begin = (v.upper ? (int)i : count - 1 - (int)i) * width;
    HSCAL_TRY(invert_column(&v, begin, hscal__min(width, call->n - begin)));
  }
  return 0;
}

/* Products of what is inverted with each panel. */
double hscal__trtri_joint_flops(const hscal_call *call, double width) { return pow(fmax(call->n - width, 0), 3) / 3; }

/* ---- the product of a triangle and its adjoint ---------------------------------------------------------------- */

static int multiply_block(const triangle_inversion *v, int begin, int width) {
  const hscal_emitter *emitter = &v->composite.emitter;
  int process = process_of_block(v, begin), complex = hscal__type_is_complex(v->composite.call->routine->type);
  for (int done = 0; done < width - 1; done++) {
    int left = width - 1 - done;
    HSCAL_TRY(hscal__emit_kernel(emitter, process, complex ? HSCAL_KERNEL_DOTC : HSCAL_KERNEL_DOT, "", 0, left, 0));
    HSCAL_TRY(hscal__emit_kernel(emitter, process, HSCAL_KERNEL_GEMV,
                                 v->upper  ? "N"
                                 : complex ? "C"
                                           : "T",
                                 v->upper ? done : left, v->upper ? left : done, 0));
  }
  return hscal__emit_copy(emitter, process, HSCAL_ROWS, width, 1);
}

/* The block column (row) between the corner and block `begin`, then the diagonal block; to both is added what lies beyond. */
static int multiply_column(triangle_inversion *v, int begin, int width) {
  hscal_composite *composite = &v->composite;
  char uplo = composite->call->uplo, adjoint = hscal__adjoint(composite);
  int upper = v->upper, next = begin + width, rest = composite->call->n - next;
  int update_flags = adjoint == 'C' ? HSCAL_HERMITIAN | HSCAL_REAL_ALPHA | HSCAL_REAL_BETA : 0;
  hscal_operand block = hscal__part_of(composite, HSCAL_A, begin, begin);
  hscal_operand before = hscal__part_of(composite, HSCAL_A, upper ? 0 : begin, upper ? begin : 0);
  hscal_operand beyond = hscal__part_of(composite, HSCAL_A, upper ? begin : next, upper ? next : begin);
  hscal_operand corner = hscal__part_of(composite, HSCAL_A, upper ? 0 : next, upper ? next : 0);
  hscal_call multiply = {.side = upper ? 'R' : 'L',
                         .uplo = uplo,
                         .transa = adjoint,
                         .diag = 'N',
                         .m = upper ? begin : width,
                         .n = upper ? width : begin,
                         .alpha = {1, 0},
                         .operand = {[HSCAL_A] = block, [HSCAL_B] = before}};
  hscal_call add = {
      .transa = upper ? 'N' : adjoint,
      .transb = upper ? adjoint : 'N',
      .m = multiply.m,
      .n = multiply.n,
      .k = rest,
      .alpha = {1, 0},
      .beta = {1, 0},
      .operand = {[HSCAL_A] = upper ? corner : beyond, [HSCAL_B] = upper ? beyond : corner, [HSCAL_C] = before}};
  hscal_call update = {.uplo = uplo,
                       .trans = upper ? 'N' : adjoint,
                       .n = width,
                       .k = rest,
                       .alpha = {1, 0},
                       .beta = {1, 0},
                       .operand = {[HSCAL_A] = beyond, [HSCAL_C] = block}};
  if (begin > 0) HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_TRMM, HSCAL_SCHEME_trmm, 0, &multiply));
  HSCAL_TRY(multiply_block(v, begin, width));
  if (rest > 0 && begin > 0) HSCAL_TRY(hscal__perform(composite, HSCAL_PACK_GEMM, HSCAL_SCHEME_gemm, 0, &add));
  return rest > 0 ? hscal__perform(composite, HSCAL_PACK_SYRK, HSCAL_SCHEME_syrk, update_flags, &update) : 0;
}

static int multiply_by_adjoint(triangle_inversion *v) {
  hscal_composite *composite = &v->composite;
  const hscal_call *call = composite->call;
  int width = call->operand[HSCAL_A].desc.nb, count = (call->n - 1) / width + 1;
  int64_t period = hscal__lcm(composite->layout.nprow, composite->layout.npcol);
  composite->in_steps = 1;
  for (int64_t i = hscal__emit_step(&composite->emitter, 0, count, period); i < count;
       i = hscal__emit_step(&composite->emitter, i + 1, count, period)) {
    int begin = (int)i * width;
    HSCAL_TRY(multiply_column(v, begin, hscal__min(width, call->n - begin)));
  }
  return 0;
}

int hscal__potri_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink) {
  triangle_inversion v = begin_inversion(call, layout);
  hscal__composite_init(&v.composite, call, layout, sink);
  HSCAL_TRY(hscal__compare_arguments(&v.composite, 1, 1));
  if (call->n == 0) return 0;
  hscal_call invert = *call;
  invert.diag = 'N';
  HSCAL_TRY(hscal__perform(&v.composite, HSCAL_PACK_TRTRI, HSCAL_SCHEME_trtri, 0, &invert));
  return multiply_by_adjoint(&v);
}

double hscal__potri_joint_flops(const hscal_call *call, double width) {
  return 2 * hscal__trtri_joint_flops(call, width);
}
