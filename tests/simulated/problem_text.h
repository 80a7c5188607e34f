/* Problems from words, as `simulate` takes them. */
#ifndef HSCAL_TESTS_SIMULATED_PROBLEM_TEXT_H
#define HSCAL_TESTS_SIMULATED_PROBLEM_TEXT_H

#include "problem.h"

/* "pdgemm n=64 nb=8 grid=2x3", split at spaces; placement null: the usual one. The test fails if it is no problem. Free it. */
sim_problem problem_of(const hscal_machine *machine, const char *text, const char *placement);

#endif
