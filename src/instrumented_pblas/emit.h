/* Events from schemes to a sink. Each function returns 0 or what the sink returned. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_EMIT_H
#define HSCAL_INSTRUMENTED_PBLAS_EMIT_H

#include "events/event.h"
#include "instrumented_pblas/dealing.h"

#include <string.h>

/* Where a scheme's events go, and the topologies in force while it runs (indexed by scope; ' ', 'i', 'd' or 's'). */
typedef struct hscal_emitter {
  hscal_sink *sink;
  int nprow, npcol;
  char broadcast[2], combine[2];
  int is_row; /* what is sent and copied are rows of a matrix: hscal_event */
  int complex_bytes; /* sums are of complex numbers of so many bytes, in a routine whose messages are of real ones; 0: they are not */
} hscal_emitter;

/* Number of coordinates of a dimension. */
static inline int hscal__coordinates(const hscal_emitter *emitter, hscal_dimension dimension) {
  return dimension == HSCAL_ROWS ? emitter->nprow : emitter->npcol;
}

/* Number of the process at coordinate `at` of `dimension` and coordinate `line` of the other one. */
static inline int hscal__process_at(const hscal_emitter *emitter, hscal_dimension dimension, int at, int line) {
  return dimension == HSCAL_ROWS ? at * emitter->npcol + line : line * emitter->npcol + at;
}

/* The processes that share a coordinate of `dimension`: a process row for HSCAL_ROWS. */
static inline hscal_scope hscal__scope_of(hscal_dimension dimension) {
  return dimension == HSCAL_ROWS ? HSCAL_ROW : HSCAL_COLUMN;
}

/* A panel's share as rows x columns of elements: `held` along the dimension, `width` across. */
static inline void hscal__shape(hscal_event *event, hscal_dimension along, int held, int width) {
  event->m = along == HSCAL_ROWS ? held : width;
  event->n = along == HSCAL_ROWS ? width : held;
}

/* A process runs a kernel: letters as the kernel has them ("NT"; "" for none), dimensions by their names in kernels.def, 0
 * where it has none. */
static inline int hscal__emit_kernel(const hscal_emitter *emitter, int process, hscal_kernel kernel,
                                     const char *letters, int m, int n, int k) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .process = process, .kernel = kernel, .m = m, .n = n, .k = k};
  size_t length = strlen(letters), most = sizeof event.letters - 1;
  memcpy(event.letters, letters, length < most ? length : most);
  return emitter->sink->put(emitter->sink, &event);
}

/* `count` computations of one process, one after the other, so many times over: all of each at once for those who do not mind. */
static inline int hscal__emit_over_again(const hscal_emitter *emitter, const hscal_event *event, int count,
                                         int64_t times) {
  hscal_sink *sink = emitter->sink;
  int status = 0;
  if (sink->put_times)
    for (int i = 0; i < count && !status; i++) status = sink->put_times(sink, &event[i], (double)times);
  else
    for (int64_t x = 0; x < count * times && !status; x++) status = sink->put(sink, &event[x % count]);
  return status;
}

/* Local work on the elements of a panel's share: kernel COPY or ADD. */
static inline int hscal__emit_local(const hscal_emitter *emitter, int process, hscal_kernel kernel,
                                    hscal_dimension along, int held, int width) {
  hscal_event event = {.kind = HSCAL_EVENT_COMPUTE, .process = process, .kernel = kernel, .is_row = emitter->is_row};
  hscal__shape(&event, along, held, width);
  return emitter->sink->put(emitter->sink, &event);
}

/* Local copy, scaling or addition of a panel's share on the way to something else. Not checked by the oracle: the library
 * moves some data without a kernel; what the BLACS themselves pack and what is merely set to zero is left out. */
static inline int hscal__emit_copy(const hscal_emitter *emitter, int process, hscal_dimension along, int held,
                                   int width) {
  return hscal__emit_local(emitter, process, HSCAL_KERNEL_COPY, along, held, width);
}

static inline int hscal__emit_send(const hscal_emitter *emitter, int from, int to, hscal_dimension along, int held,
                                   int width) {
  hscal_event event = {.kind = HSCAL_EVENT_SEND, .process = from, .peer = to, .is_row = emitter->is_row};
  hscal__shape(&event, along, held, width);
  return emitter->sink->put(emitter->sink, &event);
}

static inline int hscal__emit_receive(const hscal_emitter *emitter, int to, int from, hscal_dimension along, int held,
                                      int width) {
  hscal_event event = {.kind = HSCAL_EVENT_RECEIVE, .process = to, .peer = from, .is_row = emitter->is_row};
  hscal__shape(&event, along, held, width);
  return emitter->sink->put(emitter->sink, &event);
}

/* Broadcast of a panel's share from line `root` to all lines, among the processes at coordinate `at` of `along`. */
static inline int hscal__emit_broadcast(const hscal_emitter *emitter, hscal_dimension along, int at, int root, int held,
                                        int width) {
  hscal_scope scope = hscal__scope_of(along);
  hscal_event event = {
      .kind = HSCAL_EVENT_BROADCAST, .scope = scope, .line = at, .root = root, .topology = emitter->broadcast[scope]};
  hscal__shape(&event, along, held, width);
  return emitter->sink->put(emitter->sink, &event);
}

/* Sum of a panel's share over the processes at coordinate `at` of `over`, into `root` or into all (-1). */
static inline int hscal__emit_combine(const hscal_emitter *emitter, hscal_dimension over, int at, int root,
                                      hscal_dimension along, int held, int width) {
  hscal_scope scope = hscal__scope_of(over);
  hscal_event event = {
      .kind = HSCAL_EVENT_COMBINE, .scope = scope, .line = at, .root = root, .topology = emitter->combine[scope]};
  hscal__shape(&event, along, held, emitter->complex_bytes ? width / 2 : width);
  event.element_bytes = emitter->complex_bytes;
  return emitter->sink->put(emitter->sink, &event);
}

/* One number, summed over all processes of the grid into all of them, or sent from one to all. The library asks for the
 * topology of whole-grid operations apart from those of rows and columns; it is the default one. */
static inline int hscal__emit_grid_combine(const hscal_emitter *emitter) {
  hscal_event event = {.kind = HSCAL_EVENT_COMBINE, .scope = HSCAL_GRID, .root = -1, .topology = ' ', .m = 1, .n = 1};
  return emitter->sink->put(emitter->sink, &event);
}
static inline int hscal__emit_grid_broadcast(const hscal_emitter *emitter, int process) {
  hscal_event event = {
      .kind = HSCAL_EVENT_BROADCAST, .scope = HSCAL_GRID, .root = process, .topology = ' ', .m = 1, .n = 1};
  return emitter->sink->put(emitter->sink, &event);
}

/* `times` iterations that are alike follow: how many of them are to be emitted? Begin each with emit_iteration, end the
 * last with emit_repeat_end. */
static inline int64_t hscal__emit_repeat(const hscal_emitter *emitter, int64_t times) {
  return emitter->sink->repeat ? emitter->sink->repeat(emitter->sink, times) : times;
}
static inline void hscal__emit_iteration(const hscal_emitter *emitter) {
  if (emitter->sink->iteration) emitter->sink->iteration(emitter->sink);
}
static inline void hscal__emit_repeat_end(const hscal_emitter *emitter) {
  if (emitter->sink->repeat_end) emitter->sink->repeat_end(emitter->sink);
}

/* The next step of a series to emit, however steps wait for one another. */
static inline int64_t hscal__emit_step_as(hscal_chaining chained, const hscal_emitter *emitter, int64_t next,
                                          int64_t count, int64_t period) {
  return emitter->sink->step ? emitter->sink->step(emitter->sink, next, count, period, chained) : next;
}

/* A loop over `count` steps that shrink or grow smoothly, each of which can be emitted by its number alone, and whose owners
 * come round again after `period` steps (such as hscal__lcm(nprow, npcol) blocks of the walked index, in panels):
 *   for (int64_t i = hscal__emit_step(e, 0, count, period); i < count; i = hscal__emit_step(e, i + 1, count, period))
 * The sink may pass over some; whoever counts or traces sees them all. */
static inline int64_t hscal__emit_step(const hscal_emitter *emitter, int64_t next, int64_t count, int64_t period) {
  return hscal__emit_step_as(HSCAL_OVERLAPPING, emitter, next, count, period);
}

/* The same where each step waits for the one before, as the panels of a factorization do. */
static inline int64_t hscal__emit_chained_step(const hscal_emitter *emitter, int64_t next, int64_t count,
                                               int64_t period) {
  return hscal__emit_step_as(HSCAL_CHAINED, emitter, next, count, period);
}

/* The same where all processes wait for one another in each step, and steps are alike but for their owners. */
static inline int64_t hscal__emit_alike_step(const hscal_emitter *emitter, int64_t next, int64_t count,
                                             int64_t period) {
  return hscal__emit_step_as(HSCAL_ALIKE, emitter, next, count, period);
}

/* A loop over `count` short parts of a step, each of which can be emitted by its number alone, such as the columns of a panel: the
 * processes of a line of the scope (-1: of each line) wait for one another in each of them, or each computes alone, and there are no messages (HSCAL_ALONE).
 *   for (int64_t i = hscal__emit_part(e, scope, line, 0, count); i < count;
 *        i = hscal__emit_part(e, scope, line, i + 1, count)) */
static inline int64_t hscal__emit_part(const hscal_emitter *emitter, hscal_scope scope, int line, int64_t next,
                                       int64_t count) {
  return emitter->sink->part ? emitter->sink->part(emitter->sink, scope, line, next, count) : next;
}

/* The same, or a plain loop where what is gone through is no part of a step. */
static inline int64_t hscal__emit_part_if(int is_part, const hscal_emitter *emitter, hscal_scope scope, int line,
                                          int64_t next, int64_t count) {
  return is_part ? hscal__emit_part(emitter, scope, line, next, count) : next;
}

#endif
