/* Who does what when: a call run through the event-driven clock, every event of it, and kept. */
#ifndef HSCAL_MODELS_PREDICT_ACTIVITY_TRACE_H
#define HSCAL_MODELS_PREDICT_ACTIVITY_TRACE_H

#include "models/clock/event_clock.h"
#include "models/predict/predict.h"

/* A process does one thing for a while. The spans of a process follow each other from 0 to its end, without gaps; those in which it
 * does the same are one. */
typedef struct hscal_activity_span {
  double begin_s, end_s;
  int process;
  hscal_activity what;
} hscal_activity_span;

/* A message on its way. */
typedef struct hscal_traced_message {
  double begin_s, end_s, bytes;
  int from, to;
} hscal_traced_message;

typedef struct hscal_activity_trace {
  int nprocs;
  int is_cut;         /* only the beginning: the call has more operations than are kept */
  double end_s;       /* of the last span */
  double predicted_s; /* of the call (event_clock.h: from a barrier to a barrier); 0 if it is cut */
  double stretched;   /* so many times as long as the clock has them; 1 at first */
  size_t spans, span_capacity, messages, message_capacity;
  hscal_activity_span *span;           /* in order of their ends */
  hscal_traced_message *message;       /* those that have arrived, in order of their arrival */
  double (*total_s)[HSCAL_ACTIVITIES]; /* [nprocs] seconds of each activity */
} hscal_activity_trace;

/* Operations of processes that are kept, about: more would be no picture. */
enum { HSCAL_MOST_RECORDED = 1000000 };

/* Records the call; at most so many operations of it. Free with hscal__activity_trace_free, also after a failure. Returns what
 * hscal__timeof does. */
int hscal__activity_trace_record(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                                 int64_t most, hscal_activity_trace *to);
void hscal__activity_trace_free(hscal_activity_trace *activities);

/* Stretches all times so that the call takes `predicted_s`, as it was told from a sample of its steps; a beginning stays as it is. */
void hscal__activity_trace_stretch(hscal_activity_trace *activities, double predicted_s);

/* Fills the workspace's stream with every event of the call until there are so many operations (*is_cut: there are more); its costs
 * are set. Returns 0, HSCAL_ERROR_MEMORY or what the scheme does. */
int hscal__record_steps(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout, int64_t most,
                        int *is_cut);

#endif
