/* Random calls, weighted so that the branches of the library that matter are all taken often. */
#ifndef VERIFY_RANDOM_CASE_H
#define VERIFY_RANDOM_CASE_H

#include "verify/oracle_case.h"
#include <stdint.h>

/* How large the calls may get. */
typedef struct random_limits {
  int dimension, block, panel, nprow, npcol;
} random_limits;
extern const random_limits random_small; /* dimensions to 400, blocks to 80, panels to 128, grids to 4 x 5 */
extern const random_limits random_large; /* dimensions to 3000, blocks and panels to 256, grids to 8 x 9 */

/* Call number `number` of seed `seed` for a routine: always the same one, whatever was drawn before. */
oracle_case random_case(uint64_t seed, uint64_t number, const hscal_routine *routine, const random_limits *limits);

#endif
