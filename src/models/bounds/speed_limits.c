#include "models/bounds/speed_limits.h"
#include "machine/speed.h"
#include "models/cost/kernel.h"

#include <math.h>

double hscal__product_limit(const hscal_node_class *class, hscal_type type, int inner) {
  double speed = 0;
  for (int kernel = HSCAL_KERNEL_GEMM; kernel < HSCAL_KERNEL_GEMV; kernel++) {
    hscal_kernel family = (hscal_kernel)kernel;
    double limit = hscal__kernel_limit_speed(class, type, family);
    double scale;
    int borrowed = family == HSCAL_KERNEL_GEMM || !hscal__node_speed(class, family, type, &scale);
    if (inner > 0 && borrowed) limit = fmin(limit, hscal__kernel_top_speed(class, type, inner));
    speed = fmax(speed, limit);
  }
  return speed;
}

double hscal__vector_limit(const hscal_node_class *class, hscal_type type, const hscal_kernel *kernels) {
  double limit = 0;
  for (; *kernels != HSCAL_KERNEL_GEMM; kernels++)
    limit = fmax(limit, hscal__kernel_limit_speed(class, type, *kernels));
  return limit;
}
