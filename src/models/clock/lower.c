#include "models/clock/lower.h"
#include "base/array.h"
#include "base/status.h"
#include "events/topology.h"
#include "machine/speed.h"

#include <math.h>
#include <stdlib.h>

/* The broadcast along a line as hops; consecutive broadcasts of a line mostly have the same root, so keep them. */
static const hscal_hops *unfold_ring(hscal_lowering *lowering, const hscal_event *event) {
  const hscal_layout *layout = lowering->layout;
  const int first[] = {[HSCAL_ROW] = 0, [HSCAL_COLUMN] = layout->nprow, [HSCAL_GRID] = layout->nprow + layout->npcol};
  int is_own = event->nprow == 0, line = is_own ? first[event->scope] + event->line : first[HSCAL_GRID];
  hscal_hops *hops = &lowering->line[line];
  if (hops->root != event->root || hops->topology != event->topology || !is_own) {
    hops->count = hscal__broadcast_hops(event, layout, hops->hop);
    hops->root = event->root;
    hops->topology = is_own ? event->topology : 0;
  }
  return hops;
}

/* A process works for as long as it takes for so many bytes at that rate; 0: at once. */
static int work_at(hscal_lowering *lowering, int process, double bytes, double bytes_per_s) {
  return bytes_per_s > 0 && bytes > 0 ? lowering->steps->work(lowering->self, process, bytes / bytes_per_s) : 0;
}

static const hscal_node_class *class_of(const hscal_lowering *lowering, int process) {
  return lowering->costs->node[lowering->costs->node_of[process]].class;
}

/* Broadcasts of the BLACS are of derived types at each hop; their sums are not (BI_TreeBS.c, dgsum2d_.c). */
static int pack(hscal_lowering *lowering, int process, double bytes) {
  return work_at(lowering, process, bytes, class_of(lowering, process)->pack_bytes_per_s);
}

static int add_up(hscal_lowering *lowering, int process, double bytes) {
  return work_at(lowering, process, bytes, class_of(lowering, process)->reduce_bytes_per_s);
}

static int ring_broadcast(hscal_lowering *lowering, const hscal_event *event, double bytes) {
  const hscal_hops *hops = unfold_ring(lowering, event);
  lowering->operations += 2 * (int64_t)hops->count;
  for (int i = 0; i < hops->count; i++) {
    HSCAL_TRY(pack(lowering, hops->hop[i].from, bytes));
    HSCAL_TRY(lowering->steps->transfer(lowering->self, hops->hop[i].from, hops->hop[i].to, bytes));
    HSCAL_TRY(pack(lowering, hops->hop[i].to, bytes));
  }
  return 0;
}

/* Process numbers of the line's members, in order. Returns how many. */
static int list_members(hscal_lowering *lowering, const hscal_event *event) {
  const hscal_layout *layout = lowering->layout;
  int members = hscal__event_members(event, layout);
  for (int i = 0; i < members; i++) lowering->member[i] = hscal__event_member(event, i, layout);
  return members;
}

static int by_mpi(hscal_lowering *lowering, const hscal_event *event, double bytes) {
  int64_t messages = 0;
  int members = list_members(lowering, event);
  HSCAL_TRY(hscal__collective_put(&lowering->collectives, event, bytes, lowering->steps, lowering->self,
                                  lowering->member, members, &messages));
  lowering->operations += 2 * messages;
  return 0;
}

static int put_broadcast(hscal_lowering *lowering, const hscal_event *event, double bytes) {
  HSCAL_TRY(hscal__topology_check(event));
  return hscal__event_is_mpi_collective(event) ? by_mpi(lowering, event, bytes)
                                               : ring_broadcast(lowering, event, bytes);
}

/* Up a binomial tree, hops as topology.c has them: each member takes what comes to it in any order, and adds it up when it has all.
 * Returns how many hops that are, in *up. */
static int climb_tree(hscal_lowering *lowering, int members, const hscal_hop *hops, double bytes, int *up) {
  *up = 0;
  for (int64_t stride = 1; stride < members; stride *= 2)
    for (int64_t place = 0; place + stride < members; place += 2 * stride) {
      int left = 0, level = 0;
      for (int64_t below = stride; below > 1; below /= 2) level++;
      for (int64_t next = 2 * stride; place % (2 * next) == 0 && place + next < members; next *= 2) left++;
      const hscal_hop *hop = &hops[(*up)++];
      HSCAL_TRY(lowering->steps->transfer_any(lowering->self, hop->from, hop->to, bytes, left));
      if (left == 0) HSCAL_TRY(add_up(lowering, hop->to, (level + 1) * bytes));
    }
  return 0;
}

/* Not an MPI collective: the members pass sums on among themselves. */
static int combine_by_hops(hscal_lowering *lowering, const hscal_event *event, double bytes) {
  hscal_hop *hops = lowering->hop + 3 * (size_t)hscal__layout_processes(lowering->layout);
  int nhops = hscal__combine_hops(event, lowering->layout, hops);
  int first = 0, sums = hscal__event_members(event, lowering->layout) - 1; /* hops up */
  lowering->operations += 2 * (int64_t)nhops;
  if (event->topology == '1')
    HSCAL_TRY(climb_tree(lowering, hscal__event_members(event, lowering->layout), hops, bytes, &first));
  for (int i = first; i < nhops; i++) {
    HSCAL_TRY(lowering->steps->transfer(lowering->self, hops[i].from, hops[i].to, bytes));
    if (i < sums) HSCAL_TRY(add_up(lowering, hops[i].to, bytes));
  }
  return 0;
}

static int put_combine(hscal_lowering *lowering, const hscal_event *event, double bytes) {
  HSCAL_TRY(hscal__topology_check(event));
  return hscal__event_is_mpi_collective(event) ? by_mpi(lowering, event, bytes)
                                               : combine_by_hops(lowering, event, bytes);
}

static void count_single(hscal_lowering *lowering) {
  lowering->operations++;
  lowering->single++;
}

static int put_compute(hscal_lowering *lowering, const hscal_event *event, double times) {
  hscal_costs *costs = lowering->costs;
  if (costs->copies_are_free && event->kernel == HSCAL_KERNEL_COPY) {
    lowering->operations++;
    return 0;
  }
  const struct hscal_cached_kernel *kernel = hscal__costs_kernel(costs, event);
  double seconds = times * kernel->seconds;
  lowering->flops += times * kernel->flops;
  count_single(lowering);
  if (seconds == 0) return 0;
  if (!(seconds > 0 && isfinite(seconds)))
    return hscal__fail(HSCAL_ERROR_MACHINE, "node '%s': no speed for %c %s%s",
                       costs->node[costs->node_of[event->process]].class->name, hscal__type_letter(costs->type),
                       hscal__kernel_facts[event->kernel].blas, hscal__kernel_advice(event->kernel));
  return lowering->steps->work(lowering->self, event->process, seconds);
}

/* A row of a matrix is gathered before it is sent, and scattered by who receives it: MPI goes from column to column. */
static int walk_row(hscal_lowering *lowering, const hscal_event *event, double bytes) {
  return event->is_row ? work_at(lowering, event->process, bytes, class_of(lowering, event->process)->row_bytes_per_s)
                       : 0;
}

int hscal__lower(hscal_lowering *lowering, const hscal_event *event) {
  double bytes = hscal__event_bytes(event, lowering->costs->element_bytes);
  switch (event->kind) {
  case HSCAL_EVENT_COMPUTE:
    return put_compute(lowering, event, lowering->weight);
  case HSCAL_EVENT_BROADCAST:
    return put_broadcast(lowering, event, bytes);
  case HSCAL_EVENT_COMBINE:
    return put_combine(lowering, event, bytes);
  case HSCAL_EVENT_SEND:
    count_single(lowering);
    HSCAL_TRY(walk_row(lowering, event, bytes));
    return lowering->steps->send(lowering->self, event->process, event->peer, bytes, event->waits);
  case HSCAL_EVENT_RECEIVE:
    count_single(lowering);
    HSCAL_TRY(lowering->steps->receive(lowering->self, event->peer, event->process, bytes));
    return walk_row(lowering, event, bytes);
  }
  return hscal__fail(HSCAL_ERROR_INTERNAL, "event kind %d has no cost", (int)event->kind);
}

/* One after the other on one process: as long as one so many times as long. */
int hscal__lower_times(hscal_lowering *lowering, const hscal_event *event, double times) {
  return put_compute(lowering, event, times * lowering->weight);
}

static int put(hscal_sink *sink, const hscal_event *event) { return hscal__lower((hscal_lowering *)sink, event); }

static int put_times(hscal_sink *sink, const hscal_event *event, double times) {
  return hscal__lower_times((hscal_lowering *)sink, event, times);
}

int hscal__lowering_set(hscal_lowering *lowering, hscal_costs *costs, const hscal_layout *layout,
                        const hscal_steps *steps, void *self) {
  size_t rows = (size_t)layout->nprow, columns = (size_t)layout->npcol;
  hscal_lowering kept = *lowering; /* its memory */
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(kept.line, kept.line_capacity, rows + columns + 1));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(kept.hop, kept.hop_capacity, 5 * rows * columns));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(kept.member, kept.member_capacity, rows * columns));
  HSCAL_TRY(hscal__collective_setting_set(&kept.collectives, costs));
  *lowering = (hscal_lowering){
      .sink = {.put = put, .put_times = put_times},
      .costs = costs,
      .layout = layout,
      .steps = steps,
      .self = self,
      .weight = 1,
      .line = kept.line,
      .hop = kept.hop,
      .member = kept.member,
      .collectives = kept.collectives,
      .line_capacity = kept.line_capacity,
      .hop_capacity = kept.hop_capacity,
      .member_capacity = kept.member_capacity,
  };
  for (size_t i = 0; i <= rows + columns; i++) { /* the last one is the whole grid */
    hscal_hop *hop = lowering->hop + (i < rows ? i * columns : rows * columns + (i - rows) * rows);
    lowering->line[i] = (hscal_hops){.hop = hop, .root = -1};
  }
  return 0;
}

void hscal__lowering_free(hscal_lowering *lowering) {
  free(lowering->line);
  free(lowering->hop);
  free(lowering->member);
  hscal__collective_setting_free(&lowering->collectives);
}
