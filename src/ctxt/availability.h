/* Prophet's rule: plans pass over nodes that others use. On process 0. */
#ifndef HSCAL_CTXT_AVAILABILITY_H
#define HSCAL_CTXT_AVAILABILITY_H

#include "ctxt/hosts.h"

typedef struct hscal_availability {
  double least_share; /* HSCAL_RECON_AVAILABLE: of its speed that a node must have; 0: every node is available */
  int *slots;         /* [nodes] processes on each node that plans may use; null: all                        */
  int *started;       /* the nodes of these processes, in the order of their ranks                           */
} hscal_availability;

/* What hscal_recon found: share[nodes] of its speed that each node of `hosts` has; 0: no process is there. Nodes that have
 * too little are left out, unless all of them have: that is said, and none is. Forgets what it found before. Returns 0,
 * or HSCAL_ERROR_MEMORY: no node is left out. */
int hscal__availability_find(hscal_availability *availability, const hscal_hosts *hosts, const double *share);
void hscal__availability_free(hscal_availability *availability);

/* As slots and started of `hosts`, without the processes on nodes that are left out. */
const int *hscal__available_slots(const hscal_availability *availability, const hscal_hosts *hosts);
const int *hscal__available_started(const hscal_availability *availability, const hscal_hosts *hosts);

#endif
