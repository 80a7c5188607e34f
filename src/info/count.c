#include "info/count.h"
#include "base/status.h"
#include "call/check.h"
#include "events/topology.h"
#include "instrumented_scalapack/scheme.h"

#include <stdlib.h>

/* So many are counted in about a minute. Where iterations are alike they are few, however large the matrices; else they grow with the
 * square of the number of blocks, and faster. */
static const int64_t most_events = 2000000000;

/* Adds up what a scheme emits. */
typedef struct count_sink {
  hscal_sink sink;
  const hscal_layout *layout;
  hscal_type type;
  double element_bytes; /* of messages */
  hscal_info *info;
  hscal_hop *hops;    /* memory for those of one broadcast or combine */
  double weight;      /* iterations that each emitted event stands for */
  int64_t most, left; /* events that may still come, each member of a broadcast or combine for itself */
} count_sink;

static void count_message(count_sink *count, int from, int to, double bytes) {
  size_t pair = (size_t)from * (size_t)hscal__layout_processes(count->layout) + (size_t)to;
  count->info->bytes[pair] += count->weight * bytes;
  count->info->messages[pair] += count->weight;
  count->info->total_bytes += count->weight * bytes;
  count->info->least_bytes += count->weight * bytes;
}

static void count_hops(count_sink *count, int nhops, double bytes) {
  for (int i = 0; i < nhops; i++) count_message(count, count->hops[i].from, count->hops[i].to, bytes);
}

/* Each member but the root gets the data, or gives its own, at least once; where all get a sum, 2 (members - 1) times the
 * data move at least. Source: Patarasuk and Yuan, Bandwidth optimal all-reduce algorithms for clusters of workstations
 * (2009). */
static void count_collective(count_sink *count, const hscal_event *event, double bytes) {
  int members = hscal__event_members(event, count->layout);
  int ways = event->kind == HSCAL_EVENT_COMBINE && event->root < 0 ? 2 : 1;
  count->info->collectives += count->weight;
  count->info->total_bytes += count->weight * bytes * members;
  count->info->least_bytes += count->weight * bytes * (members - 1) * ways;
  for (int i = 0; i < members; i++) {
    int process = hscal__event_member(event, i, count->layout);
    count->info->collective_bytes[process] += count->weight * bytes;
  }
}

static int count_effort(count_sink *count, const hscal_event *event) {
  int is_collective = event->kind == HSCAL_EVENT_BROADCAST || event->kind == HSCAL_EVENT_COMBINE;
  count->left -= is_collective ? hscal__event_members(event, count->layout) : 1;
  if (count->left >= 0) return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                     "computing, sending and receiving more than %lld times is too much to be counted; larger blocks "
                     "need less",
                     (long long)count->most);
}

static int count_event(hscal_sink *sink, const hscal_event *event) {
  count_sink *count = (count_sink *)sink;
  double bytes = hscal__event_bytes(event, count->element_bytes);
  HSCAL_TRY(count_effort(count, event));
  switch (event->kind) {
  case HSCAL_EVENT_COMPUTE:
    count->info->flops[event->process] += count->weight * hscal__event_flops(event, count->type);
    break;
  case HSCAL_EVENT_SEND:
    count_message(count, event->process, event->peer, bytes);
    break;
  case HSCAL_EVENT_RECEIVE:
    break;
  case HSCAL_EVENT_BROADCAST:
    HSCAL_TRY(hscal__topology_check(event));
    if (hscal__event_is_mpi_collective(event)) {
      count_collective(count, event, bytes);
      break;
    }
    count_hops(count, hscal__broadcast_hops(event, count->layout, count->hops), bytes);
    break;
  case HSCAL_EVENT_COMBINE:
    HSCAL_TRY(hscal__topology_check(event));
    if (hscal__event_is_mpi_collective(event))
      count_collective(count, event, bytes);
    else
      count_hops(count, hscal__combine_hops(event, count->layout, count->hops), bytes);
    break;
  }
  return 0;
}

static int count_times(hscal_sink *sink, const hscal_event *event, double times) {
  count_sink *count = (count_sink *)sink;
  double weight = count->weight;
  count->weight *= times;
  int status = count_event(sink, event);
  count->weight = weight;
  return status;
}

/* One iteration stands for all. */
static int64_t count_repeat(hscal_sink *sink, int64_t times) {
  ((count_sink *)sink)->weight = (double)times;
  return 1;
}

static void count_repeat_end(hscal_sink *sink) { ((count_sink *)sink)->weight = 1; }

static hscal_info *new_info(const hscal_layout *layout) {
  size_t n = (size_t)hscal__layout_processes(layout);
  hscal_info *info = calloc(1, sizeof *info);
  if (!info) return NULL;
  *info = (hscal_info){.nprow = layout->nprow, .npcol = layout->npcol};
  info->flops = calloc(n, sizeof *info->flops);
  info->bytes = calloc(n * n, sizeof *info->bytes);
  info->messages = calloc(n * n, sizeof *info->messages);
  info->collective_bytes = calloc(n, sizeof *info->collective_bytes);
  if (info->flops && info->bytes && info->messages && info->collective_bytes) return info;
  hscal_info_free(info);
  return NULL;
}

void hscal_info_free(hscal_info *info) {
  if (!info) return;
  free(info->flops);
  free(info->bytes);
  free(info->messages);
  free(info->collective_bytes);
  free(info);
}

static int check_size(const hscal_layout *layout) {
  int processes = hscal__layout_processes(layout);
  if (processes <= HSCAL_MOST_COUNTED) return 0;
  return hscal__fail(HSCAL_ERROR_UNSUPPORTED,
                     "a grid of %d x %d has %d processes; info counts every pair of at most %d", layout->nprow,
                     layout->npcol, processes, HSCAL_MOST_COUNTED);
}

int hscal__info(const hscal_call *call, const hscal_layout *layout, hscal_info **info) {
  return hscal__info_within(call, layout, most_events, info);
}

int hscal__info_within(const hscal_call *call, const hscal_layout *layout, int64_t most, hscal_info **info) {
  *info = NULL;
  HSCAL_TRY(hscal__layout_check(layout, call));
  HSCAL_TRY(check_size(layout));
  int longest = layout->nprow > layout->npcol ? layout->nprow : layout->npcol;
  count_sink count = {
      .sink = {.put = count_event, .put_times = count_times, .repeat = count_repeat, .repeat_end = count_repeat_end},
      .layout = layout,
      .type = call->routine->type,
      .element_bytes = (double)hscal__routine_message_bytes(call->routine),
      .info = new_info(layout),
      .hops = calloc(2 * (size_t)longest, sizeof(hscal_hop)),
      .weight = 1,
      .most = most,
      .left = most};
  int status = count.info && count.hops ? hscal__scheme_run(call, layout, &count.sink)
                                        : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the counts of a %d x %d grid",
                                                      layout->nprow, layout->npcol);
  free(count.hops);
  if (status)
    hscal_info_free(count.info);
  else
    *info = count.info;
  return status;
}
