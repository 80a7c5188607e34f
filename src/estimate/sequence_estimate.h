/* Closed-form time of the calls of a sequence. */
#ifndef HSCAL_ESTIMATE_SEQUENCE_ESTIMATE_H
#define HSCAL_ESTIMATE_SEQUENCE_ESTIMATE_H

#include "call/sequence.h"
#include "estimate/placement_profile.h"
#include "machine/machine.h"

/* Seconds of all calls but the first, each as often as it is made; `around_s` is what each takes beside its estimate. *parts, if it is not
 * null, becomes how many parts of skeletons that took. 0 for what is no sequence. */
double hscal__others_estimate_s(const hscal_machine *machine, const hscal_call *call, int nprow, int npcol, int panel,
                                const hscal_profile *profile, double around_s, int *parts);

#endif
