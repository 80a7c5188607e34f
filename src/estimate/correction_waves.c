#include "estimate/correction_waves.h"
#include "base/random.h"

#include <math.h>
#include <stdint.h>

void hscal__waves_init(int inputs, hscal_waves *waves) {
  const double most_turns = 0.14; /* per unit: some seven units are a turn, so that waves are smooth where inputs are */
  uint64_t chance = 1;
  for (int w = 0; w < HSCAL_WAVES; w++) {
    hscal_wave *wave = &waves->wave[w];
    wave->phase_turns = hscal__random_part(&chance);
    for (int i = 0; i < HSCAL_INPUTS_OF_A_WAVE; i++) {
      wave->input[i] = (int)(hscal__random_part(&chance) * inputs);
      wave->turns_per_unit[i] = most_turns * (2 * hscal__random_part(&chance) - 1);
    }
  }
}

/* Close to sines, of two parabolas each: no library's rounding is in them. */
static void sines_of_turns(double *value) {
  const double to_integers = 6755399441055744.0; /* 1.5 * 2^52: what is added to it loses its fraction, rounded */
  for (int w = 0; w < HSCAL_WAVES; w++) {
    double part = value[w] - ((value[w] + to_integers) - to_integers);
    value[w] = 8 * part * (1 - 2 * fabs(part));
  }
}

void hscal__waves_values(const hscal_waves *waves, const double *input, double *value) {
  for (int w = 0; w < HSCAL_WAVES; w++) {
    const hscal_wave *wave = &waves->wave[w];
    double turns = wave->phase_turns;
    for (int i = 0; i < HSCAL_INPUTS_OF_A_WAVE; i++) turns += wave->turns_per_unit[i] * input[wave->input[i]];
    value[w] = turns;
  }
  sines_of_turns(value);
}
