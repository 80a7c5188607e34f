/*
 * The rates of a node besides its kernels and its link: bytes per second of one process, 0 = takes no time. One table, for who
 * reads, writes, checks, scales, shows and refuses them; what each means stands at hscal_node_class.
 */
#ifndef HSCAL_MACHINE_NODE_RATES_H
#define HSCAL_MACHINE_NODE_RATES_H

#include "machine/machine.h"

#include <stddef.h>

typedef struct hscal_node_rate {
  const char *key;    /* in machine files                                                     */
  const char *work;   /* what goes at it, as `hscal machine show` says it                     */
  size_t offset;      /* of the double in hscal_node_class                                    */
  int schema;         /* the first of machine files that has it                               */
  int grows_by_cores; /* a process of several threads has its cores' together; else its users mind them */
} hscal_node_rate;

enum { HSCAL_NODE_RATES = 6 };
extern const hscal_node_rate hscal__node_rates[HSCAL_NODE_RATES];

static inline double *hscal__rate_of_class(hscal_node_class *node_class, int rate) {
  return (double *)(void *)((char *)node_class + hscal__node_rates[rate].offset);
}
static inline double hscal__rate_in_class(const hscal_node_class *node_class, int rate) {
  return *(const double *)(const void *)((const char *)node_class + hscal__node_rates[rate].offset);
}

#endif
