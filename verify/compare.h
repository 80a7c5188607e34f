/* Compares the library with the scheme. */
#ifndef VERIFY_COMPARE_H
#define VERIFY_COMPARE_H

#include "verify/oracle_case.h"
#include "verify/streams.h"

enum { DIFFERENCE_TEXT = 512 };

/* Action by action, for every process. 1 if equal; else 0 and the first difference in words. */
int compare_streams(const oracle_case *c, const streams *recorded, const streams *expected, char text[DIFFERENCE_TEXT]);

/* hscal__info of the case against the sums over the recorded streams: operations per process, bytes and messages per
 * pair, collectives. Same return, or -1 and the text when hscal__info failed. */
int compare_totals(const oracle_case *c, const streams *recorded, char text[DIFFERENCE_TEXT]);

#endif
