/* What is in a workspace: memory of the clocks, kept from one prediction to the next: a search makes thousands and must not pay malloc for each. */
#ifndef HSCAL_MODELS_PREDICT_WORKSPACE_STATE_H
#define HSCAL_MODELS_PREDICT_WORKSPACE_STATE_H

#include "models/clock/dataflow.h"
#include "models/clock/event_clock.h"
#include "models/clock/sample.h"
#include "models/predict/workspace.h"

struct hscal_workspace {
  hscal_costs costs;       /* kernels and messages on the present placement */
  hscal_lowering lowering; /* events -> steps of single processes */
  hscal_sampler sampler;   /* in front of it: the events that are timed */
  hscal_mailbox mailbox;   /* sends and receives that wait for each other */
  hscal_stream stream;     /* recorded steps, for the event-driven clock */
  hscal_event_clock clock;
  hscal_dataflow dataflow;
  hscal_budget budget;   /* of the present call, for one of the clocks */
  double most_effort;    /* HSCAL_EFFORT_LOW_FIDELITY gives up beyond; 0: never */
  int may_stop;          /* as sample.h */
  int64_t most_sampled;  /* a sample of more operations of processes is refused; 0: of more than a minute's */
  int64_t most_timed;    /* the same of every event (HSCAL_EFFORT_FULL); 0: of what memory and a minute allow */
  double times_finer;    /* times what a sample usually is, for HSCAL_EFFORT_MODEL; 0: as usual */
  hscal_stretch stretch; /* that HSCAL_EFFORT_LOW_FIDELITY looks at */
  int expects_sharing;   /* no need to try the dataflow clock */
  int was_low_fidelity,
      shares;        /* the last prediction: another was meant; messages shared links too much for the dataflow clock */
  int nearly_shares; /* in a product so much that the dataflow clock, which served, may be far off */
  double effort;     /* that it took */
};

#endif
