/* Between which values the ratio of the times of two layouts lies: what is known of the machine (machine/ratio_errors.h), else its
 * model_error. */
#ifndef HSCAL_MODELS_PREDICT_RATIO_INTERVAL_H
#define HSCAL_MODELS_PREDICT_RATIO_INTERVAL_H

#include "machine/machine.h"

/* Of processes with the same threads: by their grids, and whether these stand on the same nodes. */
hscal_pair_kind hscal__pair_kind(int nprow, int npcol, int other_nprow, int other_npcol, int same_nodes);

/* Half of the 90 % interval of log(t_a / t_b) as predicted less as measured: 9 in 10 pairs of that kind lie within it. Infinite where
 * the model may err by 100 %. */
double hscal__ratio_half_width(const hscal_machine *machine, hscal_pair_kind kind);

/* Of two kinds of pairs that of which less is known, the first of equal ones: by it several pairs are judged together. */
hscal_pair_kind hscal__less_known_kind(const hscal_machine *machine, hscal_pair_kind x, hscal_pair_kind y);

/* What a run that is repeated on the machine scatters by (machine/noise.h), a logarithm; 0: nobody says. */
double hscal__machine_noise(const hscal_machine *machine);

/* Half of the 90 % interval of what the machine adds to a prediction, relative: its interval_error, which was learned from runs or stated
 * and holds their noise; else its model_error with its noise, the root of the sum of the squares. */
double hscal__machine_half_width(const hscal_machine *machine);

#endif
