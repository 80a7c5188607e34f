/*
 * Bounds for the search: what no placement of a team on a grid can beat, and what of a call's work they may count on. They exclude
 * candidates (docs/explanation/search.md), so they must not exceed the clock.
 */
#include "estimate/skeleton.h"
#include "events/event.h"
#include "models/cost/kernel.h"

#include <math.h>

double hscal__bound_flops(const hscal_call *call) {
  if (hscal__routine_level(call->routine) == 4) return hscal__panels_flops(call);
  return hscal__call_is_product(call) ? hscal__call_flops(call) : 0;
}

/* Highest speed of a class at inner dimension k. Curves are interpolated, so they peak at a measured shape. */
static double peak_rate(const hscal_node_class *node, hscal_type type, int k) {
  enum { LARGE = 1 << 14 };
  double weight = hscal__type_flop_weight(type);
  double peak =
      2.0 * weight * LARGE * LARGE * k / hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMM, LARGE, LARGE, k);
  for (int s = 0; s < node->nspeeds; s++) {
    const hscal_kernel_speed *speed = &node->speeds[s];
    if (speed->kernel != HSCAL_KERNEL_GEMM || speed->type != type) continue;
    for (int i = 0; i < speed->npoints; i++) {
      int m = speed->points[i].m, n = speed->points[i].n;
      double seconds = hscal__kernel_seconds(node, type, HSCAL_KERNEL_GEMM, m, n, k);
      peak = fmax(peak, 2.0 * weight * m * n * k / seconds);
    }
  }
  return peak;
}

static double peak_boost(const hscal_space *space, int k) {
  const hscal_machine *machine = space->machine;
  double boost = 0;
  int seen = -1; /* nodes of a class stand together */
  for (int h = 0; h < machine->nnodes; h++) {
    if (machine->class_of[h] == seen) continue;
    seen = machine->class_of[h];
    boost = fmax(boost, peak_rate(hscal__node(machine, h), hscal__speed_type(&space->call), k) / space->speed[h]);
  }
  return boost;
}

void hscal__ceiling_init(const hscal_space *space, hscal_ceiling *ceiling) {
  enum { DEEP = 1 << 14 };
  const hscal_machine *machine = space->machine;
  *ceiling = (hscal_ceiling){.message_s = INFINITY, .byte_s = INFINITY};
  ceiling->boost_any = peak_boost(space, DEEP);
  for (int i = 0; i < space->npanels; i++) {
    ceiling->boost[i] = peak_boost(space, space->panel[i]);
    ceiling->boost_any = fmax(ceiling->boost_any, ceiling->boost[i]);
  }
  enum { LONG = 1 << 24 };
  for (int a = 0; a < machine->nclasses; a++) {
    double latency = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, a, a, 0);
    double seconds = hscal__message_estimate(machine, HSCAL_LAYER_NETWORK, a, a, LONG);
    ceiling->message_s = fmin(ceiling->message_s, latency);
    ceiling->byte_s = fmin(ceiling->byte_s, (seconds - latency) / LONG);
  }
  if (hscal__routine_level(space->call.routine) == 4) hscal__ceiling_of_panels(space, ceiling);
}

/* What the messages of one process cost it at least, when all its neighbours are on other nodes and C stays. */
static double held_bound(const hscal_space *space, const hscal_ceiling *ceiling, const hscal_outline *outline,
                         int width, int rows, int cols) {
  const hscal_message_layer *network = &space->machine->layer[HSCAL_LAYER_NETWORK];
  if (!network->late_receiver || network->seconds.npoints > 0 || outline->segments == 1) return 0;
  double foreign = outline->loop - outline->own_max; /* entries of the loop that others own */
  int stretch = outline->loop / outline->segments;
  double whole = hscal__max(0, stretch / width - 1) * (double)width * outline->segments / outline->loop;
  double held = 0;
  int extent[2] = {rows, cols}, members[2] = {outline->npcol, outline->nprow};
  for (int line = 0; line < 2; line++) {
    if (members[line] == 1) continue;
    double bytes = extent[line] * outline->element_bytes;
    double ways = 1 + (bytes * width >= network->rendezvous_bytes ? whole : 0);
    held += ways * foreign * (bytes * ceiling->byte_s + ceiling->message_s / width);
  }
  return held;
}

double hscal__team_bound(const hscal_space *space, const hscal_ceiling *ceiling, const hscal_outline *outline,
                         int panel, const hscal_team *team) {
  if (hscal__routine_level(outline->call->routine) == 4) return hscal__panels_bound(space, ceiling, outline, team);
  if (outline->call->routine->scheme != HSCAL_SCHEME_gemm) return outline->flops / (team->total * ceiling->boost_any);
  int rings = outline->stays == HSCAL_C && panel >= 0; /* else the kernels do not have the shape of the panel */
  double boost = rings && outline->segments > 1 ? ceiling->boost[panel] : ceiling->boost_any;
  double flops = outline->flops > 0 ? 2.0 * hscal__type_flop_weight(outline->call->routine->type) * outline->loop : 0;
  /* Somebody computes the smallest share at the slowest rate, and somebody the largest, at best at the fastest. */
  double slow_s = flops * outline->rows_min * outline->cols_min / (team->slowest * boost);
  double fast_s = flops * outline->rows_max * outline->cols_max / (team->fastest * boost);
  double all_s = outline->flops / (team->total * boost);
  if (rings && team->most == 1 && outline->aligned && outline->least_dimension > space->panel[panel]) {
    int width = space->panel[panel];
    slow_s += held_bound(space, ceiling, outline, width, outline->rows_min, outline->cols_min);
    fast_s += held_bound(space, ceiling, outline, width, outline->rows_max, outline->cols_max);
  }
  return fmax(all_s, fmax(slow_s, fast_s));
}
