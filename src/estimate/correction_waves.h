/* Waves along random directions: functions of which a sum tells any smooth function of many numbers, as well as its weights were learned (Rahimi and
 * Recht, Random features for large-scale kernel machines, 2007). */
#ifndef HSCAL_ESTIMATE_CORRECTION_WAVES_H
#define HSCAL_ESTIMATE_CORRECTION_WAVES_H

/* Waves, and of how many inputs each is a function. */
enum { HSCAL_WAVES = 256, HSCAL_INPUTS_OF_A_WAVE = 4 };

typedef struct hscal_wave {
  int input[HSCAL_INPUTS_OF_A_WAVE];
  double turns_per_unit[HSCAL_INPUTS_OF_A_WAVE], phase_turns;
} hscal_wave;

typedef struct hscal_waves {
  hscal_wave wave[HSCAL_WAVES];
} hscal_waves;

/* The waves, the same everywhere, of so many inputs. */
void hscal__waves_init(int inputs, hscal_waves *waves);

/* value[HSCAL_WAVES] of input[inputs], between -1 and 1. */
void hscal__waves_values(const hscal_waves *waves, const double *input, double *value);

#endif
