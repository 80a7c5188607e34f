/* Pivots fed to the library: data that are not there can't tell them. */
#ifndef VERIFY_FEED_PIVOTS_H
#define VERIFY_FEED_PIVOTS_H

#include "call/call.h"

/* From now on p?amax in a column of A, or among the norms of its columns, finds the pivot of the elimination that is expected of such
 * data (pivots.h), and norms are made anew as is expected of them; null: the library's own again. The messages are its own in any case. */
void pivots_feed(const hscal_call *call, hscal_data data);

/* The same for whatever the library eliminates, where it is not known what: p?amax then finds what is expected if its column ends
 * with the matrix. */
void pivots_feed_any(int on);

/* Are, while pivots are fed, norms of what is reflected, too (not 0), and factors of reflectors (neither 0 nor 1, but for a real
 * number alone)? Where there are data they come out so by themselves. */
void reflectors_feed(int on);

#endif
