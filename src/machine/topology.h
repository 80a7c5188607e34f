/* The computer this process runs on, as hwloc sees it. No MPI. */
#ifndef HSCAL_MACHINE_TOPOLOGY_H
#define HSCAL_MACHINE_TOPOLOGY_H

#include <stddef.h>

enum { HSCAL_HOST_TEXT = 256, HSCAL_FINGERPRINT_TEXT = 768 };

typedef struct hscal_topology {
  int cores;   /* physical ones that this process may use: two hyperthreads of a core are one */
  int threads; /* hardware threads                                                           */
  int packages, numa_nodes;
  double memory_bytes; /* what the control group allows, where that is less than there is      */
  char cpu[128];       /* model, e.g. "Intel(R) Xeon(R) Gold 6230"; "unknown" if nobody knows  */
} hscal_topology;

int hscal__topology_read(hscal_topology *topology);

/* Name of this computer: HSCAL_HOST where it is set (containers and rehearsals, whose own names say nothing), else the
 * system's. */
void hscal__host_name(char name[HSCAL_HOST_TEXT]);

/* Are these names of one host? "node1" and "node1.example.org" are; "10.0.0.1" and "10.0.0.2" are not. */
int hscal__same_host(const char *a, const char *b);

#endif
