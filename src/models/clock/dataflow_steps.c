#include "models/clock/dataflow_steps.h"
#include "base/array.h"
#include "base/status.h"
#include "models/clock/calibrated.h"
#include "models/clock/timing.h"

#include <math.h>

static int look(hscal_dataflow *dataflow) {
  int is_time = *dataflow->flops >= dataflow->enough;
  dataflow->before_look = is_time ? 0 : HSCAL_MESSAGES_BETWEEN_LOOKS; /* once */
  return is_time && hscal__dataflow_shared(dataflow) > dataflow->too_much;
}

/* With each message: is it time to look, and is it too much? */
static inline int shares_too_much(hscal_dataflow *dataflow) { return --dataflow->before_look == 0 && look(dataflow); }

/* Work that shares the processors of its node with that of others. One kernel right after another is one piece of work: of triangles,
 * which are computed block by block, the blocks are many. */
static void work_among_others(hscal_dataflow *dataflow, int process, double seconds) {
  hscal_dataflow_process *worker = &dataflow->process[process];
  int x = dataflow->costs->node_of[process], goes_on = worker->working && worker->working->last >= 0, size;
  hscal_shared_resource *processors = &dataflow->processors[x];
  double places = dataflow->costs->node[x].processors;
  if (goes_on) {
    worker->work_s += seconds;
    worker->now_s = hscal__shared_resource_extend(processors, worker->working, places, worker->now_s, worker->work_s);
    return;
  }
  frexp(seconds, &size);
  worker->working = &dataflow->works[process].of[(unsigned)size / 2 % HSCAL_SIZES];
  worker->work_s = seconds;
  worker->now_s = hscal__shared_resource_occupy(processors, worker->working, places, worker->now_s, seconds);
}

static int work(void *self, int process, double seconds) {
  hscal_dataflow *dataflow = self;
  const hscal_node_cost *node = &dataflow->costs->node[dataflow->costs->node_of[process]];
  if (dataflow->shares && node->processes > node->processors)
    work_among_others(dataflow, process, seconds);
  else
    dataflow->process[process].now_s += seconds;
  return 0;
}

/* Sets *late_s to when a message that is ready at ready_s would have to set out alone to pass something shared as late as it does, if
 * that is later. Where more are on their way than are remembered, such as through the uplink of a hundred processes, it passes not before
 * there is room for it. */
static void pass(hscal_link_direction *direction, hscal_arrival_history *history, double ready_s, double takes_s,
                 double *late_s) {
  if (takes_s < hscal__brief_s) return;
  double end_s = hscal__shared_resource_occupy(&direction->shared, history, 1, ready_s, takes_s),
         least_s = hscal__busy_periods_take(&direction->taken, ready_s, takes_s);
  if (direction->shared.forgotten_s > ready_s) end_s = hscal__fmax(end_s, least_s);
  *late_s = hscal__fmax(*late_s, end_s - takes_s);
}

/* When a message between nodes that is ready at ready_s would have to set out to arrive as it does if it had its links to itself. */
static double share_links(hscal_dataflow *dataflow, int from, int to, double bytes, double ready_s) {
  if (!dataflow->shares) return ready_s;
  const hscal_costs *costs = dataflow->costs;
  int a = costs->node_of[from], b = costs->node_of[to];
  unsigned pair = ((unsigned)from * 7919U + (unsigned)to) % (unsigned)dataflow->pairs;
  hscal_arrival_history *history = dataflow->sends[pair].on;
  double late_s = ready_s;
  pass(&dataflow->links[a].out, &history[HSCAL_SIDE_OUT], ready_s, bytes * costs->node[a].link_s_per_byte, &late_s);
  pass(&dataflow->links[b].in, &history[HSCAL_SIDE_IN], ready_s, bytes * costs->node[b].link_s_per_byte, &late_s);
  pass(&dataflow->links[a].both, &history[HSCAL_SIDE_SENDER], ready_s, bytes * costs->node[a].both_s_per_byte, &late_s);
  pass(&dataflow->links[b].both, &history[HSCAL_SIDE_RECEIVER], ready_s, bytes * costs->node[b].both_s_per_byte,
       &late_s);
  if (!hscal__costs_cross_uplinks(costs, from, to)) return late_s;
  int from_switch = costs->switch_of[a], to_switch = costs->switch_of[b], nodes = costs->machine->nnodes;
  double up = costs->uplink[from_switch].capacity, down = costs->uplink[to_switch].capacity;
  if (up > 0) pass(&dataflow->links[nodes + from_switch].out, &history[HSCAL_SIDE_UP], ready_s, bytes / up, &late_s);
  if (down > 0) pass(&dataflow->links[nodes + to_switch].in, &history[HSCAL_SIDE_DOWN], ready_s, bytes / down, &late_s);
  return late_s;
}

/* The process does something else than to compute: what it computes later is another piece of work. */
static inline void stop_working(hscal_dataflow_process *process) { process->working = NULL; }

/* How long a message that takes a link from begin_s, when the latency has passed, to end_s shares it with one that has it until then. */
static double together_s(double until_s, double begin_s, double end_s) {
  return until_s > begin_s ? hscal__fmin(until_s, end_s) - begin_s : 0;
}

/* A message takes a link: notes how long it shares it with the one before. */
static void take_link(double *until_s, double *shared_s, double begin_s, double end_s) {
  *shared_s += together_s(*until_s, begin_s, end_s);
  *until_s = hscal__fmax(*until_s, end_s);
}

/* When a message sent at sent_s, for a receive posted at posted_s, arrives: before that if it does not wait for the receiver.
 * On the sender's link eager messages queue. */
static double arrival(hscal_dataflow *dataflow, const hscal_route *route, const hscal_message_layer *layer, int from,
                      int to, double bytes, double sent_s, double posted_s) {
  hscal_dataflow_process *sender = &dataflow->process[from];
  stop_working(sender);
  stop_working(&dataflow->process[to]);
  int waits = hscal__awaits_receive(layer, bytes), links = route->layer == HSCAL_LAYER_NETWORK;
  double start_s = waits ? hscal__fmax(sent_s, posted_s) : sent_s;
  double leaves_s = start_s + route->latency_s;
  if (links) start_s = share_links(dataflow, from, to, route->bytes, start_s);
  if (links && !waits && !dataflow->shares) {
    start_s = hscal__fmax(start_s, sender->link_free_s);
    sender->link_free_s = start_s + route->transfer_s;
  }
  double there_s = start_s + route->latency_s + route->transfer_s,
         left_s = dataflow->shares ? leaves_s + route->transfer_s : there_s;
  if (links) take_link(&sender->sending_until_s, &sender->shared_s, leaves_s, left_s);
  return there_s;
}

/* One blocking send meeting a receive posted at posted_s. Moves the sender on; returns when the data are there. */
static double deliver(hscal_dataflow *dataflow, int from, int to, double bytes, double posted_s,
                      double *receive_overhead_s) {
  hscal_route route = hscal__costs_route(dataflow->costs, from, to, bytes);
  const hscal_message_layer *layer = dataflow->costs->layer[route.layer].layer;
  double sent_s = dataflow->process[from].now_s + layer->send_overhead_s;
  double there_s = arrival(dataflow, &route, layer, from, to, bytes, sent_s, posted_s);
  hscal_dataflow_process *receiver = &dataflow->process[to];
  if (route.layer == HSCAL_LAYER_NETWORK)
    take_link(&receiver->receiving_until_s, &receiver->shared_s, there_s - route.transfer_s, there_s);
  dataflow->process[from].now_s = hscal__is_rendezvous(layer, bytes) ? there_s : sent_s;
  *receive_overhead_s = layer->receive_overhead_s;
  return hscal__fmax(there_s, posted_s);
}

/* Does a message between the two use links that end? */
static int takes_links(const hscal_costs *costs, int from, int to) {
  if (hscal__costs_layer(costs, from, to) != HSCAL_LAYER_NETWORK) return 0;
  return costs->node[costs->node_of[from]].link_s_per_byte > 0 || costs->node[costs->node_of[to]].link_s_per_byte > 0;
}

/* A message may share its links with one of MPI_Isend. */
static int note_meeting(hscal_dataflow *dataflow) {
  dataflow->met = 1;
  return !dataflow->lenient;
}

/* May a message set out while one of MPI_Isend is on the same links, and is that too much for this clock? */
static int meets_another(hscal_dataflow *dataflow, int from, int to) {
  const hscal_dataflow_process *sender = &dataflow->process[from], *receiver = &dataflow->process[to];
  if (!takes_links(dataflow->costs, from, to)) return 0;
  int meets = sender->outgoing || receiver->incoming || sender->sent_until_s > sender->now_s;
  return meets && note_meeting(dataflow);
}

static int transfer(void *self, int from, int to, double bytes) {
  hscal_dataflow *dataflow = self;
  if (meets_another(dataflow, from, to) || shares_too_much(dataflow)) return HSCAL_NEEDS_EVENT_CLOCK;
  double overhead_s, there_s = deliver(dataflow, from, to, bytes, dataflow->process[to].now_s, &overhead_s);
  dataflow->process[to].now_s = there_s + overhead_s;
  return 0;
}

/* Messages that have shared a link among them, those that take a part of it: notes how long they share it with the one before. */
static void take_link_together(double *until_s, double *shared_s, const hscal_transfer *message, int n) {
  double before_s = *until_s, longest_s = 0;
  for (int i = 0; i < n; i++) {
    if (message[i].share == 0) continue;
    longest_s = hscal__fmax(longest_s, together_s(before_s, message[i].begin_s, message[i].end_s));
    *until_s = hscal__fmax(*until_s, message[i].end_s);
  }
  *shared_s += longest_s;
}

static void note_fan(hscal_dataflow *dataflow, int from, const int *to, int n, const hscal_transfer *message) {
  hscal_dataflow_process *sender = &dataflow->process[from];
  take_link_together(&sender->sending_until_s, &sender->shared_s, message, n);
  for (int i = 0; i < n; i++) {
    hscal_dataflow_process *receiver = &dataflow->process[to[i]];
    take_link(&receiver->receiving_until_s, &receiver->shared_s, message[i].begin_s, message[i].end_s);
  }
}

/* Eager messages of one sender, all posted at once, share its link. */
static int fan(void *self, int from, const int *to, int n, double bytes) {
  enum { MOST = 32 };
  hscal_dataflow *dataflow = self;
  const hscal_costs *costs = dataflow->costs;
  const hscal_message_layer *network = costs->layer[HSCAL_LAYER_NETWORK].layer;
  double link_s_per_byte = costs->node[costs->node_of[from]].link_s_per_byte;
  hscal_transfer message[MOST];
  int sharing = link_s_per_byte > 0 && !hscal__is_rendezvous(network, bytes) && n <= MOST;
  for (int i = 0; i < n; i++) {
    if (meets_another(dataflow, from, to[i])) return HSCAL_NEEDS_EVENT_CLOCK;
    sharing &= hscal__costs_layer(costs, from, to[i]) == HSCAL_LAYER_NETWORK;
  }
  for (int i = 0; i < n && (!sharing || n == 1); i++) HSCAL_TRY(transfer(self, from, to[i], bytes));
  if (!sharing || n == 1) return 0;
  hscal_dataflow_process *process = dataflow->process;
  for (int i = 0; i < n; i++) {
    hscal_route route = hscal__costs_route(costs, from, to[i], bytes);
    double start_s = process[from].now_s += network->send_overhead_s;
    if (network->late_receiver) start_s = hscal__fmax(start_s, process[to[i]].now_s);
    start_s = share_links(dataflow, from, to[i], route.bytes, start_s);
    message[i] = (hscal_transfer){start_s + route.latency_s, route.transfer_s, 1, 0};
    if (route.transfer_s > 0 && !dataflow->shares) message[i].share = route.bytes * link_s_per_byte / route.transfer_s;
  }
  HSCAL_TRY(hscal__shared_link_transfer(&dataflow->sharing, message, n));
  for (int i = 0; i < n; i++)
    process[to[i]].now_s = hscal__fmax(message[i].end_s, process[to[i]].now_s) + network->receive_overhead_s;
  note_fan(dataflow, from, to, n, message);
  process[from].link_free_s = process[from].now_s;
  return 0;
}

/* The messages from other nodes share the collector's link. */
static int collect(void *self, const int *members, int n, int root, double bytes) {
  hscal_dataflow *dataflow = self;
  const hscal_costs *costs = dataflow->costs;
  hscal_dataflow_process *process = dataflow->process, *collector = &process[members[root]];
  double overheads_s = 0, link_s_per_byte = costs->node[costs->node_of[members[root]]].link_s_per_byte;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->transfers, dataflow->transfers_capacity, (size_t)n));
  for (int i = 0, count = 0; i < n; i++) {
    if (i == root) continue;
    if (meets_another(dataflow, members[i], members[root])) return HSCAL_NEEDS_EVENT_CLOCK;
    hscal_route route = hscal__costs_route(costs, members[i], members[root], bytes);
    const hscal_message_layer *layer = costs->layer[route.layer].layer;
    double sent_s = process[members[i]].now_s + layer->send_overhead_s;
    double alone_s = arrival(dataflow, &route, layer, members[i], members[root], bytes, sent_s, collector->now_s),
           share = 0;
    if (route.layer == HSCAL_LAYER_NETWORK && route.transfer_s > 0 && !dataflow->shares)
      share = route.bytes * link_s_per_byte / route.transfer_s;
    dataflow->transfers[count++] = (hscal_transfer){alone_s - route.transfer_s, route.transfer_s, share, 0};
    process[members[i]].now_s = sent_s;
    overheads_s += layer->receive_overhead_s;
  }
  HSCAL_TRY(hscal__shared_link_transfer(&dataflow->sharing, dataflow->transfers, n - 1));
  take_link_together(&collector->receiving_until_s, &collector->shared_s, dataflow->transfers, n - 1);
  for (int i = 0, count = 0; i < n; i++) {
    if (i == root) continue;
    double end_s = dataflow->transfers[count++].end_s;
    int which = hscal__costs_layer(costs, members[i], members[root]);
    if (hscal__is_rendezvous(costs->layer[which].layer, bytes)) process[members[i]].now_s = end_s;
    collector->now_s = hscal__fmax(collector->now_s, end_s);
  }
  collector->now_s += overheads_s;
  return 0;
}

/* The part of the link of `process` that a message takes while it moves. */
static double share_of(const hscal_dataflow *dataflow, int process, const hscal_route *route) {
  const hscal_costs *costs = dataflow->costs;
  int takes = route->layer == HSCAL_LAYER_NETWORK && route->transfer_s > 0 && !dataflow->shares;
  return takes ? route->bytes * costs->node[costs->node_of[process]].link_s_per_byte / route->transfer_s : 0;
}

/* All posted at once, they share the sender's link. */
static int spread(void *self, int from, const int *to, int n, double bytes) {
  hscal_dataflow *dataflow = self;
  const hscal_costs *costs = dataflow->costs;
  hscal_dataflow_process *process = dataflow->process, *sender = &process[from];
  if (n == 1) return transfer(self, from, to[0], bytes);
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->transfers, dataflow->transfers_capacity, (size_t)n));
  if (shares_too_much(dataflow)) return HSCAL_NEEDS_EVENT_CLOCK;
  stop_working(sender);
  for (int i = 0; i < n; i++) {
    if (meets_another(dataflow, from, to[i])) return HSCAL_NEEDS_EVENT_CLOCK;
    hscal_route route = hscal__costs_route(costs, from, to[i], bytes);
    const hscal_message_layer *layer = costs->layer[route.layer].layer;
    double start_s = sender->now_s += layer->send_overhead_s;
    stop_working(&process[to[i]]);
    if (hscal__awaits_receive(layer, bytes)) start_s = hscal__fmax(start_s, process[to[i]].now_s);
    if (route.layer == HSCAL_LAYER_NETWORK) start_s = share_links(dataflow, from, to[i], route.bytes, start_s);
    double share = share_of(dataflow, from, &route);
    dataflow->transfers[i] = (hscal_transfer){start_s + route.latency_s, route.transfer_s, share, 0};
  }
  HSCAL_TRY(hscal__shared_link_transfer(&dataflow->sharing, dataflow->transfers, n));
  for (int i = 0; i < n; i++) {
    const hscal_message_layer *layer = costs->layer[hscal__costs_layer(costs, from, to[i])].layer;
    double end_s = dataflow->transfers[i].end_s;
    process[to[i]].now_s = hscal__fmax(end_s, process[to[i]].now_s) + layer->receive_overhead_s;
    if (hscal__is_rendezvous(layer, bytes)) sender->now_s = hscal__fmax(sender->now_s, end_s);
  }
  note_fan(dataflow, from, to, n, dataflow->transfers);
  sender->link_free_s = sender->now_s;
  return 0;
}

/* Messages that need no receive to set out share the receiver's link before it takes them. */
static int gather_eager(hscal_dataflow *dataflow, const int *from, int n, int to, double bytes, double work_s) {
  const hscal_costs *costs = dataflow->costs;
  hscal_dataflow_process *process = dataflow->process, *receiver = &process[to];
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->transfers, dataflow->transfers_capacity, (size_t)n));
  for (int i = 0; i < n; i++) {
    if (meets_another(dataflow, from[i], to)) return HSCAL_NEEDS_EVENT_CLOCK;
    hscal_route route = hscal__costs_route(costs, from[i], to, bytes);
    const hscal_message_layer *layer = costs->layer[route.layer].layer;
    double sent_s = process[from[i]].now_s += layer->send_overhead_s;
    double alone_s = arrival(dataflow, &route, layer, from[i], to, bytes, sent_s, receiver->now_s),
           share = share_of(dataflow, to, &route);
    dataflow->transfers[i] = (hscal_transfer){alone_s - route.transfer_s, route.transfer_s, share, 0};
  }
  HSCAL_TRY(hscal__shared_link_transfer(&dataflow->sharing, dataflow->transfers, n));
  take_link_together(&receiver->receiving_until_s, &receiver->shared_s, dataflow->transfers, n);
  for (int i = 0; i < n; i++) {
    const hscal_message_layer *layer = costs->layer[hscal__costs_layer(costs, from[i], to)].layer;
    receiver->now_s = hscal__fmax(receiver->now_s, dataflow->transfers[i].end_s) + layer->receive_overhead_s + work_s;
  }
  return 0;
}

/* Do they all move before they are received? */
static int are_eager(const hscal_costs *costs, const int *from, int n, int to, double bytes) {
  for (int i = 0; i < n; i++) {
    const hscal_message_layer *layer = costs->layer[hscal__costs_layer(costs, from[i], to)].layer;
    if (hscal__awaits_receive(layer, bytes)) return 0;
  }
  return 1;
}

/* Else one after the other, where two that are posted together and share the link are counted as such. */
static int gather(void *self, const int *from, int n, int to, double bytes, int ahead, double work_s) {
  hscal_dataflow *dataflow = self;
  hscal_dataflow_process *receiver = &dataflow->process[to];
  double begin_s = receiver->now_s, posted_s = begin_s; /* of the next receive, if it is not posted at once */
  if (shares_too_much(dataflow)) return HSCAL_NEEDS_EVENT_CLOCK;
  if (are_eager(dataflow->costs, from, n, to, bytes)) return gather_eager(dataflow, from, n, to, bytes, work_s);
  for (int i = 0; i < n; i++) {
    if (meets_another(dataflow, from[i], to)) return HSCAL_NEEDS_EVENT_CLOCK;
    double overhead_s, before_s = receiver->now_s;
    double there_s = deliver(dataflow, from[i], to, bytes,
                             ahead >= n  ? begin_s
                             : ahead > 1 ? posted_s
                                         : before_s,
                             &overhead_s);
    posted_s = before_s;
    receiver->now_s = hscal__fmax(there_s, before_s) + overhead_s + work_s;
  }
  return 0;
}

/* Both directions of a link are apart, so nobody is in another's way. */
static int exchange(void *self, const hscal_step_message *messages, int n) {
  hscal_dataflow *dataflow = self;
  hscal_dataflow_process *process = dataflow->process;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->transfers, dataflow->transfers_capacity, (size_t)n));
  for (int i = 0; i < n; i++) {
    const hscal_step_message *m = &messages[i];
    if (meets_another(dataflow, m->from, m->to) || shares_too_much(dataflow)) return HSCAL_NEEDS_EVENT_CLOCK;
    hscal_route route = hscal__costs_route(dataflow->costs, m->from, m->to, m->bytes);
    const hscal_message_layer *layer = dataflow->costs->layer[route.layer].layer;
    double sent_s = process[m->from].now_s + layer->send_overhead_s, posted_s = process[m->to].now_s;
    double there_s = arrival(dataflow, &route, layer, m->from, m->to, m->bytes, sent_s, posted_s);
    hscal_dataflow_process *receiver = &process[m->to];
    if (route.layer == HSCAL_LAYER_NETWORK)
      take_link(&receiver->receiving_until_s, &receiver->shared_s, there_s - route.transfer_s, there_s);
    /* until when it keeps the sender, the receiver */
    dataflow->transfers[i] = (hscal_transfer){hscal__is_rendezvous(layer, m->bytes) ? there_s : sent_s, 0,
                                              layer->receive_overhead_s, hscal__fmax(there_s, posted_s)};
  }
  for (int i = 0; i < n; i++) {
    const hscal_transfer *times = &dataflow->transfers[i];
    process[messages[i].from].now_s = hscal__fmax(process[messages[i].from].now_s, times->begin_s);
    process[messages[i].to].now_s = hscal__fmax(process[messages[i].to].now_s, times->end_s);
  }
  for (int i = 0; i < n; i++) process[messages[i].to].now_s += dataflow->transfers[i].share; /* the overhead after it */
  return 0;
}

/* A message that is sent in one place and received in another has to have the links to itself.
 * Chains have no messages of their own that wait: those come from recordings, which the other clock times. */
static int send(void *self, int from, int to, double bytes, int waits) {
  (void)waits;
  hscal_dataflow *dataflow = self;
  hscal_dataflow_process *sender = &dataflow->process[from], *receiver = &dataflow->process[to];
  (void)bytes;
  if (takes_links(dataflow->costs, from, to)) {
    int meets = sender->outgoing > 0 || receiver->incoming > 0;
    sender->outgoing++;
    receiver->incoming++;
    if (meets && note_meeting(dataflow)) return HSCAL_NEEDS_EVENT_CLOCK;
  }
  int layer = hscal__costs_layer(dataflow->costs, from, to);
  sender->now_s += dataflow->costs->layer[layer].layer->send_overhead_s;
  return hscal__mailbox_put(dataflow->mailbox, from, to, sender->now_s);
}

static int receive(void *self, int from, int to, double bytes) {
  hscal_dataflow *dataflow = self;
  hscal_dataflow_process *sender = &dataflow->process[from], *receiver = &dataflow->process[to];
  double sent_s;
  if (!hscal__mailbox_take(dataflow->mailbox, from, to, &sent_s) || shares_too_much(dataflow))
    return HSCAL_NEEDS_EVENT_CLOCK;
  hscal_route route = hscal__costs_route(dataflow->costs, from, to, bytes);
  const hscal_message_layer *layer = dataflow->costs->layer[route.layer].layer;
  int waits = hscal__awaits_receive(layer, bytes);
  double begin_s = waits ? hscal__fmax(sent_s, receiver->now_s) : sent_s;
  if (route.layer == HSCAL_LAYER_NETWORK) begin_s = share_links(dataflow, from, to, route.bytes, begin_s);
  begin_s += route.latency_s;
  double end_s = begin_s + route.transfer_s;
  if (takes_links(dataflow->costs, from, to)) {
    if (begin_s < hscal__fmax(sender->sent_until_s, receiver->received_until_s) && note_meeting(dataflow))
      return HSCAL_NEEDS_EVENT_CLOCK;
    if (dataflow->lenient) take_link(&sender->sending_until_s, &sender->shared_s, begin_s, end_s);
    if (dataflow->lenient) take_link(&receiver->receiving_until_s, &receiver->shared_s, begin_s, end_s);
    sender->sent_until_s = receiver->received_until_s = end_s;
    sender->outgoing--;
    receiver->incoming--;
  }
  receiver->now_s = hscal__fmax(end_s, receiver->now_s) + layer->receive_overhead_s;
  return 0;
}

static int mark(void *self, hscal_mark which) {
  hscal_dataflow *dataflow = self;
  for (int p = 0; p < dataflow->nprocs; p++)
    dataflow->process[p].mark_s[which] = dataflow->process[p].now_s + dataflow->process[p].skipped_s[HSCAL_MARK_REPEAT];
  return 0;
}

static double since(const hscal_dataflow_process *process, hscal_mark which) {
  return process->now_s + process->skipped_s[HSCAL_MARK_REPEAT] - process->mark_s[which];
}

static int skip(void *self, hscal_mark which, double factor) {
  hscal_dataflow *dataflow = self;
  int busy = 0;
  for (int p = 0; p < dataflow->nprocs; p++) busy += since(&dataflow->process[p], which) > 0;
  factor *= hscal__weight_of_the_busy(which, busy, dataflow->nprocs);
  for (int p = 0; p < dataflow->nprocs; p++)
    dataflow->process[p].skipped_s[which] += factor * since(&dataflow->process[p], which);
  return 0;
}

/* The earliest of those who give to `to`: its index, -1 if nobody is left. */
static int earliest_pending(const hscal_dataflow *dataflow, int to) {
  int first = -1;
  for (int i = 0; i < dataflow->pending_sends; i++) {
    const hscal_pending_send *pending_send = &dataflow->pending_send[i];
    if (pending_send->to != to) continue;
    if (first < 0 ||
        dataflow->process[pending_send->from].now_s < dataflow->process[dataflow->pending_send[first].from].now_s)
      first = i;
  }
  return first;
}

/* When all have come who give to a process it takes them by their times. */
static int transfer_any(void *self, int from, int to, double bytes, int left) {
  hscal_dataflow *dataflow = self;
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(dataflow->pending_send, dataflow->pending_send_capacity,
                                (size_t)dataflow->pending_sends + 1));
  dataflow->pending_send[dataflow->pending_sends++] = (hscal_pending_send){from, to, bytes};
  if (left > 0) return 0;
  for (int i; (i = earliest_pending(dataflow, to)) >= 0;) {
    hscal_pending_send pending_send = dataflow->pending_send[i];
    dataflow->pending_send[i] = dataflow->pending_send[--dataflow->pending_sends];
    HSCAL_TRY(transfer(self, pending_send.from, to, pending_send.bytes));
  }
  return 0;
}

static int mark_line(void *self, hscal_line line) {
  for (int i = 0; i < line.count; i++) {
    hscal_dataflow_process *process = &((hscal_dataflow *)self)->process[line.first + i * line.stride];
    process->mark_s[HSCAL_MARK_PART] = process->now_s;
    process->mark_shared_s = process->shared_s;
  }
  return 0;
}

static int jump(void *self, hscal_line line, double factor) {
  hscal_dataflow *dataflow = self;
  double marked_s = 0, now_s = 0;
  for (int i = 0; i < line.count; i++) {
    const hscal_dataflow_process *process = &dataflow->process[line.first + i * line.stride];
    marked_s = hscal__fmax(marked_s, process->mark_s[HSCAL_MARK_PART]);
    now_s = hscal__fmax(now_s, process->now_s);
  }
  for (int i = 0; i < line.count; i++) {
    hscal_dataflow_process *process = &dataflow->process[line.first + i * line.stride];
    process->now_s += factor * (now_s - marked_s);
    process->shared_s += factor * (process->shared_s - process->mark_shared_s);
  }
  return 0;
}

const hscal_steps hscal__dataflow_steps = {.work = work,
                                           .transfer = transfer,
                                           .transfer_any = transfer_any,
                                           .fan = fan,
                                           .collect = collect,
                                           .spread = spread,
                                           .gather = gather,
                                           .exchange = exchange,
                                           .send = send,
                                           .receive = receive,
                                           .mark = mark,
                                           .skip = skip,
                                           .mark_line = mark_line,
                                           .jump = jump};
