/* A node with c processors runs up to c processes at full speed; more share them evenly. */
#ifndef HSCAL_MODELS_CLOCK_PROCESSORS_H
#define HSCAL_MODELS_CLOCK_PROCESSORS_H

#include "models/clock/event_clock_state.h"

/* All nodes, idle. */
void hscal__processors_set(hscal_event_clock *clock);
/* Process p needs so many seconds of a processor from now on; its slot of the queue shows when it has had them. */
void hscal__processors_start(hscal_event_clock *clock, int p, double seconds);
/* The first of the node's processes is done. */
void hscal__processors_finish(hscal_event_clock *clock, hscal_clock_node *node);

#endif
