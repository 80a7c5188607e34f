/* Speeds that no kernel exceeds, for bounds: in real operations per second. */
#ifndef HSCAL_MODELS_BOUNDS_SPEED_LIMITS_H
#define HSCAL_MODELS_BOUNDS_SPEED_LIMITS_H

#include "machine/machine.h"

/* Of all kernels of level 3, products whose inner dimension is `inner` at most among them (0: whatever it is). */
double hscal__product_limit(const hscal_node_class *class, hscal_type type, int inner);

/* Of p?gemv, p?ger and, where the matrix is symmetric, p?symv. */
double hscal__vector_limit(const hscal_node_class *class, hscal_type type, int is_symmetric);

#endif
