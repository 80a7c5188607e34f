/* The kernels that are measured, called as PBLAS calls them. */
#ifndef HSCAL_MEASURE_BLAS_H
#define HSCAL_MEASURE_BLAS_H

#include "measure/benchmark_points.h"

/* Runs the kernel once on a, b (not changed) and c, each large enough for the shape. The entries of b are little, so that c stays in
 * range however often this is done: updates add next to nothing, and triangles (of b, their diagonal 1) are almost the unit matrix. Numbers
 * that run away would take another time. */
void hscal__run_kernel(const hscal_shape *shape, const void *a, const void *b, void *c);

#endif
