/* Kernel times: the measured speed of a node as a function of the kernel's shape. */
#ifndef HSCAL_MODELS_COST_KERNEL_H
#define HSCAL_MODELS_COST_KERNEL_H

#include "events/event.h"
#include "machine/machine.h"

#include <stdint.h>

/* Seconds of one kernel call on one processor of a node that nobody else uses; dimensions as the kernel has them, symm, trmm
 * and trsm from the left. NAN if the node knows no speed to derive it from. */
double hscal__kernel_seconds(const hscal_node_class *node, hscal_type type, hscal_kernel kernel, int m, int n, int k);

/* The same for a compute event, from whichever side. */
double hscal__event_seconds(const hscal_node_class *node, hscal_type type, const hscal_event *event);

/* Kernel times already looked up; a call has few shapes per class of nodes. */
enum { HSCAL_KERNEL_CACHE_BITS = 9, HSCAL_KERNEL_CACHE = 1 << HSCAL_KERNEL_CACHE_BITS };
typedef struct hscal_kernel_cache {
  struct hscal_cached_kernel {
    const hscal_node_class *class; /* null: nothing is here yet */
    uint64_t shape[2];             /* m and n; k, the kernel and how it is called */
    double seconds, flops;         /* real operations */
  } entry[HSCAL_KERNEL_CACHE];
} hscal_kernel_cache;

/* Fills an entry of the cache for an event on such a node: its hscal__event_seconds and hscal__event_flops. */
void hscal__kernel_look_up(const hscal_node_class *node, hscal_type type, const hscal_event *event,
                           struct hscal_cached_kernel *entry);

/* For bounds: the highest speed (real operations per second) of the gemm kernel at m x n for any inner dimension up to k,
 * and at any m x n. NAN if the node has none. */
double hscal__kernel_best_speed(const hscal_node_class *node, hscal_type type, int m, int n, int k);
double hscal__kernel_top_speed(const hscal_node_class *node, hscal_type type, int k);
/* A speed that a kernel reaches at no shape whatever. NAN if the node knows none. */
double hscal__kernel_limit_speed(const hscal_node_class *node, hscal_type type, hscal_kernel kernel);

#endif
