#include "base/status.h"
#include "events/event.h"

static int write_event(hscal_sink *sink, const hscal_event *event) {
  FILE *file = ((hscal_trace_sink *)sink)->file;
  const char *scope = event->scope == HSCAL_ROW ? "row" : "column";
  switch (event->kind) {
  case HSCAL_EVENT_COMPUTE:
    if (event->kernel == HSCAL_KERNEL_COPY)
      fprintf(file, "%d copy %d %d\n", event->process, event->m, event->n);
    else
      fprintf(file, "%d gemm %c%c %d %d %d\n", event->process, event->transa, event->transb, event->m, event->n,
              event->k);
    break;
  case HSCAL_EVENT_SEND:
    fprintf(file, "%d send to %d %d x %d\n", event->process, event->peer, event->m, event->n);
    break;
  case HSCAL_EVENT_RECEIVE:
    fprintf(file, "%d receive from %d %d x %d\n", event->process, event->peer, event->m, event->n);
    break;
  case HSCAL_EVENT_BROADCAST:
    fprintf(file, "%s %d broadcast from %d %d x %d topology '%c'\n", scope, event->line, event->root, event->m,
            event->n, event->topology);
    break;
  case HSCAL_EVENT_COMBINE:
    fprintf(file, "%s %d combine into %d %d x %d topology '%c'\n", scope, event->line, event->root, event->m, event->n,
            event->topology);
    break;
  }
  return ferror(file) ? hscal__fail(HSCAL_ERROR_FILE, "cannot write the trace") : 0;
}

void hscal__trace_sink_init(hscal_trace_sink *trace, FILE *file) {
  *trace = (hscal_trace_sink){.sink = {.put = write_event}, .file = file};
}
