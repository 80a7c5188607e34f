/*
 * What is certain of each process on a placement: how long it computes at least, and when it can have done what it has
 * to do at the earliest. Lower bounds are written into it part by part, in the routine's order: shares of work
 * (share.h), factorizations (elimination.h) and reductions (reduction.h). Whatever is left out makes the bound lower,
 * never wrong.
 */
#ifndef HSCAL_MODELS_BOUNDS_EARLIEST_TIMES_H
#define HSCAL_MODELS_BOUNDS_EARLIEST_TIMES_H

#include "events/event.h"
#include "instrumented_pblas/emit.h"
#include "models/bounds/calibrated.h"
#include "models/cost/messages.h"

/* What messages over a layer take at least, links apart. */
typedef struct hscal_least_layer_cost {
  double start_s, byte_s, envelope_bytes;
} hscal_least_layer_cost;

/* Where a process is reached: its node, and the latency and seconds per byte of that node's way to others. */
typedef struct hscal_endpoint {
  int node;
  double link_s, byte_s;
} hscal_endpoint;

typedef struct hscal_earliest_times {
  const hscal_costs *costs;
  const hscal_layout *layout;
  int nprocs;
  double *ready_s; /* [nprocs] */
  double *work_s;  /* [nprocs] */
  hscal_least_layer_cost layer_cost[HSCAL_LAYERS];
  hscal_endpoint *endpoint; /* [nprocs] */
  double least_link_s;      /* of all endpoints */
  double together_s;        /* when all have done what they share somehow, at the earliest */
} hscal_earliest_times;

/* An empty table of times for the placement of the costs; to be freed. 0 or HSCAL_ERROR_MEMORY. */
int hscal__earliest_times_init(hscal_earliest_times *earliest, const hscal_layout *layout, const hscal_costs *costs);
void hscal__earliest_times_free(hscal_earliest_times *earliest);

/* The process computes for so long once it can. */
static inline void hscal__compute_after(hscal_earliest_times *earliest, int process, double seconds) {
  earliest->ready_s[process] += seconds;
  earliest->work_s[process] += seconds;
}

/* When the first process can go on. */
double hscal__earliest_start_s(const hscal_earliest_times *earliest);

/* From `begin_s` on, or when they are done with what they shared before, the processes do so many real operations
 * together with kernels of level 3; who does how many is not known. */
void hscal__compute_together(hscal_earliest_times *earliest, double begin_s, double flops);

/* Would panels, at each of which so many lines or processes are looked at, take longer than ten seconds? Then they are
 * not, and no more is known. */
static inline int hscal__are_too_many_panels(double panels, int looks) {
  return panels * looks > HSCAL_MOST_PANEL_LOOKS;
}

/* Nobody goes on before that. */
static inline void hscal__wait_until(hscal_earliest_times *earliest, double until_s) {
  for (int p = 0; p < earliest->nprocs; p++)
    if (earliest->ready_s[p] < until_s) earliest->ready_s[p] = until_s;
}

/* Seconds that no clock can beat: of the last process, and of the work of the busiest node over its processors.
 * 0 or HSCAL_ERROR_MEMORY. */
int hscal__earliest_end_s(const hscal_earliest_times *earliest, double *seconds);

/* ---- messages ---- */

static inline double hscal__over_network(const hscal_earliest_times *earliest, double link_s, double byte_s,
                                         double bytes) {
  const hscal_least_layer_cost *far = &earliest->layer_cost[HSCAL_LAYER_NETWORK];
  return far->start_s + link_s + (bytes + far->envelope_bytes) * byte_s;
}

static inline double hscal__within_node(const hscal_earliest_times *earliest, double bytes) {
  const hscal_least_layer_cost *near = &earliest->layer_cost[HSCAL_LAYER_NODE];
  return near->start_s + (bytes + near->envelope_bytes) * near->byte_s;
}

/* Seconds that a message takes at least if it goes from one process straight to another. */
static inline double hscal__hop_seconds(const hscal_earliest_times *earliest, int from, int to, double bytes) {
  const hscal_endpoint *a = &earliest->endpoint[from], *b = &earliest->endpoint[to];
  if (from == to) return 0;
  if (a->node == b->node) return hscal__within_node(earliest, bytes);
  return hscal__over_network(earliest, a->link_s + b->link_s, a->byte_s > b->byte_s ? a->byte_s : b->byte_s, bytes);
}

/* The same if it may take any other processes on its way. */
static inline double hscal__way_seconds(const hscal_earliest_times *earliest, int from, int to, double bytes) {
  const hscal_endpoint *b = &earliest->endpoint[to];
  if (from == to) return 0;
  double far_s = hscal__over_network(earliest, earliest->least_link_s + b->link_s, b->byte_s, bytes);
  if (earliest->endpoint[from].node != b->node) return far_s;
  double near_s = hscal__within_node(earliest, bytes);
  return near_s < far_s ? near_s : far_s;
}

#endif
