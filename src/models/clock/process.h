/* What processes do on the event-driven clock: the steps of their programs, and the messages that bring them together. */
#ifndef HSCAL_MODELS_CLOCK_PROCESS_H
#define HSCAL_MODELS_CLOCK_PROCESS_H

#include "models/clock/event_clock_state.h"

/* Lets process p take its steps until one takes time, which its slot of the queue then shows. 0 or a status; HSCAL_NEEDS_STEPS: more has to be
 * recorded before that, and then it goes on where it was. */
int hscal__process_run(hscal_event_clock *clock, int p);
/* The message has arrived: those who waited for it go on (clock->todo). 0 or a status. */
int hscal__process_message_arrived(hscal_event_clock *clock, int32_t number);

#endif
