/*
 * What is certain of each process on a placement: how long it computes at least, and when it can have done what it has to do at the
 * earliest. Lower bounds are written into it part by part, in the routine's order: shares of work (share_bound.h), factorizations
 * (elimination_bound.h) and reductions (reduction_bound.h). Whatever is left out makes the bound lower, never wrong.
 */
#ifndef HSCAL_MODELS_LEDGER_H
#define HSCAL_MODELS_LEDGER_H

#include "events/event.h"
#include "instrumented_pblas/emit.h"
#include "models/costs.h"

typedef struct hscal_ledger {
  const hscal_costs *costs;
  const hscal_layout *layout;
  int nprocs;
  double *ready_s; /* [nprocs] */
  double *work_s;  /* [nprocs] */
} hscal_ledger;

/* An empty ledger for the placement of the costs; to be freed. 0 or HSCAL_ERROR_MEMORY. */
int hscal__ledger_init(hscal_ledger *ledger, const hscal_layout *layout, const hscal_costs *costs);
void hscal__ledger_free(hscal_ledger *ledger);

/* The process computes for so long once it can. */
static inline void hscal__ledger_compute(hscal_ledger *ledger, int process, double seconds) {
  ledger->ready_s[process] += seconds;
  ledger->work_s[process] += seconds;
}

/* Seconds that no clock can beat: of the last process, and of the work of the busiest node over its processors.
 * 0 or HSCAL_ERROR_MEMORY. */
int hscal__ledger_seconds(const hscal_ledger *ledger, double *seconds);

/* ---- messages: what a way from one process to another takes at least, whatever hops it consists of ---- */

typedef struct hscal_ways {
  double start_s[HSCAL_LAYERS], byte_s[HSCAL_LAYERS]; /* over the layer, node links without their latency */
  double least_link_s;                                /* latency of the best of the links               */
} hscal_ways;

hscal_ways hscal__ways(const hscal_costs *costs);

/* Seconds that a message of `bytes` takes at least to come to a process from another one. */
double hscal__way_seconds(const hscal_ways *ways, const hscal_costs *costs, int from, int to, double bytes);

/* Seconds that a message takes at least if it goes from one process straight to another. */
double hscal__hop_seconds(const hscal_costs *costs, int from, int to, double bytes);

#endif
