#include "instrumented_scalapack/composite.h"
#include "instrumented_scalapack/scheme.h"

#include <stddef.h>

enum { INTEGER_BYTES = 4 };

/* ---- the sink of parts ---------------------------------------------------------------------------------------- */

static hscal_composite *composite_of(hscal_sink *sink) {
  return (hscal_composite *)(void *)((char *)sink - offsetof(hscal_composite, without_steps));
}

static hscal_event as_meant(const hscal_composite *composite, const hscal_event *event) {
  hscal_event meant = *event;
  if (!event->element_bytes) meant.element_bytes = composite->part_bytes;
  meant.in_reals |= composite->in_reals;
  return meant;
}

static int put(hscal_sink *sink, const hscal_event *event) {
  const hscal_composite *composite = composite_of(sink);
  if (!composite->part_bytes) return composite->sink->put(composite->sink, event);
  hscal_event meant = as_meant(composite, event);
  return composite->sink->put(composite->sink, &meant);
}

static int put_times(hscal_sink *sink, const hscal_event *event, double times) {
  const hscal_composite *composite = composite_of(sink);
  hscal_event meant = composite->part_bytes ? as_meant(composite, event) : *event;
  return composite->sink->put_times(composite->sink, &meant, times);
}

static int64_t repeat(hscal_sink *sink, int64_t times) {
  hscal_sink *to = composite_of(sink)->sink;
  return to->repeat(to, times);
}

static void iteration(hscal_sink *sink) {
  hscal_sink *to = composite_of(sink)->sink;
  to->iteration(to);
}

static void repeat_end(hscal_sink *sink) {
  hscal_sink *to = composite_of(sink)->sink;
  to->repeat_end(to);
}

static int64_t step(hscal_sink *sink, int64_t next, int64_t count, int64_t period, hscal_chaining chained) {
  hscal_sink *to = composite_of(sink)->sink;
  return to->step(to, next, count, period, chained);
}

static int64_t part(hscal_sink *sink, hscal_scope scope, int line, int64_t next, int64_t count) {
  hscal_sink *to = composite_of(sink)->sink;
  return to->part(to, scope, line, next, count);
}

/* ---- calls ---------------------------------------------------------------------------------------------------- */

void hscal__composite_init(hscal_composite *composite, const hscal_call *call, const hscal_layout *layout,
                           hscal_sink *sink) {
  *composite = (hscal_composite){.without_steps = {.put = put,
                                                   .put_times = sink->put_times ? put_times : NULL,
                                                   .repeat = sink->repeat ? repeat : NULL,
                                                   .iteration = sink->iteration ? iteration : NULL,
                                                   .repeat_end = sink->repeat_end ? repeat_end : NULL},
                                 .sink = sink,
                                 .call = call,
                                 .layout = *layout,
                                 .emitter = hscal__emitter_make(layout, sink)};
}

void hscal__composite_broadcasts(hscal_composite *composite, char row, char column) {
  composite->layout.backend.row_broadcast = row;
  composite->layout.backend.column_broadcast = column;
  composite->emitter = hscal__emitter_make(&composite->layout, composite->sink);
}

void hscal__composite_combines(hscal_composite *composite, char row, char column) {
  composite->layout.backend.row_combine = row;
  composite->layout.backend.column_combine = column;
  composite->emitter = hscal__emitter_make(&composite->layout, composite->sink);
}

void hscal__composite_combines_on_columns(hscal_composite *composite, char topology) {
  hscal__composite_combines(composite, composite->layout.backend.row_combine, topology);
}

void hscal__composite_offers_parts(hscal_composite *composite, int parts) {
  hscal_sink *sink = &composite->without_steps;
  composite->in_steps = 1;
  sink->repeat = NULL;
  sink->iteration = sink->repeat_end = NULL;
  sink->step = NULL;
  sink->part = parts && composite->sink->part ? part : NULL;
}

void hscal__composite_in_reals(hscal_composite *composite) {
  hscal_type type = composite->call->routine->type;
  if (!hscal__type_is_complex(type)) return;
  composite->in_reals = 1;
  composite->part_bytes = (int)hscal__type_bytes(hscal__type_of_reals(type));
  if (composite->sink->step) composite->without_steps.step = step;
  if (composite->sink->part) composite->without_steps.part = part;
  composite->emitter = hscal__emitter_make(&composite->layout, &composite->without_steps);
}

hscal_operand hscal__part_of(const hscal_composite *composite, hscal_operand_name which, int i, int j) {
  hscal_operand part = composite->call->operand[which];
  part.i += i;
  part.j += j;
  return part;
}

int hscal__perform(hscal_composite *composite, hscal_pack pack, hscal_scheme scheme, int flags, hscal_call *part) {
  const hscal_routine *own = composite->call->routine;
  hscal_type type = composite->in_reals ? hscal__type_of_reals(own->type) : own->type;
  const hscal_routine *known = composite->known[scheme];
  if (!known || known->pack != pack || known->flags != flags || known->type != type)
    composite->known[scheme] = known = hscal__routine_of(type, pack, scheme, flags);
  part->routine = known;
  size_t bytes = hscal__routine_message_bytes(part->routine);
  composite->part_bytes = bytes == hscal__routine_message_bytes(own) ? 0 : (int)bytes;
  int as_it_is = !composite->in_steps && !composite->part_bytes;
  return hscal__scheme_run(part, &composite->layout, as_it_is ? composite->sink : &composite->without_steps);
}

/* ---- all processes -------------------------------------------------------------------------------------------- */

/* element_bytes 0: elements of the composite's kind. What all agree on is the least or the greatest of what each has (xGAMN2D, xGAMX2D). */
static int put_for_all(const hscal_composite *composite, hscal_event_kind kind, int root, int elements,
                       int element_bytes) {
  hscal_event event = {.kind = kind,
                       .scope = HSCAL_GRID,
                       .root = root,
                       .topology = ' ',
                       .m = elements,
                       .n = 1,
                       .combining = kind == HSCAL_EVENT_COMBINE ? HSCAL_EXTREME : HSCAL_SUM,
                       .element_bytes = element_bytes};
  return composite->emitter.sink->put(composite->emitter.sink, &event);
}

int hscal__find_largest_of_row(const hscal_composite *composite, int row) {
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE,
                       .scope = HSCAL_ROW,
                       .line = row,
                       .topology = ' ',
                       .m = 1,
                       .n = 1,
                       .combining = HSCAL_EXTREME};
  return composite->emitter.sink->put(composite->emitter.sink, &event);
}

static int real_bytes(const hscal_composite *composite) {
  return (int)hscal__type_bytes(hscal__type_of_reals(composite->call->routine->type));
}

int hscal__tell_all(const hscal_composite *composite, int root, int elements) {
  return put_for_all(composite, HSCAL_EVENT_BROADCAST, root, elements, 0);
}

int hscal__tell_all_reals(const hscal_composite *composite, int root, int count) {
  return put_for_all(composite, HSCAL_EVENT_BROADCAST, root, count, real_bytes(composite));
}

int hscal__tell_all_integers(const hscal_composite *composite, int root, int count) {
  return put_for_all(composite, HSCAL_EVENT_BROADCAST, root, count, INTEGER_BYTES);
}

int hscal__agree_on_elements(const hscal_composite *composite, int root, int elements) {
  return put_for_all(composite, HSCAL_EVENT_COMBINE, root, elements, 0);
}

int hscal__agree_on_reals(const hscal_composite *composite, int root, int count) {
  return put_for_all(composite, HSCAL_EVENT_COMBINE, root, count, real_bytes(composite));
}

int hscal__agree_on_integer(const hscal_composite *composite) {
  return put_for_all(composite, HSCAL_EVENT_COMBINE, -1, 1, INTEGER_BYTES);
}

/* ---- integers ------------------------------------------------------------------------------------------------- */

static int put_integers(const hscal_composite *composite, hscal_event event, int count) {
  event.m = count;
  event.n = 1;
  event.element_bytes = INTEGER_BYTES;
  return composite->sink->put(composite->sink, &event);
}

int hscal__send_integers(const hscal_composite *composite, int process, int peer, int count) {
  return put_integers(composite, (hscal_event){.kind = HSCAL_EVENT_SEND, .process = process, .peer = peer}, count);
}

int hscal__receive_integers(const hscal_composite *composite, int process, int peer, int count) {
  return put_integers(composite, (hscal_event){.kind = HSCAL_EVENT_RECEIVE, .process = process, .peer = peer}, count);
}

static int broadcast_integers(const hscal_composite *composite, hscal_dimension along, int at, int root, int count,
                              char topology) {
  hscal_event event = {
      .kind = HSCAL_EVENT_BROADCAST, .scope = hscal__scope_of(along), .line = at, .root = root, .topology = topology};
  return put_integers(composite, event, count);
}

int hscal__broadcast_integers(const hscal_composite *composite, hscal_dimension along, int at, int root, int count) {
  return broadcast_integers(composite, along, at, root, count, composite->emitter.broadcast[hscal__scope_of(along)]);
}

int hscal__broadcast_integers_by_mpi(const hscal_composite *composite, hscal_dimension along, int at, int root,
                                     int count) {
  return broadcast_integers(composite, along, at, root, count, ' ');
}

int hscal__sum_integer(const hscal_composite *composite) {
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE, .scope = HSCAL_GRID, .root = -1, .topology = ' '};
  return put_integers(composite, event, 1);
}

int hscal__agree_on_row(const hscal_composite *composite, int row) {
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE,
                       .scope = HSCAL_ROW,
                       .line = row,
                       .root = -1,
                       .topology = ' ',
                       .combining = HSCAL_EXTREME};
  return put_integers(composite, event, 1);
}

int hscal__compare_arguments(const hscal_composite *composite, int matrices, int others) {
  const int of_a_matrix = 11; /* two sizes, i, j, and the descriptor without context and leading dimension */
  int status = hscal__tell_all_integers(composite, 0, of_a_matrix * matrices + others);
  return status ? status : hscal__agree_on_integer(composite);
}
