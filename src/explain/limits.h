/* What limits a layout: its time on machines with one thing changed. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_LIMITS_H
#define HSCAL_EXPLAIN_LIMITS_H

#include "explain/change.h"
#include "explain/explained.h"
#include "explain/shares.h"

/* What the time consists of from end to end: what would be gone if nodes, links, latencies cost nothing, judged by
 * small changes. They overlap and leave gaps, so they need not add up. */
typedef struct hscal_limits {
  double compute_s, latency_s, bandwidth_s;
  double chain_s;  /* of the computing: beyond what the busiest process computes, others waiting one after another */
  char limit[112]; /* "computing on nodes b" */
  hscal_changes changes;
} hscal_limits;

/* base_s: seconds of the layout as it is, by the sampled clock; 0: not known. */
int hscal__limits_find(const hscal_explained *explained, const hscal_shares *shares, double base_s,
                       hscal_limits *limits);

#endif
