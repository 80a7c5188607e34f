#include "models/cost/barrier_times.h"
#include "base/array.h"
#include "base/status.h"

#include <math.h>

static int is_late(const hscal_costs *costs, const hscal_barrier_message *message) {
  return costs->layer[hscal__costs_layer(costs, message->from, message->to)].layer->late_receiver;
}

static void set_seconds(const hscal_costs *costs, hscal_barrier *barrier) {
  for (int r = 0, i = 0; r < barrier->rounds; r++)
    for (; i < barrier->round[r].end; i++) {
      hscal_barrier_message *message = &barrier->message[i];
      hscal_route route = hscal__costs_route(costs, message->from, message->to, barrier->round[r].bytes);
      message->seconds = route.latency_s + route.transfer_s;
    }
}

static int begin_of(const hscal_barrier *barrier, int round) { return round > 0 ? barrier->round[round - 1].end : 0; }

/* From when each comes to that round, in time_s, to when each leaves the barrier. */
static void pass_on(hscal_costs *costs, int round, double *time_s) {
  const hscal_barrier *barrier = &costs->barrier;
  double *arrival_s = costs->round_s;
  for (int begin = begin_of(barrier, round); round < barrier->rounds; round++) {
    const hscal_barrier_round *r = &barrier->round[round];
    for (int i = begin; i < r->end; i++) {
      const hscal_barrier_message *m = &barrier->message[i];
      double sent_s = time_s[m->from];
      if (is_late(costs, m)) sent_s = hscal__fmax(sent_s, time_s[m->to]);
      arrival_s[i - begin] = sent_s + m->seconds;
    }
    for (int i = begin; i < r->end; i++) {
      const hscal_barrier_message *m = &barrier->message[i];
      time_s[m->to] = hscal__fmax(time_s[m->to], arrival_s[i - begin]);
      if (r->is_synchronous) time_s[m->from] = hscal__fmax(time_s[m->from], arrival_s[i - begin]);
    }
    begin = r->end;
  }
}

/* Backwards: from when only that process comes later until process 0 leaves. */
static void look_back(hscal_costs *costs, double *left_s) {
  const hscal_barrier *barrier = &costs->barrier;
  double *through_s = costs->round_s;
  for (int p = 0; p < costs->nprocs; p++) left_s[p] = p == 0 ? 0 : -INFINITY;
  for (int round = barrier->rounds - 1; round >= 0; round--) {
    const hscal_barrier_round *r = &barrier->round[round];
    int begin = begin_of(barrier, round);
    for (int i = begin; i < r->end; i++) {
      const hscal_barrier_message *m = &barrier->message[i];
      double after_s = left_s[m->to];
      if (r->is_synchronous) after_s = hscal__fmax(after_s, left_s[m->from]);
      through_s[i - begin] = after_s + m->seconds;
    }
    for (int i = begin; i < r->end; i++) {
      const hscal_barrier_message *m = &barrier->message[i];
      left_s[m->from] = hscal__fmax(left_s[m->from], through_s[i - begin]);
      if (is_late(costs, m)) left_s[m->to] = hscal__fmax(left_s[m->to], through_s[i - begin]);
    }
  }
}

static void start_at_zero(double *time_s, int n) {
  double first_s = INFINITY;
  for (int p = 0; p < n; p++) first_s = hscal__fmin(first_s, time_s[p]);
  for (int p = 0; p < n; p++) time_s[p] -= first_s;
}

/* Does a message between any two processes take as long: each on a node of its own, with a link like all others? */
static int has_alike_links(const hscal_costs *costs) {
  const hscal_node_cost *first = &costs->node[costs->node_of[0]];
  for (int p = 0; p < costs->nprocs; p++) {
    const hscal_node_cost *node = &costs->node[costs->node_of[p]];
    if (node->processes > 1 || node->latency_s != first->latency_s || node->link_s_per_byte != first->link_s_per_byte)
      return 0;
  }
  return !costs->switch_of && costs->nprocs > 1;
}

/* Are the times there already, from a placement like this one? Notes of what they will be if not. */
static int are_known(hscal_costs *costs) {
  const hscal_barrier *barrier = &costs->barrier;
  int members = has_alike_links(costs) ? barrier->made.members : 0;
  hscal_route route = members > 0 ? hscal__costs_route(costs, 0, 1, 0) : (hscal_route){0};
  double seconds = route.latency_s + route.transfer_s;
  int is_late = costs->layer[HSCAL_LAYER_NETWORK].layer->late_receiver;
  if (members > 0 && costs->alike.members == members && costs->alike.algorithm == barrier->made.algorithm &&
      costs->alike.seconds == seconds && costs->alike.is_late == is_late)
    return 1;
  costs->alike.members = members;
  costs->alike.algorithm = barrier->made.algorithm;
  costs->alike.seconds = seconds;
  costs->alike.is_late = is_late;
  return 0;
}

int hscal__barrier_times_set(hscal_costs *costs) {
  size_t n = (size_t)costs->nprocs;
  hscal_barrier *barrier = &costs->barrier;
  HSCAL_TRY(hscal__barrier_expand(barrier, hscal__machine_collectives(costs->machine), costs->nprocs, costs->node_of,
                                  costs->machine->nnodes));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(costs->begin_s, costs->begin_capacity, n));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(costs->end_s, costs->end_capacity, n));
  HSCAL_TRY(HSCAL_ARRAY_RESERVE(costs->round_s, costs->round_capacity, n));
  if (are_known(costs)) return 0;
  set_seconds(costs, barrier);
  for (size_t p = 0; p < n; p++) costs->begin_s[p] = 0;
  pass_on(costs, barrier->release, costs->begin_s);
  start_at_zero(costs->begin_s, costs->nprocs);
  look_back(costs, costs->end_s);
  return 0;
}

double hscal__barrier_seconds(hscal_costs *costs, double *time_s) {
  double last_s = 0;
  for (int p = 0; p < costs->nprocs; p++) time_s[p] = 0;
  pass_on(costs, 0, time_s);
  for (int p = 0; p < costs->nprocs; p++) last_s = hscal__fmax(last_s, time_s[p]);
  return last_s;
}

/* ---- for bounds --------------------------------------------------------------------------------------------- */

static double seconds_per_byte(double rate) { return rate > 0 ? 1 / rate : 0; }

/* The longest that an empty message, or one of a byte, may take on the machine. */
static double longest_signal_s(const hscal_machine *machine) {
  double latency_s = 0, byte_s = 0, link_latency_s = 0, envelope_bytes = 0;
  for (int i = 0; i < HSCAL_LAYERS; i++) {
    const hscal_message_layer *layer = &machine->layer[i];
    int measured = layer->seconds.npoints > 0;
    latency_s = hscal__fmax(latency_s, measured ? hscal__curve_at(&layer->seconds, 1) : layer->latency_s);
    byte_s = hscal__fmax(byte_s, measured ? 0 : seconds_per_byte(layer->bytes_per_s));
    envelope_bytes = hscal__fmax(envelope_bytes, layer->envelope_bytes);
  }
  for (int c = 0; c < machine->nclasses; c++) {
    link_latency_s = hscal__fmax(link_latency_s, machine->classes[c].link_latency_s);
    byte_s = hscal__fmax(byte_s, seconds_per_byte(machine->classes[c].link_bytes_per_s));
  }
  if (machine->switches.count > 1) {
    latency_s += machine->switches.latency_s;
    byte_s = hscal__fmax(byte_s, seconds_per_byte(machine->switches.bytes_per_s));
    byte_s = hscal__fmax(byte_s, seconds_per_byte(machine->switches.uplink_bytes_per_s));
  }
  return latency_s + 2 * link_latency_s + (envelope_bytes + 1) * byte_s;
}

/* Of a composed barrier: nodes, leaders, nodes again. */
double hscal__head_start_each_s(const hscal_machine *machine) {
  const hscal_collectives *table = hscal__machine_collectives(machine);
  int parts = 0;
  for (int i = 0; i < table->nrows; i++) {
    hscal_collective_algorithm algorithm = table->rows[i].algorithm;
    if (table->rows[i].operation != HSCAL_COLLECTIVE_BARRIER) continue;
    if (algorithm == HSCAL_ALGORITHM_LINEAR || algorithm == HSCAL_ALGORITHM_BINOMIAL_IN_TURN) continue;
    parts = hscal__max(parts, hscal__algorithm_is_composed(algorithm) ? 3 : 1);
  }
  return parts > 0 ? parts * longest_signal_s(machine) : 0;
}
