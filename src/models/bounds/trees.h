/* Binomial trees over the processes of a line: hops, and the earliest arrival of short messages. */
#ifndef HSCAL_MODELS_BOUNDS_TREES_H
#define HSCAL_MODELS_BOUNDS_TREES_H

#include "models/bounds/earliest_times.h"

/* A row or a column of the grid: members first, first + stride, ... */
typedef struct hscal_process_line {
  int first, stride, members;
} hscal_process_line;

/* Of trees that are binomial: hops from the root to member i, to the farthest of so many members, and to one of them in the mean. */
int hscal__tree_hops(int i);
int hscal__tree_depth(int members);
double hscal__tree_mean_hops(int members);

/* Hops up a tree to member 0, down to the head, from there down another tree to all, and up again, for whom it takes
 * longest. */
int hscal__tree_hops_by_head(int members, int head);

/* Seconds from member `root` down a tree to each other one, of an element: way_s[members]; up it takes as long. Where the MPI library of the
 * machine may have other trees, the least that it takes to get there. */
void hscal__tree_seconds(const hscal_earliest_times *earliest, hscal_process_line line, int root, double bytes,
                         double *way_s);

#endif
