/*
 * Where the events of a call come from, if no scheme of the table has them: the library itself (recorded/recording.h), or a model in
 * text or as a function (model_language/text_model.h, function_model.h). Whoever has one begins with this; the call's scheme makes the events.
 */
#ifndef HSCAL_CALL_EVENT_SOURCE_H
#define HSCAL_CALL_EVENT_SOURCE_H

#include "call/call.h"

#include <stddef.h>

typedef struct hscal_event_source {
  const char *who; /* refuses a layout: "the library" */
  /* Is the grid worth a look? Returns 0, or HSCAL_ERROR_NO_GRID with what is wrong. */
  int (*suits)(const hscal_call *call, int nprow, int npcol);
  /* What it was given, in words: "p=4 q=? n=6912". text[size]. Null: its matrices say it. */
  void (*arguments)(const hscal_call *call, char *text, size_t size);
  /* The program's own: 0 passes over the grid (hscal_model_prune). Null: none. */
  int (*keep)(int nprow, int npcol, void *data);
  void *keep_data;
  int most_processes;
  int is_row;       /* a layout is a row of processes */
  int is_in_blocks; /* it has matrices, dealt in blocks */
  double effort;    /* of all that was made so far, in operations of the clock (60 ns) */
} hscal_event_source;

/* Is a layout of the call a row of processes? */
static inline int hscal__is_row(const hscal_call *call) { return call->source && call->source->is_row; }

/* A model in text, or a function: it has no matrices, nor collectives. */
static inline int hscal__is_without_blocks(const hscal_call *call) {
  return call->source && !call->source->is_in_blocks;
}

#endif
