/*
 * Windows of a chained series: steps that wait for the one before, as the panels of a factorization do, so that processes soon
 * are in step and a few steps in a row tell the pace. It goes with the work that is left: about a parabola over the series.
 */
#ifndef HSCAL_MODELS_CLOCK_SAMPLE_CHAINED_H
#define HSCAL_MODELS_CLOCK_SAMPLE_CHAINED_H

#include "events/event.h"
#include "models/clock/windows.h"

/* Number of windows, and in each the steps whose pace counts (body) and the steps before them that bring the processes
 * to this pace (lead). Windows are spread evenly; two stand at the Gauss points, or are one of as many steps where this is one stretch of several. */
typedef struct hscal_least_windows {
  int windows, body, lead;
  hscal_stretch stretch;
} hscal_least_windows;

/* Plans the windows of a series of `count` steps, of which `affordable` may be timed, or somewhat more: the `least` windows,
 * however little that is, where the series is that long. Owners come round after `turn` steps. Windows are whole turns; where these are
 * too long, short windows, each of which begins elsewhere in the turn. In few turns processes do not get in step: then all steps are timed,
 * unless that is much too dear. Steps that are not chained may take more. Leaves series->nwindows 0 if every step is to be timed. */
void hscal__sample_chained_plan(hscal_series *series, int64_t count, int64_t turn, hscal_chaining chained,
                                double affordable, hscal_least_windows least);

#endif
