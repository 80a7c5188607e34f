/* Which calls are alike, so that what is known of one holds for the other. Internal to src/plan and src/ctxt. */
#ifndef HSCAL_PLAN_WISDOM_KEY_H
#define HSCAL_PLAN_WISDOM_KEY_H

#include "plan/wisdom.h"

/*
 * Calls on one machine that are alike have the same key: the same routine and letters, block sizes, sources and offsets
 * given; each of M, N and K in the same half octave (1024 to 1448 are one class); the same limits, slots, grids and
 * blocks demanded; the same computers with the same libraries (fingerprint of a measured machine, else everything that
 * its description says). Recorded calls are not remembered: then *key is 0. `wisdom` may be null; it keeps what takes
 * long to find out. HSCAL_ERROR_MEMORY.
 */
int hscal__wisdom_key(hscal_wisdom *wisdom, const hscal_call *call, const hscal_machine *machine,
                      const hscal_options *options, uint64_t *key);

#endif
