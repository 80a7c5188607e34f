/* A choice of processes on nodes, as bounds see it. */
#ifndef HSCAL_ESTIMATE_PROCESS_SET_H
#define HSCAL_ESTIMATE_PROCESS_SET_H

/* Speeds of a choice of processes, for bounds: operations per second of one process, the node's others computing
 * too. */
typedef struct hscal_process_set {
  double slowest, fastest, total;
  int slowest_class;           /* of the slowest's node */
  double oversubscription;     /* processes of that node per processor, at least 1 */
  int most;                    /* processes on the fullest node */
  int least_group, most_group; /* ranks of the switches that its nodes are behind */
} hscal_process_set;

#endif
