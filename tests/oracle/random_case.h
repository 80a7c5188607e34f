/* Random calls, weighted so that the branches of the library that matter are all taken often. */
#ifndef ORACLE_RANDOM_CASE_H
#define ORACLE_RANDOM_CASE_H

#include "oracle_case.h"
#include <stdint.h>

/* Call number `number` of seed `seed` for a routine: always the same one, whatever was drawn before. */
oracle_case random_case(uint64_t seed, uint64_t number, const hscal_routine *routine);

#endif
