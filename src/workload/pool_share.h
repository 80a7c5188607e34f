/* What one of several pools has of a machine: an equal share of the processes, and of the memory of nodes that several of them use. */
#ifndef HSCAL_WORKLOAD_POOL_SHARE_H
#define HSCAL_WORKLOAD_POOL_SHARE_H

#include "hscal.h"
#include "machine/machine.h"

typedef struct hscal_pool_share {
  hscal_machine
      machine; /* names, and all but memory, are the original's, which must live as long; not for hscal_machine_free */
  hscal_options options; /* as given, with the slots of the share */
  hscal_node_class *classes;
  int *slots;
} hscal_pool_share;

/* The share of the first of `pools` (up to 1: all is as given), nodes in order; `options` may be null. Free it in any case. HSCAL_ERROR_NO_FIT:
 * there are more pools than processes; HSCAL_ERROR_MEMORY. */
int hscal__pool_share_make(int pools, const hscal_machine *machine, const hscal_options *options,
                           hscal_pool_share *share);
void hscal__pool_share_free(hscal_pool_share *share);

/* Memory for those who are part[nnodes] of all[nnodes] processes on a node: of a class the least. classes[nclasses] are a copy. */
void hscal__share_memory(const hscal_machine *machine, const int *part, const int *all, hscal_node_class *classes);

#endif
