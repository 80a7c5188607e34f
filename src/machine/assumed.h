/* What machine strings assume of a node beyond the speed of its products: memory, which limits levels 1 and 2 of BLAS and copies. */
#ifndef HSCAL_MACHINE_ASSUMED_H
#define HSCAL_MACHINE_ASSUMED_H

#include "machine/machine.h"

/* Memory as one process of a full node has it. */
typedef struct hscal_assumed_memory {
  double bytes_per_s; /* its share of what the node reads and writes */
  double cache_bytes; /* its own cache, and its share of the one that is common */
} hscal_assumed_memory;

/* Bytes per second that all processes of a node together read and write, where nothing is known but their number: 10 GB/s for one core,
 * 40 for a socket with few, 5 for each of many, as DDR4 and DDR5 do. */
double hscal__assumed_node_rate(int processors);
double hscal__assumed_cache_bytes(void);
/* Copies of one process: it has its share of memory, and some of what it copies is in the cache; at most 5 GB/s. */
double hscal__assumed_copy_rate(double bytes_per_s);

/*
 * Adds the speeds of the kernels of levels 1 and 2, type d, one thread, to a class whose gemm reaches flops_per_s: what they read and write
 * comes from memory or, where it is small enough, from the cache, which gives a byte for each operation of gemm. No kernel is faster
 * than gemm.
 */
int hscal__assume_memory(hscal_node_class *node_class, double flops_per_s, const hscal_assumed_memory *memory);

#endif
