/* What groups of processes do over time, in shares: a call run through the event-driven clock, every event of it, and folded. */
#ifndef HSCAL_MODELS_PREDICT_ACTIVITY_BANDS_H
#define HSCAL_MODELS_PREDICT_ACTIVITY_BANDS_H

#include "models/clock/event_clock.h"

enum { HSCAL_MOST_BINS = 2048 };

typedef double hscal_bin[HSCAL_ENDED]; /* seconds of each activity in a while, of all processes of a group */

typedef struct hscal_activity_bands {
  int groups, bins; /* bins that have something in them */
  int is_cut;       /* only the beginning: the call has more operations than are run */
  double bin_s;     /* how long each of them is */
  double end_s;
  double predicted_s; /* of the call; 0 if it is cut */
  double stretched;   /* so many times as long as the clock has them; 1 at first */
  hscal_bin *bin;     /* [groups][HSCAL_MOST_BINS] */
  hscal_bin *total;   /* [groups] */
} hscal_activity_bands;

/* Operations of processes that are run, about. */
enum { HSCAL_MOST_FOLDED = 5000000 };

/* Runs at most so many operations of the call; process p is of group group_of[p] < groups, or of none (-1). Free with hscal__activity_bands_free, also after a
 * failure. Returns what hscal__timeof does. */
int hscal__activity_bands_record(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                                 int64_t most, const int *group_of, int groups, hscal_activity_bands *bands);
void hscal__activity_bands_free(hscal_activity_bands *bands);

/* As hscal__activity_trace_stretch. */
void hscal__activity_bands_stretch(hscal_activity_bands *bands, double predicted_s);

#endif
