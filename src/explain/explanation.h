/* Why a plan is as it is: where its time goes, what limits it, what other nodes would bring. Internal to src/explain and tools. */
#ifndef HSCAL_EXPLAIN_EXPLANATION_H
#define HSCAL_EXPLAIN_EXPLANATION_H

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"
#include "models/cost/placement.h"

#include <stdint.h>

/* What is explained: a call with its blocks filled, on a layout, where the plan has it. */
typedef struct hscal_explained {
  const hscal_call *call;
  const hscal_layout *layout;
  const hscal_placement *placement;
} hscal_explained;

/* ---- where the time goes (shares.c) ---- */

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

/* Runs the call through the event-driven clock: every event if there are at most `most` operations of processes, else a sample. What is seen is
 * scaled to predicted_s. Free with hscal__shares_free, also after a failure. Returns what hscal__timeof does. */
int hscal__shares_find(const hscal_explained *explained, double predicted_s, int64_t most, hscal_shares *shares);
void hscal__shares_free(hscal_shares *shares);

/* ---- what limits, and what nodes bring (limits.c, nodes.c) ---- */

/* The plan's time with one thing changed. */
typedef struct hscal_change {
  char what[112];    /* "if node n3 were 10 % faster" */
  double seconds;    /* infinity: not possible then */
  double difference; /* relative to the plan; below 0: faster */
} hscal_change;

enum { HSCAL_CHANGES = 32 };
typedef struct hscal_changes {
  int count;
  hscal_change change[HSCAL_CHANGES];
} hscal_changes;

/* What the time consists of from end to end: what would be gone if nodes, links, latencies cost nothing, judged by small changes. They
 * overlap and leave gaps, so they need not add up. */
typedef struct hscal_limits {
  double compute_s, latency_s, bandwidth_s;
  double chain_s;  /* of the computing: beyond what the busiest process computes, others waiting one after another */
  char limit[112]; /* "computing on nodes b" */
  hscal_changes changes;
} hscal_limits;

/* base_s: seconds of the layout as it is, by the sampled clock; 0: not known. */
int hscal__limits_find(const hscal_explained *explained, const hscal_shares *shares, double base_s,
                       hscal_limits *limits);

/* Why nothing is said of other nodes ("the grid is given"), or null. */
const char *hscal__nodes_are_fixed(const hscal_options *options);
/* One more node of each kind; without each kind and without the slowest node, as planned then. */
int hscal__nodes_find(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                      const hscal_plan *plan, hscal_changes *more, hscal_changes *fewer);

/* ---- small problems (threshold.c) ---- */

/* From which size on more than one process pays, sizes in the same proportion; `plan` is that of the call itself. */
typedef struct hscal_threshold {
  const char *why_not; /* not null: why nothing can be said */
  char dimension[8];   /* the largest: "n" */
  int size;            /* of that dimension; one process is enough below. 0: nothing can be said */
  int is_above;        /* not found: it is above `size` */
} hscal_threshold;
int hscal__threshold_find(const hscal_call *call, const hscal_machine *machine, const hscal_options *options,
                          const hscal_plan *plan, hscal_threshold *threshold);

/* The routine of BLAS or LAPACK that does the same within a process ("dgemm"); null where there is none. */
const char *hscal__plain_name(const hscal_routine *routine, char name[16]);

/* ---- all of it (text.c) ---- */

typedef struct hscal_explanation {
  const hscal_explained *explained;
  const hscal_plan *plan;
  hscal_shares shares;
  hscal_limits limits;
  const char *nodes_are_fixed; /* not null: nothing is said of other nodes */
  hscal_changes more, fewer;
  hscal_threshold threshold;
} hscal_explanation;

/* `machine` and `call` as the search had them; what is explained, on the machine with the plan's threads. */
int hscal__explanation_make(const hscal_explained *explained, const hscal_call *call, const hscal_machine *machine,
                            const hscal_options *options, const hscal_plan *plan, hscal_explanation *explanation);
void hscal__explanation_free(hscal_explanation *explanation);

/* Text for people and JSON for programs, malloc'ed; null: out of memory. */
char *hscal__explanation_text(const hscal_explanation *explanation);
char *hscal__explanation_json(const hscal_explanation *explanation);

#endif
