/*
 * A performance model in text as a source of events: read from a file, given values for its parameters, and run on a grid as a routine
 * of the table is. A model of two coordinates has the grid of these; of one, a row; of more, a row of all processes. Sizes of coordinates may be
 * left open (p=?): the grid says them.
 */
#ifndef HSCAL_MODEL_LANGUAGE_TEXT_MODEL_H
#define HSCAL_MODEL_LANGUAGE_TEXT_MODEL_H

#include "call/event_source.h"
#include "events/event.h"
#include "model_language/arrangement.h"

typedef struct hscal_text_model hscal_text_model;

/* Reads the file. Returns 0, HSCAL_ERROR_FILE, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_ARGUMENT with the place. */
int hscal__text_model_read(const char *file, hscal_text_model **model);
/* The same of a text, which is copied; `name` stands in messages. */
int hscal__text_model_parse(const char *name, const char *text, hscal_text_model **model);
void hscal__text_model_free(hscal_text_model *model);

/* Gives values: "name=value" (parameters.h). Returns 0 or HSCAL_ERROR_ARGUMENT, HSCAL_ERROR_FILE, HSCAL_ERROR_MEMORY. */
int hscal__text_model_give(hscal_text_model *model, const char *text);
/* The same in place of a value that was given before, which stays after a failure. */
int hscal__text_model_set(hscal_text_model *model, const char *text);
/* Is a value what the machine has ("machine")? Then these are its processors' speeds in units of bench per second, the fastest first. */
int hscal__text_model_wants_machine(const hscal_text_model *model);
int hscal__text_model_put_machine(hscal_text_model *model, int64_t count, const double *speed);
/* The unit of computation; finished. Returns 0, HSCAL_ERROR_MEMORY or HSCAL_ERROR_NO_GRID. */
int hscal__text_model_bench(const hscal_text_model *model, hscal_event *bench);
/* Goes on with a digest by all that makes it another model, or the same with other values. */
uint64_t hscal__text_model_digest(uint64_t digest, const hscal_text_model *model);
/* Has it a parameter text[length]? */
int hscal__text_model_takes(const hscal_text_model *model, const char *text, size_t length);
/* The unit of computation, "gemm:64,64,64": sizes may be parameters of the model. In place of what the model says. */
int hscal__text_model_set_bench(hscal_text_model *model, const char *text);

/* All values are given: *is_open: sizes of coordinates are left open, else the model's own grid. Returns 0, HSCAL_ERROR_ARGUMENT, or
 * HSCAL_ERROR_NO_GRID if the model has no value for what is given. */
int hscal__text_model_finish(hscal_text_model *model, int *is_open, int *nprow, int *npcol);

/* The call that stands for it, which the model must outlive. Finished. */
hscal_call hscal__text_model_call(hscal_text_model *model);
/* The model of such a call; null: it is another. */
hscal_text_model *hscal__text_model_of(const hscal_call *call);
const char *hscal__text_model_name(const hscal_text_model *model);

/* The model on a grid, made if it was not the last one: its volumes, and its scheme to run. It stays the model's. */
int hscal__text_model_arrange(hscal_text_model *model, int nprow, int npcol, hscal_arrangement **arrangement);

/* The scheme. */
int hscal__textmodel_run(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

#endif
