/* A call from the arguments of a public function. */
#ifndef HSCAL_CALL_READ_H
#define HSCAL_CALL_READ_H

#include "call/arguments.h"

/* Fills the call from the arguments of a public function, in the order of the list: HSCAL_GIVEN(pack). Scalars are of the
 * routine's own type. Null pointers and bad descriptors give -i / -(100*i+entry). The call is checked without a grid. */
int hscal__call_read(const hscal_routine *routine, const void *const *given, hscal_call *call);

#endif
