/*
 * Signals of the clocks: they end a scheme early without a failure. They travel where statuses do, from a sink through the scheme to
 * who runs it, so that their numbers are neither 0 nor a status (include/hscal.h, all below 1000) nor an argument (negative). No text
 * belongs to them; no public function returns them.
 */
#ifndef HSCAL_MODELS_CLOCK_TIMING_H
#define HSCAL_MODELS_CLOCK_TIMING_H

enum hscal_timing_signal {
  HSCAL_NEEDS_EVENT_CLOCK =
      1001,         /* the dataflow clock: what the call does is told by the event-driven clock alone (dataflow.h) */
  HSCAL_TOO_DEAR,   /* it would take more effort than it may; whoever limited it goes without */
  HSCAL_IS_SAMPLED, /* the sample is complete: what is left of the call is accounted for (sample.h) */
  HSCAL_IS_CUT,     /* as many operations are recorded as are wanted */
  HSCAL_NEEDS_STEPS /* the event-driven clock goes on when more steps are recorded */
};

#endif
