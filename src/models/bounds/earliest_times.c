#include "models/bounds/earliest_times.h"
#include "base/status.h"
#include "models/bounds/share.h"

#include <math.h>
#include <stdlib.h>

/* A measured curve need not rise: what it begins with alone is certain. */
static hscal_carriage carriage_over(const hscal_layer_cost *cost) {
  const hscal_message_layer *layer = cost->layer;
  int measured = layer->seconds.npoints > 0;
  double start_s = measured ? cost->curve_start_s : layer->latency_s;
  return (hscal_carriage){.start_s = start_s + layer->send_overhead_s + layer->receive_overhead_s,
                          .byte_s = measured ? 0 : cost->s_per_byte,
                          .envelope_bytes = layer->envelope_bytes};
}

static void set_terminals(hscal_ledger *ledger) {
  const hscal_costs *costs = ledger->costs;
  for (int i = 0; i < HSCAL_LAYERS; i++) ledger->carriage[i] = carriage_over(&costs->layer[i]);
  double byte_s = ledger->carriage[HSCAL_LAYER_NETWORK].byte_s;
  ledger->least_link_s = INFINITY;
  for (int p = 0; p < ledger->nprocs; p++) {
    const hscal_node_cost *node = &costs->node[costs->node_of[p]];
    ledger->terminal[p] = (hscal_terminal){costs->node_of[p], node->latency_s, fmax(byte_s, node->link_s_per_byte)};
    ledger->least_link_s = fmin(ledger->least_link_s, node->latency_s);
  }
}

int hscal__ledger_init(hscal_ledger *ledger, const hscal_layout *layout, const hscal_costs *costs) {
  int nprocs = hscal__layout_processes(layout);
  double *seconds = calloc(2 * (size_t)nprocs, sizeof *seconds);
  hscal_terminal *terminal = calloc((size_t)nprocs, sizeof *terminal);
  *ledger =
      (hscal_ledger){.costs = costs, .layout = layout, .nprocs = nprocs, .ready_s = seconds, .terminal = terminal};
  if (!seconds || !terminal) {
    hscal__ledger_free(ledger);
    return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  }
  ledger->work_s = seconds + nprocs;
  set_terminals(ledger);
  for (int p = 0; p < nprocs; p++) ledger->ready_s[p] = hscal__costs_signal(costs, 0, p); /* as the clock begins */
  return 0;
}

void hscal__ledger_free(hscal_ledger *ledger) {
  free(ledger->ready_s);
  free(ledger->terminal);
}

double hscal__ledger_first(const hscal_ledger *ledger) {
  double first_s = INFINITY;
  for (int p = 0; p < ledger->nprocs; p++) first_s = fmin(first_s, ledger->ready_s[p]);
  return first_s;
}

void hscal__ledger_share(hscal_ledger *ledger, double begin_s, double flops) {
  const hscal_costs *costs = ledger->costs;
  const hscal_node_class *known = NULL;
  double speed = 0, limit = 0;
  for (int p = 0; p < ledger->nprocs; p++) {
    const hscal_node_class *class = costs->node[costs->node_of[p]].class;
    if (class != known) limit = hscal__product_limit(class, costs->type, 0), known = class;
    speed += limit;
  }
  if (flops > 0) ledger->together_s = fmax(ledger->together_s, begin_s) + flops / speed;
}

int hscal__ledger_seconds(const hscal_ledger *ledger, double *seconds) {
  const hscal_costs *costs = ledger->costs;
  int nnodes = costs->machine->nnodes;
  double *load_s = calloc((size_t)nnodes, sizeof *load_s);
  if (!load_s) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  *seconds = ledger->together_s;
  for (int p = 0; p < ledger->nprocs; p++) {
    *seconds = fmax(*seconds, ledger->ready_s[p] + hscal__costs_signal(costs, p, 0)); /* as it ends */
    load_s[costs->node_of[p]] += ledger->work_s[p];
  }
  for (int x = 0; x < nnodes; x++) *seconds = fmax(*seconds, load_s[x] / costs->node[x].processors);
  free(load_s);
  return 0;
}
