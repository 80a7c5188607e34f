/* Which process of the run sits on which node of the machine. No MPI. */
#ifndef HSCAL_CTXT_HOSTS_H
#define HSCAL_CTXT_HOSTS_H

#include "machine/machine.h"
#include "machine/topology.h"

typedef struct hscal_host_name {
  char text[HSCAL_HOST_TEXT];
} hscal_host_name;

typedef struct hscal_hosts {
  int nranks, nnodes;
  int *node_of;           /* [nranks] node of each process                                    */
  int *slots;             /* [nnodes] processes on each node                                  */
  const char **node_name; /* [nnodes] points into the machine, or into names without one      */
} hscal_hosts;

/* Matches the hosts of the processes (host[nranks]; it must outlive `hosts` if there is no machine) with the nodes of
 * the machine:
 *   by name where a node is called like a host (a host may carry its domain);
 *   the hosts that are left with the nodes that are left, in order;
 *   one host against several nodes with other names is a rehearsal on one computer: the processes are dealt out, to
 *   each node as many as it has processors, what remains in turn.
 * Without a machine (null) every host is a node. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_MACHINE if there are
 * more hosts than nodes. Free with hscal__hosts_free, also after a failure. */
int hscal__hosts_match(const hscal_host_name *host, int nranks, const hscal_machine *machine, hscal_hosts *hosts);
void hscal__hosts_free(hscal_hosts *hosts);

/* Gives every grid coordinate a process of its node: rank_of[nprocs] from node_of[nprocs]; the processes of a node are
 * taken as they come in order[nranks], null: by their numbers. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_INTERNAL if a node has too few. */
int hscal__hosts_place(const hscal_hosts *hosts, const int *order, const int *node_of, int nprocs, int *rank_of);

#endif
