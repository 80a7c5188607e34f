/* Measuring what a node computes: speeds of kernels, and copies, all its cores busy at once. */
#ifndef HSCAL_MACHINE_MEASURE_KERNEL_H
#define HSCAL_MACHINE_MEASURE_KERNEL_H

#include "machine/measure_crew.h"
#include "machine/shapes.h"

typedef struct hscal_kernel_result {
  double
      flops_per_s[HSCAL_MOST_SHAPES]; /* of this node, one process: fast quartile over rounds, median over processes */
  double copy_bytes_per_s;
  int samples;   /* per shape and process */
  double spread; /* median over shapes of this process's quartile distance / median */
  double doubt;  /* median over shapes of how far the speeds of even and of odd rounds lie apart, relative */
} hscal_kernel_result;

/* Chooses the shapes and measures them for about `seconds`. The result is valid on the first process of every node. Collective;
 * the status is this process's own: agree on it. */
int hscal__measure_kernels(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                           hscal_shapes *shapes, hscal_kernel_result *result);

#endif
