/* Points of measured curves that cannot be right. */
#ifndef HSCAL_MACHINE_OUTLIERS_H
#define HSCAL_MACHINE_OUTLIERS_H

#include "machine/machine.h"

/*
 * A point of a curve is absurd if at least two of the four points nearest to it (by the logarithms of their dimensions)
 * contradict it. The speed of a call with r times the operations of another may be up to max(1.5 r, 3 sqrt r) times as high (a
 * larger call takes longer, hardly ever less long) and down to a third; of levels 1 and 2, which fall out of caches, down to a
 * twelfth. Messages likewise, by their bytes per second. An absurd point is replaced by what its neighbours say, so that no
 * decision depends on it, and gets a line in machine->repairs that names it. The machine gets one warning: the line of a single such point, the
 * number of several. Curves of less than three points are believed.
 * Returns 0 or HSCAL_ERROR_MEMORY.
 */
int hscal__machine_replace_outliers(hscal_machine *machine);

/* The beginning of the warning about several points; their own lines may be printed in its place. */
extern const char hscal__poisoned_curves[];

/* Is there nothing against a machine that was just measured (hscal__measure), so that it may be kept? */
int hscal__machine_is_trusted(const hscal_machine *machine);

/* Replaces the warnings of the machine by all that apply now: what the measurement says of itself, values that no
 * computer has (plausible.h), points that were replaced. Returns 0 or HSCAL_ERROR_MEMORY. */
int hscal__machine_update_warnings(hscal_machine *machine);

#endif
