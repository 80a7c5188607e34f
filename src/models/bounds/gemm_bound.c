#include "models/bounds/gemm_bound.h"
#include "base/status.h"
#include "instrumented_pblas/gemm.h"
#include "models/cost/barrier_times.h"
#include "models/cost/kernel.h"
#include "models/cost/messages.h"

#include <math.h>
#include <stdlib.h>

/* What the bound knows of the call on the grid. */
typedef struct gemm_on_grid {
  hscal_gemm gemm;
  const hscal_costs *costs;
  int width;     /* no panel is wider */
  double narrow; /* no more of K than this travels in panels that are not as wide: those cut by the end of a run */
  int rings;     /* both panels travel on increasing rings, aligned with C */
} gemm_on_grid;

/* Best speeds already looked up. */
enum { CACHED = 32 };
typedef struct speed_cache {
  struct {
    const hscal_node_class *class;
    int m, n;
    double speed;
  } entry[CACHED];
} speed_cache;

static const hscal_dealing *dealing_of(const gemm_on_grid *product, hscal_operand_name which, hscal_gemm_index index) {
  return &product->gemm.view[which].dealing[hscal__gemm_along(&product->gemm, which, index)];
}

static int same_dealing(const hscal_dealing *a, const hscal_dealing *b) {
  return a->first == b->first && a->block == b->block && a->src == b->src;
}

static int replicated(const hscal_gemm_view *view) {
  return view->dealing[HSCAL_ROWS].src < 0 || view->dealing[HSCAL_COLUMNS].src < 0;
}

static int certain_rings(const hscal_gemm *gemm) {
  const hscal_gemm_view *a = &gemm->view[HSCAL_A], *b = &gemm->view[HSCAL_B], *c = &gemm->view[HSCAL_C];
  if (gemm->stays != HSCAL_C || gemm->transa != 'N' || gemm->transb != 'N') return 0;
  if (gemm->emitter.broadcast[HSCAL_ROW] != 'i' || gemm->emitter.broadcast[HSCAL_COLUMN] != 'i') return 0;
  if (replicated(a) || replicated(b) || replicated(c)) return 0;
  if (hscal__line_of(&c->dealing[HSCAL_ROWS]) >= 0 || hscal__line_of(&c->dealing[HSCAL_COLUMNS]) >= 0) return 0;
  return same_dealing(&a->dealing[HSCAL_ROWS], &c->dealing[HSCAL_ROWS]) &&
         same_dealing(&b->dealing[HSCAL_COLUMNS], &c->dealing[HSCAL_COLUMNS]);
}

/* Entries of K in runs that are cut into panels without a rest. */
static int whole_panels(const hscal_dealing *dealing, int width) {
  return dealing->first % width == 0 && dealing->block % width == 0 && dealing->n % width == 0;
}

static gemm_on_grid make_product(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs) {
  gemm_on_grid product = {.gemm = hscal__gemm_prepare(call, layout), .costs = costs};
  const hscal_dealing *ka = dealing_of(&product, HSCAL_A, HSCAL_GEMM_K),
                      *kb = dealing_of(&product, HSCAL_B, HSCAL_GEMM_K);
  int at_once = !hscal__spread(ka) && !hscal__spread(kb); /* one panel, whatever its width */
  product.width = at_once ? call->k : hscal__min(layout->backend.panel, call->k);
  if (!at_once && !(whole_panels(ka, product.width) && whole_panels(kb, product.width)))
    product.narrow = (double)product.width * (1 + (double)hscal__lcm(layout->nprow, layout->npcol));
  product.rings = certain_rings(&product.gemm);
  return product;
}

/* ---- work ---- */

static double best_speed(const gemm_on_grid *product, speed_cache *cache, const hscal_node_class *class, int m, int n) {
  size_t i = ((size_t)m * 31 + (size_t)n * 7 + (size_t) class / sizeof *class) % CACHED;
  if (cache->entry[i].class != class || cache->entry[i].m != m || cache->entry[i].n != n) {
    hscal_type type = product->costs->type;
    cache->entry[i].class = class;
    cache->entry[i].m = m;
    cache->entry[i].n = n;
    cache->entry[i].speed = product->gemm.stays == HSCAL_C ? hscal__kernel_best_speed(class, type, m, n, product->width)
                                                           : hscal__kernel_top_speed(class, type, hscal__max(m, n));
  }
  return cache->entry[i].speed;
}

/* Real operations per entry of the operand that stays. */
static double flops_per_entry(const gemm_on_grid *product) {
  const hscal_gemm *gemm = &product->gemm;
  int walked = gemm->size[hscal__gemm_missing_index(&gemm->view[gemm->stays])];
  return hscal__type_flop_weight(product->costs->type) * 2.0 * walked;
}

/* Least seconds of kernels for a process that holds m x n of the operand that stays. */
static double work_seconds(const gemm_on_grid *product, speed_cache *cache, const hscal_node_class *class, int m,
                           int n) {
  if (m == 0 || n == 0) return 0;
  return flops_per_entry(product) * m * n / best_speed(product, cache, class, m, n);
}

/* ---- messages ---- */

typedef struct ring_traffic {
  double blocked_s; /* the process can do nothing else */
  double bytes;     /* moved, envelopes included */
} ring_traffic;

/* Panels `held` high, `total` wide in all, that go from one process to another: what they cost the receiver
 * (is_receiver) or the sender. */
static ring_traffic panels(const gemm_on_grid *product, int from, int to, int held, int total, int is_receiver) {
  const hscal_costs *costs = product->costs;
  const hscal_message_layer *layer = costs->layer[hscal__costs_layer(costs, from, to)].layer;
  double messages = ceil((double)total / product->width), panel_bytes = costs->element_bytes * held * product->width;
  double overhead_s = is_receiver ? layer->receive_overhead_s : layer->send_overhead_s;
  ring_traffic traffic = {.blocked_s = messages * overhead_s,
                          .bytes = costs->element_bytes * held * total + messages * layer->envelope_bytes};
  hscal_route route = hscal__costs_route(costs, from, to, panel_bytes);
  if (layer->seconds.npoints > 0) route.transfer_s = 0; /* a curve need not be convex: count its latency only */
  if (is_receiver && layer->late_receiver)
    traffic.blocked_s += messages * route.latency_s + route.transfer_s / route.bytes * traffic.bytes;
  else if (hscal__is_rendezvous(layer, panel_bytes) && total > product->narrow)
    traffic.blocked_s += (total - product->narrow) / product->width * (route.latency_s + route.transfer_s);
  return traffic;
}

/* Per node: seconds of work, bytes out and in. */
typedef struct node_load {
  double work_s, out_bytes, in_bytes;
} node_load;

/* The messages of one process with its neighbours in its row (A) or column (B). Returns the seconds that block it. */
static double ring(const gemm_on_grid *product, node_load *load, int process, int before, int after, int held,
                   int k_own, int k_after) {
  const hscal_costs *costs = product->costs;
  int k = product->gemm.size[HSCAL_GEMM_K];
  if (before == process) return 0;
  ring_traffic in = panels(product, before, process, held, k - k_own, 1);
  ring_traffic out = panels(product, process, after, held, k - k_after, 0);
  if (hscal__costs_layer(costs, before, process) == HSCAL_LAYER_NETWORK)
    load[costs->node_of[process]].in_bytes += in.bytes;
  if (hscal__costs_layer(costs, process, after) == HSCAL_LAYER_NETWORK)
    load[costs->node_of[process]].out_bytes += out.bytes;
  return in.blocked_s + out.blocked_s;
}

/* Seconds that process (p,q), holding m x n of C, is blocked by messages. */
static double ring_seconds(const gemm_on_grid *product, node_load *load, int p, int q, int m, int n) {
  const hscal_layout *layout = product->gemm.layout;
  int rows = layout->nprow, columns = layout->npcol, process = p * columns + q;
  const hscal_dealing *ka = dealing_of(product, HSCAL_A, HSCAL_GEMM_K),
                      *kb = dealing_of(product, HSCAL_B, HSCAL_GEMM_K);
  int left = hscal__mod_sub(q, 1 % columns, columns), right = hscal__mod_add(q, 1 % columns, columns);
  int up = hscal__mod_sub(p, 1 % rows, rows), down = hscal__mod_add(p, 1 % rows, rows);
  double seconds = ring(product, load, process, p * columns + left, p * columns + right, m, hscal__held(ka, q),
                        hscal__held(ka, right));
  return seconds + ring(product, load, process, up * columns + q, down * columns + q, n, hscal__held(kb, p),
                        hscal__held(kb, down));
}

/* ---- the bounds ---- */

/* Ends with the first process whose chain reaches the limit: then it is enough. */
static double over_processes(const gemm_on_grid *product, double limit_s, node_load *load) {
  const hscal_costs *costs = product->costs;
  const hscal_layout *layout = product->gemm.layout;
  const hscal_dealing *dealing = product->gemm.view[product->gemm.stays].dealing;
  speed_cache cache = {0};
  double bound_s = 0;
  for (int p = 0; p < layout->nprow; p++) {
    int m = hscal__held(&dealing[HSCAL_ROWS], p);
    for (int q = 0; q < layout->npcol; q++) {
      int n = hscal__held(&dealing[HSCAL_COLUMNS], q), process = p * layout->npcol + q;
      if (m == 0 || n == 0) continue;
      int node = costs->node_of[process];
      double work_s = work_seconds(product, &cache, costs->node[node].class, m, n);
      double busy_s = work_s + (product->rings ? ring_seconds(product, load, p, q, m, n) : 0);
      double chain_s = hscal__seconds_around(costs, process, costs->begin_s[process] + busy_s);
      load[node].work_s += work_s;
      if (chain_s > bound_s) bound_s = chain_s;
      if (bound_s >= limit_s) return bound_s;
    }
  }
  return bound_s;
}

int hscal__gemm_bound(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, double limit_s,
                      double *bound_s) {
  gemm_on_grid product = make_product(call, layout, costs);
  int nnodes = costs->machine->nnodes;
  node_load *load = calloc((size_t)nnodes, sizeof *load);
  if (!load) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for a bound");
  double bound = over_processes(&product, limit_s, load);
  for (int x = 0; x < nnodes; x++) {
    const hscal_node_cost *node = &costs->node[x];
    double busy_s = load[x].work_s / node->processors;
    busy_s = fmax(busy_s, fmax(load[x].out_bytes, load[x].in_bytes) * node->link_s_per_byte);
    busy_s = fmax(busy_s, (load[x].out_bytes + load[x].in_bytes) * node->both_s_per_byte);
    bound = fmax(bound, busy_s - costs->begin_s[0]); /* somebody may begin before process 0 */
  }
  free(load);
  *bound_s = bound;
  return 0;
}
