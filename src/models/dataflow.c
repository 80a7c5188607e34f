#include "models/dataflow.h"
#include "base/status.h"
#include "models/reserve.h"

#include <math.h>
#include <stdlib.h>

typedef struct hscal_dataflow_process process_clock;

int hscal__dataflow_suffices(const hscal_costs *costs) {
  int nodes_used = 0, crowded = 0, links_limited = costs->layer[HSCAL_LAYER_NETWORK].capacity > 0;
  for (int x = 0; x < costs->machine->nnodes; x++) {
    const hscal_node_cost *node = &costs->node[x];
    if (node->processes == 0) continue;
    if (node->processes > node->processors) return 0;
    nodes_used++;
    crowded |= node->processes > 1;
    links_limited |= node->link_s_per_byte > 0;
  }
  if (!crowded) return 1;
  return costs->layer[HSCAL_LAYER_NODE].capacity <= 0 && (nodes_used == 1 || !links_limited);
}

int hscal__dataflow_reset(hscal_dataflow *dataflow, const hscal_costs *costs, hscal_mailbox *mailbox) {
  HSCAL_TRY(HSCAL_RESERVE(dataflow->process, dataflow->process_capacity, (size_t)costs->nprocs));
  dataflow->costs = costs;
  dataflow->mailbox = mailbox;
  dataflow->nprocs = costs->nprocs;
  for (int p = 0; p < costs->nprocs; p++) {
    double start_s = hscal__costs_signal(costs, 0, p);
    dataflow->process[p] = (process_clock){.now_s = start_s};
  }
  return hscal__mailbox_reset(mailbox);
}

double hscal__dataflow_seconds(const hscal_dataflow *dataflow) {
  double seconds = 0, skipped_s = 0, rest_s = 0;
  for (int p = 0; p < dataflow->nprocs; p++) {
    double end_s = dataflow->process[p].now_s;
    seconds = fmax(seconds, hscal__costs_end(dataflow->costs, p, end_s, dataflow->process[0].now_s));
    skipped_s = fmax(skipped_s, dataflow->process[p].skipped_s[HSCAL_MARK_REPEAT]);
    rest_s += dataflow->process[p].skipped_s[HSCAL_MARK_WHOLE];
  }
  return seconds + skipped_s + rest_s / dataflow->nprocs; /* as in clock.c */
}

void hscal__dataflow_free(hscal_dataflow *dataflow) {
  free(dataflow->process);
  free(dataflow->collected);
}

static int work(void *self, int process, double seconds) {
  ((hscal_dataflow *)self)->process[process].now_s += seconds;
  return 0;
}

/* When a message sent at sent_s arrives at a receive posted at posted_s. */
static double arrival(hscal_dataflow *dataflow, const hscal_route *route, const hscal_message_layer *layer, int from,
                      double bytes, double sent_s, double posted_s) {
  if (layer->late_receiver || bytes >= layer->rendezvous_bytes)
    return (sent_s > posted_s ? sent_s : posted_s) + route->latency_s + route->transfer_s;
  double *link_free_s = &dataflow->process[from].link_free_s;
  double start_s = sent_s;
  if (route->layer == HSCAL_LAYER_NETWORK) {
    start_s = fmax(sent_s, *link_free_s);
    *link_free_s = start_s + route->transfer_s;
  }
  return fmax(start_s + route->latency_s + route->transfer_s, posted_s);
}

/* One blocking send meeting a receive posted at posted_s. Moves the sender on; returns when the data are there. */
static double deliver(hscal_dataflow *dataflow, int from, int to, double bytes, double posted_s,
                      double *receive_overhead_s) {
  hscal_route route = hscal__costs_route(dataflow->costs, from, to, bytes);
  const hscal_message_layer *layer = dataflow->costs->layer[route.layer].layer;
  double sent_s = dataflow->process[from].now_s + layer->send_overhead_s;
  double there_s = arrival(dataflow, &route, layer, from, bytes, sent_s, posted_s);
  dataflow->process[from].now_s = bytes >= layer->rendezvous_bytes ? there_s : sent_s;
  *receive_overhead_s = layer->receive_overhead_s;
  return there_s;
}

/* Does a message between the two take room on links that end? */
static int takes_links(const hscal_costs *costs, int from, int to) {
  if (hscal__costs_layer(costs, from, to) != HSCAL_LAYER_NETWORK) return 0;
  return costs->node[costs->node_of[from]].link_s_per_byte > 0 || costs->node[costs->node_of[to]].link_s_per_byte > 0;
}

/* May a message set out while one of MPI_Isend is on the same links? Then they share them. */
static int meets_another(const hscal_dataflow *dataflow, int from, int to) {
  const process_clock *sender = &dataflow->process[from], *receiver = &dataflow->process[to];
  return takes_links(dataflow->costs, from, to) &&
         (sender->outgoing || receiver->incoming || sender->sent_until_s > sender->now_s);
}

static int transfer(void *self, int from, int to, double bytes) {
  hscal_dataflow *dataflow = self;
  if (meets_another(dataflow, from, to)) return HSCAL_ERROR_UNSUPPORTED;
  double overhead_s, there_s = deliver(dataflow, from, to, bytes, dataflow->process[to].now_s, &overhead_s);
  dataflow->process[to].now_s = there_s + overhead_s;
  return 0;
}

/* Messages that leave a node over its link at once: when each begins to move, what it has left to move alone, and the part
 * of the link that it takes then. */
typedef struct departure {
  double begin_s, left_s, share, end_s;
} departure;

/* Lets messages move until the next one begins or ends; those under way share the link evenly. Returns that time. */
static double move_on(departure *message, int n, double now_s) {
  double wanted = 0, until_s = INFINITY;
  for (int i = 0; i < n; i++)
    if (message[i].left_s > 0 && message[i].begin_s <= now_s) wanted += message[i].share;
  double slowed = wanted > 1 ? wanted : 1;
  for (int i = 0; i < n; i++) {
    if (message[i].left_s <= 0) continue;
    double next_s = message[i].begin_s > now_s ? message[i].begin_s : now_s + message[i].left_s * slowed;
    until_s = fmin(until_s, next_s);
  }
  for (int i = 0; i < n; i++) {
    if (message[i].left_s <= 0 || message[i].begin_s > now_s) continue;
    int ends = now_s + message[i].left_s * slowed <= until_s;
    message[i].left_s = ends ? 0 : message[i].left_s - (until_s - now_s) / slowed;
    if (ends) message[i].end_s = until_s;
  }
  return until_s;
}

/* Eager messages of one sender, all posted at once, share its link. */
static int fan(void *self, int from, const int *to, int n, double bytes) {
  enum { MOST = 32 };
  hscal_dataflow *dataflow = self;
  const hscal_costs *costs = dataflow->costs;
  const hscal_message_layer *network = costs->layer[HSCAL_LAYER_NETWORK].layer;
  double link_s_per_byte = costs->node[costs->node_of[from]].link_s_per_byte;
  departure message[MOST];
  int sharing = link_s_per_byte > 0 && bytes < network->rendezvous_bytes && n <= MOST;
  for (int i = 0; i < n; i++) {
    if (meets_another(dataflow, from, to[i])) return HSCAL_ERROR_UNSUPPORTED;
    sharing &= hscal__costs_layer(costs, from, to[i]) == HSCAL_LAYER_NETWORK;
  }
  for (int i = 0; i < n && (!sharing || n == 1); i++) HSCAL_TRY(transfer(self, from, to[i], bytes));
  if (!sharing || n == 1) return 0;
  process_clock *process = dataflow->process;
  double now_s = INFINITY;
  for (int i = 0; i < n; i++) {
    hscal_route route = hscal__costs_route(costs, from, to[i], bytes);
    double start_s = process[from].now_s += network->send_overhead_s;
    if (network->late_receiver) start_s = fmax(start_s, process[to[i]].now_s);
    message[i] = (departure){start_s + route.latency_s, route.transfer_s, 1, 0};
    if (route.transfer_s > 0) message[i].share = route.bytes * link_s_per_byte / route.transfer_s;
    now_s = fmin(now_s, message[i].begin_s);
  }
  while (now_s < INFINITY) now_s = move_on(message, n, now_s);
  for (int i = 0; i < n; i++)
    process[to[i]].now_s =
        fmax(fmax(message[i].end_s, message[i].begin_s), process[to[i]].now_s) + network->receive_overhead_s;
  process[from].link_free_s = process[from].now_s;
  return 0;
}

/* When the collector has all the messages: those from other nodes share its link, which is never idle while there is
 * something to come. */
static double shared_end(const hscal_collected *message, int n) {
  double end_s = 0;
  for (int i = 0; i < n; i++) {
    double busy_s = 0;
    for (int j = 0; j < n; j++)
      if (message[j].begin_s >= message[i].begin_s) busy_s += message[j].link_s;
    end_s = fmax(end_s, fmax(message[i].begin_s + busy_s, message[i].begin_s + message[i].alone_s));
  }
  return end_s;
}

static int collect(void *self, const int *members, int n, int root, double bytes) {
  hscal_dataflow *dataflow = self;
  const hscal_costs *costs = dataflow->costs;
  process_clock *process = dataflow->process, *collector = &process[members[root]];
  double overheads_s = 0;
  HSCAL_TRY(HSCAL_RESERVE(dataflow->collected, dataflow->collected_capacity, (size_t)n));
  int count = 0;
  for (int i = 0; i < n; i++) {
    if (i == root) continue;
    if (meets_another(dataflow, members[i], members[root])) return HSCAL_ERROR_UNSUPPORTED;
    hscal_route route = hscal__costs_route(costs, members[i], members[root], bytes);
    const hscal_message_layer *layer = costs->layer[route.layer].layer;
    double sent_s = process[members[i]].now_s + layer->send_overhead_s;
    double alone_s = arrival(dataflow, &route, layer, members[i], bytes, sent_s, collector->now_s);
    double link = route.layer == HSCAL_LAYER_NETWORK ? costs->node[costs->node_of[members[root]]].link_s_per_byte : 0;
    dataflow->collected[count++] = (hscal_collected){alone_s - route.transfer_s, route.transfer_s, route.bytes * link};
    process[members[i]].now_s = sent_s;
    overheads_s += layer->receive_overhead_s;
  }
  double end_s = shared_end(dataflow->collected, count);
  collector->now_s = fmax(collector->now_s, end_s) + overheads_s;
  for (int i = 0; i < n; i++) {
    int which = hscal__costs_layer(costs, members[i], members[root]);
    if (i != root && bytes >= costs->layer[which].layer->rendezvous_bytes) process[members[i]].now_s = end_s;
  }
  return 0;
}

/* A message that is sent in one place and received in another has to have the links to itself. */
static int send(void *self, int from, int to, double bytes) {
  hscal_dataflow *dataflow = self;
  process_clock *sender = &dataflow->process[from];
  (void)bytes;
  if (takes_links(dataflow->costs, from, to) && (sender->outgoing++ || dataflow->process[to].incoming++))
    return HSCAL_ERROR_UNSUPPORTED;
  int layer = hscal__costs_layer(dataflow->costs, from, to);
  sender->now_s += dataflow->costs->layer[layer].layer->send_overhead_s;
  return hscal__mailbox_put(dataflow->mailbox, from, to, sender->now_s);
}

static int receive(void *self, int from, int to, double bytes) {
  hscal_dataflow *dataflow = self;
  process_clock *sender = &dataflow->process[from], *receiver = &dataflow->process[to];
  double sent_s;
  if (!hscal__mailbox_take(dataflow->mailbox, from, to, &sent_s)) return HSCAL_ERROR_UNSUPPORTED;
  hscal_route route = hscal__costs_route(dataflow->costs, from, to, bytes);
  const hscal_message_layer *layer = dataflow->costs->layer[route.layer].layer;
  int waits = layer->late_receiver || bytes >= layer->rendezvous_bytes;
  double begin_s = route.latency_s + (waits ? fmax(sent_s, receiver->now_s) : sent_s);
  double end_s = begin_s + route.transfer_s;
  if (takes_links(dataflow->costs, from, to)) {
    if (begin_s < fmax(sender->sent_until_s, receiver->received_until_s)) return HSCAL_ERROR_UNSUPPORTED;
    sender->sent_until_s = receiver->received_until_s = end_s;
    sender->outgoing--;
    receiver->incoming--;
  }
  receiver->now_s = fmax(end_s, receiver->now_s) + layer->receive_overhead_s;
  return 0;
}

static int mark(void *self, hscal_mark which) {
  hscal_dataflow *dataflow = self;
  for (int p = 0; p < dataflow->nprocs; p++)
    dataflow->process[p].mark_s[which] = dataflow->process[p].now_s + dataflow->process[p].skipped_s[HSCAL_MARK_REPEAT];
  return 0;
}

static int skip(void *self, hscal_mark which, double factor) {
  hscal_dataflow *dataflow = self;
  for (int p = 0; p < dataflow->nprocs; p++) {
    process_clock *process = &dataflow->process[p];
    double since_s = process->now_s + process->skipped_s[HSCAL_MARK_REPEAT] - process->mark_s[which];
    process->skipped_s[which] += factor * since_s;
  }
  return 0;
}

const hscal_steps hscal__dataflow_steps = {.work = work,
                                           .transfer = transfer,
                                           .fan = fan,
                                           .collect = collect,
                                           .send = send,
                                           .receive = receive,
                                           .mark = mark,
                                           .skip = skip};
