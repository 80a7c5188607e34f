#include "models/clock/dataflow.h"
#include "base/array.h"
#include "base/status.h"
#include "models/clock/calibrated.h"
#include "models/cost/barrier_times.h"

#include <math.h>
#include <stdlib.h>

int hscal__dataflow_suffices(const hscal_costs *costs) {
  int nodes_used = 0, crowded = 0, both_limited = 0, links_limited = costs->layer[HSCAL_LAYER_NETWORK].capacity > 0;
  for (int x = 0; x < costs->machine->nnodes; x++) {
    const hscal_node_cost *node = &costs->node[x];
    if (node->processes == 0) continue;
    if (node->processes > node->processors) return 0;
    nodes_used++;
    crowded |= node->processes > 1;
    links_limited |= node->link_s_per_byte > 0;
    both_limited |= node->both_s_per_byte > 0;
  }
  if (hscal__costs_share_uplinks(costs) || (both_limited && nodes_used > 1)) return 0;
  if (!crowded) return 1;
  return costs->layer[HSCAL_LAYER_NODE].capacity <= 0 && (nodes_used == 1 || !links_limited);
}

int hscal__dataflow_reset(hscal_dataflow *dataflow, const hscal_costs *costs, hscal_mailbox *mailbox, int lenient) {
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->process, dataflow->process_capacity, (size_t)costs->nprocs));
  dataflow->costs = costs;
  dataflow->mailbox = mailbox;
  dataflow->nprocs = costs->nprocs;
  dataflow->lenient = lenient;
  dataflow->shares = 0;
  dataflow->met = dataflow->pending_sends = 0;
  dataflow->before_look = 0;
  for (int p = 0; p < costs->nprocs; p++) dataflow->process[p] = (hscal_dataflow_process){.now_s = costs->begin_s[p]};
  return hscal__mailbox_reset(mailbox);
}

/* Habits for the pairs of processes between which most messages go, and for the work of each process. */
static int clear_histories(hscal_dataflow *dataflow) {
  int pairs = HSCAL_PARTNERS;
  while (pairs < HSCAL_PARTNERS * dataflow->nprocs && pairs < HSCAL_MOST_SEND_HISTORIES) pairs *= 2;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->sends, dataflow->sends_capacity, (size_t)pairs));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->works, dataflow->works_capacity, (size_t)dataflow->nprocs));
  for (int i = 0; i < pairs; i++)
    for (int side = 0; side < HSCAL_SIDES; side++) dataflow->sends[i].on[side] = (hscal_arrival_history){.last = -1};
  for (int p = 0; p < dataflow->nprocs; p++)
    for (int i = 0; i < HSCAL_SIZES; i++) dataflow->works[p].of[i] = (hscal_arrival_history){.last = -1};
  dataflow->pairs = pairs;
  return 0;
}

/* Has it processes on it or behind it? Nodes come first, then switches. */
static int is_used(const hscal_costs *costs, int i) {
  int nodes = costs->machine->nnodes;
  return (i < nodes ? costs->node[i].processes : costs->uplink[i - nodes].processes) > 0;
}

static void reset_direction(hscal_link_direction *direction) {
  hscal__shared_resource_reset(&direction->shared);
  hscal__busy_periods_reset(&direction->taken);
}

int hscal__dataflow_share(hscal_dataflow *dataflow) {
  const hscal_costs *costs = dataflow->costs;
  int nodes = costs->machine->nnodes, switches = costs->switch_of ? costs->machine->switches.count : 0;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->links, dataflow->links_capacity, (size_t)nodes + (size_t)switches));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->processors, dataflow->processors_capacity, (size_t)nodes));
  for (int i = 0; i < nodes + switches; i++) {
    if (!is_used(costs, i)) continue;
    reset_direction(&dataflow->links[i].out);
    reset_direction(&dataflow->links[i].in);
    reset_direction(&dataflow->links[i].both);
    if (i < nodes) hscal__shared_resource_reset(&dataflow->processors[i]);
  }
  dataflow->shares = dataflow->lenient = 1;
  return clear_histories(dataflow);
}

double hscal__dataflow_seconds(const hscal_dataflow *dataflow) {
  double seconds = 0, skipped_s = 0, rest_s = 0;
  for (int p = 0; p < dataflow->nprocs; p++) {
    seconds = hscal__fmax(seconds, hscal__seconds_around(dataflow->costs, p, dataflow->process[p].now_s));
    skipped_s = hscal__fmax(skipped_s, dataflow->process[p].skipped_s[HSCAL_MARK_REPEAT]);
    rest_s += dataflow->process[p].skipped_s[HSCAL_MARK_WHOLE];
  }
  return seconds + skipped_s + rest_s / dataflow->nprocs; /* as in event_clock.c */
}

double hscal__dataflow_shared(const hscal_dataflow *dataflow) {
  double shared_s = 0, seconds = 0;
  for (int p = 0; p < dataflow->nprocs; p++) {
    shared_s = hscal__fmax(shared_s, dataflow->process[p].shared_s);
    seconds = hscal__fmax(seconds, dataflow->process[p].now_s);
  }
  return seconds > 0 ? shared_s / seconds : 0;
}

static double looked_at(const hscal_link_direction *direction) {
  return direction->shared.looked + direction->taken.looked;
}

double hscal__dataflow_looked(const hscal_dataflow *dataflow) {
  const hscal_costs *costs = dataflow->costs;
  int nodes = costs->machine->nnodes, switches = costs->switch_of ? costs->machine->switches.count : 0;
  double looked = 0;
  for (int i = 0; i < nodes + switches && dataflow->shares; i++) {
    if (!is_used(costs, i)) continue;
    const hscal_duplex_link *link = &dataflow->links[i];
    looked += looked_at(&link->out) + looked_at(&link->in) + looked_at(&link->both);
    if (i < nodes) looked += dataflow->processors[i].looked;
  }
  return looked;
}

void hscal__dataflow_look_at(hscal_dataflow *dataflow, const double *flops, double enough, double too_much) {
  dataflow->before_look = HSCAL_MESSAGES_BETWEEN_LOOKS;
  dataflow->flops = flops;
  dataflow->enough = enough;
  dataflow->too_much = too_much;
}

void hscal__dataflow_free(hscal_dataflow *dataflow) {
  free(dataflow->process);
  free(dataflow->links);
  free(dataflow->processors);
  free(dataflow->sends);
  free(dataflow->works);
  free(dataflow->transfers);
  hscal__shared_link_free(&dataflow->sharing);
  free(dataflow->pending_send);
}
