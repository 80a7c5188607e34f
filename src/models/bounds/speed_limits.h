/* Speeds that no kernel exceeds, for bounds: in real operations per second. */
#ifndef HSCAL_MODELS_BOUNDS_SPEED_LIMITS_H
#define HSCAL_MODELS_BOUNDS_SPEED_LIMITS_H

#include "events/event.h"
#include "machine/machine.h"

/* Of all kernels of level 3, products whose inner dimension is `inner` at most among them (0: whatever it is). */
double hscal__product_limit(const hscal_node_class *class, hscal_type type, int inner);

/* Of these kernels; behind the last one: HSCAL_KERNEL_GEMM. */
double hscal__vector_limit(const hscal_node_class *class, hscal_type type, const hscal_kernel *kernels);

#endif
