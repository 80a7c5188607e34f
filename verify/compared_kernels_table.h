/* Which kernels of a routine are compared. */
#ifndef VERIFY_COMPARED_KERNELS_TABLE_H
#define VERIFY_COMPARED_KERNELS_TABLE_H

#include "call/routine.h"
#include "events/event.h"

/* Is a kernel that elsewhere moves or scales data on the way to something else what the routine is for? */
int kernel_is_purpose(const hscal_routine *routine, hscal_kernel kernel);
/* Is this kernel compared? Not what only moves data on the way to something else, nor what the library does without a
 * kernel that could be recorded. */
int kernel_is_compared(const hscal_routine *routine, hscal_kernel kernel);
/* Are all kernels compared that have operations? Else the record can't tell how many there are. */
int operations_are_compared(const hscal_routine *routine);

#endif
