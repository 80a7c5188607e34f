/*
 * A model as a function that emits events (hscal_model_create), a source of events as a text is: what it emits goes the way of a
 * text's actions (emit_events.h).
 */
#ifndef HSCAL_MODEL_LANGUAGE_FUNCTION_MODEL_H
#define HSCAL_MODEL_LANGUAGE_FUNCTION_MODEL_H

#include "call/event_source.h"
#include "events/event.h"
#include "hscal.h"

typedef struct hscal_function_model hscal_function_model;

/* Copies what the program describes. Returns 0, HSCAL_ERROR_ARGUMENT or HSCAL_ERROR_MEMORY; *model is null then. */
int hscal__function_model_new(const hscal_emitted_model *description, hscal_function_model **model);
void hscal__function_model_free(hscal_function_model *model);

/* Its own grid; 0 where it is left open. */
void hscal__function_model_grid(const hscal_function_model *model, int *nprow, int *npcol);
/* The process that counts as the parent. */
int hscal__function_model_parent(const hscal_function_model *model);
/* The unit of computation. */
hscal_event hscal__function_model_bench(const hscal_function_model *model);
/* Goes on with a digest by all that is known of it: not by what its function does. */
uint64_t hscal__function_model_digest(uint64_t digest, const hscal_function_model *model);

/* The call that stands for it, which the model must outlive. */
hscal_call hscal__function_model_call(hscal_function_model *model);
/* Its scheme. Returns what the function does, or what the sink returned. */
int hscal__function_model_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

#endif
