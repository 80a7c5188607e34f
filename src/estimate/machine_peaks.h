/* The best that a machine does, for bounds. */
#ifndef HSCAL_ESTIMATE_MACHINE_PEAKS_H
#define HSCAL_ESTIMATE_MACHINE_PEAKS_H

#include "estimate/problem.h"
#include "estimate/process_set.h"

/* Lines of at most so many processes have their trees counted out. */
enum { HSCAL_COUNTED_LINES = 32 };

/* What bounds need to know of the machine, once per search. */
typedef struct hscal_machine_peaks {
  const hscal_machine *machine;
  int oversubscription; /* most processes on a processor */
  int nblocks, block[HSCAL_BLOCKS], npanels, panel[HSCAL_PANELS];
  double boost[HSCAL_PANELS]; /* highest speed any shape reaches at this panel width / the node's speed */
  double boost_any;
  double message_s;                /* least latency of a message between nodes                                   */
  double byte_s;                   /* least time per byte between nodes                                          */
  double far_hop_s, near_hop_s;    /* least time of a short message between nodes, and within one, overheads included */
  double near_byte_s;              /* least time per byte within a node */
  double thin_boost[HSCAL_BLOCKS]; /* as boost, of products as deep as this block, */
  double deep_boost;               /* and of any kernel of level 3 */
  double head_start_each_s;        /* barrier_times.h: work that process 0 may not see */
  double vector_flop_s;            /* least seconds of an operation with vectors */
  /* [members] hops on a line in one column of a panel, one after another: sum over where panels begin */
  int hops[HSCAL_COUNTED_LINES + 1];
} hscal_machine_peaks;

void hscal__machine_peaks_init(const hscal_problem *problem, hscal_machine_peaks *peaks);

/* Least seconds of a hop between two processes of the set, wherever they sit. */
double hscal__hop_bound(const hscal_machine_peaks *peaks, const hscal_process_set *process_set);

/* Least seconds per byte between two of them. */
double hscal__byte_bound(const hscal_machine_peaks *peaks, const hscal_process_set *process_set);

#endif
