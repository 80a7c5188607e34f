/* Where the time of a layout goes, from a run of the event-driven clock. Internal to src/explain. */
#ifndef HSCAL_EXPLAIN_SHARES_H
#define HSCAL_EXPLAIN_SHARES_H

#include "explain/explained.h"

#include <stdint.h>

/* Where the seconds of a process go; of several in sum. They add up to the predicted seconds (of each). */
typedef enum hscal_share {
  HSCAL_SHARE_COMPUTE,
  HSCAL_SHARE_LATENCY,   /* sends and receives: until data move, and the overheads of messages */
  HSCAL_SHARE_BANDWIDTH, /* sends and receives: while data move */
  HSCAL_SHARE_WAIT,      /* for a process that has not sent or received yet */
  HSCAL_SHARE_IDLE,      /* before it begins and after its end */
  HSCAL_SHARES
} hscal_share;
extern const char *const hscal__share_name[HSCAL_SHARES]; /* "compute" */

typedef struct hscal_shares {
  int nprocs, is_sampled;             /* sampled: seen in samples of the steps, taken for all */
  double seconds[HSCAL_SHARES];       /* of all processes in sum */
  double (*of_process)[HSCAL_SHARES]; /* [nprocs] */
  double *waited_for_s;               /* [nprocs] how long others waited for the process, in sum */
  int busiest;                        /* the process that computes longest */
} hscal_shares;

/* Runs the call through the event-driven clock: every event if there are at most `most` operations of processes, else a
 * sample. What is seen is scaled to predicted_s. Free with hscal__shares_free, also after a failure. Returns what
 * hscal__timeof does. */
int hscal__shares_find(const hscal_explained *explained, double predicted_s, int64_t most, hscal_shares *shares);
void hscal__shares_free(hscal_shares *shares);

#endif
