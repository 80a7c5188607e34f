#include "spectrum.h"

#include <math.h>

static const double pi = 3.14159265358979323846;

double complex spectrum_entry(int type, int i, int j) {
  double phase = type_is_complex(type) ? 0.1 * (i - j) : 0;
  return (1 + (i < j ? i : j)) * cexp(I * phase);
}

/* That eigenvalue k and its vector are made of. */
static double angle(int n, int k) { return (2 * (n - k) - 1) * pi / (2 * n + 1); }

double spectrum_value(int n, int k) {
  double half = sin(angle(n, k) / 2);
  return 1 / (4 * half * half);
}

double spectrum_magnitude(int n, int i, int k) { return fabs(sin((i + 1) * angle(n, k))) * 2 / sqrt(2 * n + 1); }

int type_is_single(int type) { return type % 2 == 0; }
int type_is_complex(int type) { return type > 1; }
double type_epsilon(int type) { return type_is_single(type) ? 6e-8 : 1.1e-16; }

double real_at(int type, const void *array, size_t at) {
  return type_is_single(type) ? (double)((const float *)array)[at] : ((const double *)array)[at];
}

static void set_real(int type, void *array, size_t at, double value) {
  if (type_is_single(type))
    ((float *)array)[at] = (float)value;
  else
    ((double *)array)[at] = value;
}

void set_entry(int type, void *array, size_t at, double complex value) {
  if (!type_is_complex(type)) {
    set_real(type, array, at, creal(value));
    return;
  }
  set_real(type, array, 2 * at, creal(value));
  set_real(type, array, 2 * at + 1, cimag(value));
}

double entry_magnitude(int type, const void *array, size_t at) {
  if (!type_is_complex(type)) return fabs(real_at(type, array, at));
  return hypot(real_at(type, array, 2 * at), real_at(type, array, 2 * at + 1));
}
