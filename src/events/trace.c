#include "events/trace.h"
#include "base/status.h"
#include "events/event.h"

static void write_compute(FILE *file, const hscal_event *event) {
  const hscal_kernel_facts *facts = &hscal__kernel_facts[event->kernel];
  fprintf(file, "%d %s%s%s", event->process, facts->blas, *event->letters ? " " : "", event->letters);
  for (const char *d = facts->dims; *d; d++)
    fprintf(file, " %d", *d == 'm' ? event->m : *d == 'n' ? event->n : event->k);
  fputc('\n', file);
}

/* Of a grid that is not the layout's. */
static void write_grid(FILE *file, const hscal_event *event) {
  if (event->nprow) fprintf(file, "%d x %d: ", event->nprow, event->npcol);
}

static int write_event(hscal_sink *sink, const hscal_event *event) {
  FILE *file = ((hscal_trace_sink *)sink)->file;
  static const char *const scopes[] = {[HSCAL_ROW] = "row", [HSCAL_COLUMN] = "column", [HSCAL_GRID] = "grid"};
  const char *scope = scopes[event->scope], *elements = event->element_bytes == 4 ? " integers" : "";
  switch (event->kind) {
  case HSCAL_EVENT_COMPUTE:
    write_compute(file, event);
    break;
  case HSCAL_EVENT_SEND:
    fprintf(file, "%d send to %d %d x %d%s\n", event->process, event->peer, event->m, event->n, elements);
    break;
  case HSCAL_EVENT_RECEIVE:
    fprintf(file, "%d receive from %d %d x %d%s\n", event->process, event->peer, event->m, event->n, elements);
    break;
  case HSCAL_EVENT_BROADCAST:
    write_grid(file, event);
    fprintf(file, "%s %d broadcast from %d %d x %d%s topology '%c'\n", scope, event->line, event->root, event->m,
            event->n, elements, event->topology);
    break;
  case HSCAL_EVENT_COMBINE:
    write_grid(file, event);
    fprintf(file, "%s %d combine into %d %d x %d%s topology '%c'\n", scope, event->line, event->root, event->m,
            event->n, elements, event->topology);
    break;
  }
  return ferror(file) ? hscal__fail(HSCAL_ERROR_FILE, "cannot write the trace") : 0;
}

void hscal__trace_sink_init(hscal_trace_sink *trace, FILE *file) {
  *trace = (hscal_trace_sink){.sink = {.put = write_event}, .file = file};
}
