#include "estimate/any_placement_table.h"
#include "base/blockcyclic.h"
#include "estimate/any_placement_elimination.h"
#include "estimate/any_placement_product.h"
#include "estimate/any_placement_reduction.h"
#include "models/bounds/scheme_bounds_table.h"
#include "models/cost/barrier_times.h"

/* What goes through a matrix in panels. */
typedef struct panel_bound {
  double (*flops)(const hscal_call *call, int width);
  double (*seconds)(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                    const hscal_process_set *process_set);
} panel_bound;

static const panel_bound elimination = {hscal__any_placement_elimination_flops, hscal__any_placement_elimination};
static const panel_bound reduction = {hscal__any_placement_reduction_flops, hscal__any_placement_reduction};

/* Null: nothing is known of its panels. */
static const panel_bound *const by_walk[HSCAL_BOUND_COUNT] = {
    [HSCAL_BOUND_LU] = &elimination,        [HSCAL_BOUND_CHOLESKY] = &elimination,
    [HSCAL_BOUND_QR] = &elimination,        [HSCAL_BOUND_LEAST_SQUARES] = &elimination,
    [HSCAL_BOUND_TRIDIAGONAL] = &reduction, [HSCAL_BOUND_BIDIAGONAL] = &reduction,
    [HSCAL_BOUND_HESSENBERG] = &reduction,
};

static const panel_bound *panel_bound_of(const hscal_call *call) {
  return by_walk[hscal__family_of(call->routine)->bound];
}

static double panels_flops(const hscal_call *call) {
  enum { WIDE = 256 }; /* the widest block of a search, unless one is given */
  int width = hscal__max(WIDE, call->operand[HSCAL_A].desc.nb);
  const panel_bound *bound = panel_bound_of(call);
  return hscal__joint_flops(call, width) + (bound ? bound->flops(call, width) : 0);
}

double hscal__certain_flops(const hscal_call *call) {
  if (hscal__is_scalapack(call->routine)) return panels_flops(call);
  /* Of PBLAS: where all are done in products of matrices. */
  return hscal__families[hscal__call_family(call)].work == HSCAL_WORK_PRODUCTS ? hscal__call_flops(call) : 0;
}

static double panels_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton,
                           const hscal_process_set *process_set) {
  const panel_bound *bound = panel_bound_of(skeleton->call);
  double flops = hscal__joint_flops(skeleton->call, skeleton->call->operand[HSCAL_A].desc.nb);
  double seconds = bound ? bound->seconds(peaks, skeleton, process_set) : 0;
  return seconds + flops / (process_set->total * peaks->deep_boost);
}

static double busy_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton, int panel,
                         const hscal_process_set *process_set) {
  if (hscal__is_scalapack(skeleton->call->routine)) return panels_bound(peaks, skeleton, process_set);
  if (skeleton->is_uniform) return hscal__any_placement_product(peaks, skeleton, panel, process_set);
  return skeleton->flops / (process_set->total * peaks->boost_any);
}

double hscal__any_placement_bound(const hscal_machine_peaks *peaks, const hscal_cost_skeleton *skeleton, int panel,
                                  const hscal_process_set *process_set) {
  double head_start_s = hscal__head_start_s(peaks->head_start_each_s, skeleton->nprow * skeleton->npcol);
  return hscal__fmax(busy_bound(peaks, skeleton, panel, process_set) - head_start_s, 0);
}
