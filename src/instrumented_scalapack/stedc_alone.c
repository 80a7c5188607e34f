/* Tridiagonal eigenproblems on one process: what LAPACK does there. */
#include "instrumented_scalapack/stedc_alone.h"
#include "base/status.h"
#include "instrumented_scalapack/expectations.h"
#include "instrumented_scalapack/stedc.h"

enum { SMALL = 25 }; /* order up to which LAPACK does not divide. Source: ilaenv.f, ISPEC = 9 */

static int emit(const hscal_composite *composite, int process, hscal_kernel kernel, const char *letters, int m, int n,
                int k) {
  return hscal__emit_kernel(&composite->emitter, process, kernel, letters, m, n, k);
}

int hscal__steqr_alone(const hscal_composite *composite, int process, int n, int rows) {
  int64_t sweeps = hscal__expected_sweeps(composite->layout.data, n);
  if (n < 2) return 0;
  const hscal_event sweep[] = {
      {.kind = HSCAL_EVENT_COMPUTE,
       .process = process,
       .kernel = HSCAL_KERNEL_SCALAR,
       .m = HSCAL_SWEEP_STEP,
       .n = n - 1},
      {.kind = HSCAL_EVENT_COMPUTE, .process = process, .kernel = HSCAL_KERNEL_ROTATE, .m = rows, .n = n - 1}};
  return hscal__emit_over_again(&composite->emitter, sweep, rows > 0 ? 2 : 1, sweeps);
}

/* Of halves n1 and n2: what stays, the secular equation of the rest, and their vectors. */
static int merge(const hscal_composite *composite, int process, int n1, int n2) {
  hscal_data data = composite->layout.data;
  int taken1 = n1 - hscal__deflated_of(data, n1), taken2 = n2 - hscal__deflated_of(data, n2), k = taken1 + taken2;
  for (int i = 0; i < 2; i++) HSCAL_TRY(emit(composite, process, HSCAL_KERNEL_AMAX, "", 0, n1 + n2, 0));
  HSCAL_TRY(hscal__emit_copy(&composite->emitter, process, HSCAL_ROWS, n1 + n2, n1 + n2));
  if (k == 0) return 0;
  HSCAL_TRY(emit(composite, process, HSCAL_KERNEL_SCALAR, "", HSCAL_SECULAR_TERM * k, k, 0));
  HSCAL_TRY(emit(composite, process, HSCAL_KERNEL_GEMM, "NN", n2, k, taken2));
  return emit(composite, process, HSCAL_KERNEL_GEMM, "NN", n1, k, taken1);
}

/* Part `index` of 2^depth, halved again and again, the smaller half first: of n. */
static int part_of(int n, int depth, int index) {
  while (depth-- > 0) n = index >> depth & 1 ? (n + 1) / 2 : n / 2;
  return n;
}

int hscal__stedc_alone(const hscal_composite *composite, int process, int n) {
  int depth = 0;
  while (part_of(n, depth, (1 << depth) - 1) > SMALL) depth++;
  for (int i = 0; i < 1 << depth; i++) {
    int size = part_of(n, depth, i);
    HSCAL_TRY(hscal__steqr_alone(composite, process, size, size));
  }
  for (; depth > 0; depth--)
    for (int i = 0; i < 1 << depth; i += 2)
      HSCAL_TRY(merge(composite, process, part_of(n, depth, i), part_of(n, depth, i + 1)));
  return 0;
}
