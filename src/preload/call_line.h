/* A call in the words of the command, as a line of the spool. */
#ifndef HSCAL_PRELOAD_CALL_LINE_H
#define HSCAL_PRELOAD_CALL_LINE_H

#include "preload/tally.h"

#include <stdio.h>

/* "call 3 pdtrsm uplo=l m=4000 n=100 a=m1 b=m2 ib=5\n", before it a line for each matrix that was in no line yet:
 * "matrix m1 m=4000 n=4000 type=d mb=32 nb=32 context=c1\n". A matrix of which this process knows nothing is "?". */
void hscal__call_line_put(FILE *out, int number, const hscal_entry *entry);

#endif
