#include "models/bounds/trailing.h"

#include <math.h>

double hscal__trailing_volume(double a, double b, double from, double to) {
  to = fmin(to, fmin(a, b));
  if (to <= from) return 0;
  return a * b * (to - from) - (a + b) * (to * to - from * from) / 2 + (to * to * to - from * from * from) / 3;
}

double hscal__trailing_area(double a, double from, double to) {
  to = fmin(to, a);
  return to <= from ? 0 : a * (to - from) - (to * to - from * from) / 2;
}
