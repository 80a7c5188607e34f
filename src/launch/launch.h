/* From a plan to processes: which of them starts on which host of the allocation. No MPI. */
#ifndef HSCAL_LAUNCH_LAUNCH_H
#define HSCAL_LAUNCH_LAUNCH_H

#include "call/call.h"
#include "hscal.h"
#include "launch/allocation.h"
#include "machine/machine.h"

/* The nodes of a machine that an allocation has. */
typedef struct hscal_nodes {
  int nhosts, nnodes;
  int *node_of;     /* [nhosts] node of each host of the allocation */
  int *slots;       /* [nnodes] 0 on nodes that the allocation does not have */
  int is_rehearsal; /* 1: its one host stands for all nodes */
} hscal_nodes;

/* Finds the hosts among the nodes by name ("node1" is "node1.example.org"). Hosts of whose slots nothing is said have as many as
 * the machine has room for. HSCAL_ERROR_MACHINE if a host is not a node of the machine, or two are the same one; HSCAL_ERROR_MEMORY.
 * Free in any case. */
int hscal__nodes_match(const hscal_allocation *allocation, const hscal_machine *machine, hscal_nodes *nodes);
/* A rehearsal: the only host of the allocation stands for all nodes of the machine. The program deals its processes to them as
 * hscal__hosts_match does, to each node as many as it has processors; so does hscal__launch_plan. Errors and freeing as above. */
int hscal__nodes_rehearse(const hscal_allocation *allocation, const hscal_machine *machine, hscal_nodes *nodes);
void hscal__nodes_free(hscal_nodes *nodes);

/* Plans the call for these nodes. All processes have as many threads, because they get one environment; *unlike_s is what would be
 * predicted if unlike nodes had unlike numbers, where the search prefers that, else NAN. HSCAL_ERROR_NO_GRID if more are demanded than
 * `source` (for the message) has slots, and as hscal__plan_call. */
int hscal__launch_plan(const hscal_call *call, const hscal_machine *machine, const hscal_nodes *nodes,
                       const hscal_options *options, const char *source, hscal_plan **plan, double *unlike_s);

/* The processes to start. Rank i is for grid coordinate i, row by row, or column by column if the plan's order is that. */
typedef struct hscal_launch {
  int nprocs, nhosts;
  int threads;            /* of each process */
  const char **host_name; /* [nhosts] of the allocation, which must outlive this */
  int *processors;        /* [nhosts] */
  int *processes;         /* [nhosts] 0 on hosts that are left out */
  int *host_of;           /* [nprocs] */
  int *nth;               /* [nprocs] processes of lower rank on the same host */
} hscal_launch;

/* HSCAL_ERROR_MEMORY. Free in any case. */
int hscal__launch_make(const hscal_allocation *allocation, const hscal_machine *machine, const hscal_nodes *nodes,
                       const hscal_plan *plan, hscal_launch *launch);
void hscal__launch_free(hscal_launch *launch);

#endif
