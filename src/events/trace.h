/* The sink that writes events as text. */
#ifndef HSCAL_EVENTS_TRACE_H
#define HSCAL_EVENTS_TRACE_H

#include "events/event.h"
#include <stdio.h>

/* Writes a line per event, readable, for golden traces and debugging. */
typedef struct hscal_trace_sink {
  hscal_sink sink;
  FILE *file;
} hscal_trace_sink;
void hscal__trace_sink_init(hscal_trace_sink *trace, FILE *file);

#endif
