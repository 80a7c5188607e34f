#include "models/published/published.h"
#include "base/array.h"
#include "base/minmax.h"
#include "base/status.h"
#include "model_language/emit_events.h"
#include "models/cost/costs.h"
#include "models/cost/messages.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int hscal__published_read(const char *text, hscal_published_rules *rules) {
  static const hscal_published_layer serial = {.is_serial = 1}, parallel = {.broadcast = 1, .gather = 1};
  hscal_published_layer *network = &rules->network;
  int length = 0;
  *rules = (hscal_published_rules){.node = serial, .network = parallel};
  if (!strcmp(text, "published")) return 0;
  if (!strcmp(text, "published:serial")) {
    *network = serial;
    return 0;
  }
  if (sscanf(text, "published:%lf,%lf%n", &network->broadcast, &network->gather, &length) == 2 && !text[length] &&
      network->broadcast >= 0 && network->broadcast <= 1 && network->gather >= 0 && network->gather <= 1)
    return 0;
  return hscal__fail(HSCAL_ERROR_ARGUMENT,
                     "--estimator %.60s: it is clock, published, published:serial or published:FB,FG with two factors "
                     "from 0 to 1",
                     text);
}

/* What one process computes in a par, or one pair transfers. */
typedef struct item {
  int from, to; /* to -1: computes */
  double amount;
} item;

/* One of a par, and where. */
typedef struct computation {
  int node;
  double seconds;
} computation;

typedef struct estimation {
  const hscal_published_rules *rules;
  hscal_costs costs;
  hscal_event bench;
  int processes, depth; /* of par */
  const char *left_out; /* [processes]; null: nobody */
  int *on_node;         /* [nodes] processes there */
  double seconds;
  item *items; /* of the outermost par, each process and pair once */
  size_t count, capacity;
  size_t *place;            /* [processes * (processes + 1)] of a process or pair in items, from 1; 0: not there */
  computation *computation; /* [processes] to work in */
} estimation;

static double computation_s(estimation *e, int process, double units) {
  hscal_event event = e->bench;
  event.process = process;
  return units * hscal__costs_kernel(&e->costs, &event)->seconds;
}

/* The rules know of no envelope around the data. */
static double transfer_s(const estimation *e, const item *item) {
  const hscal_route route = hscal__costs_route(&e->costs, item->from, item->to, item->amount);
  int is_measured = e->costs.layer[route.layer].is_measured;
  return route.latency_s + (is_measured ? route.transfer_s : route.transfer_s * item->amount / route.bytes);
}

static double item_s(estimation *e, const item *item) {
  return item->to < 0 ? computation_s(e, item->from, item->amount) : transfer_s(e, item);
}

/* ---- par -------------------------------------------------------------------------------------------------------- */

/* By nodes, on each the longest first. */
static int by_node(const void *x, const void *y) {
  const computation *a = x, *b = y;
  if (a->node != b->node) return a->node < b->node ? -1 : 1;
  return (a->seconds < b->seconds) - (a->seconds > b->seconds);
}

/* So many of a node's computations fall to that of its processors which has most to do. */
static int most_on_processor(const estimation *e, int node) {
  const hscal_node_cost *cost = &e->costs.node[node];
  return hscal__max(1, (e->on_node[node] + cost->processors - 1) / cost->processors);
}

static double computations_s(estimation *e) {
  int count = 0, nth = 0;
  double seconds = 0, on_node_s = 0;
  for (size_t i = 0; i < e->count; i++)
    if (e->items[i].to < 0)
      e->computation[count++] = (computation){e->costs.node_of[e->items[i].from], item_s(e, &e->items[i])};
  if (count) qsort(e->computation, (size_t)count, sizeof *e->computation, by_node);
  for (int i = 0; i < count; i++) {
    const computation *c = &e->computation[i];
    if (i == 0 || c->node != c[-1].node) nth = 0, on_node_s = 0;
    if (nth++ < most_on_processor(e, c->node)) on_node_s += c->seconds;
    seconds = fmax(seconds, on_node_s);
  }
  return seconds;
}

static double transfers_s(const estimation *e) {
  double sum = 0, longest = 0;
  int from = -1, to = -1, node = -1, one_sender = 1, one_receiver = 1, within = 1;
  for (size_t i = 0; i < e->count; i++) {
    const item *item = &e->items[i];
    if (item->to < 0) continue;
    if (from < 0) from = item->from, to = item->to, node = e->costs.node_of[from];
    one_sender &= item->from == from, one_receiver &= item->to == to;
    within &= e->costs.node_of[item->from] == node && e->costs.node_of[item->to] == node;
    double seconds = transfer_s(e, item);
    sum += seconds, longest = fmax(longest, seconds);
  }
  const hscal_published_layer *layer = within ? &e->rules->node : &e->rules->network;
  if (layer->is_serial) return sum;
  if (one_sender) return layer->broadcast * longest + (1 - layer->broadcast) * sum;
  if (one_receiver) return layer->gather * longest + (1 - layer->gather) * sum;
  return longest;
}

/* ---- actions ---------------------------------------------------------------------------------------------------- */

static int is_left_out(const estimation *e, int process) { return e->left_out && e->left_out[process]; }

static int put(void *self, const hscal_model_action *action) {
  estimation *e = self;
  const item added = {action->from, action->to, action->amount};
  if (is_left_out(e, action->from) || (action->to >= 0 && is_left_out(e, action->to))) return 0;
  if (!e->depth) {
    e->seconds += item_s(e, &added);
    return 0;
  }
  size_t *place = &e->place[(size_t)action->from * ((size_t)e->processes + 1) + (size_t)(action->to + 1)];
  if (*place) {
    e->items[*place - 1].amount += action->amount;
    return 0;
  }
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(e->items, e->capacity, e->count + 1));
  e->items[e->count++] = added;
  *place = e->count;
  return 0;
}

static int begin_par(void *self) {
  ((estimation *)self)->depth++;
  return 0;
}

static int branch(void *self) {
  (void)self;
  return 0;
}

/* A par within another is part of it. */
static int end_par(void *self) {
  estimation *e = self;
  if (--e->depth) return 0;
  e->seconds += fmax(computations_s(e), transfers_s(e));
  for (size_t i = 0; i < e->count; i++)
    e->place[(size_t)e->items[i].from * ((size_t)e->processes + 1) + (size_t)(e->items[i].to + 1)] = 0;
  e->count = 0;
  return 0;
}

static int estimate(estimation *e, hscal_arrangement *arrangement, double *seconds) {
  const hscal_action_sink actions = {
      .put = put, .begin_par = begin_par, .branch = branch, .end_par = end_par, .self = e};
  size_t processes = (size_t)arrangement->processes;
  e->place = calloc(processes * (processes + 1), sizeof *e->place);
  e->computation = calloc(processes, sizeof *e->computation);
  e->on_node = calloc((size_t)e->costs.machine->nnodes, sizeof *e->on_node);
  if (!e->place || !e->computation || !e->on_node)
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory to estimate a model");
  for (int p = 0; p < e->processes; p++) e->on_node[e->costs.node_of[p]] += !is_left_out(e, p);
  HSCAL_TRY(hscal__arrangement_run(arrangement, &actions));
  *seconds = e->seconds;
  if (isfinite(e->seconds)) return 0;
  return hscal__fail(HSCAL_ERROR_MACHINE, "a node of the machine has no speed for %s, the unit of the model",
                     hscal__kernel_facts[e->bench.kernel].blas);
}

int hscal__published_s(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                       const hscal_published_rules *rules, double *seconds) {
  return hscal__published_part_s(call, layout, placement, rules, NULL, seconds);
}

int hscal__published_part_s(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                            const hscal_published_rules *rules, const char *left_out, double *seconds) {
  hscal_text_model *model = hscal__text_model_of(call);
  hscal_arrangement *arrangement;
  *seconds = 0;
  if (!model)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "the published estimator is one of models in text, not of %s",
                       call->routine->name);
  HSCAL_TRY(hscal__text_model_arrange(model, layout->nprow, layout->npcol, &arrangement));
  estimation e = {.rules = rules,
                  .bench = hscal__model_bench_event(arrangement),
                  .processes = arrangement->processes,
                  .left_out = left_out};
  int status = hscal__costs_set(&e.costs, placement, arrangement->processes, call->routine);
  if (!status) status = estimate(&e, arrangement, seconds);
  hscal__costs_free(&e.costs);
  free(e.items);
  free(e.place);
  free(e.computation);
  free(e.on_node);
  return status;
}
