/*
 * For the dataflow clock where things are shared: an estimate of how long what passes a link, or uses the processors of a node, takes
 * because of others that do so at the same time. These come in any order of time, so that who comes first cannot know who will join it:
 * it is taken to meet as many as the one before it met.
 *
 * A shared resource is a direction of a link, or the processors of a node. It remembers its last occupants, each from when to when it
 * was there. An occupant meets those before it in the stream as they are remembered, those after it by its arrival history: a history
 * belongs to what comes again and again (messages from x to y) and holds how many later arrivals its last occupant met, in the mean over
 * its stay.
 */
#ifndef HSCAL_MODELS_CLOCK_CONTENTION_ESTIMATE_H
#define HSCAL_MODELS_CLOCK_CONTENTION_ESTIMATE_H

#include "models/clock/calibrated.h"

#include <stddef.h>

typedef struct hscal_arrival_history {
  double joined;   /* others that came later and met its last occupant, in the mean */
  int last, known; /* its occupant of the resource, -1: none is remembered */
} hscal_arrival_history;

typedef struct hscal_shared_resource {
  int next;           /* which is forgotten next */
  int looked;         /* at so many occupants so far: what it has cost */
  double latest_s;    /* end of the one that stays longest */
  double forgotten_s; /* somebody is there until then whom it has forgotten: more have come than it remembers */
  double begin_s[HSCAL_OCCUPANTS], end_s[HSCAL_OCCUPANTS]; /* empty stays: nobody */
  double joined_s[HSCAL_OCCUPANTS];                        /* with those that came later, added up */
  hscal_arrival_history *history[HSCAL_OCCUPANTS];         /* null: learned already */
} hscal_shared_resource;

/* Nobody has been there. */
void hscal__shared_resource_reset(hscal_shared_resource *resource);

/* An occupant that comes at begin_s and would need takes_s alone: when it is done, where `places` of them have all they want and more share
 * evenly. */
double hscal__shared_resource_occupy(hscal_shared_resource *resource, hscal_arrival_history *history, double places,
                                     double begin_s, double takes_s);
/* The last occupant of the history has more to do: so much in all. It is not done before it was done so far (until_s). */
double hscal__shared_resource_extend(hscal_shared_resource *resource, hscal_arrival_history *history, double places,
                                     double until_s, double takes_s);

#endif
