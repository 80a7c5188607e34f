/* Brute force. The set: every grid of at least half as many processes as the machine has processors, or all places that it allows; NB of 32, 64, 128
 * and panels of 32 and 128 (where the routine has them); places fastest first, nodes filled one by one or all alike; processes of a
 * node side by side along rows or along columns. */
#ifndef HSCAL_BENCHMARKS_FORCE_H
#define HSCAL_BENCHMARKS_FORCE_H

#include "decisions.h"

/* Adds the three best layouts of the set, by the full clock (of the eight best by the sampled one), and the best that a greedy chooser finds in its part of
 * it (BY_GREEDY). `folder`: what was found is kept there, and taken from there the next time; null: nowhere. */
int decision_add_forced(decisions *all, const decision_row *like, const char *folder);

/* How many layouts of the set there are for the call, for the page. */
long decision_set_size(const decision_row *like);

#endif
