/* The kinds of processes and nodes of a placement, as estimates see it. */
#ifndef HSCAL_ESTIMATE_PLACEMENT_PROFILE_H
#define HSCAL_ESTIMATE_PLACEMENT_PROFILE_H

/* A kind of process: its node's class, and over which layer it meets its neighbours. */
typedef struct hscal_process_class {
  int node_class;
  double oversubscription;              /* processes of its node per processor, at least 1 */
  int row_sharers, col_sharers;         /* processes of its node that send along rows (columns) over its link */
  int row_in, row_out, col_in, col_out; /* hscal layers */
} hscal_process_class;

/* A kind of node: its processes, and how many of them have which neighbour across its link. */
typedef struct hscal_node_class_load {
  int node_class, processes;
  int row_in, row_out, col_in, col_out;
} hscal_node_class_load;

typedef struct hscal_profile {
  int nprocess_classes, nnode_loads;
  hscal_process_class fastest; /* kind of the processes that take the largest shares */
  hscal_process_class *process_classes;
  hscal_node_class_load *node_loads;
  unsigned char *neighbourhood; /* of each process: scratch */
  /* Where the slowest nodes are, by class: slow_row[q] is the first process row in which one of their processes is in process columns
   * 0 to q. slow_class -1: all are alike, or it is not known. */
  int slow_class, *slow_row;
  /* Ways along rows (columns) from a process to the next that go to another switch: what part of all, and the most out
   * of one switch. */
  double row_crossing_share, col_crossing_share;
  int row_crossings, col_crossings;
  int *crossings; /* [2 * switches] scratch */
} hscal_profile;

#endif
