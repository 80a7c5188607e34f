/*
 * Broadcasts and reductions on trees: linear, chain, binary, binomial, k-nomial. Places are counted from the root.
 * Source: ompi/mca/coll/base/coll_base_{bcast,reduce,topo}.c 4.1.4, MPICH src/mpi/coll/{bcast,reduce} 4.0.2, SimGrid src/smpi/colls.
 */
#ifndef HSCAL_MODELS_CLOCK_COLLECTIVE_TREES_H
#define HSCAL_MODELS_CLOCK_COLLECTIVE_TREES_H

#include "models/clock/collective_line.h"

/* More segments than this are timed as so many larger ones, which take the overheads of all; in chains as a stream. */
enum { HSCAL_MOST_SEGMENTS = 64 };

/* The whole broadcast or reduction by a row whose algorithm is a tree. 0 or a status of the steps. */
int hscal__tree_down(hscal_collective_line *line, const hscal_collective_row *row);
int hscal__tree_up(hscal_collective_line *line, const hscal_collective_row *row);

/* How many messages of a hop are timed where a row makes segments of so many bytes, of so many elements: one is not cut. */
int hscal__tree_segments(const hscal_collective_row *row, double bytes, double elements);

#endif
