/* A node with c processors runs up to c processes at full speed; more share them evenly. */
#ifndef HSCAL_MODELS_CLOCK_PROCESSORS_H
#define HSCAL_MODELS_CLOCK_PROCESSORS_H

#include "models/clock/event_clock_state.h"

/* All nodes, idle. */
void hscal__processors_set(hscal_event_clock *clock);
/* As hscal__processors_start where processes share. */
void hscal__processors_share(hscal_event_clock *clock, int p, double seconds);
/* Process p needs so many seconds of a processor from now on; its slot of the queue shows when it has had them. */
static inline void hscal__processors_start(hscal_event_clock *clock, int p, double seconds) {
  const hscal_clock_node *node = &clock->node[clock->process[p].node];
  if (node->processes <= node->processors) /* one of its own */
    hscal__event_queue_set(&clock->queue, (size_t)p, clock->flows.now_s + seconds);
  else
    hscal__processors_share(clock, p, seconds);
}
/* The first of the node's processes is done. */
void hscal__processors_finish(hscal_event_clock *clock, hscal_clock_node *node);

#endif
