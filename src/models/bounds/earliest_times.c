#include "models/bounds/earliest_times.h"
#include "base/status.h"
#include "models/bounds/speed_limits.h"
#include "models/cost/barrier_times.h"

#include <math.h>
#include <stdlib.h>

/* A measured curve need not rise: what it begins with alone is certain. */
static hscal_least_layer_cost least_cost_of(const hscal_layer_cost *cost) {
  const hscal_message_layer *layer = cost->layer;
  int measured = layer->seconds.npoints > 0;
  double start_s = measured ? cost->curve_start_s : layer->latency_s;
  return (hscal_least_layer_cost){.start_s = start_s + layer->send_overhead_s + layer->receive_overhead_s,
                                  .byte_s = measured ? 0 : cost->s_per_byte,
                                  .envelope_bytes = layer->envelope_bytes};
}

static void set_endpoints(hscal_earliest_times *earliest) {
  const hscal_costs *costs = earliest->costs;
  for (int i = 0; i < HSCAL_LAYERS; i++) earliest->layer_cost[i] = least_cost_of(&costs->layer[i]);
  double byte_s = earliest->layer_cost[HSCAL_LAYER_NETWORK].byte_s;
  earliest->least_link_s = INFINITY;
  for (int p = 0; p < earliest->nprocs; p++) {
    const hscal_node_cost *node = &costs->node[costs->node_of[p]];
    earliest->endpoint[p] = (hscal_endpoint){costs->node_of[p], node->latency_s, fmax(byte_s, node->link_s_per_byte)};
    earliest->least_link_s = fmin(earliest->least_link_s, node->latency_s);
  }
}

int hscal__earliest_times_init(hscal_earliest_times *earliest, const hscal_layout *layout, const hscal_costs *costs) {
  int nprocs = hscal__layout_processes(layout);
  double *seconds = calloc(2 * (size_t)nprocs, sizeof *seconds);
  hscal_endpoint *endpoint = calloc((size_t)nprocs, sizeof *endpoint);
  *earliest = (hscal_earliest_times){
      .costs = costs, .layout = layout, .nprocs = nprocs, .ready_s = seconds, .endpoint = endpoint};
  if (!seconds || !endpoint) {
    hscal__earliest_times_free(earliest);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  }
  earliest->work_s = seconds + nprocs;
  set_endpoints(earliest);
  for (int p = 0; p < nprocs; p++) earliest->ready_s[p] = costs->begin_s[p];
  return 0;
}

void hscal__earliest_times_free(hscal_earliest_times *earliest) {
  free(earliest->ready_s);
  free(earliest->endpoint);
}

double hscal__earliest_start_s(const hscal_earliest_times *earliest) {
  double first_s = INFINITY;
  for (int p = 0; p < earliest->nprocs; p++) first_s = fmin(first_s, earliest->ready_s[p]);
  return first_s;
}

void hscal__compute_together(hscal_earliest_times *earliest, double begin_s, double flops) {
  const hscal_costs *costs = earliest->costs;
  const hscal_node_class *known = NULL;
  double speed = 0, limit = 0;
  for (int p = 0; p < earliest->nprocs; p++) {
    const hscal_node_class *class = costs->node[costs->node_of[p]].class;
    if (class != known) limit = hscal__product_limit(class, costs->type, 0), known = class;
    speed += limit;
  }
  if (flops > 0) earliest->together_s = fmax(earliest->together_s, begin_s) + flops / speed;
}

int hscal__earliest_end_s(const hscal_earliest_times *earliest, double *seconds) {
  const hscal_costs *costs = earliest->costs;
  int nnodes = costs->machine->nnodes;
  double *load_s = calloc((size_t)nnodes, sizeof *load_s);
  if (!load_s) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  *seconds = earliest->together_s - costs->begin_s[0];
  for (int p = 0; p < earliest->nprocs; p++) {
    *seconds = fmax(*seconds, hscal__seconds_around(costs, p, earliest->ready_s[p]));
    load_s[costs->node_of[p]] += earliest->work_s[p];
  }
  for (int x = 0; x < nnodes; x++) *seconds = fmax(*seconds, load_s[x] / costs->node[x].processors - costs->begin_s[0]);
  free(load_s);
  return 0;
}
