#include "instrumented_scalapack/subgrid.h"

static hscal_sink *behind(hscal_sink *sink) { return ((hscal_subgrid *)sink)->to; }

static int put(hscal_sink *sink, const hscal_event *event) {
  const hscal_subgrid *subgrid = (const hscal_subgrid *)sink;
  int is_collective = event->kind == HSCAL_EVENT_BROADCAST || event->kind == HSCAL_EVENT_COMBINE;
  if (!is_collective || event->nprow) return subgrid->to->put(subgrid->to, event);
  hscal_event of_subgrid = *event;
  of_subgrid.nprow = subgrid->nprow;
  of_subgrid.npcol = subgrid->npcol;
  return subgrid->to->put(subgrid->to, &of_subgrid);
}

/* Computations are nobody's but their process's. */
static int put_times(hscal_sink *sink, const hscal_event *event, double times) {
  return behind(sink)->put_times(behind(sink), event, times);
}

static int64_t repeat(hscal_sink *sink, int64_t times) { return behind(sink)->repeat(behind(sink), times); }

static void iteration(hscal_sink *sink) { behind(sink)->iteration(behind(sink)); }

static void repeat_end(hscal_sink *sink) { behind(sink)->repeat_end(behind(sink)); }

static int64_t step(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  return behind(sink)->step(behind(sink), next, count, period, chained);
}

/* The lines of parts are those of the layout. */
static int64_t part(hscal_sink *sink, hscal_scope scope, int line, int64_t next, int64_t count) {
  const hscal_subgrid *subgrid = (const hscal_subgrid *)sink;
  return subgrid->nprow ? next : subgrid->to->part(subgrid->to, scope, line, next, count);
}

void hscal__subgrid_init(hscal_subgrid *subgrid, int nprow, int npcol, const hscal_layout *layout, hscal_sink *to) {
  int is_layout = nprow == layout->nprow && npcol == layout->npcol;
  *subgrid = (hscal_subgrid){.sink = {.put = put,
                                      .put_times = to->put_times ? put_times : NULL,
                                      .repeat = to->repeat ? repeat : NULL,
                                      .iteration = to->iteration ? iteration : NULL,
                                      .repeat_end = to->repeat_end ? repeat_end : NULL,
                                      .step = to->step ? step : NULL,
                                      .part = to->part ? part : NULL},
                             .to = to,
                             .nprow = is_layout ? 0 : nprow,
                             .npcol = is_layout ? 0 : npcol};
}
