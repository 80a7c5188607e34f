/*
 * The guard: is a predicted gain one? The one rule, applied by chosen_trial, plan_threads, one_process and initial_layout. Errors
 * of two predictions on one machine largely cancel, so what counts is the interval of the logarithm of their ratio, by kind of
 * pair. Internal to hscal.
 */
#ifndef HSCAL_PLAN_GUARD_H
#define HSCAL_PLAN_GUARD_H

#include "hscal.h"
#include "models/predict/ratio_interval.h"
#include "search/trial.h"

/* What one layout gains over another, logarithms of ratios of seconds. */
typedef struct hscal_gain {
  double log_gain;   /* log(seconds of the other / its own) */
  double half_width; /* of its 90 % interval */
  double noise;      /* of the machine */
} hscal_gain;

/* A pair of layouts that a search has evaluated. */
hscal_pair_kind hscal__trial_pair(const hscal_trial *x, const hscal_trial *y);

hscal_gain hscal__gain(const hscal_machine *machine, hscal_pair_kind kind, double usual_s, double seconds);

/* The lower end of the interval is above the noise: worth a change. Never of what has no time. */
int hscal__is_sure(const hscal_gain *gain);

/* 0 lies within the interval: nobody knows which of the two is faster. */
int hscal__is_alike(const hscal_gain *gain);

/* What the other may take at most for a gain over it not to be sure: as many seconds, from `seconds` on. */
double hscal__most_unsure_s(const hscal_machine *machine, hscal_pair_kind kind, double seconds);

/* Has the plan a gain that is known, over the best usual layout or, where that was kept, of another over it? */
static inline int hscal__plan_has_gain(const hscal_plan *plan) { return plan->gain > 0; }
void hscal__plan_set_gain(const hscal_gain *gain, hscal_plan *plan);
/* Where no gain is known: none was asked for, or not against the usual layouts. */
void hscal__plan_no_gain(hscal_plan *plan);

/* "gain 12 %, at least 3 %: changed", or "cannot be told apart from ...: kept"; "" if nothing is known. */
void hscal__guard_text(const hscal_plan *plan, char *text, size_t size);

/* "-5 to +11 %" */
enum { HSCAL_GAIN_TEXT_SIZE = 48 };
const char *hscal__gain_interval_text(double lower, double upper, char text[HSCAL_GAIN_TEXT_SIZE]);

#endif
