/*
 * A sink in front of lower.h: which of a scheme's events are passed on to be timed, and how the others are accounted for.
 */
#ifndef HSCAL_MODELS_CLOCK_SAMPLE_H
#define HSCAL_MODELS_CLOCK_SAMPLE_H

#include "models/clock/dry_run.h"
#include "models/clock/lower.h"
#include "models/clock/sample_parts.h"

/* How much of a call is timed; the rest is taken to go on as the last part did. Zero: everything, however much it is. */
typedef struct hscal_sample {
  int64_t kept;               /* iterations kept of each run of alike ones */
  int64_t steps;              /* steps kept of each series of similar ones, about */
  const hscal_budget *budget; /* what each series of a composite may take; null: it is none, or is timed as a whole */
  double times_finer;         /* windows of a product's series may take so many times what they usually may */
  int64_t limit;              /* so many operations of processes at most, if the call has more */
  double total_flops;         /* of the call: what the limit leaves out */
  int low_fidelity;           /* it takes no good sample */
  hscal_stretch stretch;      /* of each series, at low fidelity */
  int64_t most_operations;    /* a call that takes more operations of processes than this is refused, */
  const char *refusal;        /* because it is too much for this; */
  int gives_up;               /* or, of no use to whom it is for, given up: HSCAL_TOO_DEAR (timing.h); */
  int may_stop;               /* as is what is under way when searches are stopped (base/stop.h) */
} hscal_sample;

typedef struct hscal_sampler {
  hscal_sink sink; /* give this to the scheme */
  hscal_lowering *lowering;
  int status; /* of a mark or skip that failed */
  hscal_sample sample;
  int64_t times, emit, iterations; /* of the present repeat: said by the scheme, emitted in all, begun so far */
  hscal_series series;
  int series_begun, in_step; /* series so far; is a step of one under way */
  hscal_parts parts;
  hscal_part_runs runs;
  double mark_flops[HSCAL_MARKS];  /* at the marks */
  int is_coarse;                   /* windows were shorter than a good sample's */
  int whole_marked, after_product; /* is the mark for the whole set; was the last event a gemm */
} hscal_sampler;

/* Prepares the sink; events go on to a lowering that is set. */
void hscal__sampler_set(hscal_sampler *sampler, hscal_lowering *lowering, hscal_sample sample);
/* What to make of the scheme's status: a complete sample is no failure. */
int hscal__sampler_status(const hscal_sampler *sampler, int status);

/* Says that more than so many operations of processes are too much for something: HSCAL_ERROR_UNSUPPORTED. */
int hscal__too_many_operations(int64_t most, const char *refusal);

#endif
