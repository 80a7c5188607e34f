/* What the processes did, each in its own order, as the events of the whole grid. */
#ifndef HSCAL_RECORDED_REPLAY_H
#define HSCAL_RECORDED_REPLAY_H

#include "recorded/recorder.h"

/* Emits a trace into a sink, collectives once all of their members have come to them. Returns 0, what the sink
 * returned, HSCAL_ERROR_MEMORY, HSCAL_ERROR_UNSUPPORTED for
 * collectives that are neither of a row nor of a column, or HSCAL_ERROR_INTERNAL if processes wait for each other for ever. */
int hscal__replay(const hscal_recorded_trace *trace, hscal_sink *sink);

#endif
