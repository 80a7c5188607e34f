/* Pairs of a usual layout and a plan, which ran in the simulated library, and harm among them. */
#ifndef HSCAL_BENCHMARKS_REAL_SIMULATED_PAIRS_H
#define HSCAL_BENCHMARKS_REAL_SIMULATED_PAIRS_H

#include "harm.h"

/* By whose layout, and where from. */
typedef enum simulated_usual {
  GAINS_GUIDE,     /* gains.csv: that of the guide */
  GAINS_USUAL,     /* the best of the guide's and divisor grids */
  DECISIONS_GUIDE, /* decisions.csv: that of the guide */
  DECISIONS_ANY,   /* that of every rule there but the search by brute force, in turn */
  SIMULATED_USUALS
} simulated_usual;

extern const char *const simulated_usual_names[SIMULATED_USUALS];

/* A simulation repeats itself but for its last digits: what may differ by chance, a logarithm. */
extern const double simulated_noise;

/* Reads FOLDER/gains.csv or decisions.csv. A task is a call on a cluster. Pairs of which one was not simulated are left out. 0, or an exit
 * status after saying what is wrong. *pairs (malloc'ed) is to be freed in any case. */
int simulated_pairs(const char *folder, simulated_usual usual, harm_pair **pairs, int *count);

#endif
