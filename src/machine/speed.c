#include "machine/speed.h"
#include "machine/calibrated.h"

#include <math.h>

hscal_kernel hscal__kernel_family(hscal_kernel kernel) {
  switch (kernel) {
  case HSCAL_KERNEL_HEMM:
    return HSCAL_KERNEL_SYMM;
  case HSCAL_KERNEL_HERK:
    return HSCAL_KERNEL_SYRK;
  case HSCAL_KERNEL_HER2K:
    return HSCAL_KERNEL_SYR2K;
  case HSCAL_KERNEL_AGEMV:
    return HSCAL_KERNEL_GEMV;
  case HSCAL_KERNEL_GERC:
    return HSCAL_KERNEL_GER;
  case HSCAL_KERNEL_HEMV:
  case HSCAL_KERNEL_ASYMV:
  case HSCAL_KERNEL_AHEMV:
    return HSCAL_KERNEL_SYMV;
  case HSCAL_KERNEL_HER:
    return HSCAL_KERNEL_SYR;
  case HSCAL_KERNEL_HER2:
    return HSCAL_KERNEL_SYR2;
  case HSCAL_KERNEL_ATRMV:
    return HSCAL_KERNEL_TRMV;
  case HSCAL_KERNEL_DOTC:
    return HSCAL_KERNEL_DOT;
  default:
    return kernel;
  }
}

const char *hscal__kernel_name(hscal_kernel kernel) {
  if (kernel == HSCAL_KERNEL_COPY || kernel == HSCAL_KERNEL_ROTATE || kernel == HSCAL_KERNEL_SCALAR) return NULL;
  if (hscal__kernel_family(kernel) != kernel) return NULL;
  return hscal__kernel_facts[kernel].blas;
}

const char *hscal__kernel_advice(hscal_kernel kernel) {
  return kernel == HSCAL_KERNEL_PROGRAM ? " (hscal_recon measures it, by a benchmark of the program)" : "";
}

int hscal__kernel_level(hscal_kernel kernel) {
  return kernel < HSCAL_KERNEL_GEMV ? 3 : kernel < HSCAL_KERNEL_SCAL ? 2 : 1;
}

int hscal__kernel_has_threads(hscal_kernel kernel) {
  return kernel != HSCAL_KERNEL_COPY && kernel != HSCAL_KERNEL_ADD && kernel != HSCAL_KERNEL_ROTATE &&
         kernel != HSCAL_KERNEL_SCALAR && kernel != HSCAL_KERNEL_PROGRAM;
}

hscal_product hscal__kernel_product(hscal_kernel kernel, int m, int n, int k) {
  switch (hscal__kernel_family(kernel)) {
  case HSCAL_KERNEL_GEMM:
    return (hscal_product){(double)m * n, k};
  case HSCAL_KERNEL_SYRK:
  case HSCAL_KERNEL_SYR2K:
    return (hscal_product){(double)n * n, k};
  case HSCAL_KERNEL_SYMM:
  case HSCAL_KERNEL_TRMM:
  case HSCAL_KERNEL_TRSM:
    return (hscal_product){(double)m * n, m};
  case HSCAL_KERNEL_GEMV:
  case HSCAL_KERNEL_GER:
  case HSCAL_KERNEL_ADD:
  case HSCAL_KERNEL_COPY:
  case HSCAL_KERNEL_ROTATE:
  case HSCAL_KERNEL_SCALAR:
    return (hscal_product){(double)m * n, 1};
  default:
    return (hscal_product){hscal__kernel_level(kernel) == 2 ? (double)n * n : n, 1};
  }
}

double hscal__thin_bytes(hscal_type type, int m, int n, int k) {
  double beyond = m + n - 2 * sqrt((double)m * n);
  return beyond * k * (double)hscal__type_bytes(type);
}

double hscal__kernel_traffic(hscal_kernel kernel, hscal_type type, int m, int n) {
  double entries, triangle = 0.5 * n * (n + 1.0);
  switch (hscal__kernel_family(kernel)) {
  case HSCAL_KERNEL_GEMV:
    entries = (double)m * n;
    break;
  case HSCAL_KERNEL_GER: /* read and written */
  case HSCAL_KERNEL_COPY:
  case HSCAL_KERNEL_ROTATE: /* one column after another comes to the one that stays in the cache */
    entries = 2.0 * m * n;
    break;
  case HSCAL_KERNEL_SCALAR:
  case HSCAL_KERNEL_PROGRAM: /* nobody knows */
    entries = 0;
    break;
  case HSCAL_KERNEL_ADD: /* two are read, one is written */
    entries = 3.0 * m * n;
    break;
  case HSCAL_KERNEL_SYMV:
  case HSCAL_KERNEL_TRMV:
  case HSCAL_KERNEL_TRSV:
    entries = triangle;
    break;
  case HSCAL_KERNEL_SYR:
  case HSCAL_KERNEL_SYR2:
    entries = 2 * triangle;
    break;
  case HSCAL_KERNEL_SCAL:
  case HSCAL_KERNEL_DOT:
    entries = 2.0 * n;
    break;
  default: /* asum, nrm2, amax */
    entries = n;
  }
  return entries * (double)hscal__type_bytes(type);
}

const hscal_kernel_speed *hscal__node_speed(const hscal_node_class *node, hscal_kernel kernel, hscal_type type,
                                            double *scale) {
  return hscal__node_speed_of(node, kernel, type, 1, scale);
}

const hscal_kernel_speed *hscal__own_speed(const hscal_node_class *node, hscal_kernel kernel, hscal_type type,
                                           int threads) {
  for (int i = 0; i < node->nspeeds; i++) {
    const hscal_kernel_speed *speed = &node->speeds[i];
    if (speed->kernel == kernel && speed->type == type && speed->threads == threads) return speed;
  }
  return NULL;
}

const hscal_kernel_speed *hscal__node_speed_of(const hscal_node_class *node, hscal_kernel kernel, hscal_type type,
                                               int threads, double *scale) {
  /* For each wanted type, where to look: first itself, then its twin of the same precision, then the others. */
  static const hscal_type look[][4] = {
      [HSCAL_TYPE_S] = {HSCAL_TYPE_S, HSCAL_TYPE_C, HSCAL_TYPE_D, HSCAL_TYPE_Z},
      [HSCAL_TYPE_D] = {HSCAL_TYPE_D, HSCAL_TYPE_Z, HSCAL_TYPE_S, HSCAL_TYPE_C},
      [HSCAL_TYPE_C] = {HSCAL_TYPE_C, HSCAL_TYPE_S, HSCAL_TYPE_Z, HSCAL_TYPE_D},
      [HSCAL_TYPE_Z] = {HSCAL_TYPE_Z, HSCAL_TYPE_D, HSCAL_TYPE_C, HSCAL_TYPE_S},
      [HSCAL_TYPE_I] = {HSCAL_TYPE_S, HSCAL_TYPE_C, HSCAL_TYPE_D, HSCAL_TYPE_Z},
  };
  /* Relative to d: where the processor is the limit, and where memory is (operations per byte). */
  static const double relative[2][5] = {{[HSCAL_TYPE_S] = 2, 1, 2, 1, 2}, {[HSCAL_TYPE_S] = 2, 1, 4, 2, 2}};
  const double *by = relative[hscal__kernel_level(kernel) < 3];
  hscal_kernel family = hscal__kernel_family(kernel);
  for (int i = 0; i < 4; i++) {
    const hscal_kernel_speed *speed = hscal__own_speed(node, family, look[type][i], threads);
    if (!speed) continue;
    *scale = by[type] / by[look[type][i]];
    return speed;
  }
  return NULL;
}

hscal_basis hscal__kernel_basis(const hscal_node_class *node, hscal_kernel kernel, hscal_type type) {
  hscal_basis basis = {.scale = 1};
  if (kernel == HSCAL_KERNEL_SCALAR) {
    basis.speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, HSCAL_TYPE_D, &basis.scale);
    basis.scale /= HSCAL_PRODUCTS_PER_SCALAR * hscal__class_processor_cores(node); /* one thread does them */
    basis.by_traffic = 1;
    return basis;
  }
  basis.speed = hscal__node_speed(node, kernel, type, &basis.scale);
  if (basis.speed || kernel == HSCAL_KERNEL_PROGRAM) return basis; /* nothing else tells how fast a program is */
  basis.speed = hscal__node_speed(node, HSCAL_KERNEL_GEMM, type, &basis.scale);
  basis.by_traffic = hscal__kernel_level(kernel) < 3;
  return basis;
}

int hscal__class_is_short(const hscal_node_class *node_class) {
  const hscal_kernel_speed *only = node_class->speeds;
  return node_class->nspeeds == 1 && only->kernel == HSCAL_KERNEL_GEMM && only->type == HSCAL_TYPE_D &&
         only->npoints == 0 && only->threads == 1;
}
