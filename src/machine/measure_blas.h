/* The kernels that are measured, called as PBLAS calls them. */
#ifndef HSCAL_MACHINE_MEASURE_BLAS_H
#define HSCAL_MACHINE_MEASURE_BLAS_H

#include "machine/shapes.h"

/* Runs the kernel once on a, b (not changed) and c, each large enough for the shape. Updates add so little that c stays in
 * range however often they are done; of products and solves with triangles c may overflow, which takes no time. */
void hscal__run_kernel(const hscal_shape *shape, const void *a, const void *b, void *c);

#endif
