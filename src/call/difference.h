/* Where two calls differ, for messages. */
#ifndef HSCAL_CALL_DIFFERENCE_H
#define HSCAL_CALL_DIFFERENCE_H

#include "call/call.h"

/* What the first argument in which the two differ is in each, "N = 200", "MB_ of DESCA = 64": empty texts if they are equal. Another
 * routine is one, too. Grids of the call's own are compared by their extents. */
enum { HSCAL_DIFFERENCE_TEXT_SIZE = 64 };
void hscal__call_difference(const hscal_call *one, const hscal_call *other, char in_one[HSCAL_DIFFERENCE_TEXT_SIZE],
                            char in_other[HSCAL_DIFFERENCE_TEXT_SIZE]);

/* Has the call whole operands, which begin at (1, 1), in blocks that are open? Then it is told by its letters and sizes. */
int hscal__call_is_plain(const hscal_call *call);

#endif
