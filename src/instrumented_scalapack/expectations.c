#include "instrumented_scalapack/expectations.h"
#include "base/blockcyclic.h"

enum { ONE_DEFLATED_IN = 10, SINGLE_DIGITS = 24, DOUBLE_DIGITS = 53 };

int hscal__depends_on_data(const hscal_call *call) {
  return hscal__family_of(call->routine)->data != HSCAL_DEPENDS_ON_SIZES;
}

int hscal__deflated_of(hscal_data data, int count) {
  return data == HSCAL_DATA_LOWER ? count : data == HSCAL_DATA_UPPER ? 0 : count / ONE_DEFLATED_IN;
}

int hscal__is_deflated(hscal_data data, int i) { return hscal__deflated_of(data, i + 1) > hscal__deflated_of(data, i); }

int64_t hscal__expected_sweeps(hscal_data data, int n) {
  int64_t quarters = data == HSCAL_DATA_LOWER ? 2 : data == HSCAL_DATA_UPPER ? 5 : 4;
  return (quarters * n + 3) / 4;
}

int64_t hscal__expected_bidiagonal_sweeps(hscal_data data, int n) {
  int64_t twentieths = data == HSCAL_DATA_LOWER ? 8 : data == HSCAL_DATA_UPPER ? 20 : 17;
  return (twentieths * n + 19) / 20;
}

int hscal__expected_rank(int i, int n) {
  int64_t stride =
      hscal__max((int)(0.6180339887498949 * n), 1); /* golden section: even for every number of neighbours */
  while (hscal__gcd(stride, n) != 1) stride++;
  return (int)(i * stride % n);
}

static int digits_of(int n) {
  int digits = 0;
  while (n > 1) n /= 2, digits++;
  return digits;
}

int hscal__expected_counts(hscal_data data, int is_single, int n, int found) {
  int digits = is_single ? SINGLE_DIGITS : DOUBLE_DIGITS, own = digits;
  if (found == 0) return 0;
  if (data == HSCAL_DATA_LOWER) return digits;
  if (data == HSCAL_DATA_EXPECTED) own = hscal__max(digits - digits_of(n), 1);
  return digits + found * own;
}

int hscal__expected_inverse_iterations(hscal_data data) { return data == HSCAL_DATA_UPPER ? 5 : 3; }

int hscal__expected_rotations(hscal_data data, double orfac, int n, int vectors) {
  double near = orfac < 0 ? 1e-3 : orfac;
  int are_near = data == HSCAL_DATA_UPPER ? near > 0 : data == HSCAL_DATA_EXPECTED && near * n > 2;
  /* a product and an addition are two thirds of a rotation */
  return are_near ? (int)((int64_t)(vectors - 1) * hscal__expected_inverse_iterations(data) / 3) : 0;
}
