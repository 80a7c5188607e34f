/* What a machine that was measured before can serve: other nodes of the same kinds, with no more processes on each. No MPI. */
#ifndef HSCAL_MEASURE_REUSE_H
#define HSCAL_MEASURE_REUSE_H

#include "measure/cluster.h"

/*
 * Makes of *machine, kept from a measurement, one of the nodes records[nnodes] (host, parts and processes are looked at), or frees it and
 * sets null where it cannot serve them. It serves
 *   nodes that it names, and nodes of a kind that it has: processor, libraries and kernel are the same;
 *   at most so many processes on each as measured there at once: with more, nobody knows how they hinder each other;
 *   several nodes only if messages between nodes were measured; behind switches, only the very nodes that were measured.
 * A node that it does not name is as most of its kind are. The very nodes that were measured get the machine as it is. Returns 0 or
 * HSCAL_ERROR_MEMORY.
 */
int hscal__machine_serve(hscal_machine **machine, const hscal_node_record *records, int nnodes);

/* What measurements are kept under: the kinds of nodes, each once, and whether there are several nodes; not which, and how many.
 * text[HSCAL_KEY_TEXT]. Returns 0 or HSCAL_ERROR_MEMORY. */
enum { HSCAL_KEY_TEXT = 2 * HSCAL_FINGERPRINT_TEXT };
int hscal__kinds_key(const hscal_node_record *records, int nnodes, int several, char *text);

#endif
