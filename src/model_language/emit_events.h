/*
 * What a model says, as hscal's events. A computation is the kernel of bench, so many times; a transfer is a send and a receive. Each
 * process does what concerns it in the order of the text. Inside a par the order is that of dependence alone: of what its branches do first,
 * all messages are sent, then processes compute, then they receive; then comes what branches do next.
 */
#ifndef HSCAL_MODEL_LANGUAGE_EMIT_EVENTS_H
#define HSCAL_MODEL_LANGUAGE_EMIT_EVENTS_H

#include "events/event.h"
#include "model_language/arrangement.h"
#include "model_language/par_order.h"

/* A scheme on its way into a sink. */
typedef struct hscal_emission {
  hscal_sink *sink;
  hscal_event bench;                /* the unit of computation, of any process */
  const hscal_model_source *source; /* where actions have their places; null: nowhere */
  hscal_par_order order;            /* of the par that is under way */
} hscal_emission;

/* Who takes what happens; a par must have ended as often as begun. Free its order with hscal__par_free. */
hscal_action_sink hscal__emission_actions(hscal_emission *emission);

/* Carries out the scheme into the sink. Returns 0, what the sink returned, HSCAL_ERROR_MEMORY or HSCAL_ERROR_NO_GRID. */
int hscal__model_emit(hscal_arrangement *arrangement, hscal_sink *sink);

/* The kernel that is the unit of computation, as an event of process 0: its number and its sizes [3]. */
hscal_event hscal__bench_event(int kernel, const int *size);
hscal_event hscal__model_bench_event(const hscal_arrangement *arrangement);

#endif
