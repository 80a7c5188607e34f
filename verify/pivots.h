/* Pivots fed to the library: data that are not there can't tell them. */
#ifndef VERIFY_PIVOTS_H
#define VERIFY_PIVOTS_H

#include "call/call.h"

/* From now on p?amax in a column of A finds the expected pivot of the elimination (hscal__expected_pivot); null: the library's
 * own again. The messages are its own in any case. */
void pivots_feed(const hscal_call *call);

#endif
