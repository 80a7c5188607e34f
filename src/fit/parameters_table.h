/* What a fit may adjust of a machine. */
#ifndef HSCAL_FIT_PARAMETERS_TABLE_H
#define HSCAL_FIT_PARAMETERS_TABLE_H

#include "machine/machine.h"

typedef enum hscal_parameter {
  HSCAL_FIT_PRODUCTS,       /* speed of kernels of level 3 */
  HSCAL_FIT_HALF_K,         /* inner dimension at which half of it is reached */
  HSCAL_FIT_THREADS,        /* exponent: a process of t threads is t^e times as fast as one of one thread */
  HSCAL_FIT_MEMORY,         /* rate at which a process reads and writes memory, and speeds of levels 1 and 2 */
  HSCAL_FIT_LATENCY,        /* of the network */
  HSCAL_FIT_BANDWIDTH,      /* of the network and the nodes' links */
  HSCAL_FIT_OVERHEAD,       /* processor time per message, at each end */
  HSCAL_FIT_NODE_LATENCY,   /* of messages within a node */
  HSCAL_FIT_NODE_BANDWIDTH, /* likewise */
  HSCAL_FIT_REDUCE,         /* rate at which a process adds what it receives in a sum */
  HSCAL_FIT_PACK,           /* rate at which it packs and unpacks what is sent as a derived type */
  HSCAL_FIT_PARAMETERS
} hscal_parameter;

typedef struct hscal_parameter_row {
  const char *name, *unit; /* "latency of the network", "us" */
  double in_unit;          /* what a value is multiplied by to be in that unit */
  double prior_sd;         /* of the logarithm: how far off a description may be; a measured machine's is smaller */
  /* The value of the machine; 0: it has none, and the parameter is left out. */
  double (*value)(const hscal_machine *machine);
  /* Multiplies it. The machine's curves keep their shapes. */
  void (*scale)(hscal_machine *machine, double factor);
} hscal_parameter_row;

extern const hscal_parameter_row hscal__parameters[HSCAL_FIT_PARAMETERS];

/* Gives a machine what parameters need that it does not have: an overhead of messages; rates of sums and packing, unless its collectives
 * are the simulator's, in which both are free; speeds for these numbers of threads[count]
 * where it has one for a single thread (exponent HSCAL_THREADS_EXPONENT, which HSCAL_FIT_THREADS scales). 0 or
 * HSCAL_ERROR_MEMORY. */
int hscal__parameters_prepare(hscal_machine *machine, const int *threads, int count);

#endif
