/*
 * What a routine will emit, before it is timed: a few steps of each of its series and a few parts of these are emitted and counted,
 * which takes a small part of what the clock takes even for a sample. So a call that is small is timed as a whole, and the series
 * of a larger one share what it may take.
 */
#ifndef HSCAL_MODELS_CLOCK_DRY_RUN_H
#define HSCAL_MODELS_CLOCK_DRY_RUN_H

#include "events/event.h"
#include "models/cost/costs.h"

/* Operations of processes, about: in all, and if of the parts of steps only those are timed that sample.h has in mind. Do all
 * processes wait for one another in some of these parts? */
typedef struct hscal_volume {
  double whole, sampled;
  int all_wait;
} hscal_volume;

enum { HSCAL_DRY_RUN_SERIES = 16 };
typedef struct hscal_dry_run {
  int count; /* series, in their order; later ones than fit are counted with the last */
  hscal_volume series[HSCAL_DRY_RUN_SERIES], rest; /* the rest is in no series */
} hscal_dry_run;

/* For a sample of high fidelity or of low, on a placement. 0 or a status: HSCAL_TOO_DEAR if it would have to look at more than `most` events. Local. */
int hscal__dry_run(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, int low_fidelity,
                   int64_t most, hscal_dry_run *dry_run);

/* A dry run, and what each of its series may take. */
typedef struct hscal_budget {
  hscal_dry_run dry_run;
  double allowed[HSCAL_DRY_RUN_SERIES]; /* operations */
} hscal_budget;

/* Operations of all of the call, sampled or not. */
double hscal__dry_run_volume(const hscal_dry_run *dry_run);

/* Shares `operations` of the call among its series. Such as need less are timed as a whole; the others share what is left by the
 * roots of their sizes, because a long one is not as much harder to tell. Returns whether the call fits in as a whole. */
int hscal__budget_share(hscal_budget *budget, double operations);

#endif
