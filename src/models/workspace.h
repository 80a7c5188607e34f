/* Memory of the clocks, kept from one prediction to the next: a search makes thousands and must not pay malloc for each. */
#ifndef HSCAL_MODELS_WORKSPACE_H
#define HSCAL_MODELS_WORKSPACE_H

#include "models/clock.h"
#include "models/dataflow.h"

struct hscal_workspace {
  hscal_costs costs;       /* kernels and messages on the present placement */
  hscal_expander expander; /* events -> steps of single processes */
  hscal_mailbox mailbox;   /* sends and receives that wait for each other */
  hscal_stream stream;     /* recorded steps, for the event-driven clock */
  hscal_clock clock;
  hscal_dataflow dataflow;
};

#endif
