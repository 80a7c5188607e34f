#include "models/predict/ratio_interval.h"
#include "models/predict/calibrated.h"

#include <math.h>

_Static_assert(sizeof hscal__ratio_factor / sizeof *hscal__ratio_factor == HSCAL_PAIR_KINDS, "a factor for each kind");

static double ratio(double x, double y) { return fmax(x, y) / fmin(x, y); }

hscal_pair_kind hscal__pair_kind(int nprow, int npcol, int other_nprow, int other_npcol, int same_nodes) {
  if (nprow == other_nprow && npcol == other_npcol) return same_nodes ? HSCAL_PAIR_SAME_GRID : HSCAL_PAIR_SIMILAR_GRID;
  double count = ratio((double)nprow * npcol, (double)other_nprow * other_npcol);
  double shape = ratio((double)nprow / npcol, (double)other_nprow / other_npcol);
  return count <= HSCAL_SIMILAR_COUNT && shape <= HSCAL_SIMILAR_SHAPE ? HSCAL_PAIR_SIMILAR_GRID : HSCAL_PAIR_OTHER_GRID;
}

double hscal__ratio_half_width(const hscal_machine *machine, hscal_pair_kind kind) {
  double known = machine->ratio_errors.half_width[kind];
  return known >= 0 ? known : -hscal__ratio_factor[kind] * log1p(-machine->model_error);
}

hscal_pair_kind hscal__less_known_kind(const hscal_machine *machine, hscal_pair_kind x, hscal_pair_kind y) {
  return hscal__ratio_half_width(machine, y) > hscal__ratio_half_width(machine, x) ? y : x;
}

double hscal__machine_noise(const hscal_machine *machine) { return fmax(machine->ratio_errors.noise, 0); }

double hscal__machine_half_width(const hscal_machine *machine) {
  const double of_ten_nine = 1.645, mean_deviation = 0.798; /* of a normal distribution, in standard deviations */
  if (machine->interval_error >= 0) return machine->interval_error;
  return hypot(machine->model_error, of_ten_nine / mean_deviation * hscal__machine_noise(machine));
}
