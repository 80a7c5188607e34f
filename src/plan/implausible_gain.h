/* Plans that gain more than is plausible. Internal to src/plan. */
#ifndef HSCAL_PLAN_IMPLAUSIBLE_GAIN_H
#define HSCAL_PLAN_IMPLAUSIBLE_GAIN_H

#include "hscal.h"
#include "machine/machine.h"

/* A plan that is to be more than 10 times as fast as the best usual layout says so at the beginning of its warning, and
 * on which numbers of the machine it rests: one that is wrong by orders of magnitude gives such a plan, too. */
void hscal__warn_implausible_gain(const hscal_machine *machine, hscal_plan *plan);

#endif
