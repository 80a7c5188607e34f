/* What events cost on a machine: kernel times, message times, the clock, and lower bounds. */
#ifndef HSCAL_MODELS_MODEL_H
#define HSCAL_MODELS_MODEL_H

#include "call/call.h"
#include "machine/machine.h"

/* Where the processes sit: node_of[nprow*npcol], row by row. */
typedef struct hscal_placement {
  const hscal_machine *machine;
  const int *node_of;
} hscal_placement;

typedef enum hscal_effort {
  HSCAL_EFFORT_ESTIMATE, /* bounds and closed form */
  HSCAL_EFFORT_MODEL,    /* the clock over a sample of the periodic steps: cost does not grow with N */
  HSCAL_EFFORT_FULL      /* the clock over every event */
} hscal_effort;

/* Seconds of one kernel call on one processor of a node that nobody else uses. */
double hscal__kernel_seconds(const hscal_node_class *node, hscal_type type, hscal_kernel kernel, int m, int n, int k);

/* Predicted seconds of the call. Returns 0, HSCAL_ERROR_MEMORY or HSCAL_ERROR_INTERNAL (a deadlock in the events). */
int hscal__timeof(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                  hscal_effort effort, double *predicted_s);

/* A time that the call cannot beat on this layout and placement: max of compute per node and volume per link. Much
 * cheaper than the clock. Never above the clock's answer. */
int hscal__lower_bound(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                       double *bound_s);

/* Bytes of operands and workspace that process (p,q) needs. */
double hscal__process_bytes(const hscal_call *call, const hscal_layout *layout, int p, int q);

#endif
