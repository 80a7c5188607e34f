#include "base/cholesky.h"
#include "base/minmax.h"

#include <math.h>
#include <stddef.h>

/* What rounding leaves of a matrix that is hardly positive definite is not taken for negative. */
void hscal__cholesky(int n, double *a, int stride) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++) {
      double *row = a + (size_t)i * (size_t)stride, *other = a + (size_t)j * (size_t)stride;
      for (int k = 0; k < j; k++) row[j] -= row[k] * other[k];
      row[j] = i == j ? sqrt(hscal__fmax(row[j], 1e-300)) : row[j] / other[j];
    }
}

void hscal__cholesky_forward(int n, const double *l, int stride, double *x) {
  for (int i = 0; i < n; i++) {
    const double *row = l + (size_t)i * (size_t)stride;
    for (int k = 0; k < i; k++) x[i] -= row[k] * x[k];
    x[i] /= row[i];
  }
}

void hscal__cholesky_solve(int n, const double *l, int stride, double *x) {
  hscal__cholesky_forward(n, l, stride, x);
  for (int i = n - 1; i >= 0; i--) {
    const double *column = l + i;
    for (int k = i + 1; k < n; k++) x[i] -= column[(size_t)k * (size_t)stride] * x[k];
    x[i] /= column[(size_t)i * (size_t)stride];
  }
}
