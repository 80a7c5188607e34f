/*
 * What a model says, as hscal's events. A computation is the kernel of bench, so many times; a transfer is a send and a receive. Each
 * process does what concerns it in the order of the text. Inside a par the order is that of dependence alone: of what its branches do first,
 * all messages are sent, then processes compute, then they receive; then comes what branches do next.
 */
#ifndef HSCAL_MODEL_LANGUAGE_EMIT_EVENTS_H
#define HSCAL_MODEL_LANGUAGE_EMIT_EVENTS_H

#include "events/event.h"
#include "model_language/arrangement.h"

/* Carries out the scheme into the sink. Returns 0, what the sink returned, HSCAL_ERROR_MEMORY or HSCAL_ERROR_NO_GRID. */
int hscal__model_emit(hscal_arrangement *arrangement, hscal_sink *sink);

/* The kernel that is the unit of computation, as an event of process 0. */
hscal_event hscal__model_bench_event(const hscal_arrangement *arrangement);

#endif
