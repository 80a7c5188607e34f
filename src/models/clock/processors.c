#include "models/clock/processors.h"
#include "base/minmax.h"

#include <math.h>

/* Each running process of the node gets this share of a processor. */
static double node_share(const hscal_clock_node *node) {
  return node->active <= node->processors ? 1 : (double)node->processors / node->active;
}

static void node_serve(hscal_clock_node *node, double now_s) {
  node->served_s += (now_s - node->since_s) * node_share(node);
  node->since_s = now_s;
}

/* Finds which of the node's running processes will be done first, and when. */
static void node_schedule(hscal_event_clock *clock, hscal_clock_node *node) {
  int first = -1;
  double first_done_at_s = INFINITY;
  for (int i = 0; i < node->active; i++) {
    double done_at_s = clock->process[node->running[i]].done_at_s;
    if (done_at_s < first_done_at_s) {
      first_done_at_s = done_at_s;
      first = node->running[i];
    }
  }
  if (node->first >= 0 && node->first != first) hscal__event_queue_set(&clock->queue, (size_t)node->first, INFINITY);
  node->first = first;
  if (first < 0) return;
  double due_s = clock->flows.now_s + hscal__fmax(first_done_at_s - node->served_s, 0) / node_share(node);
  hscal__event_queue_set(&clock->queue, (size_t)first, due_s);
}

void hscal__processors_share(hscal_event_clock *clock, int p, double seconds) {
  hscal_clock_process *process = &clock->process[p];
  hscal_clock_node *node = &clock->node[process->node];
  node_serve(node, clock->flows.now_s);
  process->phase = CLOCK_SHARES;
  process->done_at_s = node->served_s + seconds;
  node->running[node->active++] = p;
  node_schedule(clock, node);
  if (node->first != p) hscal__event_queue_set(&clock->queue, (size_t)p, INFINITY);
}

/* The first of the node's processes is done. */
void hscal__processors_finish(hscal_event_clock *clock, hscal_clock_node *node) {
  node_serve(node, clock->flows.now_s);
  int i = 0;
  while (node->running[i] != node->first) i++;
  node->running[i] = node->running[--node->active];
  node->first = -1; /* its slot is its own again */
  node_schedule(clock, node);
}

void hscal__processors_set(hscal_event_clock *clock) {
  int *running = clock->running;
  for (int x = 0; x < clock->nnodes; x++) {
    const hscal_node_cost *cost = &clock->costs->node[x];
    clock->node[x] = (hscal_clock_node){
        .processors = cost->processors, .processes = cost->processes, .running = running, .first = -1};
    running += cost->processes;
  }
}
