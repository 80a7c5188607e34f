#include "search/fidelity.h"
#include "base/blockcyclic.h"
#include "search/calibrated.h"

#include <math.h>

/* Receive and pass on along both lines, and compute: five operations of each process for every panel that the sampled
 * clock looks at; several times as many where processes share processors or links. Of a routine of ScaLAPACK about as much is simulated
 * whatever its blocks. */
double hscal__evaluation_effort(const hscal_cost_skeleton *skeleton, int panel, int is_shared) {
  enum { SAMPLED = 4, SHARED = 5, STEPS = 9, EACH = 60 }; /* models/predict/predict.c, models/clock/sample.c */
  double processes = (double)skeleton->nprow * skeleton->npcol, panels = hscal__blocks(skeleton->loop, panel);
  if (hscal__is_scalapack(skeleton->call->routine)) return EACH * processes;
  double a_panel = processes * (1 + 2 * hscal__traffic_panels(&skeleton->row) +
                                2 * hscal__traffic_panels(&skeleton->col) + 4 * skeleton->turns);
  double timed = skeleton->is_uniform ? SAMPLED * skeleton->segments : STEPS; /* a series in each segment, or steps */
  return (is_shared ? SHARED : 1) * a_panel * fmin(panels, timed);
}

double hscal__correct_bias(const hscal_search_state *search, double low_fidelity_s) {
  return search->fidelity.pairs > 0 ? low_fidelity_s * exp(search->fidelity.bias) : low_fidelity_s;
}

double hscal__high_fidelity_effort(const hscal_search_state *search, int processes, int shares) {
  if (search->fidelity.high_effort > 0) return search->fidelity.high_effort;
  double effort = hscal__timeof_effort(&search->space.call, processes, shares, search->fidelity.fallback_volume);
  int is_product = hscal__routine_level(search->space.call.routine) < 4;
  return is_product && search->fidelity.fallback_effort > 0
             ? fmin(effort, HSCAL_TIMES_LOW_FIDELITY * search->fidelity.fallback_effort)
             : effort;
}

double hscal__fallback_high_fidelity_effort(const hscal_search_state *search) {
  const hscal_usual *fallback = hscal__fallback_of(search);
  return hscal__high_fidelity_effort(search, fallback->layout.nprow * fallback->layout.npcol, fallback->shares);
}

int hscal__exceeds_deadline(const hscal_search_state *search, int processes, int shares) {
  enum { MANY = 2048 }; /* there it may take ten times as long as is known before */
  if (!search->budget.deadline_mode) return 0;
  return search->space.max_processes > MANY ||
         search->budget.spent + hscal__high_fidelity_effort(search, processes, shares) > search->budget.limit;
}
