/*
 * The event store: what the virtual processes did, one after another. The stub MPI and the stub BLAS write into it, the
 * oracle reads it. Memory that runs out ends the recording, recorder_failed() then says so.
 */
#ifndef VERIFY_RECORDER_H
#define VERIFY_RECORDER_H

#include "recorded_event.h"
#include <stddef.h>

/* Forgets all streams. */
void recorder_clear(void);
/* What follows is done by the next process: the streams are numbered 0, 1, ... in the order of these calls. */
void recorder_start(void);
/* What follows (creating grids, allocating) is not recorded. */
void recorder_stop(void);
/* Adds an event while recording; else nothing. */
void recorder_add(const recorded_event *event);
/* Events of a stream, in order. Valid until the next recorder_start or recorder_clear. */
const recorded_event *recorder_stream(int stream, size_t *count);
int recorder_failed(void);
/* From now on kernels that come again and again, alone or in turn with others, are one event each with its number of times: what a process
 * computes between two messages is told in another order. At first it is off. */
void recorder_fold(int on);

#endif
