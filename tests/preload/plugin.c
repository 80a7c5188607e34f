/* A library that brings ScaLAPACK along. */
#include "matrix.h"
#include "scalapack.h"

void multiply_in_plugin(int ctxt);
void multiply_in_plugin(int ctxt) {
  const int one = 1, n = 28;
  const double unit = 1, zero = 0;
  matrix a = matrix_new(ctxt, n, 4), b = matrix_new(ctxt, n, 4), c = matrix_new(ctxt, n, 4);
  pdgemm_("N", "N", &n, &n, &n, &unit, a.local, &one, &one, a.desc, b.local, &one, &one, b.desc, &zero, c.local, &one,
          &one, c.desc);
  matrix_free(&a);
  matrix_free(&b);
  matrix_free(&c);
}
