/* What an observer of the event-driven clock is told. */
#ifndef HSCAL_MODELS_CLOCK_OBSERVER_H
#define HSCAL_MODELS_CLOCK_OBSERVER_H

#include <stdint.h>

/* What a process does, as far as time goes. */
typedef enum hscal_activity {
  HSCAL_COMPUTES,
  HSCAL_SENDS,    /* its data move, and it waits until they have; or it has the overhead of a send */
  HSCAL_RECEIVES, /* what it waits for is on its way */
  HSCAL_WAITS,    /* for the other side; of several messages, until one sets out */
  HSCAL_ENDED,
  HSCAL_ACTIVITIES
} hscal_activity;

/* Is told what happens, in the order of time. A process that does not do anything yet waits. */
typedef struct hscal_clock_observer {
  /* From now on the process does this. */
  int (*does)(void *self, double now_s, int process, hscal_activity what);
  /* A message sets out, or has arrived. */
  int (*moves)(void *self, double now_s, int32_t message, int has_arrived);
  void *self;
} hscal_clock_observer;

#endif
