/*
 * The event-driven clock: runs recorded programs against each other on the machine (event_clock.c, flow.c).
 *
 *   processors  a node with c processors runs up to c processes at full speed; more share them evenly
 *   a message   starts when the send is posted, or when both are, if it is of the rendezvous size or the layer's receiver
 *               is late (data move only into a posted receive); after the latency its bytes move at the smallest of: its
 *               own rate, its share of the sender's link, its share of the receiver's link; shares are even, and what a
 *               message cannot use of its own is left to the others
 *   the times   as a benchmark between two barriers measures them on process 0 (models/cost/barrier_times.h): each process starts when
 *               the first one, to which all come at once, lets it go; the result is when the second one lets process 0 go, counted
 *               from when the first one did. A single process has no barrier.
 *
 * Source of the rules: runs of the real library under SimGrid SMPI, which they reproduce (docs/explanation/clock.md).
 */
#ifndef HSCAL_MODELS_CLOCK_EVENT_CLOCK_H
#define HSCAL_MODELS_CLOCK_EVENT_CLOCK_H

#include "models/clock/event_clock_state.h"

/* Runs the programs of a stream that has just been reset while they are recorded, as far as they are, whenever there are some tens of
 * thousands of operations, which it takes out then: memory stays small. What it finds is the same. */
void hscal__event_clock_follow(hscal_event_clock *clock, hscal_stream *stream);

/* Seconds of the recorded programs on the placement of their costs; of one that it follows, of what is left of them. 0,
 * HSCAL_ERROR_MEMORY, or HSCAL_ERROR_INTERNAL if they wait for each other for ever. */
int hscal__event_clock_run(hscal_event_clock *clock, hscal_stream *stream, double *seconds);
void hscal__event_clock_free(hscal_event_clock *clock);

#endif
