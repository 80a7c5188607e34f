/* Kinds of nodes and networks that machine strings know by name: nodes.def, with the sources of its figures. */
#ifndef HSCAL_MACHINE_HARDWARE_H
#define HSCAL_MACHINE_HARDWARE_H

#include <stddef.h>

typedef struct hscal_node_kind {
  const char *name;
  int sockets, cores;                       /* cores of one socket */
  double flops_per_cycle, clock_ghz, share; /* of a core; gemm reaches this share of their product */
  double socket_gb_per_s, core_gb_per_s;    /* memory: of a socket with all cores busy, of one core alone */
  double memory_gb, cache_mb;               /* of the node; of a core: its own and its share of what is common */
} hscal_node_kind;

typedef struct hscal_network {
  const char *name;
  double latency_us, gb_per_s; /* of MPI's messages between two nodes */
} hscal_network;

/* Null: there is none of that name. Capitals count as small letters. */
const hscal_node_kind *hscal__node_kind_named(const char *name);
const hscal_network *hscal__network_named(const char *name);

/* Their names, from 0 on; null after the last one. */
const char *hscal__node_kind_name(int i);
const char *hscal__network_name(int i);

/* Gflop/s of gemm on one core, all cores being busy. */
double hscal__node_kind_gflops(const hscal_node_kind *kind);

/* "a, b, c": all names, as many as fit into text[size]. */
void hscal__node_kind_list(char *text, size_t size);
void hscal__network_list(char *text, size_t size);

#endif
